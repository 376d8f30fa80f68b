//! The later parts of the page's program: what the first board does without, what only one of its
//! views needs, each in a file of its own that `src/boot.js` fetches once it is wanted.
//!
//! Which modules go into which part says the package, in `Cargo.toml`. Whoever cannot wait is served, too
//! (`split`), so a module in such a list costs nobody anything but a moment.

use crate::fingerprint::{self, hash};
use crate::markup::{attribute, each};
use crate::parallel;
use crate::root;
use crate::setup::TARGET;
use crate::split::{Parts, forget, split};
use crate::type_ids;
use crate::wasm_opt;
use anyhow::{Context, Result, bail};
use std::cell::Cell;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// How the names of the page's own program begin.
const APP: &str = "app-";

/// The program in one part, for the page that is one file: gzipped in several it would be larger.
pub const WHOLE: &str = "_whole.wasm";

/// Part of the name of the import that brings a part at once (`src/web/common/parts.rs`).
const NEED: &str = "__wbg_need_";

/// The names of the tags of `index.html` that tell where the parts are, one after the other, and their
/// styles.
pub const TAG: &str = "wonderboard-parts";
pub const STYLES: &str = "wonderboard-styles";

/// A later part: what it is called, the modules that go into it, its style sheets, and the areas of the texts that it
/// says.
pub struct Part {
    name: String,
    modules: Vec<String>,
    styles: Vec<String>,
    pub(crate) texts: Vec<String>,
}

/// Takes what the linker noted for the build out of the page's program in `dist`: visitors have no use for it, and
/// wasm-opt takes a program that has it for one that is not finished.
pub fn forget_notes(dist: &Path) -> Result<()> {
    let file = dist.join(format!("{}_bg.wasm", built(dist)?));
    Ok(fs::write(&file, forget(&fs::read(&file)?)?)?)
}

/// Splits the page's program in `dist`, whose functions have their names, and tidies the parts with the
/// wasm-opt at `program`.
pub fn part(dist: &Path, program: &Path) -> Result<()> {
    let built = built(dist)?;
    let file = dist.join(format!("{built}_bg.wasm"));
    let list = parts()?;
    let modules: Vec<_> = list.iter().enumerate().flat_map(|(i, part)| part.each(i)).collect();
    let part_of = |name: &str| {
        let (_, part, met) = modules.iter().find(|(module, ..)| is_of(name, module))?;
        met.set(true);
        Some(*part)
    };
    let whole = type_ids::shorten(&fs::read(&file)?)?;
    let linked = fs::read(linked()).context("the page's program as it was linked")?;
    let Parts { first, others } = split(&whole, &linked, list.len(), part_of, NEED)?;
    let unmet = modules.iter().filter(|(.., met)| !met.get());
    let unmet: Vec<_> = unmet.map(|&(module, ..)| module).collect();
    if !unmet.is_empty() {
        bail!("Cargo.toml: nothing is left to be wanted later of {}", unmet.join(", "));
    }
    let glue = fs::read(dist.join(format!("{built}.js")))?;
    let all: Vec<_> = [glue, first.clone()].into_iter().chain(others.iter().cloned()).collect();
    let name = format!("{APP}{:016x}", hash(&all));
    let suffixes: Vec<_> = list.iter().map(Part::suffix).collect();
    let whole = [(first, "_bg.wasm"), (whole, WHOLE)];
    let others = others.into_iter().zip(suffixes.iter().map(|it| &**it));
    parallel::map(&others.chain(whole).collect::<Vec<_>>(), |(part, suffix)| {
        let file = dist.join(format!("{name}{suffix}"));
        fs::write(&file, part)?;
        wasm_opt::tidy(program, &file)
    })?;
    fs::remove_file(file)?;
    fs::rename(dist.join(format!("{built}.js")), dist.join(format!("{name}.js")))?;
    let page = dist.join("index.html");
    fingerprint::replace(&page, &built, &name)?;
    let there: Vec<_> = suffixes.iter().map(|suffix| format!("{name}{suffix}")).collect();
    let tag = |content: &str| format!("name=\"{TAG}\" content=\"{content}\"");
    fingerprint::replace(&page, &tag(""), &tag(&there.join(",")))
}

/// Has the styles of the parts come with them: takes them from among those that the page in `dist` begins
/// with.
pub fn styles(dist: &Path) -> Result<()> {
    let file = dist.join("index.html");
    let list = parts()?;
    let mut found: Vec<Vec<String>> = list.iter().map(|_| Vec::new()).collect();
    let page = each(&fs::read_to_string(&file)?, "<link rel=\"stylesheet\"", ">", |link| {
        let name = attribute(link, "href").unwrap_or_default().trim_start_matches("./");
        let sheet = name.rsplit_once('-').map_or(name, |(sheet, _)| sheet);
        let part = list.iter().position(|part| part.styles.iter().any(|style| style == sheet));
        let Some(part) = part else { return Ok(link.to_owned()) };
        found[part].push(name.to_owned());
        Ok(String::new())
    })?;
    if let Some((part, _)) =
        list.iter().zip(&found).find(|(part, it)| part.styles.len() != it.len())
    {
        bail!("Cargo.toml: a style of the part `{}` is not among the page's", part.name);
    }
    fs::write(&file, page)?;
    let found: Vec<_> = found.iter().map(|sheets| sheets.join(" ")).collect();
    let tag = |content: &str| format!("name=\"{STYLES}\" content=\"{content}\"");
    fingerprint::replace(&file, &tag(""), &tag(&found.join(",")))
}

/// The page's program as the linker made it, with its notes.
fn linked() -> PathBuf {
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    target.join(TARGET).join("page").join("app.wasm")
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

/// The name of the later part that a file of the build belongs to, if it is code or style of one.
pub fn part_of(file: &str, parts: &[Part]) -> Option<String> {
    let is_style = |part: &Part| {
        let sheet = file.strip_suffix(".css").and_then(|name| name.rsplit_once('-'));
        sheet.is_some_and(|(sheet, _)| part.styles.iter().any(|style| style == sheet))
    };
    let is_code = |part: &Part| is_app(file) && file.ends_with(&part.suffix());
    let part = parts.iter().find(|part| is_code(part) || is_style(part))?;
    Some(part.name.clone())
}

/// The later parts that the package names, in order.
pub fn parts() -> Result<Vec<Part>> {
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    let manifest = DeTable::parse(&manifest).context("Cargo.toml")?;
    let metadata = manifest.get_ref().get("package").and_then(|it| it.get_ref().get("metadata"));
    let list = metadata.and_then(|it| it.get_ref().get("parts"));
    let Some(DeValue::Array(list)) = list.map(|it| it.get_ref()) else {
        bail!("Cargo.toml does not say which parts the page's program has");
    };
    list.iter().map(|part| Part::read(part.get_ref()).context("Cargo.toml: a part")).collect()
}

impl Part {
    fn read(part: &DeValue) -> Option<Part> {
        let list = |key| {
            let words = part.get(key).and_then(|it| it.get_ref().as_array()).into_iter().flatten();
            words.filter_map(|it| it.get_ref().as_str()).map(str::to_owned).collect()
        };
        let name = part.get("name")?.get_ref().as_str()?.to_owned();
        let [modules, styles, texts] = ["modules", "styles", "texts"].map(list);
        Some(Part { name, modules, styles, texts })
    }

    /// How the name of its file ends.
    fn suffix(&self) -> String {
        format!("_{}.wasm", self.name)
    }

    /// Its modules with its number, and whether anything of them was met.
    fn each(&self, number: usize) -> impl Iterator<Item = (&str, usize, Cell<bool>)> {
        self.modules.iter().map(move |module| (&**module, number, Cell::new(false)))
    }
}

/// Is a function of a module, or made for something of it? The name of the package's library has a
/// number behind it. Where a module's place says a method or a closure, somebody else makes that, and drops it.
fn is_of(name: &str, module: &str) -> bool {
    let goes_on = |next: char| next.is_alphanumeric() || next == '_';
    let is_made_elsewhere = module.contains(['>', '{']);
    let is_of = name.split(module).skip(1).any(|rest| !rest.starts_with(goes_on));
    is_of && !(is_made_elsewhere && name.contains("::drop_in_place::"))
}

#[cfg(test)]
mod tests {
    use super::{is_of, part_of, parts};

    #[test]
    fn a_function_is_of_its_module_and_of_those_it_is_made_for() {
        let own = "wonderboard[1f]::web::share::qr::code";
        let made = "<Inner<wonderboard[1f]::web::share::sheet::Paste> as Stateful>::view";
        assert!([own, made].iter().all(|name| is_of(name, "web::share")));
        assert!(!is_of(own, "web::sha") && !is_of(own, "web::share::q"));
        let closure = "wonderboard[1f]::web::keys::listen::{closure#0}";
        let drops = format!("core[1f]::ptr::drop_in_place::<{closure}>");
        assert!(is_of(closure, "keys::listen::{closure") && is_of(&drops, "web::keys"));
        assert!(!is_of(&drops, "keys::listen::{closure"));
    }

    #[test]
    fn a_part_is_told_by_the_names_of_its_files() {
        let parts = parts().unwrap();
        let found = |name| part_of(name, &parts);
        assert_eq!(found("app-1f_timed.wasm").as_deref(), Some("timed"));
        assert_eq!(found("dialogs-1f.css").as_deref(), Some("later"));
        for none in ["app-1f_bg.wasm", "realtime-1f_bg.wasm", "board-1f.css", "timed-1f.js"] {
            assert_eq!(found(none), None, "{none}");
        }
    }
}
