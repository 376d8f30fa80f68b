//! Bytes from elsewhere, read one thing after the other; whatever is not there is none. Numbers have their highest
//! byte first.

/// What of some bytes is still to be read.
#[derive(Clone, Copy, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    /// Is nothing left?
    pub fn is_end(&self) -> bool {
        self.0.is_empty()
    }

    /// The next so many bytes.
    pub fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    /// The next bytes, as many as the array has.
    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub fn u8(&mut self) -> Option<u8> {
        self.array().map(u8::from_be_bytes)
    }

    pub fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_be_bytes)
    }

    pub fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_be_bytes)
    }

    pub fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_be_bytes)
    }

    /// A truth: 0 or 1, and nothing else.
    pub fn flag(&mut self) -> Option<bool> {
        match self.u8()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    /// A text of at most so many bytes.
    pub fn text(&mut self, most: usize) -> Option<String> {
        let length = usize::from(self.u16()?);
        let bytes = self.take(length).filter(|_| length <= most)?;
        String::from_utf8(bytes.to_vec()).ok()
    }
}

/// Writes a text, as [`Bytes::text`] reads it. What is longer than any text may be is cut.
pub fn write_text(into: &mut Vec<u8>, text: &str) {
    let most = usize::from(u16::MAX);
    let end = (0..=text.len().min(most)).rev().find(|&end| text.is_char_boundary(end));
    let text = &text[..end.unwrap_or(0)];
    into.extend((text.len() as u16).to_be_bytes());
    into.extend(text.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_none() {
        let mut bytes = Bytes::new(&[0, 5, 1, 2, 9]);
        assert_eq!((bytes.u16(), bytes.flag(), bytes.flag()), (Some(5), Some(true), None));
        assert_eq!((bytes.u16(), bytes.u8(), bytes.is_end()), (None, Some(9), true));
    }

    #[test]
    fn a_text_comes_back_or_is_none() {
        let mut written = Vec::new();
        write_text(&mut written, "Zoë");
        assert_eq!(Bytes::new(&written).text(4).as_deref(), Some("Zoë"));
        assert_eq!([Bytes::new(&written).text(3), Bytes::new(&written[..4]).text(9)], [None, None]);
        assert_eq!(Bytes::new(&[0, 1, 0xFF]).text(9), None);
    }
}
