//! Arrows and circles on the boards of a table.

use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::common::shape::Shape;
use wonderboard::app::share::studying::studied;
use wonderboard::app::share::{annotations, drawn, opening};
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::layout::Layout;
use wonderboard::app::turns::moves::MoveStep;
use wonderboard::app::turns::study::Study;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::turns::view;
use wonderboard::board::{BoardId, BoardSquare};
use wonderboard::game::Spot;
use wonderboard::notation::{pgn, square_of};
use wonderboard::variants::Spec;

const FRIENDS: Setup = Setup { spec: Spec::CHESS, players: [PlayedBy::Human; 2], time: None };

/// Presses squares one after another.
fn pressed(mut table: Table, names: &str) -> Table {
    for name in names.split(' ') {
        let square = square_of(name).expect("a square");
        table = table.act(Action::Press(Spot::Square(BoardSquare::new(BoardId::A, square))), 0);
    }
    table
}

/// The codes of what is drawn on the position shown.
fn drawn(table: &Table) -> Vec<String> {
    view::drawn_here(table).into_iter().map(Shape::code).collect()
}

/// Draws shapes given by their codes.
fn draw(table: Table, codes: &str) -> Table {
    let shape = |code| Shape::parse(code).expect("a shape");
    codes.split(' ').fold(table, |table, code| table.act(Action::Draw(shape(code)), 0))
}

#[test]
fn a_press_for_nothing_erases_what_is_drawn() {
    let table = draw(Table::new(FRIENDS), "Ge2e4 Rd4");
    assert_eq!(drawn(&pressed(table.clone(), "e2 e2")), ["Ge2e4", "Rd4"], "a piece is picked");
    assert_eq!(drawn(&pressed(table.clone(), "e2 e5")).len(), 2, "a move is tried");
    assert_eq!(drawn(&pressed(table.clone(), "e5")).len(), 0);
    let back = pressed(table, "e2 e4").act(Action::Show(MoveStep::First), 0);
    assert_eq!(drawn(&back).len(), 2);
    assert_eq!(drawn(&pressed(back, "e2")).len(), 0, "looking back");
}

#[test]
fn what_is_drawn_is_kept_with_its_position() {
    let table = pressed(draw(Table::new(FRIENDS), "Ge2e4"), "e2 e4");
    assert_eq!(drawn(&table).len(), 0);
    let table = draw(table, "Re7e5").act(Action::Show(MoveStep::Back), 0);
    assert_eq!(drawn(&table), ["Ge2e4"]);
    let taken_back = table.act(Action::TakeBack, 0);
    assert_eq!(drawn(&taken_back), ["Ge2e4"]);
    assert_eq!(drawn(&pressed(taken_back, "d2 d4")).len(), 0, "it is another position");
    let other = table.act(Action::Begin(FRIENDS), 0);
    assert_eq!(drawn(&other).len(), 0);
}

#[test]
fn on_a_merged_board_an_arrow_is_the_same_whatever_lies_in_front() {
    let alice = Spec::from_slug("alice").expect("a game");
    let table = draw(Table::new(Setup { spec: alice, ..FRIENDS }), "Ge2e4");
    let apart = draw(table.act(Action::Front(BoardId::B), 0), "GBe2e4");
    assert_eq!(drawn(&apart), ["Ge2e4", "GBe2e4"]);
    let merged = table.act(Action::Lay(Layout::Merged), 0);
    assert_eq!(drawn(&draw(merged.clone(), "RBe2e4")), ["Re2e4"]);
    assert_eq!(drawn(&draw(merged, "GBe2e4")).len(), 0);
}

#[test]
fn where_a_game_is_looked_into_what_is_drawn_is_said_of_the_move() {
    let table = draw(pressed(draw(Table::new(FRIENDS), "Rd4"), "e2 e4 e7 e5"), "Gg1f3 Ye5");
    let tree = annotations::tree(&table);
    let text = pgn::write(&tree.write());
    assert!(text.contains("{[%csl Rd4]}") && text.contains("[%csl Ye5]"), "{text}");
    assert!(text.contains("[%cal Gg1f3]"), "{text}");
    let study = Table::studying(Study::of(tree));
    assert_eq!(drawn(&study), ["Ye5", "Gg1f3"]);
    let back = study.act(Action::Show(MoveStep::First), 0);
    assert_eq!(drawn(&back), ["Rd4"]);
    // It hangs on the move, whichever way one comes to it, and is erased there.
    let study = pressed(draw(back, "Bb1c3"), "e2 e4");
    assert!(drawn(&study).is_empty());
    let last = study.act(Action::Show(MoveStep::Last), 0);
    assert_eq!(drawn(&pressed(last.clone(), "e5")).len(), 0, "a press for nothing");
    assert_eq!(drawn(&last.act(Action::Show(MoveStep::First), 0)), ["Rd4", "Bb1c3"]);
}

#[test]
fn a_link_to_a_position_has_what_is_drawn_on_it() {
    let table = draw(pressed(draw(Table::new(FRIENDS), "Rd4"), "e2 e4"), "Yd5 Ge7e5");
    let link = drawn::position_link(&table);
    assert!(link.ends_with("?d=Yd5,Ge7e5"), "{link}");
    let opened = opening::read(&link, FRIENDS).expect("a position");
    assert_eq!(self::drawn(&opened), ["Yd5", "Ge7e5"]);
    // Where it is looked into, they hang on the move.
    let study = studied(&table);
    assert_eq!(drawn::position_link(&study), link);
    assert_eq!(drawn::position_link(&Table::new(FRIENDS)), "#/chess");
    // Two boards have theirs; what cannot be drawn is not.
    let alice = Spec::from_slug("alice").expect("a game");
    let glass = draw(Table::new(Setup { spec: alice, ..FRIENDS }), "GBe2e4");
    let opened = opening::read(&drawn::position_link(&glass), FRIENDS).expect("a position");
    assert_eq!(self::drawn(&opened), ["GBe2e4"]);
    let odd = format!("#/chess?d=Ge2e4,Ge2e4,Rz9,GBe2e4,,Rd4{}", ",Gh1h8".repeat(500));
    let opened = opening::read(&odd, FRIENDS).expect("a position");
    assert_eq!(self::drawn(&opened), ["Ge2e4", "Rd4", "Gh1h8"]);
}
