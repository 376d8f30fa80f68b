//! What can be trained, and how somebody fares.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::puzzles::progress::PuzzleProgress;
use crate::app::puzzles::{PuzzleAddress, PuzzleGame, words};
use crate::puzzle::index::Entry;
use crate::texts::texts;
use crate::web::common::fields::field;
use crate::web::common::sheet::switch;
use crate::web::draw::glyphs::icon;
use crate::web::puzzles::files::use_index;
use crate::web::puzzles::keeping;
use crate::web::puzzles::today::Today;

/// The overview.
#[component]
pub fn Overview() -> Html {
    let progress = use_state(keeping::kept);
    let index = use_index();
    let t = texts();
    html! {
        <main class="page puzzles">
            <h1>{ t.puzzles() }</h1>
            <p class="puzzles-lead">{ t.puzzles_lead() }</p>
            <div class="puzzles-top">
                <section class="puzzles-card"><Today /></section>
                <section class="puzzles-card">{ streak(&progress) }</section>
                <section class="puzzles-card">{ review(&progress) }</section>
            </div>
            <section class="puzzles-card">{ training(&progress, &index) }</section>
            <h2>{ t.puzzles_ratings() }</h2>
            { ratings(&progress, &index) }
        </main>
    }
}

fn streak(progress: &PuzzleProgress) -> Html {
    let t = texts();
    let days = progress.days_in_a_row(keeping::today());
    let (row, most) = progress.in_a_row();
    let line = |now: String, best: u32| {
        html! { <p><b>{ now }</b>{ " " }<small>{ t.puzzles_best(best) }</small></p> }
    };
    html! {
        <>
            <h2>{ t.puzzles_streak() }</h2>
            { line(t.puzzles_days(days), progress.most_days()) }
            { line(t.puzzles_row(row), most) }
        </>
    }
}

fn review(progress: &PuzzleProgress) -> Html {
    let (t, today) = (texts(), keeping::today());
    let (due, later) = (progress.due(today), progress.comes_back(today));
    html! {
        <>
            <h2>{ t.puzzles_review() }</h2>
            if due > 0 {
                <p>{ t.puzzles_review_due(due) }</p>
                <a class="button" href={PuzzleAddress::Review.write()}>{ t.puzzles_review_start() }</a>
            } else {
                <p>{ later.map_or_else(|| t.puzzles_review_none(), |days| t.puzzles_review_later(days)) }</p>
            }
        </>
    }
}

/// The choice of game and theme.
fn training(progress: &UseStateHandle<PuzzleProgress>, index: &[Entry]) -> Html {
    let t = texts();
    let set = |change: fn(&mut PuzzleProgress, String)| {
        let progress = progress.clone();
        Callback::from(move |event: Event| {
            let value = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
            keeping::change(|kept| value.into_iter().for_each(|value| change(kept, value)));
            progress.set(keeping::kept());
        })
    };
    let choose_game = set(|kept, game| {
        kept.game = game;
        kept.theme.clear();
    });
    let choose_theme = set(|kept, theme| kept.theme = theme);
    let rate = {
        let progress = progress.clone();
        Callback::from(move |on: bool| {
            keeping::change(|kept| kept.casual = !on);
            progress.set(keeping::kept());
        })
    };
    let game = PuzzleGame::of(&progress.game);
    let start = PuzzleAddress::Next { game, theme: progress.theme.clone() };
    let option = |value: &str, name: String, chosen: &str| {
        html! { <option value={value.to_owned()} selected={value == chosen}>{ name }</option> }
    };
    html! {
        <>
            <h2>{ t.puzzles_train() }</h2>
            <div class="puzzles-choice">
                { field(t.puzzles_game(), html! {
                    <select aria-label={t.puzzles_game()} onchange={choose_game}>
                        { option("", t.puzzles_every_game(), &progress.game) }
                        for game in PuzzleGame::all() {
                            { option(game.slug(), words::game(game), &progress.game) }
                        }
                    </select>
                }) }
                { field(t.puzzles_theme(), html! {
                    <select aria-label={t.puzzles_theme()} onchange={choose_theme}>
                        { option("", t.puzzles_every_theme(), &progress.theme) }
                        for (name, key) in themes(index, game) { { option(&key, name, &progress.theme) } }
                    </select>
                }) }
                <label class="think-head" title={t.puzzles_rated_note()}>
                    <span>{ t.puzzles_rated() }</span>
                    { switch(t.puzzles_rated(), !progress.casual, rate) }
                </label>
                <a class="button primary" href={start.write()}>{ icon(Icon::Play) }{ t.puzzles_start() }</a>
            </div>
            <p class="setting-note">{ t.puzzles_rated_note() }</p>
        </>
    }
}

/// The themes of a game, or of all, by their names in order: with their keys.
fn themes(index: &[Entry], game: Option<PuzzleGame>) -> Vec<(String, String)> {
    let is_of = |entry: &&Entry| game.is_none_or(|game| game.slug() == entry.slug);
    let mut all: Vec<(String, String)> = Vec::new();
    for key in index.iter().filter(is_of).flat_map(|entry| &entry.themes) {
        let name = words::theme(key);
        let at = all.iter().take_while(|known| known.0 < name).count();
        if all.get(at).is_none_or(|known| known.0 != name) {
            all.insert(at, (name, key.clone()));
        }
    }
    all
}

/// Each game with one's rating in it, and how much of it is solved.
fn ratings(progress: &PuzzleProgress, index: &[Entry]) -> Html {
    let t = texts();
    let row = |game: PuzzleGame| {
        let count = index.iter().find(|entry| entry.slug == game.slug()).map_or(0, |e| e.count);
        let rating = progress.rating(game).map(|rating| {
            let doubt = if rating.is_sure() { "" } else { "?" };
            format!("{}{doubt}", rating.rounded())
        });
        let next = PuzzleAddress::Next { game: Some(game), theme: String::new() };
        html! {
            <tr key={game.slug()}>
                <th scope="row"><a href={next.write()}>{ words::game(game) }</a></th>
                <td>{ rating.unwrap_or_else(|| t.puzzles_unrated()) }</td>
                <td>if count > 0 { { t.puzzles_solved_of(progress.counts(game).1, count) } }</td>
            </tr>
        }
    };
    html! {
        <table class="puzzles-ratings">
            <thead>
                <tr>
                    <th scope="col">{ t.puzzles_game() }</th>
                    <th scope="col">{ t.puzzles_rating() }</th>
                    <th scope="col">{ t.puzzles_solved() }</th>
                </tr>
            </thead>
            <tbody>for game in PuzzleGame::all() { { row(game) } }</tbody>
        </table>
    }
}
