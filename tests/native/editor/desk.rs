//! The desk: strokes, undo, what is picked and what is typed.

use wonderboard::app::editor::desk::Typed;
use wonderboard::app::editor::{Change, Desk, DeskAction, Tool};
use wonderboard::board::Color;
use wonderboard::game::Spot;

use super::{after, at, game, piece, start};

fn desk(game: &str) -> Desk {
    Desk::with(start(game), Color::White)
}

fn paint(name: &str) -> Change {
    Change::Put(at(name), piece('N'))
}

#[test]
fn a_stroke_is_taken_back_as_a_whole() {
    let first = desk("chess");
    assert!(!first.can_undo() && !first.can_redo());
    let stroke = [
        DeskAction::Stroke(paint("a4")),
        DeskAction::GoOn(paint("b4")),
        DeskAction::GoOn(paint("c4")),
    ];
    let painted = after(&first, stroke);
    assert!(painted.draft.fen().contains("/NNN5/"));
    let more = painted.act(DeskAction::Change(Change::Erase(at("a4"))));
    let back = more.act(DeskAction::Undo);
    assert_eq!(back.draft, painted.draft);
    let start = back.act(DeskAction::Undo);
    assert_eq!(start.draft, first.draft);
    assert!(!start.can_undo());
    let again = after(&start, [DeskAction::Redo, DeskAction::Redo]);
    assert_eq!(again.draft, more.draft);
    assert!(!again.can_redo());
    // What changes nothing is nothing to be taken back.
    let same =
        after(&first, [DeskAction::Stroke(Change::Erase(at("a4"))), DeskAction::GoOn(paint("b4"))]);
    assert_eq!(same.act(DeskAction::Undo).draft, first.draft);
    let nothing = first.act(DeskAction::Change(Change::Erase(at("a4"))));
    assert!(!nothing.can_undo());
}

#[test]
fn clearing_and_another_game_can_be_taken_back() {
    let first = desk("twilight").act(DeskAction::Change(paint("a4")));
    for change in [Change::Clear, Change::Start, Change::Mirror, Change::Game(game("alice-8x4"))] {
        let changed = first.act(DeskAction::Change(change));
        assert_ne!(changed.draft, first.draft);
        assert_eq!(changed.act(DeskAction::Undo).draft, first.draft);
    }
}

#[test]
fn bad_text_changes_nothing_and_stays() {
    let first = desk("chess");
    let typed = first.act(DeskAction::Type("rubbish".to_owned()));
    assert_eq!(typed.draft, first.draft);
    let Some(Typed { text, fault: Some(fault) }) = &typed.typed else { panic!("a fault") };
    assert_eq!(
        (text.as_str(), fault.to_string().as_str()),
        ("rubbish", "field 1 (placement): 1 rank instead of 8")
    );
    // It stays when the field is left, and gives way to the next change of the boards.
    let left = typed.act(DeskAction::LeaveField);
    assert!(left.typed.is_some());
    assert_eq!(left.act(DeskAction::Change(paint("a4"))).typed, None);
    let good = typed.act(DeskAction::Type("4k3/8/8/8/8/8/8/4K3".to_owned()));
    assert_eq!(good.typed, Some(Typed { text: "4k3/8/8/8/8/8/8/4K3".to_owned(), fault: None }));
    assert_eq!(good.act(DeskAction::LeaveField).typed, None);
    assert_eq!(good.act(DeskAction::Undo).draft, first.draft);
    // One that cannot be played is a position all the same.
    let illegal = first.act(DeskAction::Type("8/8/8/8/8/8/8/4K3 w - - 0 1".to_owned()));
    assert_eq!(illegal.draft.fen(), "8/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn a_desk_opens_with_its_address() {
    let first = start("twilight");
    let open = |hash: &str, kept: &str| Desk::opened(hash, kept, &first);
    assert_eq!(open("#/editor", "").draft, first);
    assert_eq!(open("#/editor", "#/editor/alice").draft, start("alice"));
    let black = open("#/editor/chess?o=black", "#/editor/alice");
    assert_eq!(
        (black.draft.clone(), black.below, black.can_undo()),
        (start("chess"), Color::Black, false)
    );
    assert_eq!(black.address(), Desk::opened(&black.address(), "", &first).address());
    // A wrong one says so, with what was there.
    let wrong = open("#/editor/chess/8/8", "#/editor/chess/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1");
    assert_eq!(wrong.draft.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(wrong.typed.is_some_and(|typed| typed.text == "8/8" && typed.fault.is_some()));
    let followed = black.act(DeskAction::Follow("#/editor/tandem".to_owned()));
    assert_eq!(followed.draft, start("tandem"));
    assert_eq!(followed.act(DeskAction::Undo).draft, start("chess"));
}

#[test]
fn a_picked_piece_is_followed() {
    let picked = desk("chess").act(DeskAction::Pick(Some(at("e2"))));
    assert_eq!(picked.picked, Some(at("e2")));
    let carried = Change::Carry(Spot::Square(at("e2")), Some(Spot::Square(at("e4"))));
    assert_eq!(picked.act(DeskAction::Change(carried)).picked, Some(at("e4")));
    assert_eq!(picked.act(DeskAction::Change(Change::Erase(at("e2")))).picked, None);
    assert_eq!(picked.act(DeskAction::Take(Tool::Eraser)).picked, None);
    assert_eq!(picked.act(DeskAction::Pick(Some(at("e5")))).picked, None, "nobody is there");
}
