//! As much of HTML as changing a built page takes.

use anyhow::{Context, Result};

/// The page with every piece from `open` to the next `close`, both included, as `change` makes it.
pub fn each(
    page: &str,
    open: &str,
    close: &str,
    mut change: impl FnMut(&str) -> Result<String>,
) -> Result<String> {
    let mut made = String::new();
    let mut rest = page;
    while let Some(start) = rest.find(open) {
        let end = rest[start..].find(close).with_context(|| format!("`{open}` without an end"))?;
        let (piece, later) = rest[start..].split_at(end + close.len());
        made += &rest[..start];
        made += &change(piece)?;
        rest = later;
    }
    Ok(made + rest)
}

/// What the first tag of a piece says of `name`.
pub fn attribute<'a>(piece: &'a str, name: &str) -> Option<&'a str> {
    let tag = piece.split('>').next()?;
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::{attribute, each};

    #[test]
    fn changes_piece_by_piece() {
        let page = "<a b=\"c\">d</a> e <a>f</a>";
        let upper = each(page, "<a", "</a>", |piece| Ok(piece.to_uppercase())).unwrap();
        assert_eq!(upper, "<A B=\"C\">D</A> e <A>F</A>");
        assert_eq!(each(page, "<x", ">", |_| Ok("y".into())).unwrap(), page);
        assert!(each(page, "<a", "</b>", |_| Ok("y".into())).is_err());
    }

    #[test]
    fn reads_attributes_of_the_tag_alone() {
        let piece = "<a b=\"c d\" e=\"\"><f g=\"h\">";
        let found = ["b", "e", "g", "a"].map(|name| attribute(piece, name));
        assert_eq!(found, [Some("c d"), Some(""), None, None]);
    }
}
