//! The game without turns in a frame: its program draws it, as on the page.

use yew::prelude::*;

use super::bar::bar;
use super::neighbour::{tell, use_hearing};
use super::size::use_size;
use crate::notation::address;
use crate::texts::texts;
use crate::ui::embed::{Mode, Wish, messages};
use crate::ui::realtime::asked::{Asked, Place, Standing, Told};
use crate::ui::realtime::{self, card};
use crate::ui::settings::{Opponent, Side};
use crate::ui::web::arena::{self, use_arena};

#[derive(PartialEq, Properties)]
pub struct TimedProps {
    pub address: String,
}

/// The game without turns. Links to others it follows by itself.
#[component]
pub fn Timed(props: &TimedProps) -> Html {
    let wish = Wish::read(&props.address).0;
    let standing = use_state(|| None::<Standing>);
    // The program is listened to from the beginning by the same ears.
    let latest = use_mut_ref(|| (wish.clone(), None::<Standing>));
    latest.borrow_mut().0 = wish.clone();
    let hear = {
        let standing = standing.setter();
        Callback::from(move |told| {
            if let Told::Stands(now) = told {
                let (wish, before) = &mut *latest.borrow_mut();
                if before.is_none() {
                    tell(wish, &messages::ready(card::SLUG));
                }
                let then = before.replace(now.clone());
                messages::timed_news(then.as_ref(), &now).iter().for_each(|news| tell(wish, news));
                standing.set(Some(now));
            }
        })
    };
    let asked = Asked {
        place: Place::Table,
        usual: seats(&props.address, &wish),
        confirm_resign: true,
        ..Asked::default()
    };
    let stage = use_arena(asked, hear);
    let refuse = {
        let wish = wish.clone();
        let why = "a game without turns is set by the frame's address alone";
        Callback::from(move |_| tell(&wish, &messages::refused(why)))
    };
    use_hearing(&wish, refuse);
    use_size(&wish, standing.is_some());
    let link = standing.as_ref().map_or(card::ADDRESS, |standing| standing.link.as_str());
    html! {
        <div class="shell">
            { bar(&texts().timed_title(), link) }
            { arena::waiting(stage) }
        </div>
    }
}

/// Who plays.
fn seats(address: &str, wish: &Wish) -> realtime::Wish {
    let alone = wish.engine && wish.mode == Mode::Play;
    let black = |(key, value): &(String, String)| key == "o" && value == "black";
    realtime::Wish {
        opponent: if alone { Opponent::Computer } else { Opponent::Friend },
        side: match address::parameters(address).iter().any(black) {
            true => Side::Black,
            false => Side::White,
        },
        level: wish.level,
        ..realtime::Wish::default()
    }
}
