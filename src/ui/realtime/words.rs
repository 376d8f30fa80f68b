//! What the page says of a game without turns.

use super::pressing::goes_so;
use super::session::{Phase, Session, Why};
use crate::board::{Color, Role};
use crate::notation::words::role_name;
use crate::notation::{letter, square};
use crate::realtime::{Effect, Ending, Kind, Move, Reason, Refusal, TU, Tick};
use crate::ui::refusals;
use crate::ui::table::Player;
use crate::ui::words::army;

/// A move as it is listed: `Nf3`, `exd5`, `e8=Q`, `O-O`.
pub fn short(effect: &Effect) -> String {
    if let Kind::Castle { .. } = effect.kind {
        return if effect.to.file() == 6 { "O-O" } else { "O-O-O" }.to_owned();
    }
    let takes = if effect.captured.is_some() { "x" } else { "" };
    let who = match effect.mover.role {
        Role::Pawn if takes.is_empty() => String::new(),
        Role::Pawn => square(effect.from).chars().take(1).collect(),
        role => letter(role).to_string(),
    };
    let becomes = effect.promotion.map(|role| format!("={}", letter(role)));
    format!("{who}{takes}{}{}", square(effect.to), becomes.unwrap_or_default())
}

/// A move as it is told: `White knight takes e5, check`.
pub fn spoken(effect: &Effect, checks: bool) -> String {
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

/// The man that a move is about, as far as it still stands there.
pub fn man_of(session: &Session, side: Color, m: Move) -> &'static str {
    let scene = session.arbiter.scene(side);
    scene.position.man_at(m.from).map_or("man", |man| role_name(man.role))
}

/// That a move of Black's was never made.
pub fn voided(man: &str, m: Move) -> String {
    format!("White was first: Black’s {man} never left {}.", square(m.from))
}

/// Why a move of a side is refused.
pub fn refusal(session: &Session, side: Color, m: Move, reason: Refusal) -> String {
    let man = man_of(session, side, m);
    match reason {
        Refusal::GameOver => "The game is over.".to_owned(),
        Refusal::TieLost => {
            "White was first: within 1/20 of a unit White’s move counts.".to_owned()
        }
        Refusal::NoPiece | Refusal::NotYours => "Your man is not there any more.".to_owned(),
        Refusal::Captured => "Your man was captured before it could move.".to_owned(),
        Refusal::NotReady => not_ready(session, side, m),
        Refusal::TooSoon => "You have moved just now.".to_owned(),
        Refusal::KingCapture => "Kings are not captured.".to_owned(),
        Refusal::PromotionMissing => "What shall the pawn become?".to_owned(),
        Refusal::Illegal => impossible(session, side, m),
        Refusal::InCheck => "The king is in check, and this does not help.".to_owned(),
        Refusal::SelfCheck => format!("The {man} may not leave its king in check."),
        Refusal::Replaced | Refusal::Cancelled | Refusal::NoPremove => {
            "The premove is taken back.".to_owned()
        }
        Refusal::NoOffer => "There is no offer any more.".to_owned(),
        Refusal::NoClaim => "There is no draw to claim.".to_owned(),
    }
}

fn not_ready(session: &Session, side: Color, m: Move) -> String {
    let position = session.arbiter.view(side);
    let wait = position.ready_at(m.from).saturating_sub(session.arbiter.now());
    match (wait, position.man_at(m.from)) {
        (0, _) => "The rook is still frozen.".to_owned(),
        (_, man) => {
            let name = man.map_or("man", |man| role_name(man.role));
            format!("The {name} is frozen for {}.", units(wait))
        }
    }
}

fn impossible(session: &Session, side: Color, m: Move) -> String {
    match session.arbiter.view(side).man_at(m.from) {
        Some(man) if !goes_so(man, m.from, m.to) => refusals::movement(man.role),
        Some(man) if man.role == Role::King && m.from.file().abs_diff(m.to.file()) == 2 => {
            "Castling is not possible now.".to_owned()
        }
        Some(man) if man.role == Role::Pawn => refusals::movement(Role::Pawn),
        _ => "Something is in the way.".to_owned(),
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

/// A tick as it is listed: `12.35`.
pub fn stamp(tick: Tick) -> String {
    format!("{}.{:02}", tick / TU, tick % TU / 10)
}

/// Who plays an army.
pub fn name(session: &Session, side: Color) -> &'static str {
    match session.setup.players[side] {
        Player::Computer(_) => "Computer",
        _ if session.setup.is_shared() => army(side),
        Player::Nobody => army(side),
        _ => "You",
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
    Some(match (who, stunned) {
        ("You", true) => "Check. Nobody can answer yet.".to_owned(),
        ("You", false) => "Check. Answer with a man that is framed.".to_owned(),
        (who, true) => format!("{who} is in check and cannot answer yet."),
        (who, false) => format!("{who} is in check."),
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
        Some(side) if name(session, side) == "You" => "You win".to_owned(),
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
