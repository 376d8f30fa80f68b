//! Links as they are shared: whatever the game, they arrive as they were sent, as text and as a code.

use crate::common::Chance;
use proptest::prelude::*;
use rqrr::{Grid, SimpleGrid};
use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::share::qr;
use wonderboard::app::share::qr::{LONGEST, QUIET};
use wonderboard::app::share::{opening, sharing};
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
