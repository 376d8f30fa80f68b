//! Today's puzzle: a little board that leads to it.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::puzzles::daily::{game_of, puzzle_of};
use crate::app::puzzles::strike::StrikeAttempt;
use crate::app::puzzles::{PuzzleAddress, PuzzleGame, Task, words};
use crate::app::realtime::snapshot;
use crate::board::Color;
use crate::game::{Game, Scene};
use crate::texts::texts;
use crate::web::draw::glyphs::icon;
use crate::web::draw::little::boards;
use crate::web::puzzles::files;
use crate::web::puzzles::keeping;

/// What is to be seen of it.
#[derive(Clone)]
struct Todays {
    game: PuzzleGame,
    scene: Rc<Scene>,
    /// The solver's side.
    below: Color,
    task: String,
    is_solved: bool,
}

async fn todays() -> Option<Todays> {
    let day = keeping::today();
    let shelf = files::shelf(game_of(day)).await?;
    let posed = puzzle_of(day, &shelf)?;
    let (scene, below, task) = match &posed.task {
        Task::Turns(puzzle) => {
            let start = Game::from(puzzle.game, puzzle.start);
            (start.scene(), start.turn(), words::task(puzzle))
        }
        Task::Strike(strike) => {
            let session = StrikeAttempt::new(strike.clone()).session();
            (snapshot::scene(&session, 0.0), strike.side, words::strike_task(strike))
        }
    };
    let is_solved = keeping::kept().is_solved_on(shelf.game, posed.id, day);
    Some(Todays { game: shelf.game, scene: Rc::new(scene), below, task, is_solved })
}

/// Today's puzzle. Its room is kept until it is there.
#[component]
pub fn Today() -> Html {
    let known = use_state(|| None::<Todays>);
    use_effect_with((), {
        let known = known.setter();
        move |()| spawn_local(async move { known.set(todays().await) })
    });
    html! {
        <div class="today">
            for todays in known.as_ref() {
                <div class="today-picture" ~style={measures(todays)}>
                    <div class="living" aria-hidden="true">{ boards(&todays.scene, todays.below, false) }</div>
                </div>
                <div class="today-words">
                    <h2>{ texts().puzzles_today() }</h2>
                    <p><b>{ words::game(todays.game) }</b></p>
                    <p>{ &todays.task }</p>
                    { way(todays.is_solved) }
                </div>
            }
        </div>
    }
}

/// What the boards are measured by.
fn measures(todays: &Todays) -> String {
    let files = todays.scene.boards.first().map_or(8, |board| board.files);
    format!("--boards:{};--files:{files}", todays.scene.boards.len())
}

/// The way to it, which all of it is.
fn way(is_solved: bool) -> Html {
    let t = texts();
    let (class, words) = match is_solved {
        true => ("button today-link today-done", t.puzzles_today_done()),
        false => ("button primary today-link", t.puzzles_today_solve()),
    };
    html! {
        <a {class} href={PuzzleAddress::Daily.write()}>
            if is_solved { { icon(Icon::Check) } }
            { words }
        </a>
    }
}
