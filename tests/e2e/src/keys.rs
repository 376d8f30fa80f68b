//! The keys of a keyboard, as browsers number and name them.

/// What a browser tells about a key.
#[derive(Debug, PartialEq, Eq)]
pub struct Key {
    /// What it means.
    pub key: String,
    /// Where it is on the keyboard.
    pub code: String,
    /// What it types.
    pub text: String,
    /// Its old number.
    pub number: u32,
}

/// Keys that type nothing or have a name: name, number, text.
const NAMED: [(&str, u32, &str); 14] = [
    ("Backspace", 8, ""),
    ("Tab", 9, ""),
    ("Enter", 13, "\r"),
    ("Escape", 27, ""),
    ("Space", 32, " "),
    ("PageUp", 33, ""),
    ("PageDown", 34, ""),
    ("End", 35, ""),
    ("Home", 36, ""),
    ("ArrowLeft", 37, ""),
    ("ArrowUp", 38, ""),
    ("ArrowRight", 39, ""),
    ("ArrowDown", 40, ""),
    ("Delete", 46, ""),
];

const MODIFIERS: [(&str, u32); 4] = [("Alt", 1), ("Control", 2), ("Meta", 4), ("Shift", 8)];
const SHIFT: u32 = 8;

/// Reads a key with what is held down beside it, such as `Shift+Tab`.
pub fn chord(name: &str) -> Option<(u32, Key)> {
    let (held, last) = match name.rsplit_once('+') {
        // The plus key itself ends in nothing.
        Some((held, "")) => (held.strip_suffix('+').unwrap_or(""), "+"),
        Some((held, last)) => (held, last),
        None => ("", name),
    };
    let modifiers = modifiers(held)?;
    let mut key = single(last)?;
    if modifiers & !SHIFT != 0 {
        key.text.clear();
    }
    Some((modifiers, key))
}

/// Reads what is held down, such as `Control+Alt`, or nothing.
pub fn modifiers(held: &str) -> Option<u32> {
    let words = held.split('+').filter(|word| !word.is_empty());
    words.map(|word| Some(MODIFIERS.iter().find(|(name, _)| *name == word)?.1)).sum()
}

fn single(name: &str) -> Option<Key> {
    if let Some((name, number, text)) = NAMED.iter().find(|(known, ..)| *known == name) {
        let key = if *name == "Space" { " " } else { name };
        return Some(Key {
            key: key.into(),
            code: (*name).into(),
            text: (*text).into(),
            number: *number,
        });
    }
    if let Some(number) =
        name.strip_prefix('F').and_then(|n| n.parse::<u32>().ok()).filter(|n| (1..=12).contains(n))
    {
        return Some(Key {
            key: name.into(),
            code: name.into(),
            text: String::new(),
            number: 111 + number,
        });
    }
    let mut letters = name.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return None;
    };
    let upper = letter.to_ascii_uppercase();
    let code = match letter {
        'a'..='z' | 'A'..='Z' => format!("Key{upper}"),
        '0'..='9' => format!("Digit{letter}"),
        _ => String::new(),
    };
    let number = if code.is_empty() { 0 } else { u32::from(upper) };
    Some(Key { key: name.into(), code, text: name.into(), number })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str) -> (u32, String, String, u32) {
        let (modifiers, key) = chord(name).unwrap();
        (modifiers, key.key, key.text, key.number)
    }

    #[test]
    fn reads_keys_and_chords() {
        assert_eq!(read("Enter"), (0, "Enter".into(), "\r".into(), 13));
        assert_eq!(read("Shift+Tab"), (8, "Tab".into(), "".into(), 9));
        assert_eq!(read("Control+Shift+z"), (10, "z".into(), "".into(), 90));
        assert_eq!(read("+"), (0, "+".into(), "+".into(), 0));
        assert_eq!(read("Shift++"), (8, "+".into(), "+".into(), 0));
        assert_eq!(read("é").2, "é");
        assert_eq!(read("F5").3, 116);
    }

    #[test]
    fn refuses_what_is_no_key() {
        for name in ["", "Entr", "Hyper+a", "F13"] {
            assert_eq!(chord(name), None, "{name}");
        }
    }
}
