//! Names that change with the content, for the files of programs that the page brings.
//!
//! Trunk hashes the names of the page's own files, but not of programs it takes for workers. A page of
//! one build must never meet a cached program of another, so they get hashed names too, and
//! `index.html` tells them.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// The programs that search, each in a worker of its own.
pub const WORKERS: [&str; 2] = ["worker", "realtime"];

/// Where the page has the first set of pieces.
const PIECES: &str = "id=\"pieces\" aria-hidden=\"true\"></svg>";

/// Renames the texts in `dist`, of which a page of one build must not meet those of another either.
pub fn texts(dist: &Path) -> Result<()> {
    for entry in fs::read_dir(dist.join("texts")).context("no texts were built")? {
        let file = entry?.path();
        let language = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = format!("texts/{language}-{:016x}.ftl", hash(&[fs::read(&file)?]));
        fs::rename(&file, dist.join(&name)).context("renaming texts")?;
        replace(&dist.join("index.html"), &format!("texts/{language}.ftl"), &name)?;
    }
    Ok(())
}

/// Renames the sets of pieces in `dist`. A page asks for them by the names they had, and has the first in it.
pub fn pieces(dist: &Path) -> Result<()> {
    let page = dist.join("index.html");
    let first =
        fs::read_to_string(dist.join("pieces/round.txt")).context("no pieces were built")?;
    replace(&page, PIECES, &PIECES.replace("></svg>", &format!(">{}</svg>", first.trim_end())))?;
    for entry in fs::read_dir(dist.join("pieces")).context("no pieces were built")? {
        let file = entry?.path();
        let set = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = format!("pieces/{set}-{:016x}.txt", hash(&[fs::read(&file)?]));
        fs::rename(&file, dist.join(&name)).context("renaming pieces")?;
        let told = |place: &str| format!("content=\"{place}\"");
        replace(&page, &told(&format!("pieces/{set}.txt")), &told(&name))?;
    }
    Ok(())
}

/// Renames the programs' files in `dist` and tells `index.html`.
pub fn programs(dist: &Path) -> Result<()> {
    WORKERS.iter().try_for_each(|program| rename(dist, program))
}

fn rename(dist: &Path, program: &str) -> Result<()> {
    let read =
        |name: &str| fs::read(dist.join(name)).with_context(|| format!("no {name} was built"));
    let parts = [read(&format!("{program}.js"))?, read(&format!("{program}_bg.wasm"))?];
    let name = format!("{program}-{:016x}", hash(&parts));
    for suffix in [".js", "_bg.wasm", "_loader.js"] {
        let old = dist.join(format!("{program}{suffix}"));
        fs::rename(old, dist.join(format!("{name}{suffix}"))).context("renaming a program")?;
    }
    let final_loader = format!("{name}_loader.js");
    fs::write(dist.join(&final_loader), loader(&name))?;
    replace(&dist.join("index.html"), &format!("{program}_loader.js"), &final_loader)
}

/// Starts a program, as a worker's module or as the page's. Trunk's own loader leaves a failure
/// unsaid; this one passes it on, as an `error` event of the worker.
fn loader(name: &str) -> String {
    format!(
        "import init from \"./{name}.js\";\n\
         init({{ module_or_path: new URL(\"./{name}_bg.wasm\", import.meta.url) }})\n    \
         .catch((error) => setTimeout(() => {{ throw error; }}));\n"
    )
}

/// Has a text in a file of the build say something else. An error says that it does not say that.
pub(crate) fn replace(file: &Path, old: &str, new: &str) -> Result<()> {
    let text = fs::read_to_string(file).with_context(|| format!("{}", file.display()))?;
    if !text.contains(old) {
        bail!("{} does not mention {old}", file.display());
    }
    Ok(fs::write(file, text.replace(old, new))?)
}

/// FNV-1a, which stays the same whatever the Rust version.
pub(crate) fn hash(parts: &[Vec<u8>]) -> u64 {
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    parts.iter().flatten().fold(0xcbf2_9ce4_8422_2325, mix)
}

#[cfg(test)]
mod tests {
    use super::hash;

    #[test]
    fn hashes_as_published() {
        assert_eq!(hash(&[]), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(&[b"foo".to_vec(), b"bar".to_vec()]), 0x8594_4171_f739_67e8);
    }
}
