//! Addresses as text, as browsers write and read them. Those of the standard library would take 4 kB of the page's part
//! for it, for they read and write more than browsers do.

use std::fmt::Write;

use super::description::Address;

/// What a name on the same network ends with.
const LOCAL: &str = ".local";

/// Before which of its bytes a UUID has a dash, and an address of IPv6 a colon.
const DASHES: [usize; 4] = [4, 6, 8, 10];
const COLONS: [usize; 7] = [2, 4, 6, 8, 10, 12, 14];

/// Reads an address; none if it is of another kind.
pub(super) fn read(text: &str) -> Option<Address> {
    if let Some(name) = text.strip_suffix(LOCAL) {
        let digits: Vec<u8> = name.bytes().filter(|&sign| sign != b'-').collect();
        let bytes: Option<Vec<u8>> = digits.chunks(2).map(byte).collect();
        return bytes?.try_into().ok().map(Address::Mdns);
    }
    if text.contains(':') {
        return v6(text).map(Address::V6);
    }
    let octets: Option<Vec<u8>> = text.split('.').map(|octet| octet.parse().ok()).collect();
    octets?.try_into().ok().map(Address::V4)
}

/// Writes an address.
pub(super) fn write(address: Address) -> String {
    match address {
        Address::Mdns(uuid) => spelled(&uuid, '-', &DASHES) + LOCAL,
        Address::V4(octets) => octets.map(|octet| octet.to_string()).join("."),
        Address::V6(bytes) => spelled(&bytes, ':', &COLONS),
    }
}

/// Bytes in hexadecimal, with a mark before some of them.
fn spelled(bytes: &[u8], mark: char, places: &[usize]) -> String {
    let mut text = String::new();
    for (index, byte) in bytes.iter().enumerate() {
        if places.contains(&index) {
            text.push(mark);
        }
        // Writing into a text cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// The byte that two digits in hexadecimal are.
pub(super) fn byte(digits: &[u8]) -> Option<u8> {
    let digit = |sign: u8| (sign as char).to_digit(16);
    let [high, low] = *digits else { return None };
    Some((digit(high)? * 16 + digit(low)?) as u8)
}

/// The bytes of an address of IPv6, which may leave out groups that are zero, at one place.
fn v6(text: &str) -> Option<[u8; 16]> {
    let (mut bytes, mut gap) = (Vec::new(), None);
    for group in text.split(':') {
        if !group.is_empty() {
            let group = u32::from_str_radix(group, 16).ok()?;
            bytes.extend(u16::try_from(group).ok()?.to_be_bytes());
        } else if *gap.get_or_insert(bytes.len()) != bytes.len() {
            return None;
        }
    }
    if let Some(gap) = gap {
        (bytes.len()..16).for_each(|_| bytes.insert(gap, 0));
    }
    bytes.try_into().ok()
}
