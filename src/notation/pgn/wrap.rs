//! Words set in lines of less than 80 characters.

/// Lines are shorter than this.
const WIDTH: usize = 80;

/// A text that grows word by word.
#[derive(Default)]
pub struct Wrap {
    text: String,
    /// How many characters the last line has.
    column: usize,
    /// A word that may still grow.
    word: String,
    /// What the next word begins with.
    opening: String,
}

impl Wrap {
    /// Adds a word behind a blank or a line end.
    pub fn word(&mut self, word: &str) {
        self.flush();
        self.word = std::mem::take(&mut self.opening) + word;
    }

    /// Adds to the last word.
    pub fn glue(&mut self, ending: &str) {
        self.break_opening();
        self.word.push_str(ending);
    }

    /// The next word begins with this.
    pub fn open(&mut self, opening: &str) {
        self.opening.push_str(opening);
    }

    /// Adds what must be followed by a line end.
    pub fn last_of_line(&mut self, text: &str) {
        self.break_opening();
        self.word(text);
        self.flush();
        self.end_line();
    }

    /// Adds a line of its own.
    pub fn whole_line(&mut self, line: &str) {
        self.break_opening();
        self.flush();
        if self.column > 0 {
            self.end_line();
        }
        self.text.push_str(line);
        self.end_line();
    }

    /// The text, its last line ended.
    pub fn finish(mut self) -> String {
        self.flush();
        if self.column > 0 {
            self.end_line();
        }
        self.text
    }

    /// Makes a word of what the next word would have begun with.
    fn break_opening(&mut self) {
        if !self.opening.is_empty() {
            self.word("");
        }
    }

    fn flush(&mut self) {
        let word = std::mem::take(&mut self.word);
        let len = word.chars().count();
        if len == 0 {
            return;
        }
        if self.column > 0 && self.column + 1 + len >= WIDTH {
            self.end_line();
        }
        if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&word);
        self.column += len;
    }

    fn end_line(&mut self) {
        self.text.push('\n');
        self.column = 0;
    }
}

/// A text with one blank wherever it had blanks or line ends, and none around it.
pub fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_longer_than_a_line_stands_on_one_of_its_own() {
        let long = "x".repeat(WIDTH);
        let mut first = Wrap::default();
        first.word(&long);
        first.word("1.");
        assert_eq!(first.finish(), format!("{long}\n1.\n"));
        let mut later = Wrap::default();
        later.word("1.");
        later.word(&long);
        assert_eq!(later.finish(), format!("1.\n{long}\n"));
    }
}
