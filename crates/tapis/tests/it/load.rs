//! `tapis load` drives every box to the end of matches, and finds nothing wrong with the house.

use serde_json::Value;
use shelf::BoxId;

use crate::support::{House, NO_LIMITS, tapis_exits};

#[test]
fn every_box_is_driven_without_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::start(folder.path(), &NO_LIMITS);
    let url = format!("http://{}", house.address);
    for game in BoxId::ALL {
        let game = game.to_string();
        let words = ["load", &url, "--game", &game, "--rooms", "3", "--seconds", "2", "--json"];
        let report: Value = serde_json::from_str(&tapis_exits(0, &words)).unwrap();
        assert_eq!(report["errors"], 0, "{report}");
        // A room in which somebody waited for a clock would come to a few decisions and then stand still.
        assert!(report["decisions"].as_u64().unwrap() > 20, "{report}");
    }
}
