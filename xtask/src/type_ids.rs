//! Shortens the numbers by which a program tells types apart.
//!
//! Rust gives each type that is asked for 128 bits of noise, which nothing can compress. Any numbers do as well, as
//! long as they differ; so each half gets the next small one, wherever the program has it: in its data and in its code.

use crate::wasm;
use anyhow::Result;
use std::collections::{HashMap, HashSet};
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{DataSection, Instruction, Module};
use wasmparser::{DataKind, FunctionBody, KnownCustom, Name, Operator, Parser, Payload};

/// How the names of the functions end that tell a type's number.
const TELLS: &str = "::any::Any>::type_id";

/// The bytes of a half.
const HALF: usize = 8;

/// The program with short numbers.
pub fn shorten(program: &[u8]) -> Result<Vec<u8>> {
    let short = Program::read(program)?.short()?;
    let mut module = Module::new();
    Shortener { short }.parse_core_module(&mut module, Parser::new(0), program)?;
    Ok(module.finish())
}

/// What matters of a program here.
#[derive(Default)]
struct Program<'a> {
    imported: usize,
    bodies: Vec<FunctionBody<'a>>,
    /// The functions that tell a type's number.
    tellers: Vec<u32>,
    /// What is in memory, and from where on.
    data: Vec<(usize, &'a [u8])>,
}

impl<'a> Program<'a> {
    fn read(bytes: &'a [u8]) -> Result<Program<'a>> {
        let mut program = Program::default();
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::ImportSection(imports) => {
                    program.imported = wasm::imported_functions(imports)?;
                }
                Payload::CodeSectionEntry(body) => program.bodies.push(body),
                Payload::DataSection(data) => {
                    for data in data {
                        let data = data?;
                        if let DataKind::Active { offset_expr, .. } = data.kind {
                            let start = offset_expr.get_operators_reader().read()?;
                            if let Operator::I32Const { value } = start {
                                program.data.push((value as u32 as usize, data.data));
                            }
                        }
                    }
                }
                Payload::CustomSection(section) => {
                    if let KnownCustom::Name(names) = section.as_known() {
                        program.tellers(names)?;
                    }
                }
                _ => {}
            }
        }
        Ok(program)
    }

    fn tellers(&mut self, names: wasmparser::NameSectionReader<'a>) -> Result<()> {
        for subsection in names {
            if let Name::Function(functions) = subsection? {
                for naming in functions {
                    let naming = naming?;
                    if naming.name.ends_with(TELLS) {
                        self.tellers.push(naming.index);
                    }
                }
            }
        }
        Ok(())
    }

    /// What takes the place of each half. One of which the code knows but a part stays as it is.
    fn short(&self) -> Result<HashMap<u64, u64>> {
        let mut found = Vec::new();
        for teller in &self.tellers {
            if let Some(body) = self.bodies.get((*teller as usize).wrapping_sub(self.imported)) {
                self.told(body, &mut found)?;
            }
        }
        let known = self.known()?;
        let mut short = HashMap::new();
        for half in found {
            let is_noise = half >> 32 != 0 && half as u32 != 0;
            let in_parts = [half as u32, (half >> 32) as u32].iter().any(|it| known.contains(it));
            if is_noise && !in_parts {
                let next = short.len() as u64 + 1;
                short.entry(half).or_insert(next);
            }
        }
        Ok(short)
    }

    /// The halves that a function tells, from its code or from memory.
    fn told(&self, body: &FunctionBody, found: &mut Vec<u64>) -> Result<()> {
        let mut base = 0;
        for operator in body.get_operators_reader()? {
            match operator? {
                Operator::I32Const { value } => base = value as u32 as usize,
                Operator::I64Const { value } => found.push(value as u64),
                Operator::I64Load { memarg } => {
                    found.extend(self.half_at(base + memarg.offset as usize));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn half_at(&self, place: usize) -> Option<u64> {
        self.data.iter().find_map(|(start, data)| {
            let from = place.checked_sub(*start)?;
            Some(u64::from_le_bytes(data.get(from..from + HALF)?.try_into().ok()?))
        })
    }

    /// All numbers of 32 bits in the code.
    fn known(&self) -> Result<HashSet<u32>> {
        let mut known = HashSet::new();
        for body in &self.bodies {
            for operator in body.get_operators_reader()? {
                if let Operator::I32Const { value } = operator? {
                    known.insert(value as u32);
                }
            }
        }
        Ok(known)
    }
}

/// Puts the short halves in the places of the long ones.
struct Shortener {
    short: HashMap<u64, u64>,
}

impl Reencode for Shortener {
    type Error = std::convert::Infallible;

    fn instruction<'a>(&mut self, old: Operator<'a>) -> Result<Instruction<'a>, reencode::Error> {
        match old {
            Operator::I64Const { value } => {
                let short = self.short.get(&(value as u64));
                Ok(Instruction::I64Const(short.map_or(value, |&short| short as i64)))
            }
            other => reencode::utils::instruction(self, other),
        }
    }

    fn parse_data(
        &mut self,
        section: &mut DataSection,
        old: wasmparser::Data<'_>,
    ) -> Result<(), reencode::Error> {
        let mut data = old.data.to_vec();
        for from in 0..data.len().saturating_sub(HALF - 1) {
            let mut half = [0; HALF];
            half.copy_from_slice(&data[from..from + HALF]);
            if let Some(short) = self.short.get(&u64::from_le_bytes(half)) {
                data[from..from + HALF].copy_from_slice(&short.to_le_bytes());
            }
        }
        reencode::utils::parse_data(self, section, wasmparser::Data { data: &data, ..old })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        CodeSection, ConstExpr, Function, FunctionSection, MemArg, MemorySection, MemoryType,
        NameMap, NameSection, TypeSection,
    };

    const NOISE: [u64; 4] = [
        0xE220_A839_7B1D_CDAF,
        0x6E78_9E6A_A1B9_65F4,
        0x06C4_5D18_8009_454F,
        0xF88B_B8A8_724C_81EC,
    ];

    /// A program with two numbers in memory: one is told, the other is not. Its second function knows the first
    /// half of each.
    fn program(part: u32) -> Vec<u8> {
        let (mut types, mut functions) = (TypeSection::new(), FunctionSection::new());
        types.ty().function([], []);
        functions.function(0).function(0);
        let mut memories = MemorySection::new();
        let minimum = 1;
        let memory = MemoryType {
            minimum,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        memories.memory(memory);
        let (mut code, mut names, mut naming) =
            (CodeSection::new(), NameMap::new(), NameSection::new());
        let mut teller = Function::new([]);
        for offset in [4, 12] {
            let place = MemArg { offset, align: 2, memory_index: 0 };
            teller.instructions().i32_const(100).i64_load(place).drop();
        }
        teller.instructions().end();
        let mut asker = Function::new([]);
        for half in [NOISE[0], NOISE[2]] {
            asker.instructions().i64_const(half as i64).drop();
        }
        asker.instructions().i32_const(part as i32).drop().end();
        code.function(&teller).function(&asker);
        names.append(0, "<&str as core[1f]::any::Any>::type_id");
        naming.functions(&names);
        let mut data = DataSection::new();
        let bytes: Vec<u8> = NOISE.iter().flat_map(|half| half.to_le_bytes()).collect();
        data.active(0, &ConstExpr::i32_const(104), bytes);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&memories).section(&code);
        module.section(&data).section(&naming);
        module.finish()
    }

    /// The halves in memory, and those the code has.
    fn halves(program: &[u8]) -> (Vec<u64>, Vec<u64>) {
        let program = Program::read(program).unwrap();
        let mut known = Vec::new();
        program.told(&program.bodies[1], &mut known).unwrap();
        ((0..4).filter_map(|at| program.half_at(104 + HALF * at)).collect(), known)
    }

    #[test]
    fn what_is_told_is_short_wherever_it_stands() {
        let short = shorten(&program(7)).unwrap();
        assert_eq!(halves(&short), (vec![1, 2, NOISE[2], NOISE[3]], vec![1, NOISE[2]]));
        wasmparser::Validator::new().validate_all(&short).unwrap();
    }

    #[test]
    fn what_the_code_knows_a_part_of_stays() {
        let short = shorten(&program(NOISE[1] as u32)).unwrap();
        assert_eq!(halves(&short).0, [1, NOISE[1], NOISE[2], NOISE[3]]);
    }
}
