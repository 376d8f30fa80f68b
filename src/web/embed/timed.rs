//! The game without turns in a frame, drawn as on the page.

use yew::prelude::*;

use crate::app::common::player::{Opponent, Side};
use crate::app::embed::{FrameWish, Mode, messages};
use crate::app::realtime;
use crate::app::realtime::card;
use crate::app::realtime::protocol::{FromRealtime, GameStanding, Place, ToRealtime};
use crate::notation::address;
use crate::texts::texts;
use crate::web::embed::bar::bar;
use crate::web::embed::neighbour::{tell, use_hearing};
use crate::web::embed::size::use_size;
use crate::web::realtime::host::RealtimeView;

#[derive(PartialEq, Properties)]
pub struct TimedProps {
    pub address: String,
}

/// The game without turns. Links to others it follows by itself.
#[component]
pub fn Timed(props: &TimedProps) -> Html {
    let wish = FrameWish::read(&props.address).0;
    let standing = use_state(|| None::<GameStanding>);
    let latest = use_mut_ref(|| (wish.clone(), None::<GameStanding>));
    latest.borrow_mut().0 = wish.clone();
    let hear = {
        let standing = standing.setter();
        Callback::from(move |told| {
            if let FromRealtime::Stands(now) = told {
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
    let asked = ToRealtime {
        place: Place::Table,
        usual: seats(&props.address, &wish),
        confirm_resign: true,
        ..ToRealtime::default()
    };
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
            <RealtimeView {asked} {hear} />
        </div>
    }
}

/// Who plays.
fn seats(address: &str, wish: &FrameWish) -> realtime::TimedWish {
    let alone = wish.engine && wish.mode == Mode::Play;
    let black = |(key, value): &(String, String)| key == "o" && value == "black";
    realtime::TimedWish {
        opponent: if alone { Opponent::Computer } else { Opponent::Friend },
        side: match address::parameters(address).iter().any(black) {
            true => Side::Black,
            false => Side::White,
        },
        level: wish.level,
        ..realtime::TimedWish::default()
    }
}
