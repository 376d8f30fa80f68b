//! What a browser keeps between visits, as it has always been written: the files in
//! `tests/fixtures/stored` are never written anew. What they hold must be read by every later build,
//! and be written so by it, whatever its types and fields are called by then.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use wonderboard::app::common::finish::Finish;
use wonderboard::app::common::id::Id;
use wonderboard::app::common::player::{Opponent, PlayedBy, Side};
use wonderboard::app::courses::progress::Progress;
use wonderboard::app::library::{Keep, Kept, Record};
use wonderboard::app::puzzles::{Outcome as Came, Posed, PuzzleGame, PuzzleProgress, Task};
use wonderboard::app::realtime;
use wonderboard::app::realtime::Session;
use wonderboard::app::realtime::protocol::FromRealtime;
use wonderboard::app::realtime::wish::Waits;
use wonderboard::app::share::opening;
use wonderboard::app::shell::settings::Settings;
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::layout::Layout;
use wonderboard::app::turns::moves;
use wonderboard::app::turns::saved::SavedTable;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::turns::wish::Wish;
use wonderboard::board::{BoardId, Color, Player};
use wonderboard::game::clock::{Clock, TimeControl};
use wonderboard::notation::realtime::words as timed_words;
use wonderboard::notation::{square_of, words};
use wonderboard::puzzle::{PuzzleId, text};
use wonderboard::realtime::{Command, Ending, Reason as TimedReason};
use wonderboard::rules::{Outcome, Reason};
use wonderboard::variants::{CATALOGUE, Spec};

/// When the games were played.
const BEGUN: u64 = 1_795_348_800_000;

const ALONE: [PlayedBy; 2] = [PlayedBy::Human, PlayedBy::Computer(7)];
const BEHIND: [PlayedBy; 2] = [PlayedBy::Computer(14), PlayedBy::Human];
const SHARED: [PlayedBy; 2] = [PlayedBy::Human; 2];
const BY_LINKS: [PlayedBy; 2] = [PlayedBy::Correspondence(123_456), PlayedBy::Human];
const SHOWN: [PlayedBy; 2] = [PlayedBy::Nobody; 2];

fn fixture(file: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/stored").join(file);
    fs::read_to_string(path).expect("a fixture")
}

/// Is everything that was stored in what is written now? There may be more by now.
fn holds(written: &Value, stored: &Value) -> bool {
    match (written, stored) {
        (Value::Object(written), Value::Object(stored)) => stored
            .iter()
            .all(|(key, stored)| written.get(key).is_some_and(|now| holds(now, stored))),
        _ => written == stored,
    }
}

/// Does this build write these states as the first one that could, and read them back?
fn assert_stored<T: Serialize + DeserializeOwned>(file: &str, positions: Vec<(String, T)>) {
    let stored: BTreeMap<String, Value> = serde_json::from_str(&fixture(file)).expect("JSON");
    let known: Vec<&(String, T)> =
        positions.iter().filter(|(name, _)| stored.contains_key(name)).collect();
    // What a later build can end by, the first one had not stored.
    assert_eq!(known.len(), stored.len(), "{file}: something stored is not tried any more");
    for (name, position) in known {
        let written = serde_json::to_value(position).expect("JSON");
        assert!(holds(&written, &stored[name]), "{file}: {name} is written as {written}");
        let read: T = serde_json::from_value(stored[name].clone()).expect(name);
        let again = serde_json::to_value(&read).expect("JSON");
        assert!(holds(&again, &stored[name]), "{file}: {name} is read as {again}");
    }
}

fn spec(game: &str) -> Spec {
    Spec::from_text(game).expect("a game")
}

fn id(number: u32) -> Id {
    Id::new([0xabc, number])
}

/// A game in which these moves were made, a second after each other.
fn played(game: &str, players: [PlayedBy; 2], time: Option<TimeControl>, coords: &str) -> Table {
    let setup = Setup { spec: spec(game), players, time };
    coords.split_whitespace().zip(1..).fold(Table::new(setup), |mut table, (coords, n)| {
        let m = table.game.read(coords).expect("a legal move");
        moves::make(&mut table, m, n * 1_000);
        table
    })
}

fn ended(table: &Table, winner: Option<Player>, reason: Reason) -> Table {
    Table { ended: Some(Outcome { winner, reason }), ..table.clone() }
}

/// Who won, as states are called.
fn won(winner: Option<Player>) -> &'static str {
    match winner {
        None => "drawn",
        Some(Player::First) => "first",
        Some(Player::Second) => "second",
    }
}

/// What is stored of something that is one word, as states are called by it.
fn word(value: impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("JSON");
    value.as_str().expect("a word").to_owned()
}

/// Games on the table: of all players, clocks and ends, and one of every kind of move.
fn tables() -> Vec<(String, Table)> {
    let blitz = Some(TimeControl::minutes(3, 2));
    let shared = played("chess", SHARED, blitz, "e2e4 e7e5 g1f3");
    let alone = played("chess", ALONE, None, "e2e4 e7e5");
    let resting =
        Clock::resumed(TimeControl { base_ms: 90_500, ..TimeControl::minutes(0, 0) }, [7, 90_500]);
    let behind = played("twilight", BEHIND, Some(resting.control), "");
    let by_links = played("chess", BY_LINKS, None, "d2d4 d7d5");
    let fen = "#/chess/4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_7";
    let setup = Setup { spec: Spec::CHESS, players: SHARED, time: None };
    let placed = opening::from_link(fen, setup).expect("a link");
    let layered = played("alice", ALONE, None, "e2e4");
    let filed = alone.act(Action::File { from: None, to: id(1) }, 0);
    let mut tables = vec![
        ("two people with a clock", shared.clone()),
        ("against the computer", alone.clone()),
        ("behind a clock that rests", Table { clock: Some(resting), ..behind }),
        ("by links", by_links),
        ("shown", Table::new(Setup { spec: Spec::CHESS, players: SHOWN, time: None })),
        ("from a position", placed),
        ("the second board in front", layered.act(Action::Front(BoardId::B), 0)),
        ("turned", alone.act(Action::Flip, 0)),
        ("among all games", filed),
        ("resigned", alone.act(Action::Resign, 5_000)),
        ("out of time", shared.act(Action::Tick, 900_000)),
        ("mated", played("chess", SHARED, None, "f2f3 e7e5 g2g4 d8h4")),
    ]
    .into_iter()
    .map(|(name, table)| (name.to_owned(), table))
    .collect::<Vec<_>>();
    for reason in Reason::ALL {
        for winner in [None, Some(Player::First), Some(Player::Second)] {
            let name = format!("ended, {}, {}", won(winner), words::reason(reason));
            tables.push((name, ended(&alone, winner, reason)));
        }
    }
    tables
}

#[test]
fn games_on_the_table_are_as_they_were() {
    let saved = |(name, table): (String, Table)| (name, SavedTable::of(&table, 10_000));
    let positions: Vec<_> = tables().into_iter().map(saved).collect();
    for (name, saved) in &positions {
        let open = saved.open().expect(name);
        assert_eq!(&SavedTable::of(&open, 0), saved, "{name} is the same once it is opened");
    }
    assert_stored("game.json", positions);
}

#[test]
fn games_of_the_whole_catalogue_are_as_they_were() {
    let stored: BTreeMap<String, SavedTable> =
        serde_json::from_str(&fixture("catalogue.json")).expect("games");
    for (name, saved) in &stored {
        let open = saved.open().expect(name);
        assert_eq!(&SavedTable::of(&open, 0), saved, "{name}");
        assert_eq!(open.game.coords().len(), saved.moves.len(), "{name}");
    }
    let names: Vec<&str> = CATALOGUE.iter().map(|card| card.slug).collect();
    assert!(stored.keys().all(|name| names.contains(&name.as_str())), "none is gone");
    assert_eq!(stored.len(), 17);
}

/// Settings in which everything is otherwise, and each thing that can be chosen of several is once.
fn settings() -> Vec<(String, Settings)> {
    let usual = Settings::default();
    let all = Settings {
        theme: "dark".to_owned(),
        language: String::new(),
        figurines: false,
        turn_board: false,
        board: "wood".to_owned(),
        pieces: "round".to_owned(),
        volume: 70,
        pace: "slow".to_owned(),
        coordinates: false,
        sound: false,
        thinking: true,
        confirm_resign: false,
        layout: Layout::Merged,
        zoom: Some(true),
        stun: String::new(),
        wish: Wish {
            game: "alice-3 castling=off".to_owned(),
            opponent: Opponent::Correspondence,
            side: Side::Either,
            level: 11,
            time: Some(TimeControl::minutes(5, 3)),
            ..Wish::default()
        },
        realtime: realtime::TimedWish {
            tu_ms: 15_000,
            waits: Waits::Mirrored,
            handicap: false,
            rules: vec![("check".to_owned(), "king_only".to_owned())],
            seed: Some(42),
            opponent: Opponent::Friend,
            side: Side::Black,
            level: 14,
            facing: true,
        },
    };
    let mut positions =
        vec![("usual".to_owned(), usual.clone()), ("all otherwise".to_owned(), all)];
    for opponent in [Opponent::Computer, Opponent::Friend, Opponent::Correspondence] {
        for side in [Side::White, Side::Either, Side::Black] {
            let wish = Wish { opponent, side, ..usual.wish.clone() };
            let realtime = realtime::TimedWish { opponent, side, ..usual.realtime.clone() };
            let name = format!("{} {}", word(opponent), word(side));
            positions.push((name, Settings { wish, realtime, ..usual.clone() }));
        }
    }
    for waits in Waits::ALL {
        let realtime = realtime::TimedWish { waits, ..usual.realtime.clone() };
        let name = format!("waits {}", word(waits));
        positions.push((name, Settings { realtime, ..usual.clone() }));
    }
    positions
}

#[test]
fn settings_are_as_they_were() {
    assert_stored("settings.json", settings());
}

#[test]
fn what_later_builds_store_has_its_names_for_good() {
    let odds = TimeControl { delay_ms: 2_000, ..TimeControl::minutes(10, 3) };
    let odds = odds.with_bases([600_000, 180_000]);
    let table = played("chess", ALONE, Some(odds), "e2e4 e7e5 g1f3");
    let written = serde_json::to_value(SavedTable::of(&table, 3_000)).expect("JSON");
    let control =
        r#"{"base_ms":600000,"increment_ms":3000,"delay_ms":2000,"second_base_ms":180000}"#;
    let control: Value = serde_json::from_str(control).expect("JSON");
    assert_eq!(written["time"], control);
    assert_eq!(written["times"], serde_json::json!([600_000, 183_000, 603_000]));
    let again: SavedTable = serde_json::from_value(written).expect("a table");
    let opened = again.open().expect("a game");
    assert_eq!((opened.setup.time, opened.times.len()), (Some(odds), 3));
    let settings = Settings { pieces: "folded".to_owned(), volume: 30, ..Settings::default() };
    let written = serde_json::to_value(settings).expect("JSON");
    assert_eq!((&written["pieces"], &written["volume"]), (&"folded".into(), &30.into()));
    let names = [Some("Ann".into()), None];
    let invited = Table { names, is_invitation: true, ..table };
    let written = serde_json::to_value(SavedTable::of(&invited, 0)).expect("JSON");
    assert_eq!(written["names"], serde_json::json!(["Ann", null]));
    assert_eq!(written["invitation"], serde_json::json!(true));
    let again: SavedTable = serde_json::from_value(written).expect("a table");
    assert!(again.open().is_ok_and(|table| table.is_invitation && table.names == invited.names));
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let wish = Wish { names, name: "Cleo".to_owned(), ..Wish::default() };
    let written = serde_json::to_value(&wish).expect("JSON");
    assert_eq!(written["names"], serde_json::json!(["Ann", "Bob"]));
    assert_eq!(written["name"], serde_json::json!("Cleo"));
    assert_eq!(serde_json::from_value::<Wish>(written).ok(), Some(wish));
}

#[test]
fn what_older_builds_did_not_know_is_as_usual() {
    let read = |text: &str| serde_json::from_str::<Settings>(text).expect("settings");
    assert_eq!(read("{}"), Settings::default());
    let old = r#"{"theme":"dark","sound":false,"wish":{"game":"twilight","level":5}}"#;
    let wish = Wish { game: "twilight".to_owned(), level: 8, ..Wish::default() };
    let theme = "dark".to_owned();
    assert_eq!(read(old), Settings { theme, sound: false, wish, ..Settings::default() });
    let old = r#"{"game":"","players":["Human","Human"],"facing":false,"black_below":false}"#;
    let old: realtime::saved::SavedSession =
        serde_json::from_str(old).expect("a game without turns");
    assert_eq!((old.players, old.record), (SHARED, None));
    let old = r#"{"id":"00000abc00000007","begun":1,"changed":2,"game":{"Turns":{"game":"chess",
        "start":null,"moves":[],"players":["Human",{"Computer":4}],"time":null,"left":null,
        "ended":null,"black_below":false}}}"#;
    let old: Record = serde_json::from_str(old).expect("a record");
    let Kept::Turns(game) = &old.game else { panic!("it has turns") };
    assert_eq!((old.id, game.players, game.front, game.record), (id(7), ALONE, 0, None));
    assert!(old.name.is_none() && old.finish.is_none());
}

/// When a game without turns begins that was set up at 0: from then on, milliseconds are ticks.
const START: f64 = 3_000.0;

/// A game without turns in which these moves were made at these ticks.
fn timed(wish: &realtime::TimedWish, made: &[(u32, &str, &str)]) -> Session {
    let begun = Session::new(realtime::TimedSetup::of(wish, 0), 0.0);
    let begun = begun.act(realtime::SessionAction::Wake, START);
    made.iter().fold(begun, |session, &(tick, from, to)| {
        let [from, to] = [from, to].map(|name| square_of(name).expect("a square"));
        let when = START + f64::from(tick);
        session.act(realtime::SessionAction::Drop { from, to, when }, when)
    })
}

fn quick(opponent: Opponent, side: Side) -> realtime::TimedWish {
    let wish =
        realtime::TimedWish { tu_ms: 1_000, seed: Some(1), ..realtime::TimedWish::default() };
    realtime::TimedWish { opponent, side, ..wish }
}

/// Games without turns: waiting, in the midst of it with moves yet to come, over.
fn sessions() -> Vec<(String, Session)> {
    let friends = quick(Opponent::Friend, Side::White);
    let otherwise = realtime::TimedWish {
        waits: Waits::None,
        handicap: false,
        facing: true,
        rules: vec![("ep".to_owned(), "off".to_owned())],
        ..friends.clone()
    };
    let new = Session::still(realtime::TimedSetup::of(&friends, 0));
    let tell = |session: &Session, side, command| {
        session.act(realtime::SessionAction::Tell(side, command), START + 9_000.0)
    };
    let opening =
        [(8_000, "e2", "e4"), (8_010, "e7", "e5"), (8_020, "g1", "f3"), (8_030, "f3", "g5")];
    let played = timed(&friends, &opening);
    let pending = timed(&quick(Opponent::Computer, Side::Black), &opening[..2]);
    let filed =
        played.act(realtime::SessionAction::File { from: None, to: id(3) }, START + 8_040.0);
    let fool = [(10, "f2", "f3"), (20, "e7", "e5"), (30, "g2", "g4"), (40, "d8", "h4")];
    let mated = timed(&otherwise, &fool).act(realtime::SessionAction::Wake, START + 500.0);
    let offered = tell(&played, Color::White, Command::Offer);
    [
        ("new", new),
        ("counted down", Session::new(realtime::TimedSetup::of(&friends, 0), 0.0)),
        ("moves to come", played.clone()),
        ("by other rules, face to face", timed(&otherwise, &opening[..2])),
        ("against the computer", pending),
        ("among all games", filed),
        ("turned", played.act(realtime::SessionAction::Flip, START + 8_040.0)),
        ("offered", offered.clone()),
        ("agreed", tell(&offered, Color::Black, Command::Offer)),
        ("resigned", tell(&played, Color::White, Command::Resign)),
        ("mated", mated),
    ]
    .map(|(name, session)| (name.to_owned(), session))
    .into()
}

/// The same as they are kept for the next visit.
fn timed_saved() -> Vec<(String, realtime::saved::SavedSession)> {
    use realtime::saved::SavedSession;
    let friends = quick(Opponent::Friend, Side::White);
    let unsure = timed(&friends, &[(8_000, "e2", "e4"), (8_010, "e7", "e5")]);
    let unsure = ("a move that may be void".to_owned(), SavedSession::of(&unsure, START + 8_015.0));
    let saved = |(name, session)| (name, SavedSession::of(&session, START + 9_000.0));
    sessions().into_iter().map(saved).chain([unsure]).collect()
}

#[test]
fn games_without_turns_are_as_they_were() {
    let positions = timed_saved();
    for (name, saved) in &positions {
        let open = saved.open().expect(name);
        assert_eq!(&realtime::saved::SavedSession::of(&open, 0.0), saved, "{name}");
    }
    assert!(positions.iter().any(|(_, saved)| saved.game.contains("premove")));
    assert_stored("realtime.json", positions);
}

/// Games with turns and without, as they are kept among all games.
fn records() -> Vec<(String, Record)> {
    let named = |keep: Keep, name: Option<&str>| {
        let (name, begun, changed) = (name.map(str::to_owned), BEGUN, BEGUN + 60_000);
        Record {
            id: keep.id,
            name,
            labels: vec![],
            begun,
            changed,
            finish: keep.finish,
            game: keep.game,
        }
    };
    let turns = tables().into_iter().map(|(name, table)| {
        let filed = Table { record: Some(id(1)), ..table };
        let keep = Keep::of_table(&filed, 10_000).expect("it has an id");
        (format!("turns, {name}"), named(keep, None))
    });
    let timed = sessions().into_iter().map(|(name, session)| {
        let file = realtime::SessionAction::File { from: session.record, to: id(3) };
        let told = FromRealtime::keep(&session.act(file, START + 9_000.0), START + 9_000.0);
        let Some(FromRealtime::Keep { id, finish, game }) = told else { panic!("it has an id") };
        let keep = Keep { id, finish, game: Kept::Timed(*game) };
        (format!("timed, {name}"), named(keep, Some("A \"name\" – é")))
    });
    turns.chain(timed).collect()
}

#[test]
fn records_are_as_they_were() {
    assert_stored("records.json", records());
}

/// How a game with turns may have ended, in the words that are kept: of each game, who played, who
/// won, why.
fn results() -> Vec<(String, Finish)> {
    let mut results = Vec::new();
    for game in ["chess", "switch-side"] {
        for (who, players) in [
            ("alone", ALONE),
            ("behind", BEHIND),
            ("shared", SHARED),
            ("by links", BY_LINKS),
            ("shown", SHOWN),
        ] {
            let table = Table::new(Setup { spec: spec(game), players, time: None });
            for reason in Reason::ALL {
                for winner in [None, Some(Player::First), Some(Player::Second)] {
                    let end = ended(&table, winner, reason);
                    let filed = Table { record: Some(id(1)), ..end };
                    let keep = Keep::of_table(&filed, 0).expect("it has an id");
                    let (why, won) = (words::reason(reason), won(winner));
                    let name = format!("{game}, {who}, {won}, {why}");
                    results.push((name, keep.finish.expect("it is over")));
                }
            }
        }
    }
    results.extend(timed_results());
    results
}

/// The same without turns.
fn timed_results() -> Vec<(String, Finish)> {
    let mut results = Vec::new();
    for (who, opponent, side) in [
        ("alone", Opponent::Computer, Side::White),
        ("behind", Opponent::Computer, Side::Black),
        ("shared", Opponent::Friend, Side::White),
    ] {
        let session = timed(&quick(opponent, side), &[]);
        for reason in TimedReason::ALL {
            for winner in [None, Some(Color::White), Some(Color::Black)] {
                let ending = Ending { winner, reason, tick: 500 };
                let player = winner.map(|side| side.pick(Player::First, Player::Second));
                let why = timed_words::reason(reason);
                let name = format!("timed, {who}, {}, {why}", won(player));
                results.push((name, session.setup.finish(ending)));
            }
        }
    }
    results
}

#[test]
fn results_are_as_they_were() {
    let results = results();
    assert!(results.iter().all(|(_, finish)| matches!(finish, Finish::Known(..))));
    for (name, finish) in &results {
        let written = serde_json::to_value(finish).expect("JSON");
        let read: Finish = serde_json::from_value(written).expect("an end");
        assert_eq!(&read, finish, "{name}");
    }
    assert_stored("results.json", results);
}

#[test]
fn progress_in_courses_is_as_it_was() {
    let mut progress = Progress::default();
    let nothing = progress.clone();
    progress.visit("alice", 3, 9);
    progress.solve("alice", 0);
    progress.solve("alice", 2);
    progress.visit("twilight", 9, 10);
    progress.finish("twilight");
    progress.learn("cross");
    let positions = [("nothing", nothing), ("some", progress)];
    let positions = positions.map(|(name, progress)| (name.to_owned(), progress));
    assert_stored("courses.json", positions.into());
}

/// How somebody fares with puzzles: with nothing, and with something of everything.
fn puzzle_progress() -> Vec<(String, PuzzleProgress)> {
    let chess = PuzzleGame::Turns(Spec::CHESS);
    let line = "900 material 7k/8/8/3r4/8/8/6B1/6K1_w_-_- g2d5";
    let puzzle = Rc::new(text::read_line(Spec::CHESS, line).expect("a puzzle"));
    let posed = |id: &str| Posed {
        id: PuzzleId::read(id).expect("a name"),
        task: Task::Turns(puzzle.clone()),
    };
    let mut played = PuzzleProgress::default();
    for (id, outcome, day) in [
        ("0k3v9z", Came::Solved, 20_780),
        ("1abcde", Came::Failed, 20_780),
        ("zzzzzz", Came::Helped, 20_781),
        ("1abcde", Came::Solved, 20_782),
    ] {
        played.note(chess, &posed(id), outcome, day);
    }
    (played.game, played.theme, played.casual) = ("chess".into(), "fork".into(), true);
    vec![("new".to_owned(), PuzzleProgress::default()), ("played".to_owned(), played)]
}

#[test]
fn puzzle_progress_is_as_it_was() {
    let positions = puzzle_progress();
    for (name, progress) in &positions {
        let written = serde_json::to_value(progress).expect("JSON");
        let read: PuzzleProgress = serde_json::from_value(written).expect(name);
        assert_eq!(&read, progress, "{name}");
    }
    assert_stored("puzzles.json", positions);
}
