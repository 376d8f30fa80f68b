//! The course of the game without turns: every task can be done and be missed as the arbiter says, in a time that
//! nobody's clock measures.

use std::collections::BTreeSet;
use std::fs;

use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::realtime::course::{TimedLesson, TimedVerdict, solution};
use wonderboard::app::realtime::{Phase, Session, SessionAction, Why, attempt};
use wonderboard::board::Color;
use wonderboard::notation::realtime::courses::{TimedCourse, TimedGoal, TimedStep, read, script};
use wonderboard::realtime::{Command, Readiness, Tick};
use wonderboard::variants::rulebook::LANGUAGES;

/// Everything that happens by itself in a step has happened by then.
const LATE: Tick = 20_000;

fn course(language: &str) -> &'static TimedCourse {
    let path = format!("{}/courses/{language}/realtime.txt", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}"));
    Box::leak(Box::new(read(text.leak())))
}

/// The lessons that ask for something.
fn lessons() -> Vec<TimedLesson> {
    let course = course(LANGUAGES[0]);
    let all = (0..course.steps.len()).map(|at| TimedLesson::at(course, at));
    all.filter(|lesson| lesson.task().is_some()).collect()
}

fn heading(lesson: &TimedLesson) -> &'static str {
    lesson.step().expect("a step").heading
}

/// A session of a lesson in which time runs.
fn begun(lesson: &TimedLesson) -> Session {
    lesson.session().act(SessionAction::Run, 0.0)
}

/// What becomes of a lesson and its session after an action at a tick.
fn after(
    (lesson, session): &(TimedLesson, Session),
    action: SessionAction,
    tick: Tick,
) -> (TimedLesson, Session) {
    let session = session.act(action, session.clock.ms(f64::from(tick)));
    (lesson.heard(&session), session)
}

/// The same after nothing else happens until a tick; step by step, as on a page.
fn waited(mut state: (TimedLesson, Session), until: Tick) -> (TimedLesson, Session) {
    let now = state.1.arbiter.now();
    for tick in (now..=until).step_by(100) {
        if state.0.verdict.is_some() {
            break;
        }
        state = after(&state, SessionAction::Wake, tick);
    }
    state
}

/// What can be commanded, premoves of frozen pieces included.
fn commands(session: &Session) -> Vec<Command> {
    let (arbiter, mut legal) = (&session.arbiter, Vec::new());
    let (position, tick) = (arbiter.view(Color::White), arbiter.now());
    position.legal(arbiter.options(), Color::White, tick, Readiness::Ignored, &mut legal);
    let command = |effect: &wonderboard::realtime::Effect| match position.ready_at(effect.from) {
        ready if ready > tick => Command::Premove(effect.asked()),
        _ => Command::Move(effect.asked()),
    };
    legal.iter().map(command).collect()
}

/// What must be alike in every language.
fn shape(step: &TimedStep) -> String {
    let tries = step.task.as_ref().map(|task| {
        let tried: Vec<&str> = task.wrong.iter().map(|(tried, _)| *tried).collect();
        (&task.goals, tried)
    });
    format!("{} | {} {tries:?}", step.fen, step.moves)
}

#[test]
fn every_language_teaches_the_same() {
    let first: Vec<String> = course(LANGUAGES[0]).steps.iter().map(shape).collect();
    for language in LANGUAGES {
        let steps = &course(language).steps;
        assert_eq!(steps.iter().map(shape).collect::<Vec<_>>(), first, "{language}");
        for step in steps {
            let task = step.task.iter();
            let said = task.flat_map(|task| {
                task.wrong.iter().map(|(_, why)| *why).chain([task.hint, task.done])
            });
            let mut said = said.chain([step.heading, step.words]);
            assert!(said.all(|said| said.trim().len() > 5), "{language}: {}", step.heading);
        }
    }
}

#[test]
fn a_game_comes_last_and_every_position_makes_sense() {
    let steps = &course(LANGUAGES[0]).steps;
    assert!((6..=12).contains(&steps.len()), "{} steps", steps.len());
    let (last, tasks) = steps.split_last().expect("a step");
    assert!(last.task.is_none() && tasks.iter().all(|step| step.task.is_some()));
    let game = attempt::set_up(last.fen, [PlayedBy::Human, PlayedBy::Computer(1)], 5_000);
    assert!(!game.expect("a position").is_over());
    for lesson in lessons() {
        let session = lesson.session();
        assert_eq!(session.phase, Phase::Paused(Why::Kept), "{}", heading(&lesson));
        assert!(script(lesson.step().expect("a step")).is_some(), "{}", heading(&lesson));
        let goals = &lesson.task().expect("a task").goals;
        assert!(!goals.is_empty() && !goals.contains(&TimedGoal::Unknown), "{}", heading(&lesson));
        assert!(lesson.heard(&session).verdict.is_none(), "{}: done before", heading(&lesson));
        // No piece is frozen for longer than its value.
        let (position, options) = (session.arbiter.view(Color::White), session.arbiter.options());
        for at in position.board().occupied() {
            let role = position.piece_at(at).expect("a piece").role;
            assert!(position.ready_at(at) <= options.value(role), "{}", heading(&lesson));
        }
    }
}

#[test]
fn every_task_can_be_done() {
    for lesson in lessons() {
        let solution = solution::find(&lesson).unwrap_or_else(|| panic!("{}", heading(&lesson)));
        println!("{}: {solution:?}", heading(&lesson));
        assert!(!solution.is_empty(), "{}: it is done by itself", heading(&lesson));
        let mut state = (lesson.clone(), begun(&lesson));
        for &(tick, command) in &solution {
            state = waited(state, tick);
            state = after(&state, SessionAction::Tell(Color::White, command), tick);
        }
        assert!(waited(state, LATE).0.is_solved(), "{}", heading(&lesson));
        // It is shown without anybody's hand, and then nobody has solved it.
        let showing = lesson.showing(solution);
        let shown = waited((showing.clone(), begun(&showing)), LATE).0;
        assert!(shown.is_done() && !shown.is_solved(), "{}", heading(&lesson));
    }
}

/// A hand is slower than the first moment: two seconds for each move.
#[test]
fn every_task_leaves_time_to_do_it() {
    for lesson in lessons() {
        let solution = solution::find(&lesson).expect("a way");
        let mut state = (lesson.clone(), begun(&lesson));
        for &(tick, command) in &solution {
            let tick = tick + 1_000;
            state = waited(state, tick);
            state = after(&state, SessionAction::Tell(Color::White, command), tick);
        }
        assert!(waited(state, LATE).0.is_solved(), "{}", heading(&lesson));
    }
}

#[test]
fn every_wrong_try_misses_for_its_reason() {
    for lesson in lessons() {
        let start = (lesson.clone(), begun(&lesson));
        let mut told = BTreeSet::new();
        let mut hear = |state: (TimedLesson, Session)| match waited(state, LATE).0.verdict {
            Some(TimedVerdict::Missed(why, _)) => drop(told.insert(why)),
            Some(TimedVerdict::Done) | None => {}
        };
        hear(start.clone());
        for tick in (0..=9_000).step_by(1_500) {
            let then = waited(start.clone(), tick);
            if then.0.verdict.is_some() {
                break;
            }
            for command in commands(&then.1) {
                let tried = after(&then, SessionAction::Tell(Color::White, command), tick);
                // A piece that has just moved can be told where to go next.
                let more = commands(&tried.1).into_iter().filter(|_| tick == 0);
                for next in more.filter(|next| matches!(next, Command::Premove(_))) {
                    hear(after(&tried, SessionAction::Tell(Color::White, next), 500));
                }
                hear(tried);
            }
        }
        let reasons = lesson.task().expect("a task").wrong.iter().map(|(_, why)| *why);
        let reasons: BTreeSet<_> = reasons.collect();
        assert!(!reasons.is_empty(), "{}", heading(&lesson));
        let unsaid: Vec<_> = reasons.difference(&told).collect();
        assert!(unsaid.is_empty(), "{}: {unsaid:?}", heading(&lesson));
    }
}

#[test]
fn a_capture_that_is_answered_shows_the_answer() {
    let lessons = lessons();
    let asks = |lesson: &&TimedLesson| {
        lesson.task().is_some_and(|task| task.goals.contains(&TimedGoal::Safe))
    };
    let mut refuted = 0;
    for lesson in lessons.iter().filter(asks) {
        let start = (lesson.clone(), begun(lesson));
        for command in commands(&start.1) {
            let tried = after(&start, SessionAction::Tell(Color::White, command), 0);
            let Some(answer) = tried.0.refutation() else { continue };
            let made = tried.1.arbiter.log().len();
            let shown = after(&tried, SessionAction::Tell(Color::Black, answer), 100);
            let shown = shown.1.act(SessionAction::Wake, shown.1.clock.ms(9_000.0));
            assert!(shown.arbiter.log().len() > made, "{}", heading(lesson));
            refuted += 1;
        }
    }
    assert!(refuted >= 2, "{refuted}");
}

#[test]
fn a_lesson_goes_on_and_begins_anew() {
    let lesson = lessons().remove(0);
    assert!(lesson.with_hint().is_hint_shown && lesson.with_hint().again().is_hint_shown);
    assert!(!lesson.with_hint().to(1).is_hint_shown);
    let behind = lesson.to(99);
    assert_eq!((behind.at, behind.step().is_none()), (lesson.steps().len(), true));
    assert!(behind.task().is_none() && behind.heard(&behind.session()) == behind);
}
