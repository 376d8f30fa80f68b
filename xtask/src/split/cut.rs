//! How a program is cut: which part each of its functions goes into, and each thing that it has in memory.

use super::program::Program;
use super::references::{References, Target};
use std::collections::{BTreeSet, HashMap};

/// Functions of at most so many bytes stay where something that stays calls them: a stub is not much smaller.
const SMALL: usize = 60;

/// The part that is there before any other.
const EARLIEST: usize = 0;

/// The part that each function and each thing goes into; none, if it stays.
type Places = Vec<Option<usize>>;

/// How a program is cut.
pub(super) struct Cut {
    /// The parts of the functions and, after them, of the things in memory.
    pub(super) places: Places,
    /// The places in the table of those that go and are called from elsewhere, those of a part after
    /// one another.
    pub(super) slots: HashMap<u32, u32>,
    /// Whom any part calls that is not in it. By their numbers here the parts know them, and they stand at the end of
    /// the table, the last one first.
    pub(super) lent: Vec<u32>,
    /// Those that go and only what goes with them finds in the table, by the places that they have there.
    pub(super) own: HashMap<u32, u32>,
    /// How many places the table has with those of all parts and of what is lent.
    pub(super) end: u32,
}

impl Cut {
    /// Cuts a program: `part_of` is asked the name of each function.
    pub(super) fn new(
        program: &Program,
        references: &References,
        part_of: impl Fn(&str) -> Option<usize>,
    ) -> Cut {
        let graph = Graph::new(program, references);
        let places = graph.places(part_of);
        let slots = graph.slots(&places);
        let lent = program.lent(&places);
        let own = graph.own(&places);
        let end = program.table_end() + (slots.len() + lent.len()) as u32;
        Cut { places, slots, lent, own, end }
    }
}

/// What leads to what in a program. Its nodes are the functions and then the things in memory.
struct Graph<'a> {
    program: &'a Program<'a>,
    /// What a node calls or names.
    edges: Vec<Vec<u32>>,
    /// The nodes that name a place of the table, by places.
    namers: HashMap<u32, Vec<u32>>,
    /// Whom somebody knows of whom nothing else is known.
    roots: Vec<u32>,
}

impl<'a> Graph<'a> {
    fn new(program: &'a Program<'a>, references: &References) -> Graph<'a> {
        let count = program.functions.len() as u32;
        let edges = vec![Vec::new(); program.functions.len() + references.things.len()];
        let mut graph = Graph { program, edges, namers: HashMap::new(), roots: Vec::new() };
        for (index, own) in (program.imports.len() as u32..count).zip(0..) {
            let name = program.names.get(&index).copied().unwrap_or_default();
            let named = references.of_functions.get(name).into_iter().flatten();
            // What was made of functions since may know what it did not before.
            let seen = program.numbers[own].iter().filter_map(|&it| references.thing_at(it));
            let targets: Vec<_> = named.copied().chain(seen.map(Target::Thing)).collect();
            graph.edges[index as usize].extend(&program.calls[own]);
            graph.add(index, &targets);
        }
        for (targets, node) in references.of_things.iter().zip(count..) {
            graph.add(node, targets);
        }
        graph.roots = program.known.clone();
        let unnamed = program.table.iter().filter(|(place, _)| !graph.namers.contains_key(place));
        graph.roots.extend(unnamed.map(|(_, &function)| function));
        graph
    }

    fn add(&mut self, node: u32, targets: &[Target]) {
        for &target in targets {
            let to = match target {
                Target::Thing(thing) => Some((self.program.functions.len() + thing) as u32),
                Target::Place(place) => {
                    self.namers.entry(place).or_default().push(node);
                    self.program.table.get(&place).copied()
                }
            };
            self.edges[node as usize].extend(to);
        }
    }

    /// Of each node the part it goes into; none, if it stays. What several parts name goes into the
    /// first of them all, which is there before any other. What is small stays where what stays
    /// calls it.
    fn places(&self, part_of: impl Fn(&str) -> Option<usize>) -> Places {
        let wanted = |index: u32| self.program.names.get(&index).and_then(|name| part_of(name));
        let mut wanted: Places = (0..self.edges.len() as u32).map(wanted).collect();
        let mut stays = vec![false; self.edges.len()];
        stays[..self.program.imports.len()].fill(true);
        let roots = self.roots.iter().copied().filter(|&index| wanted[index as usize].is_none());
        let open = |node: usize| wanted[node].is_none() || self.program.size(node as u32) <= SMALL;
        self.reach(roots.collect(), &mut stays, open);
        for (wanted, _) in wanted.iter_mut().zip(&stays).filter(|(_, stays)| **stays) {
            *wanted = None;
        }
        let mut places = vec![None; self.edges.len()];
        for part in 0..=wanted.iter().flatten().copied().max().unwrap_or(0) {
            let own = |node: usize| wanted[node].map_or(!stays[node], |other| other == part);
            let mut reached = vec![false; self.edges.len()];
            let roots = (0..wanted.len()).filter(|&node| wanted[node] == Some(part));
            self.reach(roots.map(|node| node as u32).collect(), &mut reached, own);
            for (place, _) in places.iter_mut().zip(reached).filter(|(_, reached)| *reached) {
                *place = Some(place.map_or(part, |_| EARLIEST));
            }
        }
        places
    }

    /// Marks what nodes lead to, and what that leads to, as far as it is `open`.
    fn reach(&self, mut from: Vec<u32>, reached: &mut [bool], open: impl Fn(usize) -> bool) {
        let first = self.program.imports.len();
        while let Some(node) = from.pop() {
            let node = node as usize;
            if node >= first && open(node) && !std::mem::replace(&mut reached[node], true) {
                from.extend(&self.edges[node]);
            }
        }
    }

    /// Those that go and are called from elsewhere, with their places in the table.
    fn slots(&self, places: &[Option<usize>]) -> HashMap<u32, u32> {
        let first = self.program.imports.len();
        let calls = self.program.calls.iter().zip(&places[first..]);
        let calls = calls.flat_map(|(calls, &from)| calls.iter().map(move |&to| (from, to)));
        let across = calls.filter(|&(from, to)| places[to as usize] != from).map(|(_, to)| to);
        let found =
            self.program.table.iter().filter(|(place, to)| !self.is_own(**place, **to, places));
        let called = across.chain(found.map(|(_, &to)| to)).chain(self.roots.iter().copied());
        let mut called: Vec<_> = called.filter_map(|to| Some((places[to as usize]?, to))).collect();
        called.sort_unstable();
        called.dedup();
        let end = self.program.table_end();
        called.into_iter().map(|(_, index)| index).zip(end..).collect()
    }

    /// Those that go and only what goes with them finds in the table, by the places that they have there.
    fn own(&self, places: &[Option<usize>]) -> HashMap<u32, u32> {
        let goes = |function: u32| places[function as usize].is_some();
        let table = self.program.table.iter().map(|(&place, &function)| (place, function));
        table.filter(|&(place, to)| goes(to) && self.is_own(place, to, places)).collect()
    }

    /// Is a function there whenever somebody finds it at a place in the table?
    fn is_own(&self, place: u32, function: u32, places: &[Option<usize>]) -> bool {
        let part = places[function as usize];
        let is_with = |&node: &u32| match places[node as usize] {
            None => false,
            from => from == part || part == Some(EARLIEST),
        };
        part.is_none() || self.namers.get(&place).is_some_and(|namers| namers.iter().all(is_with))
    }
}

impl Program<'_> {
    /// How many places the table of the whole program has.
    fn table_end(&self) -> u32 {
        self.tables.first().map_or(0, |table| table.initial as u32)
    }

    /// Whom the functions of a part call that are not in it.
    pub(super) fn called(&self, places: &[Option<usize>], part: usize) -> Vec<u32> {
        let first = self.imports.len();
        let own =
            self.calls.iter().zip(&places[first..]).filter(|(_, place)| **place == Some(part));
        let called = own.flat_map(|(calls, _)| calls).copied();
        let mut borrowed: Vec<u32> =
            called.filter(|&index| places[index as usize] != Some(part)).collect();
        borrowed.sort_unstable();
        borrowed.dedup();
        borrowed
    }

    /// The same without those that are copied.
    fn borrowed(&self, places: &[Option<usize>], part: usize) -> Vec<u32> {
        let mut called = self.called(places, part);
        called.retain(|&index| !self.is_copied(index));
        called
    }

    /// Whom any part calls that is not in it.
    fn lent(&self, places: &[Option<usize>]) -> Vec<u32> {
        let parts = places.iter().flatten().map(|part| part + 1).max().unwrap_or(0);
        let lent: BTreeSet<u32> = (0..parts).flat_map(|part| self.borrowed(places, part)).collect();
        lent.into_iter().collect()
    }
}
