//! The service worker, which keeps the page for when there is no network: told what it keeps.
//!
//! `src/offline.js` is all of it but the names and checksums of the files, which only the finished
//! build knows.

use crate::fingerprint::hash;
use crate::single;
use anyhow::{Context, Result, bail};
use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// The service worker's file. The name stays the same, for by it browsers find newer builds.
pub const NAME: &str = "offline.js";

/// What chats show beside a link. Nobody needs it without a network.
pub const PREVIEW: &str = "icons/preview.png";

/// A service worker that clears away what others kept, and itself. Who works on the page must not meet
/// the build before.
pub const RETIRED: &str = r#"
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  const family = `wonderboard ${registration.scope} `;
  for (const name of await caches.keys()) if (name.startsWith(family)) await caches.delete(name);
  await registration.unregister();
})()));
"#;

/// Writes the service worker of the build in `dist`.
pub fn write(dist: &Path) -> Result<()> {
    let mut files = Vec::new();
    collect(dist, "", &mut files)?;
    files.sort();
    let lines = files.iter().map(|(name, sum)| format!("  \"{name}\": \"{sum}\",\n"));
    let list = lines.collect::<String>();
    let build = format!("{:016x}", hash(&[list.clone().into_bytes()]));
    let source = crate::root().join("src").join(NAME);
    let text = fs::read_to_string(&source).with_context(|| format!("{}", source.display()))?;
    let text = fill(&text, "FILES = {}", &format!("FILES = {{\n{list}}}"))?;
    let text = fill(&text, "BUILD = \"\"", &format!("BUILD = \"{build}\""))?;
    Ok(fs::write(dist.join(NAME), text)?)
}

fn fill(text: &str, gap: &str, filled: &str) -> Result<String> {
    if !text.contains(gap) {
        bail!("src/{NAME} has no `{gap}`");
    }
    Ok(text.replacen(gap, filled, 1))
}

/// Name and checksum of every file, the start page under the name that every host knows. The page as
/// one file is left out: it is all of them again, for those who take it elsewhere. So is the picture for
/// previews of links.
fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else if ![NAME, PREVIEW, single::NAME].contains(&name.as_str()) {
            let sum = checksum(&fs::read(entry.path())?);
            files.push((if name == "index.html" { "./".into() } else { name }, sum));
        }
    }
    Ok(())
}

/// As in the attribute `integrity`.
fn checksum(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_as_published() {
        assert_eq!(checksum(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }

    #[test]
    fn lists_every_file_the_page_needs_without_a_network() {
        let folder = crate::root().join("target").join("offline-test");
        fs::create_dir_all(folder.join("rulebooks/en")).unwrap();
        fs::create_dir_all(folder.join("icons")).unwrap();
        for name in ["index.html", "rulebooks/en/chess.txt", NAME, PREVIEW] {
            fs::write(folder.join(name), "old").unwrap();
        }
        write(&folder).unwrap();
        let first = fs::read_to_string(folder.join(NAME)).unwrap();
        assert!(
            first.contains("\"./\": \"sha256-") && first.contains("\"rulebooks/en/chess.txt\"")
        );
        assert!(!first.contains("\"offline.js\"") && !first.contains("BUILD = \"\""));
        assert!(!first.contains(PREVIEW));
        write(&folder).unwrap();
        assert_eq!(fs::read_to_string(folder.join(NAME)).unwrap(), first);
        fs::write(folder.join("rulebooks/en/chess.txt"), "new").unwrap();
        write(&folder).unwrap();
        assert_ne!(fs::read_to_string(folder.join(NAME)).unwrap(), first);
        fs::remove_dir_all(folder).unwrap();
    }
}
