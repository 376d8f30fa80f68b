//! The grammar of addresses: what stands behind the `#`, how it survives chats and browsers.

/// The longest link that is read, in bytes: a game of some 4000 moves.
pub const LONGEST: usize = 32 * 1024;

/// The longest FEN in a link, in bytes.
pub const LONGEST_FEN: usize = 2 * 1024;

/// The parameter that says nothing, see [`closed`].
const CLOSE: &str = "z";

/// The parameters of a link as they stand there, whatever else is wrong with it.
pub fn parameters(text: &str) -> Vec<(String, String)> {
    let text = without_codes(text.trim());
    split(&text).1.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// Chats take `-`, `_`, `~` and the like at the end of a link for the sentence's, not the link's. One
/// that would end so is closed by a parameter that says nothing.
pub fn closed(mut link: String) -> String {
    if !link.ends_with(|c: char| c.is_ascii_alphanumeric()) {
        link.push(if link.contains('?') { '&' } else { '?' });
        link += CLOSE;
    }
    link
}

/// The text with percent codes replaced, as often as it was encoded on its way (three times at
/// most); what does not make sense stays as it is. No sign of a link needs a code, so nothing is
/// lost by doing this before the parts are told apart.
pub fn without_codes(text: &str) -> String {
    let mut text = text.replace("&amp;", "&");
    for _ in 0..3 {
        if !text.contains('%') {
            break;
        }
        text = decode_once(&text);
    }
    text
}

fn decode_once(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| first == b'%').and_then(byte_of);
        bytes.push(code.unwrap_or(first));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn byte_of(digits: &[u8]) -> Option<u8> {
    let digit = |d: &u8| (*d as char).to_digit(16);
    let [high, low] = digits else { return None };
    Some((digit(high)? * 16 + digit(low)?) as u8)
}

/// The path of a link without slashes around it, and its parameters.
pub fn split(text: &str) -> (&str, impl Iterator<Item = (&str, &str)>) {
    let fragment = match text.split_once('#') {
        Some((_, fragment)) => fragment,
        // An address without a fragment is the page itself.
        None if text.contains("://") => "",
        None => text,
    };
    let (path, query) = fragment.split_once('?').unwrap_or((fragment, ""));
    let parameters = query.split('&').filter(|text| !text.is_empty() && *text != CLOSE);
    let parameters = parameters.map(|text| text.split_once('=').unwrap_or((text, "")));
    (path.trim_matches('/'), parameters)
}

/// Is a text made of signs that survive any journey?
pub fn is_plain(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.~,:/@".contains(c);
    text.chars().all(plain)
}
