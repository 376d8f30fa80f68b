//! A game being played.

use std::fmt;
use std::rc::Rc;

use super::pieces::PieceScene;
use super::ply::Ply;
use super::{Changes, Due, Place, Spot, Status, gesture};
use crate::board::key::Key;
use crate::board::{Board, BoardSquare, Color, Player, Position, Role};
use crate::notation::fault::Part;
use crate::notation::{Fault, coords, fen, san};
use crate::rules::attempt::Source;
use crate::rules::{Memory, Move, Refusal, Rules, refusal};
use crate::variants::Spec;

/// A game from its start to its last move, whichever game it is. It never changes: playing on
/// gives another, which shares its plies, so taking one more move or going back costs next to
/// nothing however long the game is.
#[derive(Clone)]
pub struct Game {
    spec: Spec,
    rules: Rules,
    last: Rc<Ply>,
}

impl Game {
    /// A game from its usual start.
    pub fn new(spec: Spec) -> Game {
        Game::from(spec, spec.rules().start())
    }

    /// A game from a position.
    pub fn from(spec: Spec, start: Position) -> Game {
        let rules = spec.rules();
        Game { spec, rules, last: Rc::new(Ply::start(rules, start)) }
    }

    /// A game from a FEN, or from the usual start, with moves in coordinates. The fault says what is
    /// wrong with the FEN, or which move is not legal.
    pub fn replay<'a>(
        spec: Spec,
        start: Option<&str>,
        moves: impl IntoIterator<Item = &'a str>,
    ) -> Result<Game, Fault> {
        let begun = match start {
            None => Game::new(spec),
            Some(text) => Game::from(spec, fen::read(spec.rules(), text)?),
        };
        begun.played(moves)
    }

    /// The game with more moves, in coordinates. The fault says which of them is not legal.
    pub fn played<'a>(self, moves: impl IntoIterator<Item = &'a str>) -> Result<Game, Fault> {
        let mut game = self;
        for (number, text) in (1..).zip(moves) {
            let m = game.read(text).map_err(|fault| fault.within(Part::Move(number)))?;
            game = game.after(m).unwrap_or(game);
        }
        Ok(game)
    }

    pub fn spec(&self) -> Spec {
        self.spec
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The last ply: the position to move in.
    pub fn last(&self) -> &Ply {
        &self.last
    }

    pub fn position(&self) -> &Position {
        &self.last.position
    }

    /// The legal moves of the last position.
    pub fn legal(&self) -> &[Move] {
        &self.last.legal
    }

    pub fn status(&self) -> Status {
        self.last.status
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position().info.turn()
    }

    /// The person who commands a side.
    pub fn player_of(&self, color: Color) -> Player {
        self.position().info.player_of(color)
    }

    /// How many moves have been made.
    pub fn len(&self) -> usize {
        self.last.number
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The plies from the start, which is the first of them, to the last.
    pub fn plies(&self) -> Vec<&Ply> {
        let mut plies: Vec<&Ply> = self.last.back().collect();
        plies.reverse();
        plies
    }

    /// The game with one more move; `None` if the move is not legal.
    ///
    /// A game that has ended may go on: whether it should is not for the rules of moving to say.
    pub fn after(&self, m: Move) -> Option<Game> {
        let is_legal = self.legal().contains(&m);
        is_legal
            .then(|| Game { last: Rc::new(Ply::after(&self.last, self.rules, m)), ..self.clone() })
    }

    /// The game as it stood after so many moves; all of it if there were fewer.
    pub fn first_plies(&self, moves: usize) -> Game {
        let mut last = &self.last;
        while let Some(before) = last.before.as_ref().filter(|_| last.number > moves) {
            last = before;
        }
        Game { last: last.clone(), ..self.clone() }
    }

    fn start(&self) -> &Ply {
        self.last.back().last().unwrap_or(&self.last)
    }

    /// The number of the full move at the start, and the side that began.
    pub fn begins(&self) -> (u16, Color) {
        let info = self.start().position.info;
        (info.fullmove, info.turn())
    }

    /// Where a ply stands among the turns, counted from 0; beyond the last move, where the next one
    /// does.
    pub fn place(&self, ply: usize) -> Place {
        let found = self.last.back().find(|known| known.number == ply);
        Place::of(&found.unwrap_or(&self.last).position.info)
    }

    /// Where every ply stands among the turns, and at last where the next one does.
    pub fn places(&self) -> Vec<Place> {
        self.plies().into_iter().map(|ply| Place::of(&ply.position.info)).collect()
    }

    /// What may be moved now, where turns have several moves.
    pub fn due(&self) -> Option<Due> {
        Due::of(self.rules, self.position())
    }

    /// How often the persons may switch sides, where they may.
    pub fn changes(&self) -> Option<Changes> {
        Changes::of(self.rules, self.position())
    }

    /// The pieces that make the figure a legal move rests on with what it declares, in order around it.
    pub fn figure(&self, m: Move) -> Vec<BoardSquare> {
        self.rules.figure(self.position().boards(), m)
    }

    /// The keys of the earlier positions that may come about again, in order.
    pub fn repeatable_keys(&self) -> Vec<Key> {
        let earlier = self.last.repeatable().skip(1).map(|ply| ply.position.info.key());
        let mut keys: Vec<Key> = earlier.collect();
        keys.reverse();
        keys
    }

    /// The moves in SAN.
    pub fn sans(&self) -> Vec<Rc<str>> {
        self.plies().into_iter().filter_map(|ply| Some(ply.made.as_ref()?.1.clone())).collect()
    }

    /// The moves as people write them: in SAN, with what a capture brought back.
    pub fn written(&self) -> Vec<Rc<str>> {
        let written = |ply: &Ply| {
            let (_, san) = ply.made.as_ref()?;
            Some(match ply.reborn() {
                Some(PieceScene { site, role, .. }) => san::with_rebirth(san, *role, *site).into(),
                None => san.clone(),
            })
        };
        self.plies().into_iter().filter_map(written).collect()
    }

    /// The last move in SAN.
    pub fn last_san(&self) -> Option<&str> {
        self.last.made.as_ref().map(|(_, san)| &**san)
    }

    /// The moves made.
    pub fn moves(&self) -> Vec<Move> {
        self.plies().into_iter().filter_map(|ply| Some(ply.made.as_ref()?.0)).collect()
    }

    /// The moves in coordinates.
    pub fn coords(&self) -> Vec<String> {
        let made = self.plies().into_iter().filter_map(Ply::made);
        made.map(|(before, m)| coords::write(&before.position, m)).collect()
    }

    /// The game begun anew in the last position, if whoever is to move made no move there: what the other side
    /// would do. None where that is no position of the game: it is over, or somebody is in check.
    pub fn passed(&self) -> Option<Game> {
        let position = self.position();
        if self.status().outcome.is_some() || self.rules().in_check(position, self.turn()) {
            return None;
        }
        let game = Game::from(self.spec(), position.passed());
        game.status().outcome.is_none().then_some(game)
    }

    /// A legal move in coordinates.
    pub fn coord(&self, m: Move) -> String {
        coords::write(self.position(), m)
    }

    /// The legal move of that text in coordinates.
    pub fn read(&self, text: &str) -> Result<Move, Fault> {
        coords::read(self.rules, self.position(), text)
    }

    /// The last position.
    pub fn fen(&self) -> String {
        fen::write(self.rules, self.position())
    }

    /// The last position as if two boards were one, where that can be written.
    pub fn one_board_fen(&self) -> Option<String> {
        fen::write_on_one_board(self.rules, self.position())
    }

    /// The start as FEN, unless it is the usual one.
    pub fn start_fen(&self) -> Option<String> {
        let usual = self.rules.start();
        let start = &self.start().position;
        (*start != usual).then(|| fen::write(self.rules, start))
    }

    /// Has a side anything to win with: a piece besides its king, on a board or in pockets, one it may
    /// drop once it has captured it, or the king alone where it can win by itself?
    pub fn has_force(&self, color: Color) -> bool {
        if self.rules.bare_king_wins() {
            return true;
        }
        let position = self.position();
        let holds = |color: Color| {
            let piece = |board: &Board| !(board.color(color) & !board.role(Role::King)).is_empty();
            position.boards().iter().any(piece) || !position.info.pocket(color).is_empty()
        };
        holds(color) || self.rules().memory().contains(&Memory::Pocket) && holds(!color)
    }

    /// Why pressing two spots makes no move. None if it makes one, or if the first is no piece of the
    /// side to move, or the second none of its aims.
    pub fn refusal(&self, first: Spot, second: Spot) -> Option<Refusal> {
        let attempt = gesture::attempt(self.turn(), first, second)?;
        refusal::refusal(self.rules, self.position(), attempt)
    }

    /// The spots where the piece of a spot would go by the way it moves and yet may not, each with
    /// the reason.
    pub fn refused(&self, first: Spot) -> Vec<(Spot, Refusal)> {
        let us = self.turn();
        let Some(source) = first.source(us) else { return Vec::new() };
        let refused = refusal::refused(self.rules, self.position(), source);
        let second = |attempt| gesture::spots(attempt, us)[1];
        refused.into_iter().map(|(attempt, why)| (second(attempt), why)).collect()
    }

    /// Why the piece of a spot cannot move at all, if one reason says it all.
    pub fn held(&self, spot: Spot) -> Option<Refusal> {
        refusal::held(self.rules, self.position(), spot.source(self.turn())?)
    }

    /// Is there a piece of the side to move that may try a move, for all that one reason says? It
    /// need not have a legal one.
    pub fn can_try(&self, spot: Spot) -> bool {
        let (position, us) = (self.position(), self.turn());
        let is_there = match spot.source(us) {
            Some(Source::Square(at)) => {
                position.piece_at(at).is_some_and(|piece| piece.color == us)
            }
            Some(Source::Pocket(role)) => position.info.pocket(us).count(role) > 0,
            None => false,
        };
        is_there && self.held(spot).is_none()
    }

    /// How many boards it is played on.
    pub fn board_count(&self) -> u8 {
        self.rules.boards() as u8
    }
}

/// Games are the same if they began alike and the same moves were made.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        let is_alike = |(ours, theirs): (&Ply, &Ply)| {
            ours.position == theirs.position && ours.made == theirs.made
        };
        self.spec == other.spec
            && self.len() == other.len()
            && (Rc::ptr_eq(&self.last, &other.last)
                || self.last.back().zip(other.last.back()).all(is_alike))
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let start = self.start_fen().unwrap_or_default();
        write!(f, "{} {start} {}", self.spec.text(), self.coords().join(" "))
    }
}
