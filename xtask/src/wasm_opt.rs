//! wasm-opt, which makes compiled pages a fifth smaller: found, installed, or done without.

use crate::command::{self, announce, on_path};
use crate::npm;
use crate::pins::Pins;
use crate::tools::{folder, install};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Older ones do not know the wasm features that Rust uses, or compile them badly.
const OLDEST: u32 = 116;

/// The wasm features that Rust uses and all browsers have, said outright because stripping a program
/// takes away its own list of them.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Inlining here costs 1% of the gzipped size; blocks and loops put together anew, and a second round,
/// save a third of a percent.
const SMALL: [&str; 5] =
    ["--flatten", "--rereloop", "-Oz", "-Oz", "--skip-pass=inlining-optimizing"];

/// The pass that keeps one of functions that are alike.
const ALIKE: &str = "duplicate-function-elimination";

/// What matters in a program.
#[derive(Clone, Copy)]
pub enum Aim {
    /// How soon it is there.
    Size,
    /// How fast it runs.
    Speed,
}

/// Optimises the program in `file`, in place, with the wasm-opt at `program`.
pub fn optimise(program: &Path, file: &Path, aim: Aim) -> Result<()> {
    let aims: &[&str] = match aim {
        Aim::Size => &SMALL,
        Aim::Speed => &["-O3"],
    };
    let mut command = Command::new(program);
    command.args(aims).args(FEATURES).arg(file).arg("-o").arg(file);
    command::run(&mut command)
}

/// The same for size with the names of functions kept, and every function: of those that are alike none stands for
/// another, which would be under a name that is not its own.
pub fn optimise_named(program: &Path, file: &Path) -> Result<()> {
    let mut command = Command::new(program);
    command.args(SMALL).args([&format!("--skip-pass={ALIKE}"), "-g"]);
    command.args(FEATURES).arg(file).arg("-o").arg(file);
    command::run(&mut command)
}

/// Takes away what nothing in the program in `file` asks for, and all but one of functions that are alike, or are once
/// those that they call are one. Only that heeds the levels.
pub fn tidy(program: &Path, file: &Path) -> Result<()> {
    let mut command = Command::new(program);
    command.args(["--optimize-level=3", "--shrink-level=2", &format!("--{ALIKE}")]);
    command.args(["--remove-unused-module-elements", "--strip-producers"]);
    command.args(FEATURES).arg(file).arg("-o").arg(file);
    command::run(&mut command)
}

/// A wasm-opt that is new enough, installed if need be. None when there is no way to get one:
/// the page works without.
pub fn ready(pins: &Pins) -> Result<Option<PathBuf>> {
    let package = npm::place("binaryen", pins.version("binaryen")?)?;
    let ours = [package.join("bin").join("wasm-opt"), folder()?.join("bin").join("wasm-opt")];
    if let Some(found) = on_path("wasm-opt").chain(ours).find(|path| is_usable(path)) {
        return Ok(Some(found));
    }
    let installed = installed(pins)?;
    if installed.is_none() {
        announce(
            "no wasm-opt (it needs npm or a C++ compiler): building without, bigger and slower",
        );
    }
    Ok(installed)
}

/// By npm, which has it compiled; else by cargo, where a C++ compiler can.
fn installed(pins: &Pins) -> Result<Option<PathBuf>> {
    if command::exists("npm") {
        let version = pins.version("binaryen")?;
        if let Ok(package) = npm::package("binaryen", version) {
            let found = package.join("bin").join("wasm-opt");
            if is_usable(&found) {
                return Ok(Some(found));
            }
        }
    }
    if ["c++", "g++", "clang++"].into_iter().any(command::exists) {
        let found = folder()?.join("bin").join("wasm-opt");
        if install("wasm-opt", pins.version("wasm-opt")?).is_ok() && is_usable(&found) {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

fn is_usable(program: &Path) -> bool {
    let text = command::output(Command::new(program).arg("--version"));
    text.and_then(|text| version(&text)).is_some_and(|version| version >= OLDEST)
}

/// The number in `wasm-opt version 132 (version_132)`.
fn version(text: &str) -> Option<u32> {
    text.split_whitespace().find_map(|word| word.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn reads_its_version() {
        assert_eq!(version("wasm-opt version 132 (version_132)"), Some(132));
        assert_eq!(version("wasm-opt version 108"), Some(108));
        assert_eq!(version("nothing"), None);
    }
}
