//! What somebody is invited to.

use yew::prelude::*;

use crate::app::wording::terms;
use crate::texts::texts;
use crate::variants::Spec;
use crate::web::draw::glyphs::emblem;

/// A game and its rule in a line, notes below, and the way to its rules.
pub fn invited_to(face: Html, title: &str, summary: &str, notes: Vec<String>, rules: Html) -> Html {
    html! {
        <div class="invited-to">
            <span class="emblem">{ face }</span>
            <div>
                <p><b>{ title }</b></p>
                <p>{ summary }</p>
                for note in notes { <p class="setting-note">{ note }</p> }
                <p>{ rules }</p>
            </div>
        </div>
    }
}

/// The same of a game of turns, with what was chosen of its options and, behind that, its clock if it has one.
pub fn invited_to_game(spec: Spec, clock: Option<&str>, rules: Html) -> Html {
    let (t, card) = (texts(), spec.card());
    let options = spec.options().map(|(choice, value)| {
        t.named(&terms::option(choice, "title"), &terms::option(choice, value))
    });
    let notes = options.chain(clock.map(|clock| t.named(&t.clock(), clock))).collect();
    invited_to(emblem(card.emblem), &terms::title(card), &terms::summary(card), notes, rules)
}
