//! What happens at the edges: limits of texts, rights that end, draws that cannot have been.

use super::vectors::{options, streams, text};
use wonderboard::board::Color::{Black, White};
use wonderboard::board::{Piece, Role};
use wonderboard::notation::realtime::{
    TimedRecord, TimedSettings, coords, link, pgn, read_command, record, rtfen, settings,
};
use wonderboard::notation::square_of;
use wonderboard::realtime::{
    Arbiter, CheckRule, EnPassantRule, Ending, Move, Options, PromotionRule, Readiness, Reason,
    Refusal, StalemateRule, Status, Tick, TimedPosition,
};

fn game(rtfen: &str, options: Options) -> Arbiter {
    let (position, tick) = rtfen::read(rtfen).expect("a position");
    Arbiter::new(options, position, tick)
}

fn say(arbiter: &mut Arbiter, tick: Tick, side: wonderboard::board::Color, text: &str) -> Status {
    arbiter.submit(tick, side, read_command(text).expect("a command"))
}

fn asked(from: &str, to: &str) -> Move {
    let square = |name| square_of(name).expect("a square");
    Move { from: square(from), to: square(to), promotion: None }
}

#[test]
fn two_pawns_that_leave_a_rank_may_open_it() {
    let options = Options::default();
    let captures = |rtfen: &str| {
        let (position, tick) = rtfen::read(rtfen).expect("a position");
        let mut moves = Vec::new();
        position.legal(&options, White, tick, Readiness::Counted, &mut moves);
        let listed = moves.iter().any(|effect| effect.asked() == asked("d5", "c6"));
        let done = position.effect(&options, White, asked("d5", "c6"), tick, Readiness::Counted);
        let pawn = Piece { color: Black, role: Role::Pawn };
        assert!(done.is_err() || done.is_ok_and(|effect| effect.captured == Some(pawn)));
        (listed, done.err())
    };
    let pinned = "8/8/8/K1pP3r/8/8/8/4k3 - c6@500 c5=500 0,0 100";
    assert_eq!(captures(pinned), (false, Some(Refusal::SelfCheck)));
    assert_eq!(captures(&pinned.replace("3r", "3n")), (true, None));
}

#[test]
fn captures_are_the_moves_that_capture() {
    let mut found = 0;
    for stream in streams() {
        let options = options(&stream["options"]);
        for snap in stream["snaps"].as_array().expect("snaps") {
            let (position, tick) = rtfen::read(text(&snap[1])).expect("a position");
            for side in [White, Black] {
                let (mut all, mut captures) = (Vec::new(), Vec::new());
                position.legal(&options, side, tick, Readiness::Counted, &mut all);
                position.captures(&options, side, tick, &mut captures);
                all.retain(|effect| effect.captured.is_some());
                assert_eq!(captures, all);
                found += all.len();
            }
        }
    }
    assert!(found > 100, "{found}");
}

#[test]
fn a_claim_is_about_what_is_final() {
    let start = "r3k3/8/8/8/8/8/8/R3K3 - - - 60,60 0";
    let mut arbiter = game(start, Options::default());
    assert_eq!(say(&mut arbiter, 0, Black, "a8b8"), Status::Pending);
    assert_eq!(say(&mut arbiter, 10, Black, "claim"), Status::Rejected(Refusal::NoClaim));
    assert_eq!(say(&mut arbiter, 20, White, "claim"), Status::Ok);
    let draw = Ending { winner: None, reason: Reason::FiftyMoves, tick: 20 };
    assert_eq!(arbiter.ending(), Some(draw));
}

#[test]
fn a_right_that_nobody_can_use_does_not_make_a_position_another() {
    let mut arbiter = Arbiter::new(Options::default(), TimedPosition::start(), 0);
    say(&mut arbiter, 0, White, "a2a4");
    let round = [(White, "g1f3"), (Black, "g8f6"), (White, "f3g1"), (Black, "f6g8")];
    for (tick, (side, text)) in (0..).map(|i| 100 + 3100 * i).zip(round.repeat(2)) {
        let status = say(&mut arbiter, tick, side, text);
        assert!(matches!(status, Status::Ok | Status::Pending), "{text} {status:?}");
    }
    arbiter.advance(30_000);
    assert_eq!(say(&mut arbiter, 30_001, White, "claim"), Status::Ok);
    assert_eq!(arbiter.ending().map(|end| end.reason), Some(Reason::Threefold));
    // What was claimed is believed when it is read again.
    let start = "start rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR KQkq - - 0,0 0";
    let log = arbiter.log().iter().map(|entry| {
        let side = entry.side.pick("w", "b");
        format!("{} {side} {}", entry.tick, coords(entry.asked()))
    });
    let log = log.collect::<Vec<_>>().join("\n");
    assert!(record::read(&format!("{start}\n{log}\nend 30001 draw threefold")).is_ok());
    let (shorter, _) = log.rsplit_once('\n').expect("many moves");
    assert!(record::read(&format!("{start}\n{shorter}\nend 30001 draw threefold")).is_err());
}

#[test]
fn after_the_window_nothing_is_a_tie() {
    let start = "4k2r/8/8/8/8/8/7N/4K3 - - - 0,0 0";
    for (tick, refusal) in [(150, Refusal::TieLost), (151, Refusal::Illegal)] {
        let mut arbiter = game(start, Options::default());
        say(&mut arbiter, 100, White, "h2f3");
        // The rook would have captured the knight; now it goes to an empty square.
        let to = if refusal == Refusal::TieLost { "h8h2" } else { "h8g7" };
        let status = say(&mut arbiter, tick, Black, to);
        assert_eq!(status, Status::Rejected(refusal), "{tick}");
    }
    let mut arbiter = game(start, Options::default());
    say(&mut arbiter, 100, White, "h2f3");
    assert_eq!(say(&mut arbiter, 151, Black, "h8h2"), Status::Pending);
}

#[test]
fn premoves_in_a_row_are_ones_own_and_begin_where_the_last_one_ends() {
    let options = Options { premoves: 2, ..Options::default() };
    let mut arbiter = game("4k3/8/8/8/8/8/4P3/4K3 - - e2=900 0,0 0", options);
    assert_eq!(say(&mut arbiter, 1, White, "premove:e2e4"), Status::Queued);
    for (side, text) in [(White, "premove:d4d5"), (Black, "premove:e4e3")] {
        let status = say(&mut arbiter, 2, side, text);
        assert_eq!(status, Status::Rejected(Refusal::NoPiece), "{text}");
    }
    assert_eq!(say(&mut arbiter, 3, White, "premove:e4e5"), Status::Queued);
}

#[test]
fn what_is_told_of_a_premove_is_about_its_own_piece() {
    let start = "4k3/8/8/8/8/8/4P3/4K1N1 - - e2=900,g1=900 0,0 0";
    let mut arbiter = game(start, Options::default());
    say(&mut arbiter, 1, White, "premove:e2e4");
    say(&mut arbiter, 2, White, "premove:g1f3");
    say(&mut arbiter, 3, White, "cancel:g1");
    let told: Vec<_> = arbiter.take_news().iter().map(|news| (news.asked, news.status)).collect();
    assert_eq!(told, [(asked("g1", "f3"), Status::Rejected(Refusal::Cancelled))]);
    // A piece that has moved sets out from where it stands now.
    let mut arbiter = game("4k3/8/8/8/8/8/4P3/4K1N1 - - - 0,0 0", Options::default());
    say(&mut arbiter, 0, White, "g1f3");
    say(&mut arbiter, 1, White, "premove:f3g5");
    say(&mut arbiter, 2, White, "cancel:f3");
    let told: Vec<_> = arbiter.take_news().iter().map(|news| news.asked).collect();
    assert_eq!(told, [asked("f3", "g5")]);
}

#[test]
fn premoves_that_are_read_have_numbers_of_their_own() {
    let text = "premoves 2\nstart 4k3/8/8/8/8/8/4P3/4K3 - - e2=900 0,0 0\n100 b e8d8\n\
                premove w e2 e2e4\npremove w e2 e4e5\nnow 200\n";
    let arbiter = record::read(text).expect("a record").arbiter;
    let serials: Vec<u32> = arbiter.premoves().iter().map(|premove| premove.serial).collect();
    assert_eq!((serials, arbiter.submitted()), (vec![1, 2], 3));
}

#[test]
fn a_game_that_is_held_has_not_begun() {
    let held = record::read("held\nnow 0\n").expect("a record");
    assert!(!held.arbiter.has_begun());
    assert!(record::read("now 0\n").expect("a record").arbiter.has_begun());
}

#[test]
fn a_mate_by_a_right_that_ended_is_read_again() {
    let start = "2br3k/3p4/1b4n1/4P3/4K3/r7/8/8 - - e5=5000 0,0 0";
    let mut arbiter = game(start, Options::default());
    say(&mut arbiter, 200, Black, "d7d5");
    arbiter.advance(1300);
    let mate = Ending { winner: Some(Black), reason: Reason::Checkmate, tick: 1200 };
    assert_eq!(arbiter.ending(), Some(mate));
    let kept = record::write(&TimedRecord { settings: TimedSettings::default(), arbiter });
    assert_eq!(record::read(&kept).expect("a record").arbiter.ending(), Some(mate));
}

#[test]
fn an_ending_that_cannot_have_been_is_refused() {
    let read = |quiet: &str, end: &str| {
        let text = format!("start r3k3/8/8/8/8/8/8/R3K3 - - - {quiet} 0\nend {end}\n");
        record::read(&text).map(|record| record.arbiter.ending().map(|end| end.reason)).ok()
    };
    assert_eq!(read("50,50", "7 draw fifty"), Some(Some(Reason::FiftyMoves)));
    assert_eq!(read("49,50", "7 draw fifty"), None);
    assert_eq!(read("50,50", "7 white fifty"), None);
    assert_eq!(read("50,50", "7 draw threefold"), None);
    assert_eq!(read("50,50", "7 white threefold"), None);
    assert_eq!(read("0,0", "100000 draw idle"), Some(Some(Reason::Idle)));
    assert_eq!(read("0,0", "100000 white idle"), None);
    assert_eq!(read("0,0", "99999 draw idle"), None);
    assert_eq!(read("0,0", "7 draw resignation"), None);
    assert_eq!(read("0,0", "7 black resignation"), Some(Some(Reason::Resignation)));
    assert_eq!(read("0,0", "7 draw agreement"), Some(Some(Reason::Agreement)));
    assert_eq!(read("0,0", "7 white agreement"), None);
}

#[test]
fn every_option_can_be_set_to_what_it_usually_is() {
    let other = "check king_only\nstalemate wait\nep off\npromo piece\nauto75 false\nauto5 false\n";
    let changed = record::read(other).expect("a record").settings.options;
    let expected = Options {
        check: CheckRule::KingOnly,
        stalemate: StalemateRule::Wait,
        en_passant: EnPassantRule::Off,
        promotion: PromotionRule::Piece,
        auto75: false,
        auto5: false,
        ..Options::default()
    };
    assert_eq!(changed, expected);
    let usual = "check any\nstalemate draw\nep cooldown\npromo pawn\nauto75 true\nauto5 true\n";
    let numbers = "tie_window -1\nmin_gap 5\nidle_limit 6\noffer_ticks 7\npremoves 3\n";
    let numbers = record::read(numbers).expect("a record").settings.options;
    let expected = Options {
        tie_window: None,
        min_gap: 5,
        idle_limit: 6,
        offer_ticks: 7,
        premoves: 3,
        ..Options::default()
    };
    assert_eq!(numbers, expected);
    let back = record::read(&format!("{other}{usual}")).expect("a record");
    assert_eq!(back.settings, TimedSettings::default());
    for odd in ["check=sometimes", "stalemate=lose", "ep=on", "promo=queen", "premoves=4"] {
        assert!(link::decode(&format!("#/realtime?{odd}")).is_err(), "{odd}");
    }
    let mut options = Options::default();
    assert_eq!(settings::set_option(&mut options, "colour", "red"), Ok(false));
}

#[test]
fn texts_may_be_as_long_as_is_said_and_no_longer() {
    let padded = |most: usize, head: &str, with: &str, end: &str| {
        head.to_owned() + &with.repeat(most - head.len() - end.len()) + end
    };
    let most = wonderboard::notation::address::LONGEST;
    assert!(link::decode(&padded(most, "#/realtime?x=", "a", "")).is_ok());
    assert!(link::decode(&padded(most + 1, "#/realtime?x=", "a", "")).is_err());
    assert!(link::decode(&padded(most + 2, "#/realtime?x=", "a", "")).is_err());
    let most = record::LONGEST;
    assert!(record::read(&padded(most, "#", "a", "")).is_ok());
    assert!(record::read(&padded(most + 1, "#", "a", "")).is_err());
    assert!(record::read(&padded(most + 2, "#", "a", "")).is_err());
    let tag = "[RealTime \"delays=none\"]\n";
    assert!(pgn::read(&padded(most, tag, " ", "*")).is_ok());
    assert!(pgn::read(&padded(most + 1, tag, " ", "*")).is_err());
    assert!(pgn::read(&padded(most + 2, tag, " ", "*")).is_err());
}

#[test]
fn no_stamp_takes_more_than_five_bytes() {
    // e2e4 at once, the time in one byte, in five, and in six.
    for (moves, can) in [("ADHA", true), ("gICAgAAxwA", true), ("gICAgIAAMcA", false)] {
        let text = format!("#/realtime?delays=none&g={moves}");
        assert_eq!(link::decode(&text).is_ok(), can, "{text}");
    }
}

/// The PGN of a game from an RTFEN, with those lines of its record.
fn pgn_of(rtfen: &str, lines: &str) -> String {
    let record = record::read(&format!("start {rtfen}\n{lines}\n")).expect("a record");
    let text = pgn::write(&record, &[]);
    assert_eq!(pgn::read(&text).map(|again| pgn::write(&again, &[])), Ok(text.clone()));
    text
}

#[test]
fn a_record_says_that_its_game_is_over() {
    let mate =
        "start rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR KQkq - - 0,0 0\n100 b d8h4\n";
    for (rest, can) in
        [("", false), ("end 100 black checkmate", true), ("pending 110 b a7a6", false)]
    {
        assert_eq!(record::read(&format!("{mate}{rest}\n")).is_ok(), can, "{rest}");
    }
    let pending = format!("{mate}pending 110 b a7a6\nend 100 black checkmate\n");
    assert!(record::read(&pending).is_err());
}

#[test]
fn without_a_window_every_move_is_final_at_once() {
    let options = Options { tie_window: None, ..Options::default() };
    let mut arbiter = Arbiter::new(options, TimedPosition::start(), 0);
    assert_eq!(say(&mut arbiter, 0, Black, "e7e5"), Status::Ok);
    assert_eq!((arbiter.log().len(), arbiter.pending().len()), (1, 0));
}

#[test]
fn only_a_pawn_on_its_fourth_rank_has_just_made_a_double_step() {
    let read = |text: &str| rtfen::read(text).map(|_| ()).map_err(|fault| fault.to_string());
    assert_eq!(read("k7/8/8/4p3/8/8/8/K7 - e6@0 - 0,0 0"), Ok(()));
    let fault = "field 3 (en passant): no pawn can just have passed e4";
    assert_eq!(read("k7/8/8/8/8/4p3/8/K7 - e4@0 - 0,0 0"), Err(fault.to_owned()));
}

#[test]
fn pgn_has_the_signs_of_chess() {
    let mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR KQkq - - 0,0 0";
    let text = pgn_of(mate, "100 b d8h4\nend 100 black checkmate");
    assert!(text.contains(" Qh4# {[%rt 0.100]} 0-1"), "{text}");
    let text = pgn_of("r3k2r/8/8/8/8/8/8/R3K2R KQkq - - 0,0 0", "100 w e1g1\n200 b e8c8");
    assert!(text.contains("1. O-O {[%rt 0.100]} O-O-O {[%rt 0.200]} *"), "{text}");
    let text = pgn_of("4k3/3p4/8/4P3/8/8/8/4K3 - - - 0,0 0", "100 b d7d5\n200 w e5d6");
    assert!(text.contains(" exd6 {[%rt 0.200]}"), "{text}");
    let text = pgn_of("4k3/8/8/8/8/8/8/4K2R K - - 0,0 0", "100 w h1h8");
    assert!(text.contains("1. Rh8+ {[%rt 0.100]}"), "{text}");
    // Black's own king in check is not White's.
    let text = pgn_of("4k3/8/8/8/8/8/8/4K2R - - - 0,0 0", "100 w e1d1\n200 b e8d7\n5000 w h1h7");
    assert!(text.contains(" Rh7+ {[%rt 5.000]} *"), "{text}");
}
