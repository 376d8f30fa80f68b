//! `cargo xtask`: the project's chores. See the usage text below.

use anyhow::Result;
use std::process::ExitCode;
use xtask::{build, measure, pin, serve, test};

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  serve [--port N] [--open]   build the page and serve it on this machine (port 8080 or the next
                              free one); --open shows it in the default browser
  test                        everything that must hold: format, lints, tests, docs, sizes, browser
  test rust                   only what needs neither a built page nor a browser
  test browser [FILTER]       only the built page: sizes and browser tests (whose name has FILTER)
  dist                        build the page for publishing into dist/
  single                      the same, and say where it is as one file: dist/wonderboard.html
  gallery [VIEW...]           build the page and take pictures of every view into target/gallery
  lighthouse [ADDRESS...]     build the page and print what Lighthouse says of it on a phone
  pin                         download the archives of all tools in tools.toml, for every system, and
                              write their SHA-256 there: after a change of their versions
";

/// Why the program stops.
enum Failure {
    /// The words on the command line make no sense.
    Usage(String),
    /// The work itself failed.
    Work(anyhow::Error),
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Failure::Work(error)
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Usage(complaint)) => {
            eprintln!("{complaint}\n\n{USAGE}");
            ExitCode::from(2)
        }
        Err(Failure::Work(error)) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<(), Failure> {
    match words {
        [] | ["help" | "--help" | "-h"] => print!("{USAGE}"),
        ["serve", options @ ..] => serve::run(&serve_options(options)?)?,
        ["test"] => test::everything()?,
        ["test", "rust"] => test::rust()?,
        ["test", "browser"] => test::browser(None)?,
        ["test", "browser", filter] => test::browser(Some(filter))?,
        ["dist"] => build::dist()?,
        ["single"] => build::single()?,
        [name @ ("gallery" | "lighthouse"), words @ ..] => measure::run(name, words)?,
        ["pin"] => pin::run()?,
        [word, ..] => {
            return Err(Failure::Usage(format!("Cannot make sense of `{word}` here.")));
        }
    }
    Ok(())
}

fn serve_options(words: &[&str]) -> Result<serve::Options, Failure> {
    let mut options = serve::Options::default();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match (*word, words.as_slice().first()) {
            ("--open", _) => options.show = serve::Show::Browser,
            ("--port", Some(port)) => {
                options.port = port
                    .parse()
                    .map_err(|_| Failure::Usage(format!("`{port}` is not a port number.")))?;
                words.next();
            }
            _ => {
                return Err(Failure::Usage(format!("Cannot make sense of `{word}` here.")));
            }
        }
    }
    Ok(options)
}
