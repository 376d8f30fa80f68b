//! Which puzzle is at an address: found once what it is chosen from has been fetched.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::puzzles::daily::{game_of, puzzle_of};
use crate::app::puzzles::pick::{pick, pick_game, theme_of};
use crate::app::puzzles::{Posed, PuzzleAddress, PuzzleGame, PuzzleProgress, Shelf};
use crate::web::dom::browser;
use crate::web::puzzles::files;
use crate::web::puzzles::keeping;

/// A puzzle, and where the next one is.
#[derive(Clone, PartialEq)]
pub struct Found {
    pub game: PuzzleGame,
    pub posed: Posed,
    pub next: PuzzleAddress,
    /// Is it today's?
    pub is_todays: bool,
}

impl Found {
    /// Its own address, from its `#` on.
    pub fn address(&self) -> String {
        PuzzleAddress::One { game: self.game, id: self.posed.id }.write()
    }
}

/// How far looking for a puzzle is.
#[derive(Clone, PartialEq)]
pub enum Finding {
    Coming,
    /// Something cannot be fetched.
    Missing,
    /// There is no such puzzle.
    Unknown(Option<PuzzleGame>),
    /// Nothing is due. In how many days something is, if anything ever.
    NothingDue(Option<u32>),
    Found(Rc<Found>),
}

/// A place somebody asks for, with a number: the same once more is another wish.
pub type Asked = (u32, PuzzleAddress);

/// The puzzle at a place. The last one stays until the next is there.
#[hook]
pub fn use_finding(asked: &Asked) -> (u32, Finding) {
    let found = use_state(|| (0, Finding::Coming));
    use_effect_with(asked.clone(), {
        let (setter, at_hand) = (found.setter(), found.1.clone());
        move |(number, place)| {
            let is_wanted = Rc::new(Cell::new(true));
            let (number, place, wanted) = (*number, place.clone(), is_wanted.clone());
            spawn_local(async move {
                let at_hand = match &at_hand {
                    Finding::Found(found) => Some(&**found),
                    _ => None,
                };
                let finding = find(&place, at_hand).await.unwrap_or(Finding::Missing);
                if wanted.get() {
                    setter.set((number, finding));
                }
            });
            move || is_wanted.set(false)
        }
    });
    (*found).clone()
}

async fn find(place: &PuzzleAddress, at_hand: Option<&Found>) -> Option<Finding> {
    match place {
        PuzzleAddress::Overview => Some(Finding::Coming),
        PuzzleAddress::Unknown { game } => Some(Finding::Unknown(*game)),
        PuzzleAddress::One { game, id } => {
            let shelf = files::shelf(*game).await?;
            let Some(posed) = shelf.find(*id) else { return Some(Finding::Unknown(Some(*game))) };
            Some(found(&shelf, posed, goes_on(*game)))
        }
        PuzzleAddress::Next { game, theme } => next(*game, theme, at_hand).await,
        PuzzleAddress::Like { game, fen, m } => {
            let shelf = files::shelf(*game).await?;
            let theme = theme_of(&shelf, fen, m).unwrap_or_default();
            next(Some(*game), theme, at_hand).await
        }
        PuzzleAddress::Daily => {
            let day = keeping::today();
            let shelf = files::shelf(game_of(day)).await?;
            let any = PuzzleAddress::Next { game: None, theme: String::new() };
            Some(found(&shelf, puzzle_of(day, &shelf)?, any))
        }
        PuzzleAddress::Review => review(at_hand).await,
    }
}

/// The next puzzle of a game and theme. That is what is trained from then on.
async fn next(game: Option<PuzzleGame>, theme: &str, at_hand: Option<&Found>) -> Option<Finding> {
    keeping::change(|progress| {
        progress.game = game.map_or("", PuzzleGame::slug).to_owned();
        progress.theme = theme.to_owned();
    });
    let progress = keeping::kept();
    let chosen = match game {
        Some(game) => game,
        None => pick_game(&files::index().await?, theme, &progress, browser::chance())?,
    };
    let shelf = files::shelf(chosen).await?;
    let at_hand = at_hand.map(|found| &found.posed);
    let posed = pick(&shelf, theme, &progress, at_hand, browser::chance());
    let Some(posed) = posed else { return Some(Finding::Unknown(Some(chosen))) };
    Some(found(&shelf, posed, PuzzleAddress::Next { game, theme: theme.to_owned() }))
}

/// The puzzle that has been due longest. One that is at hand has been tried just now.
async fn review(at_hand: Option<&Found>) -> Option<Finding> {
    let today = keeping::today();
    let at_hand = at_hand.map(|found| found.posed.id);
    while let Some((game, id)) = keeping::kept().next_due(today, at_hand) {
        let shelf = files::shelf(game).await?;
        match shelf.find(id) {
            Some(posed) => return Some(found(&shelf, posed, PuzzleAddress::Review)),
            // What was failed has been replaced since.
            None => keeping::change(|progress| progress.forget(game, id)),
        }
    }
    Some(Finding::NothingDue(keeping::kept().comes_back(today)))
}

fn found(shelf: &Shelf, posed: &Posed, next: PuzzleAddress) -> Finding {
    let (game, day) = (shelf.game, keeping::today());
    let todays = puzzle_of(day, shelf).filter(|_| game_of(day) == game);
    let is_todays = todays.is_some_and(|todays| todays.id == posed.id);
    Finding::Found(Rc::new(Found { game, posed: posed.clone(), next, is_todays }))
}

/// What follows a puzzle that somebody opened by its link: what was trained last, if that is its game or all.
fn goes_on(game: PuzzleGame) -> PuzzleAddress {
    let PuzzleProgress { game: last, theme, .. } = keeping::kept();
    match PuzzleGame::of(&last) {
        Some(last) if last == game => PuzzleAddress::Next { game: Some(game), theme },
        Some(_) => PuzzleAddress::Next { game: Some(game), theme: String::new() },
        None => PuzzleAddress::Next { game: None, theme },
    }
}
