//! Bytes as text of 85 letters, five for every four bytes: a twentieth shorter than base64.
//!
//! As Ascii85 does it, but with letters that stand in HTML and in strings of JavaScript as they are.
//! `src/single.js` reads it.

/// The digits, the least first: printable ASCII without quotes, `$`, `&`, `<`, `\`, `%` and `#`.
pub const DIGITS: &[u8; 85] =
    b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!()*+,-./:;=>?@[]^_{|}~";

/// The text of some bytes. The last group, if it has fewer than four, has one letter more than bytes.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(4) * 5);
    for group in bytes.chunks(4) {
        let mut four = [0; 4];
        four[..group.len()].copy_from_slice(group);
        let number = u32::from_be_bytes(four);
        let digits = (0..5).rev().map(|place| number / 85_u32.pow(place) % 85);
        text.extend(digits.take(group.len() + 1).map(|digit| char::from(DIGITS[digit as usize])));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads it as `src/single.js` does.
    fn decode(text: &str) -> Vec<u8> {
        let value = |letter: &u8| DIGITS.iter().position(|digit| digit == letter).unwrap() as u64;
        let mut bytes = Vec::new();
        for group in text.as_bytes().chunks(5) {
            let digits = group.iter().map(value).chain([84; 5]).take(5);
            let number =
                u32::try_from(digits.fold(0, |number, digit| number * 85 + digit)).unwrap();
            bytes.extend(&number.to_be_bytes()[..group.len() - 1]);
        }
        bytes
    }

    #[test]
    fn comes_back_as_it_was() {
        let all: Vec<u8> = (0..=255).chain([255; 9]).chain([0; 7]).collect();
        for length in 0..all.len() {
            let text = encode(&all[length..]);
            assert_eq!(decode(&text), all[length..]);
            assert_eq!(text.len(), ((all.len() - length) * 5).div_ceil(4));
        }
    }

    #[test]
    fn its_digits_differ_and_end_nothing() {
        let mut sorted = DIGITS.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), 85);
        assert!(!DIGITS.iter().any(|digit| b"\"'`$&<\\%#".contains(digit)));
    }

    #[test]
    fn the_page_knows_the_digits() {
        let reader = std::fs::read_to_string(crate::root().join("src").join("single.js")).unwrap();
        assert!(reader.contains(&format!("\"{}\"", std::str::from_utf8(DIGITS).unwrap())));
    }
}
