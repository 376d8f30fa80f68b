//! Through the looking-glass: where the pieces of a move come down, and what is left behind.

use super::Candidate;
use super::alice::{Alice, Glass};
use super::chess::touch;
use super::position::{Place, Plain, letter_of};

impl Alice {
    /// Where the pieces may come down that land on some places of a board: board and place of each.
    pub fn ways(
        &self,
        p: &Plain,
        board: usize,
        lands: &[(usize, Place)],
    ) -> Vec<Vec<(usize, Place)>> {
        let vacant = |onto: usize, at: Place| p.at(onto, at) == Some('.');
        let together = |onto: usize| lands.iter().map(|&(_, at)| (onto, at)).collect();
        // Nobody lands when a piece leaves the boards.
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

    /// A move that has been played on one board: its pieces go through and come down.
    pub fn through(
        &self,
        p: &Plain,
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
        next.promoted = p.promoted.iter().copied().filter(|mark| mark.0 != board).collect();
        next.promoted.extend(played.next.promoted.iter().map(|mark| (board, mark.1)));
        self.forfeit(p, board, &played.next, &mut next);
        // The pawn that made a double step stands on the other board.
        if let Some((at, (left, _))) = played.in_passing.zip(p.passed) {
            next.set(board, at, p.at(board, at).expect("a place"));
            next.set(1 - left, at, '.');
        }
        for &(onto, at) in lands {
            let piece = played.next.at(0, at).expect("a place");
            next.set(board, at, '.');
            next.set(onto, at, piece);
            let marks = next.promoted.iter_mut().filter(|mark| **mark == (board, at));
            marks.for_each(|mark| mark.0 = onto);
            let mut there = self.looking_at(p, onto);
            touch(&mut there, at);
            self.forfeit(p, onto, &there, &mut next);
        }
        let onto = lands.first().map_or(board, |land| land.0);
        let blast = played.blast.map(|(_, at)| (board, at));
        let text = spelled(&played.text, board, onto);
        let takes = played.takes;
        Candidate { takes, blast, ..Candidate::new(text, next, lands.to_vec()) }
    }

    /// Takes away the rights and marks that a board had and has no more.
    fn forfeit(&self, p: &Plain, board: usize, after: &Plain, next: &mut Plain) {
        let before = self.looking_at(p, board);
        next.castling.retain(|c| after.castling.contains(c) || !before.castling.contains(c));
        for (side, file) in (0..2).flat_map(|side| (0..8).map(move |file| (side, file))) {
            next.unmoved[side][file] &= after.unmoved[side][file] || !before.unmoved[side][file];
        }
    }
}

/// A move that is played on one board and comes down on another, in coordinates: `e2e4` becomes
/// `Ae2Be4`, `N@e4` becomes `N@Ae4Be4`, and `e2@Q`, which comes down nowhere, `Ae2@Q`.
fn spelled(text: &str, on: usize, onto: usize) -> String {
    let [on, onto] = [on, onto].map(letter_of);
    match text.split_once('@') {
        Some((piece, at)) if piece.len() == 1 => format!("{piece}@{on}{at}{onto}{at}"),
        Some(_) => format!("{on}{text}"),
        None => format!("{on}{}{onto}{}", &text[..2], &text[2..]),
    }
}
