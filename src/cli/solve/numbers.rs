//! A number for each position that an ending can come to.

use std::collections::HashMap;
use std::ops::Range;

use super::arrangement::{Arrangement, Site};
use super::material::{MOST, Material};
use super::symmetry::Symmetry;
use crate::board::key::Key;
use crate::board::{Bitboard, Color, Player, Position, Square};
use crate::notation::fen;
use crate::rules::Rules;

/// Numbers of positions of which more must be known than where the pieces are, such as whether a pawn can be captured in
/// passing. Those of all others come after them.
const ODD: u32 = 1 << 22;

/// There are more positions than numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

/// The positions of some pieces: every site of the first that is a home, every site of all others.
struct Block {
    material: Material,
    symmetry: Symmetry,
    sites: usize,
    numbers: Range<u32>,
}

/// Numbers of positions. Blocks are added as positions are met.
pub struct Numbers {
    rules: Rules,
    blocks: Vec<Block>,
    odd: Vec<Position>,
    odd_by_key: HashMap<Key, u32>,
}

impl Numbers {
    /// Those of an ending.
    pub fn new(rules: Rules, material: &Material) -> Result<Numbers, TooMany> {
        let (blocks, odd, odd_by_key) = Default::default();
        let mut numbers = Numbers { rules, blocks, odd, odd_by_key };
        numbers.add_block(material)?;
        Ok(numbers)
    }

    /// Those of the ending itself, without what it can come to.
    pub fn own(&self) -> Range<u32> {
        self.blocks.first().map_or(0..0, |block| block.numbers.clone())
    }

    /// The number after the last one.
    pub fn end(&self) -> u32 {
        self.blocks.last().map_or(ODD, |block| block.numbers.end)
    }

    /// How many odd positions there are; their numbers are the first.
    pub fn odd(&self) -> u32 {
        self.odd.len() as u32
    }

    fn add_block(&mut self, material: &Material) -> Result<&Block, TooMany> {
        let sites = self.rules.boards() * Square::COUNT + self.rules.has_pocket() as usize;
        let symmetry = Symmetry::of(self.rules, material, sites);
        let others = material.pieces().count().saturating_sub(1) as u32;
        let size = (sites as u64).checked_pow(others).ok_or(TooMany)?;
        let size = size.checked_mul(2 * symmetry.homes.len() as u64).ok_or(TooMany)?;
        let end = u32::try_from(self.end() as u64 + size).map_err(|_| TooMany)?;
        let numbers = self.end()..end;
        self.blocks.push(Block { material: *material, symmetry, sites, numbers });
        self.blocks.last().ok_or(TooMany)
    }

    /// The number of a position, which is given one if it has none yet.
    pub fn number(&mut self, position: &Position) -> Result<u32, TooMany> {
        let Some(known) = self.plain(position) else {
            return self.number_odd(position);
        };
        let material = known.material();
        match self.block(&material) {
            Some(block) => Ok(block.number(&known)),
            None => Ok(self.add_block(&material)?.number(&known)),
        }
    }

    /// The number of a position, if it has one.
    pub fn find(&self, position: &Position) -> Option<u32> {
        match self.plain(position) {
            Some(known) => Some(self.block(&known.material())?.number(&known)),
            None => self.odd_by_key.get(&position.info.key()).copied(),
        }
    }

    fn number_odd(&mut self, position: &Position) -> Result<u32, TooMany> {
        let next = self.odd.len() as u32;
        let number = *self.odd_by_key.entry(position.info.key()).or_insert(next);
        if number == next {
            self.odd.push(*position);
        }
        if number < ODD { Ok(number) } else { Err(TooMany) }
    }

    /// The arrangement of a position that is nothing else, and whose first piece is White's only king.
    fn plain(&self, position: &Position) -> Option<Arrangement> {
        let known = Arrangement::of(position)?;
        let Material([first, second, ..]) = known.material();
        let king = first.piece()?.color == Color::White && first != second;
        (king && known.key(self.rules.boards()) == position.info.key()).then_some(known)
    }

    fn block(&self, material: &Material) -> Option<&Block> {
        self.blocks.iter().find(|block| block.material == *material)
    }

    /// The position of a number, with how many are the same; none where it cannot be played, or has another number as
    /// well.
    pub fn position(&self, number: u32) -> Option<(Position, u64)> {
        if number < ODD {
            return self.odd.get(number as usize).map(|&position| (position, 1));
        }
        let next = self.blocks.partition_point(|block| block.numbers.end <= number);
        let block = self.blocks.get(next)?;
        let known = block.arrangement(number);
        let files = Bitboard::files_below(self.rules.files());
        let boards = self.rules.boards();
        let is_on_board = |site: Site| site.square(boards).is_none_or(|at| files.has(at.square()));
        let position = known.position(boards)?;
        let can_be = known.placed().all(|placed| is_on_board(placed.site))
            && block.number(&known) == number
            && self.rules.ending(&position).is_none()
            && fen::problems(self.rules, &position).is_empty();
        can_be.then(|| (position, block.symmetry.alike(&known)))
    }

    /// The person to move; none where a number belongs to nothing.
    pub fn player(&self, number: u32) -> Option<Player> {
        if number < ODD {
            return self.odd.get(number as usize).map(|position| position.info.player());
        }
        // Blocks begin with an even number, and in what is plain the first person has White.
        Some(if number.is_multiple_of(2) { Player::First } else { Player::Second })
    }
}

impl Block {
    /// The number of an arrangement: the least of those of all its images.
    fn number(&self, known: &Arrangement) -> u32 {
        let number = |(image, home): (Arrangement, usize)| {
            let others = image.placed().skip(1);
            let sum = others.fold(home, |sum, placed| sum * self.sites + placed.site.0 as usize);
            2 * sum as u32 + image.turn as u32
        };
        self.numbers.start + self.symmetry.at_home(known).map(number).min().unwrap_or(0)
    }

    /// The arrangement of a number.
    fn arrangement(&self, number: u32) -> Arrangement {
        let within = (number - self.numbers.start) as usize;
        let turn = Color::ALL[within % 2];
        let mut rest = within / 2;
        let count = self.material.pieces().count();
        let mut sites = [Site(0); MOST];
        for site in sites[..count].iter_mut().skip(1).rev() {
            *site = Site((rest % self.sites) as u8);
            rest /= self.sites;
        }
        sites[0] = self.symmetry.homes.get(rest).copied().unwrap_or(Site(0));
        Arrangement::new(turn, &self.material, sites)
    }
}
