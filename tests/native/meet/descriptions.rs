//! Descriptions of browsers, packed and unpacked, and the links that carry them.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use proptest::prelude::*;
use wonderboard::notation::meeting::{
    Address, Candidate, Description, Kind, MeetLink, Reach, link, sdp,
};

/// As Chromium describes itself (the numbers are made up).
pub const CHROMIUM: &str = "v=0\r\no=- 4962303333179871722 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n\
a=group:BUNDLE 0\r\na=extmap-allow-mixed\r\na=msid-semantic: WMS\r\n\
m=application 54400 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 203.0.113.9\r\n\
a=candidate:4077567720 1 udp 2113937151 1c4d3a1e-8d7b-4f00-9c3a-5f0d2b6e7a10.local 54400 typ host generation 0 network-cost 999\r\n\
a=candidate:842163049 1 udp 1677729535 203.0.113.9 54400 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999\r\n\
a=ice-ufrag:/Wn+\r\na=ice-pwd:AbCdEfGhIjKlMnOpQrStUv12\r\na=ice-options:trickle\r\n\
a=fingerprint:sha-256 9F:0A:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:10:20:30:40:50:60:70:80:90:A0:B0:C0:D0:E0\r\n\
a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

/// As Firefox describes itself.
const FIREFOX: &str = "v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 7614219274584779017 0 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\n\
a=sendrecv\r\n\
a=fingerprint:sha-256 00:01:02:03:04:05:06:07:08:09:0A:0B:0C:0D:0E:0F:10:11:12:13:14:15:16:17:18:19:1A:1B:1C:1D:1E:1F\r\n\
a=group:BUNDLE 0\r\na=ice-options:trickle\r\na=msid-semantic:WMS *\r\n\
m=application 52113 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
a=candidate:0 1 UDP 2122252543 a0b1c2d3-e4f5-4678-89ab-cdef01234567.local 52113 typ host\r\n\
a=candidate:2 1 TCP 2105524479 a0b1c2d3-e4f5-4678-89ab-cdef01234567.local 9 typ host tcptype active\r\n\
a=candidate:3 1 UDP 2122187007 2001:db8::17 52114 typ host\r\n\
a=sendrecv\r\na=end-of-candidates\r\na=ice-pwd:0123456789abcdef0123456789abcdef\r\na=ice-ufrag:8badf00d\r\n\
a=mid:0\r\na=setup:active\r\na=sctp-port:5000\r\na=max-message-size:1073741823\r\n";

/// What Chromium 156 said on a machine with two addresses.
const RECORDED_CHROMIUM: &str = "v=0\r\no=- 5474017224089780738 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n\
a=group:BUNDLE 0\r\na=extmap-allow-mixed\r\na=msid-semantic: WMS\r\n\
m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
a=candidate:3694864229 1 udp 2113937151 230f26f4-e891-419f-8396-ffc154b6fc8c.local 44659 typ host generation 0 network-cost 999\r\n\
a=candidate:3679013845 1 udp 2113942271 6a7e2fe2-f771-4a92-8b42-c56e4e69e4c4.local 46308 typ host generation 0 network-cost 999\r\n\
a=ice-ufrag:gMAr\r\na=ice-pwd:GPMAwtv+p2/MNc/yH0Z2VoOb\r\na=ice-options:trickle\r\n\
a=fingerprint:sha-256 58:5E:7E:BD:39:2F:C0:69:20:62:0C:67:4F:5D:97:BB:F3:9C:A6:06:27:32:61:AD:FA:49:AF:14:A6:CA:62:8E\r\n\
a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

/// What Firefox 153 said on the same.
const RECORDED_FIREFOX: &str = "v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 1126378913631153722 0 IN IP4 0.0.0.0\r\n\
s=-\r\nt=0 0\r\na=sendrecv\r\n\
a=fingerprint:sha-256 6F:D8:1D:20:91:8F:9B:B4:5D:FB:50:55:6C:CC:79:13:C8:87:83:FB:58:76:06:75:5E:25:56:BA:CD:CC:9A:F2\r\n\
a=group:BUNDLE 0\r\na=ice-options:trickle\r\na=msid-semantic:WMS *\r\n\
m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
a=candidate:0 1 UDP 2122187007 731283d9-de83-4ed1-ab04-dd3d110e909f.local 51746 typ host\r\n\
a=candidate:1 1 UDP 2122252543 a3c16712-740f-4fb4-a6d3-06f433f3d617.local 46863 typ host\r\n\
a=candidate:2 1 TCP 2105458943 731283d9-de83-4ed1-ab04-dd3d110e909f.local 9 typ host tcptype active\r\n\
a=candidate:3 1 TCP 2105524479 a3c16712-740f-4fb4-a6d3-06f433f3d617.local 9 typ host tcptype active\r\n\
a=sendrecv\r\na=end-of-candidates\r\na=ice-pwd:50c6426ef74bcfae3cc1e1b50da5ca3f\r\na=ice-ufrag:491b37b7\r\n\
a=mid:0\r\na=setup:actpass\r\na=sctp-port:5000\r\na=max-message-size:1073741823\r\n";

fn chromium() -> Description {
    sdp::read(Kind::Offer, CHROMIUM).expect("a description")
}

fn firefox() -> Description {
    sdp::read(Kind::Answer, FIREFOX).expect("a description")
}

#[test]
fn what_matters_is_taken_from_browsers() {
    let chromium = chromium();
    assert_eq!((&*chromium.fragment, chromium.password.len()), ("/Wn+", 24));
    assert_eq!(chromium.fingerprint[..3], [0x9F, 0x0A, 0x11]);
    let reflexive =
        Candidate { reach: Reach::Reflexive, address: Address::V4([203, 0, 113, 9]), port: 54400 };
    assert_eq!(chromium.candidates[0], reflexive);
    assert_eq!(chromium.candidates.len(), 2);
    let firefox = firefox();
    assert_eq!((&*firefox.fragment, firefox.candidates.len()), ("8badf00d", 2));
    assert!(matches!(firefox.candidates[1].address, Address::V6([0x20, 0x01, ..])));
}

#[test]
fn a_description_fits_a_link_and_comes_back() {
    for (description, most) in [(chromium(), 116), (firefox(), 132)] {
        let text = description.text();
        assert!(text.len() <= most, "{} characters: {text}", text.len());
        assert_eq!(Description::read(&text).as_ref(), Ok(&description));
        // What is told to a browser is read the same again.
        let lines: String =
            sdp::candidates(&description).iter().map(|line| format!("a={line}\r\n")).collect();
        let told = sdp::write(&description) + &lines;
        assert_eq!(sdp::read(description.kind, &told), Ok(description));
    }
}

#[test]
fn what_browsers_have_really_said_is_packed() {
    for (recorded, most) in [(RECORDED_CHROMIUM, 130), (RECORDED_FIREFOX, 134)] {
        let description = sdp::read(Kind::Offer, recorded).expect("a description");
        assert_eq!(description.candidates.len(), 2);
        let text = description.text();
        assert!(text.len() <= most, "{} characters", text.len());
        assert_eq!(Description::read(&text), Ok(description));
    }
}

#[test]
fn a_browser_is_told_nothing_a_stranger_wrote() {
    let told = sdp::write(&firefox());
    assert!(told.contains("a=setup:passive\r\n") && told.ends_with("1D:1E:1F\r\n"), "{told}");
    // Whoever was invited is the server: in both directions the inviting side begins.
    assert!(sdp::write(&chromium()).contains("a=setup:active\r\n"));
    assert!(told.lines().all(|line| line.as_bytes()[1] == b'='));
    assert_eq!(
        sdp::candidates(&chromium())[1],
        "candidate:1 1 udp 2130706175 1c4d3a1e-8d7b-4f00-9c3a-5f0d2b6e7a10.local 54400 typ host"
    );
}

#[test]
fn what_is_missing_is_named() {
    let without = |line: &str| {
        let kept: Vec<&str> = CHROMIUM.lines().filter(|kept| !kept.starts_with(line)).collect();
        sdp::read(Kind::Offer, &kept.join("\r\n")).expect_err("something is missing").to_string()
    };
    for line in ["a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:", "a=candidate:"] {
        assert_eq!(without(line), format!("{line}: \"\" makes no sense"));
    }
    let strange = CHROMIUM.replace("/Wn+", "/Wn\u{e9}");
    assert!(sdp::read(Kind::Offer, &strange).is_err());
    assert!(sdp::read(Kind::Offer, &"a".repeat(20_000)).is_err());
}

#[test]
fn an_invitation_carries_any_link_to_a_game() {
    let games = ["#/chess", "#/alice/8/8?m=e2e4&castling=off&by=link-1f", "#/twilight?o=black"];
    for game in games {
        let link = link::invitation(&chromium(), game);
        let read = link::decode(&format!("https://example.org/play/{link}"));
        let wanted = MeetLink::Invitation { offer: chromium(), game: game.to_owned() };
        assert_eq!(read, Ok(wanted), "{link}");
        assert!(link::is_one(&link) && !link::is_one(game));
    }
}

#[test]
fn an_answer_says_to_which_offer_it_belongs() {
    let link = link::answer(&firefox(), &chromium());
    let wanted = MeetLink::Answer { answer: firefox(), to: chromium().mark() };
    assert_eq!(link::decode(&link), Ok(wanted));
    assert_ne!(chromium().mark(), firefox().mark());
    assert!(link.len() < 160, "{} characters", link.len());
}

#[test]
fn another_version_is_named() {
    let text = chromium().text();
    let newer = format!("I{}", &text[1..]);
    let fault = link::decode(&format!("#/meet/{newer}")).expect_err("another version");
    assert_eq!(fault.to_string(), "link, version: \"2\" is not 1");
    let torn = link::decode(&format!("#/meet/{}", &text[..40])).expect_err("a part of it");
    assert!(torn.to_string().starts_with("link, code:"), "{torn}");
    for text in ["", "#/meet", "#/meet/", "#/chess", "#/meet/?to=1"] {
        assert!(link::decode(text).is_err(), "{text}");
    }
}

/// What is made of a browser's candidate at an address as text.
fn at(address: &str) -> Option<Address> {
    let line = format!("a=candidate:1 1 udp 1 {address} 9000 typ srflx raddr 0.0.0.0 rport 0");
    let told = CHROMIUM.replace("a=ice-ufrag:", &format!("{line}\r\na=ice-ufrag:"));
    let description = sdp::read(Kind::Offer, &told).expect("a description");
    let found = description.candidates.iter().find(|candidate| candidate.port == 9000);
    found.map(|candidate| candidate.address)
}

#[test]
fn an_address_of_another_kind_is_none() {
    let whole = "1:2:3:4:5:6:7:8";
    assert!(matches!(at(whole), Some(Address::V6([0, 1, 0, 2, .., 8]))));
    for address in ["1:2", "1::2::3", "1:2:3:4:5:6:7:8:9", "12345::", "1:2:3:4::5:6:7:8:9", "::x"] {
        assert_eq!(at(address), None, "{address}");
    }
    for address in ["1.2.3", "1.2.3.4.5", "1.2.3.256", "example.org", "12.local", "local"] {
        assert_eq!(at(address), None, "{address}");
    }
}

proptest! {
    #[test]
    fn addresses_are_read_and_written_as_the_standard_library_does(
        few in any::<[u8; 4]>(), many in any::<[u8; 16]>(), zeros in 0_usize..16, many_zeros in 0_usize..16,
    ) {
        let mut bytes = many;
        bytes[zeros.min(many_zeros)..zeros.max(many_zeros)].fill(0);
        // Those are written as both kinds at once, which browsers never do.
        prop_assume!(Ipv6Addr::from(bytes).to_ipv4().is_none());
        prop_assert_eq!(at(&Ipv4Addr::from(few).to_string()), Some(Address::V4(few)));
        prop_assert_eq!(at(&Ipv6Addr::from(bytes).to_string()), Some(Address::V6(bytes)));
        for address in [Address::V4(few), Address::V6(bytes)] {
            let candidates = vec![Candidate { reach: Reach::Host, address, port: 1 }];
            let line = sdp::candidates(&Description { candidates, ..chromium() }).remove(0);
            let told: IpAddr = line.split(' ').nth(4).expect("an address").parse().expect("one");
            let wanted = match address {
                Address::V4(bytes) => IpAddr::from(bytes),
                Address::V6(bytes) => IpAddr::from(bytes),
                Address::Mdns(_) => unreachable!(),
            };
            prop_assert_eq!(told, wanted);
        }
    }
}

fn descriptions() -> impl Strategy<Value = Description> {
    let secret = |least: usize| -> BoxedStrategy<String> {
        let of = |sign: u8, hex: bool| {
            b"0123456789abcdefGHIJKLMNOPQRSTUVWXYZghijklmnopqrstuvwxyzABCDEF+/"
                [usize::from(sign) % if hex { 16 } else { 64 }] as char
        };
        let signs = (any::<bool>(), proptest::collection::vec(any::<u8>(), least..40));
        signs
            .prop_map(move |(hex, signs)| signs.into_iter().map(|sign| of(sign, hex)).collect())
            .boxed()
    };
    let address = prop_oneof![
        any::<[u8; 16]>().prop_map(Address::Mdns),
        any::<[u8; 4]>().prop_map(Address::V4),
        any::<[u8; 16]>().prop_map(Address::V6),
    ];
    let reach = prop_oneof![Just(Reach::Reflexive), Just(Reach::Host)];
    let candidate = (reach, address, 1_u16..).prop_map(|(reach, address, port)| Candidate {
        reach,
        address,
        port,
    });
    let candidates = proptest::collection::vec(candidate, 1..8);
    let kind = prop_oneof![Just(Kind::Offer), Just(Kind::Answer)];
    (kind, secret(4), secret(22), any::<[u8; 32]>(), candidates).prop_map(
        |(kind, fragment, password, fingerprint, mut candidates)| {
            candidates.sort_by_key(|candidate| candidate.reach == Reach::Host);
            Description { kind, fragment, password, fingerprint, candidates }
        },
    )
}

proptest! {
    #[test]
    fn every_description_comes_back(description in descriptions()) {
        prop_assert_eq!(Description::read(&description.text()), Ok(description));
    }

    #[test]
    fn nothing_makes_the_reader_fail_but_with_a_fault(text in "[A-Za-z0-9_-]{0,200}") {
        if let Ok(description) = Description::read(&text) {
            prop_assert_eq!(Description::read(&description.text()), Ok(description));
        }
        let _ = link::decode(&text);
        let _ = sdp::read(Kind::Offer, &text);
    }

    #[test]
    fn a_changed_letter_is_never_more_than_a_fault(at in 0_usize..1_200, sign in any::<char>()) {
        let mut text: Vec<char> = CHROMIUM.chars().collect();
        let at = at % text.len();
        text[at] = sign;
        let text: String = text.into_iter().collect();
        if let Ok(description) = sdp::read(Kind::Offer, &text) {
            prop_assert_eq!(Description::read(&description.text()), Ok(description));
        }
    }
}
