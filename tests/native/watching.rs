//! What the engine makes of positions, as somebody who watches it sees it.

use std::collections::HashSet;

use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::lines::{lines, pointers};
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::turns::watching::{Subject, Watching};
use wonderboard::app::turns::words;
use wonderboard::game::Game;
use wonderboard::variants::Spec;
use wonderboard::worker::think::Thinker;
use wonderboard::worker::{Score, Servant, Until};

/// Asks the engine about a table as somebody who watches does, and hears all of it.
fn watched(table: Table) -> Table {
    let mut thinker = Thinker::default();
    thinker.begin(&table.question(true, 0).expect("a question"), 0);
    let mut tells = Vec::new();
    while thinker.slice(50, &|| 0, &mut |tell| tells.push(tell)) {}
    tells.into_iter().fold(table, |table, tell| table.act(Action::Told(tell), 0))
}

#[test]
fn the_best_moves_are_told_together_each_with_a_line_that_can_be_played() {
    let until = Until::Nodes(3_000);
    for spec in Spec::all() {
        let setup = Setup { spec, players: [PlayedBy::Human; 2], time: None };
        let watching = Watching { lines: 3, until, ..Watching::default() };
        let table = watched(Table::new(setup).act(Action::Watch(watching), 0));
        let lines = lines(&table);
        assert_eq!(lines.len(), 3, "{}", spec.text());
        let firsts: HashSet<_> = lines.iter().map(|line| line.moves[0].san.clone()).collect();
        assert_eq!(firsts.len(), 3, "{firsts:?}");
        for (line, info) in lines.iter().zip(&table.thoughts) {
            assert!(line.moves.len() == info.line.len().min(16), "{}: {info:?}", spec.text());
            let [first, ..] = &line.moves[..] else { panic!("a move") };
            assert_eq!(first.number.as_deref(), Some("1."));
            assert!(table.game.legal().contains(&first.m));
        }
        assert!(!pointers(&table, &lines).is_empty(), "{}", spec.text());
        let quiet = table.act(Action::Watch(Watching { arrows: false, ..watching }), 0);
        assert_eq!((quiet.version, quiet.thoughts.len()), (table.version, 3));
        assert!(pointers(&quiet, &lines).is_empty());
    }
}

#[test]
fn a_threat_is_what_the_other_side_would_do() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 0 1";
    let setup = Setup { spec: Spec::CHESS, players: [PlayedBy::Human; 2], time: None };
    let table = Table::with(setup, Game::replay(Spec::CHESS, Some(fen), []).expect("a FEN"));
    let until = Until::Nodes(3_000);
    let watching = Watching { until, subject: Subject::Threat, ..Watching::default() };
    let table = watched(table.act(Action::Watch(watching), 0));
    let lines = lines(&table);
    assert_eq!((&*lines[0].moves[0].san, lines[0].score), ("Qxf7#", Score::Mate(1)));
    assert_eq!(
        pointers(&table, &lines).first().map(|shape| shape.code()).as_deref(),
        Some("Rf3f7")
    );
    assert_eq!(words::judged(&table), None, "it is no judgement of the position");
    let reply = table.game.read("b8c6").expect("a move");
    // Of the next position it is not asked.
    assert_eq!(table.act(Action::Choose(reply), 0).watching.subject, Subject::Position);
    // In check there is nothing to pass on.
    let check = "rnb1kbnr/pppp1ppp/8/4p3/4P2q/5P2/PPPP2PP/RNBQKBNR w KQkq - 1 3";
    let game = Game::replay(Spec::CHESS, Some(check), []).expect("a FEN");
    assert!(game.passed().is_none());
}
