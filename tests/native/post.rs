//! Games by links: two tables that know nothing of each other but what the links say.

use crate::common::Chance;
use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::share::correspondence;
use wonderboard::app::share::correspondence::{Letter, LinkNews, go_on, news, refusal};
use wonderboard::app::share::{opening, sharing};
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::notice::Saying;
use wonderboard::app::turns::saved::SavedTable;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::turns::{moves, words};
use wonderboard::board::BoardId;
use wonderboard::board::{BoardSquare, Color, Player};
use wonderboard::game::Spot;
use wonderboard::notation::square_of;
use wonderboard::rules::Reason;
use wonderboard::variants::Spec;

const NUMBER: u32 = 0x1F3A;

fn setup(spec: Spec) -> Setup {
    Setup { spec, players: [PlayedBy::Human, PlayedBy::Correspondence(NUMBER)], time: None }
}

/// Whoever opens the link sat alone at another device.
fn opened(link: &str) -> Table {
    let alone =
        Setup { spec: Spec::CHESS, players: [PlayedBy::Human, PlayedBy::Computer(3)], time: None };
    opening::from_link(link, alone).unwrap_or_else(|fault| panic!("{link}: {fault}"))
}

fn made(mut table: Table, coords: &str) -> Table {
    for coord in coords.split_whitespace() {
        let m = table.game.read(coord).expect("a legal move");
        moves::make(&mut table, m, 0);
    }
    table
}

fn letter(table: &Table) -> String {
    sharing::letter(table).expect("a link to be sent")
}

/// White has begun, and Black has answered twice.
fn four_plies() -> (Table, Table) {
    let white = made(Table::new(setup(Spec::CHESS)), "e2e4");
    let black = made(opened(&letter(&white)), "e7e5");
    let white = made(go_on(&white, &opened(&letter(&black))), "g1f3");
    let black = made(go_on(&black, &opened(&letter(&white))), "b8c6");
    (go_on(&white, &opened(&letter(&black))), black)
}

#[test]
fn a_link_has_its_reader_answer() {
    let white = made(Table::new(setup(Spec::CHESS)), "e2e4");
    assert_eq!(letter(&white), "#/chess?m=e2e4&by=link-1f3a");
    let black = opened(&letter(&white));
    assert_eq!(black.setup.players, [PlayedBy::Correspondence(NUMBER), PlayedBy::Human]);
    assert_eq!(black.orientation, Color::Black);
    assert!(black.is_live() && !black.is_thinking() && !white.is_live() && !white.is_thinking());
    assert_eq!(sharing::letter(&black), None, "it is not the friend's turn");
    assert_eq!(words::status(&white), "Waiting for your friend’s move");
    assert_eq!(words::name(&white, Player::Second), "Friend");
    let e7 = Spot::Square(BoardSquare::new(BoardId::A, square_of("e7").expect("a square")));
    assert_eq!(white.act(Action::Press(e7), 0).picked, None, "nobody moves for a friend");
}

#[test]
fn four_plies_go_to_and_fro() {
    let (white, black) = four_plies();
    assert_eq!(white.game.coords(), ["e2e4", "e7e5", "g1f3", "b8c6"]);
    assert_eq!(white.game.coords(), black.game.coords());
    assert!(white.is_live() && !black.is_live());
    assert_eq!((white.orientation, black.orientation), (Color::White, Color::Black));
    let said = white.notice.as_ref().map(|notice| words::saying(&white, &notice.what));
    assert_eq!(said.as_deref(), Some("Your friend has answered: 2… Nc6"));
}

#[test]
fn whoever_plays_black_sends_the_start() {
    let players = [PlayedBy::Correspondence(NUMBER), PlayedBy::Human];
    let black = Table::new(Setup { players, ..setup(Spec::TWILIGHT) });
    assert_eq!(letter(&black), "#/twilight?by=link-1f3a");
    assert_eq!(correspondence::letter(&black), Letter::First);
    let white = made(opened(&letter(&black)), "e2e4");
    assert_eq!(news(&black, &opened(&letter(&white))), LinkNews::Further);
    assert_eq!(white.orientation, Color::White);
}

#[test]
fn only_what_goes_further_changes_a_game() {
    let (white, _) = four_plies();
    let is = |link: &str| news(&white, &opened(link));
    assert_eq!(is("#/chess?m=e2e4,e7e5,g1f3,b8c6&by=link-1f3a"), LinkNews::Known);
    assert_eq!(is("#/chess?m=e2e4,e7e5&by=link-1f3a"), LinkNews::Older);
    assert_eq!(is("#/chess?by=link-1f3a"), LinkNews::Older);
    assert_eq!(is("#/chess?m=e2e4,e7e5,g1f3,d7d6&by=link-1f3a"), LinkNews::Fork(3));
    assert_eq!(is("#/chess?m=e2e4,e7e5,g1f3,b8c6,f1b5&by=link-1f3a"), LinkNews::Further);
    for other in [
        "#/chess?m=e2e4,e7e5,g1f3,b8c6,f1b5&by=link-1f3b",
        "#/chess?m=e2e4,e7e5,g1f3,b8c6,f1b5&by=link",
        "#/chess?m=e2e4,e7e5,g1f3,b8c6,f1b5",
        "#/twilight?m=e2e4,e7e5&by=link-1f3a",
        "#/chess/4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_7?m=e2e4&by=link-1f3a",
    ] {
        assert_eq!(is(other), LinkNews::Foreign, "{other}");
    }
    assert!(words::saying(&white, &refusal(LinkNews::Fork(3))).contains("2… Nc6"));
    assert_eq!(refusal(LinkNews::Older), Saying::LinkOlder);
}

#[test]
fn every_game_can_be_played_by_links() {
    for spec in Spec::all() {
        let mut chance = Chance::new(7);
        let mut tables = [Table::new(setup(spec)), Table::new(setup(spec))];
        let mut sent = 0;
        // Whoever is to move does so as often as it is their turn, and sends it.
        for turn in 0..8 {
            let [mover, other] = [turn % 2, 1 - turn % 2];
            while tables[mover].is_live() {
                let Some(m) = chance.pick(tables[mover].game.legal()) else { break };
                moves::make(&mut tables[mover], m, 0);
            }
            let Some(link) = sharing::letter(&tables[mover]) else { break };
            let brought = opened(&link);
            tables[other] = match turn {
                0 => brought,
                _ => go_on(&tables[other], &brought),
            };
            sent += 1;
            assert_eq!(tables[other].game.coords(), tables[mover].game.coords(), "{link}");
            let players = tables.each_ref().map(|table| table.setup.human());
            assert_ne!(players[0], players[1], "{link}");
            let below = tables[other].color_of(players[other]);
            assert_eq!(tables[other].orientation, below, "{link}");
        }
        assert!(sent >= 4, "{}", spec.text());
    }
}

#[test]
fn a_game_by_links_is_kept_as_one() {
    let (white, black) = four_plies();
    for table in [white, black] {
        let kept = serde_json::to_string(&SavedTable::of(&table, 0)).expect("a text");
        let again: SavedTable = serde_json::from_str(&kept).expect("what was kept");
        let again = again.open().expect("a table");
        assert_eq!(again.setup, table.setup);
        assert_eq!(sharing::letter(&again), sharing::letter(&table));
    }
}

#[test]
fn the_address_is_what_one_sends() {
    let (white, black) = four_plies();
    assert_eq!(sharing::address(&black), letter(&black));
    assert_eq!(sharing::address(&white), sharing::position_link(&white));
    assert_eq!(sharing::place(&black, &letter(&black)), Some(4));
    let back = Table { shown: Some(1), ..black };
    assert_eq!(sharing::address(&back), sharing::position_link(&back));
}

#[test]
fn what_is_sent_may_be_taken_back_and_what_came_may_not() {
    let (white, black) = four_plies();
    assert!(!white.can_take_back() && black.can_take_back());
    assert_eq!(white.act(Action::TakeBack, 0).game.len(), 4);
    let again = black.act(Action::TakeBack, 0);
    assert_eq!((again.game.len(), again.is_live()), (3, true));
}

#[test]
fn what_links_do_not_carry_is_said() {
    let (white, _) = four_plies();
    let resigned = white.act(Action::Resign, 0);
    let outcome = resigned.outcome().expect("an end");
    assert_eq!((outcome.winner, outcome.reason), (Some(Player::Second), Reason::Resignation));
    let said = |table: &Table| table.notice.as_ref().map(|notice| notice.what.clone());
    assert_eq!(said(&resigned), Some(Saying::ResignedByLink));
    let offered = white.act(Action::OfferDraw, 0);
    assert!(offered.offered.is_none() && offered.outcome().is_none());
    assert_eq!(said(&offered), Some(Saying::DrawByLink));
}

#[test]
fn a_mate_is_sent_too() {
    let white = Table::new(setup(Spec::CHESS));
    let white = made(white, "e2e4");
    let black = made(opened(&letter(&white)), "f7f6");
    let white = made(go_on(&white, &opened(&letter(&black))), "d2d4");
    let black = made(go_on(&black, &opened(&letter(&white))), "g7g5");
    let white = made(go_on(&white, &opened(&letter(&black))), "d1h5");
    assert_eq!(correspondence::letter(&white), Letter::Last);
    let black = go_on(&black, &opened(&letter(&white)));
    assert_eq!(black.outcome().map(|end| end.reason), Some(Reason::Checkmate));
}

#[test]
fn a_rematch_is_the_same_for_both() {
    let (white, black) = four_plies();
    let [first, second] = [white, black].map(|table| table.setup.rematch());
    assert_eq!(first.players, [PlayedBy::Correspondence(NUMBER + 1), PlayedBy::Human]);
    assert_eq!(second.players, [PlayedBy::Human, PlayedBy::Correspondence(NUMBER + 1)]);
}

#[test]
fn another_link_is_no_game_by_links() {
    let (white, _) = four_plies();
    let table = opening::from_link("#/chess?m=e2e4", white.setup).expect("a game");
    assert!(table.setup.is_shared());
}
