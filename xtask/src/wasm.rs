//! What is asked of compiled programs in several places.

use anyhow::Result;
use wasmparser::{ImportSectionReader, TypeRef};

/// How many functions a program imports, which come before its own in all numbers.
pub fn imported_functions(imports: ImportSectionReader) -> Result<usize> {
    let mut count = 0;
    for import in imports.into_imports() {
        count += usize::from(matches!(import?.ty, TypeRef::Func(_)));
    }
    Ok(count)
}

/// A table with places for three functions, as the programs of tests have it.
#[cfg(test)]
pub fn table() -> wasm_encoder::TableType {
    wasm_encoder::TableType {
        element_type: wasm_encoder::RefType::FUNCREF,
        minimum: 3,
        maximum: Some(3),
        table64: false,
        shared: false,
    }
}
