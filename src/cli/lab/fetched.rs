//! What the page fetches of what was found of games of turns: the numbers that it shows. All others stand in the paper.

use crate::findings::{Findings, Sheet};

/// How the names of the numbers begin that the page shows, by their measures.
const SHOWN: [(&str, &[&str]); 15] = [
    ("A1", &["mean", "by ply, "]),
    ("A3", &["plies", "turns"]),
    ("A4", &["drawn at ", "first at "]),
    ("A5", &["real choices"]),
    ("A6", &["knight", "bishop", "rook", "queen"]),
    ("B1", &["elo of a doubling at "]),
    ("B2", &["loss at "]),
    ("B3", &["changed from "]),
    ("B6", &["positions by depth ", "traps by depth "]),
    ("C1", &["loss of P(2000)"]),
    ("C1R", &["loss of R(2000)"]),
    ("C2", &["seen by depth, P(2000)", "not seen, P(2000)"]),
    ("D1", &["log2 N*, plies", "reserve, plies"]),
    ("D2", &["log2 N*, attention", "log2 N*, blindness "]),
    ("D4", &["log2 N*, dose "]),
];

/// Findings with nothing but what the page shows.
pub fn shown(findings: &Findings) -> Findings {
    only(&SHOWN, findings)
}

fn only(shown: &[(&str, &[&str])], findings: &Findings) -> Findings {
    let sheet = |&(id, names): &(&str, &[&str])| {
        let sheet = findings.sheet(id)?;
        let is_shown = |name: &String| names.iter().any(|begin| name.starts_with(begin));
        let estimates = sheet.estimates.iter().filter(|(name, _)| is_shown(name));
        let rows = sheet.rows.iter().filter(|(name, _)| is_shown(name));
        Some(Sheet {
            id: sheet.id.clone(),
            scale: sheet.scale.clone(),
            estimates: estimates.cloned().collect(),
            rows: rows.cloned().collect(),
        })
    };
    Findings { game: findings.game.clone(), sheets: shown.iter().filter_map(sheet).collect() }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::cli::lab::folder::Folder;
    use crate::cli::lab::words::English;
    use crate::findings::Headline;
    use crate::findings::headline::lines;
    use crate::findings::pictures::{Album, Picture};
    use crate::lab::results::Results;
    use crate::lab::run::Store;

    /// What was measured of three games, of which one has doses and one series.
    fn found() -> Vec<Findings> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lab");
        let results = |slug| Folder::of(&folder, slug).results().expect("results");
        let read = |slug| Results::read(&results(slug)).expect("sound results").findings();
        ["chess", "tandem", "progressive"].map(read).to_vec()
    }

    /// What the page makes of findings.
    fn made(all: &[Findings]) -> (Vec<Headline>, Vec<Picture>) {
        let lines = lines(all, "chess");
        let pictures = Album { findings: all, lines: &lines, wording: &English }.pictures();
        (lines, pictures)
    }

    #[test]
    fn the_page_shows_the_same_with_less() {
        let all = found();
        let fetched: Vec<Findings> = all.iter().map(shown).collect();
        assert_ne!(all, fetched);
        assert_eq!(made(&all), made(&fetched));
    }

    #[test]
    fn the_page_shows_all_it_fetches() {
        let all = found();
        for (i, &(id, names)) in SHOWN.iter().enumerate() {
            for name in names {
                let mut less = SHOWN.to_vec();
                let others: Vec<&str> = names.iter().copied().filter(|n| n != name).collect();
                less[i] = (id, &others);
                let fetched: Vec<Findings> = all.iter().map(|found| only(&less, found)).collect();
                assert_ne!(made(&all), made(&fetched), "{id} {name}");
            }
        }
    }
}
