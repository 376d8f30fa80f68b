//! The explorer of moves.

use wonderboard::app::explorer::{COLUMNS, Insight, NODES, RATINGS, Survey, likelihoods};
use wonderboard::game::Game;
use wonderboard::variants::Spec;
use wonderboard::worker::think::Thinker;
use wonderboard::worker::{Ask, Score, Servant, Tell};

fn game(slug: &str, fen: &str) -> Game {
    let spec = Spec::from_slug(slug).expect("a game");
    Game::replay(spec, Some(fen), []).expect("a position")
}

/// A survey with all that one engine has to say.
fn surveyed(game: &Game) -> Survey {
    let (mut survey, mut thinker) = (Survey::of(game), Thinker::default());
    while let Some(ask) = survey.question() {
        let before = survey.progress();
        thinker.begin(&ask, 0);
        let mut tells = Vec::new();
        while thinker.slice(50, &|| 0, &mut |tell| tells.push(tell)) {}
        tells.into_iter().for_each(|tell| survey.told(tell));
        assert!(survey.progress() > before, "{before:?}");
    }
    survey
}

/// A survey in which a move is worth what somebody says, by its name and column, in centipawns to whoever makes it.
fn told(game: &Game, worth: impl Fn(&str, usize) -> i32) -> Survey {
    let mut survey = Survey::of(game);
    let sans: Vec<String> = survey.ranked().iter().map(|candidate| candidate.san.clone()).collect();
    while let Some(Ask { version, .. }) = survey.question() {
        let (column, row) = (version as usize / sans.len(), version as usize % sans.len());
        let score = Score::Centipawns(-worth(&sans[row], column));
        survey.told(Tell::Best { version, coord: None, score });
    }
    survey
}

#[test]
fn the_engine_finds_what_is_good_and_says_how_good() {
    // A pawn takes the queen, or she takes what she wants.
    let survey = surveyed(&game("chess", "1k6/pp3ppp/8/3q4/4P3/5N2/PP3PPP/1K6 w - - 0 1"));
    assert_eq!(survey.columns(), COLUMNS);
    let ranked = survey.ranked();
    assert_eq!(ranked[0].san, "exd5");
    let worth = |san: &str, column: usize| {
        let candidate = ranked.iter().find(|candidate| candidate.san == san).expect("a move");
        candidate.cell(column).expect("a value").share()
    };
    assert!(worth("exd5", 7) > 800, "{}", worth("exd5", 7));
    assert!(worth("a3", 7) < 200, "the queen is not taken: {}", worth("a3", 7));
    let people = likelihoods(&survey);
    assert!(people[0].iter().all(|&share| share > 60), "{people:?}");
    assert!(people[0].is_sorted(), "better players find it more often: {people:?}");
    assert_eq!(people.len(), ranked.len());
    assert_eq!(people[0].len(), RATINGS.len());
}

#[test]
fn moves_that_end_the_game_need_no_engine() {
    let survey = Survey::of(&game("chess", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"));
    let mates: Vec<_> = survey
        .ranked()
        .into_iter()
        .filter(|candidate| candidate.san.ends_with('#'))
        .map(|candidate| candidate.cell(0).expect("a value").score)
        .collect();
    assert!(!mates.is_empty() && mates.iter().all(|&score| score == Score::Mate(1)), "{mates:?}");
    let (done, all) = survey.progress();
    assert!(done >= COLUMNS && done < all);
}

#[test]
fn half_a_turn_is_worth_what_it_is_to_whoever_goes_on() {
    let survey = surveyed(&game("twinmove", "k7/8/8/8/8/8/P6p/K6R w - - 0 1"));
    for candidate in survey.ranked() {
        let share = candidate.cell(COLUMNS - 1).expect("a value").share();
        assert!(share > 500, "White is ahead after {}: {share}", candidate.san);
    }
}

#[test]
fn traps_and_late_finds_are_told_with_the_nodes_that_show_them() {
    let start = Spec::CHESS;
    let survey = told(&Game::new(start), |san, column| match san {
        "e4" => 50,
        // A trap until 4000 nodes.
        "d4" if column < 3 => 60,
        "d4" => -700,
        // It looks bad before 16,000.
        "Nf3" if column < 5 => -700,
        "Nf3" => 45,
        _ => -100,
    });
    let insight = Insight::of(&survey);
    let seen = |changes: &[wonderboard::app::explorer::Change]| {
        changes.iter().map(|change| (change.san.clone(), change.nodes)).collect::<Vec<_>>()
    };
    assert_eq!(seen(&insight.best), [("d4".to_owned(), NODES[0]), ("e4".to_owned(), NODES[3])]);
    assert_eq!(seen(&insight.traps), [("d4".to_owned(), NODES[3])]);
    assert_eq!(seen(&insight.hidden), [("Nf3".to_owned(), NODES[5])]);
}

#[test]
fn answers_to_other_questions_change_nothing() {
    let mut survey = Survey::of(&Game::new(Spec::CHESS));
    let before = survey.clone();
    survey.told(Tell::Best { version: 7, coord: None, score: Score::Centipawns(1) });
    survey.told(Tell::Failed { version: 0, what: "no such game".to_owned() });
    assert_eq!(survey, before);
    assert!(likelihoods(&survey).is_empty());
    assert_eq!(Insight::of(&survey), Insight::default());
}
