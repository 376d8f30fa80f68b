//! Links as they are shared: whatever the game, they arrive as they were sent, as text and as a code.

use crate::common::Chance;
use proptest::prelude::*;
use rqrr::{Grid, SimpleGrid};
use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::share::qr;
use wonderboard::app::share::qr::{LONGEST, QUIET};
use wonderboard::app::share::studying::studied;
use wonderboard::app::share::{opening, sharing};
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::moves::MoveStep;
use wonderboard::app::turns::study::StudyAction;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::game::Game;
use wonderboard::game::link::{decode, encode};
use wonderboard::variants::Spec;

/// A table after so many moves made by chance.
fn table(spec: Spec, moves: usize, seed: u64) -> Table {
    let mut chance = Chance::new(seed);
    let game: Game = (0..moves).fold(Game::new(spec), |game, _| {
        let next = chance.pick(game.legal()).and_then(|m| game.after(m));
        next.unwrap_or(game)
    });
    let players = [PlayedBy::Human, PlayedBy::Correspondence(seed as u32)];
    Table::with(Setup { spec, players, time: None }, game)
}

/// Every game, with each value of each of its options.
fn specs() -> Vec<Spec> {
    let options = |spec: Spec| {
        let choices = spec.card().options.iter();
        let values =
            choices.flat_map(|choice| choice.values.iter().map(|&value| (choice.key, value)));
        values.filter_map(move |(key, value)| spec.with_option(key, value).ok())
    };
    Spec::all().flat_map(|spec| [spec].into_iter().chain(options(spec))).collect()
}

proptest! {
    #[test]
    fn every_link_of_every_game_arrives_as_it_was_sent(
        spec in prop::sample::select(specs()), seed: u64, moves in 0..100_usize,
    ) {
        let mut table = table(spec, moves, seed);
        table.shown = Some(seed as usize % 150).filter(|&ply| ply < table.game.len());
        let (shown, last) = (table.shown_game().fen(), table.game.fen());
        let mut links = vec![
            (sharing::position_link(&table), shown),
            (sharing::game_link(&table), last.clone()),
        ];
        links.extend(sharing::letter(&table).map(|letter| (letter, last)));
        for (link, fen) in links {
            prop_assert_eq!(decode(&link).map(|read| encode(&read)), Ok(link.clone()));
            let safe = |c: char| c.is_ascii_alphanumeric() || "#/?&=_.~-,@:^".contains(c);
            prop_assert!(link.chars().all(safe), "{}", link);
            let opened = opening::from_link(&link, table.setup);
            prop_assert_eq!(opened.map(|opened| opened.game.fen()).ok(), Some(fen));
        }
    }
}

/// What a camera reads of a code.
fn read(text: &str) -> Option<String> {
    let drawing = qr::drawing(text)?;
    let side = drawing.side as usize;
    let mut dark = vec![vec![false; side]; side];
    for run in drawing.path.split('M').filter(|run| !run.is_empty()) {
        let (x, rest) = run.split_once(' ').expect("two numbers");
        let (y, rest) = rest.split_once('h').expect("a width");
        let (width, _) = rest.split_once('v').expect("a height");
        let [x, y, width] = [x, y, width].map(|text| text.parse::<usize>().expect("a number"));
        dark[y][x..x + width].fill(true);
    }
    let quiet = QUIET as usize;
    let border = |at: usize| at < quiet || at >= side - quiet;
    for (y, row) in dark.iter().enumerate() {
        for (x, &dark) in row.iter().enumerate() {
            assert!(!dark || !border(x) && !border(y), "the border is bare");
        }
    }
    let grid = SimpleGrid::from_func(side - 2 * quiet, |x, y| dark[y + quiet][x + quiet]);
    let (_, read) = Grid::new(grid).decode().expect("a code that can be read");
    Some(read)
}

#[test]
fn a_code_is_read_as_the_link_it_was_made_of() {
    for spec in Spec::all() {
        let table = table(spec, 30, 5);
        for link in [sharing::position_link(&table), sharing::game_link(&table)] {
            let link = format!("https://example.org/wonderboard/{link}");
            assert_eq!(read(&link).as_deref(), Some(link.as_str()));
        }
    }
}

#[test]
fn what_is_too_long_has_no_code() {
    let longest = "x".repeat(LONGEST);
    assert_eq!(read(&longest).as_ref(), Some(&longest));
    assert_eq!(qr::drawing(&"x".repeat(LONGEST + 10)), None);
}

const TOLD: &str = "[Event \"Club\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\
                    [Termination \"resignation\"]\n\n1. e4 e5 {[%clk 0:01:00]} 2. Nf3 1-0\n";

#[test]
fn what_is_looked_into_is_shared_with_all_that_is_told_of_it() {
    let friends = Setup { spec: Spec::CHESS, players: [PlayedBy::Human; 2], time: None };
    let told = opening::read(TOLD, friends).expect("a game");
    let study = studied(&told);
    let text = sharing::pgn(&study);
    for line in TOLD.lines().filter(|line| line.starts_with('[')) {
        assert!(text.contains(line), "{line} in {text}");
    }
    assert!(text.ends_with("\n1. e4 e5 {[%clk 0:01:00]} 2. Nf3 1-0\n"), "{text}");
    let link = |table: &Table| sharing::line_link(table, table.study.as_ref().expect("a study"));
    assert_eq!(link(&study), "#/chess?m=e2e4,e7e5,g1f3");
    // What else could have been played is told, too, and has a link.
    let other = study.act(Action::Show(MoveStep::To(1)), 0);
    assert_eq!(link(&other), "#/chess?m=e2e4,e7e5,g1f3&ply=1");
    let moves = ["c7c5", "b1c3"].iter().fold(other.game.clone(), |game, coord| {
        let made = game.legal().iter().find(|m| game.coord(**m) == *coord).copied();
        game.after(made.expect("a move")).expect("a game")
    });
    let other = other.act(Action::Study(StudyAction::Follow(moves.moves()[1..].to_vec())), 0);
    let text = sharing::pgn(&other);
    assert!(text.contains("(1... c5 2. Nc3) 2. Nf3 1-0"), "{text}");
    assert_eq!(link(&other), "#/chess?m=e2e4,c7c5,b1c3");
    // Another game ended in no way that is known.
    let at = other.study.as_ref().expect("a study").at;
    let text = sharing::pgn(&other.act(Action::Study(StudyAction::MakeMain(at)), 0));
    assert!(text.contains("[White \"Ann\"]") && text.contains("[Result \"*\"]"), "{text}");
    assert!(!text.contains("Termination") && text.contains("1. e4 c5 (1... e5"), "{text}");
}
