//! Today's puzzle: the same for everybody on a day, from all games in turn.

use crate::app::puzzles::games::PuzzleGame;
use crate::app::puzzles::shelf::{Posed, Shelf};

const DAY: f64 = 86_400_000.0;
const MINUTE: f64 = 60_000.0;

/// The day of a moment in milliseconds since 1970, counted from then on, where clocks are `behind` minutes
/// behind Greenwich.
pub fn day_of(ms: f64, behind: f64) -> u32 {
    ((ms - behind * MINUTE) / DAY).floor().max(0.0) as u32
}

/// The game of the puzzle of a day.
pub fn game_of(day: u32) -> PuzzleGame {
    let games = PuzzleGame::all();
    let count = games.len() as u32;
    // Relatives stand beside one another; so that days do not, it goes on by several games at once, and meets all.
    let stride = (count / 3..count).find(|&stride| are_coprime(stride, count)).unwrap_or(1);
    let at = (day % count).wrapping_mul(stride) % count;
    games.get(at as usize).copied().unwrap_or(PuzzleGame::Timed)
}

fn are_coprime(a: u32, b: u32) -> bool {
    if b == 0 { a == 1 } else { are_coprime(b, a % b) }
}

/// The puzzle of a day, among those of its game. Their names decide the order: it has nothing to do with how hard
/// they are, and stays when they are sorted anew.
pub fn puzzle_of(day: u32, shelf: &Shelf) -> Option<&Posed> {
    let all = &shelf.puzzles;
    let round = day as usize / PuzzleGame::all().len();
    let wanted = round.checked_rem(all.len())?;
    let rank = |posed: &Posed| all.iter().filter(|other| other.id < posed.id).count();
    all.iter().find(|posed| rank(posed) == wanted)
}
