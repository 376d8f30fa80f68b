//! A linked program is shared out with what it has in memory and in its table.

use super::split;
use crate::wasm;
use std::ops::Range;
use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, DataSection, ElementSection, Elements, Encode,
    EntityType, ExportKind, ExportSection, Function, FunctionSection, ImportSection,
    LinkingSection, MemorySection, MemoryType, Module, NameMap, NameSection, SymbolTable,
    TableSection, TypeSection, ValType,
};
use wasmparser::{Parser, Payload, RelocationType, Validator};

/// The functions after the imported one. The last two are in the table, at places 1 and 2.
const FUNCTIONS: [&str; 4] = ["main", "late::view", "only late data names it", "others name it"];

/// Four things of four bytes each: what main names, what the view names, what nobody does, and what both do.
const MEMORY: &[u8; 16] = b"mainlatenonebote";
const START: u32 = 1024;

/// Who names what: a function, or a thing in memory, by its number, and the symbol.
const NAMED: [(Namer, RelocationType, u32); 7] = [
    (Namer::Function(0), RelocationType::MemoryAddrSleb, 0),
    (Namer::Function(0), RelocationType::MemoryAddrLeb, 3),
    (Namer::Function(1), RelocationType::MemoryAddrSleb, 1),
    (Namer::Function(1), RelocationType::MemoryAddrSleb, 3),
    (Namer::Thing(1), RelocationType::TableIndexI32, 4),
    (Namer::Thing(1), RelocationType::TableIndexI32, 5),
    (Namer::Thing(0), RelocationType::TableIndexI32, 5),
];

enum Namer {
    Function(usize),
    Thing(u32),
}

/// The program, without what the linker notes.
fn program() -> Module {
    let mut types = TypeSection::new();
    types.ty().function([], []);
    types.ty().function([ValType::I32], []);
    types.ty().function([ValType::I32; 2], [ValType::I32]);
    let mut imports = ImportSection::new();
    imports.import("page", "bring_now", EntityType::Function(1));
    let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
    let mut known = NameMap::new();
    for (name, index) in FUNCTIONS.iter().zip(1..) {
        functions.function(0);
        known.append(index, name);
        let mut body = Function::new([]);
        // Each is of another size, and none so small that it stays.
        (0..100 * index).for_each(|_| {
            body.instructions().nop();
        });
        body.instructions().end();
        code.function(&body);
    }
    let mut tables = TableSection::new();
    tables.table(wasm::table());
    let mut memories = MemorySection::new();
    let memory = MemoryType {
        minimum: 1,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    };
    memories.memory(memory);
    let mut exports = ExportSection::new();
    exports.export("main", ExportKind::Func, 1).export("view", ExportKind::Func, 2);
    let mut elements = ElementSection::new();
    elements.active(Some(0), &ConstExpr::i32_const(1), Elements::Functions([3, 4][..].into()));
    let mut data = DataSection::new();
    data.active(0, &ConstExpr::i32_const(START as i32), *MEMORY);
    let mut names = NameSection::new();
    names.functions(&known);
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions).section(&tables);
    module.section(&memories).section(&exports).section(&elements).section(&code);
    module.section(&data).section(&names);
    module
}

/// The program with what the linker notes of it.
fn linked() -> Vec<u8> {
    let mut module = program();
    let plain = module.clone().finish();
    let [mut code, mut data] = [(0, 0); 2];
    let (mut bodies, mut segment) = (Vec::<Range<usize>>::new(), 0);
    let sections = Parser::new(0).parse_all(&plain).map(Result::unwrap);
    let counted = |payload: &Payload| {
        !matches!(payload, Payload::Version { .. } | Payload::CodeSectionEntry(_) | Payload::End(_))
    };
    let mut number = 0;
    for payload in sections {
        match &payload {
            Payload::CodeSectionStart { range, .. } => code = (number, range.start),
            Payload::CodeSectionEntry(body) => bodies.push(body.range()),
            Payload::DataSection(section) => {
                data = (number, section.range().start);
                segment = section.range().end - MEMORY.len();
            }
            _ => {}
        }
        number += u32::from(counted(&payload));
    }
    let mut symbols = SymbolTable::new();
    for (thing, name) in ["main", "late", "none", "both"].iter().enumerate() {
        let at = wasm_encoder::DataSymbolDefinition { index: 0, offset: 4 * thing as u32, size: 4 };
        symbols.data(SymbolTable::WASM_SYM_BINDING_LOCAL, name, Some(at));
    }
    for index in [3, 4, 1, 2] {
        symbols.function(0, index, Some(FUNCTIONS[index as usize - 1]));
    }
    let mut linking = LinkingSection::new();
    module.section(linking.symbol_table(&symbols));
    for (section, start) in [code, data] {
        let notes = NAMED.iter().filter_map(|(namer, kind, symbol)| {
            let (own, place) = match namer {
                Namer::Function(function) => (code.0, bodies[*function].start + 1),
                Namer::Thing(thing) => (data.0, segment + 4 * *thing as usize),
            };
            (own == section).then(|| (*kind, place - start, *symbol))
        });
        let notes: Vec<_> = notes.collect();
        let mut bytes = Vec::new();
        section.encode(&mut bytes);
        (notes.len() as u32).encode(&mut bytes);
        for (kind, offset, symbol) in notes {
            bytes.push(kind as u8);
            (offset as u32).encode(&mut bytes);
            symbol.encode(&mut bytes);
            if !matches!(kind, RelocationType::TableIndexI32) {
                0_i32.encode(&mut bytes);
            }
        }
        let name = if section == code.0 { "reloc.CODE" } else { "reloc.DATA" };
        module.section(&CustomSection { name: name.into(), data: bytes.into() });
    }
    module.finish()
}

/// What a program has in memory from the start, by addresses, and the sizes of its functions.
fn contents(program: &[u8]) -> (Vec<(u32, String)>, Vec<usize>) {
    let (mut memory, mut sizes) = (Vec::new(), Vec::new());
    for payload in Parser::new(0).parse_all(program) {
        match payload.unwrap() {
            Payload::DataSection(data) => memory.extend(data.into_iter().map(|segment| {
                let segment = segment.unwrap();
                let text = String::from_utf8(segment.data.to_vec()).unwrap();
                (super::references::address(&segment.kind).unwrap(), text)
            })),
            Payload::CodeSectionEntry(body) => sizes.push(body.as_bytes().len()),
            _ => {}
        }
    }
    (memory, sizes)
}

#[test]
fn what_only_a_part_names_goes_with_it() {
    let program = program().finish();
    let part_of = |name: &str| name.starts_with("late").then_some(0);
    let parts = split(&program, &linked(), 1, part_of, "bring").unwrap();
    let (first, sizes) = contents(&parts.first);
    assert_eq!(first, [(START, "main\0\0\0\0nonebote".to_owned())]);
    // The view has a stub; in the place of the other, which nobody finds before its part is there, is nothing.
    assert!(sizes[0] > 100 && sizes[1] < 30 && sizes[2] < 5 && sizes[3] > 400, "{sizes:?}");
    let (late, sizes) = contents(&parts.others[0]);
    assert_eq!(late, [(START + 4, "late".to_owned())]);
    assert!(sizes.len() == 2 && sizes[0] > 200 && sizes[1] > 300, "{sizes:?}");
    for part in [&parts.first, &parts.others[0]] {
        Validator::new().validate_all(part).unwrap();
    }
}

#[test]
fn without_notes_memory_and_table_stay() {
    let program = program().finish();
    let part_of = |name: &str| name.starts_with("late").then_some(0);
    let parts = split(&program, &program, 1, part_of, "bring").unwrap();
    let (first, sizes) = contents(&parts.first);
    let text = String::from_utf8(MEMORY.to_vec()).unwrap();
    assert_eq!(first, [(START, text)]);
    assert!(sizes[1] < 30 && sizes[2] > 300, "{sizes:?}");
    assert_eq!(contents(&parts.others[0]).0, []);
}
