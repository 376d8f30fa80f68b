//! Styles without what only people read: comments and indentation.

use anyhow::Result;
use std::fs;
use std::path::Path;

/// Strips every style sheet in `dist`, in place.
pub fn strip(dist: &Path) -> Result<()> {
    for entry in fs::read_dir(dist)? {
        let file = entry?.path();
        if file.extension().is_some_and(|ending| ending == "css") {
            let text = fs::read_to_string(&file)?;
            fs::write(&file, stripped(&text))?;
        }
    }
    Ok(())
}

fn stripped(css: &str) -> String {
    let text = without_comments(css);
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |text, line| text + line + "\n")
}

/// Without the spaces that nobody but people needs. What is outside of quotes has none beside these signs that mean
/// anything: a selector has them before a colon, never after it.
fn tight(css: &str) -> String {
    let needless = [("; }", "}"), (" {", "{"), ("{ ", "{"), ("; ", ";"), (": ", ":"), (", ", ",")];
    needless.iter().fold(css.to_owned(), |text, (long, short)| text.replace(long, short))
}

/// Text in quotes may look like a comment and stays.
fn without_comments(mut css: &str) -> String {
    let mut kept = String::new();
    while let Some(start) = css.find(['"', '\'', '/']) {
        let rest = &css[start..];
        let end = match &rest[..1] {
            "/" if rest.starts_with("/*") => rest[2..].find("*/").map_or(rest.len(), |at| at + 4),
            "/" => 1,
            quote => quoted(rest, quote),
        };
        kept += &tight(&css[..start]);
        if !rest.starts_with("/*") {
            kept += &rest[..end];
        }
        css = &rest[end..];
    }
    kept + &tight(css)
}

/// The length of the string that `text` starts with, quotes included.
fn quoted(text: &str, quote: &str) -> usize {
    let is_end = |at: usize| !text[..at].ends_with('\\');
    let ends = text.match_indices(quote).map(|(at, _)| at);
    ends.skip(1).find(|&at| is_end(at)).map_or(text.len(), |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::stripped;

    #[test]
    fn keeps_what_browsers_read() {
        let css = "/* why */\na {\n    b: c; /* d */\n\n    e: calc(1px / 2);\n}\n/* open";
        assert_eq!(stripped(css), "a{\nb:c;\ne:calc(1px / 2);\n}\n");
    }

    #[test]
    fn keeps_spaces_that_mean_something() {
        let css = "a :hover, b > c { --i: 0; margin: 0 auto; content: \"; } : , \"; }\n";
        assert_eq!(stripped(css), "a :hover,b > c{--i:0;margin:0 auto;content:\"; } : , \"}\n");
    }

    #[test]
    fn keeps_strings_whole() {
        let css = r#"a { b: "/* \" */"; c: url('x/*y*/'); } /* it's */"#;
        assert_eq!(stripped(css), "a{b:\"/* \\\" */\";c:url('x/*y*/')}\n");
    }
}
