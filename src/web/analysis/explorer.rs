//! The explorer: every move of the position that is looked at, and what it is worth to the engine as it searches ever more
//! nodes. An engine of its own works it out, while the explorer is open.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::explorer::{
    COLUMNS, Candidate, Change, Insight, Likelihoods, NODES, RATINGS, Survey, likelihoods,
};
use crate::app::turns::action::Action;
use crate::app::turns::words;
use crate::app::wording::figurines::figurines;
use crate::game::Game;
use crate::texts::texts;
use crate::web::analysis::lines::follow;
use crate::web::turns::actions::button;
use crate::web::turns::engine::use_errand;
use crate::web::turns::room::RoomHandle;
use crate::worker::Tell;

#[derive(PartialEq, Properties)]
pub struct ExplorerProps {
    pub room: RoomHandle,
    pub figurines: bool,
    /// Hears that somebody has seen enough.
    pub on_end: Callback<()>,
}

/// What is being explored.
#[derive(PartialEq)]
struct Work(Survey);

enum WorkAction {
    Begin(Game),
    Told(Tell),
}

impl Reducible for Work {
    type Action = WorkAction;

    fn reduce(self: Rc<Self>, action: WorkAction) -> Rc<Work> {
        Rc::new(Work(match action {
            WorkAction::Begin(game) => Survey::of(&game),
            WorkAction::Told(tell) => {
                let mut survey = self.0.clone();
                survey.told(tell);
                survey
            }
        }))
    }
}

/// Every move of the position that is looked at.
#[component]
pub fn Explorer(props: &ExplorerProps) -> Html {
    let ExplorerProps { room, figurines, on_end } = props;
    let survey = use_survey(room.table.shown_game(), on_end);
    html! {
        <>
            { survey_of(room, &survey.0, *figurines) }
            { button(Icon::Cross, texts().report_stop(), false, on_end.reform(|_: MouseEvent| ())) }
        </>
    }
}

/// Keeps an engine at work, on another position as soon as one is looked at.
#[hook]
fn use_survey(game: Game, on_end: &Callback<()>) -> UseReducerHandle<Work> {
    let work = use_reducer_eq(|| Work(Survey::of(&game)));
    let hear = {
        let (work, end) = (work.dispatcher(), on_end.clone());
        Callback::from(move |action| match action {
            Action::Told(tell) => work.dispatch(WorkAction::Told(tell)),
            // There is no engine.
            _ => end.emit(()),
        })
    };
    use_effect_with(game, {
        let work = work.clone();
        move |game| {
            if !work.0.is_of(game) {
                work.dispatch(WorkAction::Begin(game.clone()));
            }
        }
    });
    use_errand(work.0.question(), hear);
    work
}

fn survey_of(room: &RoomHandle, survey: &Survey, with_figurines: bool) -> Html {
    let (t, (done, all)) = (texts(), survey.progress());
    let likelihoods = likelihoods(survey);
    html! {
        <>
            <p class="note">{ t.explorer_note() }</p>
            if done < all {
                <progress value={done.to_string()} max={all.to_string()} aria-label={t.explorer()} />
            } else {
                { insight(&Insight::of(survey), with_figurines) }
            }
            <div class="explored" tabindex="0">
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            for nodes in NODES { <th scope="col">{ short(nodes) }</th> }
                            <th scope="col" title={t.explorer_people(RATINGS[0])}>{ RATINGS[0] }</th>
                        </tr>
                    </thead>
                    <tbody>
                        for (i, candidate) in survey.ranked().into_iter().enumerate() {
                            { row(room, survey, candidate, likelihoods.get(i), with_figurines) }
                        }
                    </tbody>
                </table>
            </div>
        </>
    }
}

fn row(
    room: &RoomHandle,
    survey: &Survey,
    candidate: &Candidate,
    likelihoods: Option<&Likelihoods>,
    with_figurines: bool,
) -> Html {
    let play = {
        let (room, m) = (room.clone(), candidate.m);
        move |_: MouseEvent| follow(&room, vec![m])
    };
    html! {
        <tr key={candidate.san.clone()}>
            <th scope="row">
                <button class="ply" type="button" onclick={play}>{ written(&candidate.san, with_figurines) }</button>
            </th>
            for column in 0..COLUMNS { { cell(survey, candidate, column) } }
            if let Some(&[of_all, ..]) = likelihoods {
                <td class="people" ~style={format!("--share:{of_all}%")}>
                    <i></i><span>{ of_all }</span>
                </td>
            }
        </tr>
    }
}

/// The expected score of a move in a column, in per cent.
fn cell(survey: &Survey, candidate: &Candidate, column: usize) -> Html {
    let Some(cell) = candidate.cell(column) else { return html! { <td class="open"></td> } };
    let share = (cell.share() + 5) / 10;
    let is_best = survey.is_best(candidate, column);
    html! {
        <td
            class={is_best.then_some("best")}
            title={format!("{} · {}", words::worth_short(cell.score), texts().depth(cell.depth))}
            ~style={format!("--share:{share}%")}
        >
            { share }
        </td>
    }
}

fn insight(insight: &Insight, with_figurines: bool) -> Html {
    let t = texts();
    let told = |changes: &[Change]| {
        let told = |change: &Change| {
            t.explorer_from(&written(&change.san, with_figurines), &short(change.nodes))
        };
        changes.iter().map(told).collect::<Vec<_>>().join(", ")
    };
    let Insight { best, traps, hidden } = insight;
    html! {
        <ul>
            <li>{ t.explorer_best(&told(best)) }</li>
            if !traps.is_empty() { <li>{ t.explorer_traps(&told(traps)) }</li> }
            if !hidden.is_empty() { <li>{ t.explorer_hidden(&told(hidden)) }</li> }
        </ul>
    }
}

fn written(san: &str, with_figurines: bool) -> String {
    if with_figurines { figurines(san) } else { san.to_owned() }
}

/// A number of nodes in little room.
fn short(nodes: u32) -> String {
    if nodes < 1_000 { nodes.to_string() } else { format!("{}k", nodes / 1_000) }
}
