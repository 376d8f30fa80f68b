//! What stands beside the boards of the desk.

use yew::prelude::*;

use super::facts::facts;
use super::fen_field::FenField;
use super::fields::{choice, entry};
use super::opens::{Hearers, opens, take_along};
use super::picked::picked;
use super::room::{DeskHandle, act, change};
use crate::app::draw::icons::Icon;
use crate::app::editor::verdict::Verdict;
use crate::app::editor::{Change, DeskAction, EditedGame, words};
use crate::app::wording::terms;
use crate::texts::texts;
use crate::variants::{Choice, Group, Spec};
use crate::web::draw::glyphs::icon;
use crate::web::turns::actions::noted;

/// The panel.
pub fn panel(room: &DeskHandle, verdict: &Verdict, hearers: &Hearers) -> Html {
    html! {
        <aside class="panel">
            { games(room) }
            <FenField room={room.clone()} />
            { judged(room, verdict) }
            { opens(room, verdict, hearers) }
            { picked(room) }
            { facts(room) }
            { take_along(room) }
            <p class="note editor-hint">{ texts().editor_hint() }</p>
            { actions(room) }
        </aside>
    }
}

/// Which game it is, and what can be chosen of it.
fn games(room: &DeskHandle) -> Html {
    let game = room.desk.draft.game;
    let option = |other: EditedGame| {
        entry(other.slug().to_owned(), words::title(other), other.slug() == game.slug())
    };
    let of_group = |group: Group| {
        let all = EditedGame::all();
        let found =
            all.filter(|it| it.spec().map_or(Group::Main, |spec| spec.card().group) == group);
        found.map(option).collect::<Html>()
    };
    let entries = html! {
        <>
            <optgroup label={texts().main_games()}>{ of_group(Group::Main) }</optgroup>
            <optgroup label={texts().variations()}>{ of_group(Group::Relatives) }</optgroup>
            <optgroup label={texts().two_boards_games()}>{ of_group(Group::TwoBoards) }</optgroup>
        </>
    };
    let choose = change(room, move |slug: String| {
        Change::Game(EditedGame::from_text(&slug).unwrap_or(game))
    });
    html! {
        <div class="facts-row games-row">
            { choice(texts().editor_game(), entries, choose) }
            for spec in game.spec() {
                for option in spec.card().options { { self::option(room, spec, option) } }
            }
        </div>
    }
}

/// What can be chosen of a game.
fn option(room: &DeskHandle, spec: Spec, option: &'static Choice) -> Html {
    let chosen = spec.option(option.key);
    let values = option
        .values
        .iter()
        .map(|&value| entry(value.to_owned(), terms::option(option, value), chosen == Some(value)));
    let choose = change(room, move |value: String| {
        let other = spec.with_option(option.key, &value).unwrap_or(spec);
        Change::Game(EditedGame::Turns(other))
    });
    choice(terms::option(option, "title"), values.collect(), choose)
}

/// What is wrong with the position or, if nothing is, how it stands.
fn judged(room: &DeskHandle, verdict: &Verdict) -> Html {
    let problems = words::problems(verdict);
    let sign = if verdict.can_be_played() { Icon::Check } else { Icon::Cross };
    html! {
        <div
            class={classes!("verdict", (!verdict.is_legal()).then_some("wrong"))} id="editor-verdict"
            role="status"
        >
            if problems.is_empty() {
                <p>{ icon(sign) }<span>{ words::standing(&room.desk.draft, verdict) }</span></p>
            }
            for problem in problems { <p>{ icon(sign) }<span>{ problem }</span></p> }
        </div>
    }
}

fn actions(room: &DeskHandle) -> Html {
    let t = texts();
    let desk = &room.desk;
    let change = |change: Change| act(room, DeskAction::Change(change));
    html! {
        <div class="actions">
            { noted(Icon::Undo, t.editor_undo(), t.editor_undo_note(), !desk.can_undo(), act(room, DeskAction::Undo)) }
            { noted(Icon::Redo, t.editor_redo(), t.editor_redo_note(), !desk.can_redo(), act(room, DeskAction::Redo)) }
            { noted(Icon::Flip, t.flip(), t.flip_note(), false, act(room, DeskAction::Flip)) }
            { noted(Icon::First, t.editor_start(), t.editor_start_note(), false, change(Change::Start)) }
            { noted(Icon::Bin, t.editor_clear(), t.editor_clear_note(), false, change(Change::Clear)) }
            { noted(Icon::Switch, t.editor_mirror(), t.editor_mirror_note(), false, change(Change::Mirror)) }
        </div>
    }
}
