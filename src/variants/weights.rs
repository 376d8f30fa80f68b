//! What pieces and positions are worth in each game: a file of numbers a game, in centipawns for the middlegame
//! and the endgame.
//!
//! The files are read when the program is compiled, and a wrong one does not compile. `wonderboard fit` makes
//! them from games of the engine against itself (`docs/engine.md`).

mod text;

pub use text::{read, write};

use std::sync::LazyLock;

use crate::evaluation::{Numbers, PieceSquares, Weights};

/// The weights of a game, made of its numbers when they are first asked for: a fifth as much for the page to fetch as
/// the weights themselves would be, whose places mirror one another.
pub type LazyWeights = LazyLock<Weights>;

/// The file of a game.
pub struct WeightsFile {
    /// Its name, without `.txt`.
    pub name: &'static str,
    pub text: &'static str,
    /// What is made of it.
    pub weights: &'static LazyWeights,
}

macro_rules! files {
    ($($name:ident $file:literal $(.$rule:ident())?,)*) => {
        $(pub static $name: LazyWeights = LazyLock::new(|| {
            static SMALL: SmallNumbers =
                SmallNumbers::of(&numbers(include_bytes!(concat!("weights/", $file, ".txt"))));
            Weights::of_numbers(&SMALL.numbers())$(.$rule())?
        });)*

        /// All files.
        pub static FILES: &[WeightsFile] = &[$(WeightsFile {
            name: $file,
            text: include_str!(concat!("weights/", $file, ".txt")),
            weights: &$name,
        }),*];
    };
}

files! {
    CHESS "chess",
    TWILIGHT "twilight",
    ALICE "alice",
    TANDEM "tandem",
    TWINMOVE "twinmove",
    SWITCH_SIDE "switch-side",
    ATOMIC "atomic",
    RACING_KINGS "racing-kings",
    DUO "duo",
    EIGHT_BY_FOUR "alice-8x4",
    THREE_BOARDS "alice-3",
    ALICE_TWILIGHT "alice-twilight",
    ALICE_TANDEM "alice-tandem",
    ALICE_TWINMOVE "alice-twinmove",
    ALICE_SWITCH_SIDE "alice-switch-side",
    ALICE_ATOMIC "alice-atomic",
    ALICE_RACING_KINGS "alice-racing-kings",
    ALICE_CRAZYHOUSE "alice-crazyhouse".pocketing(),
    ALICE_MADRASI "alice-madrasi",
    ALICE_CIRCE "alice-circe",
    MADRASI "madrasi",
    CIRCE "circe",
    PROGRESSIVE "progressive",
    CRAZYHOUSE "crazyhouse".pocketing(),
}

/// Pieces and places for the game without turns. They are those of chess as they were when its engine was
/// measured, and not fitted with it.
pub static REALTIME: PieceSquares = PieceSquares::of_numbers(&read::<{ PieceSquares::LEN }>(
    include_bytes!("weights/realtime.txt"),
    &PieceSquares::FIELDS,
));

/// Numbers as they are kept: 0, -1, 1, -2 and so on, of which first all low bytes and then all high ones, which nearly all
/// are 0. Gzipped, the worker is 4 kB smaller so than with signs in the high bytes.
struct SmallNumbers {
    low: [u8; Weights::LEN],
    high: [u8; Weights::LEN],
}

impl SmallNumbers {
    /// One that does not fit does not compile.
    const fn of(numbers: &Numbers) -> SmallNumbers {
        let (mut low, mut high, mut i) = ([0; Weights::LEN], [0; Weights::LEN], 0);
        while i < numbers.len() {
            assert!(numbers[i] as i16 as i32 == numbers[i], "a number is too large");
            let number = numbers[i] as i16;
            [low[i], high[i]] = (number << 1 ^ number >> 15).to_le_bytes();
            i += 1;
        }
        SmallNumbers { low, high }
    }

    fn numbers(&self) -> Numbers {
        std::array::from_fn(|i| {
            let folded = u16::from_le_bytes([self.low[i], self.high[i]]);
            (folded >> 1) as i32 ^ -((folded & 1) as i32)
        })
    }
}

/// The numbers of a game's file.
pub const fn numbers(text: &[u8]) -> Numbers {
    read(text, &Weights::FIELDS)
}
