//! What there is to say to whoever plays, and to be heard, as data: `words` has the sentences.

use crate::app::realtime::wire::TimedWireNews;
use crate::board::{Role, Square};
use crate::notation::Fault;
use crate::realtime::{Effect, Ending, Tick};

/// Something to be said once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// A move somebody tried is not made.
    Refused(TimedRefusal),
    /// A move of Black's was never made.
    Voided(Voided),
    /// The computer wants no draw.
    DrawDeclined,
    /// The game went on elsewhere, too, and is kept as another one from here on.
    Forked,
    /// The computer's program cannot be fetched.
    NoComputer,
    /// A link, or a kept game, that makes no sense.
    WrongLink(Fault),
    WrongGame(Fault),
    /// What has happened at the other device, of a game over a connection.
    Wire(TimedWireNews),
}

impl Remark {
    /// Is it about a move that was tried, and past once another is made?
    pub fn is_attempt(&self) -> bool {
        matches!(self, Remark::Refused(_))
    }

    /// Does it stay until somebody has read it? It says why the page shows something else than was
    /// asked of it.
    pub fn stays(&self) -> bool {
        matches!(self, Remark::WrongLink(_) | Remark::WrongGame(_))
    }
}

/// A move of Black's that was never made: what stands where it would have begun, and where that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voided {
    pub role: Option<Role>,
    pub from: Square,
}

/// Why a move is not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimedRefusal {
    GameOver,
    /// White was first.
    TieLost,
    /// What was to move is not there any more.
    Gone,
    /// It was captured before it could move.
    Captured,
    /// It has to wait for so many ticks.
    Frozen {
        role: Option<Role>,
        wait: Tick,
    },
    /// The king could castle, but the rook has to wait.
    RookFrozen,
    /// The side has moved just now.
    TooSoon,
    KingCapture,
    PromotionMissing,
    /// It does not go so.
    Movement(Role),
    NoCastling,
    /// The first piece on the way stands there.
    Blocked(Square),
    /// A piece of one's own stands there.
    OwnPiece(Role, Square),
    /// The king is in check, and this does not help.
    InCheck,
    /// The king would be in check.
    SelfCheck(Option<Role>),
    /// There is no such premove any more.
    NoPremove,
    NoOffer,
    NoClaim,
}

/// Something to be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A move was made; does it give check?
    Move {
        effect: Effect,
        checks: bool,
    },
    /// A move of Black's was never made.
    Voided(Voided),
    End(Ending),
}

/// What something sounds like, the loudest last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SoundKind {
    Move,
    Capture,
    Check,
    Voided,
    End,
}

impl Heard {
    /// What it sounds like.
    pub fn kind(&self) -> SoundKind {
        match self {
            Heard::Move { checks: true, .. } => SoundKind::Check,
            Heard::Move { effect, .. } if effect.captured.is_some() => SoundKind::Capture,
            Heard::Move { .. } => SoundKind::Move,
            Heard::Voided(_) => SoundKind::Voided,
            Heard::End(_) => SoundKind::End,
        }
    }
}
