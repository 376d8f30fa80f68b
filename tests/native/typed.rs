//! What is typed at a table, and what is said to those who listen.

use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::moves::MoveStep;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::turns::typed::typed;
use wonderboard::app::turns::words;
use wonderboard::app::wording::spoken_moves;
use wonderboard::board::Color;
use wonderboard::game::Game;
use wonderboard::game::clock::TimeControl;
use wonderboard::variants::Spec;

fn friends(game: &str) -> Setup {
    let spec = Spec::from_text(game).expect("a game");
    Setup { spec, players: [PlayedBy::Human; 2], time: None }
}

fn at(game: &str, fen: &str) -> Table {
    let setup = friends(game);
    Table::with(setup, Game::replay(setup.spec, Some(fen), []).expect("a FEN"))
}

/// The table after texts that do something.
fn after(table: Table, texts: &str) -> Table {
    texts.split(' ').fold(table, |table, text| {
        let action = typed(&table, text, 0);
        table.act(action.unwrap_or_else(|why| panic!("{text}: {why:?}")), 0)
    })
}

/// What is said of a text.
fn said(table: &Table, text: &str) -> String {
    let action = typed(table, text, 0).unwrap_or_else(Action::Say);
    let told = table.act(action, 0);
    let notice = told.notice.as_ref().unwrap_or_else(|| panic!("{text} says nothing"));
    words::saying(&told, &notice.what)
}

#[test]
fn moves_are_read_as_people_write_them() {
    let chess = || Table::new(friends("chess"));
    for (texts, coords) in [
        ("e4 E5 nf3 NC6 bb5 a6 0-0", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1"),
        ("e2e4 d7-d5 ed5 Qxd5 nc3", "e2e4 d7d5 e4d5 d8d5 b1c3"),
        ("e4 d5 exd5! c6 dc6 Nf6 cb7 a6 bxa8q", "e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 a7a6 b7a8q"),
    ] {
        let table = after(chess(), texts);
        assert_eq!(table.game.coords().join(" "), coords);
    }
    let drops = after(Table::new(friends("crazyhouse")), "e4 d5 exd5 Qxd5 p@e4");
    assert_eq!(drops.game.sans().last().map(|san| &**san), Some("P@e4"));
    let warp = after(Table::new(friends("twilight")), "a2@p e5");
    assert_eq!(warp.game.sans()[0].as_ref(), "a2@P");
    let alice = after(Table::new(friends("alice")), "e4 e5/b");
    assert_eq!(alice.game.len(), 2);
}

#[test]
fn a_letter_may_be_a_file_or_a_bishop() {
    let both = at("chess", "4k3/8/8/8/8/2p5/1P6/B3K2B w - - 0 1");
    assert_eq!(after(both.clone(), "bxc3").game.coords(), ["b2c3"]);
    let bishop = at("chess", "4k3/8/8/8/8/2p5/8/B3K2B w - - 0 1");
    assert_eq!(after(bishop, "bxc3").game.coords(), ["a1c3"]);
}

#[test]
fn a_text_that_is_no_move_says_why_in_a_players_words() {
    let chess = Table::new(friends("chess"));
    let two_knights = at("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    let pawn = at("chess", "8/4P3/8/8/8/8/k7/4K3 w - - 0 1");
    for (table, text, sentence) in [
        (&chess, "e5", "A pawn moves straight ahead and captures diagonally ahead."),
        (
            &chess,
            "exd3",
            "There is nothing to capture on d3, and pawns move diagonally only to capture.",
        ),
        (&chess, "Be3", "The piece on d2 is in the way."),
        (&chess, "c1e3", "The piece on d2 is in the way."),
        (&chess, "Nd5", "A knight moves two squares straight and one to the side."),
        (&chess, "O-O-O-O", "“O-O-O-O” is neither a move nor a command."),
        (&chess, "hello", "“hello” is neither a move nor a command."),
        (&chess, "takeback", "There is no move to take back."),
        (&two_knights, "Nd2", "“Nd2” could be Nbd2 or Nfd2."),
        (&pawn, "e8", "What does the pawn become? Add Q, R, B or N."),
    ] {
        assert_eq!(said(table, text), sentence, "{text}");
    }
    let zone = at("crazyhouse", "4k3/8/8/8/8/8/8/R3K3[] w - - 0 1");
    assert_eq!(said(&zone, "N@e4"), "You have no knight to drop.");
}

#[test]
fn nobody_plays_by_text_out_of_turn() {
    let chess = Table::new(friends("chess"));
    let back = after(chess.clone(), "e4").act(Action::Show(MoveStep::First), 0);
    assert_eq!(said(&back, "e5"), "You are looking back. Go to the last position to play on.");
    let over = after(chess.clone(), "resign");
    assert_eq!(
        (said(&over, "e4"), said(&over, "draw")),
        ("The game is over.".into(), "The game is over.".into())
    );
    let setup = Setup { players: [PlayedBy::Computer(1), PlayedBy::Human], ..chess.setup };
    assert_eq!(said(&Table::new(setup), "e4"), "It is not your turn.");
}

#[test]
fn words_do_what_buttons_do() {
    let begun = || after(Table::new(friends("chess")), "e4 e5");
    assert!(after(begun(), "resign").outcome().is_some());
    assert_eq!(after(begun(), "takeback").game.len(), 1);
    let offered = after(begun(), "draw");
    assert!(offered.offered.is_some() && offered.outcome().is_none());
    for word in ["remis", "tablas", "nulle"] {
        let drawn = after(offered.clone(), word).outcome().is_some();
        assert!(drawn, "the other one accepts in any language: {word}");
    }
    let repeated = after(Table::new(friends("chess")), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert!(after(repeated, "draw").outcome().is_some(), "the draw is claimed");
}

#[test]
fn questions_are_answered() {
    let chess = after(Table::new(friends("chess")), "e4 e5 Nf3");
    for (question, answer) in [
        ("last", "2. Nf3: knight f3."),
        ("última", "2. Nf3: knight f3."),
        ("dernier", "2. Nf3: knight f3."),
        ("pièces n", "White: knight b1, knight f3. Black: knight b8, knight g8."),
        ("p n", "White: knight b1, knight f3. Black: knight b8, knight g8."),
        ("square f3", "f3, white knight."),
        ("square e3", "e3 is empty."),
        ("clock", "This game has no clock."),
    ] {
        assert_eq!(said(&chess, question), answer);
    }
    assert_eq!(said(&Table::new(friends("chess")), "last"), "No move has been made yet.");
    let timed = Setup { time: Some(TimeControl::minutes(5, 0)), ..friends("chess") };
    assert_eq!(said(&Table::new(timed), "c"), "White 5:00, Black 5:00.");
    let alice = after(Table::new(friends("alice")), "e4");
    assert_eq!(said(&alice, "s e4"), "e4, white pawn on B.");
    let zone = at("twilight", "4k3/8/8/8/8/8/8/4K3 PP w - - 0 1");
    assert_eq!(said(&zone, "pieces"), "White: king e1, In White’s zone: 2 × pawn. Black: king e8.");
}

/// A game, its moves, and how the last one is told.
const SPOKEN: [(&str, Option<&str>, &str, &str); 14] = [
    ("chess", None, "g1f3", "knight f3"),
    ("chess", None, "e2e4 d7d5 e4d5", "pawn takes pawn on d5"),
    ("chess", Some("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1c1", "castles long"),
    ("chess", Some("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"), "f3d2", "knight from f3 d2"),
    ("chess", Some("k7/4P3/8/8/8/8/8/4K3 w - - 0 1"), "e7e8q", "pawn e8, becomes a queen, check"),
    ("chess", None, "f2f3 e7e5 g2g4 d8h4", "queen h4, checkmate"),
    ("alice", None, "g1f3", "knight f3, through the glass to board B"),
    ("twilight", None, "a2@P", "pawn a2 into the zone"),
    ("twilight", None, "a2@P e7e6 P@a4", "pawn dropped on a4"),
    ("atomic", None, "e2e4 d7d5 e4d5", "pawn takes pawn on d5, explodes"),
    ("tandem", None, "e2e3", "one pawn from e2 to e3, the other stays"),
    ("switch-side", None, "c2c3 d7d6 b2b3~", "pawn b3, switches sides"),
    (
        "duo",
        Some("7k/8/8/8/8/8/8/3Q3K:8/8/8/8/8/8/8/8 w - - 0 1"),
        "Ad1Bd1",
        "queen d1 straight through to board B",
    ),
    ("crazyhouse", None, "e2e4 d7d5 e4d5 d8d5 P@e4", "pawn dropped on e4"),
];

#[test]
fn a_move_is_told_in_the_words_of_its_game() {
    for (game, fen, moves, told) in SPOKEN {
        let spec = Spec::from_slug(game).expect("a game");
        let game = Game::replay(spec, fen, moves.split(' ')).expect("legal moves");
        assert_eq!(spoken_moves::last(&game).as_deref(), Some(told), "{moves}");
    }
}

#[test]
fn the_board_turns_to_whoever_is_to_move_if_two_people_want_it() {
    let table = Table::new(friends("chess")).act(Action::Turning(true), 0);
    let moved = after(table.clone(), "e4");
    assert_eq!((table.orientation, moved.orientation), (Color::White, Color::Black));
    assert_eq!(after(moved.clone(), "e5").orientation, Color::White);
    assert_eq!(after(moved.clone(), "takeback").orientation, Color::White);
    let over = after(after(table.clone(), "f3 e5 g4"), "Qh4");
    assert_eq!(over.orientation, Color::Black, "whoever mates sees it");
    // Half a turn is not a turn.
    let twinmove = Table::new(friends("twinmove")).act(Action::Turning(true), 0);
    assert_eq!(after(twinmove.clone(), "e4").orientation, Color::White);
    assert_eq!(after(twinmove, "e4 Bb5").orientation, Color::Black);
    let next = moved.act(Action::Begin(friends("chess")), 0);
    assert_eq!((next.orientation, after(next, "e4").orientation), (Color::White, Color::Black));
    // Whoever plays the computer sits still, and so does whoever has not asked for it.
    let setup = Setup { players: [PlayedBy::Human, PlayedBy::Computer(1)], ..table.setup };
    let alone = Table::new(setup).act(Action::Turning(true), 0);
    assert_eq!(after(alone, "e4").orientation, Color::White);
    assert_eq!(after(Table::new(friends("chess")), "e4").orientation, Color::White);
}
