//! The words and options of one verb.

use std::thread;

use super::{Failure, Verb};
use crate::notation::fault::{Excerpt, Part, Problem};
use crate::variants::{CATALOGUE, Spec};

/// How many threads this machine runs at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// What follows a verb: its words in order, its flags and its options with their values.
#[derive(Debug, Default)]
pub struct Args {
    words: Vec<String>,
    flags: Vec<String>,
    options: Vec<(String, String)>,
}

impl Args {
    /// Sorts what follows a verb. Options may stand anywhere, as `--name value` or `--name=value`;
    /// what follows `--` alone are words. Unknown options and a wrong number of words are refused.
    pub fn read(verb: &Verb, rest: &[String]) -> Result<Args, Failure> {
        let mut args = Args::default();
        let mut rest = rest.iter();
        while let Some(text) = rest.next() {
            let Some(option) = text.strip_prefix("--") else {
                args.words.push(text.clone());
                continue;
            };
            if option.is_empty() {
                args.words.extend(rest.by_ref().cloned());
            } else if verb.flags.contains(&option) {
                args.flags.push(option.to_owned());
            } else {
                let (name, value) = match option.split_once('=') {
                    Some((name, value)) => (name, Some(value.to_owned())),
                    None => (option, None),
                };
                if !verb.options.contains(&name) {
                    return Err(Failure::Usage(format!("unknown option {}", Excerpt::of(text))));
                }
                let missing = || Failure::Usage(format!("--{name} needs a value"));
                let value = value.or_else(|| rest.next().cloned()).ok_or_else(missing)?;
                args.options.push((name.to_owned(), value));
            }
        }
        let (least, most) = verb.words;
        match args.words.len() {
            n if n < least => Err(Failure::Usage("something is missing".to_owned())),
            n if n > most => {
                let word = Excerpt::of(&args.words[most]);
                Err(Failure::Usage(format!("unexpected word {word}")))
            }
            _ => Ok(args),
        }
    }

    /// The words, in order.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The word of that index, or nothing at all in its place.
    pub fn word(&self, index: usize) -> &str {
        self.words.get(index).map_or("", String::as_str)
    }

    /// The words from that index on, joined by blanks: a FEN, quoted or not.
    pub fn rest(&self, index: usize) -> Option<String> {
        self.words.get(index..).filter(|rest| !rest.is_empty()).map(|rest| rest.join(" "))
    }

    /// Was the flag given?
    pub fn flag(&self, name: &str) -> bool {
        self.flags.iter().any(|flag| flag == name)
    }

    /// The value of an option, the last if it was given several times.
    pub fn option(&self, name: &str) -> Option<&str> {
        let given = self.options.iter().rfind(|option| option.0 == name);
        given.map(|option| option.1.as_str())
    }

    /// The value of an option that must be given.
    pub fn required(&self, name: &str) -> Result<&str, Failure> {
        self.option(name).ok_or_else(|| Failure::Usage(format!("--{name} is missing")))
    }

    /// How many threads `--threads` asks for; when it is left out, as many as there are cores.
    pub fn threads(&self) -> Result<usize, Failure> {
        Ok(self.number("threads", cores())?.max(1))
    }

    /// All the values of an option, in order.
    pub fn values<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.options.iter().filter(move |option| option.0 == name).map(|option| option.1.as_str())
    }

    /// The value of an option as a number, or what it is when left out.
    pub fn number<N: std::str::FromStr>(&self, name: &str, otherwise: N) -> Result<N, Failure> {
        match self.option(name) {
            None => Ok(otherwise),
            Some(text) => text.parse().map_err(|_| {
                Failure::Usage(format!("--{name}: {} is no number for this", Excerpt::of(text)))
            }),
        }
    }

    /// The game of the slug in a word, with what `--option name=value` sets.
    pub fn spec(&self, index: usize) -> Result<Spec, Failure> {
        let slug = self.word(index);
        let unknown = || {
            let games: Vec<&str> = CATALOGUE.iter().map(|card| card.slug).collect();
            let games = games.join(", ");
            Failure::Usage(format!("no game {} (there are {games})", Excerpt::of(slug)))
        };
        let mut spec = Spec::from_slug(slug).ok_or_else(unknown)?;
        for option in self.values("option") {
            let (key, value) = option.split_once('=').unwrap_or((option, ""));
            let refuse = |unknown| Problem::from(unknown).at(Part::key(key)).to_string();
            spec =
                spec.with_option(key, value).map_err(|unknown| Failure::Usage(refuse(unknown)))?;
        }
        Ok(spec)
    }
}
