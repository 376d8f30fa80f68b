//! What people call themselves, as links carry it. A name comes from anybody, so only what can be shown safely is
//! read of it: a line of limited length, without what changes the direction of writing or cannot be seen, and
//! without what means something in an address.

/// The longest name, in characters.
pub const LONGEST: usize = 24;

/// The signs besides letters and digits that are read and written as they are.
const SIGNS: &str = " .'-,";

/// The characters beyond ASCII that cannot be seen or that turn other text around.
const UNSEEN: [std::ops::RangeInclusive<char>; 7] = [
    '\u{7f}'..='\u{a0}',
    '\u{61c}'..='\u{61c}',
    '\u{180e}'..='\u{180e}',
    '\u{2000}'..='\u{200f}',
    '\u{2028}'..='\u{206f}',
    '\u{fe00}'..='\u{feff}',
    '\u{fff0}'..='\u{10ffff}',
];

/// A name as it is shown; none if nothing of it is left.
pub fn tidy(text: &str) -> Option<String> {
    let spaced = text.chars().map(|c| if c == '_' { ' ' } else { c });
    let mut name = String::new();
    for c in spaced.filter(|&c| can_stand(c)) {
        let is_doubled = c == ' ' && (name.is_empty() || name.ends_with(' '));
        if !is_doubled && name.chars().count() < LONGEST {
            name.push(c);
        }
    }
    name.truncate(name.trim_end_matches(' ').len());
    (!name.is_empty()).then_some(name)
}

fn can_stand(c: char) -> bool {
    match c.is_ascii() {
        true => c.is_ascii_alphanumeric() || SIGNS.contains(c),
        false => UNSEEN.iter().all(|range| !range.contains(&c)),
    }
}

/// A name as a link has it: blanks as `_`, and what is no letter or digit of ASCII in percent codes.
pub fn coded(name: &str) -> String {
    let code = |byte: u8| match byte {
        b' ' => "_".to_owned(),
        b'-' | b'.' | b',' => char::from(byte).to_string(),
        _ if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    name.bytes().map(code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::address::without_codes;

    #[test]
    fn a_name_comes_back_from_a_link() {
        for name in ["Ann", "Ann B.", "Jürgen", "O'Brien", "李小龍", "Zoë-Mae, Jr."] {
            let coded = coded(name);
            assert!(
                coded.chars().all(|c| c.is_ascii_alphanumeric() || "%-_.,".contains(c)),
                "{coded}"
            );
            assert_eq!(tidy(&without_codes(&coded)).as_deref(), Some(name), "{coded}");
        }
    }

    #[test]
    fn nothing_is_read_of_a_name_that_cannot_be_shown() {
        let said = |text: &str| tidy(text).unwrap_or_default();
        assert_eq!(said("  Ann\t\n__B  "), "Ann B");
        assert_eq!(said("<b>Ann</b>&x=1#/chess?"), "bAnnbx1chess");
        assert_eq!(said("\u{202e}nnA\u{200b}\u{feff}"), "nnA");
        assert_eq!(said(&"x".repeat(500)).len(), LONGEST);
        assert_eq!(said(&"é ".repeat(500)).chars().count(), LONGEST - 1);
        assert_eq!([tidy(""), tidy("___"), tidy("\u{200d}%%%")], [None, None, None]);
    }
}
