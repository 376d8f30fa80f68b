//! Asking what the computer would play.

use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::share::sharing;
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::hint::Hint;
use wonderboard::app::turns::saved::SavedTable;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::turns::typed::typed;
use wonderboard::app::turns::{hints, words};
use wonderboard::board::Player;
use wonderboard::game::Game;
use wonderboard::notation::coords;
use wonderboard::variants::Spec;
use wonderboard::worker::think::Thinker;
use wonderboard::worker::{Score, Servant, Tell};

const AGAINST: [PlayedBy; 2] = [PlayedBy::Human, PlayedBy::Computer(2)];

fn table(spec: Spec) -> Table {
    Table::new(Setup { spec, players: AGAINST, time: None })
}

/// What the engine tells at the end: the move of some coordinates.
fn best(table: &Table, coord: String) -> Action {
    let (version, score) = (table.version, Score::Centipawns(0));
    Action::Told(Tell::Best { version, coord: Some(coord), score })
}

#[test]
fn in_every_game_a_hint_is_a_move_that_is_drawn_or_said() {
    for spec in Spec::all() {
        let asked = table(spec).act(Action::Hint, 0);
        assert_eq!((asked.hint, asked.hints.len()), (Some(Hint::Asked), 1));
        assert!(hints::said(&asked).is_none() && hints::pointers(&asked).is_empty());
        let m = asked.game.legal()[0];
        let coord = coords::write(asked.game.position(), m);
        let given = asked.act(best(&asked, coord), 0);
        assert_eq!(given.hint, Some(Hint::Given(m)), "{}", spec.text());
        assert!(hints::said(&given).is_some() && !hints::pointers(&given).is_empty());
        let played = given.act(Action::Choose(m), 0);
        assert_eq!((played.hint, &*played.hints), (None, &[0][..]));
    }
}

#[test]
fn the_engine_finds_what_it_is_asked_for_and_whoever_watches_goes_on_watching() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1";
    let setup = Setup { spec: Spec::CHESS, players: AGAINST, time: None };
    let table = Table::with(setup, Game::replay(Spec::CHESS, Some(fen), []).expect("a FEN"));
    let mut thinker = Thinker::default();
    let asked = table.act(Action::Hint, 0);
    thinker.begin(&asked.question(false, 0).expect("a question"), 0);
    let mut tells = Vec::new();
    while thinker.slice(50, &|| 0, &mut |tell| tells.push(tell)) {}
    let given = tells.into_iter().fold(asked, |table, tell| table.act(Action::Told(tell), 0));
    assert_eq!(hints::said(&given).as_deref(), Some("Qxf7#"));
    assert!(given.question(false, 0).is_none() && given.question(true, 0).is_some());
    let back = given.act(Action::Hint, 0);
    assert_eq!((back.version, &*back.hints), (given.version, &[0][..]), "it stands there already");
}

#[test]
fn the_record_says_how_often_and_whose() {
    let shared = Setup { spec: Spec::CHESS, players: [PlayedBy::Human; 2], time: None };
    let hinted = |table: Table, coord: &str| {
        let asked = table.act(Action::Hint, 0);
        let m = asked.game.read(coord).expect("a move");
        asked.act(best(&asked, coord.to_owned()), 0).act(Action::Choose(m), 0)
    };
    let table = hinted(hinted(hinted(Table::new(shared), "e2e4"), "e7e5"), "g1f3");
    let table = table.act(Action::TakeBack, 0);
    assert_eq!([Player::First, Player::Second].map(|who| hints::count(&table, who)), [2, 1]);
    assert_eq!(words::hints(&table).as_deref(), Some("with 3 hints"));
    let pgn = sharing::pgn(&table);
    assert!(pgn.contains("[WhiteHints \"2\"]") && pgn.contains("[BlackHints \"1\"]"), "{pgn}");
    let kept = SavedTable::of(&table, 0).open().expect("a table");
    assert_eq!(kept.hints, table.hints);
    assert!(!sharing::pgn(&Table::new(shared)).contains("Hints"));
}

#[test]
fn nobody_is_helped_out_of_turn_or_behind_a_friend_s_back() {
    let refuses = |table: &Table| {
        let after = table.act(Action::Hint, 0);
        assert!(!hints::can_ask(table) && after.hint.is_none() && after.hints.is_empty());
        assert!(typed(table, "hint", 0).is_err());
    };
    let begun = table(Spec::CHESS);
    assert!(matches!(typed(&begun, "Hint", 0), Ok(Action::Hint)));
    let first = begun.game.legal()[0];
    refuses(&begun.act(Action::Choose(first), 0));
    refuses(&begun.act(Action::Resign, 0));
    let players = [PlayedBy::Human, PlayedBy::Correspondence(7)];
    refuses(&Table::new(Setup { players, ..begun.setup }));
}
