//! The report of a game, and learning from it.

use wonderboard::app::report::appraisal::Appraisal;
use wonderboard::app::report::lesson::{Lesson, LessonAction, Stage};
use wonderboard::app::report::{Grade, Report};
use wonderboard::board::Player;
use wonderboard::game::GameTree;
use wonderboard::notation::pgn::{self, NodeId};
use wonderboard::variants::Spec;
use wonderboard::worker::think::Thinker;
use wonderboard::worker::{Ask, Servant, Tell};

/// A game in which White leaves the queen, and Black does not take her.
const GAME: &str = "1. e4 e5 2. Qh5 Nc6 3. Qxe5+ Be7 4. Qxg7 Bf6 *";

fn tree(text: &str) -> GameTree {
    GameTree::read(&pgn::read_one(text).expect("a game")).expect("a start")
}

/// All that the engine tells of a question.
fn told(ask: &Ask) -> Vec<Tell> {
    let mut thinker = Thinker::default();
    thinker.begin(ask, 0);
    let mut tells = Vec::new();
    while thinker.slice(50, &|| 0, &mut |tell| tells.push(tell)) {}
    tells
}

/// A game of which every position has been looked at.
fn appraised(tree: &GameTree) -> GameTree {
    let (mut work, mut tree) = (Appraisal::of(tree, 20_000), tree.clone());
    while let Some(ask) = work.question() {
        let before = work.progress();
        told(&ask).into_iter().for_each(|tell| work.told(tell));
        assert!(work.progress() > before, "{before:?}");
    }
    work.write(&mut tree);
    tree
}

#[test]
fn a_game_is_judged_move_by_move_and_what_was_better_is_shown() {
    let plain = tree(GAME);
    assert_eq!(Report::of(&plain), None, "nobody has looked at it");
    let found = appraised(&plain);
    let report = Report::of(&found).expect("a report");
    assert_eq!(report.moves.len(), 8);
    let line = found.main_line();
    // The queen takes what is guarded, and is not taken.
    let [taken, fled] = [&report.moves[4], &report.moves[5]];
    assert_eq!((taken.mover, taken.grade()), (Player::First, Some(Grade::Blunder)));
    assert_eq!((fled.mover, fled.grade()), (Player::Second, Some(Grade::Blunder)));
    assert_eq!(found.notes(line[4]).glyphs, [4]);
    let better = found.moves().children(line[4]).nth(1).expect("a variation");
    assert_eq!(found.game_at(better).last_san(), Some("Nxe5"));
    assert!([line[4], line[5]].contains(&report.turning_point().expect("a turn").node));
    let [white, black] =
        [Player::First, Player::Second].map(|it| report.performance(it).expect("moves"));
    assert!(white.grades[2] >= 1 && black.grades[2] >= 1, "{white:?} {black:?}");
    assert!(white.accuracy < 95 && white.loss > 20, "{white:?}");
    // It is stored with the game.
    let again = tree(&pgn::write(&found.write()));
    let told = |report: &Report| -> Vec<_> {
        report.moves.iter().map(|judged| (judged.mover, judged.share, judged.loss)).collect()
    };
    assert_eq!(Report::of(&again).as_ref().map(told), Some(told(&report)));
}

#[test]
fn every_game_has_a_report() {
    for spec in Spec::all() {
        let mut tree = tree(&format!("[Variant \"{}\"]\n\n*", spec.card().tag));
        let mut at = NodeId::START;
        for _ in 0..3 {
            let game = tree.game_at(at);
            let m = *game.legal().first().expect("a move");
            at = tree.play(at, m).expect("legal");
        }
        let found = appraised(&tree);
        let report = Report::of(&found).expect("a report");
        assert_eq!(report.moves.len(), 3, "{}", spec.text());
        assert!(report.moves.iter().all(|judged| judged.loss <= 1000 && judged.share <= 1000));
    }
}

#[test]
fn a_game_that_was_evaluated_elsewhere_has_a_report_at_once() {
    let report =
        Report::of(&tree("1. f3 {[%eval -0.5]} e5 {[%eval -0.4]} 2. g4 {[%eval #-1]} Qh4# 0-1"));
    let report = report.expect("the last position has ended the game");
    assert_eq!(report.moves[2].grade(), Some(Grade::Blunder));
    assert_eq!(report.moves[3].share, 0);
    assert_eq!(report.turning_point(), Some(&report.moves[2]));
}

#[test]
fn a_mistake_is_played_again_until_something_better_is_found() {
    let found = appraised(&tree(GAME));
    let lesson = Lesson::of(&found, Player::Second).expect("a mistake");
    let moment = lesson.moment().expect("a moment");
    assert_eq!((lesson.progress().0, lesson.stage), (1, Stage::Asked));
    // The same once more is no better.
    let mistake = lesson.mistake().expect("a mistake");
    let wrong = lesson.act(LessonAction::Look(found.clone(), mistake));
    assert_eq!(wrong.stage, Stage::Wrong);
    // What the report found is.
    let solution = lesson.solution().expect("a solution");
    let again = wrong.act(LessonAction::Again);
    assert_eq!(again.act(LessonAction::Look(found.clone(), solution)).stage, Stage::Right);
    // Anything else is thought about.
    let mut tried = found.clone();
    let other = found.game_at(moment).read("d8e7").expect("a move");
    let at = tried.play(moment, other).expect("legal");
    let judging = again.act(LessonAction::Look(tried, at));
    assert_eq!(judging.stage, Stage::Judging(at));
    let tells = told(&judging.question().expect("a question"));
    let judged = tells.into_iter().fold(judging, |it, tell| it.act(LessonAction::Told(tell)));
    assert_eq!(judged.stage, Stage::Wrong);
    let done = (0..lesson.progress().1).fold(lesson, |it, _| it.act(LessonAction::Next));
    assert_eq!((done.mistake(), done.moment()), (None, None));
}
