//! Other programs: finding and running them, and saying so.

use anyhow::{Context, Result, bail};
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Says what takes time.
pub fn announce(what: &str) {
    eprintln!("xtask: {what}");
}

/// The cargo that runs this program.
pub fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(crate::root());
    cargo
}

/// Runs `command` with this program's input and output. An error names the command line.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", line(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// What `command` prints, or nothing when it fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_string();
    output.status.success().then_some(text)
}

/// The bytes that `command` prints. An error is one line: the last that it complained of.
pub fn bytes(command: &mut Command) -> Result<Vec<u8>> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output();
    let output = output.with_context(|| format!("cannot start {program}"))?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        match complaint.lines().rfind(|line| !line.trim().is_empty()) {
            Some(line) => bail!("{line}"),
            None => bail!("{program} failed ({})", output.status),
        }
    }
    Ok(output.stdout)
}

/// A command as one would type it.
pub fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// Every file named `name` that the folders on PATH hold, in order.
pub fn on_path(name: &str) -> impl Iterator<Item = PathBuf> + use<> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    let folders: Vec<PathBuf> =
        env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    folders.into_iter().map(move |folder| folder.join(&file)).filter(|path| path.is_file())
}

/// Whether a program called `name` is on PATH.
pub fn exists(name: &str) -> bool {
    on_path(name).next().is_some()
}

/// PATH with `folder` put before what it holds.
pub fn path_with(folder: Option<&Path>) -> OsString {
    let path = env::var_os("PATH").unwrap_or_default();
    let first = folder.map(Path::to_path_buf);
    // Only a folder with a separator in its name can fail here; such a one cannot be on PATH.
    env::join_paths(first.into_iter().chain(env::split_paths(&path))).unwrap_or(path)
}
