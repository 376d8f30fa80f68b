//! The pinned versions in `tools.toml`.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;

/// Tool name to exact version.
pub struct Pins(BTreeMap<String, String>);

impl Pins {
    /// Reads `tools.toml`, and makes sure that it agrees with `Cargo.lock`.
    pub fn load() -> Result<Pins> {
        let text = fs::read_to_string(crate::root().join("tools.toml")).context("tools.toml")?;
        let pins = Pins(parse(&text));
        let lock = fs::read_to_string(crate::root().join("Cargo.lock")).context("Cargo.lock")?;
        pins.agree_with(&lock)?;
        Ok(pins)
    }

    /// The version of `tool`.
    pub fn version(&self, tool: &str) -> Result<&str> {
        self.0.get(tool).map(String::as_str).with_context(|| format!("tools.toml lacks `{tool}`"))
    }

    /// wasm-bindgen's command line reads only what the library of the very same version wrote.
    fn agree_with(&self, lock: &str) -> Result<()> {
        let pinned = self.version("wasm-bindgen")?;
        match locked(lock, "wasm-bindgen") {
            Some(version) if version != pinned => bail!(
                "tools.toml pins wasm-bindgen {pinned}, but Cargo.lock has {version}: make them equal"
            ),
            _ => Ok(()),
        }
    }
}

/// Lines `name = "version"` with comments; all of TOML that the file needs.
fn parse(text: &str) -> BTreeMap<String, String> {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with('#'));
    let entries = lines.filter_map(|line| {
        let (name, rest) = line.split_once('=')?;
        let version = rest.split('"').nth(1)?;
        Some((name.trim().to_string(), version.to_string()))
    });
    entries.collect()
}

/// The version of `package` in a lock file.
fn locked<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let (_, rest) = lock.split_once(&format!("name = \"{package}\"\n"))?;
    rest.lines().next()?.split('"').nth(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_names_and_versions() {
        let pins = Pins(parse("# a = \"9\"\ntrunk = \"0.21.14\"  # why\n\nwasm-opt=\"1\"\n"));
        assert_eq!(pins.version("trunk").unwrap(), "0.21.14");
        assert_eq!(pins.version("wasm-opt").unwrap(), "1");
        assert!(pins.version("a").is_err());
    }

    #[test]
    fn tells_when_the_lock_file_differs() {
        let lock = "[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.7\"\n";
        assert!(Pins(parse("wasm-bindgen = \"0.2.7\"")).agree_with(lock).is_ok());
        let complaint = Pins(parse("wasm-bindgen = \"0.2.6\"")).agree_with(lock).unwrap_err();
        assert!(complaint.to_string().contains("0.2.7"));
    }

    #[test]
    fn the_pins_of_this_project_agree() {
        let pins = Pins::load().unwrap();
        for tool in ["trunk", "wasm-bindgen", "binaryen", "wasm-opt", "axe-core"] {
            assert!(pins.version(tool).is_ok(), "{tool}");
        }
    }
}
