//! Texts: their forms, what is wrong with wrong ones, and that none of them does harm.

use proptest::prelude::*;
use wonderboard::board::Color::{Black, White};
use wonderboard::notation::realtime::{
    TimedRecord, TimedSettings, command, link, pgn, read_command, record, rtfen,
};
use wonderboard::realtime::{Command, Delays, FirstDelays, Options, Tick};

const EXAMPLE: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR KQkq e3@7000,c6@7040 \
                       e4=7000,c5=7040,d8=7424 0,1 6050";

/// A short game with a tie, a castling and a promotion to come.
fn game() -> TimedRecord {
    let setup = FirstDelays { delays: Delays::None, seed: 42, black_extra: 0 };
    let options = Options { premoves: 2, ..Options::default() };
    let mut game = TimedRecord::new(TimedSettings { tu_ms: 500, setup, options });
    let mut say = |tick: Tick, side, text: &str| {
        game.arbiter.submit(tick, side, read_command(text).expect("a command"));
    };
    say(350, White, "e2e4");
    say(912, White, "g1f3");
    say(1200, Black, "e7e5");
    say(1240, White, "f1c4");
    say(1300, White, "premove:c4f7");
    say(1310, White, "premove:f7e8");
    say(1320, White, "offer");
    say(1325, Black, "g8f6");
    game
}

#[test]
fn the_example_of_the_sheet_is_read_and_written() {
    let (position, tick) = rtfen::read(EXAMPLE).expect("a position");
    assert_eq!(rtfen::write(&position, &Options::default(), tick), EXAMPLE);
    // A tick later that right is gone; the pieces's times stay.
    let later = rtfen::write(&position, &Options::default(), 7000);
    assert!(later.contains(" KQkq c6@7040 c5=7040,d8=7424 0,1 7000"), "{later}");
}

#[test]
fn what_is_wrong_with_a_position_is_said() {
    let faults = [
        ("", "0 fields instead of 6"),
        ("8/8 - - - 0,0 0", "field 1 (placement): 2 ranks instead of 8"),
        ("8/8/8/8/8/8/8/K7 - - - 0,0 0", "field 1 (placement): Black has no king"),
        ("k6P/8/8/8/8/8/8/K7 - - - 0,0 0", "field 1 (placement): a white pawn cannot stand on h8"),
        (
            "kr6/8/8/8/8/8/8/KQ6 K - - 0,0 0",
            "field 2 (castling): 'K' needs a king on e1 and a rook on h1",
        ),
        (
            "k7/8/8/8/8/8/8/K7 - e3@5 - 0,0 0",
            "field 3 (en passant): no pawn can just have passed e3",
        ),
        (
            "k7/8/8/8/4P3/8/8/K7 - e3@5 - 0,0 0",
            "field 3 (en passant): the piece on e4 is ready at 0",
        ),
        ("k7/8/8/8/8/8/8/K7 - - e4=5 0,0 0", "field 4 (cooldowns): there is no piece on e4"),
        ("k7/8/8/8/8/8/8/K7 - - a1=-5 0,0 0", "field 4 (cooldowns): \"-5\" is not a tick"),
        (
            "k7/8/8/8/8/8/8/K7 - - a1 0,0 0",
            "field 4 (cooldowns): \"a1\" does not look like e4=7000",
        ),
        ("k7/8/8/8/8/8/8/K7 - - - 0 0", "field 5 (quiet moves): \"0\" does not look like 0,1"),
        ("k7/8/8/8/8/8/8/K7 - - - 0,0 4294967296", "field 6 (tick): \"4294967296\" is not a tick"),
    ];
    for (text, expected) in faults {
        assert_eq!(rtfen::read(text).expect_err(text).to_string(), expected, "{text}");
    }
}

#[test]
fn commands_have_one_text_each() {
    for text in [
        "e2e4",
        "e7e8q",
        "e1g1",
        "premove:a7a8n",
        "cancel:h1",
        "offer",
        "decline",
        "claim",
        "resign",
    ] {
        assert_eq!(read_command(text).map(command).as_deref(), Some(text));
    }
    for text in [
        "", "e2", "e2e9", "e2e4x", "e7e8Q", "e7e8qq", "premove:", "cancel:e", "Resign", "e2é4",
        "♞e4",
    ] {
        assert_eq!(read_command(text), None, "{text}");
    }
    assert!(
        matches!(read_command("e7e8k"), Some(Command::Move(_))),
        "it is for the arbiter to refuse"
    );
}

#[test]
fn a_record_tells_everything() {
    let text = record::write(&game());
    let expected = "tpt 1000\ntu_ms 500\nseed 42\ndelays none\nblack_extra 0\npremoves 2\n\
        350 w e2e4\n912 w g1f3\n1200 b e7e5\n1240 w f1c4\npending 1325 b g8f6\n\
        premove w f1 c4f7\npremove w f1 f7e8\noffer 1320 w\nnow 1325\n";
    assert_eq!(text, expected);
    let again = record::read(&text).expect("a record");
    assert_eq!(record::write(&again), text);
    // Comments, blank lines and blanks at the ends of lines mean nothing.
    let loose = format!("# a game\n\n{}", text.replace('\n', " \r\n"));
    assert_eq!(record::write(&record::read(&loose).expect("a record")), text);
}

#[test]
fn what_is_wrong_with_a_record_is_said() {
    let faults = [
        ("seed x", "line 1, seed: \"x\" makes no sense"),
        ("tpt 120", "line 1, tpt: \"120\" makes no sense"),
        ("colour red", "line 1: \"colour red\" makes no sense"),
        (
            "delays none\nblack_extra 0\n0 w e2e5",
            "line 3: \"0 w e2e5\" cannot be played: that is not possible",
        ),
        (
            "delays none\n500 b e7e5",
            "line 2: \"500 b e7e5\" cannot be played: the piece is not ready yet",
        ),
        ("delays none\n0 w e2e4\nseed 5", "line 3: \"seed 5\" makes no sense"),
        (
            "end 5 white checkmate",
            "end of the game: the game cannot have come to this: that is not possible",
        ),
        (
            "end 5 white idle",
            "end of the game: the game cannot have come to this: that is not possible",
        ),
        (
            "premove w e4 e4e5",
            "end of the game: the game cannot have come to this: there is no piece on that square",
        ),
        (
            "premove b e2 e2e4",
            "end of the game: the game cannot have come to this: the piece belongs to the other side",
        ),
        ("pending 0 w e2e4", "line 1: \"pending 0 w e2e4\" makes no sense"),
        ("start k7/8/8/8/8/8/8/8 - - - 0,0 0", "line 1, field 1 (placement): White has no king"),
    ];
    for (text, expected) in faults {
        assert_eq!(record::read(text).expect_err(text).to_string(), expected, "{text}");
    }
    assert!(record::read(&"#".repeat(record::LONGEST + 1)).is_err());
}

#[test]
fn a_link_holds_the_game() {
    let mut game = game();
    let text = link::encode(&game);
    let expected = "#/realtime?tu_ms=500&seed=42&delays=none&black_extra=0&premoves=2&g=";
    assert_eq!(text.strip_prefix(expected), Some("vAUxwOQIGVDABNJBUBWg"), "{text}");
    assert_eq!(link::encode(&link::decode(&text).expect("a link")), text);
    game.arbiter.submit(2000, Black, Command::Resign);
    let text = link::encode(&game);
    assert!(text.ends_with("&end=2000.white.resignation"), "{text}");
    let whole = format!("https://example.org/play{}", text.replace('=', "%3D"));
    assert_eq!(link::encode(&link::decode(&whole).expect("a link")), text);
    // The usual game, and what is none.
    let usual = TimedRecord::new(TimedSettings::default());
    assert_eq!(link::encode(&usual), "#/realtime");
    for (text, expected) in [
        ("#/chess", "link, game: \"chess\" is not realtime"),
        ("#/realtime?seed=x", "link, seed: \"x\" makes no sense"),
        ("#/realtime?g=A", "link, g: \"A\" makes no sense"),
        ("#/realtime?g=____", "link, g: \"____\" makes no sense"),
        (
            "#/realtime?g=AAAA",
            "link, move 1: \"a1a1\" cannot be played: the piece is not ready yet",
        ),
        ("#/realtime?start=k7", "link, start: 1 field instead of 6"),
        (
            "#/realtime?end=5.white.checkmate",
            "link, end of the game: the game cannot have come to this: that is not possible",
        ),
    ] {
        let found = link::decode(text).map(|_| ()).expect_err(text).to_string();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn pgn_is_as_the_sheet_has_it() {
    let mut game = game();
    game.arbiter.advance(4300);
    let text = pgn::write(&game, &[("White", "Ann \"A\" Onym")]);
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
        [White \"Ann \\\"A\\\" Onym\"]\n[Black \"?\"]\n[Result \"*\"]\n\
        [RealTime \"tpt=1000;tu=500;seed=42;delays=none;black_extra=0;premoves=2\"]\n\n\
        1. e4 {[%rt 0.350]} -- 2. Nf3 {[%rt 0.912]} e5 {[%rt 1.200]} 3. Bc4\n\
        {[%rt 1.240]} Nf6 {[%rt 1.325]} 4. Bxf7+ {[%rt 4.240]} *\n";
    assert_eq!(text, expected);
    let again = pgn::read(&text).expect("a game");
    assert_eq!(pgn::write(&again, &[("White", "Ann \"A\" Onym")]), text);
}

#[test]
fn what_is_wrong_with_pgn_is_said() {
    let head = "[RealTime \"delays=none;black_extra=0\"]\n";
    let faults = [
        ("1. e4 *", "there is no tag RealTime"),
        ("[RealTime \"x\"]", "tag RealTime: \"x\" makes no sense"),
        ("[RealTime \"tu=x\"]", "tag RealTime, tu: \"x\" makes no sense"),
        (&format!("{head}1. e4 *"), "line 2, column 4: \"e4\" has no time stamp"),
        (&format!("{head}1. e4 {{[%rt 1.5]}} *"), "line 2, column 4: \"e4\" has no time stamp"),
        (
            &format!("{head}1. e5 {{[%rt 1.500]}} *"),
            "line 2, column 4: \"e5\" is not a legal move here",
        ),
        (&format!("{head}1. e4 {{[%rt 1.500]}}"), "line 2, column 20: a move is missing"),
    ];
    for (text, expected) in faults {
        let found = pgn::read(text).map(|_| ()).expect_err(text).to_string();
        assert_eq!(found, expected, "{text}");
    }
}

/// A text with a few of its characters changed.
fn spoilt(text: String, changes: Vec<(prop::sample::Index, String)>) -> String {
    let mut characters: Vec<String> = text.chars().map(String::from).collect();
    for (place, with) in changes {
        let place = place.index(characters.len());
        characters[place] = with;
    }
    characters.concat()
}

fn changes() -> impl Strategy<Value = Vec<(prop::sample::Index, String)>> {
    prop::collection::vec((any::<prop::sample::Index>(), "[0-9a-hKQ=@,;./ -]{0,2}|\\PC"), 1..6)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_does_harm(text in "\\PC{0,60}") {
        let _ = read_command(&text);
        let _ = rtfen::read(&text);
        let _ = rtfen::read_start(&text);
        let _ = record::read(&text);
        let _ = link::decode(&format!("#/realtime?g={text}"));
        let _ = pgn::read(&format!("[RealTime \"\"]\n{text}"));
    }

    #[test]
    fn no_spoilt_text_does_harm(changes in changes()) {
        let game = game();
        if let Ok((position, tick)) = rtfen::read(&spoilt(EXAMPLE.to_owned(), changes.clone())) {
            let written = rtfen::write(&position, &Options::default(), tick);
            prop_assert!(rtfen::read(&written).is_ok(), "{}", written);
        }
        let record = record::read(&spoilt(record::write(&game), changes.clone())).ok();
        let link = link::decode(&spoilt(link::encode(&game), changes.clone())).ok();
        let pgn = pgn::read(&spoilt(pgn::write(&game, &[]), changes)).ok();
        for mut game in [record, link, pgn].into_iter().flatten() {
            let written = record::write(&game);
            let again = record::read(&written);
            prop_assert_eq!(again.map(|again| record::write(&again)), Ok(written));
            game.arbiter.advance(Tick::MAX);
        }
    }
}
