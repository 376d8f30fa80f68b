//! Sessions of the game without turns whose other side is played at another device.

use wonderboard::app::common::line::Line;
use wonderboard::app::common::player::{Opponent, Person, Side};
use wonderboard::app::meet::challenge::{Challenge, is_one};
use wonderboard::app::meet::duel::Duel;
use wonderboard::app::realtime::saved::SavedSession;
use wonderboard::app::realtime::wire::TimedWant;
use wonderboard::app::realtime::{
    Phase, Session, SessionAction, TimedSetup, TimedWish, Why, words,
};
use wonderboard::board::{Color, Square};
use wonderboard::notation::square_of;
use wonderboard::realtime::Command;

use crate::common::Chance;

/// Games whose pieces need not wait at first.
fn wish(tu_ms: u32) -> TimedWish {
    let waits = wonderboard::app::realtime::wish::Waits::None;
    let (opponent, side) = (Opponent::Device, Side::White);
    TimedWish { tu_ms, waits, handicap: false, opponent, side, ..TimedWish::default() }
}

/// Two sessions, what is between them, and the time in microseconds.
struct Two {
    rooms: [Session; 2],
    ends: [Duel; 2],
    now: u64,
    /// When each page was opened: by that its clock goes.
    opened: [u64; 2],
    /// What is on its way to whom: when it arrives, and whether it came in order.
    ways: Vec<(u64, usize, bool, Vec<u8>)>,
    delay: u64,
    is_cut: bool,
}

impl Two {
    fn new(wish: &TimedWish, delay: u64) -> Two {
        let challenge = Challenge::of(wish, 77, Some("Ann".to_owned()), 4);
        let read = Challenge::read(&challenge.link()).expect("what was written");
        assert_eq!(read, challenge);
        let new = |own, is_host| Duel::new(77, own, is_host, read.settings, 1);
        let ends = [
            new(!read.reader, true).named(Some("Ann".to_owned())),
            new(read.reader, false).named(Some("Bob".to_owned())),
        ];
        let rooms = ends.each_ref().map(Duel::session);
        let opened = [0, 2_000_000];
        let mut two =
            Two { rooms, ends, now: 5_000_000, opened, ways: Vec::new(), delay, is_cut: false };
        two.ends.iter_mut().for_each(Duel::connected);
        two
    }

    /// The time by the clock of a page.
    fn clock(&self, at: usize) -> u64 {
        self.now - self.opened[at]
    }

    /// The same in milliseconds.
    fn moment(&self, at: usize) -> f64 {
        self.clock(at) as f64 / 1_000.0
    }

    /// Lets time pass, in milliseconds.
    fn wait(&mut self, ms: u64) {
        let end = self.now + ms * 1_000;
        while self.now < end {
            self.now += 10_000;
            let (due, later) =
                std::mem::take(&mut self.ways).into_iter().partition(|it| it.0 <= self.now);
            self.ways = later;
            let due: Vec<(u64, usize, bool, Vec<u8>)> = due;
            for (_, to, is_ordered, bytes) in due {
                let now = self.clock(to);
                match is_ordered {
                    true => self.ends[to].hear(&bytes, now),
                    false => self.ends[to].hear_packet(&bytes, now),
                }
            }
            for at in [0, 1] {
                let now = self.clock(at);
                if let Some(report) = self.ends[at].follow(&self.rooms[at], now) {
                    self.act(at, SessionAction::Report(Box::new(report)));
                }
                let (messages, packet) = self.ends[at].collect(now);
                if self.is_cut {
                    continue;
                }
                let arrives = self.now + self.delay;
                self.ways.extend(messages.into_iter().map(|it| (arrives, 1 - at, true, it)));
                self.ways.extend(packet.into_iter().map(|it| (arrives, 1 - at, false, it)));
            }
        }
    }

    fn act(&mut self, at: usize, action: SessionAction) {
        self.rooms[at] = self.rooms[at].act(action, self.moment(at));
    }

    fn moves(&mut self, at: usize, from: &str, to: &str) {
        let [from, to] = [from, to].map(|name| square_of(name).expect("a square"));
        let when = self.moment(at);
        self.act(at, SessionAction::Drop { from, to, when });
    }

    fn stands(&self, at: usize, square: &str) -> bool {
        let square: Square = square_of(square).expect("a square");
        self.rooms[at].scene().position.piece_at(square).is_some()
    }

    fn alike(&self) {
        let log = |at: usize| {
            let log = self.rooms[at].arbiter.log().iter();
            log.map(|entry| (entry.tick, entry.side, entry.asked())).collect::<Vec<_>>()
        };
        assert_eq!(log(0), log(1));
        assert_eq!(self.rooms[0].arbiter.ending(), self.rooms[1].arbiter.ending());
    }

    fn phases(&self) -> [Phase; 2] {
        [self.rooms[0].phase, self.rooms[1].phase]
    }

    fn reload(&mut self, at: usize) {
        let saved = SavedSession::of(&self.rooms[at], self.moment(at));
        self.opened[at] = self.now - 100_000;
        let text = serde_json::to_string(&saved).expect("it is kept");
        let saved: SavedSession = serde_json::from_str(&text).expect("it is read");
        self.rooms[at] = saved.open().expect("a session");
        let life = self.rooms[at].wire.as_ref().expect("a wire").life + 1;
        self.ends[at] = Duel::at(&self.rooms[at], life).expect("an end");
        self.ends.iter_mut().for_each(Duel::connected);
    }
}

#[test]
fn two_sessions_have_the_same_game() {
    let mut two = Two::new(&wish(2_000), 40_000);
    assert_eq!(two.phases(), [Phase::Paused(Why::Waiting); 2]);
    two.wait(1_500);
    assert_eq!(two.phases(), [Phase::Countdown; 2]);
    two.wait(3_500);
    assert_eq!(two.phases(), [Phase::Running; 2]);
    let [ann, bob] = &two.rooms;
    assert_eq!([ann.setup.own(), bob.setup.own()], [Some(Color::White), Some(Color::Black)]);
    assert_eq!(ann.setup.who(Color::Black), Person::Friend);
    assert_eq!([words::name(ann, Color::Black), words::name(bob, Color::White)], ["Bob", "Ann"]);
    let apart = ann.clock.exact(two.moment(0)) - bob.clock.exact(two.moment(1));
    assert!(ann.clock.ms(apart.abs()) < 10.0, "{apart} ticks");
    // What one does oneself is seen at once, and by the other soon.
    two.moves(0, "e2", "e4");
    two.moves(1, "d7", "d5");
    two.wait(10);
    assert!(two.stands(0, "e4") && !two.stands(0, "d5") && two.stands(1, "d5"));
    two.wait(400);
    assert!(two.stands(0, "d5") && two.stands(1, "e4"));
    two.alike();
    // A piece that waits is not moved, and why is said.
    two.moves(0, "e4", "e5");
    two.moves(1, "g8", "g4");
    two.wait(300);
    assert!(two.rooms[1].notice.is_some());
    two.wait(4_000);
    two.alike();
    two.act(1, SessionAction::Tell(Color::Black, Command::Resign));
    two.wait(500);
    assert_eq!(two.phases(), [Phase::Over; 2]);
    two.alike();
    let ending = two.rooms[0].arbiter.ending().expect("an end");
    assert_eq!(ending.winner, Some(Color::White));
    // The next game has the sides exchanged.
    two.act(0, SessionAction::Want(TimedWant::Rematch(true)));
    two.wait(300);
    assert_eq!(two.rooms[1].wire.as_ref().expect("a wire").rematch, [false, true]);
    two.act(1, SessionAction::Want(TimedWant::Rematch(true)));
    two.wait(1_000);
    assert_eq!(
        two.rooms.each_ref().map(|it| it.setup.own()),
        [Some(Color::Black), Some(Color::White)]
    );
    assert_eq!(two.rooms[0].setup.terms, two.rooms[1].setup.terms);
    assert_eq!(two.phases(), [Phase::Countdown; 2]);
    two.wait(4_000);
    two.moves(1, "e2", "e4");
    two.wait(500);
    assert!(two.stands(0, "e4"));
    two.alike();
}

#[test]
fn a_unit_that_is_too_short_for_the_network_is_not_begun_with_unasked() {
    let mut two = Two::new(&wish(500), 150_000);
    two.wait(4_000);
    let wire = two.rooms[0].wire.clone().expect("a wire");
    let proposal = wire.proposal.expect("a proposal");
    assert!((1_500..=1_700).contains(&proposal), "{proposal}");
    assert_eq!(two.phases(), [Phase::Paused(Why::Waiting); 2]);
    assert_eq!(two.rooms[1].wire.as_ref().and_then(|wire| wire.proposal), None, "the host decides");
    two.act(0, SessionAction::Want(TimedWant::Unit(proposal)));
    two.wait(2_500);
    assert_eq!(two.phases(), [Phase::Countdown; 2]);
    assert!(
        two.rooms.iter().all(|it| it.setup.terms.tu_ms == proposal && it.clock.tu_ms == proposal)
    );
}

#[test]
fn a_silence_stops_both_and_they_go_on_together() {
    let mut two = Two::new(&wish(2_000), 20_000);
    two.wait(6_000);
    two.moves(0, "e2", "e4");
    two.wait(500);
    two.is_cut = true;
    two.wait(3_000);
    assert_eq!(two.phases(), [Phase::Paused(Why::Waiting); 2]);
    assert_eq!(two.rooms[0].wire.as_ref().map(|wire| wire.line), Some(Line::Unsteady));
    two.wait(9_000);
    assert_eq!(two.rooms[1].wire.as_ref().map(|wire| wire.line), Some(Line::Cut));
    let ticks = [0, 1].map(|at| two.rooms[at].tick(two.moment(at)));
    two.is_cut = false;
    two.wait(1_000);
    assert_eq!(two.phases(), [Phase::Countdown; 2]);
    two.wait(1_500);
    assert_eq!(two.phases(), [Phase::Running; 2]);
    let later = [0, 1].map(|at| two.rooms[at].tick(two.moment(at)));
    assert!(later[0] - ticks[0].max(ticks[1]) < 1_000, "{ticks:?} {later:?}");
    two.alike();
}

#[test]
fn who_does_not_want_it_to_run_is_waited_for() {
    let mut two = Two::new(&wish(2_000), 20_000);
    two.wait(6_000);
    two.act(1, SessionAction::Pause(Why::Hidden));
    two.wait(500);
    assert_eq!(two.phases(), [Phase::Paused(Why::Waiting), Phase::Paused(Why::Asked)]);
    two.act(1, SessionAction::Rewind(0));
    two.act(1, SessionAction::Pace(8_000));
    assert_eq!(two.rooms[1].clock.tu_ms, 2_000, "time belongs to both");
    two.act(1, SessionAction::GoOn);
    two.wait(3_000);
    assert_eq!(two.phases(), [Phase::Running; 2]);
}

#[test]
fn who_is_loaded_anew_goes_on() {
    for at in [0, 1] {
        let mut two = Two::new(&wish(2_000), 20_000);
        two.wait(6_000);
        two.moves(0, "e2", "e4");
        two.moves(1, "e7", "e5");
        two.wait(1_000);
        two.moves(at, if at == 0 { "g1" } else { "g8" }, if at == 0 { "f3" } else { "f6" });
        two.wait(20);
        two.reload(at);
        two.wait(6_000);
        assert_eq!(two.phases(), [Phase::Running; 2], "{at}");
        two.alike();
        assert!(two.stands(at, "e4") && two.stands(1 - at, "e5"));
        two.moves(1 - at, if at == 0 { "b8" } else { "b1" }, if at == 0 { "c6" } else { "c3" });
        two.wait(600);
        two.alike();
        assert!(two.stands(at, if at == 0 { "c6" } else { "c3" }));
    }
}

#[test]
fn hostile_messages_change_nothing() {
    let mut two = Two::new(&wish(2_000), 20_000);
    two.wait(6_000);
    two.moves(0, "e2", "e4");
    two.wait(400);
    let mut chance = Chance::new(9);
    for _ in 0..2_000 {
        let length = chance.below(100);
        let mut bytes: Vec<u8> = (0..length).map(|_| chance.draw() as u8).collect();
        // Half of them look like messages.
        if chance.below(2) == 0 && length > 6 {
            bytes[..6].copy_from_slice(&[1, 2, 0, 0, 0, 77]);
        }
        let now = two.clock(1);
        two.ends[1].hear(&bytes, now);
        two.ends[1].hear_packet(&bytes, now);
    }
    assert!(!is_one("#/chess?by=link-1") && is_one("#/realtime?as=black"));
    for wrong in ["#/realtime", "#/realtime?as=black", "#/realtime?as=black&by=link-x", "#/chess"] {
        assert!(Challenge::read(wrong).is_err(), "{wrong}");
    }
    assert!(two.stands(1, "e4"));
    two.alike();
}

#[test]
fn a_setup_is_afar_only_with_somebody_there() {
    let setup = TimedSetup::of(&wish(2_000), 1);
    assert_eq!((setup.afar(), Session::still(setup).meeting()), (None, None));
}
