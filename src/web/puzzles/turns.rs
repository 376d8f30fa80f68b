//! A puzzle of a game of turns.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::common::shape::{Brush, Shape};
use crate::app::draw::icons::Icon;
use crate::app::puzzles::attempt::{Attempt, AttemptAction, Phase};
use crate::app::puzzles::words;
use crate::app::shell::settings::Settings;
use crate::app::turns::action::Action;
use crate::app::turns::solution::PuzzleVerdict;
use crate::app::wording::moves::place;
use crate::app::wording::terms;
use crate::puzzle::Puzzle;
use crate::texts::texts;
use crate::web::puzzles::finding::Found;
use crate::web::puzzles::panel::{Panel, Verdict, panel};
use crate::web::puzzles::record::use_record;
use crate::web::puzzles::showing::{AttemptHandle, AttemptRoom, use_course};
use crate::web::puzzles::steering::{Steered, use_steering};
use crate::web::puzzles::ways::Ways;
use crate::web::turns::actions::{act, button, lay, layout, noted};
use crate::web::turns::hearing::use_sounds;
use crate::web::turns::looks;
use crate::web::turns::move_list::MoveList;
use crate::web::turns::room::{Room, RoomHandle};
use crate::web::turns::stage::Stage;
use crate::web::turns::toast::toast;

#[derive(PartialEq, Properties)]
pub struct TurnsProps {
    pub found: Rc<Found>,
    pub puzzle: Rc<Puzzle>,
    pub settings: Settings,
    pub on_next: Callback<()>,
    pub ways: Ways,
}

/// The boards, and what is said beside them.
#[component]
pub fn TurnsPuzzle(props: &TurnsProps) -> Html {
    let TurnsProps { found, puzzle, settings, on_next, ways } = props;
    let attempt = use_reducer(|| AttemptRoom(Attempt::new(puzzle.clone())));
    let room = use_reducer(|| {
        let table = attempt.0.table(attempt.0.start(), None);
        Room { table: table.act(Action::Lay(settings.layout), 0) }
    });
    use_course(&room, &attempt);
    use_sounds(&room, settings.sound);
    let record = use_record(found, attempt.0.outcome);
    use_effect_with(room.clone(), {
        let look = ways.look.clone();
        move |room| look.emit(room.clone())
    });
    let steered = Steered {
        is_done: attempt.0.is_done(),
        next: on_next.clone(),
        hint: hint(&room, &attempt),
        help: ways.help.clone(),
    };
    use_steering(&room, &steered);
    let settings = Settings { zoom: Some(false), ..settings.clone() };
    let [boards, files, laid, _] =
        looks::root_attributes(&settings, &room.table).map(|(_, value)| value);
    let verdict = verdict(&room, &attempt);
    // A touch while a try is refuted means: go on.
    let onpointerdown = is_refuting(&attempt).then(|| {
        let attempt = attempt.dispatcher();
        Callback::from(move |_: PointerEvent| attempt.dispatch(AttemptAction::Back))
    });
    html! {
        <div class="solving" data-boards={boards} data-files={files} data-layout={laid}>
            <main class="table" {onpointerdown}>
                <h1 class="visually-hidden">{ terms::title(puzzle.game.card()) }</h1>
                <Stage room={room.clone()} pointers={mark(&room, &attempt, verdict)} />
                { panel(Panel {
                    found, record: &record, verdict, is_done: steered.is_done, on_next: on_next.clone(),
                    status: words::status(&attempt.0, &room.table),
                    moves: html! { <MoveList room={room.clone()} figurines={settings.figurines} /> },
                    tries: tries(&attempt),
                    acts: acts(&room, &attempt, ways, &steered.hint),
                }) }
            </main>
            { toast(&room) }
        </div>
    }
}

fn is_refuting(attempt: &AttemptHandle) -> bool {
    matches!(attempt.0.phase, Phase::Refuting(_))
}

/// What became of the last move.
fn verdict(room: &RoomHandle, attempt: &AttemptHandle) -> Verdict {
    match attempt.0.phase {
        Phase::Refuting(_) => Verdict::Wrong,
        Phase::Solved => Verdict::Right,
        Phase::Shown => Verdict::None,
        Phase::Open => match attempt.0.verdict(&room.table) {
            PuzzleVerdict::Wrong => Verdict::Wrong,
            PuzzleVerdict::Reply(_) | PuzzleVerdict::Solved => Verdict::Right,
            PuzzleVerdict::Open if attempt.0.is_missed(&room.table) => Verdict::Wrong,
            PuzzleVerdict::Open if room.table.game.is_empty() => Verdict::None,
            PuzzleVerdict::Open => Verdict::Right,
        },
    }
}

/// A circle around where the last move came down that is right or wrong.
fn mark(room: &RoomHandle, attempt: &AttemptHandle, verdict: Verdict) -> Rc<[Shape]> {
    let table = &room.table;
    let is_last = match attempt.0.phase {
        Phase::Refuting(_) => {
            attempt.0.refuted().is_some_and(|tried| tried.game.len() == table.game.len())
        }
        Phase::Solved => table.shown.is_none(),
        Phase::Shown => false,
        Phase::Open => attempt.0.verdict(table) != PuzzleVerdict::Open,
    };
    let brush = match verdict {
        Verdict::Right => Brush::Green,
        Verdict::Wrong => Brush::Red,
        Verdict::None => return Rc::default(),
    };
    let landing = table.game.last().made().and_then(|(_, m)| m.landing()).filter(|_| is_last);
    landing.map(|at| Shape::circle(at.board(), at.square(), brush)).into_iter().collect()
}

/// Picks the piece that makes the next move, while one is to be found.
fn hint(room: &RoomHandle, attempt: &AttemptHandle) -> Callback<()> {
    let (room, attempt) = (room.clone(), attempt.clone());
    Callback::from(move |()| {
        let spot = attempt.0.next_spot(&room.table.game).filter(|_| room.table.is_live());
        if let Some(spot) = spot {
            attempt.dispatch(AttemptAction::Hint);
            room.dispatch(Action::LetGo);
            room.dispatch(Action::Press(spot));
        }
    })
}

/// The moves that were not the ones, each to be looked at once more.
fn tries(attempt: &AttemptHandle) -> Html {
    let is_looking = is_refuting(attempt) || attempt.0.is_done();
    let entry = |number: usize| {
        let tried = attempt.0.tries.get(number)?;
        let made = place(&tried.game, tried.game.len())?;
        let look = {
            let attempt = attempt.dispatcher();
            move |_: MouseEvent| attempt.dispatch(AttemptAction::Look(number))
        };
        Some(html! {
            <li key={number}>
                <button class="ply" type="button" disabled={is_looking} title={words::missed(&attempt.0, tried)} onclick={look}>
                    { made }
                </button>
            </li>
        })
    };
    html! {
        if !attempt.0.tries.is_empty() {
            <ul class="solve-tries" aria-label={texts().solve_tries()}>
                for entry in (0..attempt.0.tries.len()).filter_map(entry) { { entry } }
            </ul>
        }
    }
}

/// What one can do.
fn acts(room: &RoomHandle, attempt: &AttemptHandle, ways: &Ways, hint: &Callback<()>) -> Html {
    let t = texts();
    let on = |action: AttemptAction| {
        let attempt = attempt.dispatcher();
        Callback::from(move |_: MouseEvent| attempt.dispatch(action.clone()))
    };
    let shown = room.table.shown_game();
    let study = {
        let table = room.table.clone();
        ways.study.reform(move |_: MouseEvent| table.clone())
    };
    let play = {
        let way = (shown.clone(), attempt.0.puzzle.solver());
        ways.play.reform(move |_: MouseEvent| way.clone())
    };
    html! {
        <>
            if attempt.0.is_done() {
                { button(Icon::Undo, t.solve_again(), false, on(AttemptAction::Again)) }
                { button(Icon::Lens, t.analysis(), false, study) }
                { button(Icon::Play, t.solve_play_on(), shown.status().outcome.is_some(), play) }
            } else {
                { button(Icon::Bulb, t.solve_hint(), !room.table.is_live(), hint.reform(|_| ())) }
                { button(Icon::Check, t.solve_solution(), is_refuting(attempt), on(AttemptAction::GiveUp)) }
            }
            { noted(Icon::Flip, t.flip(), t.flip_note(), false, act(room, Action::Flip)) }
            if room.table.game.board_count() > 1 {
                { layout(room, &lay(room), false) }
            }
        </>
    }
}
