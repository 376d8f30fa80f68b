//! The reasons why something is refused.

/// Why a command is refused, in the order in which the reasons are looked for (R36).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    GameOver,
    /// White was first: by the tie rule the move was never made.
    TieLost,
    NoPiece,
    NotYours,
    /// The piece, or the rook it would castle with, is frozen.
    NotReady,
    /// The side has moved too shortly before ([`Options::min_gap`](super::Options::min_gap)).
    TooSoon,
    /// The piece attacks a king, whom nobody captures.
    KingCapture,
    /// The pawn can go there, but it is not said what it becomes.
    PromotionMissing,
    /// Pieces do not go so, something is in the way, or castling is not allowed.
    Illegal,
    /// The king is in check and the move does not answer it.
    InCheck,
    /// The move would leave the king in check.
    SelfCheck,
    /// A premove: another was entered for the piece.
    Replaced,
    /// A premove: it was taken back.
    Cancelled,
    /// A premove: the piece was captured.
    Captured,
    /// There is no premove to take back.
    NoPremove,
    /// There is no offer to decline.
    NoOffer,
    /// There is nothing to claim a draw by.
    NoClaim,
}
