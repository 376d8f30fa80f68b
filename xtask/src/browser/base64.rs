//! Base64, in which the protocol wraps pictures.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The bytes that `text` stands for. Anything outside the alphabet is skipped.
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
    use super::decode;

    #[test]
    fn decodes_every_length() {
        for (text, bytes) in
            [("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob")]
        {
            assert_eq!(decode(text), bytes.as_bytes());
        }
    }
}
