//! What a device must know of another to connect to it, as few bytes.
//!
//! | bytes | what they hold |
//! |---|---|
//! | 1 | the version, 1, in the upper half; in the lower 0 for an offer, 1 for an answer |
//! | 2 | for fragment and password each: their length, and 128 more where they are hexadecimal |
//! | … | both, in 4 bits a digit or 6 bits a sign, each from a new byte on |
//! | 32 | the SHA-256 fingerprint of the certificate |
//! | 1 | for each candidate: 0 host or 4 reflexive, and 0 mDNS, 1 IPv4 or 2 IPv6 |
//! | 16 or 4 | its address: the UUID of an mDNS name, or of IP |
//! | 2 | its port |

use crate::notation::bytes::Bytes;
use crate::notation::fault::{Excerpt, Part, Problem};
use crate::notation::{Fault, base64};

/// The version that is written and read.
const VERSION: u8 = 1;

/// More candidates than that no device needs.
pub const MOST_CANDIDATES: usize = 8;

/// The longest fragment or password, in signs. Browsers use 4 to 32.
pub const LONGEST_SECRET: usize = 127;

/// What stands in the fragment and the password (`ice-char` of RFC 8839).
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

const HEX: &[u8; 16] = b"0123456789abcdef";

/// Who describes itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Who invites.
    Offer,
    /// Who was invited.
    Answer,
}

/// Where a device can be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Address {
    /// The UUID before `.local`, which only the same network resolves.
    Mdns([u8; 16]),
    V4([u8; 4]),
    V6([u8; 16]),
}

/// How far an address reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// It is the device's own, in its network.
    Host,
    /// It is how a server on the internet sees the device.
    Reflexive,
}

/// An address and a UDP port at which to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub reach: Reach,
    pub address: Address,
    pub port: u16,
}

/// What a device must know of another to connect to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Description {
    pub kind: Kind,
    /// The name by which packets are told apart (`ice-ufrag`).
    pub fragment: String,
    /// What signs them (`ice-pwd`).
    pub password: String,
    /// Of the certificate, by SHA-256.
    pub fingerprint: [u8; 32],
    pub candidates: Vec<Candidate>,
}

impl Description {
    /// As text that survives in links.
    pub fn text(&self) -> String {
        base64::write(&self.pack())
    }

    /// A description from its text. The fault says what is wrong with it.
    pub fn read(text: &str) -> Result<Description, Fault> {
        let garbled = || Problem::NotUnderstood(Excerpt::of(text)).at(Part::key("code"));
        let bytes = base64::read(text).filter(|bytes| !bytes.is_empty()).ok_or_else(garbled)?;
        let version = bytes[0] >> 4;
        if version != VERSION {
            let fault = Problem::not_one_of(&version.to_string(), &["1"]);
            return Err(fault.at(Part::key("version")));
        }
        Description::unpack(&bytes).ok_or_else(garbled)
    }

    /// A number that tells this description from others, so that an answer can say to which offer it belongs.
    pub fn mark(&self) -> u32 {
        self.pack().iter().fold(0x811C_9DC5, |mark: u32, &byte| {
            (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        })
    }

    fn pack(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION << 4 | self.kind as u8];
        let secrets = [&self.fragment, &self.password];
        bytes.extend(secrets.map(|secret| secret.len() as u8 | u8::from(is_hex(secret)) << 7));
        secrets.into_iter().for_each(|secret| pack_secret(&mut bytes, secret));
        bytes.extend(self.fingerprint);
        for candidate in self.candidates.iter().take(MOST_CANDIDATES) {
            let (family, address): (u8, &[u8]) = match &candidate.address {
                Address::Mdns(uuid) => (0, uuid),
                Address::V4(address) => (1, address),
                Address::V6(address) => (2, address),
            };
            bytes.push((candidate.reach as u8) << 2 | family);
            bytes.extend(address);
            bytes.extend(candidate.port.to_be_bytes());
        }
        bytes
    }

    fn unpack(bytes: &[u8]) -> Option<Description> {
        let mut bytes = Bytes::new(bytes);
        let kind = match bytes.u8()? & 15 {
            0 => Kind::Offer,
            1 => Kind::Answer,
            _ => return None,
        };
        let heads = [bytes.u8()?, bytes.u8()?];
        let fragment = unpack_secret(&mut bytes, heads[0])?;
        let password = unpack_secret(&mut bytes, heads[1])?;
        let fingerprint = bytes.array()?;
        let mut candidates = Vec::new();
        while !bytes.is_end() {
            candidates.push(unpack_candidate(&mut bytes)?);
        }
        let is_whole = fragment.len() >= LEAST_FRAGMENT
            && password.len() >= LEAST_PASSWORD
            && (1..=MOST_CANDIDATES).contains(&candidates.len());
        is_whole.then_some(Description { kind, fragment, password, fingerprint, candidates })
    }
}

/// The least lengths of fragment and password (RFC 8839), in signs.
pub(super) const LEAST_FRAGMENT: usize = 4;
pub(super) const LEAST_PASSWORD: usize = 22;

/// Is a text of signs that can be packed, and neither too short nor too long?
pub(super) fn is_secret(text: &str, least: usize) -> bool {
    (least..=LONGEST_SECRET).contains(&text.len()) && text.bytes().all(|sign| SIGNS.contains(&sign))
}

fn is_hex(secret: &str) -> bool {
    secret.bytes().all(|sign| HEX.contains(&sign))
}

/// Writes signs in as few bits as their alphabet needs.
fn pack_secret(bytes: &mut Vec<u8>, secret: &str) {
    let (alphabet, width): (&[u8], u32) = if is_hex(secret) { (HEX, 4) } else { (SIGNS, 6) };
    let (mut held, mut count) = (0_u32, 0);
    for sign in secret.bytes() {
        let digit = alphabet.iter().position(|&known| known == sign).unwrap_or(0);
        held = held << width | digit as u32;
        count += width;
        if count >= 8 {
            count -= 8;
            bytes.push((held >> count) as u8);
        }
    }
    if count > 0 {
        bytes.push((held << (8 - count)) as u8);
    }
}

fn unpack_secret(bytes: &mut Bytes, head: u8) -> Option<String> {
    let (alphabet, width): (&[u8], usize) = if head & 0x80 == 0 { (SIGNS, 6) } else { (HEX, 4) };
    let length = usize::from(head & 0x7F);
    let packed = bytes.take((length * width).div_ceil(8))?;
    let bit = |at: usize| packed[at / 8] >> (7 - at % 8) & 1;
    let digits = (0..length).map(|sign| {
        (sign * width..(sign + 1) * width).fold(0, |digit, at| digit << 1 | usize::from(bit(at)))
    });
    Some(digits.map(|digit| alphabet[digit] as char).collect())
}

fn unpack_candidate(bytes: &mut Bytes) -> Option<Candidate> {
    let head = bytes.u8()?;
    let reach = match head >> 2 {
        0 => Reach::Host,
        1 => Reach::Reflexive,
        _ => return None,
    };
    let address = match head & 3 {
        0 => Address::Mdns(bytes.array()?),
        1 => Address::V4(bytes.array()?),
        2 => Address::V6(bytes.array()?),
        _ => return None,
    };
    let port = bytes.u16().filter(|&port| port > 0)?;
    Some(Candidate { reach, address, port })
}
