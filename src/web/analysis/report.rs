//! The report of the game that is looked into: how well each side played, where the game turned, and a way to learn
//! from it. Positions are evaluated in the background, by an engine of their own.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::common::player::Person;
use crate::app::draw::icons::Icon;
use crate::app::report::appraisal::{Appraisal, NODES};
use crate::app::report::{Grade, Report};
use crate::app::turns::action::Action;
use crate::app::turns::study::StudyAction;
use crate::app::turns::variations::glyph;
use crate::board::Player;
use crate::game::GameTree;
use crate::notation::pgn::NodeId;
use crate::texts::texts;
use crate::web::analysis::graph::graph;
use crate::web::turns::actions::button;
use crate::web::turns::engine::use_errand;
use crate::web::turns::room::RoomHandle;
use crate::worker::Tell;

#[derive(PartialEq, Properties)]
pub struct ReportProps {
    pub room: RoomHandle,
    /// Hears whose mistakes are to be played again.
    pub on_learn: Callback<Player>,
}

thread_local! {
    /// What was being evaluated when the analysis was left: it goes on from there.
    static LEFT: RefCell<Option<Appraisal>> = const { RefCell::new(None) };
}

/// What of a game is being evaluated, if anything is. Another game may be looked into in the meantime.
#[derive(Default, PartialEq)]
struct Work(Option<Appraisal>);

impl Work {
    /// What is being evaluated of this game.
    fn of(&self, tree: Option<&GameTree>) -> Option<&Appraisal> {
        self.0.as_ref().filter(|work| tree.is_some_and(|tree| work.is_of(tree)))
    }
}

enum WorkAction {
    Begin(GameTree),
    Told(Tell),
    End,
}

impl Reducible for Work {
    type Action = WorkAction;

    fn reduce(self: Rc<Self>, action: WorkAction) -> Rc<Work> {
        let mut work = self.0.clone();
        match action {
            WorkAction::Begin(tree) => work = Some(Appraisal::of(&tree, NODES)),
            WorkAction::Told(tell) => work.iter_mut().for_each(|work| work.told(tell.clone())),
            WorkAction::End => work = None,
        }
        Rc::new(Work(work))
    }
}

/// The report; before there is one, the way to it.
#[component]
pub fn GameReport(props: &ReportProps) -> Html {
    let room = &props.room;
    let tree = room.table.study.as_ref().map(|study| study.tree.clone());
    let report = use_memo(tree.clone(), |tree| tree.as_ref().and_then(Report::of));
    let work = use_work(room);
    let t = texts();
    let begin = {
        let (work, tree) = (work.dispatcher(), tree.clone());
        move |_: MouseEvent| {
            tree.iter().for_each(|tree| work.dispatch(WorkAction::Begin(tree.clone())))
        }
    };
    let end = {
        let work = work.dispatcher();
        move |_: MouseEvent| work.dispatch(WorkAction::End)
    };
    let has_moves = tree.as_ref().is_some_and(|tree| tree.main_line().len() > 1);
    html! {
        <section class="report" aria-label={t.report()}>
            if let Some(work) = work.of(tree.as_ref()) {
                { progress(work.progress()) }
                { button(Icon::Cross, t.report_stop(), false, Callback::from(end)) }
            } else if let Some(report) = &*report {
                { graph(room, report) }
                { sides(room, report) }
                { turning_point(room, report) }
                { lessons(room, report, &props.on_learn) }
            } else {
                { button(Icon::Lens, t.report_begin(), !has_moves, Callback::from(begin)) }
            }
        </section>
    }
}

/// Keeps an engine at work on what is to be evaluated, and writes down what it found.
#[hook]
fn use_work(room: &RoomHandle) -> UseReducerHandle<Work> {
    let work = use_reducer_eq(|| Work(LEFT.take()));
    use_effect_with(work.clone(), |work| LEFT.set(work.0.clone()));
    let hear = {
        let work = work.dispatcher();
        Callback::from(move |action| {
            work.dispatch(match action {
                Action::Told(tell) => WorkAction::Told(tell),
                // There is no engine.
                _ => WorkAction::End,
            });
        })
    };
    let tree = room.table.study.as_ref().map(|study| &study.tree);
    let question = work.of(tree).map(Appraisal::question);
    use_effect_with(question.clone(), {
        let (room, work) = (room.clone(), work.clone());
        move |question| {
            let tree = room.table.study.as_ref().map(|study| study.tree.clone());
            let found = work.of(tree.as_ref()).filter(|_| *question == Some(None));
            if let (Some(found), Some(mut tree)) = (found, tree.clone()) {
                found.write(&mut tree);
                room.dispatch(Action::Study(StudyAction::Enrich(tree)));
                work.dispatch(WorkAction::End);
            }
        }
    });
    use_errand(question.flatten(), hear);
    work
}

fn progress((done, all): (usize, usize)) -> Html {
    html! {
        <label class="working">
            <span>{ texts().report_working(done, all) }</span>
            <progress value={done.to_string()} max={all.to_string()} />
        </label>
    }
}

/// What is to be said of each side.
fn sides(room: &RoomHandle, report: &Report) -> Html {
    let t = texts();
    let players = [Player::First, Player::Second];
    let known: Vec<_> = players
        .into_iter()
        .filter_map(|player| Some((player, report.performance(player)?)))
        .collect();
    html! {
        <table class="sides">
            <thead>
                <tr>
                    <td></td>
                    for (player, _) in &known { <th scope="col">{ name(room, *player) }</th> }
                </tr>
            </thead>
            <tbody>
                <tr>
                    <th scope="row">{ t.report_accuracy() }</th>
                    for (_, played) in &known { <td><b>{ format!("{} %", played.accuracy) }</b></td> }
                </tr>
                for (i, grade) in Grade::ALL.into_iter().enumerate() {
                    <tr>
                        <th scope="row">{ t.report_grades(&grade.glyph().to_string()) }<i>{ glyph(grade.glyph()) }</i></th>
                        for (_, played) in &known { <td>{ played.grades[i] }</td> }
                    </tr>
                }
                <tr>
                    <th scope="row">{ t.report_loss() }</th>
                    for (_, played) in &known { <td>{ percent(played.loss) }</td> }
                </tr>
            </tbody>
        </table>
    }
}

/// Thousandths as per cent, to a tenth.
fn percent(thousandths: u32) -> String {
    texts().report_percent(thousandths / 10, thousandths % 10)
}

fn name(room: &RoomHandle, player: Player) -> String {
    let table = &room.table;
    match table.game.changes() {
        Some(_) => texts().person(Person::of(table, player).word()),
        None => crate::app::wording::terms::side(table.color_of(player)),
    }
}

fn turning_point(room: &RoomHandle, report: &Report) -> Html {
    let point = report.turning_point().map(|judged| judged.node);
    let Some((node, tree)) = point.zip(room.table.study.as_ref().map(|study| &study.tree)) else {
        return html! {};
    };
    let made = tree.moves().path(node).len();
    let place = crate::app::wording::moves::place(&tree.game_at(node), made).unwrap_or_default();
    html! {
        <p class="turning">
            { texts().report_turning() }{ " " }
            <button class="ply" type="button" onclick={go(room, node)}>{ place }</button>
        </p>
    }
}

/// Shows the position after a move.
fn go(room: &RoomHandle, node: NodeId) -> Callback<MouseEvent> {
    let room = room.dispatcher();
    Callback::from(move |_| room.dispatch(Action::Study(StudyAction::Go(node))))
}

/// Whose mistakes can be played again.
fn lessons(room: &RoomHandle, report: &Report, on_learn: &Callback<Player>) -> Html {
    let players = [Player::First, Player::Second];
    let erring = players.into_iter().filter(|&player| report.mistakes(player).next().is_some());
    html! {
        <div class="button-row">
            for player in erring {
                <button class="button" type="button" onclick={on_learn.reform(move |_: MouseEvent| player)}>
                    { texts().learn_from(&name(room, player)) }
                </button>
            }
        </div>
    }
}
