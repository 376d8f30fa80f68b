//! A small board on which something happens by itself, for as long as it is in sight. It is drawn once it is near.

use std::rc::Rc;

use gloo_timers::callback::Interval;
use web_sys::Element;
use yew::prelude::*;

use crate::app::home::living::{Beat, positions};
use crate::board::Color;
use crate::variants::{Show, Spec};
use crate::web::common::near::use_near;
use crate::web::dom::browser;
use crate::web::draw::little::boards;
use crate::web::home::delay::use_delay;

/// How long a position stands, in milliseconds.
const BEAT: u32 = 1_300;

/// No two boards beside one another move in step: each beats so much slower than the one before it, in
/// milliseconds, and after so many it begins anew.
const LAG: u32 = 70;
const LAGS: u32 = 5;

/// Milliseconds between two boards that come near together: to draw all at once would keep a slow device busy for long.
const NEXT_BOARD: u32 = 30;

/// How many boards can come near together, on a wide screen.
const TURNS: u32 = 12;

#[derive(Clone, PartialEq, Properties)]
pub struct LivingProps {
    pub spec: Spec,
    pub show: Show,
    /// How many moves are made at once. Where it is more than one, pieces cool down that have moved.
    pub at_once: usize,
    /// Its number among the boards of the page.
    pub number: u32,
    pub live: Live,
}

/// What holds for all boards of the page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Live {
    pub moves: bool,
    /// Are all of them wanted, because they are being printed?
    pub whole: bool,
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

/// The room of the board, or the boards, and they themselves once they are near what is seen.
#[component]
pub fn Living(props: &LivingProps) -> Html {
    let element = use_node_ref();
    let is_near = use_near(&element);
    let is_due = use_delay(is_near.then_some(NEXT_BOARD * (props.number % TURNS)));
    // What is printed cannot wait.
    let is_drawn = props.live.whole || is_due;
    html! {
        <div ref={element.clone()} class="living" aria-hidden="true">
            if is_drawn { <Boards {element} shown={props.clone()} /> }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct BoardsProps {
    shown: LivingProps,
    /// Where they stand.
    element: NodeRef,
}

/// The boards, as they are at the moment.
#[component]
fn Boards(props: &BoardsProps) -> Html {
    let LivingProps { spec, show, at_once, number, live } = props.shown;
    let scenes = use_memo((), |()| {
        positions(spec, &show, at_once).iter().map(|game| game.scene()).collect::<Vec<_>>()
    });
    let count = scenes.len();
    let place = use_reducer(|| Place(Beat::still(count)));
    use_effect_with(live.moves, {
        let (place, element) = (place.dispatcher(), props.element.clone());
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
    scene.map(|scene| boards(scene, Color::White, at_once > 1)).unwrap_or_default()
}

fn is_in_sight(element: &Element) -> bool {
    let rect = element.get_bounding_client_rect();
    let height = browser::window().inner_height().ok().and_then(|it| it.as_f64());
    let is_shown = !browser::document().hidden();
    is_shown && rect.bottom() > 0.0 && height.is_some_and(|height| rect.top() < height)
}
