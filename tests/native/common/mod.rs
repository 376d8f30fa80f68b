//! What several tests need: chance that is the same every time, and games played by it.

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use wonderboard::app::draw::sets::PieceSet;
use wonderboard::board::Position;
use wonderboard::rules::{Move, Rules};
use wonderboard::variants::{Chess, Twilight};

/// The rules of the games that tests name most.
pub const CHESS: Rules = &Chess;
pub const TWILIGHT: Rules = &Twilight;

/// Random numbers that are the same in every run (splitmix64).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.draw() % n.max(1) as u64) as usize
    }

    /// One of them, unless there are none.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }
}

/// Plays at random from the start, until the game ends by itself or after so many plies. Shows
/// each position, the last one included, before it is left.
pub fn wander(
    rules: Rules,
    chance: &mut Chance,
    plies: usize,
    mut show: impl FnMut(&Position),
) -> Vec<Move> {
    let mut position = rules.start();
    let mut made = Vec::new();
    show(&position);
    while made.len() < plies {
        let Some(m) = likely(rules, &position, chance) else {
            break;
        };
        position = rules.play(&position, m);
        made.push(m);
        show(&position);
    }
    made
}

/// A random legal move, none if the game is over. Captures and other noisy moves are somewhat
/// more likely, so that games get somewhere, and so are kinds of moves of which there are few.
pub fn likely(rules: Rules, position: &Position, chance: &mut Chance) -> Option<Move> {
    if rules.outcome(position).is_some() {
        return None;
    }
    let legal = rules.legal(position);
    let kind = |m: &Move| std::mem::discriminant(m);
    let first = chance.pick(&legal)?;
    if chance.below(4) > 0 {
        return Some(first);
    }
    let mut kinds: Vec<_> = legal.iter().map(kind).collect();
    kinds.dedup();
    let wanted = chance.pick(&kinds)?;
    let of_kind: Vec<Move> = legal.into_iter().filter(|m| kind(m) == wanted).collect();
    chance.pick(&of_kind)
}

/// The set of pieces that everybody begins with.
pub fn round() -> &'static PieceSet {
    static ROUND: LazyLock<PieceSet> =
        LazyLock::new(|| PieceSet::read(include_str!("../../../pieces/round.txt")));
    &ROUND
}

/// A file of this process's own that is not there yet, and no longer once this is gone.
pub struct Fresh(pub PathBuf);

impl Fresh {
    pub fn new(name: &str) -> Fresh {
        let name = format!("{}-{name}", std::process::id());
        Fresh(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name))
    }

    pub fn name(&self) -> &str {
        self.0.to_str().expect("a path")
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        // Where a test fails it may never have been there.
        let _ = fs::remove_file(&self.0);
    }
}
