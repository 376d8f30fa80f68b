//! What follows the end of a game: how one fares, another level, and where the game turned. It is in a part of the
//! program of its own.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::rating::Form;
use crate::app::report::appraisal::Appraisal;
use crate::app::report::turning::{NODES, Turning, turning};
use crate::app::share::annotations;
use crate::app::shell::route::{puzzles_like, puzzles_of};
use crate::app::turns::action::Action;
use crate::app::turns::ending::{at_level, counted as after, proposed, verdict};
use crate::app::turns::moves::MoveStep;
use crate::game::GameTree;
use crate::texts::texts;
use crate::web::common::form;
use crate::web::dom::browser;
use crate::web::draw::faces::face;
use crate::web::draw::glyphs::icon;
use crate::web::turns::engine::use_errand;
use crate::web::turns::room::RoomHandle;
use crate::web::turns::startup;

/// A game of fewer plies has no turning point worth looking for.
const SHORT: usize = 6;

#[derive(PartialEq, Properties)]
pub struct EndingProps {
    pub room: RoomHandle,
}

/// What follows the end of the game on the table. It is in a later part of the program.
#[inline(never)]
pub fn ending(room: &RoomHandle) -> Html {
    html! { <Ending key={room.table.record.map(|id| id.to_string()).unwrap_or_default()} room={room.clone()} /> }
}

/// How one fares, another level, and where the game turned.
#[component]
fn Ending(props: &EndingProps) -> Html {
    let room = &props.room;
    let form = use_memo((room.table.record, room.table.outcome()), |_| {
        form::counted(|before: &Form| after(before, &room.table))
    });
    let is_alone = verdict(&room.table).is_some();
    html! {
        <>
            if is_alone { { form::rating(&form, room.table.setup.spec.slug()) } }
            { level(room, &form) }
            <TurningPoint room={room.clone()} />
        </>
    }
}

/// The way to a game at another level, where that is better.
fn level(room: &RoomHandle, form: &Form) -> Html {
    let Some(level) = proposed(form, &room.table) else { return html! {} };
    let begin = {
        let room = room.clone();
        move |_: MouseEvent| {
            startup::keep_previous(&room.table);
            browser::stay_here();
            room.dispatch(Action::Again(at_level(room.table.setup.rematch(), level)));
        }
    };
    html! {
        <button class="button" type="button" onclick={begin}>{ face(level) }{ texts().try_level(level, &texts().level_name(level)) }</button>
    }
}

/// The game whose turning point is looked for.
#[derive(PartialEq)]
struct Search {
    tree: GameTree,
    work: Appraisal,
}

impl Reducible for Search {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Search> {
        let mut work = self.work.clone();
        match action {
            Action::Told(tell) => work.told(tell),
            _ => return self,
        }
        let mut tree = self.tree.clone();
        if work.question().is_none() {
            work.write(&mut tree);
        }
        Rc::new(Search { tree, work })
    }
}

/// Looks for the turning point in the background, and shows it on the board.
#[component]
fn TurningPoint(props: &EndingProps) -> Html {
    let room = &props.room;
    let search = use_reducer(|| {
        let tree = annotations::tree(&room.table);
        Search { work: Appraisal::of(&tree, NODES), tree }
    });
    let is_long = room.table.game.len() >= SHORT && !room.table.setup.is_shown();
    let point = turning(&search.tree);
    let question = search.work.question().filter(|_| is_long && point.is_none());
    let is_looking = question.is_some();
    let hear = {
        let search = search.dispatcher();
        Callback::from(move |action| search.dispatch(action))
    };
    use_errand(question, hear);
    let point = point.filter(|_| is_long);
    html! {
        <>
            if let Some(point) = &point {
                { found(room, point) }
            } else if is_looking {
                <p class="looking">{ texts().turning_looking() }</p>
            }
            { puzzle(room, point.and_then(|point| point.lesson)) }
        </>
    }
}

/// The way to a puzzle of the game: of the theme that was missed where it turned, if that is known.
fn puzzle(room: &RoomHandle, lesson: Option<(String, String)>) -> Html {
    let slug = room.table.setup.spec.slug();
    let (href, name) = match lesson {
        Some((fen, better)) => (puzzles_like(slug, &fen, &better), texts().puzzles_like_this()),
        None => (puzzles_of(slug), texts().puzzles_of_game()),
    };
    html! { <a class="button to-puzzle" {href}>{ name }</a> }
}

/// Where the game turned, to be seen on the board.
fn found(room: &RoomHandle, point: &Turning) -> Html {
    let show = {
        let (room, ply) = (room.dispatcher(), point.ply);
        move |_: MouseEvent| room.dispatch(Action::Show(MoveStep::To(ply)))
    };
    html! {
        <button class="button turning-point" type="button" onclick={show}>
            { icon(Icon::Lens) }
            <span>
                { texts().turning_point(&point.made) }
                if let Some(better) = &point.better { <small>{ texts().turning_better(better) }</small> }
            </span>
        </button>
    }
}
