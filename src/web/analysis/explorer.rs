//! The explorer: every move of the position that is looked at, and what it is worth to the engine as it searches ever more
//! nodes. An engine of its own works it out, while the explorer is open.

use std::cell::RefCell;
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

/// Every move of the position that is looked at.
#[component]
pub fn Explorer(props: &ExplorerProps) -> Html {
    let ExplorerProps { room, figurines, on_end } = props;
    let survey = use_survey(&room.table.shown_game(), on_end);
    html! {
        <>
            { survey_of(room, &survey.borrow(), *figurines) }
            { button(Icon::Cross, texts().report_stop(), false, on_end.reform(|_: MouseEvent| ())) }
        </>
    }
}

/// The survey of a position, at which an engine is kept at work. It is drawn anew when a move is found to be worth something,
/// not whenever the engine says how far it is.
#[hook]
fn use_survey(game: &Game, on_end: &Callback<()>) -> Rc<RefCell<Survey>> {
    let survey = use_mut_ref(|| Survey::of(game));
    if !survey.borrow().is_of(game) {
        survey.replace(Survey::of(game));
    }
    let redraw = use_force_update();
    let hear = {
        let (survey, end) = (survey.clone(), on_end.clone());
        Callback::from(move |action| match action {
            Action::Told(tell) => {
                let is_found = matches!(tell, Tell::Best { .. });
                survey.borrow_mut().told(tell);
                if is_found {
                    redraw.force_update();
                }
            }
            // There is no engine.
            _ => end.emit(()),
        })
    };
    let question = survey.borrow().question();
    use_errand(question, hear);
    survey
}

fn survey_of(room: &RoomHandle, survey: &Survey, with_figurines: bool) -> Html {
    let (t, (done, all)) = (texts(), survey.progress());
    let (best, likelihoods) = (survey.best(), likelihoods(survey));
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
                            { row(room, candidate, &best, likelihoods.get(i), with_figurines) }
                        }
                    </tbody>
                </table>
            </div>
        </>
    }
}

fn row(
    room: &RoomHandle,
    candidate: &Candidate,
    best: &[Option<i32>; COLUMNS],
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
            for column in 0..COLUMNS { { cell(candidate, column, best[column]) } }
            if let Some(&[of_all, ..]) = likelihoods {
                <td class="people" ~style={format!("--share:{of_all}%")}>
                    <i></i><span>{ of_all }</span>
                </td>
            }
        </tr>
    }
}

/// The expected score of a move in a column, in per cent.
fn cell(candidate: &Candidate, column: usize, best: Option<i32>) -> Html {
    let Some(cell) = candidate.cell(column) else { return html! { <td class="open"></td> } };
    let share = (cell.share() + 5) / 10;
    let is_best = candidate.worth(column) == best;
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
