//! Positions as texts and addresses, in every dialect.

use wonderboard::app::editor::address::{self, Addressed};
use wonderboard::app::editor::{Draft, EditedGame, opening, paste};
use wonderboard::app::shell::route::Route;
use wonderboard::board::Color;
use wonderboard::notation::Fault;
use wonderboard::variants::Spec;

use super::{draft, game, start};

/// The game and the FEN that a text shows to somebody who sets up a position of a game.
fn shown(in_game: &str, text: &str) -> Result<(&'static str, String), Fault> {
    paste::read(game(in_game), text).map(|draft| (draft.game.slug(), draft.fen()))
}

#[test]
fn every_dialect_is_read() {
    let kings = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 7";
    let of = |game: &'static str, fen: &str| Ok((game, fen.to_owned()));
    for text in [
        kings,
        " 4k3/8/8/8/8/8/4P3/4K3 b - - 3 7\n",
        "https://lichess.org/editor/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7?color=white",
        "lichess.org/analysis/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7",
        "https://www.chess.com/analysis?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F4P3%2F4K3+b+-+-+3+7&tab=analysis",
        "https://example.org/#/chess/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7?o=black",
        "https://example.org/#/editor/chess/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 7\"]\n\n*",
    ] {
        assert_eq!(shown("chess", text), of("chess", kings), "{text}");
    }
    // Fields may be left out, and a game read that is not the one at hand.
    assert_eq!(shown("chess", "4k3/8/8/8/8/8/8/4K3"), of("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    let alice = "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/4N3/8/8 w - - 0 1";
    assert_eq!(shown("chess", alice), of("alice", alice));
    assert_eq!(shown("alice", "4k3/8/8/8/8/4|N3/8/4K3 w - - 0 1"), of("alice", alice));
    let pair = "4k3/8/8/8/8/8/3T4/4K3 w - - 0 1";
    assert_eq!(shown("chess", pair), of("tandem", pair));
    let house = "r3k3/8/8/8/8/8/8/4K2R[Pn] w Kq - 0 9";
    assert_eq!(shown("crazyhouse", house), of("crazyhouse", house));
    let pychess = "https://www.pychess.org/analysis/crazyhouse?fen=r3k3/8/8/8/8/8/8/4K2R%5BPn%5D%20w%20Kq%20-%200%209";
    assert_eq!(shown("chess", pychess), of("crazyhouse", house));
    let timed = "4k3/8/8/8/8/8/8/R3K3 Q - a1=900 0,0 12";
    assert_eq!(shown("chess", timed), of("realtime", timed));
    let link = "#/realtime?start=4k3/8/8/8/8/8/8/R3K3_Q_-_a1=900_0,0_12";
    assert_eq!(shown("chess", link), of("realtime", timed));
    // The position after the moves of a game.
    let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(shown("twilight", "1. e4 *").map(|it| it.0), Ok("chess"));
    assert_eq!(shown("chess", "#/chess?m=e2e4"), of("chess", after));
}

#[test]
fn a_text_without_a_position_is_refused_in_words() {
    for (text, words) in [
        ("", "the FEN is empty"),
        ("hello", "1 rank instead of 8"),
        ("4k3/8/8/8/8/8/8/4K3 x", "\"x\" is not w or b"),
        ("4k3/8/8/8/8/8/8/4K3 w K", "needs a king on e1 and a rook on h1"),
        ("4k3/8/8/8/8/8/8/4Z3 w", "'Z'"),
        ("https://lichess.org/abcdefgh", "can't be fetched"),
        ("#/ludo", "ludo"),
        ("#/editor/ludo/8", "ludo"),
    ] {
        let said = shown("chess", text).expect_err(text).to_string();
        assert!(said.contains(words), "{text}: {said}");
    }
}

/// The position that an address shows, and the side below.
fn addressed(address: &str) -> (Draft, Color) {
    match address::read(address) {
        Addressed::Position(draft, below) => (*draft, below),
        other => panic!("{address}: {other:?}"),
    }
}

#[test]
fn an_address_leads_to_the_same_position() {
    for game in EditedGame::all() {
        for draft in [Draft::start(game), Draft::empty(game)] {
            for below in Color::ALL {
                let address = address::write(&draft, below);
                assert_eq!(Route::of(&address), Route::Editor, "{address}");
                let (read, side) = addressed(&address);
                assert_eq!((read.fen(), read.game, side), (draft.fen(), game, below), "{address}");
            }
        }
    }
    let options = start("alice,castling=off,ep=first");
    let (read, _) = addressed(&address::write(&options, Color::White));
    assert_eq!(read.game.spec().map(Spec::text).as_deref(), Some("alice,castling=off,ep=first"));
    assert_eq!(address::read("#/editor"), Addressed::Anything);
    assert_eq!(address::read("#/editor/"), Addressed::Anything);
    assert_eq!(addressed("#/editor/chess").0, start("chess"));
    // What goes through a chat, and pockets.
    let house = draft("crazyhouse", "4k3/8/8/8/8/8/8/4K3[Qp] w - - 0 1");
    let address = address::write(&house, Color::White);
    assert!(!address.contains('[') && !address.contains(' '), "{address}");
    assert_eq!(addressed(&address.replace('/', "%2F")).0.fen(), house.fen());
}

#[test]
fn a_wrong_address_says_what_it_means_and_what_is_wrong() {
    let wrong = |address: &str| match address::read(address) {
        Addressed::Wrong(wrong) => (wrong.game, wrong.text),
        other => panic!("{address}: {other:?}"),
    };
    let twilight = (Some(game("twilight")), "8/8 w".to_owned());
    assert_eq!(wrong("#/editor/twilight/8/8_w"), twilight);
    assert_eq!(wrong("#/editor/ludo/8").0, None);
    let long = format!("#/editor/chess/{}", "8/".repeat(2000));
    assert_eq!(wrong(&long).0, Some(game("chess")));
}

#[test]
fn a_position_is_linked_to_be_played() {
    let chess = draft("chess", "4k3/8/8/8/8/8/4P3/4K3 b - - 3 7");
    let link = opening::link(&chess, Color::Black);
    assert_eq!(link.as_deref(), Some("#/chess/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7?o=black"));
    assert_eq!(opening::link(&start("chess"), Color::White).as_deref(), Some("#/chess"));
    let timed = draft("realtime", "4k3/8/8/8/8/8/8/R3K3 Q - a1=900 0,0 12");
    let link = opening::link(&timed, Color::White).expect("a link");
    assert_eq!(shown("chess", &link), Ok(("realtime", timed.fen())));
    assert_eq!(opening::link(&draft("chess", "8/8/8/8/8/8/8/8 w"), Color::White), None);
}
