//! Faults in English.

use std::fmt;

use super::{
    BoardProblem, Fault, FenProblem, FieldName, MoveProblem, Part, PgnProblem, PositionProblem,
    Problem,
};
use crate::board::Color;
use crate::notation::square;
use crate::realtime::Refusal;

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let parts: Vec<String> = self.place.iter().map(Part::to_string).collect();
        match parts.is_empty() {
            true => write!(f, "{}", self.what),
            false => write!(f, "{}: {}", parts.join(", "), self.what),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Part::File(name) => f.write_str(name),
            Part::Game(number) => write!(f, "Game {number}"),
            Part::Line(number) => write!(f, "line {number}"),
            Part::Character { line, column } => write!(f, "line {line}, column {column}"),
            Part::Tag(name) => write!(f, "tag {name}"),
            Part::Link => f.write_str("link"),
            Part::Fen => f.write_str("FEN"),
            Part::Field { number, name } => write!(f, "field {number} ({})", field(*name)),
            Part::Move(number) => write!(f, "move {number}"),
            Part::Event(number) => write!(f, "event {number}"),
            Part::Key(key) => f.write_str(key),
            Part::GameName => f.write_str("game"),
            Part::Ending => f.write_str("end of the game"),
        }
    }
}

fn field(name: FieldName) -> &'static str {
    match name {
        FieldName::Placement => "placement",
        FieldName::Zone => "zone",
        FieldName::Pocket => "pocket",
        FieldName::Side => "side to move",
        FieldName::Castling => "castling",
        FieldName::EnPassant => "en passant",
        FieldName::HalfMoveClock => "half-move clock",
        FieldName::FullMoveNumber => "full-move number",
        FieldName::WhiteDoubleSteps => "White's double steps",
        FieldName::BlackDoubleSteps => "Black's double steps",
        FieldName::Kings => "kings that have never moved",
        FieldName::Series => "series",
        FieldName::Phase => "part of the turn",
        FieldName::Commander => "player of White",
        FieldName::SwitchesInARow => "switches in a row",
        FieldName::SwitchesLeft => "switches left",
        FieldName::Cooldowns => "cooldowns",
        FieldName::QuietMoves => "quiet moves",
        FieldName::Tick => "tick",
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Problem::TooLong { most } => write!(f, "longer than {most} bytes"),
            Problem::NotUnderstood(found) => write!(f, "{found} makes no sense"),
            Problem::NotANumber(found) => write!(f, "{found} is not a number"),
            Problem::NotInRange { found, least, most } => {
                write!(f, "{found} is not a number from {least} to {most}")
            }
            Problem::NotATick(found) => write!(f, "{found} is not a tick"),
            Problem::NotASquare(found) => write!(f, "{found} is not a square"),
            Problem::NotOneOf { found, expected } => write!(f, "{found} is not {}", any(expected)),
            Problem::NotLike { found, examples } => {
                write!(f, "{found} does not look like {}", any(examples))
            }
            Problem::UnknownGame(found) => {
                write!(f, "{found} is not one of the games here")
            }
            Problem::Elsewhere(site) => {
                let more = if site.is_cut { "…" } else { "" };
                write!(f, "the game is on {}{more} and can't be fetched from there; ", site.text)?;
                f.write_str("copy its PGN or FEN and paste that here")
            }
            Problem::NoOption { game, found } => {
                write!(f, "{} has no option {found}", game)
            }
            Problem::Fen(problem) => problem.fmt(f),
            Problem::Position(problem) => problem.fmt(f),
            Problem::Move(problem) => problem.fmt(f),
            Problem::Pgn(problem) => problem.fmt(f),
            Problem::Board(problem) => problem.fmt(f),
        }
    }
}

impl fmt::Display for FenProblem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            FenProblem::Empty => f.write_str("the FEN is empty"),
            FenProblem::TooManyFields { found, most } => {
                write!(f, "{}, but at most {most} are expected", counted(*found, "field"))
            }
            FenProblem::FieldCount { found, expected } => {
                write!(f, "{} instead of {expected}", counted(*found, "field"))
            }
            FenProblem::TooManyBoards { found, most } => {
                write!(f, "{}, but the game has {most}", counted(*found, "board"))
            }
            FenProblem::RankCount { found, expected } => {
                write!(f, "{} instead of {expected}", counted(*found, "rank"))
            }
            FenProblem::FileCount { rank, found, expected } => {
                write!(f, "rank {rank} has {} instead of {expected}", counted(*found, "square"))
            }
            FenProblem::NotAPiece { rank, letter } => {
                write!(f, "rank {rank} has {letter:?}, which is not a piece of this game")
            }
            FenProblem::StrayMark { rank } => {
                write!(f, "rank {rank} has a ~ that is not directly behind a promoted piece")
            }
            FenProblem::OpenBracket => f.write_str("the pocket does not end with ]"),
            FenProblem::StrayBar { rank } => {
                write!(f, "rank {rank} has a | that is not directly before a piece")
            }
            FenProblem::BarsAndBoards => {
                f.write_str("board B is marked by | or stands behind a :, but not both")
            }
            FenProblem::NotInZone(letter) => write!(f, "{letter:?} cannot be in a zone"),
            FenProblem::ZoneFull { letter, most } => write!(f, "more than {most} times {letter:?}"),
            FenProblem::NotACastlingRight(letter) => write!(f, "{letter:?} is not one of KQkq"),
            FenProblem::CastlingNeeds { right, king, rook } => {
                let (king, rook) = (square(*king), square(*rook));
                write!(f, "{right:?} needs a king on {king} and a rook on {rook}")
            }
            FenProblem::NobodyPasses(at) => {
                write!(f, "no pawn can just have passed {}", square(*at))
            }
            FenProblem::HasNotPassed { color, pawn, passed } => {
                let (pawn, passed) = (square(*pawn), square(*passed));
                write!(f, "no {} pawn on {pawn} has just passed {passed}", adjective(*color))
            }
            FenProblem::NobodyThere(at) => write!(f, "there is no piece on {}", square(*at)),
            FenProblem::ReadyAt { at, tick } => {
                write!(f, "the piece on {} is ready at {tick}", square(*at))
            }
        }
    }
}

impl fmt::Display for PositionProblem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            PositionProblem::NoKing(color) => write!(f, "{} has no king", name(color)),
            PositionProblem::ManyKings { color, count } => {
                write!(f, "{} has {count} kings", name(color))
            }
            PositionProblem::PawnAstray { color, at } => {
                write!(f, "a {} pawn cannot stand on {}", adjective(color), square(at))
            }
            PositionProblem::CheckForbidden(color) => {
                write!(f, "{} is in check, which is forbidden in this game", name(color))
            }
            PositionProblem::OverBefore(color) => {
                write!(f, "the game was over before {}'s turn", name(color))
            }
            PositionProblem::InCheckOutOfTurn(color) => {
                write!(f, "{} is in check, but it is {}'s turn", name(color), name(!color))
            }
            PositionProblem::BothInCheck => f.write_str("both kings are in check"),
            PositionProblem::TakenTwice(at) => {
                write!(f, "both boards have a piece on {}", square(at))
            }
        }
    }
}

impl fmt::Display for MoveProblem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            MoveProblem::NotLegal(found) => write!(f, "{found} is not a legal move here"),
            MoveProblem::Ambiguous { found, moves: [one, other] } => {
                write!(f, "{found} could be {one} or {other}")
            }
            MoveProblem::Refused { found, why } => {
                write!(f, "{found} cannot be played: {}", refused(*why))
            }
            MoveProblem::Impossible(why) => {
                write!(f, "the game cannot have come to this: {}", refused(*why))
            }
        }
    }
}

impl fmt::Display for PgnProblem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PgnProblem::NoGame => f.write_str("there is no game in it"),
            PgnProblem::NoTag(name) => write!(f, "there is no tag {name}"),
            PgnProblem::TagUnnamed => f.write_str("the name of a tag is missing"),
            PgnProblem::TagUnclosed(name) => write!(f, "tag {name} is not closed by ]"),
            PgnProblem::TagUnquoted(name) => {
                write!(f, "the value of tag {name} is not in quotation marks")
            }
            PgnProblem::TagUnended(name) => {
                write!(f, "the value of tag {name} does not end on its line")
            }
            PgnProblem::CommentUnclosed(text) => write!(f, "comment {text} is not closed by }}"),
            PgnProblem::VariationUnclosed => f.write_str("the variation is not closed by )"),
            PgnProblem::VariationTooEarly => f.write_str("a variation before the first move"),
            PgnProblem::ClosesNothing(sign) => write!(f, "{sign} closes nothing"),
            PgnProblem::NotAGlyph(found) => write!(f, "{found} is not a glyph"),
            PgnProblem::MoveMissing => f.write_str("a move is missing"),
            PgnProblem::StampMissing(found) => write!(f, "{found} has no time stamp"),
        }
    }
}

impl fmt::Display for BoardProblem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BoardProblem::NothingToOpen => f.write_str("there is nothing to open"),
            BoardProblem::NothingToSet => f.write_str("there is nothing to set"),
            BoardProblem::NotAText => f.write_str("is not a text"),
            BoardProblem::NotAWholeNumber => f.write_str("is not a whole number"),
            BoardProblem::PlyBeyond { ply, moves } => {
                write!(f, "cannot show move {ply} of {moves}")
            }
            BoardProblem::NoSolution => {
                f.write_str("the link has no moves (m=) that would solve it")
            }
        }
    }
}

/// Why a command of a game without turns was refused.
fn refused(why: Refusal) -> &'static str {
    match why {
        Refusal::GameOver => "the game is over",
        Refusal::TieLost => "the opponent moved first",
        Refusal::NoPiece => "there is no piece on that square",
        Refusal::NotYours => "the piece belongs to the other side",
        Refusal::NotReady => "the piece is not ready yet",
        Refusal::TooSoon => "it comes too soon after the move before",
        Refusal::KingCapture => "kings are never captured",
        Refusal::PromotionMissing => "it does not say what the pawn becomes",
        Refusal::Illegal => "that is not possible",
        Refusal::InCheck => "the king is in check",
        Refusal::SelfCheck => "the king would be in check",
        Refusal::Replaced => "it was replaced",
        Refusal::Cancelled => "it was taken back",
        Refusal::Captured => "the piece was captured",
        Refusal::NoPremove => "there is no premove",
        Refusal::NoOffer => "there is no draw offer",
        Refusal::NoClaim => "there is no draw to claim",
    }
}

fn name(color: Color) -> &'static str {
    color.pick("White", "Black")
}

fn adjective(color: Color) -> &'static str {
    color.pick("white", "black")
}

/// `a`, `a or b`, `a, b or c`.
fn any(words: &[&str]) -> String {
    match words {
        [all @ .., one, last] => {
            let before: String = all.iter().map(|word| format!("{word}, ")).collect();
            format!("{before}{one} or {last}")
        }
        words => words.concat(),
    }
}

fn counted(n: usize, thing: &str) -> String {
    match n {
        1 => format!("1 {thing}"),
        n => format!("{n} {thing}s"),
    }
}
