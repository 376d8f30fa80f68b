//! Names that change with the content, for the workers' files.
//!
//! Trunk hashes the names of the page's files, but not the workers'. A page of one build must never
//! meet a cached worker of another, so workers get hashed names too, and `index.html` tells them.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// The programs that search, each in a worker of its own.
pub const WORKERS: [&str; 2] = ["worker", "realtime"];

/// Renames the workers' files in `dist` and tells `index.html`.
pub fn workers(dist: &Path) -> Result<()> {
    WORKERS.iter().try_for_each(|worker| rename(dist, worker))
}

fn rename(dist: &Path, worker: &str) -> Result<()> {
    let read =
        |name: &str| fs::read(dist.join(name)).with_context(|| format!("no {name} was built"));
    let parts = [read(&format!("{worker}.js"))?, read(&format!("{worker}_bg.wasm"))?];
    let name = format!("{worker}-{:016x}", hash(&parts));
    for suffix in [".js", "_bg.wasm", "_loader.js"] {
        let old = dist.join(format!("{worker}{suffix}"));
        fs::rename(old, dist.join(format!("{name}{suffix}"))).context("renaming a worker")?;
    }
    let final_loader = format!("{name}_loader.js");
    fs::write(dist.join(&final_loader), loader(&name))?;
    replace(&dist.join("index.html"), &format!("{worker}_loader.js"), &final_loader)
}

/// Starts the engine, as a worker's module or as the page's. Trunk's own loader leaves a failure
/// unsaid; this one passes it on, as an `error` event of the worker.
fn loader(name: &str) -> String {
    format!(
        "import init from \"./{name}.js\";\n\
         init({{ module_or_path: new URL(\"./{name}_bg.wasm\", import.meta.url) }})\n    \
         .catch((error) => setTimeout(() => {{ throw error; }}));\n"
    )
}

fn replace(file: &Path, old: &str, new: &str) -> Result<()> {
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
