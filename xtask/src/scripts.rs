//! Scripts without what only people read: lines of comment and indentation.

use anyhow::Result;
use std::fs;
use std::path::Path;

/// Strips every script in `dist`, in place.
pub fn strip(dist: &Path) -> Result<()> {
    for entry in fs::read_dir(dist)? {
        let file = entry?.path();
        if file.extension().is_some_and(|ending| ending == "js") {
            let text = fs::read_to_string(&file)?;
            fs::write(&file, stripped(&text))?;
        }
    }
    Ok(())
}

/// A script without them.
pub(crate) fn stripped(script: &str) -> String {
    // In a text over several lines any of them may look like a comment.
    if script.lines().any(|line| line.matches('`').count() % 2 == 1) {
        return script.into();
    }
    let lines = script.lines().map(str::trim);
    let read = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    read.fold(String::new(), |text, line| text + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::stripped;

    #[test]
    fn keeps_what_browsers_read() {
        assert_eq!(stripped("// a\nf(\n  // b\n  `c`, 'd//e'\n\n);"), "f(\n`c`, 'd//e'\n);\n");
    }

    #[test]
    fn keeps_texts_over_several_lines() {
        let script = "f(`\n  // no comment\n`);";
        assert_eq!(stripped(script), script);
    }
}
