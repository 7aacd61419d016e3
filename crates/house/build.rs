//! A release holds the page inside it, so a page built anew is a reason to build the house anew. A debug build reads
//! the page from `web/dist` whenever it is asked for, and needs no such reason.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
