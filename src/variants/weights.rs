//! What pieces and positions are worth in each game: a file of numbers a game, in centipawns for the middlegame
//! and the endgame.
//!
//! The files are read when the program is compiled, and a wrong one does not compile. `wonderboard fit` makes
//! them from games of the engine against itself (`docs/engine.md`).

mod text;

pub use text::{read, write};

use crate::evaluation::{Numbers, PieceSquares, Weights};

/// The file of a game.
pub struct WeightsFile {
    /// Its name, without `.txt`.
    pub name: &'static str,
    pub text: &'static str,
    /// What is made of it.
    pub weights: &'static Weights,
}

macro_rules! files {
    ($($name:ident $file:literal $(.$rule:ident())?,)*) => {
        $(pub static $name: Weights =
            weights(include_bytes!(concat!("weights/", $file, ".txt")))$(.$rule())?;)*

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
    ALICE_TWILIGHT "alice-twilight",
    ALICE_TANDEM "alice-tandem",
    ALICE_TWINMOVE "alice-twinmove",
    ALICE_SWITCH_SIDE "alice-switch-side",
    CRAZYHOUSE "crazyhouse".pocketing(),
}

/// Pieces and places for the game without turns. They are those of chess as they were when its engine was
/// measured, and not fitted with it.
pub static REALTIME: PieceSquares = PieceSquares::of_numbers(&read::<{ PieceSquares::LEN }>(
    include_bytes!("weights/realtime.txt"),
    &PieceSquares::FIELDS,
));

const fn weights(text: &[u8]) -> Weights {
    Weights::of_numbers(&numbers(text))
}

/// The numbers of a game's file.
pub const fn numbers(text: &[u8]) -> Numbers {
    read(text, &Weights::FIELDS)
}
