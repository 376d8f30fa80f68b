//! Being invited: who invites to what, and what is to be sent back.

use std::rc::Rc;

use yew::prelude::*;

use super::place::{PRIMARY, Place, above, button, failed, handed, state, step, to_board};
use super::purpose::Purpose;
use crate::app::draw::icons::Icon;
use crate::app::meet::challenge::Challenge;
use crate::app::meet::invitation::Invitation;
use crate::app::meet::invited::Invited;
use crate::app::meet::meeting::Stage;
use crate::app::realtime::{card, words};
use crate::app::shell::route::rules_address;
use crate::app::turns::clock_choice;
use crate::app::wording::moves::place as place_of;
use crate::app::wording::terms::color_word;
use crate::board::Color;
use crate::notation::meeting::{MeetLink, link};
use crate::notation::name;
use crate::texts::texts;
use crate::web::common::fields::name_field;
use crate::web::draw::glyphs::icon;
use crate::web::share::invited::{invited_to, invited_to_game};

/// The invitation, and the answer once it is taken up; and its title.
pub fn accepting(place: &Rc<Place>, invited: &Invited) -> (String, Html) {
    let t = texts();
    let is_accepted = place.wiring.visit(|visit| visit.is_accepted) && place.wiring.is_invited();
    let title = invited.from().map_or_else(|| t.invitation(), |name| t.invitation_from(name));
    let said = match place.stage.as_ref().filter(|_| is_accepted) {
        None => asked(place, invited),
        Some(Stage::Answering(link)) => {
            let answer = handed(t.meet_own_answer(), link);
            let answer = step(t.meet_answer_send(), t.meet_answer_note(), answer);
            html! { <>{ answer }{ waiting(place) }</> }
        }
        Some(Stage::Failed(why)) => {
            failed(place, *why, t.meet_answer_again(), accept, invited.is_timed())
        }
        Some(Stage::Together) => to_board(place, invited.is_timed()),
        Some(Stage::Joining(_)) => state(t.meet_connecting()),
        Some(Stage::Preparing | Stage::Inviting(_)) => state(t.meet_preparing()),
    };
    (title, said)
}

/// Takes up the invitation at the address.
fn accept(place: &Place) {
    let Ok(MeetLink::Invitation { offer, game }) = link::decode(&place.address) else { return };
    let Ok(invited) = Invited::read(&game) else { return };
    let own = place.wiring.visit(|visit| visit.name.clone());
    let called = name::tidy(&own);
    place.page.on_name.emit(own);
    let purpose = match invited {
        Invited::Timed(challenge) => Purpose::Duel { challenge, name: called },
        Invited::Turns(it) => {
            place.page.on_sit.emit(it.accepted(&place.page.room.table, called.map(Rc::from)));
            Purpose::Table(it.meeting())
        }
    };
    place.wiring.take_up(purpose, offer, place.stun());
    place.wiring.note(|visit| visit.is_accepted = true);
}

/// That the answer is waited for, and the way to say that it was opened where the browser cannot find out.
fn waiting(place: &Rc<Place>) -> Html {
    let t = texts();
    if !place.wiring.waits() {
        return state(t.meet_answer_wait());
    }
    let knock = button(place, PRIMARY, t.meet_knock(), |place| place.wiring.knock());
    html! { <section class="meet-step">{ above("", t.meet_knock_note(), knock) }</section> }
}

/// What the invitation is to, and the way to take it up.
fn asked(place: &Rc<Place>, invited: &Invited) -> Html {
    let t = texts();
    let room = place.page.tie.room();
    let goes_on = invited.is_at(&place.page.room.table, room.as_ref().map(|room| &*room.session));
    let own = place.wiring.visit(|visit| visit.name.clone());
    let change = {
        let wiring = place.wiring.clone();
        Callback::from(move |name| wiring.note(|visit| visit.name = name))
    };
    let (face, now) = match invited {
        Invited::Turns(it) => (of_turns(it), stands(it)),
        Invited::Timed(it) => (timed(it), t.invitation_side(color_word(it.reader))),
    };
    let accept = button(place, PRIMARY, t.meet_accept(), accept);
    let last = match goes_on {
        true => above("", t.meet_goes_on(), accept),
        false => html! {
            <><div class="field">{ name_field(t.your_name(), &own, change) }</div>{ accept }</>
        },
    };
    let below = above("invited-now", now, above("", t.meet_accept_note(), last));
    html! { <>{ face }{ below }</> }
}

/// The game and its rule, its options and clock.
fn of_turns(invitation: &Invitation) -> Html {
    let spec = invitation.game.spec();
    let clock = invitation.time.map_or_else(|| texts().no_clock(), clock_choice::name);
    invited_to_game(spec, Some(&clock), rules(rules_address(spec)))
}

/// The game without turns, and how fast it is.
fn timed(challenge: &Challenge) -> Html {
    let t = texts();
    let unit = t.timed_unit(&words::span(challenge.settings.tu_ms));
    let (face, rules) = (icon(Icon::Hourglass), rules(format!("#/rules/{}", card::SLUG)));
    invited_to(face, &t.timed_title(), &t.timed_summary(), vec![unit], rules)
}

fn rules(address: String) -> Html {
    html! { <a href={address}>{ texts().how_to_play() }</a> }
}

/// Which side is the reader's, and how far the game is.
fn stands(invitation: &Invitation) -> String {
    let (t, game) = (texts(), &invitation.game);
    let is_white = game.player_of(Color::White) == invitation.reader;
    let color = if is_white { Color::White } else { Color::Black };
    let side = t.invitation_side(color_word(color));
    match place_of(game, game.len()) {
        Some(at) => format!("{side} {}", t.meet_stands(&at)),
        None => side,
    }
}
