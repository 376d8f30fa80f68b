//! A small board on which something happens by itself, for as long as it is in sight.

use std::rc::Rc;

use gloo_timers::callback::Interval;
use web_sys::Element;
use yew::prelude::*;

use crate::app::home::living::{Beat, positions};
use crate::board::{BoardSquare, Color};
use crate::game::Spot;
use crate::game::scene::{BoardScene, MarkKind, Scene};
use crate::variants::{Show, Spec};
use crate::web::dom::browser;
use crate::web::draw::figure::figure;
use crate::web::draw::glyphs::{glyph, side};
use crate::web::draw::pieces_layer::PiecesLayer;

/// How long a position stands, in milliseconds.
const BEAT: u32 = 1_300;

/// No two boards beside one another move in step: each beats so much slower than the one before it, in
/// milliseconds, and after so many it begins anew.
const LAG: u32 = 70;
const LAGS: u32 = 5;

#[derive(PartialEq, Properties)]
pub struct LivingProps {
    pub spec: Spec,
    pub show: Show,
    /// How many moves are made at once. Where it is more than one, pieces cool down that have moved.
    pub at_once: usize,
    /// Its number among the boards of the page.
    pub number: u32,
    pub moves: bool,
}

/// Where the board is in what it shows, of so many positions.
#[derive(Clone, PartialEq, Default)]
struct Place(Beat);

impl Reducible for Place {
    /// How many positions there are, before the next of which it is.
    type Action = usize;

    fn reduce(self: Rc<Self>, count: usize) -> Rc<Self> {
        Rc::new(Place(self.0.next(count)))
    }
}

/// The board, or the boards.
#[component]
pub fn Living(props: &LivingProps) -> Html {
    let &LivingProps { spec, show, at_once, number, moves } = props;
    let scenes = use_memo((), |()| {
        positions(spec, &show, at_once).iter().map(|game| game.scene()).collect::<Vec<_>>()
    });
    let count = scenes.len();
    let place = use_reducer(|| Place(Beat::still(count)));
    let element = use_node_ref();
    use_effect_with(moves, {
        let (place, element) = (place.dispatcher(), element.clone());
        move |&moves| {
            let beat = move || {
                if element.cast::<Element>().is_some_and(|element| is_in_sight(&element)) {
                    place.dispatch(count);
                }
            };
            let interval = moves.then(|| Interval::new(BEAT + number % LAGS * LAG, beat));
            move || drop(interval)
        }
    });
    let scene = scenes.get(place.0.position(count));
    html! {
        <div ref={element} class="living" aria-hidden="true">
            if let Some(scene) = scene { { boards(scene, at_once > 1) } }
        </div>
    }
}

fn is_in_sight(element: &Element) -> bool {
    let rect = element.get_bounding_client_rect();
    let height = browser::window().inner_height().ok().and_then(|it| it.as_f64());
    let is_shown = !browser::document().hidden();
    is_shown && rect.bottom() > 0.0 && height.is_some_and(|height| rect.top() < height)
}

fn boards(scene: &Scene, cools: bool) -> Html {
    html! {
        <>
            { waiting(scene, Color::Black) }
            <div class="living-boards">
                for board in &scene.boards { { picture(scene, *board, cools) } }
            </div>
            { waiting(scene, Color::White) }
        </>
    }
}

fn picture(scene: &Scene, board: BoardScene, cools: bool) -> Html {
    let is_here = |at: &BoardSquare| at.board() == board.id;
    let marks = scene.marks.iter().filter_map(|mark| match (mark.spot, mark.kind) {
        (Spot::Square(at), MarkKind::LastMove | MarkKind::Check) if is_here(&at) => {
            Some((at, if mark.kind == MarkKind::Check { "check" } else { "last" }))
        }
        _ => None,
    });
    let cooling =
        marks.clone().filter(|(at, _)| cools && scene.piece_at(Spot::Square(*at)).is_some());
    html! {
        <div class="board skeleton" key={board.id.index()}>
            for (at, class) in marks { { mark(board, at, class) } }
            { figure(&scene.figure, board, &[board.id], Color::White) }
            <PiecesLayer
                {board} worlds={vec![board.id]} pieces={scene.pieces.clone()}
                orientation={Color::White} blast={scene.blast}
            />
            for (at, _) in cooling { { mark(board, at, "cooling") } }
        </div>
    }
}

fn mark(board: BoardScene, at: BoardSquare, class: &'static str) -> Html {
    let (x, y) = board.corner(at.square(), Color::White);
    html! {
        <i class={classes!("living-mark", class)} key={format!("{class}{x}{y}")} ~style={format!("--x:{x};--y:{y}")}></i>
    }
}

/// The pieces of a side that wait beside the boards. Where none do, their room is kept.
fn waiting(scene: &Scene, color: Color) -> Html {
    let Some(tray) = scene.trays.iter().find(|tray| tray.color == color) else { return html! {} };
    html! {
        <p class={classes!("living-tray", side(color))}>
            for &(role, count) in &tray.pockets {
                for _ in 0..count { { glyph(role) } }
            }
        </p>
    }
}
