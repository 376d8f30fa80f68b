//! Bytes that are read one after the other.

use super::fault::{SampleFault, SampleProblem};

/// Reads from the front of some bytes of a file.
#[derive(Clone)]
pub struct ByteReader<'a> {
    rest: &'a [u8],
    at: usize,
    beyond: SampleProblem,
}

impl<'a> ByteReader<'a> {
    /// Reads bytes that stand in the file from `at` on. A read past their end fails with `beyond`.
    pub fn new(rest: &'a [u8], at: usize, beyond: SampleProblem) -> ByteReader<'a> {
        ByteReader { rest, at, beyond }
    }

    /// Where in the file it has come to.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next `count` bytes.
    pub fn slice(&mut self, count: usize) -> Result<&'a [u8], SampleFault> {
        let parts = self.rest.split_at_checked(count);
        let (slice, rest) = parts.ok_or_else(|| self.beyond.clone().at(self.at))?;
        (self.rest, self.at) = (rest, self.at + count);
        Ok(slice)
    }

    /// The next bytes, as many as are wanted; a number is made of them by its `from_le_bytes`.
    pub fn take<const N: usize>(&mut self) -> Result<[u8; N], SampleFault> {
        let mut bytes = [0; N];
        bytes.copy_from_slice(self.slice(N)?);
        Ok(bytes)
    }

    pub fn byte(&mut self) -> Result<u8, SampleFault> {
        self.take().map(|[byte]| byte)
    }
}
