//! The board on which nobody waits for a turn: squares and marks, what drains, men and arrows.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::arrows::arrows;
use super::cooldown::{Countdown, Span, cooldown};
use crate::board::{BoardId, Color, Site, Square};
use crate::game::Spot;
use crate::game::scene::BoardScene;
use crate::notation::square as square_name;
use crate::ui::realtime::picture::{Check, Go, Mark};
use crate::ui::realtime::{Clock, Picture};
use crate::ui::spots::{self, role_name};
use crate::ui::web::browser;
use crate::ui::web::men_layer::MenLayer;
use crate::ui::words::army;

const BOARD: BoardScene = BoardScene { id: BoardId::A, files: 8, ranks: 8 };

#[derive(PartialEq, Properties)]
pub struct BoardProps {
    pub picture: Rc<Picture>,
    pub clock: Clock,
    /// Another one, and what drains is set going anew.
    pub epoch: u32,
    pub below: Color,
    /// The armies whose men may be carried.
    pub hands: [bool; 2],
    /// A square was pressed by keyboard.
    pub on_press: Callback<Square>,
    /// The premove of the man there is taken back.
    pub on_undo: Callback<Square>,
    #[prop_or_default]
    pub children: Html,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let below = props.below;
    let cursor = use_state(|| None::<Square>);
    let current = cursor.unwrap_or(BOARD.square((4, 6), below));
    let onkeydown = {
        let press = props.on_press.clone();
        let undo = props.on_undo.clone();
        move |event: KeyboardEvent| {
            let Some(at) = square_at(&event) else { return };
            match event.key().as_str() {
                "Enter" | " " => press.emit(at),
                "Delete" | "Backspace" => undo.emit(at),
                key => match walk(key) {
                    Some(by) => focus(BOARD.beside(at, by, below)),
                    None => return,
                },
            }
            event.prevent_default();
        }
    };
    let onfocusin = move |event: FocusEvent| cursor.set(square_at(&event));
    let halted = !props.clock.runs();
    html! {
        <div class="frame">
            <div
                class={classes!("board", halted.then_some("halted"))} role="grid" aria-label="Board"
                data-orientation={below.pick("white", "black")} {onkeydown} {onfocusin}
            >
                for y in 0..8 {
                    <div class="rank" role="row" key={y}>
                        for x in 0..8 { { square(props, (x, y), current) } }
                    </div>
                }
                <div class="chills" aria-hidden="true">
                    for frozen in &props.picture.frozen {
                        { cooldown(frozen, BOARD.corner(frozen.at, below), props.clock, props.epoch) }
                    }
                </div>
                <MenLayer
                    key={below as u8} board={BOARD} worlds={vec![BoardId::A]}
                    men={props.picture.men.clone()} orientation={below}
                />
                { arrows(&props.picture.arrows, BOARD, below, &props.on_undo) }
                for check in &props.picture.checks { { stun(props, check) } }
            </div>
            { props.children.clone() }
        </div>
    }
}

/// The countdown to the first man that can answer a check, beside the king.
fn stun(props: &BoardProps, check: &Check) -> Html {
    let first = f64::from(check.first);
    let span = Span::until(props.clock, first, first);
    if span.left <= 0.0 || check.answers.is_empty() {
        return html! {};
    }
    let (x, y) = BOARD.corner(check.king, props.below);
    let key = format!("stun{}.{}.{}", check.side as u8, check.first, props.epoch);
    html! { <Countdown {key} {span} class="stun" place={format!("--x:{x};--y:{y}")} /> }
}

fn square(props: &BoardProps, (x, y): (u8, u8), current: Square) -> Html {
    let at = BOARD.square((x, y), props.below);
    let picture = &props.picture;
    let marked = |mark| picture.is_marked(at, mark);
    let goes = |go| marked(Mark::Target(go));
    let takes = |go| marked(Mark::Capture(go));
    let man = picture.man_at(at);
    let hand = man.is_some_and(|man| props.hands[man.color as usize]);
    let locked = marked(Mark::Locked);
    let class = classes!(
        "square",
        if at.is_light() { "light" } else { "dark" },
        marked(Mark::Picked).then_some("picked"),
        (goes(Go::Now) || goes(Go::Later)).then_some("target"),
        (takes(Go::Now) || takes(Go::Later)).then_some("capture"),
        (goes(Go::Later) || takes(Go::Later)).then_some("later"),
        marked(Mark::Check).then_some("check"),
        marked(Mark::Answer).then_some("answer"),
        marked(Mark::Premove).then_some("premove"),
        picture.unsure.contains(&at).then_some("unsure"),
        locked.then_some("locked"),
        hand.then_some("grab"),
    );
    html! {
        <div
            key={x} {class} role="gridcell" data-spot={square_name(at)}
            tabindex={if at == current { "0" } else { "-1" }}
            aria-selected={if marked(Mark::Picked) { "true" } else { "false" }}
            aria-label={label(picture, at)}
        >
            if x == 0 {
                <i class="coord-rank" data-text={(at.rank() + 1).to_string()}></i>
            }
            if y == 7 {
                <i class="coord-file" data-text={((b'a' + at.file()) as char).to_string()}></i>
            }
            if locked {
                <svg class="lock" viewBox="0 0 24 24" aria-hidden="true"><path d={LOCK} /></svg>
            }
        </div>
    }
}

/// A padlock.
const LOCK: &str = "M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3";

/// What a screen reader calls a square.
fn label(picture: &Picture, at: Square) -> String {
    let mut text = square_name(at);
    if let Some(man) = picture.man_at(at) {
        text += &format!(", {} {}", army(man.color).to_lowercase(), role_name(man.role));
        if picture.frozen.iter().any(|frozen| frozen.at == at) {
            text += ", frozen";
        }
    }
    let marks = picture.marks.iter().filter(|&&(on, _)| on == at);
    marks.fold(text, |text, (_, mark)| text + said(*mark))
}

fn said(mark: Mark) -> &'static str {
    match mark {
        Mark::Picked => "",
        Mark::Target(Go::Now) | Mark::Capture(Go::Now) => ", can go here",
        Mark::Target(Go::Later) | Mark::Capture(Go::Later) => ", can go here later",
        Mark::Check => ", in check",
        Mark::Locked => ", cannot answer the check",
        Mark::Answer => ", can answer the check",
        Mark::Premove => ", next move entered",
    }
}

fn square_at(event: &web_sys::Event) -> Option<Square> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    match spots::spot(&browser::spot_around(&element)?.1)? {
        Spot::Site(at) => Some(at.square()),
        _ => None,
    }
}

fn focus(at: Square) {
    let name = spots::name(Spot::Site(Site::new(BoardId::A, at)));
    browser::focus(&format!(".stage [data-spot={name}]"));
}

fn walk(key: &str) -> Option<(i8, i8)> {
    Some(match key {
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "ArrowRight" => (1, 0),
        "ArrowLeft" => (-1, 0),
        "Home" => (-8, 0),
        "End" => (8, 0),
        _ => return None,
    })
}
