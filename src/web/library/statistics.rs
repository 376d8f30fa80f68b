//! What the games that are found come to: the score by game and by opponent, and the openings.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::library::Record;
use crate::app::library::score::Score;
use crate::app::library::statistics::Statistics;
use crate::app::library::words;
use crate::texts::texts;
use crate::web::library::openings::openings;

/// The statistics of games.
// It comes later than its caller (Cargo.toml).
#[inline(never)]
pub fn statistics(records: &[Rc<Record>]) -> Html {
    let counted = Statistics::of(records.iter().map(|record| &**record));
    let t = texts();
    if counted.finished == 0 {
        return html! { <p class="stats-none">{ t.stats_none() }</p> };
    }
    let unscored = Some(counted.unscored()).filter(|&n| n > 0).map(|n| t.stats_unscored(n));
    let games = counted.games.iter().map(|(slug, score)| (words::title_of(slug), *score));
    let opponents =
        counted.opponents.iter().map(|&(against, score)| (words::opponent(against), score));
    let (games, opponents): (Vec<_>, Vec<_>) = (games.collect(), opponents.collect());
    html! {
        <div class="stats">
            <p>{ t.stats_finished(counted.finished) }{ " " }{ unscored }</p>
            if counted.all.games() > 0 {
                { table("stats-games", [t.stats_by_game(), t.kept_game()], games, counted.all) }
                { table("stats-opponents", [t.stats_by_opponent(), t.kept_opponent()], opponents, counted.all) }
            }
            { openings(records) }
        </div>
    }
}

/// A table of scores, and under it their sum.
fn table(
    id: &'static str,
    [title, what]: [String; 2],
    rows: Vec<(String, Score)>,
    all: Score,
) -> Html {
    let t = texts();
    html! {
        <section>
            <h2 {id}>{ title }</h2>
            <table class="scores" aria-labelledby={id}>
                <thead>
                    <tr>
                        <th scope="col">{ what }</th>
                        for name in [t.stats_games(), t.kept_won(), t.kept_drawn(), t.kept_lost(), t.stats_share()] {
                            <th scope="col">{ name }</th>
                        }
                    </tr>
                </thead>
                <tbody>for (name, score) in rows { { row(name, score) } }</tbody>
                <tfoot>{ row(t.stats_all(), all) }</tfoot>
            </table>
        </section>
    }
}

fn row(name: String, score: Score) -> Html {
    html! {
        <tr>
            <th scope="row">{ name }</th>
            for number in [score.games(), score.won, score.drawn, score.lost] { <td>{ number }</td> }
            <td class="share"><b>{ words::share(score) }</b>{ bar(score) }</td>
        </tr>
    }
}

/// Wins, draws and losses as lengths.
fn bar(score: Score) -> Html {
    let parts = [("won", score.won, 0), ("drawn", score.drawn, score.won)];
    html! {
        <svg class="score-bar" viewBox={format!("0 0 {} 1", score.games())} preserveAspectRatio="none" aria-hidden="true">
            for (class, length, x) in parts {
                <rect {class} x={x.to_string()} width={length.to_string()} height="1" />
            }
        </svg>
    }
}
