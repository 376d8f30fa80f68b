//! As much of HTML as changing a built page takes.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// Strips the start page in `dist` of what only people read: comments and indentation.
pub fn strip(dist: &Path) -> Result<()> {
    let file = dist.join("index.html");
    let page = fs::read_to_string(&file).with_context(|| format!("{}", file.display()))?;
    Ok(fs::write(file, stripped(&page)?)?)
}

fn stripped(page: &str) -> Result<String> {
    let page = each(page, "<!--", "-->", |_| Ok(String::new()))?;
    let lines = page.lines().map(str::trim).filter(|line| !line.is_empty());
    Ok(lines.fold(String::new(), |text, line| text + line + "\n"))
}

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
    use super::{attribute, each, stripped};

    #[test]
    fn changes_piece_by_piece() {
        let page = "<a b=\"c\">d</a> e <a>f</a>";
        let upper = each(page, "<a", "</a>", |piece| Ok(piece.to_uppercase())).unwrap();
        assert_eq!(upper, "<A B=\"C\">D</A> e <A>F</A>");
        assert_eq!(each(page, "<x", ">", |_| Ok("y".into())).unwrap(), page);
        assert!(each(page, "<a", "</b>", |_| Ok("y".into())).is_err());
    }

    #[test]
    fn keeps_what_browsers_read() {
        let page = "<a>\n  <!-- b,\n    c -->\n  <d>e <!-- f -->g</d>\n\n</a>\n";
        assert_eq!(stripped(page).unwrap(), "<a>\n<d>e g</d>\n</a>\n");
    }

    #[test]
    fn reads_attributes_of_the_tag_alone() {
        let piece = "<a b=\"c d\" e=\"\"><f g=\"h\">";
        let found = ["b", "e", "g", "a"].map(|name| attribute(piece, name));
        assert_eq!(found, [Some("c d"), Some(""), None, None]);
    }
}
