//! Is what a refusal says so? Asked of the position, without the code that gave the reason.

use wonderboard::board::{
    Bitboard, BoardId, BoardSquare, Color, Piece, Position, Role, Square, Wide, attacks,
};
use wonderboard::game::gesture::{Spot, between, gestures};
use wonderboard::notation::fen;
use wonderboard::rules::moves::{Pair, castled, recoil};
use wonderboard::rules::refusal::{Attack, refusal};
use wonderboard::rules::{Attempt, Memory, Move, Moves, Refusal, Rules};

use super::laws::sites;

/// A position and its moves.
pub struct Case<'a> {
    pub rules: Rules,
    pub position: &'a Position,
    /// All moves as pieces make them, before they come down.
    pub raw: Moves,
    pub legal: Moves,
}

impl Case<'_> {
    pub fn fen(&self) -> String {
        fen::write(self.rules, self.position)
    }

    /// Asks for the refusal and tests it.
    pub fn judge(&self, attempt: Attempt, [first, second]: [Spot; 2]) -> Option<Refusal> {
        let us = self.position.info.turn();
        let why = refusal(self.rules, self.position, attempt);
        let legal = !between(&self.legal, us, first, second).is_empty();
        assert_eq!(why.is_none(), legal, "{} {attempt:?} {why:?}", self.fen());
        let why = why?;
        let met: Moves = self.raw.iter().copied().filter(|&m| attempt.is_met_by(m)).collect();
        let of_the_way = matches!(
            why,
            Refusal::Taken(_)
                | Refusal::StillInCheck(_)
                | Refusal::IntoCheck(_)
                | Refusal::Passing(_)
                | Refusal::CastlingInCheck(_)
                | Refusal::CrossingInCheck
                | Refusal::NoCastling
                | Refusal::GivesCheck(_)
                | Refusal::ChecksTooSoon(_)
                | Refusal::OwnKingVanishes
        );
        let due = matches!(why, Refusal::NotDue { .. });
        assert!(met.is_empty() || of_the_way || due, "{} {attempt:?} {why:?}", self.fen());
        assert!(self.is_true(attempt, &met, &why), "{} {attempt:?} {why:?}", self.fen());
        Some(why)
    }

    pub fn judge_held(&self, first: Spot, why: &Refusal) {
        let us = self.position.info.turn();
        let begins = |m: &Move| gestures(*m, us).any(|pair| pair[0] == first);
        assert!(!self.legal.iter().any(begins), "{} {first:?}", self.fen());
        let role = match first {
            Spot::Square(at) => self.piece(at).map(|piece| piece.role),
            Spot::Pocket(_, role) => Some(role),
            Spot::Zone(_) => None,
        };
        let told = match why {
            Refusal::CannotHelp { role: r, check } => {
                Some(*r) == role && self.bears(self.position, *check) && self.is_own_king(check.on)
            }
            Refusal::Screens { role: r, check } => {
                // Lifted off, the piece leaves its king in check.
                let Spot::Square(at) = first else { panic!("{first:?}") };
                let board = self.position.board(at);
                let line = board.occupied().without(at.square());
                let by = check.by.expect("an attacker");
                Some(*r) == role
                    && self.is_own_king(check.on)
                    && [by.board(), check.on.board()] == [at.board(); 2]
                    && board.attackers(check.on.square(), !us, line).has(by.square())
                    && !self.rules.in_check(self.position, us)
            }
            Refusal::Shields { role: r, check } => {
                // Lifted off, the piece leaves the enemy king in check.
                let Spot::Square(at) = first else { panic!("{first:?}") };
                let board = self.position.board(at);
                let line = board.occupied().without(at.square());
                let by = check.by.expect("an attacker");
                Some(*r) == role
                    && self.rules.king(self.position, !us) == Some(check.on)
                    && board.attackers(check.on.square(), us, line).has(by.square())
                    && !self.rules.in_check(self.position, !us)
            }
            Refusal::NotDue { .. } => self.is_not_due(why),
            Refusal::Paralysed { role: r, by } => {
                matches!(first, Spot::Square(at) if self.is_paralysed(at, *r, *by))
            }
            _ => false,
        };
        assert!(told, "{} {first:?} {why:?}", self.fen());
    }

    fn piece(&self, at: BoardSquare) -> Option<Piece> {
        self.position.piece_at(at)
    }

    /// Does an enemy of its own kind attack a piece on its board?
    fn is_paralysed(&self, at: BoardSquare, role: Role, by: BoardSquare) -> bool {
        let (us, board) = (self.position.info.turn(), self.position.board(at));
        let seen = board.attackers(at.square(), !us, board.occupied());
        self.is_own(at, role)
            && self.piece(by) == Some(Piece { color: !us, role })
            && by.board() == at.board()
            && seen.has(by.square())
    }

    fn is_own_king(&self, at: BoardSquare) -> bool {
        self.rules.king(self.position, self.position.info.turn()) == Some(at)
    }

    fn is_own(&self, at: BoardSquare, role: Role) -> bool {
        self.piece(at) == Some(Piece { color: self.position.info.turn(), role })
    }

    /// Does that piece attack that square, in some position with the same side to move or not?
    fn bears(&self, position: &Position, attack: Attack) -> bool {
        let them = !self.position.info.turn();
        let by = attack.by.expect("an attacker");
        let Some(piece) = position.piece_at(by) else { return false };
        let board = position.board(by);
        piece.color == them
            && match by.board() == attack.on.board() {
                true => {
                    board.attackers(attack.on.square(), them, board.occupied()).has(by.square())
                        && self.rules.paralyser(position.boards(), by).is_none()
                }
                false => by.square() == attack.on.square() && !piece.role.is_pawn(),
            }
    }

    fn is_not_due(&self, why: &Refusal) -> bool {
        let Refusal::NotDue { role, due, made_in_turn } = why else { return false };
        let [first, otherwise] = self.rules.duty(&self.position.info);
        // Others may move only where none of those who come first can.
        let goes = |m: &Move| {
            m.origin().and_then(|at| self.piece(at)).is_some_and(|piece| first.has(piece.role))
        };
        let none_first = !self.legal.iter().any(goes);
        let turn = *due == first || *due == otherwise && none_first;
        !due.has(*role) && turn && *made_in_turn == self.position.info.made_in_turn()
    }

    /// Where a move that is made so may come down.
    fn landed(&self, m: Move) -> Moves {
        let mut out = Moves::new();
        match (m, self.rules.boards()) {
            (Move::Flit { .. }, _) | (_, 1) => out.push(m),
            _ => {
                out.push(m);
                self.rules.land(self.position.boards(), self.position.info.turn(), 0, &mut out);
            }
        }
        out
    }

    /// Is the king attacked so after one of the moves, and on the way of a move if need be?
    fn is_check_after(&self, moves: impl IntoIterator<Item = Move>, attack: Attack) -> bool {
        let us = self.position.info.turn();
        moves.into_iter().any(|m| {
            let next = self.rules.play(self.position, m);
            self.rules.king(&next, us) == Some(attack.on) && self.bears(&next, attack)
        })
    }

    /// Is the enemy king attacked so after a move that is not the last of its series?
    fn is_early(&self, m: Move, attack: Attack) -> bool {
        let us = self.position.info.turn();
        let next = self.rules.play(self.position, m);
        let (on, by) = (attack.on.square(), attack.by.expect("an attacker").square());
        let board = next.board(attack.on);
        next.info.turn() == us
            && self.rules.king(&next, !us) == Some(attack.on)
            && board.attackers(on, us, board.occupied()).has(by)
    }

    /// Is the enemy king attacked so after a move, where that is forbidden?
    fn gives(&self, m: Move, attack: Attack) -> bool {
        let us = self.position.info.turn();
        let next = self.rules.play(self.position, m);
        let (on, by) = (attack.on.square(), attack.by.expect("an attacker").square());
        let board = next.board(attack.on);
        self.rules.forbids(next.boards(), &next.info, us)
            && self.rules.king(&next, !us) == Some(attack.on)
            && board.attackers(on, us, board.occupied()).has(by)
    }

    fn is_true(&self, attempt: Attempt, met: &Moves, why: &Refusal) -> bool {
        match (attempt, why) {
            (_, Refusal::NotDue { .. }) => self.is_not_due(why),
            (_, Refusal::Taken(sites)) if met.is_empty() => {
                matches!(sites[..], [at] if self.piece(at).is_some() && attempt_ends(attempt, at))
            }
            (_, Refusal::Taken(sites)) => met.iter().all(|&m| self.is_barred(m, sites)),
            (_, Refusal::StillInCheck(attack)) => {
                let landed = met.iter().flat_map(|&m| self.landed(m));
                self.is_in_check() && self.is_check_after(landed, *attack)
            }
            (_, Refusal::IntoCheck(attack)) => {
                let landed = met.iter().flat_map(|&m| self.landed(m));
                !self.is_in_check() && self.is_check_after(landed, *attack)
            }
            (_, Refusal::OwnKingVanishes) => met.iter().all(|&m| {
                self.rules
                    .king(&self.rules.play(self.position, m), self.position.info.turn())
                    .is_none()
            }),
            (_, Refusal::ChecksTooSoon(attack)) => met.iter().any(|&m| self.is_early(m, *attack)),
            (_, Refusal::GivesCheck(attack)) => {
                met.iter().flat_map(|&m| self.landed(m)).any(|m| self.gives(m, *attack))
            }
            (
                Attempt::Go { from, .. } | Attempt::Leave { from },
                Refusal::Paralysed { role, by },
            ) => met.is_empty() && self.is_paralysed(from, *role, *by),
            (_, Refusal::Passing(attack)) => self.is_passing(met, *attack),
            (Attempt::Go { from, to }, _) => self.is_true_of_a_walk([from, to], met, why),
            (Attempt::Leave { from }, why) => {
                let has_pocket = self.rules.memory().contains(&Memory::Zone);
                match why {
                    Refusal::NoPocket => !has_pocket,
                    Refusal::StaysOnBoard { role } => {
                        has_pocket && *role == Role::King && self.is_own(from, *role)
                    }
                    _ => false,
                }
            }
            (Attempt::Enter { role, to }, why) => match why {
                Refusal::NotInPocket { role: r } => {
                    let us = self.position.info.turn();
                    *r == role && self.position.info.pocket(us).count(role) == 0
                }
                Refusal::PawnDrop { at } => {
                    role == Role::Pawn
                        && *at == to
                        && !self.rules.pawn_squares(self.position.info.turn()).has(to.square())
                }
                _ => false,
            },
        }
    }

    fn is_in_check(&self) -> bool {
        self.rules.in_check(self.position, self.position.info.turn())
    }

    /// Does a piece stand on each other board where this move would put one down?
    fn is_barred(&self, m: Move, sites: &[BoardSquare]) -> bool {
        let boards = (0..self.rules.boards() as u8).map(BoardId::new);
        let others: Vec<BoardId> = boards.filter(|&board| board != m.board()).collect();
        let ends = |board: BoardId| match m {
            Move::Castle { king, rook, .. } => {
                let (king, rook) = castled(king, rook, Pair::new(board, board));
                vec![king, rook]
            }
            Move::Rocket { from, to, .. } => vec![to.on(board), recoil(from, to.on(board))],
            _ => m.landing().map(|at| at.on(board)).into_iter().collect(),
        };
        self.landed(m).is_empty()
            && others.len() == sites.len()
            && others.iter().zip(sites).all(|(&board, at)| {
                at.board() == board && ends(board).contains(at) && self.piece(*at).is_some()
            })
    }

    /// Does the king pass an attacked square on the board it moves on?
    fn is_passing(&self, met: &Moves, attack: Attack) -> bool {
        met.iter().any(|&m| {
            let stays = self.is_check_after([m.onto(m.board())], attack);
            match m {
                Move::Castle { king, rook, .. } => {
                    let (end, _) = castled(king, rook, Pair::new(king.board(), king.board()));
                    let way = attacks::between(king.square(), end.square());
                    let on_the_way =
                        attack.on.board() == king.board() && way.has(attack.on.square());
                    stays || on_the_way && self.bears(self.position, attack)
                }
                Move::Normal { from, to, .. } => {
                    self.is_own_king(from) && attack.on == to && self.rules.boards() > 1 && stays
                }
                _ => false,
            }
        })
    }

    fn is_true_of_a_walk(&self, [from, to]: [BoardSquare; 2], met: &Moves, why: &Refusal) -> bool {
        let us = self.position.info.turn();
        let board = self.position.board(from);
        let (start, end) = (from.square(), to.square());
        let ahead = |ranks| start.ahead(us, ranks) == Some(end);
        let role = self.piece(from).map(|piece| piece.role);
        let unmoved = board.unmoved() & board.pieces(us, Role::Rook);
        let east = |square: Square| square.file() > start.file();
        match why {
            Refusal::OwnPiece { at, role } => *at == to && self.is_own(to, *role),
            Refusal::Blocked { at } => {
                let line = attacks::between(start, end).has(at.square());
                // A castling king makes way for its rook, too.
                let castles = role == Some(Role::King)
                    && unmoved.into_iter().any(|rook| {
                        attacks::between(start, rook).has(at.square()) && east(rook) == east(end)
                    });
                // So does one of a pair for the other that goes two squares ahead.
                let recoils = role == Some(Role::Tandem)
                    && ahead(2)
                    && start.ahead(us, -1) == Some(at.square());
                let nearer = attacks::between(start, at.square()) & board.occupied();
                at.board() == from.board()
                    && self.piece(*at).is_some()
                    && (line || castles || recoils)
                    && nearer.is_empty()
            }
            Refusal::Movement { role: r } => {
                Some(*r) == role && from.board() == to.board() && !goes_so(*r, us, start, end)
            }
            Refusal::PawnAhead { at } => {
                role.is_some_and(Role::is_pawn)
                    && *at == to
                    && self.piece(to).is_some()
                    && (ahead(1) || ahead(2))
            }
            Refusal::PawnDiagonal { at } => {
                role.is_some_and(Role::is_pawn)
                    && *at == to
                    && self.piece(to).is_none()
                    && Bitboard::of(start).pawn_attacks(us).has(end)
            }
            Refusal::DoubleStep => {
                role.is_some_and(Role::is_pawn)
                    && ahead(2)
                    && !self.rules.doubles(board, us).has(start)
                    && (attacks::between(start, end).with(end) & board.occupied()).is_empty()
            }
            Refusal::OtherBoard { role: r, on } => {
                Some(*r) == role && *on == from.board() && *on != to.board() && start != end
            }
            Refusal::NoCastling => {
                let rights = |rook: &BoardSquare| {
                    self.rules.start::<Wide>().board(*rook).unmoved().has(rook.square())
                        && self
                            .rules
                            .start::<Wide>()
                            .piece_at(*rook)
                            .is_some_and(|m| m.role == Role::Rook)
                };
                role == Some(Role::King) && !sites(self.rules).iter().any(rights)
            }
            Refusal::CastlingLost => {
                role == Some(Role::King) && !unmoved.into_iter().any(|rook| east(rook) == east(end))
            }
            Refusal::CastlingInCheck(attack) => {
                met.iter().all(|m| matches!(m, Move::Castle { .. }))
                    && self.is_own_king(attack.on)
                    && self.bears(self.position, *attack)
            }
            Refusal::NoCrossing => {
                let straight = |m: &Move| matches!(m, Move::Flit { .. });
                start == end && from != to && !self.raw.iter().any(straight)
            }
            Refusal::NeverCrosses { role: r } => {
                start == end && from != to && Some(*r) == role && r.is_pawn()
            }
            Refusal::CrossingInCheck => {
                self.is_own_king(from) && self.is_in_check() && start == end && from != to
            }
            _ => false,
        }
    }
}

/// Does what is attempted end there?
fn attempt_ends(attempt: Attempt, at: BoardSquare) -> bool {
    match attempt {
        Attempt::Go { from, to } => at == to && from.square() == to.square() && from != to,
        Attempt::Enter { to, .. } => at == to,
        Attempt::Leave { .. } => false,
    }
}

/// Can a piece of that role go so, on some board?
fn goes_so(role: Role, us: Color, from: Square, to: Square) -> bool {
    let empty = Bitboard::EMPTY;
    let reach = match role {
        Role::Knight => attacks::knight(from),
        Role::Bishop => attacks::bishop(from, empty),
        Role::Rook => attacks::rook(from, empty),
        Role::Queen => attacks::queen(from, empty),
        Role::King => attacks::king(from),
        Role::Pawn | Role::Tandem => {
            let ahead = (1..=2).filter_map(|ranks| from.ahead(us, ranks));
            ahead.fold(Bitboard::of(from).pawn_attacks(us), Bitboard::with)
        }
    };
    reach.has(to)
}
