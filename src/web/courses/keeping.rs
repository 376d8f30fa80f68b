//! How far somebody has come, as the browser keeps it.

use crate::app::courses::progress::Progress;
use crate::web::common::store;

/// How far somebody has come so far.
#[inline(never)]
pub fn progress() -> Progress {
    store::kept(store::COURSES).ok().flatten().unwrap_or_default()
}

/// Changes what is kept, and says how far somebody has come then. Another page may have changed it since it was read.
pub fn change(deed: impl FnOnce(&mut Progress)) -> Progress {
    let before = progress();
    let mut progress = before.clone();
    deed(&mut progress);
    if progress != before {
        store::keep(store::COURSES, &progress);
    }
    progress
}
