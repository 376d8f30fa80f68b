//! What programs ask of their scripts, by short names. wasm-bindgen names every function with sixteen digits
//! that nothing can pack; a program and its script are built together and need no such care.

use anyhow::{Context, Result};
use std::collections::HashMap;
use std::convert::Infallible;
use std::fs;
use std::path::Path;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser};

/// How many hexadecimal digits such a name ends with.
const DIGITS: usize = 16;

/// Shortens the names in every script of `dist` and in the programs that it starts.
pub fn shorten(dist: &Path) -> Result<()> {
    let entries: Vec<_> = fs::read_dir(dist)?.collect::<Result<_, _>>()?;
    let names: Vec<_> =
        entries.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    for script in names.iter().filter_map(|name| name.strip_suffix(".js")) {
        let is_program = |name: &&String| {
            let rest = name.strip_prefix(script).and_then(|rest| rest.strip_prefix('_'));
            rest.is_some_and(|rest| rest.ends_with(".wasm"))
        };
        let programs: Vec<_> = names.iter().filter(is_program).collect();
        if programs.is_empty() {
            continue;
        }
        let file = dist.join(format!("{script}.js"));
        let long = fs::read_to_string(&file)?;
        let (text, short) = shortened(&long);
        fs::write(&file, text)?;
        for name in programs {
            let file = dist.join(name);
            let program = renamed(&fs::read(&file)?, &short);
            fs::write(&file, program.with_context(|| format!("{}", file.display()))?)?;
        }
    }
    Ok(())
}

/// A script with short names, and which stands for which.
fn shortened(script: &str) -> (String, HashMap<&str, String>) {
    let mut short = HashMap::new();
    let mut text = String::new();
    let is_inside = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '$');
    let mut rest = script;
    while let Some(start) = rest.find(is_inside) {
        let (before, from) = rest.split_at(start);
        let (word, after) = from.split_at(from.find(|c| !is_inside(c)).unwrap_or(from.len()));
        text += before;
        let next = short.len();
        match is_long(word) {
            true => text += short.entry(word).or_insert_with(|| format!("_{next:x}")),
            false => text += word,
        }
        rest = after;
    }
    (text + rest, short)
}

/// Is it a name as wasm-bindgen makes them for what a program asks of its script?
fn is_long(word: &str) -> bool {
    let is_made = word.starts_with("__wbg_") || word.starts_with("__wbindgen_");
    let digits = word.rsplit_once('_').map_or("", |(_, digits)| digits);
    is_made && digits.len() == DIGITS && digits.chars().all(|digit| digit.is_ascii_hexdigit())
}

/// A program that asks for the same by other names.
fn renamed(program: &[u8], short: &HashMap<&str, String>) -> Result<Vec<u8>> {
    let mut module = Module::new();
    Renamed(short).parse_core_module(&mut module, Parser::new(0), program)?;
    Ok(module.finish())
}

struct Renamed<'a>(&'a HashMap<&'a str, String>);

impl Reencode for Renamed<'_> {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        for import in section.into_imports() {
            let import = import?;
            let name = self.0.get(import.name).map_or(import.name, |short| short);
            let kind = self.entity_type(import.ty)?;
            imports.import(import.module, name, kind);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, TypeSection};
    use wasmparser::Payload;

    const SCRIPT: &str = "const import0 = {\n\
        __wbg_now_0123456789abcdef: function() { return wasm.__wbindgen_malloc(); },\n\
        __wbindgen_cast_0000000000000001: f,\n};\n__wbg_now_0123456789abcdef$2";

    #[test]
    fn only_names_that_are_made_are_shortened() {
        let (text, short) = shortened(SCRIPT);
        let wanted = "const import0 = {\n_0: function() { return wasm.__wbindgen_malloc(); },\n\
            _1: f,\n};\n__wbg_now_0123456789abcdef$2";
        assert_eq!(text, wanted);
        assert_eq!(short["__wbindgen_cast_0000000000000001"], "_1");
    }

    #[test]
    fn a_program_asks_for_what_its_script_has() {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for name in ["__wbg_now_0123456789abcdef", "f1"] {
            imports.import("./app_bg.js", name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&imports);
        let program = renamed(&module.finish(), &shortened(SCRIPT).1).unwrap();
        let names = Parser::new(0).parse_all(&program).find_map(|payload| match payload.unwrap() {
            Payload::ImportSection(imports) => {
                Some(imports.into_imports().map(|it| it.unwrap().name.to_owned()).collect())
            }
            _ => None,
        });
        assert_eq!(names, Some(vec!["_0".to_owned(), "f1".to_owned()]));
    }
}
