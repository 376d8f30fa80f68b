//! What a scenario file cannot say: starts with counters, the countdown, news, going back.

use wonderboard::board::Color::{Black, White};
use wonderboard::notation::realtime::{TimedRecord, TimedSettings, read_command, record, rtfen};
use wonderboard::realtime::{
    Arbiter, ArbiterNews, Ending, Options, Reason, Refusal, Status, Tick, TimedPosition,
};

fn game(rtfen: &str, options: Options) -> Arbiter {
    let (position, tick) = rtfen::read(rtfen).expect("a position");
    Arbiter::new(options, position, tick)
}

fn say(arbiter: &mut Arbiter, tick: Tick, side: wonderboard::board::Color, text: &str) -> Status {
    arbiter.submit(tick, side, read_command(text).expect("a command"))
}

fn draw(reason: Reason, tick: Tick) -> Option<Ending> {
    Some(Ending { winner: None, reason, tick })
}

#[test]
fn fifty_moves_of_each_side_are_claimed() {
    let mut arbiter = game("r3k3/8/8/8/8/8/8/R3K3 - - - 49,60 0", Options::default());
    assert_eq!(say(&mut arbiter, 0, White, "claim"), Status::Rejected(Refusal::NoClaim));
    assert_eq!(say(&mut arbiter, 1, White, "a1b1"), Status::Ok);
    assert_eq!(say(&mut arbiter, 2, Black, "claim"), Status::Ok);
    assert_eq!(arbiter.ending(), draw(Reason::FiftyMoves, 2));
}

#[test]
fn one_side_alone_does_not_run_the_moves_down() {
    let mut arbiter = game("r3k3/8/8/8/8/8/8/R3K3 - - - 74,200 0", Options::default());
    say(&mut arbiter, 0, Black, "a8b8");
    arbiter.advance(100);
    assert_eq!(arbiter.ending(), None);
    say(&mut arbiter, 200, White, "a1c1");
    assert_eq!(arbiter.ending(), draw(Reason::SeventyFiveMoves, 200));

    let options = Options { auto75: false, ..Options::default() };
    let mut arbiter = game("r3k3/8/8/8/8/8/8/R3K3 - - - 74,200 0", options);
    say(&mut arbiter, 200, White, "a1c1");
    assert_eq!(arbiter.ending(), None);
}

#[test]
fn a_position_may_occur_four_times_and_not_five() {
    let round = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let play = |auto5| {
        let mut arbiter =
            Arbiter::new(Options { auto5, ..Options::default() }, TimedPosition::start(), 0);
        let mut tick = 0;
        for text in round.iter().cycle().take(16) {
            assert_eq!(arbiter.ending(), None);
            let side = if text.starts_with('g') && text.ends_with('3') || text.starts_with("f3") {
                White
            } else {
                Black
            };
            assert_ne!(say(&mut arbiter, tick, side, text), Status::Rejected(Refusal::NotReady));
            tick += 1500;
        }
        arbiter.advance(tick);
        arbiter.ending()
    };
    assert_eq!(play(true), draw(Reason::Fivefold, 15 * 1500));
    assert_eq!(play(false), None);
}

#[test]
fn a_capture_in_passing_that_can_be_made_is_part_of_the_position() {
    // After the double step Black could capture; when the pieces stand so again, he cannot.
    let start = "4k1n1/8/8/8/3p4/8/4P3/4K1N1 - - - 0,0 0";
    for (step, count) in [("e2e4", 2), ("e2e3", 3)] {
        let start = if step == "e2e4" { start.to_owned() } else { start.replace("3p4", "p7") };
        let mut arbiter = game(&start, Options::default());
        say(&mut arbiter, 0, White, step);
        let mut tick = 60;
        for _ in 0..2 {
            for (side, text) in [(Black, "g8f6"), (White, "g1f3"), (Black, "f6g8"), (White, "f3g1")]
            {
                let status = say(&mut arbiter, tick, side, text);
                assert!(matches!(status, Status::Ok | Status::Pending), "{text} {status:?}");
                tick += 2000;
            }
        }
        let claimed = say(&mut arbiter, tick, White, "claim") == Status::Ok;
        assert_eq!(claimed, count == 3, "{step}");
    }
}

#[test]
fn a_start_may_be_mate_but_not_two_checks() {
    let arbiter = game("R5k1/5ppp/8/8/8/8/8/6K1 - - g8=9000 0,0 0", Options::default());
    let mate = Ending { winner: Some(White), reason: Reason::Checkmate, tick: 0 };
    assert_eq!(arbiter.ending(), Some(mate));
    assert!(rtfen::read("R5k1/8/8/8/8/8/8/r5K1 - - - 0,0 0").is_err());
}

#[test]
fn before_the_start_moves_are_premoves() {
    let mut arbiter = Arbiter::new(Options::default(), TimedPosition::start(), 0).held();
    assert_eq!(say(&mut arbiter, 0, White, "e2e4"), Status::Queued);
    assert_eq!(say(&mut arbiter, 0, Black, "premove:e7e5"), Status::Queued);
    assert_eq!(say(&mut arbiter, 0, Black, "d7d5"), Status::Queued);
    assert_eq!(say(&mut arbiter, 0, Black, "cancel:d7"), Status::Ok);
    assert_eq!((arbiter.next_due(), arbiter.log().len()), (None, 0));
    arbiter.begin();
    assert_eq!(arbiter.next_due(), Some(0));
    arbiter.advance(60);
    let log: Vec<_> = arbiter.log().iter().map(|entry| (entry.tick, entry.side)).collect();
    assert_eq!(log, [(0, White), (0, Black)]);
}

#[test]
fn news_tell_what_became_of_pending_moves() {
    let mut arbiter = game("4k3/p7/5n2/8/8/2N5/8/4K3 - - - 0,0 0", Options::default());
    assert_eq!(say(&mut arbiter, 1000, Black, "a7a6"), Status::Pending);
    assert_eq!(say(&mut arbiter, 1010, Black, "f6e4"), Status::Pending);
    assert_eq!(arbiter.next_due(), Some(1051));
    assert_eq!(say(&mut arbiter, 1030, White, "c3e4"), Status::Ok);
    let news = arbiter.take_news();
    let told: Vec<_> = news
        .iter()
        .map(|&ArbiterNews { serial, tick, status, .. }| (serial, tick, status))
        .collect();
    assert_eq!(told, [(0, 1030, Status::Ok), (1, 1030, Status::Voided)]);
    assert_eq!(arbiter.take_news(), []);
    assert_eq!(arbiter.submitted(), 3);
}

#[test]
fn white_does_not_see_what_is_pending_and_black_does() {
    let mut arbiter = Arbiter::new(Options::default(), TimedPosition::start(), 0);
    say(&mut arbiter, 0, Black, "e7e5");
    assert_eq!(*arbiter.view(White), TimedPosition::start());
    assert_ne!(arbiter.view(Black), arbiter.view(White));
    arbiter.advance(50);
    assert_eq!(*arbiter.view(White), TimedPosition::start());
    arbiter.advance(51);
    assert_eq!(arbiter.view(Black), arbiter.view(White));
}

#[test]
fn pieces_keep_their_names() {
    let mut arbiter = game("4k2r/6P1/8/8/8/8/8/R3K2R KQk - - 0,0 0", Options::default());
    let name = |arbiter: &Arbiter, at: &str| {
        arbiter.scene(White).name_at(wonderboard::notation::square_of(at).expect("a square"))
    };
    let (king, rook, pawn) = (name(&arbiter, "e1"), name(&arbiter, "h1"), name(&arbiter, "g7"));
    say(&mut arbiter, 0, White, "g7h8q");
    assert_eq!(name(&arbiter, "h8"), pawn);
    say(&mut arbiter, 0, Black, "e8d7");
    say(&mut arbiter, 100, White, "e1g1");
    assert_eq!((name(&arbiter, "g1"), name(&arbiter, "f1")), (king, rook));
    assert_eq!(name(&arbiter, "e1"), None);
}

#[test]
fn the_turn_of_a_tie_is_kept_when_going_back() {
    let mut arbiter = game("3r3k/8/8/8/8/8/P7/4K3 - - - 0,0 0", Options::default());
    say(&mut arbiter, 1000, Black, "d8e8");
    say(&mut arbiter, 1030, White, "a2a3");
    say(&mut arbiter, 3000, White, "e1d1");
    let back = arbiter.rewound(2);
    let ticks: Vec<Tick> = back.log().iter().map(|entry| entry.tick).collect();
    assert_eq!((ticks, back.now()), (vec![1030, 1000], 1030));
    assert!(back.view(White).in_check(White));
    assert_eq!(back.ending(), None);
    assert_eq!(*arbiter.rewound(0).view(White), arbiter.start().0);
}

#[test]
fn a_right_that_ends_while_a_move_is_pending_is_not_forgotten_when_put_away() {
    let start = "2br3k/3p4/1b4n1/4P3/4K3/r7/8/8 - - e5=5000 0,0 0";
    let mut arbiter = game(start, Options::default());
    say(&mut arbiter, 200, Black, "d7d5");
    say(&mut arbiter, 1190, Black, "h8g8");
    arbiter.advance(1210);
    assert_eq!((arbiter.pending().len(), arbiter.ending()), (1, None));
    let kept = TimedRecord { settings: TimedSettings::default(), arbiter };
    let mut arbiter = record::read(&record::write(&kept)).expect("a record").arbiter;
    arbiter.advance(1241);
    let mate = Ending { winner: Some(Black), reason: Reason::Checkmate, tick: 1200 };
    assert_eq!(arbiter.ending(), Some(mate));
}

#[test]
fn a_pending_move_may_have_ended_the_game_before_a_tie() {
    let start = "4k3/p7/5n2/8/8/2N5/P7/4K3 - - - 75,74 0";
    let mut arbiter = game(start, Options::default());
    say(&mut arbiter, 1000, Black, "e8d8");
    say(&mut arbiter, 1010, Black, "f6e4");
    let status = say(&mut arbiter, 1030, White, "c3e4");
    assert_eq!(status, Status::Rejected(Refusal::GameOver));
    assert_eq!(arbiter.ending(), draw(Reason::SeventyFiveMoves, 1000));
    let told: Vec<Status> = arbiter.take_news().iter().map(|news| news.status).collect();
    assert_eq!(told, [Status::Voided, Status::Ok]);
    assert_eq!((arbiter.log().len(), arbiter.pending().len()), (1, 0));
}
