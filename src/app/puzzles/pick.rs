//! Which puzzle is next: one that was never tried and is rated like the solver; otherwise one that was failed; otherwise
//! the one solved longest ago.

use crate::app::puzzles::games::PuzzleGame;
use crate::app::puzzles::progress::PuzzleProgress;
use crate::app::puzzles::shelf::{Posed, Shelf};
use crate::app::rating::Rating;
use crate::game::Game;
use crate::puzzle::index::Entry;
use crate::puzzle::{Line, Theme, motifs};

/// Chance decides among this many puzzles, those nearest in rating.
const NEAREST: usize = 5;

/// The next puzzle of a game and theme, other than the one at hand. `chance` is any number.
pub fn pick<'a>(
    shelf: &'a Shelf,
    theme: &str,
    progress: &PuzzleProgress,
    at_hand: Option<&Posed>,
    chance: u32,
) -> Option<&'a Posed> {
    let game = shelf.game;
    let is_other = |posed: &&Posed| at_hand.is_none_or(|here| here.id != posed.id);
    let shown: Vec<&Posed> = shelf.puzzles.iter().filter(|posed| posed.shows(theme)).collect();
    let own = progress.rating(game).unwrap_or(Rating::UNKNOWN).rounded();
    let far = |posed: &Posed| progress.puzzle_rating(game, posed).rounded().abs_diff(own);
    let is_new = |posed: &&&Posed| is_other(posed) && progress.past(game, posed.id).is_none();
    let mut unseen: Vec<(u32, &Posed)> =
        shown.iter().filter(is_new).map(|posed| (far(posed), *posed)).collect();
    let mut left = chance as usize % unseen.len().clamp(1, NEAREST);
    while let Some(at) = (0..unseen.len()).min_by_key(|&at| unseen.get(at).map(|it| it.0)) {
        let (_, nearest) = unseen.swap_remove(at);
        match left {
            0 => return Some(nearest),
            _ => left -= 1,
        }
    }
    let again = |posed: &&&Posed| {
        let past = progress.past(game, posed.id);
        past.map(|past| (past.stage.is_none(), past.day, posed.id))
    };
    let seen = shown.iter().filter(|posed| is_other(posed)).min_by_key(again);
    seen.or(shown.first()).copied()
}

/// The game of the next puzzle of a theme: any of those that have some left that were never tried, else any.
pub fn pick_game(
    index: &[Entry],
    theme: &str,
    progress: &PuzzleProgress,
    chance: u32,
) -> Option<PuzzleGame> {
    let shows =
        |entry: &&Entry| theme.is_empty() || entry.themes.iter().any(|shown| shown == theme);
    let known = |entry: &Entry| Some((PuzzleGame::of(&entry.slug)?, entry.count));
    let all: Vec<(PuzzleGame, usize)> = index.iter().filter(shows).filter_map(known).collect();
    let left: Vec<&(PuzzleGame, usize)> =
        all.iter().filter(|(game, count)| progress.counts(*game).0 < *count).collect();
    let among = if left.is_empty() { all.iter().collect() } else { left };
    let at = (chance as usize).checked_rem(among.len())?;
    among.get(at).map(|(game, _)| *game)
}

/// The theme of a move in a position that puzzles of the game show as well, the rarest of them; none if no puzzle does.
pub fn theme_of(shelf: &Shelf, fen: &str, m: &str) -> Option<&'static str> {
    let PuzzleGame::Turns(spec) = shelf.game else { return None };
    let game = Game::replay(spec, Some(fen), []).ok()?;
    let m = game.read(m).ok()?;
    let line = Line::of(spec.rules(), game.position(), &[m]);
    let shown =
        |theme: &Theme| shelf.puzzles.iter().filter(|posed| posed.shows(theme.key())).count();
    let all = motifs::recognise(&line).iter().map(|theme| (shown(&theme), theme));
    all.filter(|&(count, _)| count > 0).min().map(|(_, theme)| theme.key())
}
