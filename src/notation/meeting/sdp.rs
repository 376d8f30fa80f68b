//! Descriptions as browsers write and read them (SDP, RFC 8866). Only what a data channel needs is taken, and what is
//! handed to a browser is written anew from that, so nothing a stranger wrote reaches it.

use super::address::{self, byte};
use super::description::{
    Candidate, Description, Kind, LEAST_FRAGMENT, LEAST_PASSWORD, MOST_CANDIDATES, Reach, is_secret,
};
use crate::notation::Fault;
use crate::notation::fault::{Excerpt, Part, Problem};

/// The longest description of a browser that is read, in bytes.
const LONGEST: usize = 16 * 1024;

/// Takes from a browser's description what the other device must know. The fault says what is missing.
pub fn read(kind: Kind, sdp: &str) -> Result<Description, Fault> {
    if sdp.len() > LONGEST {
        return Err(Problem::TooLong { most: LONGEST }.into());
    }
    let value = |key: &str| sdp.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let wanted = |key: &str| {
        let found = value(key).unwrap_or_default();
        let odd = || Problem::NotUnderstood(Excerpt::of(found)).at(Part::key(key));
        Some(found).filter(|found| !found.is_empty()).ok_or_else(odd)
    };
    let secret = |key: &str, least: usize| {
        let found = wanted(key)?;
        let odd = || Problem::NotUnderstood(Excerpt::of(found)).at(Part::key(key));
        Some(found.to_owned()).filter(|found| is_secret(found, least)).ok_or_else(odd)
    };
    let print = wanted("a=fingerprint:")?;
    let odd =
        |key: &str, found: &str| Problem::NotUnderstood(Excerpt::of(found)).at(Part::key(key));
    let fingerprint = fingerprint(print).ok_or_else(|| odd("a=fingerprint:", print))?;
    let lines = sdp.lines().filter_map(|line| line.strip_prefix("a=candidate:"));
    let found = lines.filter_map(candidate);
    // Those of the internet first: they are few, and a device with many addresses must not lose them.
    let (mut candidates, near): (Vec<Candidate>, Vec<Candidate>) =
        found.partition(|candidate| candidate.reach == Reach::Reflexive);
    candidates.extend(near);
    candidates.truncate(MOST_CANDIDATES);
    if candidates.is_empty() {
        return Err(odd("a=candidate:", ""));
    }
    let fragment = secret("a=ice-ufrag:", LEAST_FRAGMENT)?;
    let password = secret("a=ice-pwd:", LEAST_PASSWORD)?;
    Ok(Description { kind, fragment, password, fingerprint, candidates })
}

/// A description as a browser is told it, without its candidates, which [`candidates`] writes one by one: whoever
/// was invited must not begin to knock before the other can hear it.
pub fn write(description: &Description) -> String {
    let Description { kind, fragment, password, fingerprint, .. } = description;
    let print: Vec<String> = fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
    // Whoever was invited is the server of DTLS: so the other side begins, and knows when both can hear.
    let setup = match kind {
        Kind::Offer => "active",
        Kind::Answer => "passive",
    };
    [
        "v=0",
        "o=- 1 1 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        "a=mid:0",
        "a=sctp-port:5000",
        "a=max-message-size:16384",
        &format!("a=setup:{setup}"),
        &format!("a=ice-ufrag:{fragment}"),
        &format!("a=ice-pwd:{password}"),
        &format!("a=fingerprint:sha-256 {}", print.join(":")),
        "",
    ]
    .join("\r\n")
}

/// The candidates of a description, each as a browser is told it.
pub fn candidates(description: &Description) -> Vec<String> {
    let numbered = description.candidates.iter().enumerate();
    numbered
        .map(|(index, candidate)| {
            let (kind, preference, related) = match candidate.reach {
                Reach::Host => ("host", 126_u32, ""),
                Reach::Reflexive => ("srflx", 100, " raddr 0.0.0.0 rport 0"),
            };
            let priority = preference << 24 | (65_535 - index as u32) << 8 | 255;
            let (address, port) = (address::write(candidate.address), candidate.port);
            format!("candidate:{index} 1 udp {priority} {address} {port} typ {kind}{related}")
        })
        .collect()
}

fn fingerprint(text: &str) -> Option<[u8; 32]> {
    let (method, digits) = text.split_once(' ')?;
    let bytes: Option<Vec<u8>> =
        digits.trim().split(':').map(|digits| byte(digits.as_bytes())).collect();
    bytes?.try_into().ok().filter(|_| method.eq_ignore_ascii_case("sha-256"))
}

/// The candidate of a line behind its key; none if it is of another transport or kind.
fn candidate(line: &str) -> Option<Candidate> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [_, component, transport, _, address, port, "typ", kind, ..] = words[..] else {
        return None;
    };
    let reach = match kind {
        "host" => Reach::Host,
        "srflx" => Reach::Reflexive,
        _ => return None,
    };
    let port = port.parse().ok().filter(|&port: &u16| port > 0)?;
    let is_udp = component == "1" && transport.eq_ignore_ascii_case("udp");
    Some(Candidate { reach, address: address::read(address)?, port }).filter(|_| is_udp)
}
