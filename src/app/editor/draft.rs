//! A position that somebody sets up. It may be one that cannot be played.

use super::game::EditedGame;
use super::man::Man;
use crate::board::{
    Bitboard, BoardId, BoardSquare, ByColor, Color, Piece, Position, PositionInfo, Role, Run,
    Series, Square, Wide,
};
use crate::game::Game;
use crate::notation::fen::{self, CASTLING};
use crate::notation::realtime::rtfen;
use crate::realtime::{Options, Tick, TimedPosition};
use crate::rules::{Memory, Rules};
use crate::variants::Spec;

/// A position of a game that somebody sets up.
///
/// Rights are kept as they are wished for: one that has no rook, pawn or way for it is not part of the
/// position, and comes back with them.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    pub game: EditedGame,
    /// The pieces, in the order of their keys.
    pub men: Vec<Man>,
    /// The key of the next piece: no other has ever had it.
    pub next_key: u16,
    /// Everything that is not on the boards: a position without pieces.
    pub off: Position,
    /// The rights to castle, in the order of [`CASTLING`].
    pub castling: [bool; 4],
    /// The square that a pawn has just passed over, where there are turns.
    pub passed: Option<BoardSquare>,
    /// Where there are no turns: the moment, and each side's moves since a capture or pawn move.
    pub tick: Tick,
    pub quiet: ByColor<u16>,
}

impl Draft {
    /// The start of a game.
    pub fn start(game: EditedGame) -> Draft {
        match game {
            EditedGame::Turns(spec) => Draft::of(spec, &spec.rules().start()),
            EditedGame::Timed => Draft::of_timed(&TimedPosition::start(), 0),
        }
    }

    /// Empty boards; everything else as at the start, but nobody may castle.
    pub fn empty(game: EditedGame) -> Draft {
        Draft { men: Vec::new(), castling: [false; 4], passed: None, ..Draft::start(game) }
    }

    /// A position of a game with turns.
    pub fn of(spec: Spec, position: &Position) -> Draft {
        let rules = spec.rules();
        let may_castle = |(_, color, file): (char, Color, u8)| {
            let rook = fen::castling_rook(position, color, file);
            rook.is_some_and(|at| position.board(at).unmoved().has(at.square()))
        };
        let man = |(key, site, piece): (u16, BoardSquare, Piece)| {
            let board = position.board(site);
            Man {
                key,
                site,
                piece,
                was_pawn: board.promoted().has(site.square()),
                unmoved: board.unmoved().has(site.square()),
                ready: 0,
                passed: false,
            }
        };
        let men: Vec<Man> = standing(position).map(man).collect();
        Draft {
            game: EditedGame::Turns(spec),
            next_key: men.len() as u16,
            men,
            off: off(rules, &position.info),
            castling: CASTLING.map(may_castle),
            passed: position.info.ep().or_else(|| first_passed(&position.info)),
            tick: 0,
            quiet: ByColor::default(),
        }
    }

    /// A position of the game without turns, at a tick.
    pub fn of_timed(timed: &TimedPosition, tick: Tick) -> Draft {
        let mut plain: Position = Position::empty(1);
        let on_a = |at: Square| BoardSquare::new(BoardId::A, at);
        for at in timed.board().occupied() {
            timed.piece_at(at).into_iter().for_each(|piece| plain.placement().put(on_a(at), piece));
        }
        timed.board().unmoved().into_iter().for_each(|at| plain.placement().set_unmoved(on_a(at)));
        let mut draft = Draft::of(Spec::CHESS, &plain);
        for man in &mut draft.men {
            let at = man.site.square();
            man.ready = timed.ready_at(at);
            man.passed = timed.passed(man.piece.color).has(at);
        }
        Draft { game: EditedGame::Timed, tick, quiet: timed.quiet, ..draft }
    }

    pub fn rules(&self) -> Rules {
        self.game.rules()
    }

    /// Does a position of the game hold this beyond pieces, turn, castling, en passant and clocks?
    pub fn remembers(&self, memory: Memory) -> bool {
        self.rules().memory().contains(&memory)
    }

    /// The piece on a square.
    pub fn man(&self, at: BoardSquare) -> Option<&Man> {
        self.men.iter().find(|man| man.site == at)
    }

    /// Changes the piece on a square.
    pub(super) fn alter(&mut self, at: BoardSquare, change: impl FnOnce(&mut Man)) {
        if let Some(man) = self.men.iter_mut().find(|man| man.site == at) {
            change(man);
        }
    }

    /// The game that begins with it, where there are turns. Whether it can be played is asked elsewhere.
    pub fn begun(&self) -> Option<Game> {
        self.game.spec().map(|spec| Game::from(spec, self.position()))
    }

    /// The position, as far as it is one of turns: without turns that of the pieces.
    pub fn position(&self) -> Position {
        let mut position = self.standing();
        for rook in self.castling_rooks(&position).into_iter().flatten() {
            let king = BoardSquare::new(rook.board(), Square::at(4, rook.square().rank()));
            let mut on = position.placement();
            on.set_unmoved(rook);
            if self.remembers(Memory::Kings) {
                on.set_unmoved(king);
            }
        }
        self.settle_turn(&mut position);
        if self.remembers(Memory::Series) {
            let passed = self.passed_in_series(&position);
            let series = Series { passed, ..position.info.series() };
            position.info.set_series(series);
            return position;
        }
        let passed = self.passed.filter(|at| fen::passable(self.rules(), &position).contains(at));
        passed.into_iter().for_each(|at| position.placement().set_ep(at));
        position
    }

    /// Has a position tell of its turn what can be so: its series, where turns are such, and the moves made.
    fn settle_turn(&self, position: &mut Position) {
        let number = position.info.fullmove;
        let series = match self.remembers(Memory::Series) {
            true => Series { number, ..position.info.series() },
            false => Series::default(),
        };
        let made = position.info.made_in_turn();
        position.info.set_made_in_turn(0);
        position.info.set_series(series);
        let most = self.rules().moves_left(&position.info).saturating_sub(1);
        position.info.set_made_in_turn(made.min(most));
    }

    /// The files of the pawns that have passed in a series, as far as they still stand. One that was chosen here
    /// is the only one.
    fn passed_in_series(&self, position: &Position) -> u8 {
        let info = &position.info;
        let by = if info.made_in_turn() == 0 { !info.turn() } else { info.turn() };
        let stands = |at: &Square| {
            let pawn = at.ahead(by, 1).map(|pawn| BoardSquare::new(BoardId::A, pawn));
            at.rank_for(by) == 2
                && pawn.and_then(|pawn| position.piece_at(pawn))
                    == Some(Piece { color: by, role: Role::Pawn })
        };
        let known = info.passed_in_series();
        let chosen = self.passed.map(BoardSquare::square);
        let passed = match chosen {
            Some(at) if !known.has(at) => Bitboard::of(at),
            None if info.made_in_turn() == 0 => Bitboard::EMPTY,
            _ => known,
        };
        passed.filter(stands).fold(0, |files, at| files | 1 << at.file())
    }

    /// The position before anybody may castle or capture in passing.
    pub(super) fn standing(&self) -> Position {
        let mut position = self.off;
        if position.info.run().made == 0 {
            position.info.set_run(Run::default());
        }
        let mut on = position.placement();
        for man in &self.men {
            on.put(man.site, man.piece);
            if man.was_pawn && man.can_be_promoted() && self.remembers(Memory::Promoted) {
                on.set_promoted(man.site);
            }
            let is_king = self.remembers(Memory::Kings) && man.is_king_at_home();
            if man.unmoved && (is_king || self.may_be_unmoved(man)) {
                on.set_unmoved(man.site);
            }
        }
        position
    }

    /// The rooks that may castle, by the rights that are wished for; none where king and rook do not stand
    /// at home.
    fn castling_rooks(&self, standing: &Position) -> [Option<BoardSquare>; 4] {
        let wished = |at: usize| self.castling[at] && self.rules().has_castling();
        [0, 1, 2, 3].map(|at| {
            let (_, color, file) = CASTLING[at];
            fen::castling_rook(standing, color, file).filter(|_| wished(at))
        })
    }

    /// The position of the game without turns.
    pub fn timed(&self) -> TimedPosition {
        let mut timed = TimedPosition::EMPTY;
        for man in &self.men {
            timed.put(man.site.square(), man.piece, man.ready);
            if man.passed {
                timed.set_passed(man.site.square());
            }
        }
        let rooks = self.castling_rooks(&self.standing());
        rooks.into_iter().flatten().for_each(|rook| timed.set_unmoved(rook.square()));
        timed.quiet = self.quiet;
        timed
    }

    /// The position as FEN or, without turns, as RTFEN.
    pub fn fen(&self) -> String {
        match self.game {
            EditedGame::Turns(_) => fen::write(self.rules(), &self.position()),
            EditedGame::Timed => rtfen::write(&self.timed(), &Options::default(), self.tick),
        }
    }

    /// The position as if two boards were one, where that can be written.
    pub fn one_board_fen(&self) -> Option<String> {
        fen::write_on_one_board(self.rules(), &self.position())
    }

    /// Is it asked of a piece whether it has ever moved: of a pawn on its second rank, on the board where
    /// pieces begin, in games that remember it?
    pub fn may_be_unmoved(&self, man: &Man) -> bool {
        man.piece.role == Role::Pawn
            && man.site.board() == BoardId::A
            && man.site.square().rank_for(man.piece.color) == 1
            && self.remembers(Memory::Pawns)
    }

    /// Can a pawn have made a double step just now, and so be captured in passing while it waits? Asked only
    /// where there are no turns.
    pub fn may_have_passed(&self, man: &Man) -> bool {
        self.game == EditedGame::Timed
            && man.piece.role == Role::Pawn
            && man.site.square().rank_for(man.piece.color) == 3
            && man.ready > self.tick
    }
}

/// The pieces on all boards, numbered in the order of the squares.
fn standing(position: &Position) -> impl Iterator<Item = (u16, BoardSquare, Piece)> {
    let ids = (0..position.boards().len() as u8).map(BoardId::new);
    let sites = ids.flat_map(|id| Square::all().map(move |at| BoardSquare::new(id, at)));
    let pieces = sites.filter_map(|site| Some((site, position.piece_at(site)?)));
    pieces.zip(0..).map(|((site, piece), key)| (key, site, piece))
}

/// A square that a pawn has passed over in a series: the editor knows of one.
fn first_passed(info: &PositionInfo) -> Option<BoardSquare> {
    let passed = info.passed_in_series().first().filter(|_| info.made_in_turn() == 0);
    passed.map(|at| BoardSquare::new(BoardId::A, at))
}

/// A position without pieces, otherwise as another one is.
pub(super) fn off(rules: Rules, info: &PositionInfo) -> Position {
    let mut off: Position<Wide> = Position::empty(rules.boards());
    let ours = &mut off.info;
    ours.set_turn(info.turn());
    ours.set_made_in_turn(info.made_in_turn());
    ours.set_white_player(info.player_of(Color::White));
    ours.set_run(info.run());
    ours.set_series(info.series());
    ours.set_switches_left(info.switches_left());
    (ours.clock, ours.fullmove) = (info.clock, info.fullmove);
    for color in Color::ALL {
        for role in Role::RESERVABLE {
            (0..info.pocket(color).count(role)).for_each(|_| ours.add_to_pocket(color, role));
        }
    }
    off
}
