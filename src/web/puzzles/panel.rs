//! What stands beside the boards of a puzzle, whatever game it is of.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::puzzles::{PuzzleAddress, words};
use crate::texts::texts;
use crate::web::draw::glyphs::icon;
use crate::web::puzzles::finding::Found;
use crate::web::puzzles::keeping;
use crate::web::puzzles::record::{Record, rated, rating};

/// How the last move is marked in words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    None,
    Right,
    Wrong,
}

/// What is beside the boards.
pub struct Panel<'a> {
    pub found: &'a Rc<Found>,
    pub record: &'a UseStateHandle<Record>,
    pub verdict: Verdict,
    pub status: String,
    /// Is nothing to be found any more?
    pub is_done: bool,
    /// Goes to the next puzzle.
    pub on_next: Callback<()>,
    pub moves: Html,
    pub tries: Html,
    pub acts: Html,
}

/// The panel.
pub fn panel(panel: Panel) -> Html {
    let Panel { found, record, verdict, status, is_done, on_next, moves, tries, acts } = panel;
    let (class, sign) = match verdict {
        Verdict::None => ("", None),
        Verdict::Right => ("right", Some(Icon::Check)),
        Verdict::Wrong => ("wrong", Some(Icon::Cross)),
    };
    html! {
        <aside class="panel solve-panel" aria-label={texts().puzzles_all()}>
            <p class="solve-game">
                <b>{ words::game(found.game) }</b>
                if found.is_todays { <span>{ texts().puzzles_today() }</span> }
                <a href={PuzzleAddress::Overview.write()}>{ texts().puzzles_all() }</a>
            </p>
            <p class={classes!("status", class)} role="status">
                for sign in sign { { icon(sign) } }
                <span>{ status }</span>
            </p>
            <div class="solve-result">
                { rating(record) }
                if is_done {
                    <button class="button primary solve-next" type="button" onclick={on_next.reform(|_| ())}>
                        { texts().solve_next() }{ icon(Icon::Next) }
                    </button>
                }
            </div>
            { moves }
            { tries }
            if is_done { { shown(found) } }
            { rated(record, found) }
            <div class="actions">{ acts }</div>
        </aside>
    }
}

/// What can be known of a puzzle once nothing is to be found any more: how hard it is, and its themes.
fn shown(found: &Found) -> Html {
    let hard = keeping::kept().puzzle_rating(found.game, &found.posed);
    html! {
        <div class="solve-themes">
            <span>{ texts().solve_puzzle_rating(hard.rounded()) }</span>
            <ul aria-label={texts().solve_themes()}>
                for key in found.posed.themes() {
                    <li key={key}><a href={train(found, key)} title={texts().solve_train(&words::theme(key))}>{ words::theme(key) }</a></li>
                }
            </ul>
        </div>
    }
}

/// The way to more puzzles of a theme.
fn train(found: &Found, theme: &str) -> String {
    PuzzleAddress::Next { game: Some(found.game), theme: theme.to_owned() }.write()
}
