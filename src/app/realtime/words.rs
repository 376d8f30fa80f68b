//! What the page says of a game without turns. Only what draws it asks here.

use crate::app::common::finish::Manner;
use crate::app::common::player::{Person, PlayedBy};
use crate::app::realtime::notice::{Heard, Remark, TimedRefusal, Voided};
use crate::app::realtime::session::{Phase, Session, Why};
use crate::app::realtime::wire::TimedWireNews;
use crate::app::realtime::wish::{Rule, Waits};
use crate::app::wording::endings;
use crate::app::wording::endings::finish;
use crate::app::wording::faults;
use crate::app::wording::terms::color_word;
use crate::board::{Color, Role};
use crate::notation::square;
use crate::notation::words::role_name;
use crate::realtime::{Effect, Ending, Kind, TU, Tick};
use crate::texts::texts;

/// The word by which texts choose a piece that may be unknown.
fn role_word(role: Option<Role>) -> &'static str {
    role.map_or("piece", role_name)
}

/// What a remark says.
pub fn remark(remark: &Remark) -> String {
    match remark {
        Remark::Refused(why) => refusal(*why),
        Remark::Voided(never) => voided(*never),
        Remark::DrawDeclined => texts().draw_declined(),
        Remark::Forked => texts().game_forked(),
        Remark::NoComputer => texts().timed_no_computer(),
        Remark::WrongLink(fault) => texts().bad_link(&faults::said(fault)),
        Remark::WrongGame(fault) => texts().bad_game(&faults::said(fault)),
        Remark::Wire(news) => wire_news(*news),
    }
}

/// What has happened at the other device. Its player is called by a word: there may be no name.
fn wire_news(news: TimedWireNews) -> String {
    let (t, friend) = (texts(), texts().person(Person::Friend.word()));
    match news {
        TimedWireNews::Met => t.wire_met(&friend),
        TimedWireNews::Said(number) => t.wire_said(&friend, &t.wire_phrase(number)),
        TimedWireNews::NoRematch => t.wire_declined(&friend, "rematch"),
        TimedWireNews::NotNow => t.wire_not_now(),
    }
}

/// What has happened as it is announced, in sentences.
pub fn heard(session: &Session, heard: &Heard) -> String {
    match heard {
        Heard::Move { effect, checks } => spoken(effect, *checks),
        Heard::Voided(never) => voided(*never),
        Heard::End(ending) => format!("{}.", result(session, *ending)),
    }
}

/// A move as it is told: `White knight takes pawn on e5. Check.`
fn spoken(effect: &Effect, checks: bool) -> String {
    let (side, role) = (color_word(effect.mover.color), role_name(effect.mover.role));
    let at = square(effect.to);
    let does = match (effect.kind, effect.captured) {
        (Kind::Castle { .. }, _) => texts().timed_spoken_castling(side),
        (_, Some(taken)) => texts().timed_spoken_capture(side, role, role_name(taken.role), &at),
        (_, None) => texts().timed_spoken_move(side, role, &at),
    };
    let becomes = effect.promotion.map(|role| texts().timed_spoken_promotion(role_name(role)));
    let check = checks.then(|| texts().timed_spoken_check());
    [Some(does), becomes, check].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// That a move of Black's was never made.
fn voided(never: Voided) -> String {
    texts().timed_voided(role_word(never.role), &square(never.from))
}

/// Why a move is refused.
fn refusal(why: TimedRefusal) -> String {
    let t = texts();
    match why {
        TimedRefusal::GameOver => t.game_over(),
        TimedRefusal::TieLost => t.timed_tie_lost(),
        TimedRefusal::Gone => t.timed_gone(),
        TimedRefusal::Captured => t.timed_captured(),
        TimedRefusal::Frozen { role, wait } => t.timed_cooling(role_word(role), &units(wait)),
        TimedRefusal::RookFrozen => t.timed_rook_cooling(),
        TimedRefusal::TooSoon => t.timed_too_soon(),
        TimedRefusal::KingCapture => t.timed_king_capture(),
        TimedRefusal::PromotionMissing => t.timed_promotion_missing(),
        TimedRefusal::Movement(role) => t.timed_movement(role_name(role)),
        TimedRefusal::NoCastling => t.timed_no_castling(),
        TimedRefusal::Blocked(at) => t.refusal_blocked(&square(at)),
        TimedRefusal::OwnPiece(role, at) => t.refusal_own_piece(role_name(role), &square(at)),
        TimedRefusal::InCheck => t.timed_in_check(),
        TimedRefusal::SelfCheck(role) => t.timed_self_check(role_word(role)),
        TimedRefusal::NoPremove => t.timed_no_premove(),
        TimedRefusal::NoOffer => t.timed_no_offer(),
        TimedRefusal::NoClaim => t.timed_no_claim(),
    }
}

/// A span of ticks in units, with one decimal: `2.3 units`, `1 unit`.
pub fn units(ticks: Tick) -> String {
    let tenths = ticks.div_ceil(TU / 10);
    texts().timed_units(tenths, &decimal(f64::from(tenths) / 10.0))
}

/// A length of a time unit as people read it: `0.5 s`, `15 s`, `1 min`.
pub fn span(ms: u32) -> String {
    match ms {
        60_000.. if ms.is_multiple_of(60_000) => texts().span_minutes(ms / 60_000),
        _ => texts().span_seconds(&decimal(f64::from(ms) / 1_000.0)),
    }
}

/// How fast the computer of a level plays, given the tenths of a second between two of its moves and
/// before it answers.
pub fn strength(level: u8, [gap, reaction]: [u64; 2]) -> String {
    let seconds = |tenths: u64| {
        let number = format!("{}.{}", tenths / 10, tenths % 10);
        texts().span_seconds(&number.replace('.', &texts().decimal_mark()))
    };
    texts().timed_strength(level, &seconds(gap), &seconds(reaction))
}

/// A number with as many decimals as it has.
fn decimal(number: f64) -> String {
    number.to_string().replace('.', &texts().decimal_mark())
}

/// Who plays a side.
pub fn name(session: &Session, side: Color) -> String {
    let friend = session.wire.as_ref().and_then(|wire| Some(wire.name.as_deref()?.to_owned()));
    match session.setup.players[side] {
        PlayedBy::Computer(level) => texts().level_name(level),
        PlayedBy::Correspondence(_) if friend.is_some() => friend.unwrap_or_default(),
        _ => texts().person(session.setup.who(side).word()),
    }
}

/// The line over the moves: how the game stands.
pub fn status(session: &Session) -> String {
    match (session.arbiter.ending(), session.phase) {
        (Some(ending), _) => result(session, ending),
        (_, Phase::Countdown) => texts().timed_first_moves(),
        (_, Phase::Paused(why)) => paused(why),
        (..) => checked(session).unwrap_or_else(|| texts().timed_move_ready()),
    }
}

fn paused(why: Why) -> String {
    match why {
        Why::Asked => texts().timed_paused(),
        Why::Hidden => texts().timed_paused_hidden(),
        Why::Slept => texts().timed_paused_slept(),
        Why::Kept => texts().timed_ready(),
        Why::Waiting => texts().wire_waiting(),
    }
}

fn checked(session: &Session) -> Option<String> {
    let checks = session.checks();
    let check = checks.iter().find(|check| session.setup.is_human(check.side)).or(checks.first())?;
    let who = session.setup.who(check.side).word();
    Some(match check.stuns(session.arbiter.now()) {
        true => texts().timed_check_stuns(who),
        false => texts().timed_check(who),
    })
}

/// How a game ended: `White wins by checkmate`, `Draw by agreement`.
pub fn result(session: &Session, ending: Ending) -> String {
    finish(&session.setup.finish(ending))
}

/// How a game ended, after what it means to somebody: `by checkmate`.
pub fn ended_by(manner: Manner) -> String {
    match manner {
        Manner::Idle => texts().ended_idle(),
        manner => endings::ended_by(manner),
    }
}

/// The score of a result: `1–0`, `½–½`.
pub fn score(ending: Ending) -> &'static str {
    match ending.winner {
        Some(Color::White) => "1–0",
        Some(Color::Black) => "0–1",
        None => "½–½",
    }
}

/// How the first cooldowns are found.
pub fn waits(waits: Waits) -> String {
    texts().timed_cooldowns(match waits {
        Waits::Fractional => "random",
        Waits::Rounded => "whole",
        Waits::Mirrored => "same",
        Waits::None => "none",
    })
}

/// The title of a rule on which people may agree.
pub fn rule_title(rule: &Rule) -> String {
    texts().entry("rule", rule.key, "title")
}

/// What a value of a rule means.
pub fn rule_value(rule: &Rule, value: &str) -> String {
    texts().entry("rule", rule.key, value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_read_as_people_say_them() {
        assert_eq!(
            [250, 500, 2_000, 15_000, 60_000, 90_000].map(span),
            ["0.25 s", "0.5 s", "2 s", "15 s", "1 min", "90 s"]
        );
        assert_eq!(
            [1_000, 1_001, 2_000, 2_250].map(units),
            ["1 unit", "1.1 units", "2 units", "2.3 units"]
        );
        assert_eq!(strength(8, [3, 20]), "8 · 0.3 s between moves, reacts after 2.0 s");
    }
}
