//! Base64, in which pictures come from the browser and checksums go to it.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The text that stands for `bytes`.
pub fn encode(bytes: &[u8]) -> String {
    let group = |three: &[u8]| {
        let bits =
            (0..3).fold(0, |bits, i| bits << 8 | three.get(i).copied().map_or(0, usize::from));
        let letter = |i: usize| match i <= three.len() {
            true => char::from(ALPHABET[bits >> (18 - 6 * i) & 63]),
            false => '=',
        };
        (0..4).map(letter).collect::<String>()
    };
    bytes.chunks(3).map(group).collect()
}

/// The bytes that `text` stands for. Anything outside the alphabet is skipped.
#[cfg(any(test, feature = "browser"))]
pub fn decode(text: &str) -> Vec<u8> {
    let digits = text.bytes().filter_map(|byte| ALPHABET.iter().position(|&letter| letter == byte));
    let digits: Vec<u32> = digits.map(|digit| digit as u32).collect();
    let group = |four: &[u32]| {
        let bits = (0..4).fold(0, |bits, i| bits << 6 | four.get(i).copied().unwrap_or(0));
        bits.to_be_bytes()[1..four.len()].to_vec()
    };
    digits.chunks(4).flat_map(group).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_every_length() {
        for (text, bytes) in
            [("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob")]
        {
            assert_eq!(decode(text), bytes.as_bytes());
            assert_eq!(encode(bytes.as_bytes()), text);
        }
    }
}
