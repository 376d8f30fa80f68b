//! Packages of the npm registry that building and testing use. None reaches the page.

use crate::command::{self, announce};
use crate::tools::folder;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{self, Command};

/// Where a package lies once installed.
pub fn place(name: &str, version: &str) -> Result<PathBuf> {
    Ok(home(name, version)?.join("node_modules").join(name))
}

/// Every version of every package has a folder of its own: npm would remove others in a shared one.
fn home(name: &str, version: &str) -> Result<PathBuf> {
    Ok(folder()?.join("npm").join(format!("{name}-{version}")))
}

/// The folder of a package, which is downloaded if it is not there.
pub fn package(name: &str, version: &str) -> Result<PathBuf> {
    let (home, place) = (home(name, version)?, place(name, version)?);
    if !place.is_dir() {
        announce(&format!("downloading {name} {version} from the npm registry (a few seconds)"));
        // Aside first, so that an interrupted download is not taken for the package.
        let aside = home.with_extension(format!("part{}", process::id()));
        download(name, version, &aside).with_context(|| format!("cannot get {name} {version}"))?;
        let put = fs::rename(&aside, &home);
        if place.is_dir() {
            // Another run may have been quicker.
            let _ = fs::remove_dir_all(&aside);
        } else {
            put.with_context(|| format!("cannot write {}", home.display()))?;
        }
    }
    Ok(place)
}

fn download(name: &str, version: &str, into: &Path) -> Result<()> {
    let modules = into.join("node_modules").join(name);
    fs::create_dir_all(&modules)?;
    if command::exists("npm") {
        let mut npm = Command::new("npm");
        npm.args([
            "install",
            "--silent",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
        ]);
        return command::run(npm.arg("--prefix").arg(into).arg(format!("{name}@{version}")));
    }
    if !command::exists("curl") || !command::exists("tar") {
        bail!("it takes npm, or curl and tar");
    }
    let archive = into.join("package.tgz");
    let address = format!("https://registry.npmjs.org/{name}/-/{name}-{version}.tgz");
    command::run(Command::new("curl").args(["-fsSL", "-o"]).arg(&archive).arg(address))?;
    let mut unpack = Command::new("tar");
    unpack.args(["--strip-components=1", "-xzf"]).arg(&archive).arg("-C").arg(&modules);
    command::run(&mut unpack)
}
