//! What a position holds beside its pieces, as far as its game's FEN can say it.

use yew::prelude::*;

use super::fields::{check, choice, entry, number};
use super::room::{DeskHandle, change};
use crate::app::draw::spots;
use crate::app::editor::rights::CastlingRight;
use crate::app::editor::{Change, Counter, EditedGame, Man, rights, words};
use crate::app::wording::terms;
use crate::app::wording::terms::color_word;
use crate::board::{Color, Player};
use crate::game::Spot;
use crate::notation::square;
use crate::rules::Memory;
use crate::texts::texts;
use crate::web::common::sheet::segmented;

/// Whose turn it is, the rights, and the numbers.
pub fn facts(room: &DeskHandle) -> Html {
    let draft = &room.desk.draft;
    html! {
        <>
            if draft.game != EditedGame::Timed {
                { turn(room) }
            }
            if draft.remembers(Memory::Command) {
                { commander(room) }
            }
            { castling(room) }
            for color in Color::ALL { { doubles(room, color) } }
            { stepped(room) }
            <div class="facts-row">
                { passed(room) }
                for counter in Counter::of(draft) { { number(room, counter) } }
            </div>
        </>
    }
}

fn turn(room: &DeskHandle) -> Html {
    let t = texts();
    let face = |color: Color| {
        html! { <><i class={classes!("disc", color_word(color))}></i>{ terms::side(color) }</> }
    };
    let sides = Color::ALL.map(|color| (color, face(color))).to_vec();
    let chosen = room.desk.draft.off.info.turn();
    html! {
        <section class="field">
            <h2 class="field-name">{ t.editor_turn() }</h2>
            { segmented(t.editor_turn(), sides, &chosen, change(room, Change::Turn)) }
        </section>
    }
}

/// Who plays White, where that changes.
fn commander(room: &DeskHandle) -> Html {
    let t = texts();
    let name = |player: Player| html! { t.editor_player(player as u32 + 1) };
    let players = [Player::First, Player::Second].map(|player| (player, name(player))).to_vec();
    let chosen = room.desk.draft.off.info.player_of(Color::White);
    html! {
        <section class="field">
            <h2 class="field-name">{ t.editor_white_player() }</h2>
            { segmented(t.editor_white_player(), players, &chosen, change(room, Change::WhitePlayer)) }
        </section>
    }
}

/// The rights to castle, a row a side.
fn castling(room: &DeskHandle) -> Html {
    let all = rights::castling(&room.desk.draft);
    if all.is_empty() {
        return html! {};
    }
    let right = |right: &CastlingRight| {
        let number = right.number;
        let set = change(room, move |held| Change::Castling(number, held));
        let face = html! { words::castling_sign(right) };
        check(face, words::castling(right), right.is_held, right.can_be, set)
    };
    html! {
        <section class="field castling" role="group" aria-label={texts().editor_castling()}>
            <h2 class="field-name">{ texts().editor_castling() }</h2>
            for color in Color::ALL {
                <div class="checks" key={color as u8}>
                    <span aria-hidden="true">{ terms::side(color) }</span>
                    for it in all.iter().filter(|it| it.color == color) { { right(it) } }
                </div>
            }
        </section>
    }
}

/// Which pawns of a side have never moved, where that is remembered.
fn doubles(room: &DeskHandle, color: Color) -> Html {
    let mark = |man: &Man| {
        let (site, name) = (man.site, square(man.site.square()));
        let set = change(room, move |unmoved| Change::Unmoved(site, unmoved));
        check(html! { name[..1].to_owned() }, texts().editor_double(&name), man.unmoved, true, set)
    };
    let pawns = rights::may_be_unmoved(&room.desk.draft, color);
    group(texts().editor_doubles(color_word(color)), pawns.iter().map(mark).collect())
}

/// Which pawns have just made a double step, where there are no turns.
fn stepped(room: &DeskHandle) -> Html {
    let mark = |man: Man| {
        let (site, name) = (man.site, square(man.site.square()));
        let set = change(room, move |passed| Change::Stepped(site, passed));
        check(html! { name.clone() }, texts().editor_stepped_at(&name), man.passed, true, set)
    };
    let pawns =
        Color::ALL.into_iter().flat_map(|color| rights::may_have_passed(&room.desk.draft, color));
    group(texts().editor_stepped(), pawns.map(mark).collect())
}

/// Marks under a name, if there are any.
fn group(name: String, marks: Vec<Html>) -> Html {
    if marks.is_empty() {
        return html! {};
    }
    html! {
        <section class="field" role="group" aria-label={name.clone()}>
            <h2 class="field-name">{ name }</h2>
            <div class="checks">{ marks }</div>
        </section>
    }
}

/// The square that a pawn has just passed over, where one can have.
fn passed(room: &DeskHandle) -> Html {
    let draft = &room.desk.draft;
    let possible = rights::passable(draft);
    if possible.is_empty() {
        return html! {};
    }
    let chosen = draft.position().info.ep();
    let none = entry(String::new(), texts().editor_passed_none(), chosen.is_none());
    let entries = possible
        .into_iter()
        .map(|at| entry(spots::name(Spot::Square(at)), words::site(draft, at), chosen == Some(at)));
    let entries: Html = std::iter::once(none).chain(entries).collect();
    let choose = change(room, |name: String| {
        Change::Passed(match spots::spot(&name) {
            Some(Spot::Square(at)) => Some(at),
            _ => None,
        })
    });
    choice(texts().editor_passed(), entries, choose)
}
