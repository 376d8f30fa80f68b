//! A position of a rulebook to solve, on boards one can play on.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::common::player::PlayedBy;
use crate::app::reading::puzzle::{Answer, MatingLine, answer, lines, mates, san};
use crate::app::reading::words::verdict;
use crate::app::turns::action::Action;
use crate::app::turns::table::{Setup, Table};
use crate::app::wording::moves::numbered;
use crate::game::Game;
use crate::rules::Move;
use crate::texts::texts;
use crate::variants::Spec;
use crate::web::reading::diagram::measures;
use crate::web::reading::stage::NearStage;
use crate::web::turns::room::{Room, RoomHandle};

/// How long after a move it is answered, in milliseconds.
const PAUSE: u32 = 600;

#[derive(PartialEq, Properties)]
pub struct PuzzleProps {
    pub spec: Spec,
    pub fen: &'static str,
    pub moves: usize,
    /// The only first move that does it.
    pub first: &'static str,
    pub task: &'static str,
    pub found: &'static str,
}

/// A position to solve.
#[component]
pub fn Puzzle(props: &PuzzleProps) -> Html {
    let room = use_reducer(|| Room { table: table(start(props)) });
    let heard = use_state(|| None::<Answer>);
    let shown = use_state(|| false);
    use_answers(&room, props.moves, &heard);
    let game = &room.table.game;
    let show = {
        let (room, heard) = (room.clone(), heard.clone());
        move |game: Game, answer: Option<Answer>| {
            heard.set(answer);
            room.dispatch(Action::Open(Box::new(table(game))));
        }
    };
    let button = |name: String, onclick: Callback<MouseEvent>| {
        html! { <button class="button" type="button" {onclick}>{ name }</button> }
    };
    let again = {
        let (room, heard) = (room.clone(), heard.clone());
        Callback::from(move |_| {
            heard.set(None);
            room.dispatch(Action::TakeBack);
        })
    };
    let other = {
        let (show, game) = (show.clone(), game.clone());
        Callback::from(move |_| {
            if let Some(game) = another(&game) {
                show(game, Some(Answer::Right));
            }
        })
    };
    let turn = {
        let shown = shown.clone();
        Callback::from(move |_| shown.set(!*shown))
    };
    html! {
        <figure class="puzzle" ~style={measures(&game.scene())}>
            <NearStage room={room.clone()} />
            <p class="puzzle-words" role="status">
                { match &*heard {
                    Some(answer) => verdict(game, answer, props.found),
                    None if game.is_empty() => props.task.to_owned(),
                    None => "…".to_owned(),
                } }
            </p>
            <div class="puzzle-acts">
                { match *heard {
                    None => html! {},
                    Some(Answer::Refuted(_) | Answer::Ended) => button(texts().try_again(), again),
                    Some(Answer::Right | Answer::Mate) => button(texts().puzzle_other(), other),
                } }
                { button(if *shown { texts().puzzle_hide() } else { texts().puzzle_show() }, turn) }
            </div>
            if *shown {
                { start(props).read(props.first).ok().map(|key| solution(&start(props), key, &show)) }
            }
        </figure>
    }
}

/// The position the puzzle begins with.
fn start(props: &PuzzleProps) -> Game {
    Game::replay(props.spec, Some(props.fen), []).unwrap_or_else(|_| Game::new(props.spec))
}

/// A table at which a person plays the side that moved first, and nobody the other.
fn table(game: Game) -> Table {
    let solver = game.player_of(game.begins().1);
    let mut players = [PlayedBy::Nobody; 2];
    players[solver as usize] = PlayedBy::Human;
    Table::with(Setup { spec: game.spec(), players, time: None }, game)
}

/// Answers each move of the solver after a while, and tells what became of it.
#[hook]
fn use_answers(room: &RoomHandle, moves: usize, heard: &UseStateHandle<Option<Answer>>) {
    let (room, heard) = (room.clone(), heard.clone());
    use_effect_with((room.table.version, room.table.game.len()), move |&(_, len)| {
        let waits = (len % 2 == 1).then(|| {
            Timeout::new(PAUSE, move || {
                let game = &room.table.game;
                let found = answer(game, moves.saturating_sub(len.div_ceil(2)));
                let reply = match found {
                    Answer::Refuted(reply) => Some(reply),
                    Answer::Right => any(game.legal()),
                    Answer::Mate | Answer::Ended => None,
                };
                reply.into_iter().for_each(|reply| room.dispatch(Action::Choose(reply)));
                heard.set(Some(found));
            })
        });
        move || drop(waits)
    });
}

/// One of them, by chance.
fn any(moves: &[Move]) -> Option<Move> {
    let at = js_sys::Math::random() * moves.len() as f64;
    moves.get(at as usize).copied()
}

/// The game with another reply to the key than it has.
fn another(game: &Game) -> Option<Game> {
    let key = game.first_plies(1);
    let made = game.moves().get(1).copied();
    let others: Vec<Move> = key.legal().iter().copied().filter(|&m| Some(m) != made).collect();
    key.after(any(&others)?)
}

/// The key, the replies to it and the mates after them, each to be seen on the boards.
fn solution<F>(start: &Game, key: Move, show: &F) -> Html
where
    F: Fn(Game, Option<Answer>) + Clone + 'static,
{
    let Some(game) = start.after(key) else { return html! {} };
    let entry = |at: Game, answer: Option<Answer>| {
        let show = show.clone();
        let text = at.sans().last().map(|san| numbered(&at, at.len() - 1, san));
        let onclick = move |_| show(at.clone(), answer.clone());
        html! { <button class="ply" type="button" {onclick}>{ text }</button> }
    };
    let line = |(replies, ends): MatingLine| {
        let made: Vec<Game> = replies.iter().filter_map(|&m| game.after(m)).collect();
        let mated = made.first().map(|next| {
            let ends = mates(next).filter(|&m| san(next, m).is_some_and(|s| ends.contains(&s)));
            ends.filter_map(|m| next.after(m)).collect::<Vec<_>>()
        });
        html! {
            <li>
                for reply in made { { entry(reply, Some(Answer::Right)) } }
                { " → " }
                for end in mated.into_iter().flatten() { { entry(end, Some(Answer::Mate)) } }
            </li>
        }
    };
    html! {
        <div class="solution">
            { entry(game.clone(), None) }
            <ul>for replies in lines(&game) { { line(replies) } }</ul>
        </div>
    }
}
