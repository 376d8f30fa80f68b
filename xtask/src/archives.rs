//! Tools as their makers compiled them: downloaded, checked against `tools.toml`, unpacked.
//!
//! The programs curl and tar do it. Windows, macOS and all but the barest Linux have them, and rustup
//! is installed by curl; a library that speaks HTTPS (ureq with rustls) takes 40 seconds to compile,
//! before anything else can start. Where they are missing, the tools are compiled as ever.

use crate::command::{self, announce};
use crate::pins::Release;
use crate::tools::is_version;
use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{self, Command};

/// The makers' host.
const HOST: &str = "https://github.com";
/// So many seconds may pass without a connection, and then without data worth the name.
const PATIENCE: u32 = 5;
/// In bytes a second; beneath it, compiling is sooner done.
const SLOWEST: &str = "10000";
/// So many seconds may pass in all.
const LONGEST: &str = "300";

/// Where archives come from.
pub struct Source {
    host: String,
    patience: u32,
}

/// The processor and system that this program runs on, such as `x86_64-linux`.
pub fn platform() -> String {
    format!("{}-{}", env::consts::ARCH, env::consts::OS)
}

/// The makers' own program, put at `place`, if `source` has the archive; else what `compile` makes.
pub fn obtain(
    source: &Source,
    release: Result<Release>,
    place: &Path,
    compile: impl FnOnce() -> Result<PathBuf>,
) -> Result<PathBuf> {
    match release.and_then(|release| source.install(&release, place)) {
        Ok(()) => Ok(place.to_path_buf()),
        Err(why) => {
            announce(&format!("compiling instead: {why:#}"));
            compile()
        }
    }
}

impl Source {
    /// The makers' host, or what stands in for it by the user's wish.
    pub fn of_the_makers() -> Source {
        Source::at(&env::var("WONDERBOARD_ARCHIVES").unwrap_or_else(|_| HOST.into()))
    }

    /// The host at an address such as `https://github.com`.
    pub fn at(host: &str) -> Source {
        Source { host: host.trim_end_matches('/').into(), patience: PATIENCE }
    }

    /// The same host, with so many seconds to connect and to go on.
    pub fn with_patience(self, patience: u32) -> Source {
        Source { patience, ..self }
    }

    /// The SHA-256 of the file at `path`, in hexadecimal digits.
    pub fn digest(&self, path: &str) -> Result<String> {
        Ok(digest(&self.download(path)?))
    }

    /// Puts the program of a release at `place`, whose folder need not be there. An error when the
    /// archive cannot be had, is not the one that was pinned, or holds nothing that runs here.
    pub fn install(&self, release: &Release, place: &Path) -> Result<()> {
        let Release { tool, version, path, sha256 } = release;
        announce(&format!("downloading {tool} {version} from {} (a few seconds)", self.host));
        let archive = self.download(path)?;
        let found = digest(&archive);
        if found != *sha256 {
            bail!("refused {path}: its SHA-256 is {found}, tools.toml says {sha256}");
        }
        // Aside first, so that nothing half unpacked is taken for the program.
        let aside = place.with_extension(format!("part{}", process::id()));
        let put = unpack(&archive, &aside)
            .and_then(|()| settle(&aside, version, place))
            .with_context(|| format!("cannot use {path}"));
        // What is left there is in nobody's way.
        let _ = fs::remove_dir_all(&aside);
        put
    }

    fn download(&self, path: &str) -> Result<Vec<u8>> {
        let patience = self.patience.to_string();
        let mut curl = Command::new("curl");
        curl.args(["-fsSL", "--max-time", LONGEST, "--connect-timeout", &patience]);
        curl.args(["--speed-limit", SLOWEST, "--speed-time", &patience]);
        let address = format!("{}/{path}", self.host);
        command::bytes(curl.arg(&address)).with_context(|| format!("cannot get {address}"))
    }
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Unpacks into a folder that is made for it.
fn unpack(archive: &[u8], folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join("archive"), archive)?;
    // A path like C:\ would be a machine's name to some; and tar knows the format, zip on Windows.
    command::bytes(Command::new("tar").current_dir(folder).args(["-xf", "archive"]))?;
    Ok(())
}

/// Moves the program of that name from the folder of an archive to its place, if it runs.
fn settle(folder: &Path, version: &str, place: &Path) -> Result<()> {
    let name = place.file_name().context("a place without a name")?;
    let program = find(folder, name)?.context("the program is not in it")?;
    if !is_version(&program, version) {
        bail!("what is in it does not run here as version {version}");
    }
    Ok(fs::rename(program, place)?)
}

/// The file of that name in `folder` or in a folder there: some makers pack one, some do not.
fn find(folder: &Path, name: &OsStr) -> Result<Option<PathBuf>> {
    let inside = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path()));
    let candidates = inside.map(|path| path.join(name)).chain([folder.join(name)]);
    Ok(candidates.into_iter().find(|path| path.is_file()))
}
