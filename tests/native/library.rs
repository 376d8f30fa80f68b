//! What can be looked for among the kept games, and what they come to: labels, filters, the score by game
//! and by opponent, and the openings.

use wonderboard::app::common::finish::{Finish, Manner};
use wonderboard::app::common::id::Id;
use wonderboard::app::common::player::{Person, PlayedBy};
use wonderboard::app::library::edit::Edit;
use wonderboard::app::library::export::export;
use wonderboard::app::library::filter::{Choices, Filter, OpponentKind, Standing};
use wonderboard::app::library::import::Imported;
use wonderboard::app::library::openings::{Line, Openings};
use wonderboard::app::library::score::{Against, OwnResult, Score};
use wonderboard::app::library::settle::{Settled, settle};
use wonderboard::app::library::statistics::Statistics;
use wonderboard::app::library::{Keep, Kept, Record, labels};
use wonderboard::app::realtime::saved::SavedSession;
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::moves;
use wonderboard::app::turns::saved::SavedTable;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::wording::moves as written;
use wonderboard::board::{Color, Player};
use wonderboard::notation::pgn;
use wonderboard::rules::Reason;
use wonderboard::variants::Spec;

const YOU: PlayedBy = PlayedBy::Human;
const LEVEL_4: PlayedBy = PlayedBy::Computer(4);
const AFAR: PlayedBy = PlayedBy::Correspondence(7);

fn id() -> Id {
    Id::new([7, 1])
}

/// A table at which these moves were made.
fn table(game: &str, players: [PlayedBy; 2], coords: &str) -> Table {
    let spec = Spec::from_text(game).expect("a game");
    let mut table = Table::new(Setup { spec, players, time: None });
    for coord in coords.split_whitespace() {
        let m = table.game.read(coord).expect("a legal move");
        moves::make(&mut table, m, 0);
    }
    table
}

fn kept(table: &Table) -> Record {
    let table = table.act(Action::File { from: None, to: id() }, 0);
    let Keep { id, finish, game } = Keep::of_table(&table, 0).expect("it has an id");
    Record { id, name: None, labels: vec![], begun: 1, changed: 2, finish, game }
}

/// A game that goes on.
fn open(game: &str, players: [PlayedBy; 2], coords: &str) -> Record {
    kept(&table(game, players, coords))
}

/// The same, won by White, by Black, or drawn.
fn over(game: &str, players: [PlayedBy; 2], coords: &str, winner: Option<Color>) -> Record {
    let table = table(game, players, coords);
    let winner = winner.map(|color| table.game.player_of(color));
    let reason = if winner.is_some() { Reason::Resignation } else { Reason::Agreement };
    let ended = Some(wonderboard::rules::Outcome { winner, reason });
    kept(&Table { ended, ..table })
}

const WHITE: Option<Color> = Some(Color::White);
const BLACK: Option<Color> = Some(Color::Black);

fn score(won: usize, drawn: usize, lost: usize) -> Score {
    Score { won, drawn, lost }
}

#[test]
fn labels_are_read_as_they_are_written() {
    assert_eq!(labels::read(" end  game,, blunder ,end game,\n"), ["end game", "blunder"]);
    assert_eq!(labels::read(", ,"), [""; 0]);
    let both = labels::read("b, a");
    assert_eq!(labels::read(&labels::write(&both)), both);
    // What somebody else has written into a file may be of any length.
    let long = labels::read(&"x".repeat(1_000));
    assert_eq!(long[0].len(), 40);
    let many: Vec<String> = (0..100).map(|n| n.to_string()).collect();
    assert_eq!(labels::read(&labels::write(&many)).len(), 20);
}

/// A game with the labels of a text.
fn labelled(text: &str, record: Record) -> Record {
    edited(record, &Edit::Label(text.to_owned()))
}

fn edited(mut record: Record, edit: &Edit) -> Record {
    edit.apply(&mut record);
    record
}

#[test]
fn labels_are_added_and_taken_away() {
    let game = labelled("study, end", labelled("study, Paris", open("chess", [YOU; 2], "e2e4")));
    assert_eq!(game.labels, ["study", "Paris", "end"]);
    let without = |label: &str| edited(game.clone(), &Edit::Unlabel(label.to_owned()));
    assert_eq!(without("Paris").labels, ["study", "end"]);
    assert_eq!(without("pari").labels, game.labels);
    let named = edited(game.clone(), &Edit::Name(Some("x".to_owned())));
    assert_eq!((named.name.as_deref(), &named.labels), (Some("x"), &game.labels));
    assert_eq!(edited(named, &Edit::Name(None)), game);
}

#[test]
fn labels_stay_while_a_game_goes_on() {
    let before = labelled("study", open("chess", [YOU; 2], "e2e4"));
    let now = open("chess", [YOU; 2], "e2e4 e7e5");
    let keep = Keep { id: id(), finish: None, game: now.game };
    let settled = settle(Some(&before), None, &keep, Id::new([7, 2]), 9);
    let Settled::Write(written) = settled else { panic!("it goes on") };
    assert_eq!((written.labels, written.changed), (before.labels, 9));
}

#[test]
fn labels_are_stored_as_tags_and_only_where_there_are_some() {
    let bare = open("chess", [YOU; 2], "e2e4");
    let stored = serde_json::to_value(&bare).expect("JSON");
    assert!(stored.get("tags").is_none());
    assert_eq!(serde_json::from_value::<Record>(stored).expect("a record"), bare);
    let with_one = labelled("study", bare);
    let stored = serde_json::to_value(&with_one).expect("JSON");
    assert_eq!(stored["tags"], serde_json::json!(["study"]));
    assert_eq!(serde_json::from_value::<Record>(stored).expect("a record"), with_one);
}

#[test]
fn labels_stand_in_a_file_beside_what_others_told() {
    let text =
        "[White \"Morphy\"]\n[Black \"Duke\"]\n[KeptTags \"opera,  mates,opera\"]\n\n1. e4 1-0\n";
    let mut imported = Imported::default();
    pgn::split(text).iter().for_each(|game| imported.take(game));
    let kept = imported.drafts.remove(0).filed(id(), 0);
    assert_eq!(kept.labels, ["opera", "mates"]);
    let file = export([&kept].into_iter()).text;
    assert!(file.contains("[KeptTags \"opera, mates\"]"), "{file}");
    let bare = export([&Record { labels: vec![], ..kept }].into_iter()).text;
    assert!(!bare.contains("KeptTags"), "{bare}");
}

#[test]
fn a_result_is_that_of_the_one_person() {
    use OwnResult::{Drawn, Lost, Won};
    let mate = "f2f3 e7e5 g2g4 d8h4";
    for (record, expected) in [
        (over("chess", [YOU, LEVEL_4], "e2e4", WHITE), Some(Won)),
        (over("chess", [YOU, LEVEL_4], "e2e4", BLACK), Some(Lost)),
        (over("chess", [LEVEL_4, YOU], "e2e4", BLACK), Some(Won)),
        (over("chess", [AFAR, YOU], "e2e4", WHITE), Some(Lost)),
        (over("chess", [YOU, AFAR], "e2e4", None), Some(Drawn)),
        (open("chess", [YOU, LEVEL_4], mate), Some(Lost)),
        (open("chess", [LEVEL_4, YOU], mate), Some(Won)),
        (over("switch-side", [YOU, LEVEL_4], "e2e4", WHITE), Some(Won)),
        (over("switch-side", [LEVEL_4, YOU], "e2e4", WHITE), Some(Lost)),
        (over("switch-side", [AFAR, YOU], "e2e4", BLACK), Some(Won)),
        (open("chess", [YOU, LEVEL_4], "e2e4"), None),
        (over("chess", [YOU; 2], "e2e4", WHITE), None),
        (over("chess", [PlayedBy::Nobody; 2], "e2e4", WHITE), None),
        (over("chess", [YOU, PlayedBy::Nobody], "e2e4", WHITE), None),
    ] {
        assert_eq!(record.own_result(), expected, "{:?}, {:?}", record.game, record.finish);
    }
    let told = |finish| Record { finish: Some(finish), ..open("chess", [YOU, LEVEL_4], "e2e4") };
    let numbered = Person::Numbered(Player::Second);
    let by_time = Finish::Known(Some(numbered), Manner::Reason(Reason::Time));
    assert_eq!(told(by_time).own_result(), Some(Lost));
    assert_eq!(told(Finish::Words("White wins by magic".to_owned())).own_result(), None);
}

#[test]
fn a_score_is_a_share_of_the_points() {
    for (score, percent) in [
        (score(0, 0, 0), None),
        (score(1, 0, 0), Some(100)),
        (score(0, 1, 0), Some(50)),
        (score(1, 0, 2), Some(33)),
        (score(2, 0, 1), Some(67)),
        (score(0, 1, 3), Some(13)),
    ] {
        assert_eq!(score.percent(), percent, "{score:?}");
    }
}

fn statistics(records: &[Record]) -> Statistics {
    Statistics::of(records.iter())
}

#[test]
fn no_game_and_one_game_have_statistics() {
    assert_eq!(statistics(&[]), Statistics::default());
    let one = statistics(&[over("chess", [YOU, LEVEL_4], "e2e4", WHITE)]);
    assert_eq!((one.finished, one.unscored(), one.all), (1, 0, score(1, 0, 0)));
    assert_eq!(one.games, [("chess".to_owned(), score(1, 0, 0))]);
    assert_eq!(one.opponents, [(Against::Computer(4), score(1, 0, 0))]);
}

/// A game without turns that the person lost.
fn timed(players: [PlayedBy; 2]) -> Record {
    let game = SavedSession {
        game: String::new(),
        players,
        facing: false,
        black_below: false,
        record: None,
        wire: None,
    };
    let finish = Finish::Known(Some(Person::Computer), Manner::Reason(Reason::Checkmate));
    let game = Kept::Timed(game);
    Record { game, finish: Some(finish), ..open("chess", [YOU, LEVEL_4], "e2e4") }
}

#[test]
fn scores_are_counted_by_game_and_by_opponent() {
    let level_2 = PlayedBy::Computer(2);
    let found = statistics(&[
        over("alice", [YOU, LEVEL_4], "e2e4", WHITE),
        over("alice,castling=off", [level_2, YOU], "e2e4", WHITE),
        over("chess", [AFAR, YOU], "e2e4", None),
        timed([YOU, LEVEL_4]),
        // These have no score.
        over("chess", [YOU; 2], "e2e4", WHITE),
        open("chess", [YOU, LEVEL_4], "e2e4"),
        over("chess", [PlayedBy::Nobody; 2], "e2e4", WHITE),
    ]);
    assert_eq!((found.finished, found.unscored(), found.all), (6, 2, score(1, 1, 2)));
    let games =
        [("alice", score(1, 0, 1)), ("chess", score(0, 1, 0)), ("realtime", score(0, 0, 1))];
    assert_eq!(found.games, games.map(|(slug, score)| (slug.to_owned(), score)));
    let opponents = [
        (Against::Computer(2), score(0, 0, 1)),
        (Against::Computer(4), score(1, 0, 1)),
        (Against::Correspondence, score(0, 1, 0)),
    ];
    assert_eq!(found.opponents, opponents);
}

/// Lines as text, each with its games and its score, replies further in.
fn drawn(lines: &[Line], depth: usize) -> String {
    let line = |line: &Line| {
        let moves = written::line(line.before.clone(), &line.sans);
        let Score { won, drawn: even, lost } = line.score;
        let indent = "  ".repeat(depth);
        format!("{indent}{moves}: {} +{won} ={even} -{lost}\n", line.games)
            + &drawn(&line.replies, depth + 1)
    };
    lines.iter().map(line).collect()
}

/// The slug of a game, how many games there are, and the lines of each side.
type DrawnOpenings = (String, usize, Vec<(Option<Color>, String)>);

fn openings(records: &[Record]) -> Vec<DrawnOpenings> {
    let all = Openings::of(records.iter()).into_iter();
    all.map(|Openings { slug, games, sides }| {
        let sides = sides.into_iter().map(|(side, lines)| (side, drawn(&lines, 0)));
        (slug, games, sides.collect())
    })
    .collect()
}

#[test]
fn openings_are_a_tree_for_each_game_and_side() {
    let spanish = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7";
    let white = |coords, winner| over("chess", [YOU, LEVEL_4], coords, winner);
    let found = openings(&[
        white(spanish, WHITE),
        white("e2e4 e7e5 g1f3 b8c6 f1c4", None),
        white("e2e4 c7c5", BLACK),
        white("d2d4", WHITE),
        over("chess", [LEVEL_4, YOU], "e2e4 e7e5", BLACK),
        over("chess", [YOU; 2], "e2e4", BLACK),
        over("twinmove", [YOU, LEVEL_4], "e2e4 f1b5 d7d5 g8f6", WHITE),
    ]);
    let of_white = "\
1. e4: 3 +1 =1 -1
  1… e5 2. Nf3 Nc6: 2 +1 =1 -0
    3. Bb5 a6 4. Ba4 Nf6: 1 +1 =0 -0
    3. Bc4: 1 +0 =1 -0
  1… c5: 1 +0 =0 -1
1. d4: 1 +1 =0 -0
";
    let chess = vec![
        (WHITE, of_white.to_owned()),
        (BLACK, "1. e4 e5: 1 +1 =0 -0\n".to_owned()),
        (None, "1. e4: 1 +0 =0 -0\n".to_owned()),
    ];
    let halves = vec![(WHITE, "1. e4,Bb5 d5,Nf6: 1 +1 =0 -0\n".to_owned())];
    assert_eq!(found, [("chess".to_owned(), 6, chess), ("twinmove".to_owned(), 1, halves)]);
}

#[test]
fn a_game_that_ended_where_others_went_on_is_counted_up_to_there() {
    let white = |coords| over("chess", [YOU, LEVEL_4], coords, WHITE);
    let found = openings(&[white("e2e4 e7e5"), white("e2e4 e7e5 g1f3")]);
    let lines = "1. e4 e5: 2 +2 =0 -0\n  2. Nf3: 1 +1 =0 -0\n";
    assert_eq!(found[0].2, [(WHITE, lines.to_owned())]);
}

#[test]
fn what_is_no_opening_is_left_out() {
    let resigned = over("chess", [YOU, LEVEL_4], "", BLACK);
    let going_on = open("chess", [YOU, LEVEL_4], "e2e4");
    let one = over("chess", [YOU, LEVEL_4], "e2e4", WHITE);
    let Kept::Turns(saved) = &one.game else { panic!("it has turns") };
    let changed = |saved| Record { game: Kept::Turns(Box::new(saved)), ..one.clone() };
    let start = Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned());
    let elsewhere = changed(SavedTable { start, ..*saved.clone() });
    let broken = changed(SavedTable { moves: vec!["e2e5".to_owned()], ..*saved.clone() });
    let unknown = changed(SavedTable { game: "ludo".to_owned(), ..*saved.clone() });
    let records = [resigned, going_on, elsewhere, broken, unknown, timed([YOU, LEVEL_4])];
    assert_eq!(openings(&records), []);
    assert_eq!(openings(&[]), []);
    // A game of which nothing is known but its name has a score all the same.
    assert_eq!(statistics(&records).all, score(3, 0, 2));
}

/// Which of some games a filter wants, by their numbers.
fn wanted(filter: &Filter, records: &[Record]) -> Vec<usize> {
    let admits = |record: &Record| filter.admits(record, str::to_lowercase);
    (0..records.len()).filter(|&n| admits(&records[n])).collect()
}

#[test]
fn filters_want_games_by_what_they_are() {
    let records = [
        labelled("study", over("chess", [YOU, LEVEL_4], "e2e4", WHITE)),
        over("alice", [PlayedBy::Computer(2), YOU], "e2e4", WHITE),
        labelled("study, draws", over("chess", [YOU; 2], "e2e4", None)),
        open("chess", [YOU, AFAR], "e2e4"),
        over("chess", [YOU; 2], "e2e4", WHITE),
    ];
    let none = Filter::default();
    assert!(none.is_empty() && Filter { query: " ".to_owned(), ..none.clone() }.is_empty());
    assert_eq!(wanted(&none, &records), [0, 1, 2, 3, 4]);
    let game = |slug: &str| Filter { game: Some(slug.to_owned()), ..Filter::default() };
    assert_eq!(wanted(&game("chess"), &records), [0, 2, 3, 4]);
    for (standing, expected) in Standing::ALL.into_iter().zip([[0], [2], [1], [3]]) {
        let filter = Filter { standing: Some(standing), ..none.clone() };
        assert!(!filter.is_empty());
        assert_eq!(wanted(&filter, &records), expected, "{standing:?}");
    }
    for (kind, expected) in [
        (OpponentKind::Computer, vec![0, 1]),
        (OpponentKind::One(Against::Computer(2)), vec![1]),
        (OpponentKind::One(Against::Correspondence), vec![3]),
        (OpponentKind::TwoPeople, vec![2, 4]),
    ] {
        let filter = Filter { opponent: Some(kind), ..none.clone() };
        assert_eq!(wanted(&filter, &records), expected, "{kind:?}");
    }
    let study = Filter { label: Some("study".to_owned()), ..none.clone() };
    assert_eq!(wanted(&study, &records), [0, 2]);
    let both = Filter { standing: Some(Standing::Won), query: "level 4".to_owned(), ..study };
    assert_eq!(wanted(&both, &records), [0]);
    // Labels are searched, too.
    assert_eq!(wanted(&Filter { query: "draws".to_owned(), ..none }, &records), [2]);
}

#[test]
fn only_what_there_is_can_be_chosen() {
    let records = [
        labelled("study", over("chess", [YOU, LEVEL_4], "e2e4", WHITE)),
        open("alice", [AFAR, YOU], "e2e4"),
        open("chess", [PlayedBy::Nobody; 2], "e2e4"),
    ];
    let choices = Choices::of(records.iter());
    assert_eq!(choices.games, ["alice", "chess"]);
    let level_4 = OpponentKind::One(Against::Computer(4));
    let friend = OpponentKind::One(Against::Correspondence);
    assert_eq!(choices.opponents, [OpponentKind::Computer, level_4, friend]);
    assert_eq!(choices.labels, ["study"]);
    let wish = Filter {
        game: Some("chess".to_owned()),
        opponent: Some(level_4),
        label: Some("study".to_owned()),
        standing: Some(Standing::Lost),
        query: "x".to_owned(),
    };
    assert_eq!(wish.clone().within(&choices), wish);
    // The last game of a kind was deleted.
    let fewer = wish.clone().within(&Choices::of(records[1..2].iter()));
    assert_eq!(fewer, Filter { game: None, opponent: None, label: None, ..wish });
}
