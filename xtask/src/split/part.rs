//! A part of a program that comes later: its functions, in the places kept for them in the table.

use super::program::{Cut, Program};
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
    pub(super) fn part(&self, part: usize, cut: &Cut) -> Result<Vec<u8>> {
        let Cut { places, slots, .. } = cut;
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
        let called = slots.iter().filter(|(index, _)| is_own(index));
        let mut called: Vec<_> = called.map(|(&index, &slot)| (slot, index)).collect();
        called.sort_unstable();
        let order: Vec<u32> = called.iter().map(|&(_, index)| map.0[index as usize]).collect();
        let start = called.first().context("nothing is left for a part")?.0;
        let mut elements = ElementSection::new();
        let offset = ConstExpr::i32_const(start as i32);
        elements.active(Some(TABLE), &offset, Elements::Functions(order.into()));
        let mut module = Module::new();
        let types = &self.bytes[self.type_bytes.clone()];
        module.section(&RawSection { id: 1, data: types });
        module.section(&self.imports(&borrowed, cut)?);
        module.section(&functions).section(&elements).section(&code);
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
