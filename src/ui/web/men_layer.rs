//! The men of one board. Each keeps its element as long as it lives, so a change of place is a
//! motion; those that go or come fade.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::glyphs::{glyph, side};
use crate::board::{BoardId, Color, Site};
use crate::game::Spot;
use crate::game::men::ManScene;
use crate::ui::spots::{self, role_name};

/// How long a man that has gone is still drawn, fading, in milliseconds.
const FAREWELL: u32 = 250;

#[derive(PartialEq, Properties)]
pub struct MenProps {
    pub board: BoardId,
    pub men: Rc<[ManScene]>,
    pub orientation: Color,
}

/// The men of one board.
#[component]
pub fn MenLayer(props: &MenProps) -> Html {
    let before = use_mut_ref(|| None::<Rc<[ManScene]>>);
    let leaving = use_state(Vec::<ManScene>::new);
    use_effect_with(props.men.clone(), {
        let (before, leaving) = (before.clone(), leaving.clone());
        move |now| {
            let then = before.replace(Some(now.clone()));
            let gone: Vec<ManScene> =
                then.iter().flat_map(|men| men.iter()).filter(|m| !has(now, m)).copied().collect();
            // Another game altogether: nobody says farewell.
            let farewell = (!gone.is_empty() && gone.len() <= 2).then(|| {
                leaving.set(gone);
                Timeout::new(FAREWELL, move || leaving.set(Vec::new()))
            });
            move || drop(farewell)
        }
    });
    let is_new = |man: &ManScene| before.borrow().as_ref().is_some_and(|men| !has(men, man));
    let on_board = |man: &&ManScene| man.site.board() == props.board;
    let all_new =
        before.borrow().as_ref().is_none_or(|men| !men.iter().any(|m| has(&props.men, m)));
    html! {
        <div class="men" aria-hidden="true">
            for man in leaving.iter().filter(on_board).filter(|man| !has(&props.men, man)) {
                { draw(man, props.orientation, "leave") }
            }
            for man in props.men.iter().filter(on_board) {
                { draw(man, props.orientation, if is_new(man) && !all_new { "arrive" } else { "" }) }
            }
        </div>
    }
}

fn has(men: &[ManScene], man: &ManScene) -> bool {
    men.iter().any(|other| other.key == man.key && other.color == man.color)
}

fn draw(man: &ManScene, orientation: Color, class: &'static str) -> Html {
    let (x, y) = corner(man.site, orientation);
    html! {
        <div
            key={format!("{}{class}", man.key)}
            class={classes!("man", side(man.color), class)}
            data-at={spots::name(Spot::Site(man.site))}
            data-role={role_name(man.role)}
            style={format!("--x:{x};--y:{y}")}
        >
            { glyph(man.role) }
        </div>
    }
}

/// How many squares lie left of and above a site, as the board is drawn.
pub fn corner(site: Site, orientation: Color) -> (u8, u8) {
    let square = site.square();
    orientation.pick((square.file(), 7 - square.rank()), (7 - square.file(), square.rank()))
}
