//! Bytes as text that survives in links: base64url without padding (RFC 4648).

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Writes bytes.
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let value = group.iter().fold(0_u32, |value, &byte| value << 8 | u32::from(byte));
        let value = value << (8 * (3 - group.len()));
        for digit in 0..=group.len() {
            let index = value >> (18 - 6 * digit) & 63;
            text.push(DIGITS[index as usize] as char);
        }
    }
    text
}

/// The bytes of a text, unless it is none of base64url.
pub fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for group in text.as_bytes().chunks(4) {
        let mut value = 0_u32;
        for &digit in group {
            value = value << 6 | DIGITS.iter().position(|&known| known == digit)? as u32;
        }
        let value = value << (6 * (4 - group.len()));
        let count = group.len().checked_sub(1).filter(|&count| count > 0)?;
        bytes.extend(value.to_be_bytes().get(1..=count)?);
    }
    Some(bytes)
}
