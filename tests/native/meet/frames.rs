//! Messages that nobody should have sent: whatever they are, they are heard or refused with a reason.

use proptest::prelude::*;
use wonderboard::board::{ByColor, Color, Player};
use wonderboard::game::Game;
use wonderboard::meet::frame::{Flaw, Head, Kind, LONGEST, Stamps};
use wonderboard::meet::timed::{LiveTimed, TimedTerms};
use wonderboard::meet::turns::{Deed, LiveGame, News, Stop, Terms};
use wonderboard::notation::realtime::TimedSettings;
use wonderboard::variants::Spec;

fn terms() -> Terms {
    Terms { meeting: 7, spec: Spec::CHESS, start: None, time: None }
}

fn turns(own: Player) -> LiveGame {
    LiveGame::new(terms(), own, Game::new(Spec::CHESS), 1)
}

fn timed(own: Color) -> LiveTimed {
    let settings = TimedSettings::default();
    let (options, start) = (settings.options, settings.start());
    let terms = TimedTerms { meeting: 7, options, start, tu_ms: 1_000 };
    LiveTimed::new(terms, own, own == Color::White, ByColor::default())
}

/// Some messages that a device sends.
fn frames() -> Vec<Vec<u8>> {
    let mut pair = [turns(Player::First), turns(Player::Second)];
    pair.iter_mut().for_each(LiveGame::connected);
    for round in 0..4 {
        for device in [0, 1] {
            let frames = pair[device].collect(round * 1_000_000);
            frames.iter().for_each(|frame| pair[1 - device].hear(frame, round * 1_000_000));
        }
    }
    let live = &mut pair[0];
    let first = live.game().read("e2e4").expect("a move");
    for deed in [Deed::Move(first), Deed::Phrase(3), Deed::Resign] {
        live.act(deed, 5_000_000).expect("they have met, and it is White's turn");
    }
    let mut frames = live.collect(5_000_000);
    let mut timed = timed(Color::White);
    frames.extend((0..3).filter_map(|round| timed.collect(1_000_000 * round)));
    assert!(frames.len() >= 6, "there is something of each");
    frames
}

/// Hands a device something, and looks that the game goes on being one.
fn hear(frame: &[u8]) -> Vec<News> {
    let mut live = turns(Player::Second);
    live.connected();
    live.hear(frame, 2_000_000);
    live.tick(3_000_000);
    live.collect(3_000_000);
    assert!(live.game().len() <= 1);
    let mut other = timed(Color::Black);
    other.hear(frame, 2_000_000);
    other.tick_on(3_000_000);
    assert!(other.shown(3_000_000).log().is_empty());
    other.collect(3_000_000);
    live.take_news()
}

proptest! {
    #[test]
    fn noise_is_refused_with_a_reason(frame in proptest::collection::vec(any::<u8>(), 0..300)) {
        let news = hear(&frame);
        prop_assert!(matches!(news[..], [News::Flawed(_), ..]), "{news:?}");
    }

    #[test]
    fn noise_behind_a_good_beginning_is_refused_too(
        kind in prop_oneof![Just(Kind::Turns), Just(Kind::Timed)],
        life in 1_u32..4,
        rest in proptest::collection::vec(prop_oneof![0_u8..12, any::<u8>()], 0..200),
    ) {
        let head = Head { kind, meeting: 7, life, stamps: Stamps::default() };
        hear(&[head.write(), rest].concat());
    }

    #[test]
    fn a_changed_message_breaks_nothing(
        which in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
        cut in any::<bool>(),
    ) {
        let mut frames = frames();
        let frame = which.get_mut(&mut frames);
        let at = at.index(frame.len());
        frame[at] = byte;
        if cut {
            frame.truncate(at);
        }
        hear(frame);
    }
}

#[test]
fn what_is_too_long_is_not_even_read() {
    let head = Head { kind: Kind::Turns, meeting: 7, life: 1, stamps: Stamps::default() };
    let mut frame = head.write();
    frame.resize(LONGEST + 1, 0);
    assert_eq!(hear(&frame), [News::Flawed(Flaw::TooLong)]);
}

#[test]
fn another_version_ends_the_meeting_and_is_named() {
    let mut frame = frames().remove(0);
    frame[0] = 9;
    let stopped = [News::Flawed(Flaw::Version(9)), News::Stopped(Stop::Version(9))];
    assert_eq!(hear(&frame), stopped);
}

#[test]
fn a_message_of_another_meeting_is_none_of_ours() {
    let head = Head { kind: Kind::Turns, meeting: 8, life: 1, stamps: Stamps::default() };
    assert_eq!(hear(&head.write()), [News::Flawed(Flaw::Elsewhere)]);
}

#[test]
fn whoever_dates_back_or_ahead_is_refused() {
    use wonderboard::meet::timed::{Packet, Phase, Run, Stamped};
    use wonderboard::realtime::Command;
    let mut live = timed(Color::Black);
    let mut number = 0;
    let mut say = |live: &mut LiveTimed, horizon: u32, ticks: &[u32], now: u64| {
        number += 1;
        // A clock that agrees with ours to the microsecond, on a way that takes no time.
        let stamps = Stamps { sent: now, echo: now.saturating_sub(1), held: 1 };
        let mut bytes = Head { kind: Kind::Timed, meeting: 7, life: 1, stamps }.write();
        let phase = Phase::Running { from: 0, moment: 1_000_000 };
        let commands: Vec<Stamped> =
            ticks.iter().map(|&tick| Stamped { tick, command: Command::Offer }).collect();
        let packet = Packet {
            number,
            knows: 1,
            run: Run { epoch: 1, phase },
            is_ready: true,
            horizon,
            heard_horizon: 0,
            heard: 0,
            total: commands.len() as u32,
            first: 0,
            commands,
            recalled: Vec::new(),
        };
        packet.write(&mut bytes);
        live.hear(&bytes, now);
        live.take_flaws()
    };
    for round in 0..6 {
        assert_eq!(say(&mut live, 0, &[], 900_000 + round), []);
    }
    assert_eq!(say(&mut live, 500, &[400], 1_600_000), []);
    assert_eq!(say(&mut live, 600, &[400, 450], 1_650_000), [Flaw::Backdated]);
    assert_eq!(say(&mut live, 600, &[399], 1_650_000), [Flaw::Changed]);
    assert_eq!(say(&mut live, 600, &[400, 2_000], 1_650_000), [Flaw::Future]);
    assert_eq!(say(&mut live, 660, &[400, 655], 1_660_000), []);
    assert_eq!(live.lanes()[Color::White].commands.len(), 2);
}
