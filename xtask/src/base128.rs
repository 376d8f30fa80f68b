//! Bytes as text of seven bits a letter: eight bytes in place of every seven, where base85 needs 8.75 and base64 9.33.
//!
//! Nearly every ASCII character stands in a `<script>` as it is. Those that do not come together with the seven bits
//! after them as one letter of two bytes, which costs nothing (the idea of Kevin Albertson's base122).
//! `src/single.js` reads it.

/// Characters that HTML would change, or that would end an element or look like an attribute.
const BARRED: [u8; 4] = [0, b'\r', b'"', b'<'];

/// The first of the letters of two bytes: past the control characters.
const PAIRS: u32 = 0x100;

/// The text of some bytes.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(7) * 8);
    let mut sevens = sevens(bytes).into_iter();
    while let Some(seven) = sevens.next() {
        text.push(match BARRED.iter().position(|&barred| barred == seven) {
            None => char::from(seven),
            // The last has none after it.
            Some(place) => {
                let (row, column) =
                    sevens.next().map_or((BARRED.len(), place), |next| (place, next.into()));
                char::from_u32(PAIRS + row as u32 * 128 + column as u32).unwrap_or_default()
            }
        });
    }
    text
}

/// The bits of some bytes, by sevens, the first bit first; zeros fill the last.
fn sevens(bytes: &[u8]) -> Vec<u8> {
    let mut sevens = Vec::with_capacity(bytes.len().div_ceil(7) * 8);
    let (mut held, mut count) = (0_u32, 0);
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        count += 8;
        while count >= 7 {
            count -= 7;
            sevens.push((held >> count) as u8 & 0x7f);
        }
    }
    if count > 0 {
        sevens.push((held << (7 - count)) as u8 & 0x7f);
    }
    sevens
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads it as `src/single.js` does.
    fn decode(text: &str) -> Vec<u8> {
        let (mut bytes, mut held, mut count) = (Vec::new(), 0_u32, 0);
        let mut take = |seven: u32| {
            held = held << 7 | seven;
            count += 7;
            if count >= 8 {
                count -= 8;
                bytes.push((held >> count) as u8);
            }
        };
        for letter in text.chars().map(u32::from) {
            if letter < 128 {
                take(letter);
                continue;
            }
            let (row, column) = ((letter - PAIRS) as usize / 128, (letter - PAIRS) % 128);
            if let Some(&barred) = BARRED.get(row) {
                take(barred.into());
                take(column);
            } else {
                take(BARRED[column as usize].into());
            }
        }
        bytes
    }

    #[test]
    fn comes_back_as_it_was() {
        let all: Vec<u8> =
            (0..=255).chain([255; 9]).chain([0; 9]).chain([0x1a, 0x22, 0x44]).collect();
        for begin in 0..all.len() {
            for end in begin..all.len() {
                assert_eq!(decode(&encode(&all[begin..end])), all[begin..end]);
            }
        }
    }

    #[test]
    fn seven_bytes_take_eight_and_nothing_ends() {
        let bytes: Vec<u8> = (0..7000_u32).map(|n| ((n * n) >> 3) as u8).collect();
        let text = encode(&bytes);
        assert_eq!(text.len(), 8000);
        assert!(!text.bytes().any(|letter| BARRED.contains(&letter)));
    }

    #[test]
    fn the_page_knows_what_is_barred() {
        let reader = std::fs::read_to_string(crate::root().join("src").join("single.js")).unwrap();
        assert!(reader.contains(&format!("barred = {BARRED:?}")));
        assert!(reader.contains(&format!("pairs = {PAIRS}")));
    }
}
