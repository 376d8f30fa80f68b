//! One board of the desk: squares, pieces, how long they wait, and the keyboard on it.

use std::rc::Rc;

use yew::prelude::*;

use super::keys;
use super::room::DeskHandle;
use crate::app::draw::spots;
use crate::app::editor::verdict::Verdict;
use crate::app::editor::{Counter, Man, Tool, words};
use crate::app::wording::spoken;
use crate::board::{BoardSquare, Square};
use crate::game::Spot;
use crate::game::scene::{BoardScene, Scene};
use crate::realtime::TU;
use crate::texts::texts;
use crate::web::draw::keys::site_of;
use crate::web::draw::pieces_layer::PiecesLayer;

#[derive(PartialEq, Properties)]
pub struct BoardProps {
    pub room: DeskHandle,
    pub scene: Rc<Scene>,
    pub verdict: Rc<Verdict>,
    pub board: BoardScene,
}

/// A board.
#[component]
pub fn DeskBoard(props: &BoardProps) -> Html {
    let (board, below) = (props.board, props.room.desk.below);
    // The one square the Tab key stops at.
    let cursor = use_state(|| None::<Square>);
    let current = cursor.unwrap_or(board.square((board.files / 2, board.ranks - 2), below));
    let onkeydown = {
        let room = props.room.clone();
        move |event: KeyboardEvent| keys::on_board(&room, board, &event)
    };
    let onfocusin = move |event: FocusEvent| {
        if let Some(at) = site_of(&event) {
            cursor.set(Some(at.square()));
        }
    };
    html! {
        <div class="frame">
            <div
                class="board" role="grid" aria-label={spoken::boards(&props.scene, &[board.id])}
                data-orientation={below.pick("white", "black")} {onkeydown} {onfocusin}
            >
                for y in 0..board.ranks {
                    <div class="rank" role="row" key={y}>
                        for x in 0..board.files { { square(props, (x, y), current) } }
                    </div>
                }
                <PiecesLayer
                    key={below as u8} {board} worlds={vec![board.id]}
                    pieces={props.scene.pieces.clone()} orientation={below}
                />
                { waits(props) }
            </div>
        </div>
    }
}

fn square(props: &BoardProps, (x, y): (u8, u8), current: Square) -> Html {
    let desk = &props.room.desk;
    let square = props.board.square((x, y), desk.below);
    let site = BoardSquare::new(props.board.id, square);
    let spot = Spot::Square(site);
    let man = desk.draft.man(site);
    let is_wrong = props.verdict.wrong.contains(&site);
    let is_picked = desk.picked == Some(site);
    let class = classes!(
        "square",
        if square.is_light() { "light" } else { "dark" },
        is_wrong.then_some("check"),
        is_picked.then_some("picked"),
        man.filter(|_| desk.tool == Tool::Hand).map(|_| "grab"),
    );
    let wrong = is_wrong.then(|| texts().editor_square_wrong());
    let waits = man.map_or(0, |man| wait(props, man));
    let waits = (waits > 0).then(|| texts().timed_cooldown_mark());
    let called = [Some(spoken::square_of(&props.scene, &[spot])), waits, wrong];
    html! {
        <div
            key={x} {class} role="gridcell" data-spot={spots::name(spot)}
            tabindex={if square == current { "0" } else { "-1" }}
            aria-selected={if is_picked { "true" } else { "false" }}
            aria-label={called.into_iter().flatten().collect::<Vec<_>>().join(", ")}
        >
            if x == 0 {
                <i class="coord-rank" data-text={(square.rank() + 1).to_string()}></i>
            }
            if y == props.board.ranks - 1 {
                <i class="coord-file" data-text={((b'a' + square.file()) as char).to_string()}></i>
            }
        </div>
    }
}

/// How long a piece waits yet, in ticks.
fn wait(props: &BoardProps, man: &Man) -> u32 {
    Counter::Wait(man.site).get(&props.room.desk.draft)
}

/// How long pieces wait yet, in time units.
fn waits(props: &BoardProps) -> Html {
    let desk = &props.room.desk;
    html! {
        <div class="waits" aria-hidden="true">
            for man in desk.draft.men.iter().filter(|man| wait(props, man) > 0) {
                <b key={man.key} ~style={place(props, man)}>{ words::wait(wait(props, man), TU) }</b>
            }
        </div>
    }
}

fn place(props: &BoardProps, man: &Man) -> String {
    let (x, y) = props.board.corner(man.site.square(), props.room.desk.below);
    format!("--x:{x};--y:{y}")
}
