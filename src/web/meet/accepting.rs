//! Being invited: who invites to what, and what is to be sent back.

use std::rc::Rc;

use yew::prelude::*;

use super::inviting::{failed, handed, stun};
use super::page::{MeetProps, to_board};
use super::wiring::{Purpose, Wiring};
use crate::app::draw::icons::Icon;
use crate::app::meet::challenge::{self, Challenge};
use crate::app::meet::invitation::Invitation;
use crate::app::meet::meeting::Stage;
use crate::app::realtime::{card, words};
use crate::app::shell::route::rules_address;
use crate::app::turns::clock_choice;
use crate::app::wording::faults;
use crate::app::wording::moves::place;
use crate::app::wording::terms::color_word;
use crate::board::Color;
use crate::notation::meeting::Description;
use crate::notation::{Fault, name};
use crate::texts::texts;
use crate::web::common::fields::name_field;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::share::invited::{invited_to, invited_to_game};

#[derive(PartialEq, Properties)]
pub struct AcceptingProps {
    pub page: MeetProps,
    pub wiring: Wiring,
    /// How far the meeting is.
    pub stage: Option<Stage>,
    pub offer: Description,
    /// The link to the game, from its `#` on.
    pub game: String,
}

/// The invitation, and the answer once it is taken up.
#[component]
pub fn Accepting(props: &AcceptingProps) -> Html {
    let t = texts();
    let AcceptingProps { page, wiring, stage, offer, game } = props;
    let own = use_state(|| page.name.clone());
    let accepted = use_state(|| false);
    let invited = match Invited::read(game) {
        Ok(invited) => invited,
        Err(fault) => {
            return html! {
                <>
                    <h1>{ t.meet() }</h1>
                    <p class="error" role="alert">{ t.bad_link(&faults::said(&fault)) }</p>
                </>
            };
        }
    };
    let is_timed = matches!(invited, Invited::Timed(_));
    let accept = {
        let (page, wiring, offer) = (page.clone(), wiring.clone(), offer.clone());
        let (invited, own, accepted) = (invited.clone(), own.clone(), accepted.clone());
        Callback::from(move |()| {
            page.on_name.emit((*own).clone());
            let called = name::tidy(&own);
            let purpose = match &invited {
                Invited::Timed(it) => Purpose::Duel { challenge: it.clone(), name: called },
                Invited::Turns(it) => {
                    page.on_sit.emit(it.accepted(&page.room.table, called.map(Rc::from)));
                    Purpose::Table(it.meeting())
                }
            };
            wiring.take_up(purpose, offer.clone(), stun(&page));
            accepted.set(true);
        })
    };
    let stage = stage.clone().filter(|_| *accepted && wiring.is_invited());
    let title = invited.from().map_or_else(|| t.invitation(), |name| t.invitation_from(name));
    html! {
        <>
            <h1>{ title }</h1>
            { match stage.as_ref() {
                None => asked(page, &invited, &own, &accept),
                Some(Stage::Answering(link)) => html! {
                    <>
                        <section class="meet-step">
                            <h2>{ t.meet_answer_send() }</h2>
                            <p>{ t.meet_answer_note() }</p>
                            { handed(t.meet_own_answer(), &format!("{}{link}", browser::address())) }
                        </section>
                        { waiting(wiring) }
                    </>
                },
                Some(Stage::Failed(why)) => failed(page, *why, t.meet_answer_again(), &accept, is_timed),
                Some(Stage::Together) => to_board(page, is_timed),
                Some(Stage::Joining(_)) => html! {
                    <p class="meet-state" role="status">{ t.meet_connecting() }</p>
                },
                Some(Stage::Preparing | Stage::Inviting(_)) => html! {
                    <p class="meet-state" role="status">{ t.meet_preparing() }</p>
                },
            } }
        </>
    }
}

/// That the answer is waited for, and the way to say that it was opened where the browser cannot find out.
fn waiting(wiring: &Wiring) -> Html {
    let t = texts();
    if !wiring.waits() {
        return html! { <p class="meet-state" role="status">{ t.meet_answer_wait() }</p> };
    }
    let knock = {
        let wiring = wiring.clone();
        move |_| wiring.knock()
    };
    html! {
        <section class="meet-step">
            <p>{ t.meet_knock_note() }</p>
            <button class="button primary" type="button" onclick={knock}>{ t.meet_knock() }</button>
        </section>
    }
}

/// What somebody is invited to.
#[derive(Clone)]
enum Invited {
    Turns(Box<Invitation>),
    Timed(Challenge),
}

impl Invited {
    /// Reads the link to a game, from its `#` on.
    fn read(game: &str) -> Result<Invited, Fault> {
        match challenge::is_one(game) {
            true => Challenge::read(game).map(Invited::Timed),
            false => Invitation::read(game).map(Box::new).map(Invited::Turns),
        }
    }

    fn from(&self) -> Option<&str> {
        match self {
            Invited::Turns(it) => it.from.as_deref(),
            Invited::Timed(it) => it.from.as_deref(),
        }
    }

    /// Is it the game that is at hand already?
    fn goes_on(&self, page: &MeetProps) -> bool {
        match self {
            Invited::Turns(it) => it.is_at(&page.room.table),
            Invited::Timed(it) => {
                let room = page.tie.room();
                room.is_some_and(|room| room.session.meeting() == Some(it.meeting))
            }
        }
    }
}

/// What the invitation is to, and the way to take it up.
fn asked(
    page: &MeetProps,
    invited: &Invited,
    own: &UseStateHandle<String>,
    accept: &Callback<()>,
) -> Html {
    let t = texts();
    let change = {
        let own = own.setter();
        Callback::from(move |name| own.set(name))
    };
    html! {
        <>
            { match invited {
                Invited::Turns(it) => of_turns(it),
                Invited::Timed(it) => timed(it),
            } }
            <p>{ t.meet_accept_note() }</p>
            if invited.goes_on(page) {
                <p>{ t.meet_goes_on() }</p>
            } else {
                <div class="field">{ name_field(t.your_name(), own, change) }</div>
            }
            <button class="button primary" type="button" onclick={accept.reform(|_| ())}>
                { t.meet_accept() }
            </button>
        </>
    }
}

/// The game and its rule, its options and clock, and how it stands.
fn of_turns(invitation: &Invitation) -> Html {
    let t = texts();
    let spec = invitation.game.spec();
    let clock = invitation.time.map_or_else(|| t.no_clock(), clock_choice::name);
    let rules = html! { <a href={rules_address(spec)}>{ t.how_to_play() }</a> };
    html! {
        <>
            { invited_to_game(spec, Some(&clock), rules) }
            <p class="invited-now">{ stands(invitation) }</p>
        </>
    }
}

/// The game without turns, and how fast it is.
fn timed(challenge: &Challenge) -> Html {
    let t = texts();
    let unit = words::span(challenge.settings.tu_ms);
    let rules = html! { <a href={format!("#/rules/{}", card::SLUG)}>{ t.how_to_play() }</a> };
    html! {
        <>
            { invited_to(icon(Icon::Hourglass), &t.timed_title(), &t.timed_summary(), vec![t.timed_unit(&unit)], rules) }
            <p class="invited-now">{ t.invitation_side(color_word(challenge.reader)) }</p>
        </>
    }
}

/// Which side is the reader's, and how far the game is.
fn stands(invitation: &Invitation) -> String {
    let (t, game) = (texts(), &invitation.game);
    let is_white = game.player_of(Color::White) == invitation.reader;
    let color = if is_white { Color::White } else { Color::Black };
    let side = t.invitation_side(color_word(color));
    match place(game, game.len()) {
        Some(at) => format!("{side} {}", t.meet_stands(&at)),
        None => side,
    }
}
