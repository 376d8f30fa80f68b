//! Through the looking-glass: where the men of a move come down, and what is left behind.

use super::Candidate;
use super::alice::{Alice, Glass};
use super::chess::touch;
use super::position::{Place, Position, letter_of};

impl Alice {
    /// Where the men may come down that land on some places of a board: board and place of each.
    pub fn ways(
        &self,
        p: &Position,
        board: usize,
        lands: &[(usize, Place)],
    ) -> Vec<Vec<(usize, Place)>> {
        let vacant = |onto: usize, at: Place| p.at(onto, at) == Some('.');
        let together = |onto: usize| lands.iter().map(|&(_, at)| (onto, at)).collect();
        // Nobody lands when a man leaves the boards.
        if lands.is_empty() {
            return vec![vec![]];
        }
        // "The square transferred to on the opposite board must be vacant."
        let open = self.others(board).filter(|&onto| lands.iter().all(|land| vacant(onto, land.1)));
        let mut ways: Vec<Vec<(usize, Place)>> = open.map(together).collect();
        match self.glass {
            Glass::Alice | Glass::MsAlice => {}
            // "Transfers are optional."
            Glass::Duo => ways.push(together(board)),
            // "The transfer portion of the move is omitted" where the square is occupied.
            Glass::ODonohue => {
                let onto = |at| if vacant(1 - board, at) { 1 - board } else { board };
                ways = vec![lands.iter().map(|&(_, at)| (onto(at), at)).collect()];
            }
        }
        ways
    }

    /// A move that has been played on one board: its men go through and come down.
    pub fn through(
        &self,
        p: &Position,
        board: usize,
        played: &Candidate,
        lands: &[(usize, Place)],
    ) -> Candidate {
        let mut next = played.next.clone();
        next.boards = p.boards.clone();
        next.boards[board] = played.next.boards[0];
        next.castling = p.castling.clone();
        next.unmoved = p.unmoved;
        next.passed = played.next.passed.filter(|_| self.ep != "none").map(|(_, at)| (board, at));
        self.forfeit(p, board, &played.next, &mut next);
        // The pawn that made a double step stands on the other board.
        if let Some((at, (left, _))) = played.in_passing.zip(p.passed) {
            next.set(board, at, p.at(board, at).expect("a place"));
            next.set(1 - left, at, '.');
        }
        for &(onto, at) in lands {
            let man = played.next.at(0, at).expect("a place");
            next.set(board, at, '.');
            next.set(onto, at, man);
            let mut there = self.looking_at(p, onto);
            touch(&mut there, at);
            self.forfeit(p, onto, &there, &mut next);
        }
        let onto = lands.first().map_or(board, |land| land.0);
        Candidate::new(spelled(&played.text, board, onto), next, lands.to_vec())
    }

    /// Takes away the rights and marks that a board had and has no more.
    fn forfeit(&self, p: &Position, board: usize, after: &Position, next: &mut Position) {
        let before = self.looking_at(p, board);
        next.castling.retain(|c| after.castling.contains(c) || !before.castling.contains(c));
        for (army, file) in (0..2).flat_map(|army| (0..8).map(move |file| (army, file))) {
            next.unmoved[army][file] &= after.unmoved[army][file] || !before.unmoved[army][file];
        }
    }
}

/// A move that is played on one board and comes down on another, in coordinates: `e2e4` becomes
/// `Ae2Be4`, `N@e4` becomes `N@Ae4Be4`, and `e2@Q`, which comes down nowhere, `Ae2@Q`.
fn spelled(text: &str, on: usize, onto: usize) -> String {
    let [on, onto] = [on, onto].map(letter_of);
    match text.split_once('@') {
        Some((man, at)) if man.len() == 1 => format!("{man}@{on}{at}{onto}{at}"),
        Some(_) => format!("{on}{text}"),
        None => format!("{on}{}{onto}{}", &text[..2], &text[2..]),
    }
}
