//! What is said of a pasted text that cannot be read: first what it looks like, then what was found and where.

use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::editor::{Desk, DeskAction, Draft, EditedGame};
use wonderboard::app::share::opening;
use wonderboard::app::turns::table::Setup;
use wonderboard::app::wording::guesses::{Explained, explained};
use wonderboard::board::Color;
use wonderboard::notation::{fen, likeness};
use wonderboard::variants::Spec;

fn spec(slug: &str) -> Spec {
    Spec::from_slug(slug).expect(slug)
}

/// What is said to somebody at a game who pastes a text.
fn said(slug: &str, text: &str) -> Explained {
    let setup = Setup { spec: spec(slug), players: [PlayedBy::Human; 2], time: None };
    match opening::read_here(text, setup) {
        Err(fault) => explained(text, setup.spec, &fault),
        Ok(table) => panic!("{text} is read as {}", table.setup.spec.slug()),
    }
}

const HOUSE: &str = "r3k3/8/8/8/8/8/8/4K2R[Pn] w Kq - 0 9";

#[test]
fn a_position_of_another_game_is_named_and_can_be_opened() {
    for (at, text, game, other) in [
        ("twilight", HOUSE, "Crazyhouse", "crazyhouse"),
        ("chess", "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/4N3/8/8 w - - 0 1", "Alice Chess", "alice"),
        ("chess", "4k3/8/8/8/8/4|N3/8/4K3 w - - 0 1", "Alice Chess", "alice"),
        ("twilight", "4k3/8/8/8/8/8/3T4/4K3 w - - 0 1", "Tandem Pawn Chess", "tandem"),
    ] {
        let said = said(at, text);
        assert!(
            said.words.starts_with(&format!("This looks like a position from {game}.")),
            "{said:?}"
        );
        assert_eq!(said.opens.map(Spec::slug), Some(other), "{text}");
        assert!(said.detail.is_some_and(|detail| detail.contains("field 1")), "{text}");
        let setup = Setup { spec: spec(other), players: [PlayedBy::Human; 2], time: None };
        assert!(opening::read(text, setup).is_ok_and(|it| it.setup.spec == setup.spec), "{text}");
    }
}

#[test]
fn the_game_at_hand_shows_how_it_is_written() {
    let twilight = said("twilight", HOUSE).words;
    assert!(
        twilight.contains("In Twilight Chess, the zone is written after the board, like this: ")
    );
    let alice = said("alice", HOUSE).words;
    assert!(alice.contains("In Alice Chess, a position is written like this: "), "{alice}");
    for spec in Spec::all() {
        let example = likeness::example(spec);
        let position = fen::read(spec.rules(), &example).expect("an example");
        assert_eq!(
            likeness::has_zone(spec),
            !position.info.pocket(Color::White).is_empty(),
            "{example}"
        );
    }
}

#[test]
fn what_people_paste_is_recognized() {
    for (at, text, words, detail) in [
        (
            "twilight",
            "r3k3/8/8/8/8/8/8/8[Pn] w q - 0 9",
            "This looks like a position from Crazyhouse, with captured pieces in brackets.",
            "field 1",
        ),
        ("chess", "4k3/8/8/8/8/4|N3/8/8 w - - 0 1", "with both boards drawn on one.", "field 1"),
        (
            "chess",
            "nrk1brnb/pppppppp/8/8/8/8/PPPPPPPP/NRK1BRNB w FBfb - 0 1",
            "This looks like a Chess960 position.",
            "‘F’ is not one of KQkq",
        ),
        (
            "twilight",
            "1rk2r2/8/8/8/8/8/8/1RK2R2 w KQkq - 0 1",
            "This looks like a Chess960 position.",
            "needs a king on e1",
        ),
        (
            "chess",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
            "This looks like a Three-check position",
            "7 fields",
        ),
        (
            "chess",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+2",
            "This looks like a Three-check position",
            "7 fields",
        ),
        (
            "chess",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
            "on a board of 9 by 10 squares",
            "10 ranks",
        ),
        (
            "chess",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1",
            "only 7 ranks of 8",
            "7 ranks",
        ),
        (
            "chess",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR KQkq - 0 1",
            "doesn’t say whose turn it is",
            "is not w or b",
        ),
        (
            "chess",
            "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"one\";",
            "This looks like an EPD.",
            "field",
        ),
        ("twilight", "[White \"Ann\"]\n\n1. e4 e5 2. Ke3 *", "the moves of a game (PGN)", "line 3"),
        ("twilight", "1. e4 e5 2. Qe8#", "the moves of a game (PGN)", "“Qe8#”"),
    ] {
        let said = said(at, text);
        assert!(said.words.contains(words), "{text}: {said:?}");
        assert!(said.detail.as_deref().unwrap_or_default().contains(detail), "{text}: {said:?}");
        assert_eq!(said.opens, None, "{text}");
    }
}

#[test]
fn links_to_other_pages_are_told_apart() {
    for (link, kind) in [
        ("https://lichess.org/abcd1234", "a game on lichess.org"),
        ("lichess.org/abcd1234efgh/black#12", "a game on lichess.org"),
        ("https://www.chess.com/game/live/12345", "a game on chess.com"),
        ("https://lichess.org/study/abcd1234/efgh5678", "a study on lichess.org"),
        ("https://lichess.org/training/abc12", "a puzzle on lichess.org"),
        ("https://www.chess.com/puzzles/problem/12", "a puzzle on chess.com"),
        ("https://lichess.org/@/somebody", "somebody’s page on lichess.org"),
        ("https://www.chess.com/member/somebody", "somebody’s page on chess.com"),
        ("https://lichess.org/tournament/abcd1234", "an event on lichess.org"),
        ("https://example.org/", "a link to example.org, which we can’t read"),
    ] {
        let said = said("chess", link);
        assert!(said.words.contains(kind), "{link}: {said:?}");
        assert!(said.words.contains("paste that here"), "{link}: {said:?}");
        assert_eq!(said.detail, None, "{link}");
    }
}

#[test]
fn the_game_without_turns_is_known_by_its_texts() {
    for text in ["#/realtime?seed=1", "4k3/8/8/8/8/8/8/R3K3 Q - a1=900 0,0 12"] {
        let said = said("chess", text);
        assert!(said.words.starts_with("This is from Real-time Chess"), "{text}: {said:?}");
    }
}

#[test]
fn what_looks_like_nothing_is_said_as_a_sentence_with_its_place() {
    let clock = "“x” is not a number [field 5 (half-move clock)].";
    assert_eq!(said("chess", "4k3/8/8/8/8/8/8/4K3 w - - x").words, clock);
    assert_eq!(said("chess", "").words, "There is nothing to open.");
    let horde = "https://lichess.org/analysis/horde/rnbqkbnr/pppppppp/8/8/8/8/8/8_w";
    assert_eq!(said("chess", horde).words, "“horde” is not one of the games here [link, game].");
}

#[test]
fn a_field_keeps_its_game_until_somebody_wants_the_other() {
    let game = EditedGame::Turns(spec("twilight"));
    let desk = Desk::with(Draft::start(game), Color::White);
    let typed = desk.act(DeskAction::Type(HOUSE.to_owned()));
    assert_eq!(typed.draft, desk.draft);
    let fault = typed.typed.as_ref().and_then(|typed| typed.fault.clone()).expect("a fault");
    let other = explained(HOUSE, spec("twilight"), &fault).opens.expect("another game");
    let opened = typed.act(DeskAction::ReadAs(other));
    assert_eq!((opened.draft.game.slug(), opened.draft.fen()), ("crazyhouse", HOUSE.to_owned()));
    assert_eq!(
        (opened.typed.clone(), opened.act(DeskAction::Undo).draft),
        (None, desk.draft.clone())
    );
    // What says which game it is of needs no asking.
    let link = format!("#/crazyhouse/{}", fen::for_link(HOUSE));
    assert_eq!(desk.act(DeskAction::Type(link)).draft.game.slug(), "crazyhouse");
}
