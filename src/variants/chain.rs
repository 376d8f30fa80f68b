//! Chains of Switch-Side Chain-Chess: closed lines of men, each a king's step from the next, that do
//! not cross themselves and surround two empty squares touching each other by side or corner.
//!
//! Whether a man is part of a chain is found without trying lines. Men and the king's steps between
//! them are a graph. A line around an empty square crosses a ray from that square to the edge an
//! odd number of times. A graph in which every two men lie on a common closed line (a block) has
//! such a line through each of its men exactly if its men cannot be given two colors so that steps
//! across the ray change the color and all others keep it.

use super::chain_line;
use crate::board::{Bitboard, Plane, Site, Square, attacks};
use crate::rules::Move;

/// The number of empty squares enclosed by the chains that the moved man would be part of; 0 without
/// a chain. The boards are those before the move.
pub fn size(boards: &[Plane], m: Move) -> u8 {
    let men = men_after(boards, m);
    m.arrivals().map(|at| enclosed(men, at.square())).max().unwrap_or(0)
}

/// The men of the shortest chain that the moved man would be part of, in order.
pub fn line(boards: &[Plane], m: Move) -> Vec<Site> {
    let men = men_after(boards, m);
    let chained = m.arrivals().find(|at| enclosed(men, at.square()) > 0);
    let on = |at: Site| move |square| Site::new(at.board(), square);
    chained.map_or(Vec::new(), |at| {
        chain_line::line(men, at.square()).into_iter().map(on(at)).collect()
    })
}

/// Who stands on the board where the mover comes down, once it has.
fn men_after(boards: &[Plane], m: Move) -> Bitboard {
    let Some(to) = m.landing() else { return Bitboard::EMPTY };
    let Some(plane) = boards.get(to.board().index()) else { return Bitboard::EMPTY };
    let leaving = [m.origin(), leaving_along(m)].into_iter().flatten();
    let left = leaving.filter(|at| at.board() == to.board());
    let men = left.fold(plane.occupied(), |men, at| men.without(at.square()));
    m.arrivals().fold(men, |men, at| men.with(at.square()))
}

/// The same, the boards being those after the move.
pub fn size_after(boards: &[Plane], m: Move) -> u8 {
    let men = |at: Site| boards.get(at.board().index()).map_or(Bitboard::EMPTY, Plane::occupied);
    m.arrivals().map(|at| enclosed(men(at), at.square())).max().unwrap_or(0)
}

/// Who leaves its site besides the mover: the rook that castles, the pawn captured in passing.
fn leaving_along(m: Move) -> Option<Site> {
    match m.plain() {
        Move::Castle { rook, .. } => Some(rook),
        Move::EnPassant { victim, .. } => Some(victim),
        _ => None,
    }
}

/// The number of empty squares enclosed by the chains through a man.
pub fn enclosed(men: Bitboard, through: Square) -> u8 {
    let neighbors = attacks::king(through) & men;
    let inner = !men & !outside(men);
    if !neighbors.several() || !inner.several() {
        return 0;
    }
    let areas = areas(inner);
    let mut found = Bitboard::EMPTY;
    for (i, &area) in areas.iter().enumerate() {
        let Some(from) = area.first() else { continue };
        if area.several() && is_around(men, None, through, from) {
            found |= area;
        }
        for &other in &areas[i + 1..] {
            for cut in touching(area, other) {
                if !(found & area == area && found & other == other)
                    && is_around(men, Some(cut), through, from)
                {
                    found |= area | other;
                }
            }
        }
    }
    found.len() as u8
}

/// The empty squares that are connected with the edge by steps to the side.
fn outside(men: Bitboard) -> Bitboard {
    let edge = Bitboard::rank_for(crate::board::Color::White, 0)
        | Bitboard::rank_for(crate::board::Color::White, 7)
        | Bitboard::A_FILE
        | Bitboard::H_FILE;
    flood(edge & !men, !men)
}

/// All squares of a set that can be reached from a start by steps to the side.
fn flood(start: Bitboard, within: Bitboard) -> Bitboard {
    let mut reached = start;
    loop {
        let beside = reached.west() | reached.east();
        let ahead = reached.ahead(crate::board::Color::White);
        let back = reached.ahead(crate::board::Color::Black);
        let next = reached | (beside | ahead | back) & within;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

fn areas(mut inner: Bitboard) -> Vec<Bitboard> {
    let mut areas = Vec::new();
    while let Some(square) = inner.first() {
        let area = flood(Bitboard::of(square), inner);
        areas.push(area);
        inner &= !area;
    }
    areas
}

/// A king's step between two men.
type Step = [Square; 2];

/// The steps that lie between two areas touching at a corner.
fn touching(area: Bitboard, other: Bitboard) -> impl Iterator<Item = Step> {
    area.into_iter().flat_map(move |a| {
        let diagonal = attacks::king(a) & other;
        diagonal
            .into_iter()
            .map(move |b| [Square::at(a.file(), b.rank()), Square::at(b.file(), a.rank())])
    })
}

/// Is there a closed line through a man and around an empty square, without the step that is cut?
fn is_around(men: Bitboard, cut: Option<Step>, through: Square, inside: Square) -> bool {
    let graph = Graph { men, cut };
    blocks(&graph, through).into_iter().any(|block| graph.winds(block, through, inside))
}

/// Men and the king's steps between them.
struct Graph {
    men: Bitboard,
    cut: Option<Step>,
}

impl Graph {
    fn beside(&self, at: Square) -> Bitboard {
        let beside = attacks::king(at) & self.men;
        match self.cut {
            Some([a, b]) if a == at => beside.without(b),
            Some([a, b]) if b == at => beside.without(a),
            _ => beside,
        }
    }

    /// Does a closed line within a block wind around a square? It does if colors that change with
    /// each step across a ray from there contradict each other.
    fn winds(&self, block: Bitboard, start: Square, inside: Square) -> bool {
        let mut colors = [Bitboard::of(start), Bitboard::EMPTY];
        let mut waiting = vec![start];
        while let Some(at) = waiting.pop() {
            let own = colors[1].has(at) as usize;
            for next in self.beside(at) & block {
                let color = own ^ crosses([at, next], inside) as usize;
                if colors[1 - color].has(next) {
                    return true;
                }
                if !colors[color].has(next) {
                    colors[color] = colors[color].with(next);
                    waiting.push(next);
                }
            }
        }
        false
    }
}

/// Does a step cross the ray from a little above the middle of an empty square to the right?
pub fn crosses([a, b]: Step, inside: Square) -> bool {
    let (low, high) = if a.rank() < b.rank() { (a, b) } else { (b, a) };
    low.rank() == inside.rank() && high.rank() == inside.rank() + 1 && low.file() > inside.file()
}

/// The blocks a man belongs to: sets of men of which every two lie on a common closed line. (Hopcroft
/// and Tarjan's search by depth.)
fn blocks(graph: &Graph, through: Square) -> Vec<Bitboard> {
    let mut search = Depth { graph, order: [0; 64], low: [0; 64], count: 0, path: Vec::new() };
    search.enter(through);
    let mut blocks = Vec::new();
    for next in graph.beside(through) {
        if search.order[next.index()] == 0 {
            // From the root every branch is a block, and what hangs on it has been taken off.
            search.path.clear();
            search.visit(next, through);
            let block = search.path.iter().fold(Bitboard::of(through), |set, &at| set.with(at));
            blocks.push(block);
        }
    }
    blocks
}

struct Depth<'a> {
    graph: &'a Graph,
    order: [u8; 64],
    low: [u8; 64],
    count: u8,
    /// The men of blocks that are not complete yet.
    path: Vec<Square>,
}

impl Depth<'_> {
    fn enter(&mut self, at: Square) {
        self.count += 1;
        self.order[at.index()] = self.count;
        self.low[at.index()] = self.count;
    }

    fn visit(&mut self, at: Square, parent: Square) {
        self.enter(at);
        self.path.push(at);
        for next in self.graph.beside(at).without(parent) {
            if self.order[next.index()] != 0 {
                self.low[at.index()] = self.low[at.index()].min(self.order[next.index()]);
                continue;
            }
            let height = self.path.len();
            self.visit(next, at);
            self.low[at.index()] = self.low[at.index()].min(self.low[next.index()]);
            if self.low[next.index()] >= self.order[at.index()] {
                // What lies beyond hangs on this man alone.
                self.path.truncate(height);
            }
        }
    }
}
