//! Is there only one strike? Every command is tried, and every answer within its cooldown.

use super::{Strike, StrikeKind, balance, options};
use crate::board::Color;
use crate::realtime::{
    Arbiter, Command, Effect, Move, Options, Readiness, Reason, Status, Tick, TimedPosition,
};

/// What winning and losing the game count, in pawns.
const GAME: i32 = 1_000;
/// A strike wins so many pawns at least, and any other command so many at most.
const LEAST: i32 = 3;
const MOST_ELSEWHERE: i32 = 1;

/// The strike of a side in a position at tick 0, how hard it is included, if exactly one command is one: the only
/// one that mates, or else the only one that wins anything. None also where nothing else is tempting.
pub fn find(start: &TimedPosition, side: Color) -> Option<Strike> {
    let options = options();
    let commands = commands(start, side);
    let tempting = commands.iter().filter(|effect| effect.captured.is_some()).count();
    let gains: Vec<(Effect, i32)> = commands
        .iter()
        .map(|&effect| (effect, worst(&options, start, side, effect.asked(), MOST_ELSEWHERE)))
        .filter(|&(_, gain)| gain > MOST_ELSEWHERE)
        .collect();
    let mates = gains.iter().filter(|&&(_, gain)| mates(gain));
    let (effect, gain) = match (mates.clone().next(), mates.count(), &gains[..]) {
        (Some(&only), 1, _) => only,
        (None, _, &[only]) => only,
        _ => return None,
    };
    if gain < LEAST || tempting < 2 {
        return None;
    }
    let kind = kind(&options, start, side, &effect, gain)?;
    let rating = rating(&commands, &effect, kind);
    Some(Strike { start: *start, side, command: effect.asked(), kind, rating })
}

/// Is a gain that of winning the game?
fn mates(gain: i32) -> bool {
    gain >= GAME / 2
}

/// What a side may command at once.
fn commands(position: &TimedPosition, side: Color) -> Vec<Effect> {
    let mut found = Vec::new();
    position.legal(&options(), side, 0, Readiness::Counted, &mut found);
    found
}

/// What a command at tick 0 comes to, in pawns, whatever single answer the other side gives before the piece that
/// moved is ready again; [`GAME`] if it mates. Once it comes to no more than `enough` nothing more is tried.
fn worst(options: &Options, start: &TimedPosition, side: Color, m: Move, enough: i32) -> i32 {
    let mut least = None::<i32>;
    try_answers(options, start, side, m, |_, gain| {
        least = Some(least.map_or(gain, |least| least.min(gain)));
        least.is_none_or(|least| least > enough)
    });
    least.unwrap_or(-GAME)
}

/// What shows that a command at tick 0 is no strike: the answer after which least is left of what it won, and when
/// that is given. None where it wins nothing even without an answer.
pub fn refutation(start: &TimedPosition, side: Color, m: Move) -> Option<(Tick, Move)> {
    let (mut least, mut found) = (i32::MAX, None);
    try_answers(&options(), start, side, m, |answer, gain| {
        if gain < least {
            (least, found) = (gain, answer);
        }
        true
    });
    found
}

/// Tries every single answer to a command before the piece that moved is ready again, and none at all first. Hears of
/// each what the command comes to then, in pawns, and whether to go on. Nothing is heard of a command that is refused.
fn try_answers(
    options: &Options,
    start: &TimedPosition,
    side: Color,
    m: Move,
    mut goes_on: impl FnMut(Option<(Tick, Move)>, i32) -> bool,
) {
    let mut arbiter = Arbiter::new(*options, *start, 0);
    let status = arbiter.submit(0, side, Command::Move(m));
    if !matches!(status, Status::Ok | Status::Pending) {
        return;
    }
    let begun = balance(start, side);
    let window = options.tie_window.unwrap_or(0) + 1;
    let cooldown = arbiter.view(side).ready_at(m.to);
    if !goes_on(None, come_to(arbiter.clone(), side, window) - begun) {
        return;
    }
    let mut moments = moments(start, !side, cooldown);
    moments.extend([1, window]);
    for tick in moments {
        let mut then = arbiter.clone();
        then.advance(tick);
        let mut answers = Vec::new();
        then.view(!side).legal(options, !side, tick, Readiness::Counted, &mut answers);
        for answer in answers {
            let mut answered = then.clone();
            answered.submit(tick, !side, Command::Move(answer.asked()));
            let gain = come_to(answered, side, tick + window) - begun;
            if !goes_on(Some((tick, answer.asked())), gain) {
                return;
            }
        }
    }
}

/// When another piece of a side gets ready, up to a tick.
fn moments(position: &TimedPosition, side: Color, until: Tick) -> Vec<Tick> {
    let pieces = position.board().color(side);
    let ready = pieces.into_iter().map(|at| position.ready_at(at));
    ready.filter(|tick| (1..=until).contains(tick)).collect()
}

/// What a side has once everything until a tick is final.
fn come_to(mut arbiter: Arbiter, side: Color, until: Tick) -> i32 {
    arbiter.advance(until);
    match arbiter.ending() {
        Some(end) if end.winner == Some(side) => GAME,
        Some(end) if end.winner.is_some() || end.reason == Reason::Stalemate => -GAME,
        _ => balance(arbiter.view(side), side),
    }
}

/// What makes a command a strike: it mates, or it wins only because the other side's pieces are frozen.
fn kind(
    options: &Options,
    start: &TimedPosition,
    side: Color,
    effect: &Effect,
    gain: i32,
) -> Option<StrikeKind> {
    if mates(gain) {
        return Some(StrikeKind::Mate);
    }
    effect.captured?;
    let mut awake = *start;
    for at in start.board().color(!side) {
        awake.set_ready(at, 0);
    }
    if worst(options, &awake, side, effect.asked(), MOST_ELSEWHERE) > MOST_ELSEWHERE {
        return None;
    }
    let mut arbiter = Arbiter::new(*options, *start, 0);
    arbiter.submit(0, side, Command::Move(effect.asked()));
    let frozen = effect.victim().is_some_and(|at| start.ready_at(at) > 0);
    Some(match arbiter.view(side).in_check(!side) {
        true => StrikeKind::Stun,
        false if frozen => StrikeKind::FrozenPiece,
        false => StrikeKind::FrozenGuard,
    })
}

/// 600 for a piece to take, 800 for a mate or a check; 70 for each other capture there is, 10 for each other command,
/// 150 if the piece that strikes is worth more than the one it takes.
fn rating(commands: &[Effect], effect: &Effect, kind: StrikeKind) -> u16 {
    let base = match kind {
        StrikeKind::FrozenGuard | StrikeKind::FrozenPiece => 600,
        StrikeKind::Mate | StrikeKind::Stun => 800,
    };
    let captures = commands.iter().filter(|other| other.captured.is_some()).count() as u16;
    let worth = crate::puzzle::line::worth;
    let gives = effect.captured.is_some_and(|taken| worth(taken.role) < worth(effect.mover.role));
    let points = base + 70 * captures.min(10) + 10 * commands.len().min(60) as u16;
    (points + 150 * gives as u16).clamp(600, 2600)
}
