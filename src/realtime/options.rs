//! What the players may agree on before a game.

use super::{TU, Tick};
use crate::board::Role;

/// Which moves answer a check (R13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CheckRule {
    /// All that do in ordinary chess: king moves, captures, interpositions.
    #[default]
    Any,
    /// Moves of the king alone.
    KingOnly,
}

/// What becomes of a side that has no move and is not in check (R17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StalemateRule {
    /// The game is drawn.
    #[default]
    Draw,
    /// It waits until it can move.
    Wait,
}

/// How long a pawn can be captured in passing (R27, R28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EnPassantRule {
    /// While it is frozen by its double step.
    #[default]
    Cooldown,
    /// Until the capturer's next move, without a limit of time.
    NextMove,
    /// Never.
    Off,
}

/// Whose value freezes a promoted pawn (R8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PromotionRule {
    /// The pawn's, which moved.
    #[default]
    Pawn,
    /// That of the piece it became.
    Piece,
}

/// The rules of a game as agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How long a move freezes a pawn, knight, bishop, rook, queen and king, in ticks (R4).
    pub values: [Tick; 6],
    /// Two moves at most so many ticks apart that cannot both be carried out are a tie, which White
    /// wins (R19 to R24). None: moves count in the order of arrival.
    pub tie_window: Option<Tick>,
    pub check: CheckRule,
    pub stalemate: StalemateRule,
    pub en_passant: EnPassantRule,
    pub promotion: PromotionRule,
    /// The least number of ticks between two moves of a side (R5).
    pub min_gap: Tick,
    /// The game is drawn when nobody has moved for so many ticks (R31); 0 for never.
    pub idle_limit: Tick,
    /// So many ticks an offer of a draw stands (R30).
    pub offer_ticks: Tick,
    /// Is a game drawn after 75 moves of each side without capture or pawn move (R30)?
    pub auto75: bool,
    /// Is it drawn when a position occurs for the fifth time (R30)?
    pub auto5: bool,
    /// How many premoves one piece may have in a row, from 1 to 3 (R33).
    pub premoves: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            values: [TU, 3 * TU, 3 * TU, 5 * TU, 9 * TU, 4 * TU],
            tie_window: Some(TU / 20),
            check: CheckRule::default(),
            stalemate: StalemateRule::default(),
            en_passant: EnPassantRule::default(),
            promotion: PromotionRule::default(),
            min_gap: 0,
            idle_limit: 100 * TU,
            offer_ticks: 10 * TU,
            auto75: true,
            auto5: true,
            premoves: 1,
        }
    }
}

impl Options {
    /// How long a move freezes a piece of that role, in ticks.
    pub fn value(&self, role: Role) -> Tick {
        self.values.get(role as usize).copied().unwrap_or(TU)
    }
}
