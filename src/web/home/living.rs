//! A small board on which something happens by itself, for as long as it is in sight.

use std::rc::Rc;

use gloo_timers::callback::Interval;
use web_sys::Element;
use yew::prelude::*;

use crate::app::home::living::{Beat, positions};
use crate::board::Color;
use crate::variants::{Show, Spec};
use crate::web::dom::browser;
use crate::web::draw::little::boards;

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
            if let Some(scene) = scene { { boards(scene, Color::White, at_once > 1) } }
        </div>
    }
}

fn is_in_sight(element: &Element) -> bool {
    let rect = element.get_bounding_client_rect();
    let height = browser::window().inner_height().ok().and_then(|it| it.as_f64());
    let is_shown = !browser::document().hidden();
    is_shown && rect.bottom() > 0.0 && height.is_some_and(|height| rect.top() < height)
}
