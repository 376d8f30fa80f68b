//! Meeting somebody, and tables whose games are played over a connection.

use std::rc::Rc;

use wonderboard::app::common::line::Line;
use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::meet::invitation::Invitation;
use wonderboard::app::meet::meeting::{Failure, Meeting, NoAnswer, PATIENCE, Stage};
use wonderboard::app::meet::seat::Seat;
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::saved::SavedTable;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::turns::wire::{Want, Wire, WireNews};
use wonderboard::app::turns::{notice::Saying, words};
use wonderboard::board::{Color, Player};
use wonderboard::game::clock::TimeControl;
use wonderboard::meet::turns::{Stop, Wish};
use wonderboard::notation::meeting::{MeetLink, link};
use wonderboard::rules::Reason;
use wonderboard::variants::Spec;

use crate::common::Chance;
use crate::meet::descriptions::CHROMIUM;

const BLITZ: TimeControl = TimeControl::minutes(3, 2);

/// The table of the inviting side, as White.
fn inviting(spec: Spec, time: Option<TimeControl>) -> Table {
    let setup = Setup { spec, players: [PlayedBy::Human, PlayedBy::Correspondence(41)], time };
    let names = [Some(Rc::from("Ann")), None];
    Table { names, wire: Some(Wire::apart(0)), ..Table::new(setup) }
}

/// Two tables, what is between them, and the time in microseconds, which both clocks show alike.
struct Two {
    tables: [Table; 2],
    seats: [Seat; 2],
    now: u64,
    /// What becomes of a message on its way.
    way: fn(Vec<u8>) -> Option<Vec<u8>>,
}

impl Two {
    fn new(spec: Spec, time: Option<TimeControl>) -> Two {
        let host = inviting(spec, time);
        let invitation = Invitation::to(&host).expect("an invitation").link();
        let invitation = Invitation::read(&invitation).expect("what was written");
        let other =
            Table::new(Setup { spec: Spec::CHESS, players: [PlayedBy::Human; 2], time: None });
        let tables = [host, invitation.accepted(&other, Some(Rc::from("Bob")))];
        let seats = tables.each_ref().map(|table| Seat::at(table, 1).expect("a seat"));
        let mut two = Two { tables, seats, now: 1_000_000, way: Some };
        two.seats.iter_mut().for_each(Seat::connected);
        two.wait(2_000);
        two
    }

    /// Lets time pass, in milliseconds.
    fn wait(&mut self, ms: u64) {
        let end = self.now + ms * 1_000;
        while self.now < end {
            self.now += 50_000;
            for at in [0, 1] {
                if let Some(report) = self.seats[at].follow(&self.tables[at], self.now) {
                    self.act(at, Action::Report(Box::new(report)));
                }
                for message in self.seats[at].collect(self.now) {
                    let arrived = (self.way)(message);
                    arrived.iter().for_each(|it| self.seats[1 - at].hear(it, self.now));
                }
            }
        }
    }

    fn act(&mut self, at: usize, action: Action) {
        self.tables[at] = self.tables[at].act(action, self.now / 1_000);
    }

    /// Somebody does something, and both hear of it.
    fn does(&mut self, at: usize, action: Action) {
        self.act(at, action);
        self.wait(500);
    }

    fn plays(&mut self, at: usize, coords: &str) {
        let m = self.tables[at].game.read(coords).expect("a legal move");
        assert!(self.tables[at].is_live(), "{coords}");
        self.does(at, Action::Choose(m));
    }

    /// Both page and table come back from what was kept.
    fn reload(&mut self, at: usize) {
        let text = serde_json::to_string(&SavedTable::of(&self.tables[at], self.now / 1_000));
        let saved: SavedTable =
            serde_json::from_str(&text.expect("it is kept")).expect("it is read");
        self.tables[at] = saved.open().expect("a table");
        let life = self.tables[at].wire.as_ref().expect("a wire").life + 1;
        self.seats[at] = Seat::at(&self.tables[at], life).expect("a seat");
        self.seats.iter_mut().for_each(Seat::connected);
        self.wait(2_000);
    }

    fn alike(&self) {
        let [one, other] = &self.tables;
        assert_eq!(one.game, other.game);
        assert_eq!(one.outcome(), other.outcome());
        assert_eq!(one.names, other.names);
        assert_eq!(one.setup.human(), !other.setup.human());
        assert_eq!(one.meeting(), other.meeting());
    }

    fn says(&self, at: usize) -> Option<&Saying> {
        self.tables[at].notice.as_ref().map(|notice| &notice.what)
    }

    fn line(&self, at: usize) -> Line {
        self.tables[at].wire.as_ref().expect("a wire").line
    }
}

#[test]
fn a_game_is_played_at_two_tables_and_both_are_called_by_name() {
    let mut two = Two::new(Spec::CHESS, Some(BLITZ));
    assert_eq!([two.line(0), two.line(1)], [Line::Steady; 2]);
    assert_eq!([0, 1].map(|at| two.tables[at].orientation), [Color::White, Color::Black]);
    assert!(!two.tables[1].is_live(), "it is not Black's turn");
    for (at, coords) in [(0, "f2f3"), (1, "e7e5"), (0, "g2g4"), (1, "d8h4")] {
        two.plays(at, coords);
        two.alike();
    }
    assert!(two.tables.iter().all(Table::lets_engine_speak), "the game is over");
    let outcome = two.tables[0].outcome().expect("it is mate");
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::Second), Reason::Checkmate));
    for table in &two.tables {
        assert_eq!(words::name(table, Player::First), "Ann");
        assert_eq!(words::result(table, outcome), "Bob wins by checkmate");
        assert_eq!(table.times.len(), 4, "what everybody had left is known");
        let left = table.clock.expect("a clock").both(two.now / 1_000);
        assert!(left.iter().all(|left| (170_000..190_000).contains(left)), "{left:?}");
    }
}

#[test]
fn a_move_is_taken_back_only_if_both_agree() {
    let mut two = Two::new(Spec::CHESS, None);
    two.plays(0, "e2e4");
    assert!(!two.tables.iter().any(Table::lets_engine_speak), "nobody is helped");
    assert!(two.tables[0].can_take_back() && !two.tables[1].can_take_back());
    two.does(0, Action::TakeBack);
    let asked = |two: &Two, at: usize| two.tables[at].wire.as_ref().expect("a wire").asked;
    assert_eq!([0, 1].map(|at| asked(&two, at)[0]), [Some(Wish::TakeBack { to: 0 }); 2]);
    assert!(!two.tables[0].can_take_back(), "it is asked once");
    let wish = Wish::TakeBack { to: 0 };
    two.does(1, Action::Want(Want::Answer(wish, false)));
    assert_eq!(two.says(0), Some(&Saying::Wire(WireNews::Declined(Wish::TakeBack { to: 0 }))));
    two.does(0, Action::TakeBack);
    // Accepting a draw agrees to nothing else.
    two.does(1, Action::AcceptDraw);
    assert_eq!(two.tables[0].game.len(), 1);
    two.does(1, Action::Want(Want::Answer(wish, true)));
    two.alike();
    assert!(two.tables[0].game.is_empty());
    assert_eq!(two.says(1), Some(&Saying::Wire(WireNews::TookBack)));
    two.plays(0, "d2d4");
    two.alike();
}

#[test]
fn a_draw_is_agreed_and_a_rematch_changes_places() {
    let mut two =
        Two::new(Spec::CHESS, Some(TimeControl { second_base_ms: Some(60_000), ..BLITZ }));
    two.plays(0, "e2e4");
    two.does(1, Action::OfferDraw);
    two.does(0, Action::DeclineDraw);
    assert_eq!(two.says(1), Some(&Saying::Wire(WireNews::Declined(Wish::Draw))));
    two.does(1, Action::OfferDraw);
    two.does(0, Action::AcceptDraw);
    two.alike();
    assert_eq!(two.tables[1].outcome().map(|end| end.reason), Some(Reason::Agreement));
    two.does(1, Action::Again(two.tables[1].setup.rematch()));
    assert_eq!(two.tables[0].game.len(), 1, "nothing begins before both want it");
    two.does(0, Action::Again(two.tables[0].setup.rematch()));
    two.alike();
    assert!(two.tables.iter().all(|table| table.game.is_empty() && table.outcome().is_none()));
    assert_eq!([0, 1].map(|at| two.tables[at].orientation), [Color::Black, Color::White]);
    assert_eq!(words::name(&two.tables[0], Player::First), "Bob");
    // Time goes with the person.
    assert_eq!(two.tables[0].clock.expect("a clock").both(0), [60_000, 180_000]);
    two.plays(1, "d2d4");
    two.does(0, Action::Want(Want::Phrase(6)));
    assert_eq!(two.says(1), Some(&Saying::Wire(WireNews::Said(6))));
    assert_eq!(words::saying(&two.tables[1], two.says(1).expect("a word")), "Ann: Good game!");
    two.does(0, Action::Resign);
    two.alike();
    let outcome = two.tables[1].outcome().expect("an end");
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::First), Reason::Resignation));
}

#[test]
fn who_is_loaded_anew_goes_on() {
    for at in [0, 1] {
        let mut two = Two::new(Spec::CHESS, Some(BLITZ));
        two.plays(0, "e2e4");
        two.plays(1, "e7e5");
        two.reload(at);
        two.alike();
        assert_eq!(two.tables[at].game.len(), 2);
        two.plays(0, "g1f3");
        two.does(0, Action::Resign);
        two.reload(at);
        two.reload(1 - at);
        two.alike();
        let end = two.tables[at].outcome().map(|end| (end.winner, end.reason));
        assert_eq!(end, Some((Some(Player::Second), Reason::Resignation)), "an end stays one");
        two.does(at, Action::Again(two.tables[at].setup.rematch()));
        two.does(1 - at, Action::Want(Want::Answer(Wish::Rematch, true)));
        two.reload(at);
        two.alike();
        assert_eq!(two.tables[at].wire.as_ref().map(|wire| wire.game), Some(1));
    }
}

#[test]
fn while_nothing_is_heard_the_clocks_stand_and_moves_wait() {
    let mut two = Two::new(Spec::CHESS, Some(BLITZ));
    two.plays(0, "e2e4");
    two.way = |_| None;
    two.wait(4_000);
    assert_eq!(two.line(0), Line::Unsteady);
    two.wait(8_000);
    assert_eq!(two.line(1), Line::Cut);
    let left = |two: &Two| two.tables[1].clock.expect("a clock").both(two.now / 1_000);
    let then = left(&two);
    two.wait(60_000);
    assert_eq!(left(&two), then);
    let m = two.tables[1].game.read("e7e5").expect("a move");
    two.does(1, Action::Choose(m));
    assert_eq!([0, 1].map(|at| two.tables[at].game.len()), [1, 2]);
    two.way = Some;
    two.wait(2_000);
    two.alike();
    assert_eq!((two.line(0), two.tables[0].game.len()), (Line::Steady, 2));
}

#[test]
fn another_version_says_so_and_nothing_is_touched() {
    let mut two = Two::new(Spec::CHESS, None);
    two.plays(0, "e2e4");
    let then = two.tables[1].game.clone();
    two.way = |mut message| {
        message[0] = 9;
        Some(message)
    };
    two.does(0, Action::Want(Want::Phrase(0)));
    assert_eq!(two.line(1), Line::Stopped(Stop::Version(9)));
    assert_eq!(two.tables[1].game, then);
    assert!(!two.tables[1].is_live());
    two.does(1, Action::Resign);
    assert_eq!(two.tables[1].outcome(), None);
    assert_eq!(two.says(1), Some(&Saying::Wire(WireNews::NotNow)));
    // By links it can go on.
    two.act(1, Action::GoOnByLinks);
    assert!(two.tables[1].is_live() && two.tables[1].setup.by_link() == Some(41));
}

#[test]
fn hostile_messages_change_nothing() {
    let mut two = Two::new(Spec::CHESS, Some(BLITZ));
    two.plays(0, "e2e4");
    let mut chance = Chance::new(5);
    let now = two.now;
    let mut sample: Vec<Vec<u8>> = two.seats[0].collect(now + 3_000_000);
    for _ in 0..3_000 {
        let length = chance.below(80);
        let mut message: Vec<u8> = (0..length).map(|_| chance.draw() as u8).collect();
        if chance.below(2) == 0 {
            message = chance.pick(&[0]).map(|at| sample[at].clone()).unwrap_or_default();
            let at = chance.below(message.len());
            message[at] ^= 1 << chance.below(8);
        }
        two.seats[1].hear(&message, now);
        sample.truncate(1);
    }
    let report = two.seats[1].follow(&two.tables[1], now);
    report.into_iter().for_each(|report| two.act(1, Action::Report(Box::new(report))));
    assert_eq!(two.tables[1].game.coords(), ["e2e4"]);
    assert_eq!(two.tables[1].outcome(), None);
}

#[test]
fn another_game_on_the_table_hears_nothing_of_it() {
    let mut two = Two::new(Spec::CHESS, None);
    two.plays(0, "e2e4");
    let own = Table::new(Setup { spec: Spec::CHESS, players: [PlayedBy::Human; 2], time: None });
    two.tables[1] = own;
    let messages = two.seats[1].leave(two.now);
    messages.iter().for_each(|message| two.seats[0].hear(message, two.now));
    two.does(0, Action::OfferDraw);
    assert_eq!(two.line(0), Line::Left);
    assert!(two.tables[1].game.is_empty() && two.tables[1].wire.is_none());
}

#[test]
fn an_invitation_says_all_that_is_needed() {
    for spec in Spec::all() {
        for time in [None, Some(BLITZ), Some(TimeControl { second_base_ms: Some(30_500), ..BLITZ })]
        {
            let mut table = inviting(spec, time);
            table.names[0] = Some(Rc::from("Jürgen B."));
            let m = table.game.legal()[0];
            table = Table { game: table.game.after(m).expect("a move"), ..table };
            let invitation = Invitation::to(&table).expect("an invitation");
            assert_eq!(Invitation::read(&invitation.link()), Ok(invitation.clone()));
            let other = Table::new(Setup { players: [PlayedBy::Human; 2], ..table.setup });
            let theirs = invitation.accepted(&other, None);
            assert_eq!(theirs.meeting(), table.meeting());
            assert_eq!((theirs.setup.time, theirs.setup.human()), (time, Player::Second));
            assert_eq!(theirs.names[0].as_deref(), Some("Jürgen B."));
        }
    }
    for wrong in [
        "#/chess",
        "#/chess?by=link-1",
        "#/chess?by=link-1&as=third",
        "#/chess?by=link-1&as=first&time=0,0,0",
        "#/chess?by=link-1&as=first&time=1,2",
        "#/chess?by=link-1&as=first&time=99999999999,0,0",
        "#/chess?by=link-1&as=first&nr=70000",
        "#/nothing?by=link-1&as=first",
    ] {
        assert!(Invitation::read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn two_devices_meet_by_a_link_and_an_answer() {
    let game = Invitation::to(&inviting(Spec::CHESS, Some(BLITZ))).expect("an invitation").link();
    let mut host = Meeting::invite(game.clone());
    assert_eq!((host.is_host(), host.offered()), (true, None));
    host.described(CHROMIUM);
    let Stage::Inviting(link) = host.stage.clone() else { panic!("{:?}", host.stage) };
    let Ok(MeetLink::Invitation { offer, game: told }) = link::decode(&link) else {
        panic!("{link}")
    };
    assert_eq!(told, game);
    let mut guest = Meeting::take_up(offer.clone(), false);
    assert!(guest.offered().is_some_and(|told| told.candidates.is_empty()), "nobody knocks yet");
    guest.described(CHROMIUM);
    let Stage::Answering(answer) = guest.stage.clone() else { panic!("{:?}", guest.stage) };
    // What is brought must be the answer to this very invitation.
    assert_eq!(host.answered(&link, 0), Err(NoAnswer::Invitation));
    assert!(matches!(host.answered("#/meet/xyz?to=1", 0), Err(NoAnswer::Garbled)));
    assert!(matches!(host.answered("", 0), Err(NoAnswer::Garbled)));
    let end = if answer.ends_with('1') { "2" } else { "1" };
    let other = format!("{}{end}", &answer[..answer.len() - 1]);
    assert_eq!(host.answered(&other, 0), Err(NoAnswer::Another));
    assert_eq!(guest.answered(&answer, 0), Err(NoAnswer::Unasked));
    let pasted = format!("  https://example.org/wonderboard/{answer}\n");
    let told = host.answered(&pasted, 5_000).expect("an answer");
    assert!(!told.candidates.is_empty() && told.sdp.contains("a=setup:passive"));
    assert_eq!(host.stage, Stage::Joining(5_000));
    assert_eq!(host.answered(&answer, 5_001), Err(NoAnswer::Unasked), "once is enough");
    let mut slow = host.clone();
    slow.tick(5_000 + PATIENCE - 1);
    assert_eq!(slow.stage, Stage::Joining(5_000));
    slow.tick(5_000 + PATIENCE);
    assert_eq!(slow.stage, Stage::Failed(Failure::Unreachable));
    host.opened();
    host.closed();
    assert_eq!(host.stage, Stage::Together, "what comes later is for the game to say");
    guest.closed();
    assert_eq!(guest.stage, Stage::Failed(Failure::TooLate));
    // A browser that gives up soon hears of the other only when that listens.
    let mut patient = Meeting::take_up(offer, true);
    assert_eq!((patient.offered(), patient.knock(0)), (None, None));
    patient.described(CHROMIUM);
    assert!(patient.waits());
    let told = patient.knock(9).expect("what it is told");
    assert!(!told.candidates.is_empty() && told.sdp.contains("a=setup:active"));
    assert_eq!((patient.stage.clone(), patient.waits()), (Stage::Joining(9), false));
    patient.closed();
    assert_eq!(patient.stage, Stage::Failed(Failure::TooLate));
    let mut nowhere = Meeting::invite(game);
    nowhere.described("v=0\r\n");
    assert_eq!(nowhere.stage, Stage::Failed(Failure::Nowhere));
}
