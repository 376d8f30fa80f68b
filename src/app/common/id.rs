//! What tells one kept game from another.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Any number, written as 16 hexadecimal digits: a browser's own numbers would not hold it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(u64);

impl Id {
    /// Of two halves that chance decides.
    pub fn new(halves: [u32; 2]) -> Id {
        Id(u64::from(halves[0]) << 32 | u64::from(halves[1]))
    }

    /// The id of a text that is one.
    pub fn read(text: &str) -> Option<Id> {
        let is_one = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        u64::from_str_radix(text, 16).ok().filter(|_| is_one).map(Id)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        let text = String::deserialize(deserializer)?;
        Id::read(&text).ok_or_else(|| D::Error::custom("no id of a game"))
    }
}

#[cfg(test)]
mod tests {
    use crate::app::common::id::Id;

    #[test]
    fn is_read_as_it_is_written() {
        let id = Id::new([0xabc, 7]);
        assert_eq!(id.to_string(), "00000abc00000007");
        assert_eq!(Id::read(&id.to_string()), Some(id));
        assert_eq!(["", "+000abc00000007", "00000abc0000000g"].map(Id::read), [None; 3]);
    }
}
