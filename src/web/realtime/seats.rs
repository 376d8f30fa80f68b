//! The game without turns: does what the page asks of it, see `host`.

use yew::prelude::*;

use crate::app::realtime::first::Experience;
use crate::app::realtime::protocol::{FromRealtime, GameStanding, Place, ToRealtime};
use crate::app::realtime::{SessionAction, card};
use crate::app::shell::route::Route;
use crate::texts::texts;
use crate::variants::rulebook::RulebookPart;
use crate::web::common::parts::{Part, PartStage, use_part};
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;
use crate::web::reading::rules_page::RulesPage;
use crate::web::realtime::arena::Arena;
use crate::web::realtime::attempt::TimedAttempt;
use crate::web::realtime::demo::Demo;
use crate::web::realtime::first;
use crate::web::realtime::intro::After;
use crate::web::realtime::room::{SessionHandle, SessionRoom};
use crate::web::realtime::share::share;
use crate::web::realtime::startup;
use crate::web::realtime::tie::Tie;
use crate::web::realtime::waiting::waiting;

#[derive(PartialEq, Properties)]
pub struct SeatsProps {
    pub asked: ToRealtime,
    pub tie: Tie,
    pub hear: Callback<FromRealtime>,
}

/// The game at hand, which stays while one is elsewhere.
#[component]
pub fn Seats(props: &SeatsProps) -> Html {
    let asked = &props.asked;
    let room = use_reducer(|| SessionRoom::new(startup::first_session(&asked.usual)));
    let intro = use_state(|| None::<After>);
    use_effect_with(asked.begin.clone(), {
        let (room, intro) = (room.clone(), intro.clone());
        move |begin| {
            let Some((_, begin)) = begin else { return };
            let action = startup::begun(begin, &room.session);
            action.into_iter().for_each(|action| room.dispatch(action));
            if startup::waits_for_intro(begin) {
                intro.set(Some(After::Start));
            }
        }
    });
    use_effect_with(room.session.is_over() && room.session.is_played_on, |&is_finished| {
        if is_finished {
            first::keep(Experience { is_finished, ..first::experience() });
        }
    });
    use_effect_with(asked.refiled, {
        let room = room.clone();
        move |refiled| {
            if let Some((from, to)) = *refiled {
                room.dispatch(SessionAction::File { from: Some(from), to });
            }
        }
    });
    use_effect_with((room.clone(), props.tie.clone()), |(room, tie)| tie.tell(room));
    use_effect_with(room.session.wire.is_some(), {
        let hear = props.hear.clone();
        move |&is_afar| {
            if is_afar {
                hear.emit(FromRealtime::Meets);
            }
        }
    });
    use_address(&room, asked);
    use_standing(&room, &props.hear);
    let on_new_game = props.hear.reform(|()| FromRealtime::NewGame);
    let on_close = props.hear.reform(|()| FromRealtime::Shared);
    let on_leave = props.hear.reform(|()| FromRealtime::LedElsewhere);
    let on_keep = props.hear.clone();
    let sharing = use_part(Part::Sharing, asked.shares);
    let on_play = props.hear.reform(|()| FromRealtime::PlayComputer);
    let reading = use_part(Part::Reading, asked.place == Place::Rules);
    match asked.place {
        Place::Away => html! {},
        Place::Table => html! {
            <>
                <Arena
                    room={room.clone()} {intro} usual={asked.usual.clone()} sound={asked.sound} confirm_resign={asked.confirm_resign}
                    tie={props.tie.clone()} {on_new_game} {on_keep}
                />
                if sharing == PartStage::There && asked.shares {
                    { share(&room, on_close, on_leave) }
                }
            </>
        },
        Place::Rules if reading != PartStage::There => waiting(reading),
        Place::Rules => html! {
            <RulesPage
                slug={card::SLUG} title={texts().timed_title()} author={texts().timed_author()}
                back={room.session.setup.link()} live={Callback::from(demonstration)} {on_play}
            />
        },
    }
}

/// What of the rulebook moves: demonstrations, and boards to try things on.
fn demonstration(part: &'static RulebookPart) -> Html {
    match part {
        RulebookPart::Demo { start, words, deeds } => html! { <Demo {start} {words} {deeds} /> },
        RulebookPart::Try { fen: start, task, .. } => html! { <TimedAttempt {start} {task} /> },
        _ => html! {},
    }
}

/// Tells a frame how the game stands, whenever that changes.
#[hook]
fn use_standing(room: &SessionHandle, hear: &Callback<FromRealtime>) {
    let hear = hear.clone();
    let session = room.session.clone();
    let log = session.arbiter.log();
    let made = (log.len(), log.last().map(|entry| entry.tick));
    use_effect_with((made, session.is_over(), session.setup), move |_| {
        if browser::is_frame() {
            hear.emit(FromRealtime::Stands(GameStanding::of(&session, browser::now())));
        }
    });
}

/// Shows the game in the address, and follows links to others.
#[hook]
fn use_address(room: &SessionHandle, asked: &ToRealtime) {
    use_effect_with((room.session.setup, asked.place), |(setup, place)| {
        if *place == Place::Table {
            browser::show_hash(&setup.link());
        }
    });
    use_effect_with((room.clone(), asked.usual.clone()), |(room, usual)| {
        let (room, usual) = (room.clone(), usual.clone());
        let listener = Listener::new(browser::window().into(), "hashchange", move |_| {
            let hash = browser::hash();
            if Route::of(&hash) == Route::RealTime
                && let Some(other) = startup::other_session(&hash, &usual, &room.session)
            {
                room.dispatch(SessionAction::Open(Box::new(other)));
            }
        });
        move || drop(listener)
    });
}
