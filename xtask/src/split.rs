//! Splits a program: into what it starts with, and parts that take their places in the table and in the memory of that
//! once they are there.
//!
//! Which functions go into a part is said by their names. With them goes whatever only they call or name: functions, and
//! things in memory, which the linker has noted. In the
//! place of one that is called from elsewhere stands a stub, which sees to it that its part is there and
//! calls it through the table. So nothing depends on the names: a function in the wrong part costs time.

mod cut;
mod memory;
mod part;
mod program;
mod references;
#[cfg(test)]
mod shared_tests;

use anyhow::{Context, Result, bail};
use cut::Cut;
use memory::Memory;
use program::Program;
use references::References;
pub use references::forget;
use std::collections::HashSet;
use std::convert::Infallible;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, DataSection, ElementSection, Elements, ExportKind,
    ExportSection, Function, FunctionSection, Module, TableSection, TableType,
};
use wasmparser::{CodeSectionReader, ElementSectionReader, FunctionSectionReader, Parser, ValType};

/// The table of functions, which every program has first.
const TABLE: u32 = 0;

/// What the other parts call the first one, when they ask for what that has.
const FIRST: &str = "first";

/// The first letter that is none of ASCII.
const LETTERS: u32 = 0x80;

/// A program in parts.
pub struct Parts {
    pub first: Vec<u8>,
    pub others: Vec<Vec<u8>>,
}

/// Splits a program into the first part and `count` others. `linked` is the program as the linker made it, which may have
/// noted what names what in it. `part_of` is asked the name of each function; `need` is part of the name of an imported
/// function that has a part there, by its number, and before it the first of the others. An error says what the program lacks.
pub fn split(
    program: &[u8],
    linked: &[u8],
    count: usize,
    part_of: impl Fn(&str) -> Option<usize>,
    need: &str,
) -> Result<Parts> {
    let program = Program::read(program)?;
    let need = program.imported(need).with_context(|| format!("the program has no `{need}`"))?;
    let ready = program.type_of(&[ValType::I32; 2], &[ValType::I32]);
    let ready = ready.context("the program has no function of a slot and a part")?;
    let references = References::read(linked)?;
    let names: HashSet<&str> = program.names.values().copied().collect();
    let known = references.of_functions.keys().filter(|name| names.contains(name.as_str())).count();
    if known * 2 < references.of_functions.len() {
        bail!("the linker calls the program's functions by other names: {known} are known");
    }
    let cut = Cut::new(&program, &references, part_of);
    let memory = Memory::new(&program, &references, &cut);
    let others = (0..count).map(|part| program.part(part, &cut, &memory));
    let others = others.collect::<Result<Vec<_>>>()?;
    let first = First { program: &program, need, ready, cut: &cut, memory: &memory }.write()?;
    Ok(Parts { first, others })
}

/// What a part knows a function as that the first lends it: one letter, so many after the last of ASCII as its place
/// is before the end of the table. `src/boot.js` reads it.
fn borrowed_name(number: usize) -> Result<String> {
    let letter = u32::try_from(number).ok().and_then(|number| char::from_u32(LETTERS + number));
    letter.map(String::from).context("the parts ask for more than there are letters")
}

/// A table with at least so many places.
fn roomy(table: TableType, end: u32) -> TableType {
    let end = u64::from(end);
    TableType { minimum: end, maximum: table.maximum.map(|most| most.max(end)), ..table }
}

/// The first part: the program as it was, with stubs for what went. What the others ask for is at the end of its table,
/// where it takes a third of what exports take.
struct First<'a> {
    program: &'a Program<'a>,
    need: u32,
    /// The type of the function that has a part there.
    ready: u32,
    cut: &'a Cut,
    memory: &'a Memory<'a>,
}

impl First<'_> {
    fn write(&mut self) -> Result<Vec<u8>> {
        let mut module = Module::new();
        self.parse_core_module(&mut module, Parser::new(0), self.program.bytes)?;
        Ok(module.finish())
    }

    /// Of a place in the table and the part it is kept for: has that part there, and hands back the place.
    fn readiness(&self) -> Function {
        let mut ready = Function::new([]);
        let mut code = ready.instructions();
        code.local_get(0).table_get(TABLE).ref_is_null();
        code.if_(BlockType::Empty).local_get(1).call(self.need).end();
        code.local_get(0).end();
        ready
    }

    /// Has a part there, and calls what then stands in a place in the table.
    fn stub(&self, index: u32, part: usize, slot: u32) -> Function {
        let kind = self.program.functions[index as usize];
        let parameters = self.program.types[kind as usize].params().len() as u32;
        let mut stub = Function::new([]);
        let mut code = stub.instructions();
        (0..parameters).for_each(|parameter| {
            code.local_get(parameter);
        });
        let ready = self.program.functions.len() as u32;
        code.i32_const(slot as i32).i32_const(part as i32).call(ready);
        code.call_indirect(TABLE, kind).end();
        stub
    }
}

impl Reencode for First<'_> {
    type Error = Infallible;

    fn parse_table_section(
        &mut self,
        tables: &mut TableSection,
        _: wasmparser::TableSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        for (index, table) in self.program.tables.iter().enumerate() {
            let table = self.table_type(*table)?;
            let is_ours = index as u32 == TABLE;
            tables.table(if is_ours { roomy(table, self.cut.end) } else { table });
        }
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: wasmparser::ExportSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        reencode::utils::parse_export_section(self, exports, section)?;
        let program = self.program;
        let lists = [
            (ExportKind::Table, 't', program.tables.len()),
            (ExportKind::Memory, 'm', program.memories.len()),
            (ExportKind::Global, 'g', program.globals.len()),
        ];
        for (kind, letter, count) in lists {
            for index in 0..count {
                exports.export(&format!("{letter}{index}"), kind, index as u32);
            }
        }
        Ok(())
    }

    fn parse_element_section(
        &mut self,
        elements: &mut ElementSection,
        section: ElementSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        reencode::utils::parse_element_section(self, elements, section)?;
        let lent = &self.cut.lent;
        let start = ConstExpr::i32_const((self.cut.end - lent.len() as u32) as i32);
        let backwards: Vec<_> = lent.iter().rev().copied().collect();
        elements.active(None, &start, Elements::Functions(backwards.into()));
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        reencode::utils::parse_function_section(self, functions, section)?;
        functions.function(self.ready);
        Ok(())
    }

    fn parse_data_section(
        &mut self,
        data: &mut DataSection,
        _: wasmparser::DataSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        *data = self.memory.of_first();
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let first = self.program.imports.len() as u32;
        for (body, index) in self.program.bodies.iter().zip(first..) {
            match (self.cut.places[index as usize], self.cut.slots.get(&index)) {
                (None, _) => {
                    code.raw(body.as_bytes());
                }
                (Some(part), Some(&slot)) => {
                    code.function(&self.stub(index, part, slot));
                }
                (Some(_), None) => {
                    let mut gone = Function::new([]);
                    gone.instructions().unreachable().end();
                    code.function(&gone);
                }
            }
        }
        code.function(&self.readiness());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::split;
    use crate::wasm;
    use wasm_encoder::{
        CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection,
        Function, FunctionSection, ImportSection, Module, NameMap, NameSection, TableSection,
        TypeSection, ValType,
    };
    use wasmparser::{Parser, Payload, Validator};

    /// The functions after the imported one, and whom they call.
    const FUNCTIONS: [(&str, &[u32]); 8] = [
        ("main", &[2, 4, 8]),
        ("page[1]::late::sheet", &[3, 4, 7]),
        ("only what is late calls it", &[]),
        ("all call it", &[]),
        ("page[1]::late::told", &[4]),
        ("page[1]::rare::view", &[2, 4, 7]),
        ("two parts call it", &[]),
        ("late:small", &[]),
    ];

    /// A program that exports the first of its functions and has two in its table.
    fn program() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        types.ty().function([ValType::I32], []);
        types.ty().function([ValType::I32; 2], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("page", "bring_now", EntityType::Function(1));
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        let (mut known, mut names) = (NameMap::new(), NameSection::new());
        for ((name, calls), index) in FUNCTIONS.iter().zip(1..) {
            functions.function(0);
            known.append(index, name);
            let mut body = Function::new([]);
            // What is small stays where it is called from.
            (0..100 * u32::from(name.contains("::"))).for_each(|_| {
                body.instructions().nop();
            });
            calls.iter().for_each(|&call| {
                body.instructions().call(call);
            });
            body.instructions().end();
            code.function(&body);
        }
        let mut tables = TableSection::new();
        tables.table(wasm::table());
        let mut exports = ExportSection::new();
        exports.export("main", ExportKind::Func, 1);
        let mut elements = ElementSection::new();
        elements.active(Some(0), &ConstExpr::i32_const(1), Elements::Functions([5, 6][..].into()));
        names.functions(&known);
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&tables);
        module.section(&exports).section(&elements).section(&code).section(&names);
        module.finish()
    }

    /// The sizes of the functions of a program, and what it imports.
    fn contents(program: &[u8]) -> (Vec<usize>, Vec<String>) {
        let (mut sizes, mut imported) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(program) {
            match payload.unwrap() {
                Payload::CodeSectionEntry(body) => sizes.push(body.as_bytes().len()),
                Payload::ImportSection(imports) => {
                    let names = imports.into_imports().map(|it| it.unwrap().name.to_owned());
                    imported.extend(names);
                }
                _ => {}
            }
        }
        (sizes, imported)
    }

    /// The part of a function, by its name.
    fn part_of(name: &str) -> Option<usize> {
        ["late:", "rare:"].iter().position(|module| name.contains(module))
    }

    #[test]
    fn what_is_wanted_later_goes_with_all_that_only_it_calls() {
        let parts = split(&program(), &program(), 2, part_of, "bring").unwrap();
        let (first, asked) = contents(&parts.first);
        assert_eq!(asked, ["bring_now"]);
        // What only its own part calls is gone; in the places of the others are stubs.
        let [_, sheet, only_late, all, told, view, two, small, _ready] = first[..] else {
            panic!()
        };
        assert!(only_late < sheet && [told, view, two] == [sheet; 3] && all < sheet, "{first:?}");
        // Nor does what is small go from where it is called.
        assert_eq!(small, all);
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        // What asks nobody is so small that each part has its own.
        let [late, rare] = [&parts.others[0], &parts.others[1]].map(|part| contents(part));
        assert_eq!((late.0.len(), late.1), (5, names(&["t0"])));
        assert_eq!((rare.0.len(), rare.1), (3, names(&["t0", "\u{80}"])));
        for part in parts.others.iter().chain([&parts.first]) {
            Validator::new().validate_all(part).unwrap();
        }
    }

    #[test]
    fn a_program_that_cannot_be_split_says_why() {
        assert!(split(&program(), &program(), 2, part_of, "fetch").is_err());
        assert!(split(&program(), &program(), 1, |_| None, "bring").is_err());
    }
}
