//! A game whose rules are not known at compile time.

use std::rc::Rc;

use super::play::Ply;
use super::scene::{BoardScene, Mark, MarkKind, Scene, Tray};
use super::{Changes, Due, Match, Place, Spot, Status, gesture};
use crate::board::{BoardId, Color, Phase, Role, Seat, Site};
use crate::notation::{Fault, coords, fen};
use crate::rules::attempt::Source;
use crate::rules::{Memory, Move, Refusal, Variant, refusal};
use crate::variants::{Spec, Visitor};

/// A game being played, whichever it is. It never changes: playing on gives another.
pub trait Game {
    fn spec(&self) -> Spec;
    /// The legal moves of the last position.
    fn legal(&self) -> &[Move];
    /// The army to move.
    fn turn(&self) -> Color;
    /// The person who commands an army.
    fn seat_of(&self, color: Color) -> Seat;
    fn status(&self) -> Status;
    /// How many moves have been made.
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The number of the full move at the start, and the army that began.
    fn begins(&self) -> (u16, Color);
    /// Where a ply stands among the turns, counted from 0; beyond the last move, where the next one
    /// does.
    fn place(&self, ply: usize) -> Place;
    /// What may be moved now, where turns have two halves.
    fn due(&self) -> Option<Due>;
    /// How often the persons may change armies, where they may.
    fn changes(&self) -> Option<Changes>;
    /// The men that make the figure a legal move rests on with what it declares, in order around it.
    fn figure(&self, m: Move) -> Vec<Site>;
    /// The game with one more move; `None` if the move is not legal.
    fn after(&self, m: Move) -> Option<Rc<dyn Game>>;
    /// The game as it stood after so many moves.
    fn first_plies(&self, moves: usize) -> Rc<dyn Game>;
    /// The moves in SAN.
    fn sans(&self) -> Vec<Rc<str>>;
    /// The moves made.
    fn moves(&self) -> Vec<Move>;
    /// The moves in coordinates.
    fn coords(&self) -> Vec<String>;
    /// A legal move in coordinates.
    fn coord(&self, m: Move) -> String;
    /// The legal move of that text in coordinates.
    fn read(&self, text: &str) -> Result<Move, Fault>;
    /// The last position.
    fn fen(&self) -> String;
    /// The last position as if two boards were one, where that can be written.
    fn one_board_fen(&self) -> Option<String>;
    /// The start, unless it is the usual one.
    fn start_fen(&self) -> Option<String>;
    /// What the last position looks like.
    fn scene(&self) -> Scene;
    /// Does an army have a man besides its king, on a board or in reserve?
    fn has_force(&self, color: Color) -> bool;
    /// Why pressing two spots makes no move. None if it makes one, or if the first is no man of the
    /// side to move, or the second none of its aims.
    fn refusal(&self, first: Spot, second: Spot) -> Option<Refusal>;
    /// The spots where the man of a spot would go by the way it moves and yet may not, each with
    /// the reason.
    fn refused(&self, first: Spot) -> Vec<(Spot, Refusal)>;
    /// Why the man of a spot cannot move at all, if one reason says it all.
    fn held(&self, spot: Spot) -> Option<Refusal>;
    /// Is there a man of the side to move that may try a move, for all that one reason says? It
    /// need not have a legal one.
    fn can_try(&self, spot: Spot) -> bool;
    /// How many boards it is played on.
    fn board_count(&self) -> u8;
}

/// A game from its usual start.
pub fn fresh(spec: Spec) -> Rc<dyn Game> {
    struct Fresh(Spec);
    impl Visitor for Fresh {
        type Out = Rc<dyn Game>;
        fn visit<V: Variant>(self, rules: V) -> Self::Out {
            Rc::new(Match::new(self.0, rules))
        }
    }
    spec.open_dynamic(Fresh(spec))
}

/// A game from a position, or from the usual start, with moves in coordinates. The fault says what
/// is wrong with the FEN, or which move is not legal.
pub fn replay<'a>(
    spec: Spec,
    start: Option<&str>,
    moves: impl IntoIterator<Item = &'a str>,
) -> Result<Rc<dyn Game>, Fault> {
    struct Replay<'s, M>(Spec, Option<&'s str>, M);
    impl<'a, M: IntoIterator<Item = &'a str>> Visitor for Replay<'_, M> {
        type Out = Result<Rc<dyn Game>, Fault>;
        fn visit<V: Variant>(self, rules: V) -> Self::Out {
            let Replay(spec, start, moves) = self;
            let begun = match start {
                None => Match::new(spec, rules),
                Some(text) => Match::from(spec, rules, fen::read(&rules, text)?),
            };
            Ok(Rc::new(begun.replay(moves)?))
        }
    }
    spec.open_dynamic(Replay(spec, start, moves))
}

impl<V: Variant> Game for Match<V> {
    fn spec(&self) -> Spec {
        Match::spec(self)
    }

    fn legal(&self) -> &[Move] {
        Match::legal(self)
    }

    fn turn(&self) -> Color {
        self.state().meta.turn()
    }

    fn seat_of(&self, color: Color) -> Seat {
        self.state().meta.seat_of(color)
    }

    fn status(&self) -> Status {
        Match::status(self)
    }

    fn len(&self) -> usize {
        Match::len(self)
    }

    fn begins(&self) -> (u16, Color) {
        let meta = self.plies().next().map_or(self.state().meta, |start| start.state.meta);
        (meta.fullmove, meta.turn())
    }

    fn place(&self, ply: usize) -> Place {
        let state = self.plies().nth(ply).map_or(*self.state(), |before| before.state);
        Place::of(&state.meta)
    }

    fn due(&self) -> Option<Due> {
        Due::of(self.rules(), self.state())
    }

    fn changes(&self) -> Option<Changes> {
        Changes::of(self.rules(), self.state())
    }

    fn figure(&self, m: Move) -> Vec<Site> {
        self.rules().figure(self.state().boards(), m)
    }

    fn after(&self, m: Move) -> Option<Rc<dyn Game>> {
        Match::after(self, m).map(|next| Rc::new(next) as Rc<dyn Game>)
    }

    fn first_plies(&self, moves: usize) -> Rc<dyn Game> {
        Rc::new(Match::first_plies(self, moves))
    }

    fn sans(&self) -> Vec<Rc<str>> {
        self.plies().filter_map(|ply| Some(ply.made.as_ref()?.1.clone())).collect()
    }

    fn moves(&self) -> Vec<Move> {
        self.plies().filter_map(|ply| Some(ply.made.as_ref()?.0)).collect()
    }

    fn coords(&self) -> Vec<String> {
        Match::coords(self)
    }

    fn coord(&self, m: Move) -> String {
        coords::write(self.state(), m)
    }

    fn read(&self, text: &str) -> Result<Move, Fault> {
        coords::read(self.rules(), self.state(), text)
    }

    fn fen(&self) -> String {
        fen::write(self.rules(), self.state())
    }

    fn one_board_fen(&self) -> Option<String> {
        fen::write_on_one_board(self.rules(), self.state())
    }

    fn start_fen(&self) -> Option<String> {
        Match::start_fen(self)
    }

    fn scene(&self) -> Scene {
        Scene {
            boards: boards(self.rules()),
            trays: trays(self),
            men: self.last().men.clone(),
            marks: marks(self),
            figure: figure(self),
        }
    }

    fn has_force(&self, color: Color) -> bool {
        Match::has_force(self, color)
    }

    fn refusal(&self, first: Spot, second: Spot) -> Option<Refusal> {
        let attempt = gesture::attempt(self.turn(), first, second)?;
        refusal::refusal(self.rules(), self.state(), attempt)
    }

    fn refused(&self, first: Spot) -> Vec<(Spot, Refusal)> {
        let us = self.turn();
        let Some(source) = first.source(us) else { return Vec::new() };
        let refused = refusal::refused(self.rules(), self.state(), source);
        let second = |attempt| gesture::spots(attempt, us)[1];
        refused.into_iter().map(|(attempt, why)| (second(attempt), why)).collect()
    }

    fn held(&self, spot: Spot) -> Option<Refusal> {
        refusal::held(self.rules(), self.state(), spot.source(self.turn())?)
    }

    fn can_try(&self, spot: Spot) -> bool {
        let (state, us) = (self.state(), self.turn());
        let is_there = match spot.source(us) {
            Some(Source::Site(at)) => state.man_at(at).is_some_and(|man| man.color == us),
            Some(Source::Reserve(role)) => state.meta.reserve(us).count(role) > 0,
            None => false,
        };
        is_there && self.held(spot).is_none()
    }

    fn board_count(&self) -> u8 {
        self.rules().boards() as u8
    }
}

fn boards<V: Variant>(rules: &V) -> Vec<BoardScene> {
    let ids = (0..rules.boards() as u8).map(BoardId::new);
    ids.map(|id| BoardScene { id, files: rules.files(), ranks: 8 }).collect()
}

fn trays<V: Variant>(game: &Match<V>) -> Vec<Tray> {
    if !game.rules().memory().contains(&Memory::Reserve) {
        return Vec::new();
    }
    let tray = |color: Color| {
        let reserve = game.state().meta.reserve(color);
        let pockets = Role::RESERVABLE.map(|role| (role, reserve.count(role)));
        Tray { color, pockets: pockets.to_vec() }
    };
    Color::ALL.map(tray).to_vec()
}

fn marks<V: Variant>(game: &Match<V>) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (before, m) in last_turn(game) {
        mark_move(before, m, &mut marks);
    }
    let status = game.status();
    let kings = [(status.check, MarkKind::Check), (status.threat, MarkKind::Threat)];
    for (king, kind) in kings {
        marks.extend(king.map(|king| Mark { spot: Spot::Site(king), kind }));
    }
    marks
}

/// The moves of the last turn, a half of one included, each with the position it was made in.
fn last_turn<V: Variant>(game: &Match<V>) -> impl Iterator<Item = (&Ply<V>, Move)> {
    let mut moves = game.moves_made().rev();
    let last = moves.next();
    let halved = last.is_some_and(|(before, _)| before.state.meta.phase() == Phase::Second);
    let first = moves.next().filter(|_| halved);
    first.into_iter().chain(last)
}

fn mark_move<V: Variant>(before: &Ply<V>, m: Move, marks: &mut Vec<Mark>) {
    let ends = [m.origin(), m.landing()].into_iter().flatten();
    marks.extend(ends.map(|at| Mark { spot: Spot::Site(at), kind: MarkKind::LastMove }));
    // Where it passed the glass, the mover has left nothing behind to be seen.
    let passage = m
        .landing()
        .map(|at| at.on(m.board()))
        .filter(|&at| m.landing() != Some(at) && m.origin() != Some(at));
    marks.extend(passage.map(|at| Mark { spot: Spot::Site(at), kind: MarkKind::Passage }));
    if m.landing().is_none() {
        let zone = Spot::Zone(before.state.meta.turn());
        marks.push(Mark { spot: zone, kind: MarkKind::LastMove });
    }
}

/// The figure that the last move rested on with what it declared.
fn figure<V: Variant>(game: &Match<V>) -> Vec<Site> {
    let declared = game.moves_made().next_back().filter(|(_, m)| matches!(m, Move::Switch(_)));
    declared.map_or(Vec::new(), |(before, m)| game.rules().figure(before.state.boards(), m))
}
