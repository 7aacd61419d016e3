//! Which sets of tiles a doublet can hand in (R32, R33, A19, A20).

use crate::tile::{Tile, TileSet};

/// How many sets of tiles can ever be handed in (T3).
const N_SETS: usize = 161;

/// Every set that can be handed in for one tile: by the points of the tile taken, then by size.
const SETS: [TileSet; N_SETS] = all_sets();

/// Where in [`SETS`] those of 2, 3, 4, 5 points begin, and where the last end.
const BEGIN: [usize; 5] = [0, 6, 26, 73, 161];

/// The sets among `owned` that together are worth exactly `points` (2 to 5), in one fixed order.
fn sets_worth(owned: TileSet, points: u8) -> impl Iterator<Item = TileSet> {
    let of = (points - 2) as usize;
    SETS[BEGIN[of]..BEGIN[of + 1]].iter().copied().filter(move |set| owned.contains(*set))
}

/// How many exchanges are open to who owns `owned`: each set with each centre tile of its points.
pub(crate) fn count(owned: TileSet, centre: TileSet) -> u32 {
    // The patterns of T3, counted and not listed: 2 = 1+1; 3 = 1+2, 1+1+1; and so on.
    let [ones, twos, threes, fours] = [1, 2, 3, 4].map(|points| worth(owned, points));
    let pairs = |n: u32| n * n.saturating_sub(1) / 2;
    let triples = |n: u32| pairs(n) * n.saturating_sub(2) / 3;
    let quads = |n: u32| triples(n) * n.saturating_sub(3) / 4;
    let sets = [
        pairs(ones),
        ones * twos + triples(ones),
        ones * threes + pairs(twos) + pairs(ones) * twos + quads(ones),
        ones * fours + twos * threes + pairs(ones) * threes + ones * pairs(twos) + triples(ones) * twos,
    ];
    [2, 3, 4, 5].iter().zip(sets).map(|(points, sets)| sets * worth(centre, *points)).sum()
}

/// How many of these tiles are worth that many points.
fn worth(tiles: TileSet, points: u8) -> u32 {
    tiles.and(TileSet::worth(points)).len().into()
}

/// Every exchange open to who owns `owned`: by the points of the tile taken, then by set, then by tile.
pub(crate) fn all(owned: TileSet, centre: TileSet) -> impl Iterator<Item = (TileSet, Tile)> {
    (2..=5).flat_map(move |points| {
        let takes = centre.and(TileSet::worth(points));
        sets_worth(owned, points).flat_map(move |set| takes.iter().map(move |take| (set, take)))
    })
}

/// The `n`-th of [`all`], passing over whole runs.
pub(crate) fn nth(owned: TileSet, centre: TileSet, n: u32) -> Option<(TileSet, Tile)> {
    let mut left = n;
    for points in 2..=5 {
        let takes = centre.and(TileSet::worth(points));
        let n_takes = u32::from(takes.len());
        if n_takes == 0 {
            continue;
        }
        for set in sets_worth(owned, points) {
            if left < n_takes {
                return Some((set, takes.nth(left)?));
            }
            left -= n_takes;
        }
    }
    None
}

const fn all_sets() -> [TileSet; N_SETS] {
    let mut sets = [TileSet::EMPTY; N_SETS];
    let mut found = 0;
    let mut points = 2;
    while points <= 5 {
        let mut size = 2; // A19: two, three or four tiles.
        while size <= 4 {
            let mut bits: u32 = (1 << size) - 1;
            while bits <= u16::MAX as u32 {
                let set = TileSet::from_bits(bits as u16);
                if set.points() == points {
                    sets[found] = set;
                    found += 1;
                }
                // The next greater number with as many bits.
                let ripple = bits + (bits & bits.wrapping_neg());
                bits = ripple | (((bits ^ ripple) >> 2) / (bits & bits.wrapping_neg()));
            }
            size += 1;
        }
        points += 1;
    }
    assert!(found == N_SETS);
    sets
}

#[cfg(test)]
mod tests {
    use super::{BEGIN, SETS, all, count, nth};
    use crate::tile::TileSet;

    /// T3: sets by points of the tile taken and by size.
    #[test]
    fn t03_sets_that_can_be_handed_in() {
        let expected = [[6, 0, 0], [16, 4, 0], [22, 24, 1], [24, 48, 16]];
        for (of, sizes) in expected.iter().enumerate() {
            let sets = &SETS[BEGIN[of]..BEGIN[of + 1]];
            assert!(sets.iter().all(|set| usize::from(set.points()) == of + 2));
            for (n, size) in sizes.iter().zip(2..) {
                assert_eq!(sets.iter().filter(|set| set.len() == size).count(), *n, "{size} tiles");
            }
        }
    }

    #[test]
    fn counting_agrees_with_listing() {
        for bits in (0..=u16::MAX).step_by(97) {
            let owned = TileSet::from_bits(bits);
            let centre = TileSet::ALL.minus(owned);
            let listed: Vec<_> = all(owned, centre).collect();
            assert_eq!(count(owned, centre), listed.len() as u32, "{owned}");
            for (n, exchange) in listed.iter().enumerate() {
                assert_eq!(nth(owned, centre, n as u32), Some(*exchange));
            }
        }
    }
}
