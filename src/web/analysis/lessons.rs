//! Learning from mistakes: the moment is played again, and the engine says whether that is better.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::report::lesson::{Lesson, LessonAction, Stage};
use crate::app::turns::action::Action;
use crate::app::turns::study::StudyAction;
use crate::app::wording::moves;
use crate::board::Player;
use crate::game::GameTree;
use crate::notation::pgn::NodeId;
use crate::texts::texts;
use crate::web::turns::actions::button;
use crate::web::turns::engine::use_errand;
use crate::web::turns::room::RoomHandle;

#[derive(PartialEq, Properties)]
pub struct LessonsProps {
    pub room: RoomHandle,
    /// Whose mistakes.
    pub player: Player,
    pub on_end: Callback<()>,
}

/// A lesson, as the page holds it.
#[derive(PartialEq)]
struct Course(Option<Lesson>);

impl Reducible for Course {
    type Action = LessonAction;

    fn reduce(self: Rc<Self>, action: LessonAction) -> Rc<Course> {
        Rc::new(Course(self.0.as_ref().map(|lesson| lesson.act(action))))
    }
}

/// What is asked, what became of the answer, and how to go on.
#[component]
pub fn Lessons(props: &LessonsProps) -> Html {
    let LessonsProps { room, player, on_end } = props;
    let course = use_reducer_eq(|| {
        Course(room.table.study.as_ref().and_then(|study| Lesson::of(&study.tree, *player)))
    });
    use_judge(&course);
    use_answers(room, &course);
    use_moment(room, &course, *player);
    let t = texts();
    let Some(lesson) = &course.0 else { return html! {} };
    let act = |action: fn() -> LessonAction| {
        let course = course.dispatcher();
        Callback::from(move |_: MouseEvent| course.dispatch(action()))
    };
    let end = on_end.reform(|_: MouseEvent| ());
    let done = lesson.mistake().is_none();
    html! {
        <section class="lesson" aria-label={t.learn()}>
            <p class="lesson-head">
                <b>{ t.learn() }</b>
                if !done { <span>{ format!("{} / {}", lesson.progress().0, lesson.progress().1) }</span> }
            </p>
            <p role="status">{ said(lesson) }</p>
            <div class="button-row">
                if !done {
                    if lesson.stage == Stage::Wrong {
                        { button(Icon::Undo, t.learn_again(), false, again(room, &course)) }
                    }
                    if matches!(lesson.stage, Stage::Asked | Stage::Wrong) {
                        { button(Icon::Lens, t.learn_show(), false, show(room, &course)) }
                    }
                    { button(Icon::Next, t.learn_next(), false, act(|| LessonAction::Next)) }
                }
                { button(Icon::Cross, t.learn_end(), false, end) }
            </div>
        </section>
    }
}

fn said(lesson: &Lesson) -> String {
    let t = texts();
    let Some(mistake) = lesson.mistake() else { return t.learn_done() };
    match lesson.stage {
        Stage::Asked => t.learn_question(&written(lesson.tree(), mistake)),
        Stage::Judging(_) => t.learn_judging(),
        Stage::Wrong => t.learn_wrong(),
        Stage::Right => t.learn_right(),
        Stage::Shown => {
            let better = lesson.solution().map(|node| written(lesson.tree(), node));
            t.learn_solution(&better.unwrap_or_default())
        }
    }
}

/// A move with its number.
fn written(tree: &GameTree, node: NodeId) -> String {
    moves::place(&tree.game_at(node), tree.moves().path(node).len()).unwrap_or_default()
}

/// Has an engine judge what is answered.
#[hook]
fn use_judge(course: &UseReducerHandle<Course>) {
    let hear = {
        let course = course.dispatcher();
        Callback::from(move |action| {
            if let Action::Told(tell) = action {
                course.dispatch(LessonAction::Told(tell));
            }
        })
    };
    use_errand(course.0.as_ref().and_then(Lesson::question), hear);
}

/// Sees what is played.
#[hook]
fn use_answers(room: &RoomHandle, course: &UseReducerHandle<Course>) {
    let at = room.table.study.as_ref().map(|study| study.at);
    use_effect_with(at, {
        let (study, course) = (room.table.study.clone(), course.dispatcher());
        move |_| {
            if let Some(study) = study {
                course.dispatch(LessonAction::Look(study.tree.clone(), study.at));
            }
        }
    });
}

/// Shows the moment at hand, whenever that is another, from the side of who erred.
#[hook]
fn use_moment(room: &RoomHandle, course: &UseReducerHandle<Course>, player: Player) {
    let moment = course.0.as_ref().and_then(Lesson::moment);
    use_effect_with((moment, course.0.as_ref().map(Lesson::progress)), {
        let room = room.clone();
        move |(moment, _)| {
            if room.table.orientation != room.table.color_of(player) {
                room.dispatch(Action::Flip);
            }
            moment.iter().for_each(|&moment| room.dispatch(Action::Study(StudyAction::Go(moment))));
        }
    });
}

/// Takes back what was tried; what was not in the tree before goes.
fn again(room: &RoomHandle, course: &UseReducerHandle<Course>) -> Callback<MouseEvent> {
    let (room, course) = (room.clone(), course.clone());
    Callback::from(move |_| {
        let (Some(study), Some(lesson)) = (&room.table.study, &course.0) else { return };
        let tried = Some(study.at).filter(|&at| at != NodeId::START && !lesson.knows(at));
        let back = match tried {
            Some(tried) => StudyAction::Delete(tried),
            None => StudyAction::Go(lesson.moment().unwrap_or(NodeId::START)),
        };
        course.dispatch(LessonAction::Again);
        room.dispatch(Action::Study(back));
    })
}

/// Plays the better move.
fn show(room: &RoomHandle, course: &UseReducerHandle<Course>) -> Callback<MouseEvent> {
    let (room, course) = (room.dispatcher(), course.clone());
    Callback::from(move |_| {
        let better = course.0.as_ref().and_then(Lesson::solution);
        course.dispatch(LessonAction::Show);
        better.iter().for_each(|&better| room.dispatch(Action::Study(StudyAction::Go(better))));
    })
}
