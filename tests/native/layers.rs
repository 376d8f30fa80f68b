//! A layer that answers no question itself is the game below it.

use crate::common::{Chance, wander};
use wonderboard::board::{
    Bitboard, Board, BoardId, BoardSquare, Color, Placement, Position, Role, Roles,
};
use wonderboard::engine::eval::evaluate;
use wonderboard::evaluation::{Evaluated, Evaluation, Hint, Quiet, Rated, Weights};
use wonderboard::notation::{fen, san};
use wonderboard::rules::{Legality, Move, Moves, Rules, Stage, Variant};
use wonderboard::variants::Spec;

/// What a layer must answer, having no answer to fall back on, and where a piece comes down: all as in
/// the game below it.
macro_rules! as_below {
    () => {
        fn base(&self) -> Option<Rules> {
            Some(self.0)
        }

        fn boards(&self) -> usize {
            self.0.boards()
        }

        fn setup(&self, start: &mut Placement) {
            self.0.setup(start);
        }

        fn land(&self, boards: &[Board], us: Color, first: usize, out: &mut Moves) {
            self.0.land(boards, us, first, out);
        }

        fn passage(&self, boards: &[Board], from: BoardId, onto: BoardId) -> Bitboard {
            self.0.passage(boards, from, onto)
        }

        fn across(&self, boards: &[Board], us: Color, by: Roles, stage: Stage, out: &mut Moves) {
            self.0.across(boards, us, by, stage, out);
        }

        fn bars_in_check(&self, king_move: Move) -> bool {
            self.0.bars_in_check(king_move)
        }

        fn victim(&self, passed: BoardSquare, board: BoardId, us: Color) -> Option<BoardSquare> {
            self.0.victim(passed, board, us)
        }

        fn attacked(&self, boards: &[Board], at: BoardSquare, by: Color) -> bool {
            self.0.attacked(boards, at, by)
        }
    };
}

/// Answers nothing else itself.
struct Clear(Rules);

impl Variant for Clear {
    as_below!();
}

/// Answers an engine only what has no answer to fall back on.
struct Echo(Evaluated);

impl Evaluation for Echo {
    fn under(&self) -> Option<Evaluated> {
        Some(self.0)
    }

    fn weights(&self) -> &'static Weights {
        self.0.weights()
    }
}

/// A game under a layer that answers nothing.
fn layered(game: Rated) -> Rated {
    let rules = Box::leak(Box::new(Clear(game.rules)));
    Rated::new(rules, Box::leak(Box::new(Echo(game.evaluation))))
}

/// What a game is, whatever the position.
fn nature(game: Rated) -> String {
    let rules = game.rules;
    let squares = Color::ALL.map(|us| rules.pawn_squares(us));
    let progress = Role::ALL.map(|role| rules.is_progress(role));
    let flags = [
        game.evaluation.allows_null_move(),
        rules.is_royal(),
        rules.king_vanishes(),
        rules.has_castling(),
        rules.has_en_passant(),
        rules.has_fifty_moves(),
        rules.bare_king_wins(),
    ];
    let kinds = (rules.files(), rules.memory(), rules.pieces(), rules.legality());
    format!("{flags:?} {kinds:?} {squares:?} {progress:?}")
}

/// What a game says of one of its moves before it is made.
fn told(
    game: Rated,
    position: &Position,
    m: Move,
) -> (Option<i32>, Vec<BoardSquare>, Hint, String) {
    let Rated { rules, evaluation, .. } = game;
    let us = position.info.turn();
    let quiet =
        Quiet { m, us, eval: 30, saves: true, gives_check: true, king: rules.king(position, !us) };
    (
        evaluation.settles(position.boards(), us, m),
        rules.figure(position.boards(), m),
        game.hint(&quiet),
        san::write(rules, position, m),
    )
}

/// Holds two games against each other in a position.
fn compare(game: Rated, over: Rated, position: &Position) {
    let (rules, layer) = (game.rules, over.rules);
    let text = fen::write(rules, position);
    assert_eq!(fen::write(layer, position), text);
    let read = [rules, layer].map(|game| fen::read(game, &text).map_err(|fault| fault.to_string()));
    assert_eq!(read[0], read[1], "{text}");
    let (boards, info) = (position.boards(), &position.info);
    let asked = |game: Rated| {
        let Rated { rules, evaluation, .. } = game;
        let takers = Color::ALL.map(|by| {
            boards[0].occupied().map(|at| evaluation.takers(&boards[0], at, by)).collect::<Vec<_>>()
        });
        let takes_king = Color::ALL.map(|us| evaluation.takes_king(boards, info, us));
        let ends = (rules.outcome(position), rules.is_dead(boards, info), takes_king);
        let worth = evaluate(game, position);
        (rules.legal(position), rules.duty(info), ends, takers, worth)
    };
    let answers = asked(game);
    assert_eq!(answers, asked(over), "{text}");
    for &m in &answers.0 {
        assert_eq!(rules.play(position, m), layer.play(position, m), "{text} {m:?}");
    }
    for &m in answers.0.iter().take(12) {
        assert_eq!(told(game, position, m), told(over, position, m), "{text} {m:?}");
    }
}

#[test]
fn a_layer_that_answers_nothing_is_the_game_below() {
    for spec in Spec::all() {
        let (game, over) = (spec.rated(), layered(spec.rated()));
        let (rules, layer) = (game.rules, over.rules);
        assert_eq!(nature(over), nature(game), "{}", spec.card().slug);
        let start: Position = layer.start();
        assert_eq!(start, rules.start(), "{}", spec.card().slug);
        let mut ply = 0;
        wander(rules, &mut Chance::new(7), 90, |position| {
            ply += 1;
            if ply % 15 == 0 {
                compare(game, over, position);
            }
        });
    }
}

/// Positions in which a game has something of its own to say: a chain to be closed, a capture beside
/// one's own king, a race that is lost, a king gone.
const OWN: [(&str, &str); 6] = [
    ("atomic", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"),
    ("atomic", "rnbq1bnr/ppp2ppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 5"),
    ("racing-kings", "7K/1k6/8/8/8/8/8/8 b - - 0 1"),
    ("racing-kings", "8/1k4K1/8/8/8/8/8/8 w - - 0 1"),
    ("crazyhouse", "r3k3/8/8/8/3Q~4/8/8/4K3[Pp] b - - 120 90"),
    ("switch-side", "4k3/8/8/8/8/3PP3/2P2P2/3RK3 w - - 0 1 1 - 3,3"),
];

#[test]
fn so_it_is_where_a_game_has_rules_of_its_own() {
    for (slug, text) in OWN {
        let game = Spec::from_slug(slug).expect("a game").rated();
        let position =
            fen::read(game.rules, text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        compare(game, layered(game), &position);
    }
}

/// A game as it is, but every move is made and looked at.
struct Looked(Rules);

impl Variant for Looked {
    as_below!();

    fn legality(&self) -> Legality {
        Legality::PlayAndLook
    }
}

/// Holds the legal moves that checks and pins tell against those found by making all moves.
fn agree(rules: Rules, looked: Rules, position: &Position) {
    let [mut told, mut found] = [rules.legal(position), looked.legal(position)];
    told.sort();
    found.sort();
    assert_eq!(told, found, "{}", fen::write(rules, position));
}

#[test]
fn the_two_ways_to_find_legal_moves_agree() {
    for slug in
        ["chess", "twilight", "alice", "odonohue", "duo", "alice-3", "tandem", "alice-tandem"]
    {
        let rules = Spec::from_slug(slug).expect("a game").rules();
        let looked: Rules = Box::leak(Box::new(Looked(rules)));
        for seed in 0..4 {
            wander(rules, &mut Chance::new(seed), 60, |position| agree(rules, looked, position));
        }
    }
}

/// Kings that would be attacked on their way: where they arrive before they go through the glass,
/// and where they pass in castling; and a check from the other board that a piece comes down to stop.
const ON_THE_WAY: [(&str, &str); 7] = [
    ("chess", "k3r3/8/8/8/7b/8/8/3QK3 w - - 0 1"),
    ("alice-tandem", "3kr3/8/8/4p3/3T4/8/8/4K3:8/8/8/8/8/8/8/8 w - - 0 1"),
    ("alice", "4k3/8/8/8/8/8/8/4K3:3r4/8/8/8/8/8/8/8 w - - 0 1"),
    ("alice", "3rk3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/8/8 w - - 0 1"),
    ("alice", "4kr2/8/8/8/8/8/8/R3K2R:8/8/8/8/8/8/8/8 w KQ - 0 1"),
    ("alice", "4k3/8/8/8/8/8/8/R6R:4r3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("duo", "4k3/8/8/8/8/8/8/R3K2R:4r3/8/8/8/8/8/8/4N3 w KQ - 0 1"),
];

#[test]
fn so_they_do_where_a_king_is_attacked_on_its_way() {
    for (slug, text) in ON_THE_WAY {
        let rules = Spec::from_slug(slug).expect("a game").rules();
        let looked: Rules = Box::leak(Box::new(Looked(rules)));
        let position = fen::read(rules, text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        agree(rules, looked, &position);
    }
    // On board A the rook holds the d-file, though board B, where the king would come down, is empty.
    let rules = Spec::from_slug("alice").expect("a game").rules();
    let position =
        fen::read(rules, "3rk3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/8/8 w - - 0 1").expect("a position");
    let moves: Vec<String> =
        rules.legal(&position).iter().map(|&m| san::write(rules, &position, m)).collect();
    assert_eq!(moves.len(), 3, "{moves:?}");
    assert!(moves.iter().all(|text| !text.starts_with("Kd")), "{moves:?}");
}
