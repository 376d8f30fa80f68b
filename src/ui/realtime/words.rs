//! What the page says of a game without turns.

use super::notice::{Heard, Notice, Refused, Voided};
use super::session::{Phase, Session, Why};
use super::setup::Who;
use crate::board::{Color, Role};
use crate::notation::words::role_name;
use crate::notation::{refusals, square};
use crate::realtime::{Effect, Ending, Kind, Reason, TU, Tick};
use crate::ui::table::FORKED;
use crate::ui::words::army;

/// What a notice says.
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::Refused(why) => refusal(*why),
        Notice::Voided(never) => voided(*never),
        Notice::DrawDeclined => "The computer declines your offer.".to_owned(),
        Notice::Forked => FORKED.to_owned(),
        Notice::NoComputer => "The computer cannot move: it could not be fetched.".to_owned(),
        Notice::WrongLink(fault) => format!("This link cannot be opened: {fault}"),
        Notice::WrongGame(fault) => format!("This game cannot be opened: {fault}"),
    }
}

/// What has happened as it is announced.
pub fn heard(session: &Session, heard: &Heard) -> String {
    match heard {
        Heard::Move { effect, checks } => spoken(effect, *checks),
        Heard::Voided(never) => voided(*never),
        Heard::End(ending) => result(session, *ending),
    }
}

/// A move as it is told: `White knight takes e5, check`.
fn spoken(effect: &Effect, checks: bool) -> String {
    let who = format!("{} {}", army(effect.mover.color), role_name(effect.mover.role));
    let does = match (effect.kind, effect.captured) {
        (Kind::Castle { .. }, _) => "castles".to_owned(),
        (_, Some(man)) => format!("takes {} on {}", role_name(man.role), square(effect.to)),
        (_, None) => format!("to {}", square(effect.to)),
    };
    let becomes = effect.promotion.map(|role| format!(", becomes {}", role_name(role)));
    let check = if checks { ", check" } else { "" };
    format!("{who} {does}{}{check}", becomes.unwrap_or_default())
}

/// That a move of Black's was never made.
fn voided(never: Voided) -> String {
    let man = named(never.role);
    format!("White was first: Black’s {man} never left {}.", square(never.from))
}

fn named(role: Option<Role>) -> &'static str {
    role.map_or("man", role_name)
}

/// Why a move is refused.
fn refusal(why: Refused) -> String {
    match why {
        Refused::GameOver => "The game is over.".to_owned(),
        Refused::TieLost => {
            "White was first: within 1/20 of a unit White’s move counts.".to_owned()
        }
        Refused::Gone => "Your man is not there any more.".to_owned(),
        Refused::Captured => "Your man was captured before it could move.".to_owned(),
        Refused::Frozen { role, wait } => {
            format!("The {} is frozen for {}.", named(role), units(wait))
        }
        Refused::RookFrozen => "The rook is still frozen.".to_owned(),
        Refused::TooSoon => "You have moved just now.".to_owned(),
        Refused::KingCapture => "Kings are not captured.".to_owned(),
        Refused::PromotionMissing => "What shall the pawn become?".to_owned(),
        Refused::Movement(role) => refusals::movement(role).to_owned(),
        Refused::NoCastling => "Castling is not possible now.".to_owned(),
        Refused::Blocked => "Something is in the way.".to_owned(),
        Refused::InCheck => "The king is in check, and this does not help.".to_owned(),
        Refused::SelfCheck(role) => format!("The {} may not leave its king in check.", named(role)),
        Refused::NoPremove => "The premove is taken back.".to_owned(),
        Refused::NoOffer => "There is no offer any more.".to_owned(),
        Refused::NoClaim => "There is no draw to claim.".to_owned(),
    }
}

/// A span of ticks in units, with one decimal: `2.3 units`, `1 unit`.
pub fn units(ticks: Tick) -> String {
    let tenths = ticks.div_ceil(TU / 10);
    match (tenths / 10, tenths % 10) {
        (1, 0) => "1 unit".to_owned(),
        (whole, 0) => format!("{whole} units"),
        (whole, part) => format!("{whole}.{part} units"),
    }
}

/// Who plays a side.
pub fn name(session: &Session, side: Color) -> &'static str {
    match session.setup.who(side) {
        Who::You => "You",
        Who::Computer => "Computer",
        Who::Side(side) => army(side),
    }
}

/// The line over the moves: how the game stands.
pub fn status(session: &Session) -> String {
    match (session.arbiter.ending(), session.phase) {
        (Some(ending), _) => result(session, ending),
        (_, Phase::Countdown) => "Enter your first moves.".to_owned(),
        (_, Phase::Paused(why)) => paused(why).to_owned(),
        (..) => checked(session).unwrap_or_else(|| "Move whatever is ready.".to_owned()),
    }
}

fn paused(why: Why) -> &'static str {
    match why {
        Why::Asked => "Paused.",
        Why::Hidden => "Paused, for the page was out of sight.",
        Why::Slept => "Paused, for nothing moved for a while.",
        Why::Kept => "Ready when you are.",
    }
}

fn checked(session: &Session) -> Option<String> {
    let checks = session.checks();
    let check = checks.iter().find(|check| session.setup.is_human(check.side)).or(checks.first())?;
    let who = name(session, check.side);
    let stunned = check.stuns(session.arbiter.now());
    Some(match (session.setup.who(check.side), stunned) {
        (Who::You, true) => "Check. Nobody can answer yet.".to_owned(),
        (Who::You, false) => "Check. Answer with a man that is framed.".to_owned(),
        (_, true) => format!("{who} is in check and cannot answer yet."),
        (_, false) => format!("{who} is in check."),
    })
}

/// How a game ended: `White wins by checkmate`, `Draw by agreement`.
pub fn result(session: &Session, ending: Ending) -> String {
    let reason = match ending.reason {
        Reason::Checkmate => "by checkmate",
        Reason::Resignation => "by resignation",
        Reason::Stalemate => "by stalemate",
        Reason::Material => ": nobody can mate",
        Reason::Agreement => "by agreement",
        Reason::Threefold => "by threefold repetition",
        Reason::Fivefold => "by fivefold repetition",
        Reason::FiftyMoves => "by the fifty-move rule",
        Reason::SeventyFiveMoves => "by the seventy-five-move rule",
        Reason::Idle => ": nobody has moved for long",
    };
    let who = match ending.winner {
        None => "Draw".to_owned(),
        Some(side) if session.setup.who(side) == Who::You => "You win".to_owned(),
        Some(side) => format!("{} wins", name(session, side)),
    };
    format!("{who} {reason}").replace(" :", ":")
}

/// The score of a result: `1–0`, `½–½`.
pub fn score(ending: Ending) -> &'static str {
    match ending.winner {
        Some(Color::White) => "1–0",
        Some(Color::Black) => "0–1",
        None => "½–½",
    }
}
