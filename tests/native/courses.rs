//! Every course can be read in every language, and its tasks can be done as the rules say.

use std::fs;
use std::path::{Path, PathBuf};

use wonderboard::app::courses::goals::Verdict;
use wonderboard::app::courses::lesson::{Lesson, Tried, position, solution};
use wonderboard::app::courses::progress::Progress;
use wonderboard::game::{Game, Spot, gesture};
use wonderboard::notation::courses;
use wonderboard::variants::course::{Course, CourseStep, Goal};
use wonderboard::variants::rulebook::LANGUAGES;
use wonderboard::variants::{Group, Spec};

fn path(language: &str, spec: Spec) -> PathBuf {
    let name = format!("courses/{language}/{}.txt", spec.card().slug);
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn course(language: &str, spec: Spec) -> &'static Course {
    let path = path(language, spec);
    let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
    Box::leak(Box::new(courses::read(text.leak())))
}

/// Every step of every course in the first language, as a lesson at it.
fn lessons() -> impl Iterator<Item = (Spec, usize, Lesson, &'static CourseStep)> {
    Spec::all().flat_map(|spec| {
        let course = course(LANGUAGES[0], spec);
        let steps = course.steps.iter().enumerate();
        steps.map(move |(at, step)| (spec, at, Lesson::at(spec, course, at), step))
    })
}

/// Says all that is wrong at once.
fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// What must be alike in every language.
fn shape(step: &CourseStep) -> String {
    let task = step.task.as_ref().map(|task| {
        let tries: Vec<&str> = task.wrong.iter().map(|(m, _)| *m).collect();
        (&task.goals, tries)
    });
    format!("{} | {} {task:?}", step.fen, step.moves)
}

#[test]
fn every_language_teaches_the_same() {
    let mut wrong = Vec::new();
    for spec in Spec::all() {
        let first: Vec<String> = course(LANGUAGES[0], spec).steps.iter().map(shape).collect();
        for language in LANGUAGES {
            let steps = &course(language, spec).steps;
            let shapes: Vec<String> = steps.iter().map(shape).collect();
            if shapes != first {
                wrong.push(format!("{language}/{} is not like the first", spec.text()));
            }
            for step in steps {
                let said = step.task.iter().flat_map(|task| {
                    let tries = task.wrong.iter().map(|(_, why)| *why);
                    tries.chain([task.hint, task.done])
                });
                if said.chain([step.heading, step.words]).any(|said| said.trim().len() < 3) {
                    wrong.push(format!(
                        "{language}/{}: {} says too little",
                        spec.text(),
                        step.heading
                    ));
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn a_course_is_as_long_as_there_is_to_learn_and_ends_with_a_game() {
    let mut wrong = Vec::new();
    for spec in Spec::all() {
        let steps = &course(LANGUAGES[0], spec).steps;
        let wanted = match spec.card().group {
            Group::Main => 6..=12,
            Group::Relatives | Group::TwoBoards => 3..=6,
        };
        if !wanted.contains(&steps.len()) {
            wrong.push(format!("{} has {} steps", spec.text(), steps.len()));
        }
        let (last, tasks) = steps.split_last().expect("a step");
        if last.task.is_some() || tasks.iter().any(|step| step.task.is_none()) {
            wrong.push(format!("{}: a game comes last, and only there", spec.text()));
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_task_can_be_done() {
    let mut wrong = Vec::new();
    for (spec, at, lesson, step) in lessons() {
        let place = format!("{} {at} {:?}", spec.text(), step.heading);
        match position(spec, step) {
            Err(fault) => wrong.push(format!("{place}: {fault}")),
            Ok(game) if game.status().outcome.is_some() => wrong.push(format!("{place} is over")),
            Ok(_) => {}
        }
        let Some(task) = &step.task else { continue };
        // A goal that could not be read asks for moves that there are none of.
        let unread = |goal: &Goal| match goal {
            Goal::Moves(moves) => {
                moves.is_empty()
                    || !moves.iter().all(|m| lesson.start.clone().played(m.split('-')).is_ok())
            }
            Goal::Reach(_, sites) => sites.is_empty(),
            Goal::Catch(roles) => roles.is_empty(),
            _ => false,
        };
        if task.goals.is_empty() || task.goals.iter().any(unread) {
            wrong.push(format!("{place} asks for {:?}", task.goals));
        }
        match solution(&lesson) {
            None => wrong.push(format!("{place} cannot be done")),
            Some(moves) => println!("{place}: {:?}", moves),
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_wrong_try_is_legal_and_misses() {
    let mut wrong = Vec::new();
    for (spec, at, lesson, step) in lessons() {
        for (moves, why) in step.task.iter().flat_map(|task| &task.wrong) {
            let place = format!("{} {at} {:?} {moves}", spec.text(), step.heading);
            let (mut lesson, mut game, mut heard) = (lesson.clone(), lesson.start.clone(), None);
            for text in moves.split('-') {
                let Ok(m) = game.read(text) else {
                    heard = None;
                    wrong.push(format!("{place} is not legal"));
                    break;
                };
                let (after, tried) = lesson.tried(&game, m);
                if let Tried::More(next) = &tried {
                    game = next.clone();
                }
                (lesson, heard) = (after, Some(tried));
            }
            // The beginning of a turn misses if it does however the turn ends.
            let misses = match &heard {
                Some(Tried::More(next)) if lesson.verdict == Some(Verdict::Open) => {
                    next.legal().iter().all(|&m| lesson.tried(next, m).1 == Tried::Wrong(why))
                }
                Some(tried) => *tried == Tried::Wrong(why),
                None => true,
            };
            if !misses {
                wrong.push(format!("{place}: {:?}", lesson.verdict));
            }
        }
    }
    assert_none(&wrong);
}

/// A task that any move does teaches nothing.
#[test]
fn every_task_can_be_missed() {
    let mut wrong = Vec::new();
    for (spec, at, lesson, step) in lessons().filter(|(.., step)| step.task.is_some()) {
        let misses = |m: &&_| matches!(lesson.tried(&lesson.start, **m).1, Tried::Wrong(_));
        let legal = lesson.start.legal();
        let halves = lesson.start.due().is_some();
        if !halves && !legal.iter().any(|m| misses(&m)) && legal.len() > 1 {
            wrong.push(format!("{} {at} {:?}", spec.text(), step.heading));
        }
    }
    assert_none(&wrong);
}

#[test]
fn what_the_rules_forbid_is_refused_with_a_reason() {
    let mut reasons = 0;
    for (.., lesson, _) in lessons().filter(|(.., step)| step.task.is_some()) {
        let game = &lesson.start;
        let scene = game.scene();
        let own = scene.pieces.iter().filter(|piece| piece.color == game.turn());
        for piece in own {
            let from = Spot::Square(piece.site);
            for other in scene.pieces.iter().filter(|other| other.site != piece.site) {
                let to = Spot::Square(other.site);
                if gesture::between(game.legal(), game.turn(), from, to).is_empty() {
                    let Tried::Refused(why) = lesson.refused(game, [from, to]) else { panic!() };
                    reasons += usize::from(why.is_some());
                }
            }
        }
    }
    assert!(reasons > 100, "{reasons}");
}

/// Walks each course to its end, by its solutions, and stumbles once in each task.
#[test]
fn courses_are_walked_to_their_end() {
    for spec in Spec::all() {
        let mut lesson = Lesson::at(spec, course(LANGUAGES[0], spec), 0);
        let mut progress = Progress::default();
        while lesson.step().is_some_and(|step| step.task.is_some()) {
            let solution = solution(&lesson).expect("a way");
            let mut game: Game = lesson.start.clone();
            for (_, text) in solution {
                let (after, tried) = lesson.tried(&game, game.read(&text).expect("a move"));
                lesson = after;
                if let Tried::More(next) = tried {
                    game = next;
                }
            }
            assert_eq!(lesson.verdict, Some(Verdict::Done));
            progress.visit(spec.slug(), lesson.at, lesson.len());
            progress.solve(spec.slug(), lesson.at);
            lesson = lesson.moved(1);
        }
        let known = progress.of(spec.card().slug).expect("progress");
        assert_eq!(known.solved.len() + 1, lesson.len());
        assert!(lesson.moved(1).step().is_none() && lesson.moved(9).at == lesson.len());
    }
}
