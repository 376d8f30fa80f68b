//! The openings of the games that are found: a tree for each game and side, which opens line by line.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::library::openings::{Line, Openings};
use crate::app::library::score::Score;
use crate::app::library::{Record, words};
use crate::app::wording::figurines::figurines;
use crate::app::wording::moves;
use crate::app::wording::terms::color_word;
use crate::board::Color;
use crate::texts::texts;
use crate::web::turns::startup;

/// The openings of games; nothing where no game has one.
pub fn openings(records: &[Rc<Record>]) -> Html {
    let games = Openings::of(records.iter().map(|record| &**record));
    if games.is_empty() {
        return html! {};
    }
    let has_figurines = startup::settings().figurines;
    html! {
        <section>
            <h2>{ texts().stats_openings() }</h2>
            for game in &games { { of_game(game, games.len() == 1, has_figurines) } }
        </section>
    }
}

fn of_game(game: &Openings, is_open: bool, has_figurines: bool) -> Html {
    html! {
        <details class="openings" key={game.slug.clone()} open={is_open}>
            <summary><h3>{ words::title_of(&game.slug) }</h3>{ " " }<span>{ texts().kept_count(game.games) }</span></summary>
            for (side, trunk) in &game.sides {
                <h4>{ side_name(*side) }</h4>
                { lines(trunk, has_figurines) }
            }
        </details>
    }
}

fn side_name(side: Option<Color>) -> String {
    side.map_or_else(|| texts().kept_two_people(), |color| texts().stats_side(color_word(color)))
}

fn lines(all: &[Line], has_figurines: bool) -> Html {
    html! {
        <ul class="opening-lines">
            for line in all {
                <li>
                    if line.replies.is_empty() {
                        <p class="opening">{ face(line, has_figurines) }</p>
                    } else {
                        <details>
                            <summary class="opening">{ face(line, has_figurines) }</summary>
                            { lines(&line.replies, has_figurines) }
                        </details>
                    }
                </li>
            }
        </ul>
    }
}

/// The moves of a line, its games and their score.
fn face(line: &Line, has_figurines: bool) -> Html {
    let text = moves::line(line.before.clone(), &line.sans);
    let text = if has_figurines { figurines(&text) } else { text };
    html! {
        <>
            <b>{ text }</b>{ " " }
            <span>{ texts().kept_count(line.games) }</span>{ " " }
            if let Some(percent) = words::share(line.score) {
                { record(line.score) }{ " " }<span>{ percent }</span>
            }
        </>
    }
}

/// Wins, draws and losses in the signs of chess, and in words for whoever hears them.
fn record(Score { won, drawn, lost }: Score) -> Html {
    html! {
        <span>
            <span aria-hidden="true">{ format!("+{won} ={drawn} −{lost}") }</span>
            <span class="visually-hidden">{ texts().stats_record(won, drawn, lost) }</span>
        </span>
    }
}
