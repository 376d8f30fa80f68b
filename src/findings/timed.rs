//! What was found of the game without turns, which has no plies and so no hardness. It stands behind the games of turns.

use super::{Estimate, Findings};

/// A number that is shown: the key of what it is called, and with how many digits behind the point.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedLine<'a> {
    pub key: &'static str,
    pub digits: usize,
    pub estimate: &'a Estimate,
}

/// Where the numbers stand, by measure and name.
const LINES: [(&str, &str, &str, usize); 7] = [
    ("legal", "R1", "legal moves of a side", 1),
    ("decisions", "R1", "decisions of a side a time unit", 1),
    ("moves", "R1", "moves of a side a time unit", 1),
    ("units", "R1", "time units a game", 0),
    ("timeless", "R2", "score against timeless", 2),
    ("greedy", "R2", "score against greedy", 2),
    ("gap", "R3", "gap in ticks, even with two plies", 0),
];

impl Findings {
    /// Is it the game without turns?
    fn is_timed(&self) -> bool {
        LINES.iter().any(|(_, id, ..)| self.sheet(id).is_some())
    }

    /// Its numbers, as far as they were measured.
    pub fn timed_lines(&self) -> Vec<TimedLine<'_>> {
        let line = |&(key, id, name, digits): &(&'static str, &str, &str, usize)| {
            Some(TimedLine { key, digits, estimate: self.estimate(id, name)? })
        };
        LINES.iter().filter_map(line).collect()
    }
}

/// The games of turns, and the game without them if something was found of it.
pub fn parted(all: &[Findings]) -> (&[Findings], Option<&Findings>) {
    match all.split_last() {
        Some((last, others)) if last.is_timed() => (others, Some(last)),
        _ => (all, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::findings::read;

    #[test]
    fn the_game_without_turns_stands_apart() {
        let text = "some-game\n= A1 quick\nmean: 25 24 26\nother\n= R3 quick\ngap in ticks, even with two plies: 420 300 600\n";
        let all = read(text).unwrap_or_default();
        let (turns, timed) = parted(&all);
        assert_eq!(turns.len(), 1);
        let keys: Vec<_> = timed.into_iter().flat_map(Findings::timed_lines).collect();
        let [TimedLine { key: "gap", digits: 0, estimate }] = &keys[..] else {
            panic!("{keys:?}");
        };
        assert_eq!(estimate.value, 420.0);
        assert_eq!(parted(turns), (turns, None));
    }
}
