//! The course of a game as a graph: who stood better after each move.

use web_sys::Element;
use yew::prelude::*;

use crate::app::report::{Grade, Report};
use crate::app::turns::action::Action;
use crate::app::turns::study::StudyAction;
use crate::notation::pgn::NodeId;
use crate::texts::texts;
use crate::web::turns::room::RoomHandle;

/// The graph. A press on it shows the position there; keys that step through the moves do the same.
pub fn graph(room: &RoomHandle, report: &Report) -> Html {
    let last = report.moves.len();
    let at = room.table.study.as_ref().map_or(NodeId::START, |study| study.at);
    let here = report.moves.iter().position(|judged| judged.node == at).map(|place| place + 1);
    let here = here.or((at == NodeId::START).then_some(0));
    let go = {
        let (room, nodes) = (room.dispatcher(), nodes(report));
        move |event: MouseEvent| {
            let node =
                pressed(&event).and_then(|share| nodes.get((share * last as f64).round() as usize));
            let node = node.copied();
            node.into_iter().for_each(|node| room.dispatch(Action::Study(StudyAction::Go(node))));
        }
    };
    let faults = report.moves.iter().enumerate().filter_map(|(place, judged)| {
        let grade = judged.grade().filter(|grade| *grade >= Grade::Mistake)?;
        Some((place + 1, judged.share, grade))
    });
    html! {
        <div class="graph" role="img" aria-label={texts().report_graph()} onclick={go}>
            <svg viewBox={format!("0 0 {last} 1000")} preserveAspectRatio="none" aria-hidden="true">
                <path d={area(report)} />
            </svg>
            for (place, share, grade) in faults {
                <i class={if grade == Grade::Blunder { "blunder" } else { "mistake" }} ~style={format!("left:{};top:{}", across(place, last), down(share))}></i>
            }
            if let Some(here) = here {
                <span class="here" ~style={format!("left:{}", across(here, last))}></span>
            }
        </div>
    }
}

/// How far to the right of the graph it is pressed, from 0 to 1.
fn pressed(event: &MouseEvent) -> Option<f64> {
    let at: Element = event.target_dyn_into()?;
    let frame = at.closest(".graph").ok()??.get_bounding_client_rect();
    Some((f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0))
}

/// The nodes by the number of moves made, the start first.
fn nodes(report: &Report) -> Vec<NodeId> {
    std::iter::once(NodeId::START).chain(report.moves.iter().map(|judged| judged.node)).collect()
}

/// What lies below the line, which is the first person's.
fn area(report: &Report) -> String {
    let shares =
        std::iter::once(report.start).chain(report.moves.iter().map(|judged| judged.share));
    let points: String =
        shares.enumerate().map(|(x, share)| format!("L{x} {}", 1000 - share)).collect();
    format!("M0 1000{points}L{} 1000Z", report.moves.len())
}

fn across(place: usize, last: usize) -> String {
    per_mille(place * 1000 / last.max(1))
}

fn down(share: u32) -> String {
    per_mille(1000 - share as usize)
}

fn per_mille(n: usize) -> String {
    format!("{}.{}%", n / 10, n % 10)
}
