//! Set-up of a fresh machine: the wasm target and the tools that build the page.

use crate::archives::{self, Source, obtain};
use crate::command::{self, announce, on_path};
use crate::pins::Pins;
use crate::tools::{folder, install, is_version};
use crate::wasm_opt;
use anyhow::{Context, Result, bail};
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target that browsers run.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The tools that build the page, all of them there.
pub struct Tools {
    /// The bundler.
    pub trunk: PathBuf,
    /// A PATH on which trunk finds the right wasm-bindgen.
    pub path: OsString,
    /// The optimiser; a page without is bigger and slower but works.
    pub wasm_opt: Option<PathBuf>,
}

impl Tools {
    /// Finds the tools and installs those that are missing.
    pub fn ready() -> Result<Tools> {
        let pins = Pins::load()?;
        wasm_target()?;
        let trunk = tool(&pins, "trunk", "trunk")?;
        let bindgen = tool(&pins, "wasm-bindgen", "wasm-bindgen-cli")?;
        let wasm_opt = wasm_opt::ready(&pins)?;
        let path = command::path_with(bindgen.parent());
        Ok(Tools { trunk, path, wasm_opt })
    }
}

/// Adds the target that browsers run, where it is missing: rust-toolchain.toml names it, but rustup
/// adds it by itself only where it may.
pub fn wasm_target() -> Result<()> {
    let mut ask = Command::new("rustc");
    ask.current_dir(crate::root()).args(["--print", "target-libdir", "--target", TARGET]);
    if command::output(&mut ask).is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    announce(&format!("adding the Rust target {TARGET} (a few seconds)"));
    let mut rustup = Command::new("rustup");
    rustup.current_dir(crate::root()).args(["target", "add", TARGET]);
    command::run(&mut rustup).with_context(|| format!("this Rust cannot compile for {TARGET}"))
}

/// The program `name` at the pinned version: on PATH, installed before, or installed now, as its
/// makers compiled it or else from `package`.
fn tool(pins: &Pins, name: &str, package: &str) -> Result<PathBuf> {
    let version = pins.version(name)?;
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    let compiled = folder()?.join("bin").join(&file);
    let unpacked = folder()?.join("archives").join(format!("{name}-{version}")).join(&file);
    let mut known = [unpacked.clone(), compiled.clone()].into_iter().chain(on_path(name));
    if let Some(found) = known.find(|path| is_version(path, version)) {
        return Ok(found);
    }
    let release = pins.release(name, &archives::platform());
    obtain(&Source::of_the_makers(), release, &unpacked, || {
        install(package, version)?;
        if !is_version(&compiled, version) {
            bail!("{} is not {name} {version}, though it was just installed", compiled.display());
        }
        Ok(compiled)
    })
}
