//! What splitting asks of a program: its functions, whom they call and what of memory they may know, who is known from
//! outside, its table and what is in memory.

use super::references::{address, constant};
use anyhow::{Result, bail};
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use wasmparser::{
    ElementItems, ElementKind, ExternalKind, FuncType, GlobalType, KnownCustom, MemoryType, Name,
    Operator, Parser, Payload, TypeRef, TypeSectionReader, ValType,
};

/// Functions of at most so many bytes that call nobody are copied: to ask for one takes as much.
const COPIED: usize = 40;

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
    /// The numbers in the code of each function that may be addresses.
    pub(super) numbers: Vec<Vec<u32>>,
    /// Whom an export or the browser knows.
    pub(super) known: Vec<u32>,
    /// Who has a place in the table, by places.
    pub(super) table: BTreeMap<u32, u32>,
    /// What is in memory from the start, and from which address on.
    pub(super) data: Vec<(u32, &'a [u8])>,
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
            numbers: Vec::new(),
            known: Vec::new(),
            table: BTreeMap::new(),
            data: Vec::new(),
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
                let (calls, numbers) = said(&body)?;
                self.calls.push(calls);
                self.numbers.push(numbers);
                self.bodies.push(body);
            }
            Payload::DataSection(data) => {
                for segment in data {
                    let segment = segment?;
                    self.data.push((address(&segment.kind)?, segment.data));
                }
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
                (ElementKind::Active { offset_expr, .. }, ElementItems::Functions(functions)) => {
                    let start = constant(offset_expr.get_operators_reader().read()?)?;
                    for (function, place) in functions.into_iter().zip(start..) {
                        self.table.insert(place, function?);
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

    /// How many bytes a function has; none, if it is imported.
    pub(super) fn size(&self, index: u32) -> usize {
        let own = (index as usize).checked_sub(self.imports.len());
        own.map_or(0, |own| self.bodies[own].as_bytes().len())
    }

    pub(super) fn body(&self, index: u32) -> &wasmparser::FunctionBody<'a> {
        &self.bodies[index as usize - self.imports.len()]
    }
}

/// Whom a function calls, and the numbers in it that may be addresses.
fn said(body: &wasmparser::FunctionBody) -> Result<(Vec<u32>, Vec<u32>)> {
    let (mut calls, mut numbers) = (Vec::new(), Vec::new());
    for operator in body.get_operators_reader()? {
        let operator = operator?;
        match operator {
            Operator::Call { function_index } | Operator::ReturnCall { function_index } => {
                calls.push(function_index);
            }
            Operator::I32Const { value } => numbers.push(value as u32),
            Operator::RefFunc { .. } => bail!("the program hands functions about"),
            Operator::MemoryInit { .. } | Operator::TableInit { .. } => {
                bail!("the program fills its memory or table by itself");
            }
            _ => numbers.extend(offset(&operator)),
        }
    }
    Ok((calls, numbers))
}

/// What is added to the address at which something is read or written.
fn offset(operator: &Operator) -> Option<u32> {
    use Operator as O;
    let memarg = match operator {
        O::I32Load { memarg }
        | O::I64Load { memarg }
        | O::F32Load { memarg }
        | O::F64Load { memarg }
        | O::I32Load8S { memarg }
        | O::I32Load8U { memarg }
        | O::I32Load16S { memarg }
        | O::I32Load16U { memarg }
        | O::I64Load8S { memarg }
        | O::I64Load8U { memarg }
        | O::I64Load16S { memarg }
        | O::I64Load16U { memarg }
        | O::I64Load32S { memarg }
        | O::I64Load32U { memarg }
        | O::I32Store { memarg }
        | O::I64Store { memarg }
        | O::F32Store { memarg }
        | O::F64Store { memarg }
        | O::I32Store8 { memarg }
        | O::I32Store16 { memarg }
        | O::I64Store8 { memarg }
        | O::I64Store16 { memarg }
        | O::I64Store32 { memarg } => memarg,
        _ => return None,
    };
    u32::try_from(memarg.offset).ok()
}
