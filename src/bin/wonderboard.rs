//! The native command line; see `docs/cli.md`.

fn main() -> std::process::ExitCode {
    wonderboard::cli::main()
}
