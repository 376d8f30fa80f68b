//! What a table has to say, as data; `words` says it.

use crate::app::common::failure::StorageFailure;
use crate::app::turns::wire::WireNews;
use crate::board::{Color, Player, Role, Square};
use crate::game::Spot;
use crate::notation::Fault;
use crate::notation::fault::Excerpt;
use crate::rules::Refusal;

/// What may be said at a table of a game with turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saying {
    /// A move somebody tried is not possible. It is past once another is made.
    Refused(Refusal),
    /// A move has been entered ahead: two spots.
    Premove([Spot; 2]),
    /// All of those are given up.
    NoPremoves,
    /// What somebody pressed is that color's, and the other one is to move.
    NotYours(Color),
    /// Another game has taken the place of one that was not over, which can be had back.
    Replaced,
    /// Why a typed text does nothing: the game is over, an earlier position is shown, somebody else
    /// is to move, or there is no move to be taken back.
    GameOver,
    LookingBack,
    NotYourTurn,
    NothingToTakeBack,
    /// It does not say what a pawn becomes.
    PromotionMissing,
    /// It is no legal move, or could be several.
    Mistyped(Fault),
    /// It is neither a move nor a word.
    NotUnderstood(Excerpt),
    /// What somebody wanted to know.
    Answer(Question),
    /// Another page has played this game on, too.
    Forked,
    /// The game of the last visit cannot be read.
    Damaged(String),
    /// A link cannot be opened. Has the start of its game taken the place of a game that can be had
    /// back?
    BadLink {
        fault: Fault,
        replaced: bool,
    },
    BadGame(Fault),
    /// A person has taken the other color.
    Switched(Player, Color),
    DrawDeclined,
    ResignedByLink,
    DrawByLink,
    NoMoveFound,
    EngineMissing,
    EngineFault(String),
    /// The answer of a friend by link is the move of this number, counted from 0.
    Answered(usize),
    LinkOlder,
    /// A link has another move of this number.
    LinkForked(usize),
    LinkKnown,
    /// What has happened at the other device, of a game over a connection.
    Wire(WireNews),
    /// The browser keeps no games any more.
    NotSaved(StorageFailure),
}

/// What somebody may want to know of a game without looking at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    LastMove,
    /// Where the pieces are: all, or those of a role.
    Pieces(Option<Role>),
    /// What stands on a square, of every board.
    Square(Square),
    /// Milliseconds left to the first and the second person, where there is a clock.
    Clock(Option<[u32; 2]>),
}

impl Saying {
    /// Is it plain to see anyway, and only for those who do not see it?
    pub fn is_seen(&self) -> bool {
        matches!(self, Saying::Premove(_) | Saying::NoPremoves)
    }

    /// Is it past once a move is made?
    pub fn ends_with_a_move(&self) -> bool {
        let tried = matches!(self, Saying::Refused(_) | Saying::NotYours(_));
        let typed = matches!(
            self,
            Saying::LookingBack
                | Saying::NotYourTurn
                | Saying::NothingToTakeBack
                | Saying::PromotionMissing
                | Saying::Mistyped(_)
                | Saying::NotUnderstood(_)
        );
        tried || typed || matches!(self, Saying::BadLink { .. })
    }

    /// Does it stay until somebody has read it? It says why the page shows something else than was
    /// asked of it.
    pub fn stays(&self) -> bool {
        matches!(self, Saying::BadLink { .. } | Saying::BadGame(_) | Saying::Damaged(_))
    }

    /// Can the game be had back that was on the table before?
    pub fn goes_back(&self) -> bool {
        matches!(self, Saying::Replaced | Saying::BadLink { replaced: true, .. })
    }

    /// Is it about more than the game on the table, and true when another takes its place?
    pub fn outlasts_the_game(&self) -> bool {
        matches!(self, Saying::Replaced | Saying::Damaged(_) | Saying::NotSaved(_))
    }
}
