//! Which moves orthodox chess does not know.

use wonderboard::board::BoardId;
use wonderboard::evaluation::Played;
use wonderboard::notation::{coords, fen};
use wonderboard::variants::Spec;

/// The unfamiliar moves of a position in coordinates.
fn unfamiliar(slug: &str, text: &str, last_on: Option<BoardId>) -> Vec<String> {
    let spec = Spec::from_slug(slug).expect("a game");
    let rated = spec.rated();
    let position = match text {
        "start" => rated.rules.start(),
        _ => fen::read(rated.rules, text).expect("a position"),
    };
    let legal = rated.rules.legal(&position);
    let is_new = |&m: &_| rated.evaluation.is_unfamiliar(&Played::of(&position, last_on, m));
    let texts = legal.into_iter().filter(is_new).map(|m| coords::write(&position, m));
    let mut texts: Vec<String> = texts.collect();
    texts.sort();
    texts
}

#[test]
fn chess_has_none() {
    assert!(unfamiliar("chess", "start", None).is_empty());
}

#[test]
fn warps_and_drops_are_new() {
    // Fifteen pieces may leave at the start.
    assert_eq!(unfamiliar("twilight", "start", None).len(), 15);
    let drops = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1";
    assert_eq!(unfamiliar("crazyhouse", drops, None).len(), 62);
}

#[test]
fn all_that_yoked_pawns_do_is_new() {
    let pairs = unfamiliar("tandem", "start", None);
    // Of each pair: both or one, one step or two. There is no room behind for a rocket.
    assert_eq!(pairs.len(), 32, "{pairs:?}");
}

#[test]
fn the_second_half_of_a_turn_is_new() {
    assert!(unfamiliar("twinmove", "start", None).is_empty());
    let second = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1 2";
    assert!(unfamiliar("twinmove", second, None).len() > 10);
}

#[test]
fn a_move_on_the_other_board_is_new() {
    let [a, b] = [0, 1].map(BoardId::new);
    assert!(unfamiliar("alice", "start", None).is_empty());
    assert!(unfamiliar("alice", "start", Some(a)).is_empty());
    assert_eq!(unfamiliar("alice", "start", Some(b)).len(), 20);
}

#[test]
fn switches_and_explosions_are_new() {
    let apart = "rnbqkbnr/pppp1ppp/8/4p3/8/2P5/PP1PPPPP/RNBQKBNR w KQkq - 0 2 1 - -";
    assert!(!unfamiliar("switch-side", apart, None).is_empty());
    let capture = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assert_eq!(unfamiliar("atomic", capture, None).len(), 1);
}
