//! Luck that can be checked: a commitment before the first draw, entropy from every seat, and one stream of words.
//!
//! `docs/fair-luck.md` says it to the byte for whoever writes it again, and what it proves.

use std::fmt;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::die::Die;

/// Where draws come from.
pub trait Luck {
    /// The next 32 bits.
    fn word(&mut self) -> u32;

    /// A number below `n`, each with the same chance. `below(1)` is 0 and uses no word.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a draw among nothing");
        if n == 1 {
            return 0;
        }
        // Words from the last, incomplete run of n are thrown away, so that no remainder is favoured.
        let last = u32::MAX - ((u32::MAX % n) + 1) % n;
        loop {
            let word = self.word();
            if word <= last {
                return word % n;
            }
        }
    }

    /// An ordinary die.
    #[inline]
    fn die(&mut self) -> Die {
        Die::FACES[self.below(6) as usize]
    }
}

/// The 32 bytes that fix a match's luck; published when the match is over. They never print.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// The secret of the `n`-th simulated match of a seed.
    pub fn simulated(seed: u64, n: u64) -> Self {
        let hash = Sha256::new().chain_update(b"tapis/simulate/1\0");
        Self(hash.chain_update(seed.to_le_bytes()).chain_update(n.to_le_bytes()).finalize().into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The id of the `n`-th simulated match of a seed.
pub fn simulated_id(seed: u64, n: u64) -> String {
    format!("sim-{seed}-{n}")
}

/// Most bytes of entropy that a seat may give.
pub const ENTROPY_MAX: usize = 64;

/// What is shown before any seat gives entropy: it binds the house to its secret.
pub fn commitment(match_id: &str, secret: &Secret) -> [u8; 32] {
    let hash = Sha256::new().chain_update(b"tapis/luck/1\0").chain_update(match_id).chain_update(b"\0");
    hash.chain_update(secret.0).finalize().into()
}

/// The key of the stream. `entropy` has one entry for each seat, in seat order, empty where a seat gave none.
pub fn key<E: AsRef<[u8]>>(match_id: &str, secret: &Secret, entropy: &[E]) -> [u8; 32] {
    let hash = Sha256::new().chain_update(b"tapis/key/1\0").chain_update(match_id).chain_update(b"\0");
    let mut hash = hash.chain_update(secret.0);
    for (seat, given) in entropy.iter().enumerate() {
        let given = given.as_ref();
        assert!(given.len() <= ENTROPY_MAX, "seat {seat} gave {} bytes of entropy", given.len());
        hash.update([seat as u8]);
        hash.update((given.len() as u16).to_le_bytes());
        hash.update(given);
    }
    hash.finalize().into()
}

/// The words of one match: ChaCha20 (RFC 8439) under the key, zero nonce, block counter from 0.
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream under this key, from its first word.
    pub fn new(key: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(key))
    }

    /// The stream of a match whose seats gave this entropy.
    pub fn of<E: AsRef<[u8]>>(match_id: &str, secret: &Secret, entropy: &[E]) -> Self {
        Self::new(key(match_id, secret, entropy))
    }

    /// How many words have been used.
    pub fn words(&self) -> u64 {
        self.0.get_word_pos() as u64
    }
}

impl Luck for Stream {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stream({} words used)", self.words())
    }
}

#[cfg(test)]
mod tests {
    use super::{Luck, Secret, Stream, commitment, key};

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    struct Vector {
        id: &'static str,
        secret: Secret,
        entropy: [&'static [u8]; 3],
        commitment: &'static str,
        key: &'static str,
        word: u32,
        dice: [u8; 20],
        cards: [u32; 8],
        large: [u32; 3],
        words: u64,
    }

    #[test]
    fn the_stream_gives_the_published_vectors() {
        let counting: [u8; 32] = std::array::from_fn(|byte| byte as u8);
        let vectors = [
            Vector {
                id: "m-1",
                secret: Secret([0; 32]),
                entropy: [b"", b"", b""],
                commitment: "85429475b1bc2570576e1c5703a872d4357db342dc08f0b651310c168eb5c9d7",
                key: "b96db7ea6c921b5dad249d8d9c4e0b9e7a4f44ccf3c027682574a53a60aed18a",
                word: 0x737d_38bc,
                dice: [5, 6, 6, 4, 6, 5, 1, 4, 5, 6, 1, 5, 1, 5, 4, 4, 2, 6, 5, 3],
                cards: [49, 31, 1, 10, 9, 42, 3, 14],
                large: [25_403_750, 484_156_285, 1_194_908_203],
                words: 32,
            },
            Vector {
                id: "salon-7",
                secret: Secret(counting),
                entropy: [b"anne", b"", &[1, 2, 3]],
                commitment: "cec9e0d8b60532b803cfd03a4abce25436d72ce90672170172cf97ebf61968f9",
                key: "6001e7eb95578359bd162384667044e0f0be68dce938bdd003c5220c3f56b16a",
                word: 0x66ea_4b3b,
                dice: [6, 5, 1, 4, 6, 1, 5, 4, 1, 4, 4, 2, 5, 6, 4, 6, 3, 2, 5, 3],
                cards: [20, 8, 3, 22, 35, 42, 41, 17],
                large: [2_486_535_262, 1_819_298_980, 2_919_452_205],
                words: 31,
            },
        ];
        for vector in vectors {
            assert_eq!(hex(&commitment(vector.id, &vector.secret)), vector.commitment);
            assert_eq!(hex(&key(vector.id, &vector.secret, &vector.entropy)), vector.key);
            let mut stream = Stream::of(vector.id, &vector.secret, &vector.entropy);
            assert_eq!(Stream::of(vector.id, &vector.secret, &vector.entropy).word(), vector.word);
            assert_eq!(std::array::from_fn(|_| stream.die().pips()), vector.dice);
            assert_eq!(std::array::from_fn(|_| stream.below(52)), vector.cards);
            assert_eq!(std::array::from_fn(|_| stream.below(3_000_000_000)), vector.large);
            assert_eq!(stream.words(), vector.words);
        }
    }

    #[test]
    fn a_draw_among_one_uses_no_word() {
        let mut stream = Stream::new([7; 32]);
        assert_eq!(stream.below(1), 0);
        assert_eq!(stream.words(), 0);
    }

    #[test]
    fn simulated_secrets_are_the_published_ones() {
        let secret = Secret::simulated(7, 0);
        assert_eq!(hex(&secret.0), "4b8fec6bac29ad4acb32f7f9c3c2c2c4d2dedd391f416af85b4745c8551ab13a");
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
