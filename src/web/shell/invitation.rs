//! What somebody reads first whom a friend's link invites to a game.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::shell::route::rules_address;
use crate::app::shell::settings::Settings;
use crate::app::turns::action::Action;
use crate::app::turns::table::Table;
use crate::app::turns::wish::Wish;
use crate::app::wording::moves::place;
use crate::app::wording::terms::color_word;
use crate::notation::name;
use crate::texts::texts;
use crate::web::common::fields::name_field;
use crate::web::common::sheet::{Sheet, link_out};
use crate::web::share::invited::invited_to_game;
use crate::web::shell::page::Page;

#[derive(PartialEq, Properties)]
pub struct InvitationProps {
    pub page: Page,
}

/// Who invites to what, the rule in a line, and what becomes of an answer. Closing it is playing, too: the board is
/// there already.
#[component]
pub fn Invitation(props: &InvitationProps) -> Html {
    let page = &props.page;
    let own = use_state(|| page.settings.wish.name.clone());
    let accept = {
        let (page, own) = (page.clone(), own.clone());
        Callback::from(move |()| {
            page.close().emit(());
            page.room.dispatch(Action::Accept(name::tidy(&own).map(Rc::from)));
            let wish = Wish { name: (*own).clone(), ..page.settings.wish.clone() };
            page.settings.set(Settings { wish, ..(*page.settings).clone() });
        })
    };
    let change = {
        let own = own.setter();
        Callback::from(move |name| own.set(name))
    };
    let t = texts();
    let foot = html! {
        <button class="button primary" type="button" autofocus=true onclick={accept.reform(|_| ())}>
            { t.invitation_play() }
        </button>
    };
    html! {
        <Sheet class="sheet-invitation" title={title(&page.room.table)} on_close={accept} {foot}>
            { told(page) }
            <div class="field">
                { name_field(t.your_name(), &own, change) }
                <p class="setting-note">{ t.your_name_note() }</p>
            </div>
        </Sheet>
    }
}

fn title(table: &Table) -> String {
    let friend = !table.setup.human();
    table
        .own_name(friend)
        .map_or_else(|| texts().invitation(), |name| texts().invitation_from(name))
}

/// The game and its rule, how it stands, and how it goes on.
fn told(page: &Page) -> Html {
    let (t, table) = (texts(), &page.room.table);
    let spec = table.setup.spec;
    let color = color_word(table.color_of(table.setup.human()));
    let stands = place(&table.game, table.game.len());
    let stands = stands.map_or_else(|| t.invitation_first(), |at| t.invitation_moved(&at));
    let rules = link_out("", rules_address(spec), t.how_to_play(), &page.leave());
    html! {
        <>
            { invited_to_game(spec, None, rules) }
            <p class="invited-now">{ t.invitation_side(color) }{ " " }{ stands }</p>
            <p>{ t.invitation_answer() }</p>
            <p>{ t.invitation_kept() }</p>
        </>
    }
}
