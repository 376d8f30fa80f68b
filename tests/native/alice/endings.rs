//! The endings of king and one piece against king, solved backwards from the mates.

use wonderboard::board::{BoardId, BoardSquare, Boards, Color, Piece, Position, Role, Square};
use wonderboard::notation::fen;
use wonderboard::rules::Rules;
use wonderboard::variants::Spec;

use super::{entries, text};

/// Where White's king, White's other piece and Black's king stand.
type Pieces = [BoardSquare; 3];

/// White's king stands on one of these, after turning and mirroring the boards.
const CORNER: [(u8, u8); 10] =
    [(0, 0), (1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1), (2, 2), (3, 2), (3, 3)];

/// How many positions there are with one side to move: White's king on board A, the others anywhere.
const COUNT: usize = CORNER.len() * 128 * 128;

/// Turns and mirrors the boards, and exchanges them, until White's king stands in the corner of
/// board A. Hands back the number of the position.
fn number(pieces: Pieces) -> usize {
    let mut at = pieces.map(|site| (site.square().file(), site.square().rank()));
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
        let other_board = (pieces[i].board() != pieces[0].board()) as usize;
        (at[i].1 as usize * 8 + at[i].0 as usize) * 2 + other_board
    };
    (corner * 128 + place(1)) * 128 + place(2)
}

/// The pieces of a number.
fn pieces(number: usize) -> Pieces {
    let (file, rank) = CORNER[number / 128 / 128];
    let place = |place: usize| {
        BoardSquare::new(BoardId::new(place as u8 % 2), Square::new(place as u8 / 2))
    };
    [
        BoardSquare::new(BoardId::A, Square::at(file, rank)),
        place(number / 128 % 128),
        place(number % 128),
    ]
}

/// The pieces of a position, if none has been captured.
fn pieces_of<B: Boards>(position: &Position<B>, role: Role) -> Option<Pieces> {
    let find = |color, role| {
        position.boards().iter().zip((0..).map(BoardId::new)).find_map(|(board, id)| {
            board.pieces(color, role).first().map(|square| BoardSquare::new(id, square))
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
        let [king, other, enemy] = pieces(at);
        let mut squares = [king, other, enemy].map(BoardSquare::square);
        squares.sort();
        if squares[0] == squares[1] || squares[1] == squares[2] {
            continue;
        }
        let mut position: Position = Position::EMPTY;
        let mut on = position.placement();
        on.put(king, Piece { color: Color::White, role: Role::King });
        on.put(other, Piece { color: Color::White, role });
        on.put(enemy, Piece { color: Color::Black, role: Role::King });
        position.info.set_turn(turn);
        if rules.in_check(&position, !turn) {
            continue;
        }
        let legal = rules.legal(&position);
        graph.mated[at] = legal.is_empty() && rules.in_check(&position, turn);
        let next = legal.into_iter().map(|m| pieces_of(&rules.play(&position, m), role));
        graph.next[at] = Some(next.map(|pieces| pieces.map_or(usize::MAX, number)).collect());
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
        let position: Position = fen::read(rules, self.0).expect("a FEN");
        assert_eq!(position.info.turn(), Color::White);
        pieces_of(&position, self.1).map(number)
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
fn king_and_one_piece_mate_in_as_many_moves_as_independently_found() {
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
