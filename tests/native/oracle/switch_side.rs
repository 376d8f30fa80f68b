//! Switch-Side Chain-Chess by its rule sheet: chess, and whoever closes a chain may switch sides.

use super::chess::{Chess, orthodox};
use super::position::Plain;
use super::scatter::scattered;
use super::{Candidate, Sheet, chain};
use crate::common::Chance;

/// Switch-Side Chain-Chess on one board.
pub struct SwitchSide {
    /// How often in a row: `iqbal` or `off`.
    pub limit: &'static str,
    /// How often each person may in a game: a number or `off`.
    pub regan: &'static str,
}

impl Sheet for SwitchSide {
    fn slug(&self) -> &'static str {
        "switch-side"
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        let usual = [("limit", "iqbal"), ("regan", "off")];
        let chosen = [("limit", self.limit), ("regan", self.regan)];
        chosen.into_iter().filter(|option| !usual.contains(option)).collect()
    }

    fn start(&self) -> Plain {
        let mut start = Plain::orthodox();
        start.left = self.regan.parse().ok().map(|each| (each, each));
        start
    }

    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        let mut found = orthodox(p, |_file| true);
        found.iter_mut().for_each(|m| m.next.run = None);
        found
    }

    /// "After a legal move whose moved piece is part of a chain, the mover may switch": the persons
    /// exchange sides, so the same person moves again.
    fn declared(&self, p: &Plain, m: &Candidate) -> Option<Candidate> {
        let sizes = m.lands.iter().map(|&(board, at)| chain::size(&m.next.boards[board], at));
        let size = sizes.max().filter(|&size| size > 0)? as u32;
        let mut m = m.clone();
        m.text.push('~');
        let mover = if p.white_to_move { p.white_by } else { 3 - p.white_by };
        m.next.white_by = 3 - p.white_by;
        if self.limit == "iqbal" {
            let (made, most) = p.run.unwrap_or((0, size));
            if made > 0 && made >= most {
                return None;
            }
            m.next.run = Some((made + 1, most));
        }
        let left = match (&mut m.next.left, mover) {
            (None, _) => return Some(m),
            (Some((first, _)), 1) => first,
            (Some((_, second)), _) => second,
        };
        *left = left.checked_sub(1)?;
        Some(m)
    }

    fn fen(&self, p: &Plain) -> String {
        let pair = |pair: Option<(u32, u32)>, sign| match pair {
            Some((one, other)) => format!("{one}{sign}{other}"),
            None => "-".to_owned(),
        };
        format!("{} {} {} {}", Chess.fen(p), p.white_by, pair(p.run, '/'), pair(p.left, ','))
    }

    fn scatter(&self, chance: &mut Chance) -> Plain {
        let mut p = scattered(Plain::empty(8), self.kit(), chance);
        if chance.below(2) == 0 {
            surround_two_squares(&mut p, chance);
        }
        p.white_by = 1 + chance.below(2) as u32;
        if self.limit == "iqbal" && chance.below(2) == 0 {
            let made = 1 + chance.below(4) as u32;
            p.run = Some((made, made.max(2) + chance.below(3) as u32));
        }
        let each: Option<usize> = self.regan.parse().ok();
        p.left = each.map(|n| (chance.below(n + 1) as u32, chance.below(n + 1) as u32));
        p
    }

    fn is_dead(&self, p: &Plain) -> bool {
        Chess.is_dead(p)
    }
}

/// Puts knights around two empty squares side by side, so that there is a chain or nearly one.
fn surround_two_squares(p: &mut Plain, chance: &mut Chance) {
    let (rank, file) = (1 + chance.below(6) as i32, 1 + chance.below(5) as i32);
    let inside = [(rank, file), (rank, file + 1)];
    if inside.iter().any(|&at| p.at(0, at) != Some('.')) {
        return;
    }
    p.passed = None;
    for at in (rank - 1..=rank + 1).flat_map(|r| (file - 1..=file + 2).map(move |f| (r, f))) {
        let is_free = p.at(0, at) == Some('.') && !inside.contains(&at);
        if is_free && chance.below(8) > 0 {
            p.set(0, at, if chance.below(2) == 0 { 'N' } else { 'n' });
        }
    }
}
