//! What somebody is shown before a first game: how pieces freeze and thaw, on the very board, in a quarter of a
//! minute.

use crate::app::realtime::demo;
use crate::realtime::Tick;
use crate::variants::rulebook::DemoDeed;

/// The array of chess, in which nobody waits.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR KQkq - - 0,0 0";

/// What happens; of the words, `texts` has the sentences.
pub const DEEDS: [DemoDeed; 6] = [
    deed(1_500, "w", "g1f3", "moved"),
    deed(4_700, "w", "f3g5", "again"),
    deed(6_500, "w", "e2e4", "both"),
    deed(6_500, "b", "f7f5", ""),
    deed(8_500, "w", "d1h5", "check"),
    deed(10_700, "b", "g7g6", "answered"),
];

const fn deed(
    tick: Tick,
    side: &'static str,
    command: &'static str,
    words: &'static str,
) -> DemoDeed {
    DemoDeed { tick, side, command, refused: false, words }
}

/// By what word texts choose what is said at a tick.
pub fn caption(tick: Tick) -> &'static str {
    let said = demo::said(&DEEDS, tick).checked_sub(1);
    said.and_then(|said| DEEDS.get(said)).map_or("begin", |deed| deed.words)
}

/// The next tick at which something else is said, for those who go on by themselves; none behind the last.
pub fn next_stop(tick: Tick) -> Option<Tick> {
    DEEDS.iter().filter(|deed| !deed.words.is_empty()).map(|deed| deed.tick).find(|&at| at > tick)
}
