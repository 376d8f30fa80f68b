//! The later part of the page's program: what the first board does without, in a file of its own that
//! `src/boot.js` fetches once that board is drawn.
//!
//! Which modules are wanted later says the package, in `Cargo.toml`. Whoever cannot wait is served, too
//! (`split`), so a module in that list costs nobody anything but a moment.

use crate::fingerprint::{self, hash};
use crate::split::{Parts, split};
use crate::wasm_opt;
use anyhow::{Context, Result, bail};
use std::cell::Cell;
use std::fs;
use std::path::Path;
use toml::de::{DeTable, DeValue};

/// How the names of the page's own program begin, and of its later part end.
const APP: &str = "app-";
pub const SUFFIX: &str = "_later.wasm";

/// The program in one part, for the page that is one file: gzipped in two it would be larger.
pub const WHOLE: &str = "_whole.wasm";

/// Part of the name of the import that brings the later part at once (`src/web/common/later.rs`).
const NEED: &str = "__wbg_need_";

/// Functions of fewer bytes stay, unless only what is wanted later calls them: of many that are alike the
/// compiler makes one, under the name of any of them.
const SMALL: usize = 120;

/// The tag of `index.html` that tells where the later part is.
const NOWHERE: &str = "name=\"wonderboard-later\" content=\"\"";

/// Splits the page's program in `dist`, whose functions have their names, and tidies the parts with the
/// wasm-opt at `program`.
pub fn part(dist: &Path, program: &Path) -> Result<()> {
    let built = built(dist)?;
    let file = dist.join(format!("{built}_bg.wasm"));
    let modules = modules()?;
    let met = vec![Cell::new(false); modules.len()];
    let is_later = |name: &str, size: usize| {
        let found = modules.iter().position(|module| is_of(name, module)).filter(|_| size >= SMALL);
        found.inspect(|&i| met[i].set(true)).is_some()
    };
    let whole = fs::read(&file)?;
    let Parts { first, later } = split(&whole, is_later, NEED)?;
    if let Some((module, _)) = modules.iter().zip(&met).find(|(_, met)| !met.get()) {
        bail!("Cargo.toml: nothing of `{module}` is left to be wanted later");
    }
    let glue = fs::read(dist.join(format!("{built}.js")))?;
    let name = format!("{APP}{:016x}", hash(&[glue, first.clone(), later.clone()]));
    for (part, suffix) in [(first, "_bg.wasm"), (later, SUFFIX), (whole, WHOLE)] {
        let file = dist.join(format!("{name}{suffix}"));
        fs::write(&file, part)?;
        wasm_opt::tidy(program, &file)?;
    }
    fs::remove_file(file)?;
    fs::rename(dist.join(format!("{built}.js")), dist.join(format!("{name}.js")))?;
    let page = dist.join("index.html");
    fingerprint::replace(&page, &built, &name)?;
    let there = NOWHERE.replace("\"\"", &format!("\"{name}{SUFFIX}\""));
    fingerprint::replace(&page, NOWHERE, &there)
}

/// Takes the program in one part out of `dist`.
pub fn drop_whole(dist: &Path) -> Result<()> {
    let file = dist.join(format!("{}{WHOLE}", built(dist)?));
    if file.exists() { Ok(fs::remove_file(file)?) } else { Ok(()) }
}

/// The name of the page's program, without what its files have after it.
fn built(dist: &Path) -> Result<String> {
    for entry in fs::read_dir(dist)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if let Some(built) = name.strip_suffix("_bg.wasm").filter(|name| name.starts_with(APP)) {
            return Ok(built.to_owned());
        }
    }
    bail!("no program of the page was built")
}

/// Is it the page's own program?
pub fn is_app(name: &str) -> bool {
    name.starts_with(APP)
}

/// The modules of the package that are wanted later.
fn modules() -> Result<Vec<String>> {
    let manifest = fs::read_to_string(crate::root().join("Cargo.toml"))?;
    let manifest = DeTable::parse(&manifest).context("Cargo.toml")?;
    let metadata = manifest.get_ref().get("package").and_then(|it| it.get_ref().get("metadata"));
    let list = metadata.and_then(|it| it.get_ref().get("later"));
    let Some(DeValue::Array(list)) = list.map(|it| it.get_ref()) else {
        bail!("Cargo.toml does not say which modules are wanted later");
    };
    Ok(list.iter().filter_map(|it| it.get_ref().as_str()).map(str::to_owned).collect())
}

/// Is a function of a module, or made for something of it? The name of the package's library has a
/// number behind it.
fn is_of(name: &str, module: &str) -> bool {
    let goes_on = |next: char| next.is_alphanumeric() || next == '_';
    name.split(module).skip(1).any(|rest| !rest.starts_with(goes_on))
}

#[cfg(test)]
mod tests {
    use super::is_of;

    #[test]
    fn a_function_is_of_its_module_and_of_those_it_is_made_for() {
        let own = "wonderboard[1f]::web::share::qr::code";
        let made = "<Inner<wonderboard[1f]::web::share::sheet::Paste> as Stateful>::view";
        assert!([own, made].iter().all(|name| is_of(name, "web::share")));
        assert!(!is_of(own, "web::sha") && !is_of(own, "web::share::q"));
    }
}
