//! Zero moves: a piece goes straight through to its own square of another board.

use super::Candidate;
use super::Sheet;
use super::alice::{Alice, Glass};
use super::chess::{pass, touch};
use super::position::{Plain, name};

/// The zero moves of all pieces.
pub fn moves(game: &Alice, p: &Plain) -> Vec<Candidate> {
    let mut found = Vec::new();
    for board in 0..game.boards {
        for (at, letter) in p.places(board) {
            for onto in game.others(board) {
                let there = p.at(onto, at).expect("a place");
                if !p.is_own(letter) || !may_go(game, p, letter, there) {
                    continue;
                }
                let mut here = game.looking_at(p, board);
                touch(&mut here, at);
                // A pawn that goes straight through comes no further.
                pass(&mut here, there != '.');
                let zero = Candidate::new(name(at) + &name(at), here, vec![(0, at)]);
                found.push(game.through(p, board, &zero, &[(onto, at)]));
            }
        }
    }
    found
}

/// May a piece go to where `there` stands?
fn may_go(game: &Alice, p: &Plain, letter: char, there: char) -> bool {
    match game.glass {
        Glass::Alice | Glass::ODonohue => false,
        // "If vacant … A king cannot escape check with a zero move."
        Glass::MsAlice => {
            let king = letter.eq_ignore_ascii_case(&'K');
            there == '.' && !(king && game.in_check(p, p.white_to_move))
        }
        // "Non-pawn pieces may make zero moves (and may capture in so doing)."
        Glass::Duo => !letter.eq_ignore_ascii_case(&'P') && !p.is_own(there),
    }
}
