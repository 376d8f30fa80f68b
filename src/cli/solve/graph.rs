//! From which positions of an ending each can come about.

use super::numbers::{Numbers, TooMany};
use crate::board::{Player, Position};
use crate::rules::{Outcome, Reason, Rules};

/// What is known of a position before anything is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// There is no such position.
    Nowhere,
    /// A move of the person to move wins the game at once.
    Wins,
    /// The person to move is mated, or every move loses the game at once.
    Mated { plies: u16 },
    /// Lost if all of its moves, of which this is the number, turn out to lose.
    Open { moves: u16 },
}

/// The positions of an ending and of all it can come to, and which of them lead where.
pub struct Graph {
    pub numbers: Numbers,
    pub starts: Vec<Start>,
    /// Where among `parents` those of a number begin.
    begins: Vec<u32>,
    parents: Vec<u32>,
}

impl Graph {
    /// Plays all moves of all positions that the ending of these numbers can come to.
    pub fn explore(rules: Rules, mut numbers: Numbers) -> Result<Graph, TooMany> {
        let (mut starts, mut counts) = (Vec::new(), Vec::new());
        let mut explorer = Explorer { rules, children: Vec::new() };
        let mut agenda = Agenda::new(&numbers);
        while let Some(number) = agenda.next(&numbers) {
            let start = explorer.look(&mut numbers, number)?;
            grow(&mut starts, &numbers, Start::Nowhere);
            grow(&mut counts, &numbers, 0);
            starts[number as usize] = start;
            for &child in &explorer.children {
                counts[child as usize] += 1;
            }
        }
        // What was counted becomes where each ends; filling in the parents moves that to where it begins.
        let mut sum = 0u32;
        for count in &mut counts {
            sum = sum.checked_add(*count).ok_or(TooMany)?;
            *count = sum;
        }
        let mut parents = vec![0; sum as usize];
        for number in 0..numbers.end() {
            if !matches!(starts.get(number as usize), Some(Start::Open { .. })) {
                continue;
            }
            explorer.look(&mut numbers, number)?;
            for &child in &explorer.children {
                counts[child as usize] -= 1;
                parents[counts[child as usize] as usize] = number;
            }
        }
        counts.push(sum);
        Ok(Graph { numbers, starts, begins: counts, parents })
    }

    /// The positions from which a move leads to that of a number, each as often as moves do.
    pub fn parents(&self, number: u32) -> &[u32] {
        let number = number as usize;
        let range = match (self.begins.get(number), self.begins.get(number + 1)) {
            (Some(&begin), Some(&end)) => begin as usize..end as usize,
            _ => 0..0,
        };
        &self.parents[range]
    }

    /// The person to move.
    pub fn player(&self, number: u32) -> Option<Player> {
        self.numbers.player(number)
    }
}

/// One value more for every number that there is now.
fn grow<T: Clone>(values: &mut Vec<T>, numbers: &Numbers, value: T) {
    if values.len() < numbers.end() as usize {
        values.resize(numbers.end() as usize, value);
    }
}

/// Which number is looked at next, while there come to be more of them.
struct Agenda {
    odd: u32,
    plain: u32,
}

impl Agenda {
    fn new(numbers: &Numbers) -> Agenda {
        Agenda { odd: 0, plain: numbers.own().start }
    }

    fn next(&mut self, numbers: &Numbers) -> Option<u32> {
        let (cursor, end) = match self.plain < numbers.end() {
            true => (&mut self.plain, numbers.end()),
            false => (&mut self.odd, numbers.odd()),
        };
        let number = *cursor;
        *cursor += 1;
        (number < end).then_some(number)
    }
}

/// Looks at one position after the other.
struct Explorer {
    rules: Rules,
    /// The numbers of the positions that the moves of the last one lead to and that do not end the game.
    children: Vec<u32>,
}

impl Explorer {
    fn look(&mut self, numbers: &mut Numbers, number: u32) -> Result<Start, TooMany> {
        self.children.clear();
        let Some((position, _)) = numbers.position(number) else {
            return Ok(Start::Nowhere);
        };
        let (rules, player) = (self.rules, position.info.player());
        if rules.is_dead(position.boards(), &position.info) {
            return Ok(Start::Open { moves: 1 });
        }
        let legal = rules.legal(&position);
        if legal.is_empty() {
            return Ok(match rules.in_check(&position, position.info.turn()) {
                true => Start::Mated { plies: 0 },
                false => Start::Open { moves: 1 },
            });
        }
        let mut moves = 0;
        for m in legal {
            let next = rules.play(&position, m);
            match self.ended(&next) {
                None => self.children.push(numbers.number(&next)?),
                Some(end) if end.winner == Some(player) => {
                    self.children.clear();
                    return Ok(Start::Wins);
                }
                Some(end) if end.winner.is_some() => continue,
                Some(_) => {}
            }
            moves += 1;
        }
        Ok(if moves == 0 { Start::Mated { plies: 1 } } else { Start::Open { moves } })
    }

    /// How the game has ended, if it has though nobody is mated: whether there are moves is asked when they are played.
    fn ended(&self, position: &Position) -> Option<Outcome> {
        let is_dead = || self.rules.is_dead(position.boards(), &position.info);
        let dead = || is_dead().then(|| Outcome::draw(Reason::DeadPosition));
        self.rules.ending(position).or_else(dead)
    }
}
