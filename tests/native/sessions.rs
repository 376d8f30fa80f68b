//! The page of the game without turns, without a browser: who presses what and when.

use wonderboard::app::common::player::{Opponent as Against, Side};
use wonderboard::app::realtime::notice::{Heard, SoundKind};
use wonderboard::app::realtime::opponent::{
    ComputerDeed as OpponentDeed, ComputerOpponent, pace_of,
};
use wonderboard::app::realtime::picture::{ArrowKind, Go, TimedMark};
use wonderboard::app::realtime::replay::ReplayLook;
use wonderboard::app::realtime::saved::SavedSession;
use wonderboard::app::realtime::wish::{RULES, Waits};
use wonderboard::app::realtime::{
    Phase, Session, SessionAction, TimedSetup, TimedWish, Why, listing, words,
};
use wonderboard::app::realtime::{attempt, demo};
use wonderboard::board::{Color, Role, Square};
use wonderboard::engine::Level;
use wonderboard::engine::realtime::TimedStyle;
use wonderboard::notation::realtime::TimedSettings;
use wonderboard::notation::{rulebooks, square_of};
use wonderboard::realtime::{Command, Move, Options, Reason, Status};
use wonderboard::texts::texts;
use wonderboard::variants::rulebook::{DemoDeed, RulebookPart};
use wonderboard::worker::Servant;
use wonderboard::worker::realtime::Tell;
use wonderboard::worker::realtime::think::TimedThinker;

/// A unit of a second, nobody waits at first: milliseconds are ticks, three seconds after the start.
fn wish(opponent: Against, side: Side) -> TimedWish {
    let quick = TimedWish {
        tu_ms: 1_000,
        waits: Waits::None,
        handicap: false,
        seed: Some(1),
        ..TimedWish::default()
    };
    TimedWish { opponent, side, ..quick }
}

/// When a game begins that was set up at 0.
const START: f64 = 3_000.0;

fn at(name: &str) -> Square {
    square_of(name).expect("a square")
}

/// A game of two people that has begun.
fn begun() -> Session {
    Session::new(TimedSetup::of(&wish(Against::Friend, Side::White), 0), 0.0)
        .act(SessionAction::Wake, START)
}

/// A game against the computer that has begun.
fn alone(side: Side) -> Session {
    Session::new(TimedSetup::of(&wish(Against::Computer, side), 0), 0.0)
        .act(SessionAction::Wake, START)
}

/// Presses squares one after the other at a tick.
fn press(session: &Session, squares: &str, tick: u32) -> Session {
    let when = START + f64::from(tick);
    let squares = squares.split_whitespace().map(at);
    squares
        .fold(session.clone(), |session, at| session.act(SessionAction::Press { at, when }, when))
}

fn wake(session: &Session, tick: u32) -> Session {
    session.act(SessionAction::Wake, START + f64::from(tick))
}

fn log(session: &Session) -> Vec<String> {
    let line = |entry: &wonderboard::realtime::arbiter::Entry| {
        format!("{} {}", entry.tick, listing::short(&entry.deed.effect))
    };
    session.arbiter.log().iter().map(line).collect()
}

fn said(session: &Session) -> String {
    session.notice.as_ref().map(|notice| words::remark(&notice.what)).unwrap_or_default()
}

fn arrows(session: &Session, kind: ArrowKind) -> usize {
    session.picture(START).arrows.iter().filter(|arrow| arrow.kind == kind).count()
}

fn computer(session: &Session, from: &str, to: &str, tick: u32) -> Session {
    let m = Move { from: at(from), to: at(to), promotion: None };
    let side = session.setup.computer().expect("a computer").0;
    session.act(SessionAction::Tell(side, Command::Move(m)), START + f64::from(tick))
}

#[test]
fn moves_are_made_by_two_presses_at_the_time_of_the_second() {
    let game = press(&begun(), "e2", 10);
    assert_eq!(game.picked[Color::White], Some(at("e2")));
    let marks = game.picture(START + 10.0).marks;
    assert!(marks.contains(&(at("e4"), TimedMark::Target(Go::Now))));
    // The press came before the page got round to it.
    let when = START + 30.0;
    let game = game.act(SessionAction::Press { at: at("e4"), when }, when + 200.0);
    let game = press(&game, "e7 e5", 90);
    assert_eq!(log(&wake(&game, 200)), ["30 e4", "90 e5"]);
    assert_eq!(game.picked.0, [None, None]);
}

#[test]
fn first_moves_are_entered_while_it_is_counted_down() {
    let set = Session::new(TimedSetup::of(&wish(Against::Friend, Side::White), 0), 0.0);
    let set = [("e2", "e4"), ("d7", "d5")].into_iter().fold(set, |game, (from, to)| {
        game.act(SessionAction::Drop { from: at(from), to: at(to), when: 500.0 }, 500.0)
    });
    assert_eq!((set.phase, arrows(&set, ArrowKind::Premove)), (Phase::Countdown, 2));
    assert!(log(&set).is_empty());
    assert_eq!(set.due(500.0), Some(2_500.0));
    let game = wake(&wake(&set, 0), 60);
    assert_eq!((game.phase, log(&game)), (Phase::Running, vec!["0 e4".into(), "0 d5".into()]));
}

#[test]
fn whoever_is_frozen_moves_later_unless_that_is_taken_back() {
    let game = press(&begun(), "g1 f3 f3 g5", 100);
    assert_eq!((log(&game), arrows(&game, ArrowKind::Premove)), (vec!["100 Nf3".into()], 1));
    assert!(game.picture(START + 100.0).marks.contains(&(at("f3"), TimedMark::Premove)));
    assert_eq!(log(&wake(&game, 3_100)), ["100 Nf3", "3100 Ng5"]);
    // Pressing the piece twice more takes it back.
    let undone = press(&game, "f3 f3", 200);
    assert_eq!((arrows(&undone, ArrowKind::Premove), undone.picked.0), (0, [None, None]));
    assert_eq!(log(&wake(&undone, 4_000)).len(), 1);
    let undone = game.act(SessionAction::Unmove(at("f3")), START + 300.0);
    assert_eq!(arrows(&undone, ArrowKind::Premove), 0);
}

#[test]
fn a_refused_move_says_why_and_that_goes_with_the_next() {
    let game = press(&begun(), "c1 e3", 10);
    assert_eq!(said(&game), "The piece on d2 is in the way.");
    let game = press(&game, "g1 g3", 20);
    assert_eq!(said(&game), "A knight goes two squares straight and one to the side.");
    assert_eq!(said(&press(&game, "e2 e4", 30)), "");
    // Premoves must at least go as pieces go.
    let game = press(&game, "g1 f3 f3 f5", 40);
    assert_eq!(said(&game), "A knight goes two squares straight and one to the side.");
    assert_eq!(arrows(&game, ArrowKind::Premove), 0);
}

#[test]
fn a_check_locks_who_cannot_answer() {
    let game = press(&begun(), "e2 e4 f7 f5 d1 h5", 10);
    let picture = game.picture(START + 10.0);
    for (square, mark) in [
        ("e8", TimedMark::Check),
        ("g7", TimedMark::Answer),
        ("a7", TimedMark::Locked),
        ("f5", TimedMark::Locked),
    ] {
        assert!(picture.marks.contains(&(at(square), mark)), "{square}");
    }
    assert_eq!(words::status(&game), "Black is in check.");
    let refused = press(&game, "a7 a6", 200);
    assert_eq!(said(&refused), "Your king is in check, and this move doesn’t help.");
    assert_eq!(game.heard.last().map(Heard::kind), Some(SoundKind::Check));
}

#[test]
fn two_people_capture_by_the_press_that_was_last_picked() {
    let game = wake(&press(&begun(), "e2 e4 d7 d5", 10), 1_100);
    // White has picked last: Black's pawn is captured.
    let taken = press(&game, "e4 d5", 1_200);
    assert_eq!(log(&wake(&taken, 1_300)).last().expect("a move"), "1200 exd5");
    // Black has picked something since: that is Black's own piece.
    let picked = press(&game, "e4 c7 d5", 1_200);
    assert_eq!(picked.picked.0, [Some(at("e4")), Some(at("d5"))]);
    // It may be carried off meanwhile.
    let when = START + 1_250.0;
    let away = picked.act(SessionAction::Drop { from: at("d5"), to: at("d4"), when }, when);
    assert_eq!(log(&wake(&away, 1_400)).last().expect("a move"), "1250 d4");
}

#[test]
fn a_pause_stops_time_and_hands() {
    let game = press(&begun(), "e2 e4", 100);
    let paused = game.act(SessionAction::Pause(Why::Hidden), START + 400.0);
    assert_eq!((paused.phase, paused.tick(9e9)), (Phase::Paused(Why::Hidden), 400));
    assert_eq!(paused.due(9e9), None);
    assert!(words::status(&paused).contains("out of sight"));
    let pressed = press(&paused, "d7 d5", 500);
    assert_eq!((pressed.picked.0, log(&pressed).len()), ([None, None], 1));
    // It goes on after a countdown, in which premoves are possible.
    let waiting = paused.act(SessionAction::GoOn, 10_000.0);
    assert_eq!(waiting.phase, Phase::Countdown);
    let going = waiting.act(SessionAction::Wake, 12_000.0);
    assert_eq!((going.phase, going.tick(12_100.0)), (Phase::Running, 500));
}

#[test]
fn who_slept_goes_on_from_where_they_fell_asleep() {
    let game = press(&begun(), "e2 e4 e4 e5", 100);
    let slept = game.act(SessionAction::Slept(START + 300.0), START + 60_000.0);
    assert_eq!((slept.phase, slept.tick(START + 60_000.0)), (Phase::Paused(Why::Slept), 300));
    assert_eq!(log(&slept).len(), 1, "the premove was not made meanwhile");
}

#[test]
fn white_does_not_see_what_may_still_be_void() {
    let game = computer(&alone(Side::White), "e7", "e5", 100);
    assert!(game.scene().position.piece_at(at("e5")).is_none() && game.heard.is_empty());
    assert_eq!(arrows(&game, ArrowKind::Made), 0);
    let seen = wake(&game, 151);
    assert!(seen.scene().position.piece_at(at("e5")).is_some());
    assert_eq!(words::heard(&seen, &seen.heard[0]), "Black pawn to e5.");
    // Black sees their own at once, as one that may be void.
    let black = press(&alone(Side::Black), "e7 e5", 100);
    assert_eq!(black.picture(START + 100.0).unsure, [at("e5")]);
    assert_eq!(words::heard(&black, &black.heard[0]), "Black pawn to e5.");
    let settled = wake(&black, 151);
    assert!(settled.heard.is_empty(), "it is not told twice");
    assert!(settled.picture(START + 151.0).unsure.is_empty());
}

#[test]
fn a_move_that_was_never_made_is_told() {
    let base = press(&begun(), "e2 e4 e7 e5 d2 d4 d7 d5", 0);
    let base = wake(&base, 1_100);
    let (white, when) = (press(&base, "e4", 1_200), START + 1_200.0);
    let black = white.act(SessionAction::Drop { from: at("d5"), to: at("e4"), when }, when);
    assert_eq!(log(&black).len(), 4, "what Black has done may still be void");
    let both = press(&black, "d5", 1_240);
    assert_eq!(said(&both), "White was first: Black’s pawn never left d5.");
    assert_eq!(log(&both).last().expect("a move"), "1240 exd5");
    assert_eq!(arrows(&both, ArrowKind::Voided), 1);
    assert!(both.heard.iter().any(|heard| heard.kind() == SoundKind::Voided));
}

#[test]
fn pawns_become_what_was_chosen_before() {
    let game = begun();
    let game = (0..3).fold(game, |game, _| game.act(SessionAction::Promote(Color::White), START));
    assert_eq!(game.promotion[Color::White], Role::Knight);
    let game = game.act(SessionAction::Promote(Color::White), START);
    assert_eq!(game.promotion.0, [Role::Queen; 2]);
}

#[test]
fn a_game_ends_and_time_with_it() {
    let game = begun();
    let lost = game.act(SessionAction::Tell(Color::White, Command::Resign), START + 500.0);
    assert_eq!((lost.phase, lost.tick(9e9)), (Phase::Over, 500));
    assert_eq!(words::status(&lost), "Black wins by resignation");
    assert_eq!(lost.heard[0].kind(), SoundKind::End);
    let mate = press(&begun(), "f2 f3 e7 e5 g2 g4 d8 h4", 100);
    let mate = wake(&mate, 200);
    assert_eq!(mate.arbiter.ending().expect("an end").reason, Reason::Checkmate);
    assert_eq!(words::status(&mate), "Black wins by checkmate");
}

#[test]
fn one_who_looks_back_is_in_check_only_where_the_king_was() {
    let mate = press(&begun(), "f2 f3 e7 e5 g2 g4 d8 h4", 100);
    let mate = wake(&mate, 200);
    let checks = |game: &Session| game.shown_checks(90_000.0).0.len();
    assert_eq!(checks(&mate), 1);
    let start = mate.act(SessionAction::Look(ReplayLook::At(0)), 90_000.0);
    assert_eq!((checks(&start), start.shown_checks(90_000.0).1), (0, 0));
}

#[test]
fn one_looks_back_by_step_and_by_time() {
    let game = press(&begun(), "e2 e4", 100);
    let game = press(&game, "e7 e5", 1_000);
    let game = wake(&game, 2_000).act(SessionAction::Pause(Why::Asked), START + 2_000.0);
    let look = |game: &Session, look| game.act(SessionAction::Look(look), 90_000.0);
    let made = |game: &Session, now| game.replay.expect("a look").made(&game.arbiter, now);
    let back = look(&game, ReplayLook::Back);
    assert_eq!((made(&back, 9e9), back.replay.expect("a look").tick(9e9)), (2, 1_000));
    let back = look(&back, ReplayLook::Back);
    assert_eq!((made(&back, 9e9), back.replay.expect("a look").tick(9e9)), (1, 100));
    assert_eq!(made(&look(&back, ReplayLook::Back), 9e9), 0);
    assert_eq!(made(&look(&back, ReplayLook::Forward), 9e9), 2);
    assert_eq!(made(&look(&game, ReplayLook::At(500)), 9e9), 1);
    assert_eq!(back.picture(9e9).pieces.len(), 32);
    // Twice as fast from the start: the second move comes after half a second.
    let fast = look(&look(&look(&back, ReplayLook::Speed(8)), ReplayLook::At(0)), ReplayLook::Play);
    assert_eq!(fast.due(90_000.0), Some(50.0));
    assert_eq!((made(&fast, 90_499.0), made(&fast, 90_501.0)), (1, 2));
    let done = fast.act(SessionAction::Wake, 92_000.0);
    assert!(!done.replay.expect("a look").clock.runs(), "it stops at the end");
    assert!(look(&done, ReplayLook::Close).replay.is_none());
    assert!(game.act(SessionAction::GoOn, 95_000.0).replay.is_none());
}

#[test]
fn moves_are_taken_back_to_a_pause() {
    let game = press(&press(&begun(), "e2 e4", 100), "e7 e5", 1_000);
    let game = wake(&game, 2_000);
    let back = game.act(SessionAction::Rewind(1), START + 2_000.0);
    assert_eq!((log(&back), back.phase), (vec!["100 e4".into()], Phase::Paused(Why::Asked)));
    assert_eq!(back.tick(9e9), 100);
    let first = game.act(SessionAction::Rewind(0), START + 2_000.0);
    assert!(!first.arbiter.has_begun() && log(&first).is_empty());
}

#[test]
fn a_session_is_kept_and_continued_paused() {
    let game = press(&begun(), "e2 e4 g1 f3 f3 g5", 100);
    let kept = SavedSession::of(&game, START + 700.0);
    let text = serde_json::to_string(&kept).expect("a text");
    let kept: SavedSession = serde_json::from_str(&text).expect("the same");
    let open = kept.open().expect("a session");
    assert_eq!((open.phase, open.tick(9e9)), (Phase::Paused(Why::Kept), 700));
    assert_eq!((log(&open), arrows(&open, ArrowKind::Premove)), (log(&game), 1));
    assert!(open.act(SessionAction::Wake, 5.0).heard.is_empty(), "nothing is new");
    let going = open
        .act(SessionAction::GoOn, 0.0)
        .act(SessionAction::Wake, 2_000.0)
        .act(SessionAction::Wake, 4_500.0);
    assert_eq!(log(&going).last().expect("a move"), "3100 Ng5");
    for (ends, reason) in [
        (vec![(Color::Black, Command::Resign)], Reason::Resignation),
        (vec![(Color::White, Command::Offer), (Color::Black, Command::Offer)], Reason::Agreement),
    ] {
        let over = ends.iter().fold(game.clone(), |game, &(side, command)| {
            game.act(SessionAction::Tell(side, command), START + 800.0)
        });
        let kept = SavedSession::of(&over, START + 900.0).open().expect("a session");
        assert_eq!(kept.arbiter.ending(), over.arbiter.ending());
        assert_eq!(
            (kept.phase, kept.arbiter.ending().expect("an end").reason),
            (Phase::Over, reason)
        );
    }
}

#[test]
fn what_was_kept_and_makes_no_sense_is_refused() {
    let kept = SavedSession::of(&press(&begun(), "e2 e4", 100), START + 700.0);
    for (right, wrong) in [("e2e4", "e2e5"), ("e2e4", "what"), ("now", "never")] {
        let game = kept.game.replace(right, wrong);
        assert!(SavedSession { game, ..kept.clone() }.open().is_err(), "{wrong}");
    }
}

/// The games that play themselves in the rulebook.
fn demos() -> Vec<(&'static str, &'static [DemoDeed])> {
    let book = rulebooks::read(include_str!("../../rulebooks/en/realtime.txt"));
    let parts = Box::leak(Box::new(book)).parts.iter();
    let demos = parts.filter_map(|part| match part {
        RulebookPart::Demo { start, deeds, .. } => Some((*start, &deeds[..])),
        _ => None,
    });
    demos.collect()
}

#[test]
fn demonstrations_show_what_their_words_say() {
    let demos = demos();
    assert_eq!(demos.len(), 6);
    for (start, deeds) in &demos {
        let (_, became) = demo::at(start, deeds, demo::end(deeds)).expect("a game");
        for (deed, became) in deeds.iter().zip(became) {
            let refused = matches!(became, Status::Rejected(_));
            assert_eq!(refused, deed.refused, "{} at {}: {became:?}", deed.command, deed.tick);
        }
    }
    let [freeze, dodge, stun, mate, tie, premove] = &demos[..] else { panic!("six") };
    let log = |(start, deeds): &(&str, &[DemoDeed]), tick| {
        let (arbiter, _) = demo::at(start, deeds, tick).expect("a game");
        let moves = arbiter.log().iter().map(|entry| listing::short(&entry.deed.effect));
        (moves.collect::<Vec<_>>().join(" "), arbiter.ending().map(|ending| ending.reason))
    };
    assert_eq!(log(freeze, 9_000).0, "Nf3 Ne5");
    assert_eq!(log(dodge, 9_000).0, "Rd8 Nc6 Nxd8");
    assert_eq!(log(stun, 9_000), ("Re8 Qxb2 Kh7".into(), None));
    assert_eq!(log(mate, 2_000).1, None);
    assert_eq!(log(mate, 9_000), ("Re8 Bxd7".into(), Some(Reason::Checkmate)));
    assert_eq!((log(tie, 760).0, log(tie, 9_000).0), ("Ne5".into(), "Ne5 Nxe5".into()));
    assert_eq!((log(premove, 3_599).0, log(premove, 3_600).0), ("Nf3".into(), "Nf3 Ng5".into()));
    assert_eq!([0, 600, 1_799, 3_600].map(|tick| demo::said(freeze.1, tick)), [0, 1, 1, 3]);
}

#[test]
fn boards_to_try_things_on_are_commanded_by_whoever_reads() {
    let book = rulebooks::read(include_str!("../../rulebooks/en/realtime.txt"));
    let tried = book.parts.iter().filter_map(|part| match part {
        RulebookPart::Try { fen, task, .. } => Some((attempt::session(fen).expect(task), task)),
        _ => None,
    });
    let tried: Vec<_> = tried.collect();
    assert!(tried.len() > 2);
    for (still, task) in tried {
        assert_eq!(still.phase, Phase::Paused(Why::Kept), "{task}");
        let begun = still.act(SessionAction::GoOn, 0.0).act(SessionAction::Wake, START);
        assert!(Color::ALL.into_iter().all(|side| begun.commands(side)), "{task}");
        assert!(begun.arbiter.ending().is_none(), "{task}");
    }
}

/// Lets the computer play until it has made so many moves of its own; what it was asked is answered
/// at once.
fn computer_moves(mut session: Session, count: usize) -> Session {
    let side = session.setup.computer().expect("a computer").0;
    let mut opponent = ComputerOpponent::new(&session, 1).expect("a computer");
    let mut thinker = TimedThinker::default();
    let made =
        |session: &Session| session.arbiter.log().iter().filter(|entry| entry.side == side).count();
    for _ in 0..500 {
        if made(&session) >= count || session.is_over() {
            break;
        }
        let tick = opponent.next().max(session.arbiter.now());
        match opponent.poll(tick) {
            Some(OpponentDeed::Ask(ask)) => {
                thinker.begin(&ask, 0);
                while thinker.slice(1, &|| 0, &mut |tell| opponent.hear(&tell)) {}
            }
            Some(OpponentDeed::Tell(command)) => {
                session = session.act(SessionAction::Tell(side, command), START + f64::from(tick));
            }
            None => {}
        }
        session = wake(&session, tick);
        opponent.observe(&session, tick);
    }
    session
}

#[test]
fn a_level_that_there_is_not_is_refused() {
    let session = alone(Side::White);
    let mut opponent = ComputerOpponent::new(&session, 1).expect("a computer");
    let tick = opponent.next();
    let Some(OpponentDeed::Ask(mut ask)) = opponent.poll(tick) else { panic!("a question") };
    let mut thinker = TimedThinker::default();
    let mut told = |level: u8| {
        ask.level = level;
        thinker.begin(&ask, 0);
        let mut tells = Vec::new();
        while thinker.slice(1, &|| 0, &mut |tell| tells.push(tell)) {}
        tells
    };
    for level in [0, 15] {
        let tells = told(level);
        let what = format!("level: \"{level}\" is not a number from 1 to 14");
        assert!(
            matches!(&tells[..], [Tell::Failed { what: told, .. }] if *told == what),
            "{tells:?}"
        );
    }
    assert!(matches!(told(8)[..], [Tell::Thought { .. }, ..]));
}

#[test]
fn the_computer_plays_its_side_and_never_in_bursts() {
    let game = computer_moves(alone(Side::White), 4);
    let log = game.arbiter.log();
    assert_eq!(log.len(), 4, "{:?}", self::log(&game));
    assert!(log.iter().all(|entry| entry.side == Color::Black));
    let (_, level) = game.setup.computer().expect("a computer");
    let style = TimedStyle::of(Level::new(level).expect("a level"));
    // Give or take 15 %.
    let least = style.pace(game.clock.tu_ms).interval * 85 / 100;
    assert!(least > 500);
    assert!(
        log.windows(2).all(|pair| pair[1].tick - pair[0].tick >= least),
        "{:?}",
        self::log(&game)
    );
}

#[test]
fn the_computer_answers_an_offer() {
    let game =
        alone(Side::White).act(SessionAction::Tell(Color::White, Command::Offer), START + 100.0);
    let mut opponent = ComputerOpponent::new(&game, 1).expect("a computer");
    opponent.observe(&game, 100);
    assert_eq!(opponent.next(), 0);
    let Some(OpponentDeed::Tell(answer)) = opponent.poll(100) else { panic!("no answer") };
    let game = game.act(SessionAction::Tell(Color::Black, answer), START + 110.0);
    assert_eq!(said(&game), texts().draw_declined());
    assert!(!game.arbiter.offers(Color::White));
}

#[test]
fn how_fast_the_computer_is_can_be_read() {
    assert_eq!(pace_of(14, 2_000), [3, 3]);
    assert_eq!(pace_of(1, 60_000), [1380, 16]);
}

#[test]
fn other_rules_may_be_agreed_on() {
    let mut wish = TimedWish::default();
    for rule in &RULES {
        assert_eq!(wish.rule(rule), rule.values[0]);
        for value in rule.values {
            wish.set_rule(rule, value);
            assert_eq!(wish.rule(rule), *value);
            let mut terms = TimedSettings::default();
            assert_eq!(terms.set(rule.key, value), Ok(true));
            assert_eq!(
                TimedSetup::of(&wish, 0).terms.options == Options::default(),
                wish.rules.is_empty()
            );
        }
        wish.set_rule(rule, rule.values[0]);
    }
    wish.set_rule(&RULES[0], "king_only");
    assert!(TimedSetup::of(&wish, 7).link().contains("check=king_only"));
}

/// What somebody has of a first game.
mod first {
    use super::*;
    use wonderboard::app::realtime::first::{Experience, SLOW_MS, at_speed};

    fn usual() -> TimedWish {
        TimedWish::default()
    }

    #[test]
    fn a_first_game_is_slow_until_one_is_finished_or_another_speed_is_chosen() {
        let new = Experience::default();
        assert_eq!(new.proposed(&usual()).tu_ms, SLOW_MS);
        assert!(SLOW_MS > usual().tu_ms && new.is_proposed(SLOW_MS));
        let finished = Experience { is_finished: true, ..new };
        let chosen = new.after_choice(&TimedWish { tu_ms: 1_000, ..usual() });
        for known in [finished, chosen, Experience::OF_OLD] {
            assert_eq!(known.proposed(&usual()), usual());
            assert!(!known.is_proposed(SLOW_MS));
        }
        assert_eq!(new.after_choice(&new.proposed(&usual())), new, "what is proposed is no choice");
        // Another speed was chosen before there were first games.
        let quick = TimedWish { tu_ms: 500, ..usual() };
        assert_eq!(new.proposed(&quick), quick);
    }

    #[test]
    fn the_slow_speed_is_not_remembered_unless_it_was_meant() {
        let new = Experience::default();
        let level = TimedWish { level: 5, ..new.proposed(&usual()) };
        assert_eq!(new.remembered(&level, &usual()), TimedWish { level: 5, ..usual() });
        let relaxed = TimedWish { tu_ms: SLOW_MS, ..usual() };
        assert_eq!(Experience::OF_OLD.remembered(&relaxed, &usual()), relaxed);
        let fast = TimedWish { tu_ms: 1_000, ..usual() };
        assert_eq!(new.remembered(&fast, &usual()), fast);
    }

    #[test]
    fn a_slow_start_is_played_at_full_speed() {
        let new = Experience::default();
        let setup = TimedSetup::of(&new.proposed(&usual()), 7);
        let slow = Session::still(setup);
        assert!(new.is_slowed(&slow) && !Experience::OF_OLD.is_slowed(&slow));
        let full = at_speed(&slow, 2_000);
        assert_eq!((full.setup.terms.tu_ms, full.clock.tu_ms), (2_000, 2_000));
        assert_eq!((full.phase, full.arbiter.start()), (slow.phase, slow.arbiter.start()));
        assert!(!new.is_slowed(&full));
        let going = slow.act(SessionAction::GoOn, 0.0).act(SessionAction::Wake, START);
        assert!(!new.is_slowed(&going), "it has begun");
        let over = going.act(SessionAction::Tell(Color::White, Command::Resign), START + 9.0);
        assert!(
            Experience::was_slowed(&over, &usual()) && !Experience::was_slowed(&going, &usual())
        );
        assert!(!Experience::was_slowed(&over, &TimedWish { tu_ms: SLOW_MS, ..usual() }));
    }

    #[test]
    fn what_was_seen_is_kept_and_read_as_far_as_it_goes() {
        let seen = Experience { is_shown: true, ..Experience::default() };
        let text = serde_json::to_string(&seen).expect("a text");
        assert_eq!(text, r#"{"finished":false,"shown":true,"full_speed":false}"#);
        let read = |text: &str| serde_json::from_str::<Experience>(text).expect("JSON");
        assert_eq!((read(&text), read("{}")), (seen, Experience::default()));
        assert!(read(r#"{"finished":true,"else":1}"#).is_finished);
    }
}

#[test]
fn what_is_shown_before_a_first_game_does_what_its_words_say() {
    use wonderboard::app::realtime::intro::{DEEDS, START as ARRAY, caption, next_stop};
    let end = demo::end(&DEEDS);
    let (arbiter, became) = demo::at(ARRAY, &DEEDS, end).expect("a game");
    assert!(became.iter().all(|became| matches!(became, Status::Ok | Status::Pending)));
    let moves: Vec<_> =
        arbiter.log().iter().map(|entry| listing::short(&entry.deed.effect)).collect();
    assert_eq!(moves, ["Nf3", "Ng5", "e4", "f5", "Qh5", "g6"]);
    let seconds = demo::clock().ms(f64::from(end)) / 1_000.0;
    assert!((10.0..15.0).contains(&seconds), "{seconds}");
    // The knight is ready when it moves on, and before it cannot.
    let frozen = |tick| {
        demo::at(ARRAY, &DEEDS, tick).expect("a game").0.view(Color::White).ready_at(at("f3"))
    };
    assert!((3_000..DEEDS[1].tick).contains(&frozen(2_000)));
    // Each picture is there when it is told of.
    let picture = |tick: u32| {
        let clock = demo::clock().set(tick, 0.0);
        demo::picture(ARRAY, &DEEDS, clock, 0.0).expect("a picture")
    };
    let [both, check] = ["both", "check"]
        .map(|word| DEEDS.iter().find(|deed| deed.words == word).expect("a deed").tick);
    let ready = picture(both + 100);
    assert!([at("e4"), at("f5")].iter().all(|&at| ready.frozen.iter().any(|f| f.at == at)));
    let marks = picture(check + 100).marks;
    let count = |mark| marks.iter().filter(|(_, m)| *m == mark).count();
    assert_eq!((count(TimedMark::Answer), count(TimedMark::Check)), (1, 1));
    assert!(count(TimedMark::Locked) > 10);
    // Whoever goes on by hand comes by everything that is said.
    let stops = std::iter::successors(Some(0), |&tick| next_stop(tick));
    let said: Vec<_> = stops.map(caption).collect();
    assert_eq!(said, ["begin", "moved", "again", "both", "check", "answered"]);
    let texts: std::collections::BTreeSet<_> =
        said.iter().map(|word| texts().intro(word)).collect();
    assert_eq!(texts.len(), said.len());
}

#[test]
fn the_end_says_what_it_means_and_counts_once() {
    use wonderboard::app::common::finish::{Manner, Verdict};
    use wonderboard::app::common::id::Id;
    use wonderboard::app::rating::Form;
    use wonderboard::app::realtime::ending::{at_level, counted, proposed, verdict};
    let played = |id: u32, loser: Option<Color>| {
        let game = press(&alone(Side::White), "e2 e4", 100);
        let game =
            game.act(SessionAction::File { from: None, to: Id::new([0, id]) }, START + 200.0);
        match loser {
            Some(side) => game.act(SessionAction::Tell(side, Command::Resign), START + 300.0),
            None => Color::ALL.into_iter().fold(game, |game, side| {
                game.act(SessionAction::Tell(side, Command::Offer), START + 300.0)
            }),
        }
    };
    assert_eq!(verdict(&alone(Side::White)), None);
    let [lost, won, drawn] =
        [Some(Color::White), Some(Color::Black), None].map(|loser| played(1, loser));
    let said =
        |game: &Session| verdict(game).map(|(verdict, manner)| (verdict, words::ended_by(manner)));
    assert_eq!(said(&lost), Some((Verdict::Lost, "by resignation".to_owned())));
    assert_eq!(said(&won), Some((Verdict::Won, "by resignation".to_owned())));
    assert_eq!(said(&drawn), Some((Verdict::Drawn, "by agreement".to_owned())));
    assert_eq!(words::ended_by(Manner::Idle), "as nobody has moved for a long time");
    let two = begun().act(SessionAction::Tell(Color::White, Command::Resign), START + 300.0);
    assert_eq!(verdict(&two), None, "both are here");
    // Two losses speak for the level below, and the same game counts once.
    let form = counted(&Form::default(), &lost);
    assert!(form.rating("realtime").is_some_and(|rating| rating.rating < 1_200.0));
    assert_eq!((counted(&form, &lost), proposed(&form, lost.setup)), (form.clone(), None));
    let level = lost.setup.computer().expect("a computer").1;
    let form = counted(&form, &played(2, Some(Color::White)));
    assert_eq!(proposed(&form, lost.setup), Some(level - 1));
    let next = at_level(lost.setup.reversed(1), level - 1);
    assert_eq!(
        (next.computer(), next.own()),
        (Some((Color::White, level - 1)), Some(Color::Black))
    );
    assert_eq!(counted(&form, &two), form);
    let unkept = press(&alone(Side::White), "e2 e4", 100);
    let unkept = unkept.act(SessionAction::Tell(Color::White, Command::Resign), START + 300.0);
    assert_eq!(counted(&form, &unkept), form, "what is kept nowhere could be counted again");
}
