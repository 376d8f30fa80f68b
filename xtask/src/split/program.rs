//! What splitting asks of a program: its functions, whom they call and who is known from outside.

use anyhow::{Result, bail};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use wasmparser::{
    ElementItems, ElementKind, ExternalKind, FuncType, GlobalType, KnownCustom, MemoryType, Name,
    Operator, Parser, Payload, TypeRef, TypeSectionReader, ValType,
};

/// Functions of at most so many bytes that call nobody are copied: to ask for one takes as much.
const COPIED: usize = 40;

/// Functions of at most so many bytes stay where something that stays calls them: a stub is not much smaller.
const SMALL: usize = 60;

/// The part that each function goes into; none, if it stays.
type Places = Vec<Option<usize>>;

/// How a program is cut.
pub(super) struct Cut {
    pub(super) places: Places,
    /// The places in the table of those that go and are called from elsewhere, those of a part after
    /// one another.
    pub(super) slots: HashMap<u32, u32>,
    /// Whom any part calls that is not in it. By their numbers here the parts know them, and they stand at the end of
    /// the table, the last one first.
    pub(super) lent: Vec<u32>,
    /// How many places the table has with those of all parts and of what is lent.
    pub(super) end: u32,
}

/// What matters of a program here. Functions are counted as in the program, those imported first.
pub(super) struct Program<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) types: Vec<FuncType>,
    pub(super) type_bytes: Range<usize>,
    pub(super) imports: Vec<&'a str>,
    /// The type of each function.
    pub(super) functions: Vec<u32>,
    pub(super) tables: Vec<wasmparser::TableType>,
    pub(super) memories: Vec<MemoryType>,
    pub(super) globals: Vec<GlobalType>,
    pub(super) bodies: Vec<wasmparser::FunctionBody<'a>>,
    pub(super) calls: Vec<Vec<u32>>,
    /// Whom the table, an export or the browser knows.
    pub(super) known: Vec<u32>,
    pub(super) names: HashMap<u32, &'a str>,
}

impl<'a> Program<'a> {
    pub(super) fn read(bytes: &'a [u8]) -> Result<Program<'a>> {
        let mut program = Program {
            bytes,
            types: Vec::new(),
            type_bytes: 0..0,
            imports: Vec::new(),
            functions: Vec::new(),
            tables: Vec::new(),
            memories: Vec::new(),
            globals: Vec::new(),
            bodies: Vec::new(),
            calls: Vec::new(),
            known: Vec::new(),
            names: HashMap::new(),
        };
        for payload in Parser::new(0).parse_all(bytes) {
            program.section(payload?)?;
        }
        Ok(program)
    }

    fn section(&mut self, payload: Payload<'a>) -> Result<()> {
        match payload {
            Payload::TypeSection(types) => self.types(types)?,
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import?;
                    let TypeRef::Func(kind) = import.ty else {
                        bail!("the program imports more than functions: {}", import.name);
                    };
                    self.imports.push(import.name);
                    self.functions.push(kind);
                }
            }
            Payload::FunctionSection(functions) => {
                for kind in functions {
                    self.functions.push(kind?);
                }
            }
            Payload::TableSection(tables) => {
                for table in tables {
                    self.tables.push(table?.ty);
                }
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    self.memories.push(memory?);
                }
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    self.globals.push(global?.ty);
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    if export.kind == ExternalKind::Func {
                        self.known.push(export.index);
                    }
                }
            }
            Payload::StartSection { func, .. } => self.known.push(func),
            Payload::ElementSection(elements) => self.elements(elements)?,
            Payload::CodeSectionEntry(body) => {
                self.calls.push(calls(&body)?);
                self.bodies.push(body);
            }
            Payload::CustomSection(section) => {
                if let KnownCustom::Name(names) = section.as_known() {
                    self.names(names)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn types(&mut self, types: TypeSectionReader<'a>) -> Result<()> {
        self.type_bytes = types.range();
        for kind in types.into_iter_err_on_gc_types() {
            self.types.push(kind?);
        }
        Ok(())
    }

    fn elements(&mut self, elements: wasmparser::ElementSectionReader<'a>) -> Result<()> {
        for element in elements {
            let element = element?;
            match (element.kind, element.items) {
                (ElementKind::Active { .. }, ElementItems::Functions(functions)) => {
                    for function in functions {
                        self.known.push(function?);
                    }
                }
                _ => bail!("the program's table is filled otherwise than by plain functions"),
            }
        }
        Ok(())
    }

    fn names(&mut self, names: wasmparser::NameSectionReader<'a>) -> Result<()> {
        for subsection in names {
            if let Name::Function(functions) = subsection? {
                for naming in functions {
                    let naming = naming?;
                    self.names.insert(naming.index, naming.name);
                }
            }
        }
        Ok(())
    }

    /// The number of the type of functions with such parameters and results.
    pub(super) fn type_of(&self, parameters: &[ValType], results: &[ValType]) -> Option<u32> {
        let is_it = |kind: &FuncType| kind.params() == parameters && kind.results() == results;
        u32::try_from(self.types.iter().position(is_it)?).ok()
    }

    /// Is a function so small that a part has its own of it rather than asking for it?
    pub(super) fn is_copied(&self, index: u32) -> bool {
        let own = (index as usize).checked_sub(self.imports.len());
        own.is_some_and(|own| self.calls[own].is_empty() && self.size(index) <= COPIED)
    }

    /// The imported function that has something in its name.
    pub(super) fn imported(&self, part: &str) -> Option<u32> {
        let index = self.imports.iter().position(|name| name.contains(part))?;
        u32::try_from(index).ok()
    }

    /// Cuts the program: `part_of` is asked the name of each function.
    pub(super) fn cut(&self, part_of: impl Fn(&str) -> Option<usize>) -> Cut {
        let places = self.places(part_of);
        let slots = self.slots(&places);
        let lent = self.lent(&places);
        let own = self.tables.first().map_or(0, |table| table.initial as u32);
        let end = own + (slots.len() + lent.len()) as u32;
        Cut { places, slots, lent, end }
    }

    /// Of each function the part it goes into; none, if it stays. What several parts call goes into the
    /// first of them all, which is there before any other. What is small stays where what stays
    /// calls it.
    fn places(&self, part_of: impl Fn(&str) -> Option<usize>) -> Places {
        let wanted = |index| self.names.get(&index).and_then(|name| part_of(name));
        let mut wanted: Places = (0..self.functions.len() as u32).map(wanted).collect();
        let mut stays = vec![false; self.functions.len()];
        stays[..self.imports.len()].fill(true);
        let known = self.known.iter().copied().filter(|&index| wanted[index as usize].is_none());
        let open = |index: usize| wanted[index].is_none() || self.size(index as u32) <= SMALL;
        self.reach(known.collect(), &mut stays, open);
        for (wanted, _) in wanted.iter_mut().zip(&stays).filter(|(_, stays)| **stays) {
            *wanted = None;
        }
        let mut places = vec![None; self.functions.len()];
        for part in 0..=wanted.iter().flatten().copied().max().unwrap_or(0) {
            let own = |index: usize| wanted[index].map_or(!stays[index], |other| other == part);
            let mut reached = vec![false; self.functions.len()];
            let roots = (0..wanted.len()).filter(|&index| wanted[index] == Some(part));
            self.reach(roots.map(|index| index as u32).collect(), &mut reached, own);
            for (place, _) in places.iter_mut().zip(reached).filter(|(_, reached)| *reached) {
                *place = Some(place.map_or(part, |_| 0));
            }
        }
        places
    }

    /// Marks what functions call, and what that calls, as far as it is `open`.
    fn reach(&self, mut from: Vec<u32>, reached: &mut [bool], open: impl Fn(usize) -> bool) {
        let first = self.imports.len();
        while let Some(index) = from.pop() {
            let index = index as usize;
            if index >= first && open(index) && !std::mem::replace(&mut reached[index], true) {
                from.extend(&self.calls[index - first]);
            }
        }
    }

    /// Those that go and are called from elsewhere, with their places in the table.
    fn slots(&self, places: &[Option<usize>]) -> HashMap<u32, u32> {
        let first = self.imports.len();
        let calls = self.calls.iter().zip(&places[first..]);
        let calls = calls.flat_map(|(calls, &from)| calls.iter().map(move |&to| (from, to)));
        let calls = calls.chain(self.known.iter().map(|&to| (None, to)));
        let across = calls.filter(|&(from, to)| places[to as usize] != from);
        let mut called: Vec<_> =
            across.filter_map(|(_, to)| Some((places[to as usize]?, to))).collect();
        called.sort_unstable();
        called.dedup();
        let end = self.tables.first().map_or(0, |table| table.initial as u32);
        called.into_iter().map(|(_, index)| index).zip(end..).collect()
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
    pub(super) fn borrowed(&self, places: &[Option<usize>], part: usize) -> Vec<u32> {
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

    /// How many bytes a function has; none, if it is imported.
    fn size(&self, index: u32) -> usize {
        let own = (index as usize).checked_sub(self.imports.len());
        own.map_or(0, |own| self.bodies[own].as_bytes().len())
    }

    pub(super) fn body(&self, index: u32) -> &wasmparser::FunctionBody<'a> {
        &self.bodies[index as usize - self.imports.len()]
    }
}

/// Whom a function calls.
fn calls(body: &wasmparser::FunctionBody) -> Result<Vec<u32>> {
    let mut calls = Vec::new();
    for operator in body.get_operators_reader()? {
        match operator? {
            Operator::Call { function_index } | Operator::ReturnCall { function_index } => {
                calls.push(function_index);
            }
            Operator::RefFunc { .. } => bail!("the program hands functions about"),
            Operator::MemoryInit { .. } | Operator::TableInit { .. } => {
                bail!("the program fills its memory or table by itself");
            }
            _ => {}
        }
    }
    Ok(calls)
}
