//! What `tools.toml` pins: versions, and the makers' release archives.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::PathBuf;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The texts in `tools.toml`, each under its keys with slashes between: `versions/trunk`.
pub struct Pins {
    text: String,
    entries: BTreeMap<String, Entry>,
}

/// A text and its place in the file, quotation marks included.
struct Entry {
    value: String,
    place: Range<usize>,
}

/// An archive that the makers of a tool published, with the tool as compiled for one platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Release {
    /// The name of the tool's program.
    pub tool: String,
    /// The version of the tool.
    pub version: String,
    /// Where the archive is, from the host on.
    pub path: String,
    /// The archive's SHA-256 in hexadecimal digits.
    pub sha256: String,
}

/// Where the pins are kept.
pub fn file() -> PathBuf {
    crate::root().join("tools.toml")
}

impl Pins {
    /// Reads `tools.toml`, and makes sure that it agrees with `Cargo.lock`.
    pub fn load() -> Result<Pins> {
        let pins = Pins::parse(fs::read_to_string(file()).context("tools.toml")?)?;
        let lock = fs::read_to_string(crate::root().join("Cargo.lock")).context("Cargo.lock")?;
        pins.agree_with(&lock)?;
        Ok(pins)
    }

    /// The pins in a text.
    pub fn parse(text: String) -> Result<Pins> {
        let mut entries = BTreeMap::new();
        collect("", DeTable::parse(&text).context("tools.toml")?.get_ref(), &mut entries);
        Ok(Pins { text, entries })
    }

    /// The text that the pins were read from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The version of `tool`.
    pub fn version(&self, tool: &str) -> Result<&str> {
        self.value(&format!("versions/{tool}"))
    }

    /// The archive of `tool` for `platform`. An error when none is pinned.
    pub fn release(&self, tool: &str, platform: &str) -> Result<Release> {
        let sha256 = self.value(&digest_of(tool, platform)).unwrap_or_default().to_string();
        if sha256.is_empty() {
            bail!("tools.toml has no SHA-256 of {tool}'s archive for {platform}");
        }
        let version = self.version(tool)?.to_string();
        Ok(Release { tool: tool.into(), version, path: self.path(tool, platform)?, sha256 })
    }

    /// Where the archive of `tool` for `platform` is, from the host on.
    pub fn path(&self, tool: &str, platform: &str) -> Result<String> {
        let folder = self.value(&format!("archives/{tool}/folder"))?;
        let file = self.value(&format!("archives/{tool}/files/{platform}"))?;
        Ok(format!("{folder}/{file}").replace("{version}", self.version(tool)?))
    }

    /// Tool and platform of every archive, whether its digest is known or not.
    pub fn archives(&self) -> Vec<(String, String)> {
        let tool_and_platform = |key: &String| {
            let (tool, platform) = key.strip_prefix("archives/")?.split_once("/files/")?;
            Some((tool.to_string(), platform.to_string()))
        };
        self.entries.keys().filter_map(tool_and_platform).collect()
    }

    /// The same pins with another digest for one archive.
    pub fn with_digest(&self, tool: &str, platform: &str, sha256: &str) -> Result<Pins> {
        let mut text = self.text.clone();
        let place = self.entry(&digest_of(tool, platform))?.place.clone();
        text.replace_range(place, &format!("\"{sha256}\""));
        Pins::parse(text)
    }

    fn value(&self, key: &str) -> Result<&str> {
        Ok(&self.entry(key)?.value)
    }

    fn entry(&self, key: &str) -> Result<&Entry> {
        self.entries.get(key).with_context(|| format!("tools.toml lacks `{key}`"))
    }

    /// wasm-bindgen's command line reads only what the library of the very same version wrote.
    fn agree_with(&self, lock: &str) -> Result<()> {
        let pinned = self.version("wasm-bindgen")?;
        match locked(lock, "wasm-bindgen")? {
            Some(version) if version != pinned => bail!(
                "tools.toml pins wasm-bindgen {pinned}, but Cargo.lock has {version}: make them equal"
            ),
            _ => Ok(()),
        }
    }
}

fn digest_of(tool: &str, platform: &str) -> String {
    format!("archives/{tool}/sha256/{platform}")
}

/// Gathers the texts of a table and of the tables in it, whose keys begin with `prefix`.
fn collect(prefix: &str, table: &DeTable, entries: &mut BTreeMap<String, Entry>) {
    for (key, value) in table {
        let key = format!("{prefix}{}", key.get_ref());
        match value.get_ref() {
            DeValue::Table(inner) => collect(&format!("{key}/"), inner, entries),
            other => {
                let value_of = other.as_str().unwrap_or_default().to_string();
                entries.insert(key, Entry { value: value_of, place: value.span() });
            }
        }
    }
}

/// The version of `package` in a lock file.
fn locked(lock: &str, package: &str) -> Result<Option<String>> {
    let lock = DeTable::parse(lock).context("Cargo.lock")?;
    let packages = lock.get_ref().get("package").and_then(|it| it.get_ref().as_array());
    let text = |entry: &Spanned<DeValue>, key: &str| {
        Some(entry.get_ref().get(key)?.get_ref().as_str()?.to_string())
    };
    let mut packages = packages.into_iter().flat_map(|packages| packages.iter());
    let found = packages.find(|entry| text(entry, "name").as_deref() == Some(package));
    Ok(found.and_then(|entry| text(entry, "version")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
        # trunk = "9"
        [versions]
        trunk = "0.21.14"  # why
        wasm-opt = "1"
        [archives.trunk]
        folder = "makers/v{version}"
        files.a-linux = "trunk-{version}.tar.gz"  # kept
        files.b-macos = "trunk.zip"
        [archives.trunk.sha256]
        a-linux = ""
        b-macos = "0b"
    "#;

    fn pins(text: &str) -> Pins {
        Pins::parse(text.into()).unwrap()
    }

    #[test]
    fn reads_versions() {
        let pins = pins(TEXT);
        assert_eq!(pins.version("trunk").unwrap(), "0.21.14");
        assert_eq!(pins.version("wasm-opt").unwrap(), "1");
        assert!(pins.version("axe-core").is_err());
        assert!(Pins::parse("[versions".into()).is_err());
    }

    #[test]
    fn a_release_needs_a_digest() {
        let pins = pins(TEXT);
        let release = pins.release("trunk", "b-macos").unwrap();
        assert_eq!((&*release.path, &*release.sha256), ("makers/v0.21.14/trunk.zip", "0b"));
        for (tool, platform) in
            [("trunk", "a-linux"), ("trunk", "c-haiku"), ("wasm-opt", "b-macos")]
        {
            let complaint = pins.release(tool, platform).unwrap_err().to_string();
            assert!(complaint.contains(tool) && complaint.contains(platform), "{complaint}");
        }
    }

    #[test]
    fn a_digest_is_written_where_it_belongs() {
        let pins = pins(TEXT).with_digest("trunk", "a-linux", "0a").unwrap();
        assert_eq!(pins.text(), TEXT.replace("a-linux = \"\"", "a-linux = \"0a\""));
        assert_eq!(
            pins.release("trunk", "a-linux").unwrap().path,
            "makers/v0.21.14/trunk-0.21.14.tar.gz"
        );
        assert!(pins.with_digest("trunk", "c-haiku", "0c").is_err());
    }

    #[test]
    fn tells_when_the_lock_file_differs() {
        let lock = "[[package]]\nname = \"a\"\nversion = \"0.2.6\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.7\"\n";
        assert!(pins("versions.wasm-bindgen = \"0.2.7\"").agree_with(lock).is_ok());
        let complaint = pins("versions.wasm-bindgen = \"0.2.6\"").agree_with(lock).unwrap_err();
        assert!(complaint.to_string().contains("0.2.7"));
    }

    #[test]
    fn the_pins_of_this_project_agree() {
        let pins = Pins::load().unwrap();
        for tool in ["trunk", "wasm-bindgen", "binaryen", "wasm-opt", "axe-core", "lighthouse"] {
            assert!(pins.version(tool).is_ok(), "{tool}");
        }
        assert_eq!(pins.archives().len(), 10);
        for (tool, platform) in pins.archives() {
            let release = pins.release(&tool, &platform).unwrap();
            let is_digit = |letter: char| matches!(letter, '0'..='9' | 'a'..='f');
            assert!(
                release.sha256.len() == 64 && release.sha256.chars().all(is_digit),
                "{release:?}"
            );
        }
    }
}
