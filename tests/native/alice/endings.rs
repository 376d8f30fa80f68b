//! The endings of king and one man against king, solved backwards from the mates.

use wonderboard::board::{BoardId, Boards, Color, Man, Role, Site, Square, State};
use wonderboard::notation::fen;
use wonderboard::rules::Rules;
use wonderboard::variants::Spec;

use super::{entries, text};

/// Where White's king, White's other man and Black's king stand.
type Men = [Site; 3];

/// White's king stands on one of these, after turning and mirroring the boards.
const CORNER: [(u8, u8); 10] =
    [(0, 0), (1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1), (2, 2), (3, 2), (3, 3)];

/// How many positions there are with one side to move: White's king on board A, the others anywhere.
const COUNT: usize = CORNER.len() * 128 * 128;

/// Turns and mirrors the boards, and exchanges them, until White's king stands in the corner of
/// board A. Hands back the number of the position.
fn number(men: Men) -> usize {
    let mut at = men.map(|site| (site.square().file(), site.square().rank()));
    if at[0].0 > 3 {
        at = at.map(|(file, rank)| (7 - file, rank));
    }
    if at[0].1 > 3 {
        at = at.map(|(file, rank)| (file, 7 - rank));
    }
    if at[0].1 > at[0].0 {
        at = at.map(|(file, rank)| (rank, file));
    }
    let corner = CORNER.iter().position(|&corner| corner == at[0]).expect("a square of the corner");
    let place = |i: usize| {
        let other_board = (men[i].board() != men[0].board()) as usize;
        (at[i].1 as usize * 8 + at[i].0 as usize) * 2 + other_board
    };
    (corner * 128 + place(1)) * 128 + place(2)
}

/// The men of a number.
fn men(number: usize) -> Men {
    let (file, rank) = CORNER[number / 128 / 128];
    let place =
        |place: usize| Site::new(BoardId::new(place as u8 % 2), Square::new(place as u8 / 2));
    [Site::new(BoardId::A, Square::at(file, rank)), place(number / 128 % 128), place(number % 128)]
}

/// The men of a position, if none has been captured.
fn men_of<B: Boards>(state: &State<B>, role: Role) -> Option<Men> {
    let find = |color, role| {
        state.boards().iter().zip((0..).map(BoardId::new)).find_map(|(plane, board)| {
            plane.men(color, role).first().map(|square| Site::new(board, square))
        })
    };
    let king = find(Color::White, Role::King)?;
    Some([king, find(Color::White, role)?, find(Color::Black, Role::King)?])
}

/// Every position of an ending with one side to move: what it leads to, by number. None for a
/// position that cannot be; a capture leads nowhere.
struct Graph {
    next: Vec<Option<Vec<usize>>>,
    /// Is the side to move mated?
    mated: Vec<bool>,
}

fn graph(rules: Rules, role: Role, turn: Color) -> Graph {
    let mut graph = Graph { next: vec![None; COUNT], mated: vec![false; COUNT] };
    for at in 0..COUNT {
        let [king, other, enemy] = men(at);
        let mut squares = [king, other, enemy].map(Site::square);
        squares.sort();
        if squares[0] == squares[1] || squares[1] == squares[2] {
            continue;
        }
        let mut state: State = State::EMPTY;
        let mut on = state.placement(rules.weights());
        on.put(king, Man { color: Color::White, role: Role::King });
        on.put(other, Man { color: Color::White, role });
        on.put(enemy, Man { color: Color::Black, role: Role::King });
        state.meta.set_turn(turn);
        if rules.in_check(&state, !turn) {
            continue;
        }
        let legal = rules.legal(&state);
        graph.mated[at] = legal.is_empty() && rules.in_check(&state, turn);
        let next = legal.into_iter().map(|m| men_of(&rules.play(&state, m), role));
        graph.next[at] = Some(next.map(|men| men.map_or(usize::MAX, number)).collect());
    }
    graph
}

/// In how many moves White, to move, mates; 0 where he does not. None for what is no position.
type Won = Vec<Option<u8>>;

/// Solves an ending.
struct Solve(Role);

impl Solve {
    fn visit(self, rules: Rules) -> Won {
        let white = graph(rules, self.0, Color::White);
        let black = graph(rules, self.0, Color::Black);
        let mut won: Won = white.next.iter().map(|next| next.as_ref().map(|_| 0)).collect();
        let mut lost: Vec<bool> = black.mated.clone();
        for moves in 1.. {
            let mut found = false;
            for (at, next) in white.next.iter().enumerate() {
                let mates = |&to: &usize| to != usize::MAX && lost[to];
                if won[at] == Some(0) && next.iter().flatten().any(mates) {
                    won[at] = Some(moves);
                    found = true;
                }
            }
            if !found {
                return won;
            }
            for (at, next) in black.next.iter().enumerate() {
                let loses = |&to: &usize| to != usize::MAX && won[to] > Some(0);
                let moves = next.iter().flatten();
                if !lost[at] && moves.clone().next().is_some() && moves.clone().all(loses) {
                    lost[at] = true;
                }
            }
        }
        won
    }
}

fn solve(role: Role) -> Won {
    let game = Spec::from_slug("alice").and_then(|spec| spec.with_option("castling", "off").ok());
    Solve(role).visit(game.expect("Alice chess").rules())
}

/// The place of a FEN in its ending.
struct Find<'a>(&'a str, Role);

impl Find<'_> {
    fn visit(self, rules: Rules) -> Option<usize> {
        let state: State = fen::read(rules, self.0).expect("a FEN");
        assert_eq!(state.meta.turn(), Color::White);
        men_of(&state, self.1).map(number)
    }
}

/// Compares an ending with the entries of its kind; says how many there are.
fn compare(role: Role, won: &Won) -> usize {
    let alice = Spec::from_slug("alice").expect("Alice chess");
    let mut compared = 0;
    for entry in entries("mate_in").iter().filter(|entry| entry["id"] == "egt") {
        if let Some(at) = Find(text(&entry["fen"]), role).visit(alice.rules()) {
            assert_eq!(won[at].map(u64::from), entry["mate_in"].as_u64(), "{}", entry["fen"]);
            compared += 1;
        }
    }
    compared
}

#[test]
fn king_and_one_man_mate_in_as_many_moves_as_independently_found() {
    let mut compared = 0;
    for (role, longest) in
        [(Role::Queen, 9), (Role::Rook, 14), (Role::Bishop, 1), (Role::Knight, 1)]
    {
        let won = solve(role);
        assert_eq!(won.iter().max(), Some(&Some(longest)), "{role:?}");
        // Queen and rook win from almost everywhere; the others mate only where the kings help.
        let drawn = won.iter().filter(|&&moves| moves == Some(0)).count();
        assert_eq!(drawn < 20, longest > 1, "{role:?}: {drawn} of {COUNT} are not won");
        compared += compare(role, &won);
    }
    assert_eq!(compared, 38, "all entries that are endings");
}
