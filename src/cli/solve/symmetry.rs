//! Which positions of an ending are the same, seen in a mirror.

use super::arrangement::{Arrangement, Site};
use super::material::{MOST, Material};
use crate::board::splitmix;
use crate::board::{BoardId, BoardSquare, Color, Square};
use crate::notation::fen;
use crate::rules::Rules;

/// The number of positions on which a mirror is tried.
const TRIED: usize = 256;

/// How many arrangements are drawn at most to find them.
const DRAWN: u64 = 20_000;

/// To which site each goes.
pub type Mirror = Vec<Site>;

/// The mirrors in which the moves of an ending are moves, too. They are found by trying: of the eight ways to turn a
/// board over, and of the boards changing places, those that hold on every position that was drawn.
pub struct Symmetry {
    mirrors: Vec<Mirror>,
    /// The sites of which every other is an image.
    pub homes: Vec<Site>,
    /// For each site, the mirrors in which its image is at home, and which home that is.
    to_home: Vec<(Vec<usize>, usize)>,
}

impl Symmetry {
    /// Those of an ending; `sites` is the number of places a piece can be.
    pub fn of(rules: Rules, material: &Material, sites: usize) -> Symmetry {
        let drawn: Vec<Arrangement> = (0..DRAWN)
            .map(|n| draw(material, sites, n))
            .filter(|arrangement| look(rules, arrangement).is_some())
            .take(TRIED)
            .collect();
        let holds = |mirror: &Mirror| drawn.iter().all(|known| is_alike(rules, known, mirror));
        Symmetry::with(mirrors(rules.boards(), sites).into_iter().filter(holds).collect(), sites)
    }

    fn with(mirrors: Vec<Mirror>, sites: usize) -> Symmetry {
        let all = || (0..sites as u8).map(Site);
        let least = |site: Site| mirrors.iter().map(|mirror| image(mirror, site)).min();
        let homes: Vec<Site> = all().filter(|&site| least(site) == Some(site)).collect();
        let to_home = |site: Site| {
            let home = least(site).unwrap_or(site);
            let ways = (0..mirrors.len()).filter(|&way| image(&mirrors[way], site) == home);
            (ways.collect(), homes.iter().position(|&other| other == home).unwrap_or(0))
        };
        let to_home = all().map(to_home).collect();
        Symmetry { mirrors, homes, to_home }
    }

    /// The images of an arrangement of which the first piece is at home, with the number of that home.
    pub fn at_home(&self, known: &Arrangement) -> impl Iterator<Item = (Arrangement, usize)> {
        let first = known.placed().next().map_or(0, |placed| placed.site.0 as usize);
        let (ways, home) =
            self.to_home.get(first).map_or((&[][..], 0), |(ways, home)| (ways, *home));
        ways.iter().map(move |&way| (reflect(known, &self.mirrors[way]), home))
    }

    /// How many arrangements are the same as this one, itself included.
    pub fn alike(&self, known: &Arrangement) -> u64 {
        let same = self.mirrors.iter().filter(|mirror| reflect(known, mirror) == *known).count();
        (self.mirrors.len() / same.max(1)) as u64
    }
}

fn image(mirror: &Mirror, site: Site) -> Site {
    mirror.get(site.0 as usize).copied().unwrap_or(site)
}

fn reflect(known: &Arrangement, mirror: &Mirror) -> Arrangement {
    known.moved(|site| image(mirror, site))
}

/// All mirrors that there could be, the one that changes nothing first.
fn mirrors(boards: usize, sites: usize) -> Vec<Mirror> {
    let orders: &[[usize; 3]] = match boards {
        1 => &[[0, 1, 2]],
        2 => &[[0, 1, 2], [1, 0, 2]],
        _ => &[[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
    };
    let mut mirrors = Vec::new();
    for order in orders {
        for way in 0..8 {
            let goes = |site: Site| match site.square(boards) {
                None => site,
                Some(at) => {
                    let board = BoardId::new(order[at.board().index()] as u8);
                    Site(BoardSquare::new(board, turned(at.square(), way)).index() as u8)
                }
            };
            mirrors.push((0..sites as u8).map(Site).map(goes).collect());
        }
    }
    mirrors
}

/// A square of a board that is turned over in one of eight ways.
fn turned(square: Square, way: u8) -> Square {
    let (mut file, mut rank) = (square.file(), square.rank());
    if way & 1 != 0 {
        file = 7 - file;
    }
    if way & 2 != 0 {
        rank = 7 - rank;
    }
    if way & 4 != 0 {
        (file, rank) = (rank, file);
    }
    Square::at(file, rank)
}

/// One of many arrangements.
fn draw(material: &Material, sites: usize, n: u64) -> Arrangement {
    let mut state = n;
    let mut next = |below: usize| (splitmix::next(&mut state) % below as u64) as usize;
    let turn = Color::ALL[next(2)];
    let drawn = [(); MOST].map(|()| Site(next(sites) as u8));
    Arrangement::new(turn, material, drawn)
}

/// Is the image of an arrangement what it should be?
fn is_alike(rules: Rules, known: &Arrangement, mirror: &Mirror) -> bool {
    let seen = look(rules, known).map(|(ends, moves)| {
        let mut moves: Vec<_> = moves.iter().map(|after| reflect(after, mirror)).collect();
        moves.sort_unstable();
        (ends, moves)
    });
    seen == look(rules, &reflect(known, mirror))
}

/// What is to be seen of a position: whether the side to move is in check, and what its moves lead to. None of what
/// cannot be played.
fn look(rules: Rules, known: &Arrangement) -> Option<(bool, Vec<Arrangement>)> {
    let position = known.position(rules.boards())?;
    if !fen::problems(rules, &position).is_empty() {
        return None;
    }
    let after = |&m| Arrangement::of(&rules.play(&position, m));
    let mut moves: Vec<Arrangement> = rules.legal(&position).iter().filter_map(after).collect();
    moves.sort_unstable();
    Some((rules.in_check(&position, position.info.turn()), moves))
}
