//! Reading files of samples.

use super::bytes::ByteReader;
use super::fault::{SampleFault, SampleProblem};
use super::{MAGIC, Sample, SampleGame, SampleHead, VERSION, position};
use crate::board::Player;
use crate::notation::fault::Problem;
use crate::rules::Rules;
use crate::variants::Spec;

/// Reads a file game by game. Behind the first fault there is nothing more.
pub struct SampleReader<'a> {
    pub head: SampleHead,
    rules: Rules,
    bytes: ByteReader<'a>,
    /// Games read.
    games: u32,
    /// Where the last game ends that was read whole.
    end: usize,
    failed: bool,
}

impl<'a> SampleReader<'a> {
    /// Reads the head. The fault says what is wrong with it.
    pub fn new(file: &'a [u8]) -> Result<SampleReader<'a>, SampleFault> {
        let mut bytes = ByteReader::new(file, 0, SampleProblem::HeadCutOff);
        let head = read_head(&mut bytes)?;
        let end = bytes.at();
        let rest = file.get(end..).unwrap_or_default();
        let bytes = ByteReader::new(rest, end, SampleProblem::GameCutOff);
        let rules = head.spec.rules();
        Ok(SampleReader { head, rules, bytes, games: 0, end, failed: false })
    }

    /// How many bytes the head and the games take that were read so far.
    pub fn end(&self) -> usize {
        self.end
    }

    fn read_game(&mut self) -> Result<SampleGame, SampleFault> {
        let at = self.bytes.at();
        let number = u32::from_le_bytes(self.bytes.take()?);
        if number != self.games {
            let expected = self.games;
            return Err(SampleProblem::Number { found: number, expected }.at(at));
        }
        let at = self.bytes.at();
        let winner = match self.bytes.byte()? {
            0 => Some(Player::Second),
            1 => None,
            2 => Some(Player::First),
            found => return Err(SampleProblem::Result(found).at(at)),
        };
        let length = u32::from_le_bytes(self.bytes.take()?) as usize;
        let at = self.bytes.at();
        let mut body = ByteReader::new(self.bytes.slice(length)?, at, SampleProblem::Overrun);
        let mut samples = Vec::new();
        while !body.is_done() {
            samples.push(read_sample(self.rules, &mut body)?);
        }
        self.games += 1;
        self.end = self.bytes.at();
        Ok(SampleGame { number, winner, samples })
    }
}

impl Iterator for SampleReader<'_> {
    type Item = Result<SampleGame, SampleFault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed || self.bytes.is_done() {
            return None;
        }
        let game = self.read_game();
        self.failed = game.is_err();
        Some(game)
    }
}

fn read_head(bytes: &mut ByteReader) -> Result<SampleHead, SampleFault> {
    if bytes.take::<8>()? != MAGIC {
        return Err(SampleProblem::Magic.at(0));
    }
    let at = bytes.at();
    let version = u16::from_le_bytes(bytes.take()?);
    if version != VERSION {
        return Err(SampleProblem::Version(version).at(at));
    }
    let nodes = u64::from_le_bytes(bytes.take()?);
    let seed = u64::from_le_bytes(bytes.take()?);
    let length = u16::from_le_bytes(bytes.take()?);
    let at = bytes.at();
    let text = String::from_utf8_lossy(bytes.slice(length.into())?);
    let refuse = |unknown| SampleProblem::Game(Problem::from(unknown).to_string()).at(at);
    let spec = Spec::from_text(&text).map_err(refuse)?;
    Ok(SampleHead { spec, nodes, seed })
}

fn read_sample(rules: Rules, bytes: &mut ByteReader) -> Result<Sample, SampleFault> {
    let ply = u16::from_le_bytes(bytes.take()?);
    let score = i16::from_le_bytes(bytes.take()?);
    Ok(Sample { ply, score, position: position::read(rules, bytes)? })
}
