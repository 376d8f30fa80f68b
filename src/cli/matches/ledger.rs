//! What is written down of a match while it goes on.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};

use super::ending::Ending;
use super::record::Heading;
use super::table::Played;
use crate::cli::Failure;
use crate::cli::elo::EloTally;
use crate::cli::sprt::{Hypothesis, Sprt};
use crate::notation::pgn;

/// Writes games to a file as they end, and a line to the output for each pair, in their order whichever ends
/// first. So the same seed gives the same lines, and quick games count no sooner than slow ones.
pub struct Ledger<'a> {
    out: &'a mut dyn Write,
    heading: Heading,
    archive: Option<File>,
    sprt: Option<Sprt>,
    tally: EloTally,
    /// How many pairs are told.
    told: u32,
    /// What ended before its turn to be told: by pairs, the games that have ended.
    waiting: BTreeMap<u32, [Option<Ending>; 2]>,
}

impl<'a> Ledger<'a> {
    /// An empty ledger. Games are added to the end of the archive.
    pub fn new(
        out: &'a mut dyn Write,
        heading: Heading,
        archive: Option<File>,
        sprt: Option<Sprt>,
    ) -> Ledger<'a> {
        let (tally, waiting) = (EloTally::default(), BTreeMap::new());
        Ledger { out, heading, archive, sprt, tally, told: 0, waiting }
    }

    /// Enters a game. Hands back what the test has accepted, if that is decided now.
    pub fn enter(&mut self, played: Played) -> Result<Option<Hypothesis>, Failure> {
        self.keep(&played)?;
        let (pair, game) = (played.pair, played.game);
        self.waiting.entry(pair).or_default()[game] = Some(played.ending);
        while let Some([Some(_), Some(_)]) = self.waiting.get(&self.told) {
            if let Some([Some(first), Some(second)]) = self.waiting.remove(&self.told) {
                self.tell([first, second])?;
            }
            if let Some(accepted) = self.accepted() {
                return Ok(Some(accepted));
            }
        }
        Ok(None)
    }

    /// Writes a game to the archive.
    fn keep(&mut self, played: &Played) -> Result<(), Failure> {
        let Some(archive) = &mut self.archive else { return Ok(()) };
        let game = self.heading.pgn(played.pair, played.game, &played.record, &played.ending);
        // A blank line stands between two games.
        archive.write_all((pgn::write(&game) + "\n").as_bytes())?;
        Ok(())
    }

    /// Counts the next pair and writes its line, which says everything up to now.
    fn tell(&mut self, pair: [Ending; 2]) -> io::Result<()> {
        self.told += 1;
        for (game, ending) in pair.iter().enumerate() {
            if let Ending::Forfeited(loser, forfeit) = ending {
                let name = ["a", "b"][(*loser as usize) ^ game];
                writeln!(self.out, "round {}.{}: {name} loses, {forfeit}", self.told, game + 1)?;
            }
        }
        let [first, second] = pair.map(|ending| ending.points_of_first());
        self.tally.add([first, 1.0 - second]);
        self.tell_tally()
    }

    fn tell_tally(&mut self) -> io::Result<()> {
        let test = self.sprt.map(|sprt| sprt.state(&self.tally.pairs));
        let test = test.map_or(String::new(), |state| format!(" {state}"));
        writeln!(self.out, "{}{test}", self.tally)?;
        self.out.flush()
    }

    fn accepted(&self) -> Option<Hypothesis> {
        self.sprt.and_then(|sprt| sprt.accepted(&self.tally.pairs))
    }

    /// Writes what the test has come to. Where there was no pair, that is said too.
    pub fn close(&mut self) -> io::Result<()> {
        if self.told == 0 {
            self.tell_tally()?;
        }
        let Some(sprt) = self.sprt else { return Ok(()) };
        match self.accepted() {
            Some(accepted) => writeln!(self.out, "sprt {}", sprt.verdict(accepted)),
            None => writeln!(self.out, "sprt undecided"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::ending::Forfeit;
    use super::super::record::MatchRecord;
    use super::*;
    use crate::board::Player;
    use crate::variants::Spec;

    fn lines(games: &[(u32, usize)], sprt: Option<Sprt>) -> Vec<String> {
        let mut out = Vec::new();
        let (spec, names) = (Spec::CHESS, ["a", "b"].map(str::to_owned));
        let mut ledger = Ledger::new(&mut out, Heading { spec, names, time: None }, None, sprt);
        for &(pair, game) in games {
            let record = MatchRecord::new(spec.rules(), spec.rules().start());
            // The person who begins wins both games of the first pair, and player a wins all others.
            let loser = if pair > 0 && game == 1 { Player::First } else { Player::Second };
            let ending = Ending::Forfeited(loser, Forfeit::Dead);
            ledger.enter(Played { pair, game, record, ending }).expect("to be written");
        }
        drop(ledger);
        let text = String::from_utf8(out).expect("text");
        text.lines().map(|line| line.split(" score").next().unwrap_or(line).to_owned()).collect()
    }

    #[test]
    fn pairs_are_told_in_their_order_once_they_are_whole() {
        let told = [
            "round 1.1: b loses, its program has ended",
            "round 1.2: a loses, its program has ended",
            "games 2 wins 1 draws 0 losses 1 pairs [0, 0, 1, 0, 0]",
            "round 2.1: b loses, its program has ended",
            "round 2.2: b loses, its program has ended",
            "games 4 wins 3 draws 0 losses 1 pairs [0, 0, 1, 0, 1]",
        ];
        assert_eq!(lines(&[(1, 0), (0, 0), (1, 1), (3, 0)], None), Vec::<String>::new());
        assert_eq!(lines(&[(1, 0), (0, 0), (1, 1), (0, 1), (3, 0)], None), told);
    }

    #[test]
    fn nothing_is_told_behind_a_decision() {
        let first = [(0, 0), (0, 1)];
        let others = (1..9).rev().flat_map(|pair| [(pair, 0), (pair, 1)]);
        let games: Vec<_> = others.chain(first).collect();
        let sprt = Sprt::new([-400.0, 400.0], 0.4, 0.4);
        assert!(lines(&games, sprt).len() < lines(&games, None).len());
    }
}
