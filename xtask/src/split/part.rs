//! A part of a program that comes later: its functions, in the places kept for them in the table, and its share of what
//! the program has in memory.

use super::cut::Cut;
use super::memory::Memory;
use super::program::Program;
use super::{FIRST, TABLE, borrowed_name, roomy};
use anyhow::{Context, Result};
use std::convert::Infallible;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, Elements, EntityType, FunctionSection, ImportSection,
    Module, RawSection,
};

impl Program<'_> {
    /// A part: the functions that go into it, with what they need of elsewhere as imports.
    pub(super) fn part(&self, part: usize, cut: &Cut, memory: &Memory) -> Result<Vec<u8>> {
        let places = &cut.places;
        let is_own = |&index: &u32| places[index as usize] == Some(part);
        let (copied, borrowed): (Vec<u32>, Vec<u32>) =
            self.called(places, part).into_iter().partition(|&index| self.is_copied(index));
        let mut own: Vec<u32> = (0..self.functions.len() as u32).filter(is_own).collect();
        own.extend(copied);
        let mut map = Renumbered(vec![0; places.len()]);
        borrowed.iter().chain(&own).zip(0..).for_each(|(&old, new)| map.0[old as usize] = new);
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        for &index in &own {
            functions.function(self.functions[index as usize]);
            map.parse_function_body(&mut code, self.body(index).clone())?;
        }
        let found = cut.slots.iter().map(|(&index, &slot)| (slot, index));
        let found = found.chain(cut.own.iter().map(|(&place, &index)| (place, index)));
        let mut found: Vec<_> = found.filter(|(_, index)| is_own(index)).collect();
        found.sort_unstable();
        found.first().context("nothing is left for a part")?;
        let mut elements = ElementSection::new();
        for run in found.chunk_by(|(place, _), (next, _)| place + 1 == *next) {
            let offset = ConstExpr::i32_const(run[0].0 as i32);
            let run: Vec<u32> = run.iter().map(|&(_, index)| map.0[index as usize]).collect();
            elements.active(Some(TABLE), &offset, Elements::Functions(run.into()));
        }
        let mut module = Module::new();
        let types = &self.bytes[self.type_bytes.clone()];
        module.section(&RawSection { id: 1, data: types });
        module.section(&self.imports(&borrowed, cut)?);
        module.section(&functions).section(&elements).section(&code);
        module.section(&memory.of_part(part));
        Ok(module.finish())
    }

    fn imports(&self, borrowed: &[u32], cut: &Cut) -> Result<ImportSection> {
        let mut imports = ImportSection::new();
        let mut same = reencode::RoundtripReencoder;
        for (index, table) in self.tables.iter().enumerate() {
            let table = same.table_type(*table)?;
            let kind = if index as u32 == TABLE { roomy(table, cut.end) } else { table };
            imports.import(FIRST, &format!("t{index}"), kind);
        }
        for (index, memory) in self.memories.iter().enumerate() {
            imports.import(FIRST, &format!("m{index}"), same.memory_type(*memory)?);
        }
        for (index, global) in self.globals.iter().enumerate() {
            imports.import(FIRST, &format!("g{index}"), same.global_type(*global)?);
        }
        for index in borrowed {
            let kind = EntityType::Function(self.functions[*index as usize]);
            let number = cut.lent.binary_search(index).ok();
            let number = number.context("a part asks for what none lends")?;
            imports.import(FIRST, &borrowed_name(number)?, kind);
        }
        Ok(imports)
    }
}

/// Functions by their new numbers.
struct Renumbered(Vec<u32>);

impl Reencode for Renumbered {
    type Error = Infallible;

    fn function_index(&mut self, old: u32) -> Result<u32, reencode::Error> {
        Ok(self.0[old as usize])
    }
}
