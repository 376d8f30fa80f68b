//! What the functions and the data of a linked program name of one another. The linker notes it where it is asked to
//! (`build.rs`); later tools move functions about, but keep their names, and leave data and table where they are.

use crate::wasm;
use anyhow::{Context, Result};
use std::collections::HashMap;
use std::convert::Infallible;
use std::ops::Range;
use wasm_encoder::Module;
use wasm_encoder::reencode::{self, Reencode};
use wasmparser::{
    DataKind, ElementItems, ElementKind, KnownCustom, Linking, Operator, Parser, Payload,
    RelocSectionReader, RelocationType, SymbolInfo,
};

/// Something that a function or a thing in memory names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A thing in memory, by its number.
    Thing(usize),
    /// A place in the table.
    Place(u32),
}

/// What a program's functions and data name of one another.
#[derive(Default)]
pub(super) struct References {
    /// The things in memory, by the bytes they take, in order.
    pub(super) things: Vec<Range<u32>>,
    /// What each thing names.
    pub(super) of_things: Vec<Vec<Target>>,
    /// What the functions with a name do.
    pub(super) of_functions: HashMap<String, Vec<Target>>,
}

impl References {
    /// Reads them of a program as it was linked. There are none where the linker did not note them.
    pub(super) fn read(linked: &[u8]) -> Result<References> {
        Linked::read(linked)?.references()
    }

    /// The thing that a place in memory belongs to.
    pub(super) fn thing_at(&self, address: u32) -> Option<usize> {
        let next = self.things.partition_point(|thing| thing.start <= address);
        let thing = next.checked_sub(1)?;
        self.things[thing].contains(&address).then_some(thing)
    }
}

/// What a linked program says of itself.
#[derive(Default)]
struct Linked<'a> {
    imported: usize,
    /// The names of functions, as wasm-bindgen makes them readable.
    names: HashMap<u32, String>,
    /// Where the section of code begins, and each function in it.
    code: usize,
    bodies: Vec<Range<usize>>,
    /// Where the section of data begins, and of each segment in it the place in memory and in the file.
    data: usize,
    segments: Vec<(u32, Range<usize>)>,
    /// The places of functions in the table.
    places: HashMap<u32, u32>,
    symbols: Vec<Symbol>,
    /// The sections, as those that note references count them.
    sections: Vec<Section>,
    notes: Vec<RelocSectionReader<'a>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Code,
    Data,
    Other,
}

/// What references name.
#[derive(Clone, Copy)]
enum Symbol {
    Function(u32),
    /// A thing of so many bytes in a segment, behind others.
    Data {
        segment: u32,
        offset: u32,
        size: u32,
    },
    Other,
}

impl<'a> Linked<'a> {
    fn read(bytes: &'a [u8]) -> Result<Linked<'a>> {
        let mut linked = Linked::default();
        for payload in Parser::new(0).parse_all(bytes) {
            linked.section(payload?)?;
        }
        Ok(linked)
    }

    fn section(&mut self, payload: Payload<'a>) -> Result<()> {
        let kind = match &payload {
            Payload::CodeSectionStart { .. } => Some(Section::Code),
            Payload::DataSection(_) => Some(Section::Data),
            Payload::CodeSectionEntry(_) | Payload::Version { .. } | Payload::End(_) => None,
            _ => Some(Section::Other),
        };
        self.sections.extend(kind);
        match payload {
            Payload::ImportSection(imports) => self.imported = wasm::imported_functions(imports)?,
            Payload::CodeSectionStart { range, .. } => self.code = range.start,
            Payload::CodeSectionEntry(body) => self.bodies.push(body.range()),
            Payload::DataSection(data) => {
                self.data = data.range().start;
                for segment in data {
                    let segment = segment?;
                    let end = segment.range.end;
                    let start = address(&segment.kind)?;
                    self.segments.push((start, end - segment.data.len()..end));
                }
            }
            Payload::ElementSection(elements) => self.elements(elements)?,
            Payload::CustomSection(section) => match section.as_known() {
                KnownCustom::Linking(linking) => {
                    for subsection in linking.subsections() {
                        self.linking(subsection?)?;
                    }
                }
                KnownCustom::Reloc(notes) => self.notes.push(notes),
                _ => {}
            },
            _ => {}
        }
        Ok(())
    }

    fn elements(&mut self, elements: wasmparser::ElementSectionReader<'a>) -> Result<()> {
        for element in elements {
            let element = element?;
            if let (ElementKind::Active { offset_expr, .. }, ElementItems::Functions(functions)) =
                (element.kind, element.items)
            {
                let start = constant(offset_expr.get_operators_reader().read()?)?;
                for (function, place) in functions.into_iter().zip(start..) {
                    self.places.insert(function?, place);
                }
            }
        }
        Ok(())
    }

    fn linking(&mut self, subsection: Linking<'a>) -> Result<()> {
        let Linking::SymbolTable(symbols) = subsection else { return Ok(()) };
        for symbol in symbols {
            self.symbols.push(match symbol? {
                SymbolInfo::Func { index, name, .. } => {
                    let readable = |name| rustc_demangle::demangle(name).to_string();
                    self.names.extend(name.map(|name| (index, readable(name))));
                    Symbol::Function(index)
                }
                SymbolInfo::Data { symbol: Some(it), .. } => {
                    Symbol::Data { segment: it.index, offset: it.offset, size: it.size }
                }
                _ => Symbol::Other,
            });
        }
        Ok(())
    }

    fn references(&self) -> Result<References> {
        let mut references = References { things: self.things(), ..References::default() };
        references.of_things.resize(references.things.len(), Vec::new());
        for notes in &self.notes {
            let section = self.sections.get(notes.section_index() as usize).copied();
            for note in notes.entries() {
                let note = note?;
                let Some(target) = self.target(note.ty, note.index, &references) else { continue };
                match section {
                    Some(Section::Code) => {
                        let name = self.function_at(self.code + note.offset as usize);
                        let name =
                            name.context("the linker notes something outside of functions")?;
                        references.of_functions.entry(name.to_owned()).or_default().push(target);
                    }
                    Some(Section::Data) => {
                        let at = self.address_of(self.data + note.offset as usize);
                        let thing = at.and_then(|at| references.thing_at(at));
                        let thing = thing.context("the linker notes something outside of data")?;
                        references.of_things[thing].push(target);
                    }
                    _ => {}
                }
            }
        }
        Ok(references)
    }

    /// What is in memory from the start, in order. Things that share bytes are one.
    fn things(&self) -> Vec<Range<u32>> {
        let things = self.symbols.iter().filter_map(|symbol| self.range(symbol));
        let mut things: Vec<Range<u32>> = things.filter(|thing| !thing.is_empty()).collect();
        things.sort_unstable_by_key(|thing| (thing.start, thing.end));
        things.dedup_by(|next, thing| {
            let is_shared = next.start < thing.end;
            thing.end = thing.end.max(if is_shared { next.end } else { 0 });
            is_shared
        });
        things
    }

    /// The bytes that a thing takes, if it is in memory from the start.
    fn range(&self, symbol: &Symbol) -> Option<Range<u32>> {
        let &Symbol::Data { segment, offset, size } = symbol else { return None };
        let (start, _) = self.segments.get(segment as usize)?;
        Some(start + offset..start + offset + size)
    }

    fn target(&self, kind: RelocationType, index: u32, references: &References) -> Option<Target> {
        use RelocationType::{
            MemoryAddrI32, MemoryAddrLeb, MemoryAddrSleb, TableIndexI32, TableIndexSleb,
        };
        let symbol = self.symbols.get(index as usize)?;
        match (kind, symbol) {
            (TableIndexSleb | TableIndexI32, Symbol::Function(function)) => {
                self.places.get(function).map(|&place| Target::Place(place))
            }
            (MemoryAddrLeb | MemoryAddrSleb | MemoryAddrI32, symbol) => {
                references.thing_at(self.range(symbol)?.start).map(Target::Thing)
            }
            _ => None,
        }
    }

    /// The name of the function that has a place in the file.
    fn function_at(&self, place: usize) -> Option<&str> {
        let next = self.bodies.partition_point(|body| body.start <= place);
        let own = next.checked_sub(1).filter(|&own| self.bodies[own].contains(&place))?;
        self.names.get(&u32::try_from(self.imported + own).ok()?).map(String::as_str)
    }

    /// The address in memory of what has a place in the file.
    fn address_of(&self, place: usize) -> Option<u32> {
        let (start, range) = self.segments.iter().find(|(_, range)| range.contains(&place))?;
        u32::try_from(place - range.start).ok().map(|offset| start + offset)
    }
}

/// A program without what the linker noted in it, which is true only of the program that it made.
pub fn forget(program: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    Forgetful.parse_core_module(&mut module, Parser::new(0), program)?;
    Ok(module.finish())
}

struct Forgetful;

impl Reencode for Forgetful {
    type Error = Infallible;

    fn parse_custom_section(
        &mut self,
        module: &mut Module,
        section: wasmparser::CustomSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        match section.name() {
            "linking" => Ok(()),
            name if name.starts_with("reloc.") => Ok(()),
            _ => reencode::utils::parse_custom_section(self, module, section),
        }
    }
}

/// Where a segment begins in memory.
pub(super) fn address(kind: &DataKind) -> Result<u32> {
    match kind {
        DataKind::Active { offset_expr, .. } => {
            constant(offset_expr.get_operators_reader().read()?)
        }
        DataKind::Passive => anyhow::bail!("the program has data that it puts down by itself"),
    }
}

/// The number that a segment begins at.
pub(super) fn constant(operator: Operator) -> Result<u32> {
    match operator {
        Operator::I32Const { value } => Ok(value as u32),
        _ => anyhow::bail!("a segment of the program begins at no plain number"),
    }
}
