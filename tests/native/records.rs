//! The games kept in the browser, without a browser: who may write over what, the list, and all of them
//! as one file.

use crate::common::{Chance, round};
use wonderboard::app::common::id::Id;
use wonderboard::app::common::player::{Opponent, PlayedBy};
use wonderboard::app::library::export::export;
use wonderboard::app::library::import::Imported;
use wonderboard::app::library::protocol::Games;
use wonderboard::app::library::row::GamePreview;
use wonderboard::app::library::settle::{Settled, settle};
use wonderboard::app::library::{Keep, Kept, Record, labels, words};
use wonderboard::app::realtime;
use wonderboard::app::realtime::protocol::FromRealtime;
use wonderboard::app::realtime::{Session, TimedWish};
use wonderboard::app::share::picture::{PictureStyle, bare, squares};
use wonderboard::app::share::{annotations, sharing};
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::saved::{Ended, SavedTable};
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::turns::{moves, words as turns_words};
use wonderboard::board::Player;
use wonderboard::game::clock::TimeControl;
use wonderboard::notation::pgn;
use wonderboard::rules::Reason;
use wonderboard::variants::{CATALOGUE, Spec};

const BEGUN: u64 = 1_795_348_800_000;

fn id(number: u32) -> Id {
    Id::new([7, number])
}

fn chess() -> Setup {
    Setup { spec: Spec::CHESS, players: [PlayedBy::Human, PlayedBy::Computer(4)], time: None }
}

fn made(table: &Table, coords: &str) -> Table {
    let mut table = table.clone();
    for coord in coords.split_whitespace() {
        let m = table.game.read(coord).expect("a legal move");
        moves::make(&mut table, m, 0);
    }
    table
}

fn keep(table: &Table) -> Keep {
    let table = table.act(Action::File { from: None, to: id(1) }, 0);
    Keep::of_table(&table, 0).expect("it has an id")
}

fn record(table: &Table) -> Record {
    let Keep { id, finish, game } = keep(table);
    Record { id, name: None, labels: vec![], begun: BEGUN, changed: BEGUN + 5, finish, game }
}

/// What becomes of a table whose page has last written another, with a third one stored.
fn settled(stored: &Table, base: Option<&Table>, now: &Table) -> Settled {
    let base = base.map(|base| keep(base).game);
    settle(Some(&record(stored)), base.as_ref(), &keep(now), id(2), BEGUN + 9)
}

fn is_written(settled: &Settled) -> bool {
    matches!(settled, Settled::Write(record) if record.id == id(1))
}

#[test]
fn whoever_plays_on_writes_over_the_beginning() {
    let start = Table::new(chess());
    let (one, two) = (made(&start, "e2e4"), made(&start, "e2e4 e7e5"));
    let new = settle(None, None, &keep(&one), id(2), 3);
    assert!(matches!(new, Settled::Write(record) if (record.begun, record.changed) == (3, 3)));
    let Settled::Write(written) = settled(&one, None, &two) else { panic!("it goes on") };
    assert_eq!((written.begun, written.changed), (BEGUN, BEGUN + 9));
    assert_eq!(settled(&two, None, &two), Settled::Known);
    // The same game seen from the other side is no other, and no newer.
    let turned = two.act(Action::Flip, 0);
    let Settled::Write(written) = settled(&two, None, &turned) else { panic!("it is the same") };
    assert_eq!(written.changed, BEGUN + 5);
    // Who took a move back had written it.
    assert!(is_written(&settled(&two, Some(&two), &one)));
}

#[test]
fn what_another_page_has_written_stays() {
    let start = Table::new(chess());
    let (one, two) = (made(&start, "e2e4"), made(&start, "e2e4 e7e5"));
    let other = made(&start, "e2e4 c7c5");
    for (stored, base, now) in
        [(&two, None, &one), (&two, Some(&one), &other), (&two, None, &start), (&other, None, &two)]
    {
        let Settled::Fork(record) = settled(stored, base, now) else { panic!("a fork") };
        assert_eq!((record.id, &record.game), (id(2), &keep(now).game));
    }
    // A game that somebody gave up does not go on.
    let given_up = one.act(Action::Resign, 0);
    assert!(given_up.ended.is_some());
    assert!(is_written(&settled(&one, None, &given_up)));
    assert!(matches!(settled(&given_up, None, &two), Settled::Fork(_)));
    let elsewhere =
        Table::new(Setup { spec: Spec::from_slug("twilight").expect("a game"), ..chess() });
    assert!(matches!(settled(&one, None, &elsewhere), Settled::Fork(_)));
}

/// A game without turns of two people in which these moves were made, a tick after each other.
fn timed(coords: &[(&str, &str)]) -> Session {
    use realtime::SessionAction;
    let wish = TimedWish {
        tu_ms: 1_000,
        opponent: Opponent::Friend,
        seed: Some(1),
        ..TimedWish::default()
    };
    let new =
        Session::new(realtime::TimedSetup::of(&wish, 0), 0.0).act(SessionAction::Wake, 20_000.0);
    let file = SessionAction::File { from: None, to: id(3) };
    let moves = coords.iter().zip(1..);
    let played = moves.fold(new.act(file, 0.0), |session, ((from, to), n)| {
        let at = |name| wonderboard::notation::square_of(name).expect("a square");
        let when = 20_000.0 + f64::from(n) * 2_000.0;
        session.act(SessionAction::Drop { from: at(from), to: at(to), when }, when)
    });
    played.act(SessionAction::Wake, 60_000.0)
}

fn kept_timed(session: &Session, now: f64) -> Keep {
    let Some(FromRealtime::Keep { id, finish, game }) = FromRealtime::keep(session, now) else {
        panic!("an id")
    };
    Keep { id, finish, game: Kept::Timed(*game) }
}

#[test]
fn games_without_turns_are_compared_by_what_was_played() {
    let game = |session: &Session, now| kept_timed(session, now).game;
    let (one, two) = (timed(&[("e2", "e4")]), timed(&[("e2", "e4"), ("e7", "e5")]));
    assert_eq!((one.arbiter.log().len(), two.arbiter.log().len()), (1, 2));
    let (one, later) = (game(&one, 60_000.0), game(&one, 61_000.0));
    assert_ne!(one, later, "its clock runs");
    assert!(one.is_like(&later));
    let two = game(&two, 60_000.0);
    assert!(one.begins(&two) && !two.begins(&one));
    assert!(!game(&timed(&[("d2", "d4")]), 60_000.0).begins(&two));
    assert!(!keep(&made(&Table::new(chess()), "e2e4")).game.begins(&two));
}

#[test]
fn what_was_kept_before_there_was_a_list_is_read() {
    let old = r#"{"game":"chess","start":null,"moves":["e2e4"],"players":["Human",{"Computer":4}],
        "time":null,"left":null,"ended":null,"black_below":false}"#;
    let old: SavedTable = serde_json::from_str(old).expect("a table");
    let table = old.open().expect("a game");
    assert_eq!((table.record, table.is_played_on, table.game.len()), (None, false, 1));
    let filed = table.act(Action::File { from: None, to: id(1) }, 0);
    let text = serde_json::to_string(&SavedTable::of(&filed, 0)).expect("text");
    let again: SavedTable = serde_json::from_str(&text).expect("a table");
    assert_eq!(again.open().expect("a game").record, Some(id(1)));
    // Only who has it under the first id goes on under the second, and is told why.
    let moved = filed.act(Action::File { from: Some(id(1)), to: id(2) }, 0);
    assert!(moved.record == Some(id(2)) && moved.notice.is_some());
    assert_eq!(moved.act(Action::File { from: Some(id(1)), to: id(3) }, 0).record, Some(id(2)));
}

#[test]
fn a_game_is_played_on_once_something_happens_in_it() {
    let table = Table::new(chess());
    let table = made(&SavedTable::of(&table, 0).open().expect("a game"), "");
    assert!(!table.is_played_on && !table.act(Action::Flip, 0).is_played_on);
    assert!(made(&table, "e2e4").is_played_on);
    let next = made(&table, "e2e4").act(Action::Open(Box::new(Table::new(chess()))), 0);
    assert!(!next.is_played_on);
}

#[test]
fn only_the_latest_games_are_told() {
    let table = made(&Table::new(chess()), "e2e4");
    let games = (1..=6).chain([4]).fold(Games::default(), |games, number| {
        games.with(Keep { id: id(number), ..keep(&table) })
    });
    assert_eq!(games.iter().map(|keep| keep.id).collect::<Vec<_>>(), [3, 5, 6, 4].map(id));
}

#[test]
fn the_list_says_who_played_what_and_how_it_ended() {
    let mate = made(&Table::new(chess()), "f2f3 e7e5 g2g4 d8h4");
    let mated = Record { name: Some("Fool’s mate".to_owned()), ..record(&mate) };
    assert_eq!(words::heading(&mated), "Fool’s mate");
    assert_eq!(
        (words::title(&mated.game), words::standing(&mated)),
        ("Chess".to_owned(), "Black wins by checkmate".to_owned())
    );
    assert_eq!(words::players(&mated.game), "You – Frog, level 4");
    assert_eq!(GamePreview::of(&mated.game).expect("a game").moves, 2);
    let open = record(&made(&Table::new(chess()), "e2e4"));
    assert_eq!((&*words::heading(&open), &*words::standing(&open)), ("Chess", "In progress"));
    assert_eq!(GamePreview::of(&open.game).expect("a game").moves, 1);
    for query in ["", "fool mate", "CHESS checkmate", "level 4 black"] {
        assert!(words::answers(&mated, query, str::to_lowercase), "{query}");
    }
    assert!(
        !words::answers(&mated, "fool draw", str::to_lowercase)
            && words::answers(&open, "progress", str::to_lowercase)
            && !words::answers(&open, "mate", str::to_lowercase)
    );
    let seen = GamePreview::of(&mated.game).expect("a game");
    let style = PictureStyle { squares: squares("wood"), pieces: round(), coordinates: false };
    let shown = bare(&seen.scene, seen.below, style).svg;
    assert!(shown.starts_with("<svg") && shown.contains("#c69c6d"));
}

fn imported(text: &str) -> Imported {
    let mut imported = Imported::default();
    pgn::split(text).iter().for_each(|game_text| imported.take(game_text));
    imported
}

/// Games of the whole catalogue, played at random; some with a name, ended by people, with a clock.
fn shelf() -> Vec<Record> {
    let mut chance = Chance::new(11);
    let players = [
        [PlayedBy::Human, PlayedBy::Computer(3)],
        [PlayedBy::Human; 2],
        [PlayedBy::Correspondence(99), PlayedBy::Human],
    ];
    let mut shelf = Vec::new();
    for (n, card) in (0..).zip(&CATALOGUE) {
        let spec = Spec::from_slug(card.slug).expect("a game");
        let plain = TimeControl { base_ms: 90_500, ..TimeControl::minutes(0, 2) };
        let odds = TimeControl { delay_ms: 1_500, second_base_ms: Some(60_000), ..plain };
        let time = (n % 3 == 0).then_some(if n % 2 == 0 { plain } else { odds });
        let setup = Setup { spec, players: players[n as usize % 3], time };
        let mut table = Table::new(setup);
        for _ in 0..chance.below(40) + 1 {
            let Some(m) = chance.pick(table.game.legal()) else { break };
            moves::make(&mut table, m, 1_000);
        }
        if n % 4 == 1 {
            table = table.act(Action::Resign, 2_000);
        }
        let name = (n % 2 == 0).then(|| format!("No. {n}: \"a\\b\" – é"));
        let labels = labels::read(["", "endgame, \"to \\ see\", Élan"][n as usize % 2]);
        let changed = BEGUN + u64::from(n);
        let kept = Record { id: id(n), name, labels, changed, ..record(&table) };
        shelf.push(kept);
    }
    let session = timed(&[("e2", "e4"), ("e7", "e5"), ("g1", "f3")]);
    let session = session.act(
        realtime::SessionAction::Tell(
            wonderboard::board::Color::Black,
            wonderboard::realtime::Command::Resign,
        ),
        61_000.0,
    );
    let Keep { id, finish, game } = kept_timed(&session, 62_000.0);
    shelf.push(Record {
        id,
        name: Some("Fast".to_owned()),
        labels: labels::read("in a hurry"),
        begun: BEGUN,
        changed: BEGUN,
        finish,
        game,
    });
    shelf
}

#[test]
fn every_game_comes_back_from_the_file_as_it_was() {
    let shelf = shelf();
    let file = export(shelf.iter());
    assert_eq!((file.games, file.left_out), (shelf.len(), 0));
    assert!(
        file.text.contains("[Date \"2026.11.22\"]")
            && file.text.contains("[TimeControl \"90.5+2\"]")
            && file.text.contains("[BlackTimeControl \"60+2+1.5d\"]")
            && file.text.contains("{[%clk 0:01:3")
    );
    let Imported { drafts, faults } = imported(&file.text);
    assert_eq!(faults, []);
    assert_eq!(drafts.len(), shelf.len());
    for (draft, kept) in drafts.into_iter().zip(&shelf) {
        assert_eq!(draft.id, Some(kept.id));
        let again = draft.filed(kept.id, 1);
        assert!(again.game.is_like(&kept.game), "{}", words::title(&kept.game));
        // A game that goes on at another time is the same game.
        if let (Kept::Turns(_), Kept::Turns(_)) = (&again.game, &kept.game) {
            assert_eq!(&again, kept);
        }
        let looks = |record: &Record| {
            let said = (words::heading(record), words::players(&record.game));
            (said, record.labels.clone(), record.finish.clone())
        };
        assert_eq!(looks(&again), looks(kept));
        assert_eq!((again.begun, again.changed), (kept.begun, kept.changed));
    }
    // What was written can be read by others, too: but for what has no turns, it is PGN.
    let turns = export(shelf.iter().filter(|record| matches!(record.game, Kept::Turns(_))));
    assert_eq!(pgn::read(&turns.text).map(|games| games.len()), Ok(CATALOGUE.len()));
}

#[test]
fn a_broken_game_costs_no_other() {
    let shelf = shelf();
    let good = |at: usize| export(shelf[at..=at].iter()).text;
    let broken = "[Event \"x\"]\n[White \"a\"]\n\n1. e4 e5 2. Ke3 {out of reach *\n";
    let unknown = "[Event \"y\"]\n[Variant \"Ludo\"]\n\n1. e4 *\n";
    let timed = "[Event \"z\"]\n[RealTime \"tu=1000\"]\n\n1. e4 *\n";
    let text =
        [&good(0), broken, &good(1), unknown, timed, &good(shelf.len() - 1)].map(String::from);
    let Imported { drafts, faults } = imported(&text.join("\n"));
    assert_eq!(drafts.len(), 3);
    let line = text[0].lines().count() + 5;
    let faults: Vec<_> =
        faults.into_iter().map(|unread| (unread.number, unread.fault.to_string())).collect();
    let [(2, first), (4, second), (5, third)] = &faults[..] else { panic!("{faults:?}") };
    assert!(first.starts_with(&format!("line {line}, column 13: ")), "{first}");
    assert!(second.starts_with("line ") && second.contains("Ludo"), "{second}");
    assert!(third.starts_with("line ") && third.contains("stamp"), "{third}");
    assert!(imported(" \n").drafts.is_empty() && imported("").faults.is_empty());
}

#[test]
fn games_of_other_people_are_called_by_them() {
    let text = "[Event \"Paris\"]\n[White \"Morphy\"]\n[Black \"Duke\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n\
                [Event \"?\"]\n[White \"White\"]\n[Black \"Black\"]\n[Termination \"Time forfeit\"]\n\n1. e4 0-1\n";
    let drafts = imported(text).drafts;
    let mut kept = drafts.into_iter().map(|draft| draft.filed(id(1), BEGUN));
    let (first, second) = (kept.next().expect("a game"), kept.next().expect("a game"));
    assert_eq!(words::heading(&first), "Morphy – Duke, Paris");
    assert_eq!(words::standing(&first), "White wins (how is not recorded)");
    assert_eq!(
        (&*words::heading(&second), &*words::standing(&second)),
        ("Chess", "Black wins on time")
    );
}

/// The file that comes of keeping the games of another.
fn kept_and_written(text: &str) -> String {
    let Imported { drafts, faults } = imported(text);
    assert_eq!(faults, []);
    let kept: Vec<Record> = (0..).zip(drafts).map(|(n, draft)| draft.filed(id(n), BEGUN)).collect();
    export(kept.iter()).text
}

/// A file without what we note in it for ourselves.
fn without_kept(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("[Kept"));
    lines.map(|line| line.to_owned() + "\n").collect()
}

#[test]
fn what_a_file_told_of_a_game_comes_back() {
    let head = "[Event \"Paris\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"3\"]\n\
                [White \"Morphy\"]\n[Black \"Duke\"]\n";
    let told = [
        &format!(
            "{head}[Result \"1-0\"]\n[WhiteElo \"2690\"]\n[ECO \"C41\"]\n\n\
                  {{old}} 1. e4 $1 {{[%clk 0:05:00]}} 1... e5 (1... d5 {{a}}) 2. Nf3 1-0\n"
        ),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"1999.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"?\"]\n[Result \"1/2-1/2\"]\n[TimeControl \"60\"]\n\
         [Termination \"adjudication\"]\n\n1. d4 d5 1/2-1/2\n",
    ];
    for text in told {
        let once = kept_and_written(text);
        assert_eq!(&without_kept(&once), text);
        assert_eq!(kept_and_written(&once), once, "a second time");
    }
    // Nothing is known of a game of which nothing is told, least of all when it was played.
    let bare = without_kept(&kept_and_written("1. e4 e5 *"));
    assert!(bare.contains("[Date \"????.??.??\"]") && !bare.contains("Termination"), "{bare}");
}

#[test]
fn a_game_of_other_people_keeps_the_name_it_was_given() {
    let text = "[White \"Morphy\"]\n[Black \"Duke\"]\n\n1. e4 1-0\n";
    for name in [Some("my favourite".to_owned()), None] {
        let draft = imported(text).drafts.remove(0);
        let kept = Record { name, ..draft.filed(id(1), BEGUN) };
        let file = export([&kept].into_iter()).text;
        assert!(file.contains("[White \"Morphy\"]"), "{file}");
        let again = imported(&file).drafts.remove(0).filed(id(1), 0);
        assert_eq!(again, kept);
    }
}

#[test]
fn hints_are_known_after_an_export() {
    let table = made(&Table { hints: vec![0, 2], ..Table::new(chess()) }, "e2e4 e7e5 g1f3");
    let kept = record(&table);
    assert_eq!(words::hints(&kept.game).as_deref(), Some("with 2 hints"));
    let file = export([&kept].into_iter()).text;
    let again = imported(&file).drafts.remove(0).filed(id(1), 0);
    assert_eq!(again, kept);
    // A tag that somebody wrote asks for hints where no move is.
    let odd = imported(&file.replace("hints=0,2", "hints=7,x,3,-1")).drafts.remove(0);
    let Kept::Turns(saved) = odd.game else { panic!("it has turns") };
    assert_eq!(saved.hints, [3]);
}

#[test]
fn an_annotated_game_of_our_own_stays_ours() {
    let mut table = made(&Table::new(chess()), "e2e4 e7e5").act(Action::Begun(BEGUN), 0);
    let mut tree = annotations::tree(&table);
    tree.set_comment(tree.main_line()[0], "so it began");
    annotations::annotate(&mut table, &tree);
    let kept = record(&made(&table, "g1f3"));
    let file = export([&kept].into_iter()).text;
    assert!(file.contains("[White \"You\"]\n[Black \"Computer (level 4)\"]"), "{file}");
    assert!(file.contains("[Date \"2026.11.22\"]"), "{file}");
    assert!(file.ends_with("\n1. e4 {so it began} 1... e5 2. Nf3 *\n"), "{file}");
    let again = imported(&file).drafts.remove(0).filed(id(1), 0);
    assert_eq!(export([&again].into_iter()).text, file);
    assert_eq!(words::players(&again.game), "You – Frog, level 4");
    // A move that was taken back is gone.
    let Kept::Turns(saved) = kept.game else { panic!("it has turns") };
    let table = saved.open().expect("a game");
    let fewer = Table { game: table.game.first_plies(1), ..table };
    assert!(sharing::pgn(&fewer).ends_with("\n1. e4 {so it began} *\n"));
}

#[test]
fn a_game_ends_as_its_file_says_and_no_otherwise() {
    let said = |tag: &str, moves: &str| {
        let text = format!("[Termination \"{tag}\"]\n\n{moves}");
        words::standing(&imported(&text).drafts.remove(0).filed(id(1), 0))
    };
    for (tag, moves, expected) in [
        ("Normal", "1. e4 1-0", "White wins (how is not recorded)"),
        ("Normal", "1. e4 {Black resigns.} 1-0", "White wins by resignation"),
        ("", "1. e4 {[%clk 0:00:00] White wins on time.} 1-0", "White wins on time"),
        (
            "",
            "1. e4 {Black could have resigned or gone on.} 1-0",
            "White wins (how is not recorded)",
        ),
        ("ann won by resignation", "1. e4 0-1", "Black wins by resignation"),
        ("Time forfeit", "1. e4 0-1", "Black wins on time"),
        ("abandoned", "1. e4 1/2", "Draw (why is not recorded)"),
        ("Game drawn by agreement", "1. e4 1/2", "Draw by agreement"),
        ("", "1. e4 {Draw by 3-fold repetition} 1/2", "Draw by threefold repetition"),
        // What cannot be is not believed.
        ("stalemate", "1. e4 1/2", "Draw (why is not recorded)"),
        ("checkmate", "1. e4 1-0", "White wins (how is not recorded)"),
        ("resignation", "1. e4 1/2", "Draw (why is not recorded)"),
        ("", "1. f3 e5 2. g4 Qh4# 0-1", "Black wins by checkmate"),
        ("", "1. e4 *", "In progress"),
    ] {
        assert_eq!(said(tag, moves), expected, "{tag}, {moves}");
    }
}

#[test]
fn a_game_that_cannot_be_read_is_counted_and_not_written() {
    let good = record(&made(&Table::new(chess()), "e2e4"));
    let Kept::Turns(saved) = good.game.clone() else { panic!("it has turns") };
    let bad = SavedTable { moves: vec!["e2e5".to_owned()], ..*saved };
    let bad = Record { game: Kept::Turns(Box::new(bad)), ..good.clone() };
    assert!(GamePreview::of(&bad.game).is_err());
    let file = export([&bad, &good].into_iter());
    assert_eq!((file.games, file.left_out), (1, 1));
}

#[test]
fn how_people_ended_a_game_is_kept_in_words() {
    let outcome =
        wonderboard::rules::Outcome { winner: Some(Player::Second), reason: Reason::Time };
    let ended = Ended::of(outcome);
    assert_eq!((ended.winner, ended.reason.as_str()), (Some(2), "time"));
    let table = Table::new(Setup { players: [PlayedBy::Human; 2], ..chess() });
    assert_eq!(turns_words::result(&table, outcome), "Black wins on time");
}
