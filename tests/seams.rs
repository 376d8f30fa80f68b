//! The seams the house was built with, proved on games it does not play yet: a layer of two boards
//! over chess, and a game whose turns have two halves and whose kings are captured. The independent
//! counts of both are in the vectors.

use serde_json::Value;
use wonderboard::board::{
    BoardId, Boards, Color, Man, Meta, Phase, Plane, Role, Roles, Seat, Site, State, Weights,
};
use wonderboard::notation::fen;
use wonderboard::rules::moves::castled;
use wonderboard::rules::perft::perft;
use wonderboard::rules::{
    Move, Moves, Outcome, Reason, Rules, Stage, StateOf, Variant, View, generate,
};
use wonderboard::variants::Chess;

/// Any game of one board, played on two: after its move a man goes through to the other board.
#[derive(Clone, Copy)]
struct Glass<V>(V);

fn other(board: BoardId) -> BoardId {
    if board == BoardId::A { BoardId::B } else { BoardId::A }
}

impl<V: Variant<Boards = [Plane; 1]>> Variant for Glass<V> {
    type Boards = [Plane; 2];

    fn setup(&self, state: &mut StateOf<Self>) {
        let mut single = State::EMPTY;
        self.0.setup(&mut single);
        spread(&single, self.weights(), state);
    }

    fn moves(&self, view: &View, out: &mut Moves) {
        self.0.moves(view, out);
    }

    fn land(&self, boards: &[Plane], _us: Color, m: Move, out: &mut Moves) {
        let there = other(m.board());
        let vacant = |at: Site| !boards[there.index()].occupied().has(at.square());
        let comes_down = match m {
            Move::EnPassant { .. } => false,
            Move::Castle { king, rook, .. } => {
                let (king, rook) = castled(king, rook, there);
                vacant(king) && vacant(rook)
            }
            _ => m.landing().is_none_or(vacant),
        };
        if comes_down {
            out.push(m.onto(there));
        }
    }

    fn weights(&self) -> &'static Weights {
        self.0.weights()
    }
}

/// Puts the men of one board on the first of two.
fn spread(from: &State<[Plane; 1]>, w: &Weights, to: &mut State<[Plane; 2]>) {
    let plane = &from.boards()[0];
    for square in plane.occupied() {
        let at = Site::new(BoardId::A, square);
        if let Some(man) = plane.man_at(square) {
            to.put(w, at, man);
        }
        if plane.fresh().has(square) {
            to.set_fresh(at);
        }
    }
}

/// A pawn must move, if one can, and then an officer; the king is captured.
#[derive(Clone, Copy)]
struct PawnThenOfficer;

impl Variant for PawnThenOfficer {
    type Boards = [Plane; 1];
    const NULL_MOVE: bool = false;

    fn setup(&self, state: &mut StateOf<Self>) {
        Chess.setup(state);
    }

    fn moves(&self, view: &View, out: &mut Moves) {
        generate::orthodox(view, out);
        out.retain(|m| !matches!(m, Move::EnPassant { .. }));
    }

    fn is_royal(&self) -> bool {
        false
    }

    fn duty(&self, meta: &Meta) -> [Roles; 2] {
        match meta.phase() {
            Phase::First => [Roles::PAWNS, Roles::OFFICERS],
            Phase::Second => [Roles::OFFICERS, Roles::NONE],
        }
    }

    fn pass_turn(&self, meta: &mut Meta, moved: Role) {
        if moved.is_pawn() {
            meta.set_phase(Phase::Second);
        } else {
            meta.set_phase(Phase::First);
            meta.hand_over();
        }
    }

    fn ending(&self, state: &StateOf<Self>) -> Option<Outcome> {
        let lost = Color::ALL.into_iter().find(|&color| state.boards()[0].king(color).is_none())?;
        Some(Outcome::win(state.meta.seat_of(!lost), Reason::KingCaptured))
    }

    fn weights(&self) -> &'static Weights {
        Chess.weights()
    }
}

fn vectors(text: &str) -> Value {
    serde_json::from_str(text).expect("the vectors are JSON")
}

#[test]
fn a_layer_of_boards_lies_over_chess() {
    let all = vectors(include_str!("vectors/alice.json"));
    let rules = Glass(Chess);
    let mut checked = 0;
    for vector in all["vectors"].as_array().expect("vectors") {
        let usual = vector["options"]["castling"] == true && vector["options"]["ep"] == "none";
        if vector["kind"] != "perft" || vector["variant"] != "alice" || !usual {
            continue;
        }
        let name = vector["id"].as_str().expect("a name");
        let state = fen::read(&rules, vector["fen"].as_str().expect("a FEN")).expect(name);
        for (depth, nodes) in vector["perft"].as_object().expect("perft") {
            let depth: u32 = depth.parse().expect("a depth");
            if depth <= 4 {
                assert_eq!(Some(perft(&rules, &state, depth)), nodes.as_u64(), "{name} {depth}");
            }
        }
        checked += 1;
    }
    assert_eq!(checked, 27);
    let start = rules.start();
    assert_eq!(perft(&rules, &start, 3), 9384, "the start set up, not read");
}

#[test]
fn a_turn_of_two_halves_is_a_matter_of_duty_and_turn() {
    let start = PawnThenOfficer.start();
    let counts: Vec<u64> = (1..=5).map(|depth| perft(&PawnThenOfficer, &start, depth)).collect();
    assert_eq!(counts, [16, 121, 1926, 14549, 200_383]);
}

#[test]
fn a_king_that_may_be_captured_may_stand_attacked() {
    let fen = "8/8/8/8/8/8/3k4/3K4 w - - 0 1";
    let state = fen::read(&PawnThenOfficer, fen).expect("a FEN");
    assert_eq!(perft(&PawnThenOfficer, &state, 1), 5);
    assert_eq!(perft(&PawnThenOfficer, &state, 2), 32);
    let takes = PawnThenOfficer
        .legal(&state)
        .into_iter()
        .find(|m| m.landing().is_some_and(|at| state.man_at(at).is_some()))
        .expect("the king takes the king");
    let end = PawnThenOfficer.outcome(&PawnThenOfficer.play(&state, takes));
    assert_eq!(end, Some(Outcome::win(Seat::First, Reason::KingCaptured)));
}

#[test]
fn a_duty_is_judged_on_all_moves_whichever_stage_is_asked_for() {
    let start = PawnThenOfficer.start();
    let safety = PawnThenOfficer.safety(&start);
    let mut noisy = Moves::new();
    PawnThenOfficer.generate(&start, &safety, Stage::Noisy, &mut noisy);
    assert!(noisy.is_empty(), "no capture is possible, and no officer may move");
}

#[test]
fn two_yoked_pawns_attack_like_one() {
    let mut state = State::<[Plane; 1]>::EMPTY;
    let e4 = wonderboard::notation::square_of("e4").expect("a square");
    let tandem = Man { color: Color::White, role: Role::Tandem };
    state.put(Chess.weights(), Site::new(BoardId::A, e4), tandem);
    let attacked: Vec<String> = wonderboard::board::Square::all()
        .filter(|&square| state.boards()[0].attacked(square, Color::White))
        .map(wonderboard::notation::square)
        .collect();
    assert_eq!(attacked, ["d5", "f5"]);
    assert_eq!(<[Plane; 2] as Boards>::COUNT, 2);
}
