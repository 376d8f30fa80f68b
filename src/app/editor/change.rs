//! What can be changed about a position.

use super::counter::Counter;
use super::draft::{self, Draft};
use super::game::EditedGame;
use super::man::Man;
use crate::board::{BoardSquare, ByColor, Color, Piece, Player, Role};
use crate::game::Spot;
use crate::notation::fen::FULL_POCKET;
use crate::rules::Memory;

/// A change of a position.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// The game's start, in place of whatever there is.
    Start,
    /// Nobody on the boards or in pockets.
    Clear,
    /// The sides exchanged, ranks and all.
    Mirror,
    /// Another position altogether.
    Become(Box<Draft>),
    /// The same in another game, as far as it goes there.
    Game(EditedGame),
    /// A piece on a square, in place of whoever is there.
    Put(BoardSquare, Piece),
    /// A piece that was a pawn; in games that remember it.
    PutPromoted(BoardSquare, Piece),
    /// Nobody on a square.
    Erase(BoardSquare),
    /// What is on a square or in a pocket goes to another, in place of whoever is there; off everything
    /// without one.
    Carry(Spot, Option<Spot>),
    /// One more in a pocket, or one less.
    More(Color, Role),
    Fewer(Color, Role),
    Turn(Color),
    /// The right to castle of that number is wished for, or no longer.
    Castling(usize, bool),
    Passed(Option<BoardSquare>),
    /// Whoever is on a square has never moved, or has.
    Unmoved(BoardSquare, bool),
    /// Whoever is there was a pawn, or not.
    WasPawn(BoardSquare, bool),
    /// Whoever is there has just made a double step, or not.
    Stepped(BoardSquare, bool),
    WhitePlayer(Player),
    Count(Counter, u32),
}

impl Draft {
    /// The position after a change.
    pub fn changed(&self, change: Change) -> Draft {
        let mut next = self.clone();
        match change {
            Change::Start => return Draft::start(self.game),
            Change::Clear => return Draft { next_key: self.next_key, ..Draft::empty(self.game) },
            Change::Mirror => return self.mirrored(),
            Change::Become(other) => return *other,
            Change::Game(game) => return self.in_game(game),
            Change::Put(at, piece) => next.put(at, piece, false),
            Change::PutPromoted(at, piece) => next.put(at, piece, true),
            Change::Erase(at) => next.men.retain(|man| man.site != at),
            Change::Carry(from, to) => next.carry(from, to),
            Change::More(color, role) => next.more(color, role),
            Change::Fewer(color, role) => next.off.info.take_from_pocket(color, role),
            Change::Turn(color) => next.off.info.set_turn(color),
            Change::Castling(right, wished) => {
                next.castling.iter_mut().skip(right).take(1).for_each(|it| *it = wished);
            }
            Change::Passed(passed) => next.passed = passed,
            Change::Unmoved(at, unmoved) => next.alter(at, |man| man.unmoved = unmoved),
            Change::WasPawn(at, was_pawn) => next.alter(at, |man| man.was_pawn = was_pawn),
            Change::Stepped(at, passed) => next.alter(at, |man| man.passed = passed),
            Change::WhitePlayer(player) => {
                let is_told = self.remembers(Memory::Command);
                next.off.info.set_white_player(if is_told { player } else { Player::First });
            }
            Change::Count(counter, count) => counter.set(&mut next, count),
        }
        next
    }

    fn put(&mut self, site: BoardSquare, piece: Piece, was_pawn: bool) {
        if self.man(site).is_some_and(|man| man.piece == piece && man.was_pawn == was_pawn) {
            return;
        }
        let key = self.next_key;
        self.next_key = key.wrapping_add(1);
        self.men.retain(|man| man.site != site);
        let unmoved = true;
        self.men.push(Man { key, site, piece, was_pawn, unmoved, ready: 0, passed: false });
    }

    fn carry(&mut self, from: Spot, to: Option<Spot>) {
        if Some(from) == to {
            return;
        }
        match (from, to) {
            (Spot::Square(from), Some(Spot::Square(to))) if self.man(from).is_some() => {
                self.men.retain(|man| man.site != to);
                self.alter(from, |man| (man.site, man.unmoved, man.passed) = (to, true, false));
            }
            (Spot::Square(from), to) => {
                let held = self.man(from).copied();
                // A king or a pair fits into no pocket: it stays where it was.
                let stays = to.is_some()
                    && held.is_some_and(|man| !Role::RESERVABLE.contains(&man.piece.role));
                if !stays {
                    self.men.retain(|man| man.site != from);
                    let pocket = to.and_then(pocket_of).zip(held);
                    pocket.into_iter().for_each(|(color, man)| self.more(color, man.piece.role));
                }
            }
            (Spot::Pocket(color, role), to) if self.off.info.pocket(color).count(role) > 0 => {
                self.off.info.take_from_pocket(color, role);
                match to {
                    Some(Spot::Square(at)) => self.put(at, Piece { color, role }, false),
                    to => to.and_then(pocket_of).iter().for_each(|&other| self.more(other, role)),
                }
            }
            _ => {}
        }
    }

    fn more(&mut self, color: Color, role: Role) {
        let has_room = self.off.info.pocket(color).count(role) < FULL_POCKET;
        if self.rules().has_pocket() && Role::RESERVABLE.contains(&role) && has_room {
            self.off.info.add_to_pocket(color, role);
        }
    }

    fn mirrored(&self) -> Draft {
        let mirror = |at: BoardSquare| BoardSquare::new(at.board(), at.square().mirrored());
        let mut off = self.off;
        off.info.set_turn(!self.off.info.turn());
        for (color, role) in pockets() {
            let (ours, theirs) = (self.off.info.pocket(color), self.off.info.pocket(!color));
            (0..ours.count(role)).for_each(|_| off.info.take_from_pocket(color, role));
            (0..theirs.count(role)).for_each(|_| off.info.add_to_pocket(color, role));
        }
        let man = |man: &Man| Man {
            site: mirror(man.site),
            piece: Piece { color: !man.piece.color, ..man.piece },
            ..*man
        };
        let [white_king, white_queen, black_king, black_queen] = self.castling;
        let [white, black] = self.quiet.0;
        Draft {
            men: self.men.iter().map(man).collect(),
            off,
            castling: [black_king, black_queen, white_king, white_queen],
            passed: self.passed.map(mirror),
            quiet: ByColor([black, white]),
            ..self.clone()
        }
    }

    /// The same position in another game: a yoked pair becomes a pawn where there are none, and what
    /// has no board or is no piece of the game is left out. The start becomes the start.
    fn in_game(&self, game: EditedGame) -> Draft {
        if *self == Draft::start(self.game) {
            return Draft::start(game);
        }
        let rules = game.rules();
        let fits = |at: BoardSquare| {
            at.board().index() < rules.boards() && at.square().file() < rules.files()
        };
        let role = |role: Role| match role {
            Role::Tandem if !rules.pieces().has(role) => Role::Pawn,
            role => role,
        };
        // Where it was not asked, a pawn on its second rank is taken to have been there from the start.
        let is_told = self.remembers(Memory::Pawns);
        let man = |man: &Man| Man {
            piece: Piece { role: role(man.piece.role), ..man.piece },
            unmoved: man.unmoved || !is_told,
            ..*man
        };
        let men = self.men.iter().filter(|man| fits(man.site)).map(man);
        let men = men.filter(|man| rules.pieces().has(man.piece.role)).collect();
        let start = Draft::start(game);
        let mut info = start.off.info;
        info.set_turn(self.off.info.turn());
        (info.clock, info.fullmove) = (self.off.info.clock, self.off.info.fullmove);
        let mut off = draft::off(rules, &info);
        for (color, role) in pockets().filter(|_| rules.has_pocket()) {
            let held = self.off.info.pocket(color).count(role);
            (0..held).for_each(|_| off.info.add_to_pocket(color, role));
        }
        Draft { game, men, off, ..self.clone() }
    }
}

/// Every pocket there can be.
fn pockets() -> impl Iterator<Item = (Color, Role)> {
    Color::ALL.into_iter().flat_map(|color| Role::RESERVABLE.map(|role| (color, role)))
}

/// The side whose pocket a spot belongs to.
fn pocket_of(spot: Spot) -> Option<Color> {
    match spot {
        Spot::Zone(color) | Spot::Pocket(color, _) => Some(color),
        Spot::Square(_) => None,
    }
}
