//! The games of a file, one by one, before any is read: a broken one costs no other.

/// The text of a game, or of several that no tags part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameText<'a> {
    /// The number of its first line, counted from 1.
    pub line: usize,
    pub text: &'a str,
}

impl GameText<'_> {
    /// The same text with as many empty lines before it as the file has lines, so that what is wrong
    /// with it is found where it stands.
    pub fn in_place(&self) -> String {
        "\n".repeat(self.line - 1) + self.text
    }

    /// Has it a tag of that name? (Looked for without reading, so it may be in a comment.)
    pub fn mentions_tag(&self, name: &str) -> bool {
        let tag = format!("[{name} ");
        self.text.lines().any(|line| line.trim_start().starts_with(&tag))
    }
}

/// Takes a file apart where tags follow moves. Tags in a comment are none, but a line that begins
/// with the tag of every game begins one even where a comment was never closed.
pub fn split(text: &str) -> Vec<GameText<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut games = Vec::new();
    let (mut start, mut line, mut at) = (0, 1, 0);
    let (mut in_comment, mut has_moves) = (false, false);
    for (number, content) in (1..).zip(text.split_inclusive('\n')) {
        let begins = content.trim_start();
        let tags = begins.starts_with('[') && !in_comment;
        if has_moves && (tags || begins.starts_with("[Event \"")) {
            games.push(GameText { line, text: &text[start..at] });
            (start, line, in_comment, has_moves) = (at, number, false, false);
        }
        let is_tag = begins.starts_with('[') && !in_comment;
        has_moves |= !is_tag && !begins.is_empty();
        in_comment = !is_tag && is_open_after(content, in_comment);
        at += content.len();
    }
    games.push(GameText { line, text: &text[start..] });
    games.retain(|game_text| !game_text.text.trim().is_empty());
    games
}

/// Is a comment open at the end of a line?
fn is_open_after(line: &str, mut open: bool) -> bool {
    // A line for other programs.
    if !open && line.starts_with('%') {
        return false;
    }
    for c in line.chars() {
        match c {
            ';' if !open => return false,
            '{' => open = true,
            '}' => open = false,
            _ => {}
        }
    }
    open
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(text: &str) -> Vec<(usize, &str)> {
        split(text).into_iter().map(|game_text| (game_text.line, game_text.text.trim())).collect()
    }

    #[test]
    fn games_begin_where_tags_follow_moves() {
        let text = "[Event \"a\"]\n[Site \"b\"]\n\n1. e4 {[%clk 1]\n[no tag]} *\n\n[White \"c\"]\n\n1. d4 *\n";
        let found = games(text);
        assert_eq!(found.iter().map(|game_text| game_text.0).collect::<Vec<_>>(), [1, 7]);
        assert!(found[0].1.ends_with("[no tag]} *"));
        assert_eq!(games("1. e4 * 1. d4 *"), [(1, "1. e4 * 1. d4 *")]);
        assert_eq!(games(" \n\n"), []);
    }

    #[test]
    fn what_is_never_closed_ends_at_the_next_game() {
        let text = "[Event \"a\"]\n1. e4 {never closed\n\n[Event \"b\"]\n1. d4 *";
        assert_eq!(games(text)[1], (4, "[Event \"b\"]\n1. d4 *"));
        assert_eq!(split(text)[1].in_place().matches('\n').count(), 4);
    }
}
