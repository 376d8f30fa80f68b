//! Draws: what repeats a position, and when nobody can mate any more.

use wonderboard::game::Game;
use wonderboard::rules::{Outcome, Reason};
use wonderboard::variants::Spec;

/// The claim after some rounds of moves.
fn claim(start: Option<&str>, round: &str, rounds: usize) -> Option<Reason> {
    let alice = Spec::from_slug("alice").expect("Alice chess");
    let moves = [round].repeat(rounds).join(" ");
    let game = Game::replay(alice, start, moves.split_whitespace()).expect("legal moves");
    assert_eq!(game.status().outcome, None);
    game.status().claim
}

#[test]
fn pieces_that_come_back_repeat_the_position() {
    let round = "Ag1Bf3 Ag8Bf6 Bf3Ag1 Bf6Ag8";
    assert_eq!(claim(None, round, 1), None);
    assert_eq!(claim(None, round, 2), Some(Reason::Threefold));
}

/// Both rooks are back on their squares after three moves each, but on the other board; after six
/// they are where they were.
#[test]
fn the_same_squares_of_other_boards_are_another_position() {
    let start = Some("4k3/8/8/7r/R7/8/8/4K3:8/8/8/8/8/8/8/8 w - - 0 1");
    let over = "Aa4Ba3 Ah5Bh6 Ba3Aa2 Bh6Ah7 Aa2Ba4 Ah7Bh5";
    let back = "Ba4Aa3 Bh5Ah6 Aa3Ba2 Ah6Bh7 Ba2Aa4 Bh7Ah5";
    let round = [over, back].join(" ");
    assert_eq!(claim(start, &round, 1), None, "the squares are the same for the third time");
    assert_eq!(claim(start, &round, 2), Some(Reason::Threefold));
}

#[test]
fn only_bare_kings_are_dead() {
    let end = |game: &str, fen: &str| {
        let spec = Spec::from_slug(game).expect("a game");
        Game::replay(spec, Some(fen), []).expect("a position").status().outcome
    };
    let dead = Some(Outcome::draw(Reason::DeadPosition));
    for (game, placement, expected) in [
        ("alice", "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/8/8", dead),
        ("alice", "4k3/8/8/8/8/8/8/8:8/8/8/8/8/8/8/4K3", dead),
        ("duo", "8/8/8/8/8/8/8/4K3:4k3/8/8/8/8/8/8/8", dead),
        ("alice-8x4", "k3/4/4/4/4/4/4/2K1:4/4/4/4/4/4/4/4", dead),
        ("alice-3", "4k3/8/8/8/8/8/8/8:8/8/8/8/8/8/8/8:8/8/8/8/8/8/8/4K3", dead),
        ("alice", "4k3/8/8/8/8/8/8/3NK3:8/8/8/8/8/8/8/8", None),
        ("alice", "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/8/3b4", None),
        ("alice", "4k3/8/8/8/8/8/8/2B1K3:8/8/8/8/2b5/8/8/8", None),
        ("looking-glass", "8/8/8/8/8/8/8/3NK3:4k3/8/8/8/8/8/8/8", None),
        ("alice-3", "4k3/8/8/8/8/8/8/8:3n4/8/8/8/8/8/8/8:8/8/8/8/8/8/8/4K3", None),
    ] {
        assert_eq!(end(game, &format!("{placement} w - - 0 1")), expected, "{placement}");
    }
    let zone = |zone: &str| format!("4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/8/8 {zone} w - - 0 1 0 0");
    assert_eq!(end("alice-twilight", &zone("-")), dead);
    assert_eq!(end("alice-twilight", &zone("n")), None);
}
