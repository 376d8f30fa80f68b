//! How the command line describes a player of a match.

use crate::cli::Failure;
use crate::engine::Level;
use crate::notation::fault::Excerpt;

/// A player as the command line describes it: `level=3`, `3`, `hash=32`, `threads=2`, `nodes=5000`, `exec=PROGRAM` or
/// `option.NAME=VALUE`, joined by commas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchPlan {
    pub level: Level,
    /// In megabytes.
    pub hash: usize,
    /// On how many threads it thinks.
    pub threads: usize,
    /// Replaces the match's limit of nodes for this player.
    pub nodes: Option<u64>,
    /// A program that speaks UCI, with its arguments.
    pub program: Option<String>,
    /// That program's own options and their values.
    pub options: Vec<(String, String)>,
}

impl MatchPlan {
    /// Reads a description. Names and values may have blanks in them, and commas behind a backslash.
    pub fn read(text: &str) -> Result<MatchPlan, Failure> {
        let mut plan = MatchPlan {
            level: Level::STRONGEST,
            hash: 16,
            threads: 1,
            nodes: None,
            program: None,
            options: Vec::new(),
        };
        for part in parts(text).iter().filter(|part| !part.is_empty()) {
            plan.add(part).ok_or_else(|| refuse(part))?;
        }
        match plan.options.first() {
            Some((name, _)) if plan.program.is_none() => Err(refuse(&format!("option.{name}"))),
            _ => Ok(plan),
        }
    }

    /// Adds a part of a description; none if it is not one.
    fn add(&mut self, part: &str) -> Option<()> {
        let (name, value) = part.split_once('=').unwrap_or(("level", part));
        match name {
            "level" => self.level = value.parse().ok().and_then(Level::new)?,
            "hash" => self.hash = value.parse().ok()?,
            "threads" => self.threads = value.parse().ok()?,
            "nodes" => self.nodes = Some(value.parse().ok()?),
            "exec" => self.program = Some(value.to_owned()),
            _ => {
                let name = name.strip_prefix("option.").filter(|name| !name.is_empty())?;
                self.options.push((name.to_owned(), value.to_owned()));
            }
        }
        Some(())
    }
}

fn refuse(part: &str) -> Failure {
    Failure::Usage(format!("{} describes no player", Excerpt::of(part)))
}

/// What is between the commas. A comma behind a backslash is part of the text.
fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let c = match c {
            ',' => {
                parts.push(String::new());
                continue;
            }
            '\\' => rest.next_if_eq(&',').unwrap_or(c),
            _ => c,
        };
        parts.last_mut().into_iter().for_each(|part| part.push(c));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(text: &str) -> Vec<(String, String)> {
        MatchPlan::read(text).expect("a player").options
    }

    #[test]
    fn options_have_blanks_and_commas_in_them() {
        let told =
            options(r"exec=fish -x,option.Skill Level=3,option.Variant=alice\,ep=none,hash=8");
        let expected = [("Skill Level", "3"), ("Variant", "alice,ep=none")];
        assert_eq!(told, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
        assert_eq!(
            options(r"exec=x,option.Path=c:\nets"),
            [("Path".to_owned(), r"c:\nets".into())]
        );
    }

    #[test]
    fn what_describes_no_player_is_refused() {
        let beyond = (Level::COUNT + 1).to_string();
        let others = ["speed=3", "option.Skill=3", "exec=x,option.=3", "exec=x,Skill=3"];
        for text in others.into_iter().chain([beyond.as_str()]) {
            assert!(matches!(MatchPlan::read(text), Err(Failure::Usage(_))), "{text}");
        }
    }
}
