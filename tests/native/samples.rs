//! Files of samples: whatever is written is read again, and nothing that is damaged does any harm.

use wonderboard::board::Player;
use wonderboard::cli::samples::{
    Sample, SampleFault, SampleGame, SampleHead, SampleReader, write_game, write_head,
};
use wonderboard::rules::Rules;
use wonderboard::variants::Spec;

use crate::common::{Chance, wander};

/// Every game, with an option that is not as usual where it has any.
fn specs() -> impl Iterator<Item = Spec> {
    Spec::all().map(|spec| match spec.card().options.first() {
        None => spec,
        Some(choice) => spec.with_option(choice.key, choice.values[1]).expect("a value"),
    })
}

/// A random game, all of whose positions are kept.
fn game(rules: Rules, chance: &mut Chance, number: u32) -> SampleGame {
    let winner = chance.pick(&[None, Some(Player::First), Some(Player::Second)]).expect("one");
    let mut samples = Vec::new();
    let mut draws = Chance::new(chance.draw());
    wander(rules, chance, 120, |position| {
        let score = draws.draw() as i16;
        samples.push(Sample { ply: samples.len() as u16, score, position: *position });
    });
    SampleGame { number, winner, samples }
}

fn file(head: &SampleHead, games: &[SampleGame]) -> Vec<u8> {
    let games = games.iter().flat_map(write_game);
    write_head(head).into_iter().chain(games).collect()
}

fn read(file: &[u8]) -> Result<Vec<SampleGame>, SampleFault> {
    SampleReader::new(file)?.collect()
}

/// What is said of a file that is not in order.
fn complaint(file: &[u8]) -> String {
    read(file).expect_err("a fault").to_string()
}

fn chess() -> (SampleHead, Vec<u8>) {
    let head = SampleHead { spec: Spec::CHESS, nodes: 5_000, seed: 1 };
    let mut chance = Chance::new(3);
    let games = [0, 1].map(|number| game(head.spec.rules(), &mut chance, number));
    (head, file(&head, &games))
}

#[test]
fn positions_of_all_games_are_read_as_they_were_written() {
    for spec in Spec::all().chain(specs()) {
        let mut chance = Chance::new(7);
        let head = SampleHead { spec, nodes: chance.draw(), seed: chance.draw() };
        let games: Vec<_> = (0..20).map(|number| game(spec.rules(), &mut chance, number)).collect();
        let file = file(&head, &games);
        let reader = SampleReader::new(&file).expect("a head");
        assert_eq!(reader.head, head);
        for (read, written) in reader.zip(&games) {
            let read = read.unwrap_or_else(|fault| panic!("{}: {fault}", spec.text()));
            for (read, written) in read.samples.iter().zip(&written.samples) {
                assert_eq!(read, written, "{}", spec.text());
            }
            assert_eq!(&read, written);
        }
        assert_eq!(read(&file).map(|games| games.len()), Ok(20));
    }
}

#[test]
fn a_position_takes_little_room() {
    let size = |slug: &str| {
        let spec = Spec::from_slug(slug).expect("a game");
        let position = spec.rules().start();
        let sample = Sample { ply: 0, score: 0, position };
        let game = SampleGame { number: 0, winner: None, samples: vec![sample] };
        write_game(&game).len() - write_game(&SampleGame { samples: vec![], ..game }).len()
    };
    assert_eq!(size("chess"), 4 + 4 + 8 + 16 + 8);
    assert_eq!(size("alice"), 4 + 4 + 16 + 16 + 16);
}

#[test]
fn a_result_is_somebodys() {
    let won = SampleGame { number: 0, winner: Some(Player::Second), samples: Vec::new() };
    assert_eq!([Player::First, Player::Second].map(|player| won.points(player)), [0.0, 1.0]);
    let drawn = SampleGame { winner: None, ..won };
    assert_eq!([Player::First, Player::Second].map(|player| drawn.points(player)), [0.5; 2]);
}

#[test]
fn a_fault_says_what_is_wrong_and_where() {
    let (head, file) = chess();
    let start = write_head(&head).len();
    let with = |at: usize, bytes: &[u8]| {
        let mut damaged = file.clone();
        damaged[at..at + bytes.len()].copy_from_slice(bytes);
        complaint(&damaged)
    };
    assert_eq!(complaint(b"[Event \"?\"]"), "byte 0: this is no file of samples");
    assert_eq!(complaint(&file[..5]), "byte 0: the file ends within its head");
    assert_eq!(complaint(&file[..30]), "byte 28: the file ends within its head");
    assert_eq!(
        complaint(&file[..start + 20]),
        format!("byte {}: the file ends within a game", start + 9)
    );
    assert_eq!(with(8, &[9, 0]), "byte 8: version 9 of the format is not known");
    assert_eq!(with(28, b"chase"), "byte 28: \"chase\" is not one of the games here");
    let fault = format!("byte {start}: game 7 stands where game 0 is expected");
    assert_eq!(with(start, &[7]), fault);
    assert_eq!(with(start + 4, &[3]), format!("byte {}: 3 is no result", start + 4));
    // The first position: its flags, clock and move, and then the pieces from a1 on.
    let position = start + 9 + 4;
    let pieces = position + 4;
    assert_eq!(with(pieces + 8, &[7]), format!("byte {pieces}: 7 is no piece of this game"));
    let fault = format!("byte {position}: White has no king");
    assert_eq!(with(pieces + 8 + 2, &[0x24]), fault);
    let fault = format!("byte {}: a note is of no piece", pieces + 8 + 16);
    assert_eq!(with(pieces + 8 + 16 + 3, &[1]), fault);
    // The first game's length, one too small: its last position ends outside.
    let length = u32::from_le_bytes(file[start + 5..start + 9].try_into().expect("four"));
    let fault = with(start + 5, &(length - 1).to_le_bytes());
    assert!(fault.ends_with(": a position is longer than its game"), "{fault}");
}

/// What is still read of damaged files can be played on with, and nothing else comes of them.
#[test]
fn damaged_files_do_no_harm() {
    let mut chance = Chance::new(11);
    for spec in specs() {
        let head = SampleHead { spec, nodes: 1, seed: 1 };
        let games = [0, 1].map(|number| game(spec.rules(), &mut chance, number));
        let whole = file(&head, &games);
        for _ in 0..60 {
            let mut damaged = whole.clone();
            damaged.truncate(1 + chance.below(whole.len()));
            for _ in 0..1 + chance.below(3) {
                let at = chance.below(damaged.len());
                damaged[at] = chance.draw() as u8;
            }
            let Ok(reader) = SampleReader::new(&damaged) else { continue };
            let rules = reader.head.spec.rules();
            for sample in reader.flatten().flat_map(|game| game.samples) {
                rules.legal(&sample.position).len();
            }
        }
    }
}
