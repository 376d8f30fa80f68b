//! Where one goes on from a position: to a game, into the analysis, or elsewhere with a link or a picture.

use yew::prelude::*;

use super::room::DeskHandle;
use crate::app::common::player::Opponent;
use crate::app::draw::icons::Icon;
use crate::app::editor::verdict::Verdict;
use crate::app::editor::{Draft, EditedGame, opening, words};
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::share::copied::Copied;
use crate::web::share::link_row::LinkRow;
use crate::web::share::picture_row::PictureRow;

/// Who hears where somebody wants to go.
#[derive(Clone, PartialEq)]
pub struct Hearers {
    pub play: Callback<(Draft, Opponent)>,
    pub study: Callback<Draft>,
}

/// The buttons that open the position elsewhere. Why one cannot be pressed is said over them, and by it.
pub fn opens(room: &DeskHandle, verdict: &Verdict, hearers: &Hearers) -> Html {
    let (t, draft) = (texts(), &room.desk.draft);
    let bar = words::bar(draft, verdict);
    let play = |opponent: Opponent| {
        let draft = draft.clone();
        hearers.play.reform(move |_: MouseEvent| (draft.clone(), opponent))
    };
    let study = {
        let draft = draft.clone();
        hearers.study.reform(move |_: MouseEvent| draft.clone())
    };
    let barred = |can: bool| bar.clone().filter(|_| !can);
    let can_be_played = barred(verdict.can_be_played());
    let can_be_studied = barred(verdict.is_legal());
    html! {
        <div class="opens">
            { button(Icon::Chip, t.editor_play_computer(), &can_be_played, play(Opponent::Computer)) }
            { button(Icon::People, t.editor_play_friend(), &can_be_played, play(Opponent::Friend)) }
            if draft.game != EditedGame::Timed {
                { button(Icon::Lens, t.analysis(), &can_be_studied, study) }
            }
        </div>
    }
}

fn button(sign: Icon, name: String, bar: &Option<String>, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button
            class="act" type="button" disabled={bar.is_some()} title={bar.clone()} {onclick}
            aria-describedby={bar.is_some().then_some("editor-verdict")}
        >
            { icon(sign) }<span>{ name }</span>
        </button>
    }
}

/// The position to be taken along.
pub fn take_along(room: &DeskHandle) -> Html {
    let (t, desk) = (texts(), &room.desk);
    let here = browser::address();
    let draw = {
        let (draft, below) = (desk.draft.clone(), desk.below);
        Callback::from(move |style| {
            opening::picture(&draft, below, &words::title(draft.game), style)
        })
    };
    html! {
        <details class="take-along">
            <summary>{ t.editor_take_along() }</summary>
            <LinkRow name={t.editor_link()} text={format!("{here}{}", desk.address())} />
            for link in opening::link(&desk.draft, desk.below) {
                <LinkRow name={t.editor_link_to_play()} text={format!("{here}{link}")} />
            }
            for text in desk.draft.one_board_fen() {
                <Copied name={t.position_on_one_board()} {text} />
            }
            <PictureRow {draw} />
        </details>
    }
}
