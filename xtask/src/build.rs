//! The release build of the page and its worker.

use crate::arrange;
use crate::command::{self, announce, cargo};
use crate::fingerprint;
use crate::imports;
use crate::inline;
use crate::later;
use crate::markup;
use crate::offline;
use crate::parallel;
use crate::puzzles;
use crate::scripts;
use crate::setup::{TARGET, Tools};
use crate::single;
use crate::sizes::Sizes;
use crate::styles;
use crate::texts;
use crate::wasm_opt::{self, Aim};
use anyhow::Result;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Builds the page into `dist/`.
pub fn page() -> Result<()> {
    let tools = Tools::ready()?;
    announce("building the page (the first time takes minutes)");
    // Trunk runs offline, lest it look for tools elsewhere; so cargo must have its crates before:
    // also those for this machine, which cargo asks for without building them.
    let targets = ["--target", TARGET, "--target", "host-tuple"];
    command::run(cargo().args(["fetch", "--quiet"]).args(targets))?;
    programs()?;
    command::run(&mut trunk(&tools))?;
    later::forget_notes(&crate::dist())?;
    optimise(&tools)?;
    imports::shorten(&crate::dist())?;
    styles::strip(&crate::dist())?;
    later::styles(&crate::dist())?;
    inline::script(&crate::dist())?;
    scripts::strip(&crate::dist())?;
    markup::strip(&crate::dist())?;
    fingerprint::programs(&crate::dist())?;
    texts::join(&crate::dist())?;
    fingerprint::texts(&crate::dist())?;
    fingerprint::pieces(&crate::dist())?;
    puzzles::pack(&crate::dist())?;
    single::write(&crate::dist())?;
    later::drop_whole(&crate::dist())?;
    offline::write(&crate::dist())
}

/// Builds the page for publishing and prints its sizes.
pub fn dist() -> Result<()> {
    page()?;
    let sizes = Sizes::measure(&crate::dist())?;
    print!("{sizes}");
    println!("The page is in {}; any static host can serve it.", crate::dist().display());
    sizes.check()
}

/// Builds the page and says where it is as one file.
pub fn single() -> Result<()> {
    page()?;
    let file = crate::dist().join(single::NAME);
    let size = fs::metadata(&file)?.len() as f64 / 1e6;
    println!("{} ({size:.2} MB) plays every game by itself.", file.display());
    Ok(())
}

/// Compiles the programs that `index.html` names, all at once: Trunk has them compiled one after the other, and
/// the last step of each keeps one core busy for two minutes. It then finds them made.
fn programs() -> Result<()> {
    let page = fs::read_to_string(crate::root().join("index.html"))?;
    let mut kinds: BTreeMap<[String; 2], Vec<String>> = BTreeMap::new();
    markup::each(&page, "<link data-trunk rel=\"rust\"", ">", |link| {
        let word = |name| markup::attribute(link, name).map(str::to_owned);
        let profile = word("data-cargo-profile").unwrap_or_else(|| "release".into());
        let kind = [profile, word("data-cargo-features").unwrap_or_default()];
        kinds.entry(kind).or_default().extend(word("data-bin"));
        Ok(String::new())
    })?;
    let kinds: Vec<_> = kinds.into_iter().collect();
    parallel::map(&kinds, |([profile, features], names)| {
        let mut build = cargo();
        build.args(["build", "--quiet", "--offline", "--target", TARGET, "--profile", profile]);
        build.args(["--package", "wonderboard", "--features", features]);
        compile_for_the_page(&mut build);
        command::run(build.args(names.iter().flat_map(|name| ["--bin", name])))
    })?;
    Ok(())
}

fn trunk(tools: &Tools) -> Command {
    let mut trunk = Command::new(&tools.trunk);
    trunk.current_dir(crate::root()).env("PATH", &tools.path);
    trunk.args(["build", "--release", "--offline", "--skip-version-check", "--log", "warn"]);
    compile_for_the_page(&mut trunk);
    // Trunk takes only `true` or `false` here and refuses the usual `1`.
    trunk.env_remove("NO_COLOR");
    // What fails is a program that trunk calls, and that says why; trunk's own stack would bury it.
    trunk.env("RUST_LIB_BACKTRACE", "0");
    trunk
}

/// Has a build name the files of other crates without the folder that they lie in on this machine:
/// programs hold those names, and would be larger for whoever keeps them in a longer one. And has the compiler leave
/// every function under its own name: of those that are alike it would make one, under the name of any, and by their
/// names they go into the parts of the page's program.
fn compile_for_the_page(build: &mut Command) {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let sources = home.and_then(|home| fs::read_dir(home.join("registry").join("src")).ok());
    let folders = sources.into_iter().flatten().flatten().map(|entry| entry.path());
    // What has a space in it cannot be told apart.
    let names = folders.filter_map(|folder| folder.to_str().map(str::to_owned));
    let flags = names.filter(|name| !name.contains(char::is_whitespace));
    let flags = flags.map(|name| format!("--remap-path-prefix={name}=~"));
    let flags: Vec<_> = flags.chain(["-Cllvm-args=-opt-disable=mergefunc".into()]).collect();
    build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags.join(" "));
}

/// Trunk's own such step would refuse to go on where wasm-opt cannot be had.
fn optimise(tools: &Tools) -> Result<()> {
    let Some(program) = &tools.wasm_opt else {
        return Ok(());
    };
    announce("optimising");
    let files = fs::read_dir(crate::dist())?.map(|entry| Ok(entry?.path()));
    parallel::map(&files.collect::<Result<Vec<_>>>()?, |file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        match name.ends_with(".wasm") {
            true if fingerprint::WORKERS.iter().any(|worker| name.starts_with(worker)) => {
                wasm_opt::optimise(program, file, Aim::Speed)
            }
            true if later::is_app(&name) => wasm_opt::optimise_named(program, file),
            true => wasm_opt::optimise(program, file, Aim::Size),
            false => Ok(()),
        }
    })?;
    later::part(&crate::dist(), program)?;
    arrange::programs(&crate::dist())
}
