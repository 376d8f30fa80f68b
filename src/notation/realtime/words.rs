//! Moves, commands and what comes of them, as words.

use crate::board::Color;
use crate::notation::{letter, role_of, square, square_of};
use crate::realtime::{Command, Ending, Move, Reason, Refusal, Status};

/// A move in coordinates: `e2e4`, `e7e8q`, castling `e1g1`.
pub fn coords(m: Move) -> String {
    let promotion = m.promotion.map(|role| letter(role).to_ascii_lowercase());
    square(m.from) + &square(m.to) + &promotion.map(String::from).unwrap_or_default()
}

/// The move of a text in coordinates; whether it can be made is not asked.
pub fn read_coords(text: &str) -> Option<Move> {
    let from = square_of(text.get(..2)?)?;
    let to = square_of(text.get(2..4)?)?;
    let mut rest = text.get(4..)?.chars();
    let promotion = match rest.next() {
        None => None,
        Some(c) if c.is_ascii_lowercase() => Some(role_of(c)?),
        Some(_) => return None,
    };
    rest.next().is_none().then_some(Move { from, to, promotion })
}

/// A reason why a command is refused, as scenario files call it: `not_ready`.
pub fn refusal(reason: Refusal) -> &'static str {
    match reason {
        Refusal::GameOver => "game_over",
        Refusal::TieLost => "tie_lost",
        Refusal::NoPiece => "no_piece",
        Refusal::NotYours => "not_yours",
        Refusal::NotReady => "not_ready",
        Refusal::TooSoon => "too_soon",
        Refusal::KingCapture => "king_capture",
        Refusal::PromotionMissing => "promotion_missing",
        Refusal::Illegal => "illegal",
        Refusal::InCheck => "in_check",
        Refusal::SelfCheck => "self_check",
        Refusal::Replaced => "replaced",
        Refusal::Cancelled => "cancelled",
        Refusal::Captured => "captured",
        Refusal::NoPremove => "no_premove",
        Refusal::NoOffer => "no_offer",
        Refusal::NoClaim => "no_claim",
    }
}

/// What became of a command: `ok`, `rejected:not_ready`.
pub fn status(status: Status) -> String {
    match status {
        Status::Ok => "ok".to_owned(),
        Status::Pending => "pending".to_owned(),
        Status::Voided => "voided".to_owned(),
        Status::Queued => "queued".to_owned(),
        Status::Rejected(reason) => format!("rejected:{}", refusal(reason)),
    }
}

/// Why a game ended, as scenario files call it.
pub fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Resignation => "resignation",
        Reason::Stalemate => "stalemate",
        Reason::Material => "material",
        Reason::Agreement => "agreement",
        Reason::Threefold => "threefold",
        Reason::Fivefold => "fivefold",
        Reason::FiftyMoves => "fifty",
        Reason::SeventyFiveMoves => "seventyfive",
        Reason::Idle => "idle",
    }
}

/// A command: a move in coordinates, `premove:e4e5`, `cancel:e4`, `offer`, `decline`, `claim`,
/// `resign`.
pub fn command(command: Command) -> String {
    match command {
        Command::Move(m) => coords(m),
        Command::Premove(m) => format!("premove:{}", coords(m)),
        Command::Cancel(at) => format!("cancel:{}", square(at)),
        Command::Offer => "offer".to_owned(),
        Command::Decline => "decline".to_owned(),
        Command::Claim => "claim".to_owned(),
        Command::Resign => "resign".to_owned(),
    }
}

/// The command of a text.
pub fn read_command(text: &str) -> Option<Command> {
    Some(match (text, text.split_once(':')) {
        ("offer", _) => Command::Offer,
        ("decline", _) => Command::Decline,
        ("claim", _) => Command::Claim,
        ("resign", _) => Command::Resign,
        (_, Some(("premove", m))) => Command::Premove(read_coords(m)?),
        (_, Some(("cancel", at))) => Command::Cancel(square_of(at)?),
        _ => Command::Move(read_coords(text)?),
    })
}

/// How and when a game ended: `9000 white checkmate`, `9000 draw idle`.
pub fn ending(ending: Ending) -> String {
    let winner = ending.winner.map_or("draw", |side| side.pick("white", "black"));
    format!("{} {winner} {}", ending.tick, reason(ending.reason))
}

/// The ending of a text.
pub fn read_ending(text: &str) -> Option<Ending> {
    let mut words = text.split(' ');
    let tick = words.next()?.parse().ok()?;
    let winner = match words.next()? {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        "draw" => None,
        _ => return None,
    };
    let name = words.next()?;
    let reason = Reason::ALL.into_iter().find(|&known| reason(known) == name)?;
    words.next().is_none().then_some(Ending { winner, reason, tick })
}
