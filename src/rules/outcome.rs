//! How games end.

use super::{Safety, Stage, Variant};
use crate::board::{Bitboard, Board, Boards, Color, Player, Position, PositionInfo, Role};

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The person who won; `None` for a draw.
    pub winner: Option<Player>,
    pub reason: Reason,
}

impl Outcome {
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }

    pub const fn win(winner: Player, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    Checkmate,
    KingCaptured,
    /// It went up with a capture beside it.
    KingExploded,
    /// A king has reached the goal of the race.
    KingArrived,
    /// Both have, one right after the other.
    BothArrived,
    Resignation,
    /// The clock ran out.
    Time,
    Stalemate,
    /// Neither side can mate by any series of moves.
    DeadPosition,
    /// Claimed: fifty moves of each side without capture or pawn move.
    FiftyMoves,
    /// The same with seventy-five moves, which needs no claim.
    SeventyFiveMoves,
    /// Ten series of moves in a row without capture or pawn move.
    QuietSeries,
    /// Claimed: the position has occurred three times.
    Threefold,
    /// It has occurred five times, which needs no claim.
    Fivefold,
    Agreement,
    /// A file tells the result and not how it came about.
    Unstated,
}

impl Reason {
    pub const ALL: [Reason; 16] = [
        Reason::Checkmate,
        Reason::KingCaptured,
        Reason::KingExploded,
        Reason::KingArrived,
        Reason::BothArrived,
        Reason::Resignation,
        Reason::Time,
        Reason::Stalemate,
        Reason::DeadPosition,
        Reason::FiftyMoves,
        Reason::SeventyFiveMoves,
        Reason::QuietSeries,
        Reason::Threefold,
        Reason::Fivefold,
        Reason::Agreement,
        Reason::Unstated,
    ];
}

/// How the position ends the game by itself.
pub fn outcome<B: Boards>(rules: &dyn Variant, position: &Position<B>) -> Option<Outcome> {
    if let Some(end) = rules.ending(position) {
        return Some(end);
    }
    let safety = rules.safety(position);
    if !has_move(rules, position, &safety) {
        let mover = position.info.player();
        return Some(match safety.in_check {
            true => Outcome::win(!mover, Reason::Checkmate),
            false => Outcome::draw(Reason::Stalemate),
        });
    }
    rules.is_dead(position.boards(), &position.info).then_some(Outcome::draw(Reason::DeadPosition))
}

fn has_move<B: Boards>(rules: &dyn Variant, position: &Position<B>, safety: &Safety) -> bool {
    let mut moves = Vec::new();
    rules.generate(position, safety, Stage::All, &mut moves);
    moves.iter().any(|&m| rules.is_legal(position, safety, m))
}

/// Nothing but kings, on the boards and in pockets.
pub fn are_bare_kings(boards: &[Board], info: &PositionInfo) -> bool {
    boards.iter().all(|board| board.occupied() == board.role(Role::King))
        && Color::ALL.iter().all(|&color| info.pocket(color).is_empty())
}

/// Dead by FIDE 5.2.2 where no zone is: bare kings, one minor piece, or any number of bishops all
/// on squares of one color. (Blocked positions without a possible mate are not recognized.)
pub fn orthodox_dead(boards: &[Board]) -> bool {
    matches!(boards, [board] if is_dead_board(board))
}

/// The same, of the one board of a game.
pub fn is_dead_board(board: &Board) -> bool {
    let minors = board.role(Role::Bishop) | board.role(Role::Knight);
    if board.occupied() != (minors | board.role(Role::King)) {
        return false;
    }
    let one_color = (minors & Bitboard::LIGHT).is_empty() || (minors & !Bitboard::LIGHT).is_empty();
    !minors.several() || board.role(Role::Knight).is_empty() && one_color
}
