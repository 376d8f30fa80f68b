//! What a page knows of all puzzles before it has fetched any: how many each game has, and of which themes. A line a
//! game: `alice 64 glass-mate,fork`.

/// The file's name beside those of the games.
pub const FILE: &str = "index.txt";

/// The puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The game's name in addresses.
    pub slug: String,
    pub count: usize,
    /// The keys of the themes that any of them shows.
    pub themes: Vec<String>,
}

impl Entry {
    /// Of puzzles that each show some themes, told by their keys.
    pub fn of<T: IntoIterator<Item = &'static str>>(
        slug: &str,
        puzzles: impl IntoIterator<Item = T>,
    ) -> Entry {
        let mut entry = Entry { slug: slug.to_owned(), count: 0, themes: Vec::new() };
        for puzzle in puzzles {
            entry.count += 1;
            for theme in puzzle {
                if !entry.themes.iter().any(|known| known == theme) {
                    entry.themes.push(theme.to_owned());
                }
            }
        }
        entry
    }
}

/// The entries as text.
pub fn write(entries: &[Entry]) -> String {
    let line =
        |entry: &Entry| format!("{} {} {}\n", entry.slug, entry.count, entry.themes.join(","));
    entries.iter().map(line).collect()
}

/// The entries of a text; lines that make no sense are passed over.
pub fn read(text: &str) -> Vec<Entry> {
    let entry = |line: &str| {
        let mut words = line.split(' ');
        let slug = words.next()?.to_owned();
        let count = words.next()?.parse().ok()?;
        let themes = words.next()?.split(',').filter(|key| !key.is_empty());
        Some(Entry { slug, count, themes: themes.map(str::to_owned).collect() })
    };
    text.lines().filter_map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_read_as_it_is_written() {
        let entries = [
            Entry::of("one", [vec!["fork", "pin"], vec!["pin"], vec![]]),
            Entry::of("two", [Vec::new()]),
        ];
        assert_eq!((entries[0].count, entries[0].themes.len()), (3, 2));
        assert_eq!(read(&write(&entries)), entries);
        assert_eq!(read("one\ntwo x y\n"), []);
    }
}
