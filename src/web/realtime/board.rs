//! The board on which nobody waits for a turn: squares and marks, what drains, pieces and arrows.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::draw::spots;
use crate::app::realtime::picture::{Check, Go, TimedMark};
use crate::app::realtime::{TickClock, TimedPicture};
use crate::app::wording::terms::color_word;
use crate::board::{BoardId, BoardSquare, Color, Role, Square};
use crate::game::Spot;
use crate::game::scene::BoardScene;
use crate::notation::square as square_name;
use crate::notation::words::role_name;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::keys::{site_of, walk};
use crate::web::draw::pieces_layer::PiecesLayer;
use crate::web::realtime::arrows::arrows;
use crate::web::realtime::cooldown::{Countdown, Span, cooldown};

const BOARD: BoardScene = BoardScene { id: BoardId::A, files: 8, ranks: 8 };

#[derive(PartialEq, Properties)]
pub struct TimedBoardProps {
    pub picture: Rc<TimedPicture>,
    pub clock: TickClock,
    /// Another one, and what drains is set going anew.
    pub epoch: u32,
    pub below: Color,
    /// The sides whose pieces may be carried.
    pub hands: [bool; 2],
    /// A square was pressed by keyboard.
    pub on_press: Callback<Square>,
    /// The premove of the piece there is taken back.
    pub on_undo: Callback<Square>,
    #[prop_or_default]
    pub children: Html,
}

/// The board.
#[component]
pub fn Board(props: &TimedBoardProps) -> Html {
    let below = props.below;
    let cursor = use_state(|| None::<Square>);
    let current = cursor.unwrap_or(BOARD.square((4, 6), below));
    let onkeydown = {
        let press = props.on_press.clone();
        let undo = props.on_undo.clone();
        move |event: KeyboardEvent| {
            let Some(at) = site_of(&event).map(BoardSquare::square) else { return };
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
    let onfocusin = move |event: FocusEvent| cursor.set(site_of(&event).map(BoardSquare::square));
    let halted = !props.clock.runs();
    html! {
        <div class="frame">
            <div
                class={classes!("board", halted.then_some("halted"))} role="grid" aria-label={texts().board()}
                data-orientation={below.pick("white", "black")} {onkeydown} {onfocusin}
            >
                for y in 0..8 {
                    <Row key={y} {y} looks={looks(props, y, current)} />
                }
                <div class="chills" aria-hidden="true">
                    for frozen in &props.picture.frozen {
                        { cooldown(frozen, BOARD.corner(frozen.at, below), props.clock, props.epoch) }
                    }
                </div>
                <PiecesLayer
                    key={below as u8} board={BOARD} worlds={vec![BoardId::A]}
                    pieces={props.picture.pieces.clone()} orientation={below}
                />
                { arrows(&props.picture.arrows, BOARD, below, &props.on_undo) }
                for check in &props.picture.checks { { stun(props, check) } }
            </div>
            { props.children.clone() }
        </div>
    }
}

/// The countdown to the first piece that can answer a check, beside the king.
fn stun(props: &TimedBoardProps, check: &Check) -> Html {
    let first = f64::from(check.first);
    let span = Span::until(props.clock, first, first);
    if span.left <= 0.0 || check.answers.is_empty() {
        return html! {};
    }
    let (x, y) = BOARD.corner(check.king, props.below);
    let key = format!("stun{}.{}.{}", check.side as u8, check.first, props.epoch);
    html! { <Countdown {key} {span} class="stun" place={format!("--x:{x};--y:{y}")} /> }
}

/// What the look of a square follows from. Nothing of it is written out before it is drawn: most
/// squares stay as they are.
#[derive(PartialEq)]
struct BoardLook {
    at: Square,
    marks: Vec<TimedMark>,
    piece: Option<(Color, Role)>,
    is_frozen: bool,
    /// May what stands here turn out never to have come?
    is_unsure: bool,
    /// May it be carried?
    is_loose: bool,
    /// Does the Tab key stop here?
    is_current: bool,
}

#[derive(PartialEq, Properties)]
struct RowProps {
    y: u8,
    looks: Vec<BoardLook>,
}

/// A row of squares: drawn only when one of them changes, for there is much going on elsewhere.
#[component]
fn Row(props: &RowProps) -> Html {
    html! {
        <div class="rank" role="row">
            for (x, look) in props.looks.iter().enumerate() { { square(look, (x, props.y)) } }
        </div>
    }
}

fn looks(props: &TimedBoardProps, y: u8, current: Square) -> Vec<BoardLook> {
    let picture = &props.picture;
    let look = |x: u8| {
        let at = BOARD.square((x, y), props.below);
        let piece = picture.piece_at(at).map(|piece| (piece.color, piece.role));
        BoardLook {
            at,
            marks: picture.marks.iter().filter(|mark| mark.0 == at).map(|mark| mark.1).collect(),
            piece,
            is_frozen: picture.frozen.iter().any(|frozen| frozen.at == at),
            is_unsure: picture.unsure.contains(&at),
            is_loose: piece.is_some_and(|(color, _)| props.hands[color as usize]),
            is_current: at == current,
        }
    };
    (0..8).map(look).collect()
}

impl BoardLook {
    fn class(&self) -> Classes {
        let mut class = classes!("square", if self.at.is_light() { "light" } else { "dark" });
        class.extend(self.marks.iter().copied().flat_map(mark_class));
        class.extend(self.is_unsure.then_some("unsure"));
        class.extend(self.is_loose.then_some("grab"));
        class
    }

    /// What a screen reader calls the square.
    fn label(&self) -> String {
        let piece =
            self.piece.map(|(color, role)| texts().piece_of(color_word(color), role_name(role)));
        let cooldown = self.is_frozen.then(|| texts().timed_cooldown_mark());
        let marks = self.marks.iter().filter_map(|&mark| said(mark));
        let said = [Some(square_name(self.at)), piece, cooldown].into_iter().flatten();
        said.chain(marks).collect::<Vec<_>>().join(", ")
    }
}

fn mark_class(mark: TimedMark) -> impl Iterator<Item = &'static str> {
    let (class, later) = match mark {
        TimedMark::Picked => ("picked", false),
        TimedMark::Target(go) => ("target", go == Go::Later),
        TimedMark::Capture(go) => ("capture", go == Go::Later),
        TimedMark::Check => ("check", false),
        TimedMark::Locked => ("locked", false),
        TimedMark::Answer => ("answer", false),
        TimedMark::Premove => ("premove", false),
    };
    std::iter::once(class).chain(later.then_some("later"))
}

fn square(look: &BoardLook, (x, y): (usize, u8)) -> Html {
    let at = look.at;
    html! {
        <div
            key={x} class={look.class()} role="gridcell" data-spot={square_name(at)}
            tabindex={if look.is_current { "0" } else { "-1" }}
            aria-selected={if look.marks.contains(&TimedMark::Picked) { "true" } else { "false" }}
            aria-label={look.label()}
        >
            if x == 0 {
                <i class="coord-rank" data-text={(at.rank() + 1).to_string()}></i>
            }
            if y == 7 {
                <i class="coord-file" data-text={((b'a' + at.file()) as char).to_string()}></i>
            }
            if look.marks.contains(&TimedMark::Locked) {
                <svg class="lock" viewBox="0 0 24 24" aria-hidden="true"><path d={LOCK} /></svg>
            }
        </div>
    }
}

/// A padlock.
const LOCK: &str = "M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3";

fn said(mark: TimedMark) -> Option<String> {
    Some(match mark {
        TimedMark::Picked => return None,
        TimedMark::Target(Go::Now) | TimedMark::Capture(Go::Now) => texts().timed_target(),
        TimedMark::Target(Go::Later) | TimedMark::Capture(Go::Later) => {
            texts().timed_target_later()
        }
        TimedMark::Check => texts().timed_mark_check(),
        TimedMark::Locked => texts().timed_locked(),
        TimedMark::Answer => texts().timed_answer(),
        TimedMark::Premove => texts().timed_premove(),
    })
}

fn focus(at: Square) {
    let name = spots::name(Spot::Square(BoardSquare::new(BoardId::A, at)));
    browser::focus(&format!(".stage [data-spot={name}]"));
}
