//! The engine on two boards: problems, short mates, and endings that are won by driving a king.

use serde_json::Value;
use wonderboard::engine::{Limits, Root, Score, Search, Unwatched};
use wonderboard::evaluation::Rated;
use wonderboard::notation::{fen, san};
use wonderboard::variants::Spec;

/// Alice chess without castling, as the problems of the vectors are set.
fn without_castling() -> Spec {
    let alice = Spec::from_slug("alice").expect("a game");
    alice.with_option("castling", "off").expect("an option")
}

/// The problems of the vectors: in how many moves White mates, and the FEN.
fn problems() -> Vec<(u32, String)> {
    let all: Value = serde_json::from_str(include_str!("../vectors/alice.json")).expect("JSON");
    let all = all["vectors"].as_array().expect("vectors").iter();
    let problems = all.filter(|vector| vector["kind"] == "mate_in").map(|vector| {
        let fen = vector["fen"].as_str().expect("a FEN");
        (vector["mate_in"].as_u64().expect("a number") as u32, fen.to_owned())
    });
    problems.collect()
}

/// What a search of a problem finds.
struct Found<'a>(&'a str, Limits);

impl Found<'_> {
    fn visit(self, game: Rated) -> (Score, String) {
        let rules = game.rules;
        let position = fen::read(rules, self.0).expect(self.0);
        let mut search = Search::new(game, 4);
        let best = search.think(&Root::of(position), &self.1, &mut Unwatched).expect("a move");
        (best.report.score(), san::write(rules, &position, best.m))
    }
}

#[test]
fn the_problem_by_marks_is_solved_at_once() {
    let fen = "4r3/1p6/3n4/2n1k1rb/8/2b1p1p1/8/8:8/8/4R3/5R2/1P1NpB2/Q7/K7/8 w - - 0 1";
    let found = Found(fen, Limits::nodes(5_000)).visit(without_castling().rated());
    assert_eq!(found, (Score::Mate(2), "Kb1/A".to_owned()));
}

#[test]
fn short_mates_on_two_boards_are_found_with_their_distance() {
    let short = problems().into_iter().filter(|(moves, _)| *moves <= 4);
    for (moves, fen) in short {
        let (verdict, _) = Found(&fen, Limits::nodes(60_000)).visit(without_castling().rated());
        assert_eq!(verdict, Score::Mate(moves as i32), "{fen}");
    }
}

/// Plays a problem out, so many nodes a move for either side; returns White's moves up to the mate.
struct PlayOut<'a>(&'a str, [u64; 2]);

impl PlayOut<'_> {
    fn visit(self, rated: Rated) -> Option<u32> {
        let rules = rated.rules;
        let mut game = Root::of(fen::read(rules, self.0).expect(self.0));
        let mut players = [0, 1].map(|_| Search::new(rated, 1));
        for ply in 0..100 {
            let side = ply % 2;
            let limits = Limits::nodes(self.1[side]);
            let best = players[side].think(&game, &limits, &mut Unwatched).expect("a move");
            game.advance(rules, best.m);
            if let Some(end) = rules.outcome(&game.position) {
                return end.winner.map(|_| ply as u32 / 2 + 1);
            }
        }
        None
    }
}

#[test]
fn rook_and_queen_win_on_two_boards_within_the_fifty_moves() {
    // Those that take longest: the rook needs up to fourteen moves, the queen up to nine.
    let long: Vec<_> = problems().into_iter().filter(|(moves, _)| *moves >= 8).collect();
    assert!(long.iter().any(|(moves, _)| *moves == 14));
    for (moves, fen) in long {
        let played = PlayOut(&fen, [4_000, 1_000]).visit(without_castling().rated());
        assert!(played.is_some_and(|played| played < 3 * moves), "{fen}: {played:?}");
    }
}
