//! Games whose turns have two halves: a comma joins them.

use wonderboard::notation::pgn::{read_one, write};
use wonderboard::notation::words::GameResult;

use super::{fault, movetext};

/// A game, a position to start from (none for the usual one), and moves as we write them.
const WRITTEN: &[(&str, &str, &str)] = &[
    ("Twinmove", "", "1. e4,Bb5 d5,Nf6 2. d4,Bxe8#"),
    // A piece in place of both halves, where that is allowed.
    ("Twinmove Uncompelled", "", "1. e4,Bb5 Nf6 2. Nf3 d5,Nxe4 3. Bxe8#"),
    ("Alice Twinmove", "", "1. e4,Bb5 d5,Nf6 2. a3,Nf3 a6,Rg8"),
    // No pawn, no first half; no piece, no second one.
    ("Twinmove", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1 1", "1. Rd2 Kf7 2. Kd1"),
    ("Twinmove", "4k3/8/8/8/p1p5/P1Pp4/PB1P3P/KNB5 w - - 0 1 1", "1. h4 Kd8 2. h5 Kc8"),
    // The king is captured by either half, and there is no other.
    ("Twinmove", "4k3/8/8/8/8/8/P3R3/4K3 w - - 0 1 1", "1. a4,Rxe8#"),
    ("Twinmove", "4k3/3P4/8/8/8/8/4R3/4K3 w - - 0 1 1", "1. dxe8=Q#"),
    ("Twinmove", "3k4/4P3/8/8/8/8/8/4K3 w - - 0 1 1", "1. e8=N,Nf6 Kc8"),
    // The game begins in the middle of a turn, or with Black.
    ("Twinmove", "4k3/8/8/8/3r1r2/8/P7/R3K2R w KQ - 0 1 2", "1. O-O Rc4 2. a4,Rfb1"),
    (
        "Twinmove",
        "rnbqkbnr/ppp1pppp/8/3p4/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 3 2",
        "3... Nf6 4. e4,Nf3",
    ),
    ("Twinmove", "4k3/7p/8/8/8/8/7P/4K3 b - - 0 7 1", "7... h5,Kd8 8. h4,Ke2 Kd7 9. Kd2"),
];

fn tags(game: &str, start: &str) -> String {
    let fen = if start.is_empty() { String::new() } else { format!("[FEN \"{start}\"]\n") };
    format!("[Variant \"{game}\"]\n{fen}\n")
}

#[test]
fn a_comma_joins_the_halves_of_a_turn() {
    for (game, start, moves) in WRITTEN {
        let text = tags(game, start) + moves;
        assert_eq!(movetext(&text), *moves, "{text}");
        let played = read_one(&text).expect("a game");
        let again = read_one(&write(&played)).expect("what we write");
        assert_eq!((&again.tree, &again.fen), (&played.tree, &played.fen), "{text}");
    }
}

#[test]
fn halves_are_read_in_any_form() {
    for (game, start, moves) in WRITTEN {
        let played = read_one(&(tags(game, start) + moves)).expect("a game");
        for form in [
            moves.replace(',', " "),
            moves.replace(',', ", "),
            moves.replace(',', " , "),
            moves.replace(',', "\n,"),
            moves.replace(". ", ".").replace(',', " ... "),
            moves.replace(['#', 'x', '='], ""),
        ] {
            let again = read_one(&(tags(game, start) + &form));
            assert_eq!(again.as_ref(), Ok(&played), "{form}");
        }
    }
}

#[test]
fn remarks_may_stand_between_halves() {
    let tags = tags("Twinmove", "");
    for (text, expected) in [
        ("1. e4!,Bb5 d5,Nf6", "1. e4 $1,Bb5 d5,Nf6"),
        ("1. e4 {so} Bb5 d5 {or so}, Nf6", "1. e4 {so} 1. Bb5 d5 {or so} 1... Nf6"),
        (
            "1. e4 (1. d4,Bf4) ,Bb5 (,Nf3) d5 (d6,Nf6),Nf6",
            "1. e4 (1. d4,Bf4) 1. Bb5 (1. Nf3) 1... d5 (1... d6,Nf6) 1... Nf6",
        ),
    ] {
        assert_eq!(movetext(&format!("{tags}{text}")), expected, "{text}");
        assert_eq!(movetext(&format!("{tags}{expected}")), expected, "{expected}");
    }
}

#[test]
fn a_captured_king_is_the_end() {
    let text = tags("Twinmove", "") + "1. e4,Bb5 d5,Nf6 2. d4,Bxe8# 1-0";
    assert_eq!(read_one(&text).expect("a game").verdict, GameResult::First);
    let late = tags("Twinmove", "") + "1. e4,Bb5 d5,Nf6 2. d4,Bxe8# e6,Nc6";
    assert_eq!(fault(&late), "line 3, column 30: \"e6\" is not a legal move here");
}
