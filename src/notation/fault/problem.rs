//! What can be wrong with a text.

use super::Excerpt;
use crate::board::{Color, Square};
use crate::realtime::{Refusal, Tick};
use crate::variants::Unknown;

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It has more bytes than are read.
    TooLong {
        most: usize,
    },
    /// It is not one of the things that can stand here.
    NotUnderstood(Excerpt),
    NotANumber(Excerpt),
    NotInRange {
        found: Excerpt,
        least: u32,
        most: u32,
    },
    NotATick(Excerpt),
    NotASquare(Excerpt),
    NotOneOf {
        found: Excerpt,
        expected: Vec<&'static str>,
    },
    /// It does not have the form of any of the examples.
    NotLike {
        found: Excerpt,
        examples: Vec<&'static str>,
    },
    /// There is no game of that name.
    UnknownGame(Excerpt),
    /// The game lies at another site, to which a link only points.
    Elsewhere(Excerpt),
    /// The game has no option of that name.
    NoOption {
        game: &'static str,
        found: Excerpt,
    },
    Fen(FenProblem),
    Position(PositionProblem),
    Move(MoveProblem),
    Pgn(PgnProblem),
    Board(BoardProblem),
}

/// What is wrong with the fields of a FEN or an RTFEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenProblem {
    Empty,
    TooManyFields {
        found: usize,
        most: usize,
    },
    FieldCount {
        found: usize,
        expected: usize,
    },
    TooManyBoards {
        found: usize,
        most: usize,
    },
    RankCount {
        found: usize,
        expected: usize,
    },
    FileCount {
        rank: u8,
        found: usize,
        expected: usize,
    },
    /// There is no piece of that letter in the game.
    NotAPiece {
        rank: u8,
        letter: char,
    },
    /// A bar that does not stand directly before a piece.
    StrayBar {
        rank: u8,
    },
    /// A mark of a promoted piece that does not stand directly behind one.
    StrayMark {
        rank: u8,
    },
    /// A pocket in brackets that does not end.
    OpenBracket,
    /// Bars say what stands on board B, and so do boards of their own.
    BarsAndBoards,
    NotInZone(char),
    ZoneFull {
        letter: char,
        most: u8,
    },
    NotACastlingRight(char),
    CastlingNeeds {
        right: char,
        king: Square,
        rook: Square,
    },
    /// No pawn passes that square with a double step.
    NobodyPasses(Square),
    /// A pawn that passed a square does not stand there, or its way was not free.
    HasNotPassed {
        color: Color,
        pawn: Square,
        passed: Square,
    },
    /// Nothing stands there that could be frozen.
    NobodyThere(Square),
    /// The piece is ready at another tick.
    ReadyAt {
        at: Square,
        tick: Tick,
    },
}

/// Why a position cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionProblem {
    NoKing(Color),
    ManyKings {
        color: Color,
        count: u32,
    },
    PawnAstray {
        color: Color,
        at: Square,
    },
    /// The side that is not to move is in check.
    InCheckOutOfTurn(Color),
    /// The side to move is in check in a game without checks.
    CheckForbidden(Color),
    /// The game was over before that side's turn.
    OverBefore(Color),
    BothInCheck,
    /// Both boards have a piece on that square, where nobody comes down beside another.
    TakenTwice(Square),
}

/// What is wrong with a move, or with what is said of a game without turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveProblem {
    NotLegal(Excerpt),
    Ambiguous {
        found: Excerpt,
        moves: [String; 2],
    },
    /// A move of a game without turns that was not possible.
    Refused {
        found: Excerpt,
        why: Refusal,
    },
    /// A game without turns cannot stand or have ended as the text says.
    Impossible(Refusal),
}

/// What is wrong with a file of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PgnProblem {
    NoGame,
    NoTag(&'static str),
    TagUnnamed,
    TagUnclosed(Excerpt),
    TagUnquoted(Excerpt),
    TagUnended(Excerpt),
    CommentUnclosed(Excerpt),
    VariationUnclosed,
    VariationTooEarly,
    ClosesNothing(char),
    NotAGlyph(Excerpt),
    MoveMissing,
    StampMissing(Excerpt),
}

/// What is wrong with what a board is to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardProblem {
    NothingToOpen,
    NothingToSet,
    NotAText,
    NotAWholeNumber,
    PlyBeyond {
        ply: usize,
        moves: usize,
    },
    /// A puzzle whose link has no moves.
    NoSolution,
}

impl From<Unknown> for Problem {
    fn from(unknown: Unknown) -> Problem {
        match unknown {
            Unknown::Game(name) => Problem::UnknownGame(Excerpt::of(&name)),
            Unknown::Option { game, key } => Problem::NoOption { game, found: Excerpt::of(&key) },
            Unknown::Value { choice, value } => {
                let expected = choice.values.to_vec();
                Problem::NotOneOf { found: Excerpt::of(&value), expected }
            }
        }
    }
}

macro_rules! problems {
    ($($kind:ident $problem:ident),*) => {$(
        impl From<$problem> for Problem {
            fn from(problem: $problem) -> Problem {
                Problem::$kind(problem)
            }
        }

        impl From<$problem> for super::Fault {
            fn from(problem: $problem) -> super::Fault {
                Problem::$kind(problem).into()
            }
        }
    )*};
}

impl Problem {
    /// The fault of having this problem in a part of the text.
    pub fn at(self, part: super::Part) -> super::Fault {
        super::Fault { place: vec![part], what: self }
    }
}

impl MoveProblem {
    /// The fault of having this problem in a part of the text.
    pub fn at(self, part: super::Part) -> super::Fault {
        Problem::from(self).at(part)
    }
}

problems!(Fen FenProblem, Position PositionProblem, Move MoveProblem, Pgn PgnProblem, Board BoardProblem);

impl Problem {
    /// The text is not one of a few.
    pub fn not_one_of(found: &str, expected: &[&'static str]) -> Problem {
        Problem::NotOneOf { found: Excerpt::of(found), expected: expected.to_vec() }
    }
}
