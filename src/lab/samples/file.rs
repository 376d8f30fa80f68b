//! Openings and positions as a file: `lab/positions/SLUG.csv`.

use std::fmt::Write;

use super::Samples;
use crate::board::BoardId;
use crate::lab::Line;
use crate::notation::fen;
use crate::rules::Rules;

const HEAD: &str = "kind,ply,last_on,fen";
const KINDS: [&str; 2] = ["opening", "position"];
/// For a last move that is not known.
const UNKNOWN: &str = "-";

/// Samples as a text.
pub fn write(rules: Rules, samples: &Samples) -> String {
    let mut text = format!("{HEAD}\n");
    for (kind, lines) in KINDS.into_iter().zip([&samples.openings, &samples.positions]) {
        for line in lines {
            let last_on = line.last_on.map_or(UNKNOWN.to_owned(), |on| on.index().to_string());
            let fen = fen::write(rules, line.position());
            let _ = writeln!(text, "{kind},{},{last_on},{fen}", line.ply);
        }
    }
    text
}

/// Samples of a text; what is wrong with it, if it is not one that was written.
pub fn read(rules: Rules, text: &str) -> Result<Samples, String> {
    let mut samples = Samples::default();
    let mut rows = text.lines();
    if rows.next() != Some(HEAD) {
        return Err(format!("the first line is not {HEAD}"));
    }
    for (number, row) in (2..).zip(rows) {
        let (kind, line) = read_row(rules, row).map_err(|what| format!("line {number}: {what}"))?;
        match kind {
            0 => samples.openings.push(line),
            _ => samples.positions.push(line),
        }
    }
    Ok(samples)
}

fn read_row(rules: Rules, row: &str) -> Result<(usize, Line), String> {
    let fields: Vec<&str> = row.splitn(4, ',').collect();
    let [kind, ply, last_on, text] = fields[..] else { return Err("four fields expected".into()) };
    let kind = KINDS.iter().position(|known| *known == kind).ok_or("no such kind")?;
    let ply = ply.parse().map_err(|_| "the ply is no number")?;
    let last_on = match last_on {
        UNKNOWN => None,
        _ => Some(BoardId::new(last_on.parse().map_err(|_| "the board is no number")?)),
    };
    let position = fen::read(rules, text).map_err(|fault| fault.to_string())?;
    Ok((kind, Line::of(position, last_on, ply)))
}
