//! How somebody fares with puzzles, as the browser keeps it. It is read anew before it is changed: another tab may have
//! solved something meanwhile.

use crate::app::puzzles::PuzzleProgress;
use crate::app::puzzles::daily::day_of;
use crate::web::common::store;

/// What is kept. What cannot be read is set aside, and it begins anew.
pub fn kept() -> PuzzleProgress {
    store::kept(store::PUZZLES).ok().flatten().unwrap_or_default()
}

/// Changes what is kept, and says what came of it.
pub fn change<T>(change: impl FnOnce(&mut PuzzleProgress) -> T) -> T {
    let mut progress = kept();
    let came = change(&mut progress);
    store::keep(store::PUZZLES, &progress);
    came
}

/// Today, where the reader is.
pub fn today() -> u32 {
    let now = js_sys::Date::now();
    let behind = js_sys::Date::new(&now.into()).get_timezone_offset();
    day_of(now, behind)
}
