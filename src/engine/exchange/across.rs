//! A series of captures that goes to and fro between two boards.
//!
//! A piece that captures comes down elsewhere, and only there it can be taken. So the pieces of one
//! side all capture on the board the first move was played on, and those of the other side all on
//! the board it came down on. The square is vacant on each by the time somebody comes down there.

use super::BY_WORTH;
use crate::board::{Bitboard, Board, BoardSquare, Boards, Color, Position, Role};
use crate::evaluation::Weights;

/// One side of the series.
struct Side<'a> {
    board: &'a Board,
    color: Color,
    occupied: Bitboard,
    attackers: Bitboard,
}

impl Side<'_> {
    fn new(board: &Board, color: Color, at: BoardSquare, occupied: Bitboard) -> Side<'_> {
        let attackers = board.attackers(at.square(), color, occupied) & occupied;
        Side { board, color, occupied, attackers }
    }

    /// The cheapest piece that can capture.
    fn least(&self) -> Option<(Role, Bitboard)> {
        BY_WORTH.into_iter().find_map(|role| {
            let piece = (self.attackers & self.board.role(role)).first()?;
            Some((role, Bitboard::of(piece)))
        })
    }

    /// A piece has captured and left the board; one behind it may follow.
    fn leave(&mut self, at: BoardSquare, piece: Bitboard) {
        self.occupied &= !piece;
        self.attackers = self.board.attackers(at.square(), self.color, self.occupied);
        self.attackers &= self.occupied;
    }
}

/// Plays out the captures after a move from one board to another, on whose square the piece now is.
/// `balance` is what the first mover has if that piece is lost for nothing.
pub fn continues_well<B: Boards>(
    position: &Position<B>,
    w: &Weights,
    from: BoardSquare,
    to: BoardSquare,
    left: Bitboard,
    mut balance: i32,
) -> bool {
    let us = position.info.turn();
    let (here, there) = (position.board(from), position.board(to));
    let mut sides = [
        Side::new(there, !us, to, there.occupied()),
        Side::new(here, us, to, here.occupied() & !left),
    ];
    // Who may choose where to come down does so where nobody captures.
    if B::COUNT > 2 && escapes(position, us, from, to) {
        sides[1].attackers = Bitboard::EMPTY;
    }
    let mut ours = false;
    loop {
        let [mover, other] = &mut sides;
        let Some((role, piece)) = mover.least() else {
            // Whoever cannot capture leaves the other's piece where it is.
            return !ours;
        };
        // A king neither arrives nor comes down where it is attacked.
        let guarded = || {
            let here = mover.board.attackers(to.square(), other.color, mover.occupied);
            !(here & mover.occupied | other.attackers).is_empty()
        };
        if role == Role::King && guarded() {
            return !ours;
        }
        mover.leave(to, piece);
        // From the view of whoever has just captured: even losing this piece, is it enough?
        balance = -balance - 1 - w.exchange[role as usize];
        ours = !ours;
        if balance >= 0 {
            return !ours;
        }
        sides.swap(0, 1);
    }
}

/// Is there a third board where nobody captures whoever comes down?
fn escapes<B: Boards>(
    position: &Position<B>,
    us: Color,
    from: BoardSquare,
    to: BoardSquare,
) -> bool {
    let passed = [from.board().index(), to.board().index()];
    let free =
        |board: &Board| !board.occupied().has(to.square()) && !board.attacked(to.square(), us);
    position.boards().iter().enumerate().any(|(i, board)| !passed.contains(&i) && free(board))
}

#[cfg(test)]
mod tests {
    use crate::evaluation::Rated;
    use crate::notation::{coords, fen};
    use crate::variants::Spec;

    /// What a move is said to win, in centipawns.
    fn gain(fen: &str, m: &str) -> i32 {
        let rules = alice().rules;
        let position = fen::read(rules, fen).expect(fen);
        let m = coords::read(rules, &position, m).expect(m);
        let wins = |t: &i32| super::super::see_ge(alice(), &position, m, *t);
        (-3_000..3_000).take_while(wins).last().expect("nothing loses so much")
    }

    /// What pieces count in exchanges.
    fn worth(pieces: &str) -> i32 {
        let index = |piece| "pnbrq".find(piece).expect("a piece");
        pieces.chars().map(|piece| alice().weights.exchange[index(piece)]).sum()
    }

    fn alice() -> Rated {
        Spec::from_slug("alice").expect("a game").rated()
    }

    #[test]
    fn a_guard_on_the_board_of_the_capture_guards_nothing() {
        let fen = "4k3/8/4p3/3p4/8/8/3R4/4K3:8/8/8/8/8/8/8/8 w - - 0 1";
        assert_eq!(gain(fen, "Ad2Bd5"), worth("p"));
    }

    #[test]
    fn a_guard_beyond_takes_back() {
        let fen = "4k3/8/8/3p4/8/8/3R4/4K3:8/8/4p3/8/8/8/8/8 w - - 0 1";
        assert_eq!(gain(fen, "Ad2Bd5"), worth("p") - worth("r"));
        // A quiet move, too, can be answered there.
        assert_eq!(
            gain("4k3/8/8/8/8/8/3R4/4K3:8/8/4p3/8/8/8/8/8 w - - 0 1", "Ad2Bd5"),
            -worth("r")
        );
    }

    #[test]
    fn those_who_stayed_behind_take_again() {
        let fen = "4k3/8/8/3n4/8/2N5/8/3RK3:8/8/4p3/8/8/8/8/8 w - - 0 1";
        assert_eq!(gain(fen, "Ac3Bd5"), worth("p"));
        // And the guard behind the guard once more: Black does not begin with the queen.
        let fen = "4k3/8/8/3n4/8/2N5/8/3RK3:3q4/3r4/8/8/8/8/8/8 w - - 0 1";
        assert_eq!(gain(fen, "Ac3Bd5"), 0);
    }

    #[test]
    fn a_king_takes_only_what_nobody_guards() {
        let fen = "8/8/8/3n4/8/2N5/8/4K3:8/8/3k4/8/8/8/8/8 w - - 0 1";
        assert_eq!(gain(fen, "Ac3Bd5"), 0);
        // Another piece on either board keeps it off.
        let behind = "8/8/8/3n4/8/2N5/6B1/4K3:8/8/3k4/8/8/8/8/8 w - - 0 1";
        assert_eq!(gain(behind, "Ac3Bd5"), worth("n"));
        let beyond = "8/8/8/3n4/8/2N5/8/4K3:8/8/3k4/8/8/8/6B1/8 w - - 0 1";
        assert_eq!(gain(beyond, "Ac3Bd5"), worth("n"));
    }
}
