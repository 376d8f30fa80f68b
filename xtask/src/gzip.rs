//! Gzip, by which hosts send the page and in which a single file holds it.

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// The bytes as hosts would send them.
pub fn gzipped(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
