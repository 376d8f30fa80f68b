//! What splitting asks of a program: its functions, whom they call and who is known from outside.

use anyhow::{Result, bail};
use std::collections::HashMap;
use std::ops::Range;
use wasmparser::{
    ElementItems, ElementKind, ExternalKind, FuncType, GlobalType, KnownCustom, MemoryType, Name,
    Operator, Parser, Payload, TypeRef, TypeSectionReader,
};

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

    /// The imported function that has something in its name.
    pub(super) fn imported(&self, part: &str) -> Option<u32> {
        let index = self.imports.iter().position(|name| name.contains(part))?;
        u32::try_from(index).ok()
    }

    /// Of each function, whether it goes into the later part.
    pub(super) fn goes(&self, is_later: impl Fn(&str, usize) -> bool) -> Vec<bool> {
        let first = self.imports.len();
        let is_wanted =
            |index| self.names.get(&index).is_some_and(|name| is_later(name, self.size(index)));
        let is_wanted: Vec<bool> = (0..self.functions.len() as u32).map(is_wanted).collect();
        let mut stays = vec![false; self.functions.len()];
        stays[..first].fill(true);
        let mut open = self.known.clone();
        while let Some(index) = open.pop() {
            let index = index as usize;
            if !is_wanted[index] && (index < first || !std::mem::replace(&mut stays[index], true)) {
                open.extend(index.checked_sub(first).into_iter().flat_map(|own| &self.calls[own]));
            }
        }
        stays.iter().map(|stays| !stays).collect()
    }

    /// The places in the table of those that go and are called by others than themselves, in order.
    pub(super) fn slots(&self, goes: &[bool]) -> HashMap<u32, u32> {
        let first = self.imports.len();
        let staying = self.calls.iter().enumerate().filter(|(own, _)| !goes[first + own]);
        let called = staying.flat_map(|(_, calls)| calls).chain(&self.known);
        let mut called: Vec<u32> = called.copied().filter(|&index| goes[index as usize]).collect();
        called.sort_unstable();
        called.dedup();
        let end = self.tables.first().map_or(0, |table| table.initial as u32);
        called.into_iter().zip(end..).collect()
    }

    /// Those that stay and are called by those that go.
    pub(super) fn borrowed(&self, goes: &[bool]) -> Vec<u32> {
        let first = self.imports.len();
        let going = self.calls.iter().enumerate().filter(|(own, _)| goes[first + own]);
        let called = going.flat_map(|(_, calls)| calls).copied();
        let mut borrowed: Vec<u32> = called.filter(|&index| !goes[index as usize]).collect();
        borrowed.sort_unstable();
        borrowed.dedup();
        borrowed
    }

    /// How many bytes a function has; none, if it is imported.
    fn size(&self, index: u32) -> usize {
        let own = (index as usize).checked_sub(self.imports.len());
        own.map_or(0, |own| self.bodies[own].as_bytes().len())
    }

    pub(super) fn body(&self, index: u32) -> &wasmparser::FunctionBody<'a> {
        &self.bodies[index as usize - self.imports.len()]
    }

    /// How many places the table has with those of the later part.
    pub(super) fn end(&self, slots: &HashMap<u32, u32>) -> u32 {
        self.tables.first().map_or(0, |table| table.initial as u32) + slots.len() as u32
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
