//! Links as we write them and as they arrive.

use crate::common::{Chance, wander};
use wonderboard::board::Color;
use wonderboard::game::Game;
use wonderboard::game::link::{Link, decode, encode};
use wonderboard::notation::address::{LONGEST, LONGEST_FEN};
use wonderboard::rules::Rules;
use wonderboard::variants::Spec;

/// What a link is written as once it has been read.
fn again(text: &str) -> String {
    encode(&decode(text).unwrap_or_else(|fault| panic!("{text}: {fault}")))
}

const ENDGAME: &str = "4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_7";

#[test]
fn a_link_names_game_position_and_moves() {
    let link = decode("#/twilight?m=e2@P,e7e5,P@e4&o=black&ply=2").expect("a link");
    assert_eq!(link.game.spec(), Spec::TWILIGHT);
    assert_eq!(link.game.start_fen(), None);
    assert_eq!(link.game.len(), 3);
    assert_eq!(link.orientation, Some(Color::Black));
    assert_eq!(link.ply, Some(2));
    let link = decode(&format!("#/chess/{ENDGAME}")).expect("a link");
    assert_eq!(link.game.start_fen(), Some(ENDGAME.replace('_', " ")));
}

#[test]
fn what_we_write_is_read_and_written_the_same() {
    for text in [
        "#/chess",
        "#/twilight",
        "#/chess?m=e2e4,e7e5,g1f3",
        "#/chess?m=e2e4&o=white",
        "#/chess?m=e2e4,e7e5&ply=0",
        "#/twilight?m=e2@P,e7e5,P@e4&o=black&ply=2",
        "#/chess/4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_7?m=e2e4",
        "#/twilight/rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR_P_b_KQkq_-_0_1_239_255",
        "#/chess?o=black&embed=1&ui=board&tu=2s",
        "#/chess?m=e2e4&by=link",
        "#/chess?m=e2e4,e7e5&ply=0&by=link-1f3a&embed=1",
        "#/chess?by=post&a=1",
        "#/chess?ui=board-&z",
    ] {
        assert_eq!(again(text), text);
    }
}

#[test]
fn a_link_without_a_game_is_chess_and_without_a_position_its_start() {
    for text in ["", "#", "#/", "/", "chess", "#chess", "#/chess/", "https://example.org/w/"] {
        assert_eq!(again(text), "#/chess", "{text:?}");
    }
    assert_eq!(again(&format!("#/{ENDGAME}")), format!("#/chess/{ENDGAME}"));
    assert_eq!(again("#?m=e2e4"), "#/chess?m=e2e4");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1";
    assert_eq!(again(&format!("#/twilight/{start}")), "#/twilight");
    assert_eq!(again(&format!("#/{start}?o=w")), "#/chess?o=white");
}

/// Percent codes for everything but letters and digits, as the most careful programs write them.
fn encoded(text: &str) -> String {
    let code = |b: u8| match b.is_ascii_alphanumeric() {
        true => (b as char).to_string(),
        false => format!("%{b:02X}"),
    };
    text.bytes().map(code).collect()
}

#[test]
fn links_survive_their_way_through_other_programs() {
    let text = "#/twilight/4k3/8/8/8/8/8/4P3/4K3_Nq_w_-_-_0_7_16_0?m=e2e4,Q@d5,N@f6&o=black";
    let decoded = decode(text).expect("a link");
    let (_, fragment) = text.split_at(1);
    for form in [
        format!("https://example.org/wonder/{text}"),
        format!("http://localhost:8080/index.html?x=1{text}"),
        text.replace('_', "%20"),
        text.replace('_', "+"),
        text.replace('_', " "),
        text.replace('_', "%5F"),
        text.replace('&', "&amp;"),
        fragment.to_owned(),
        format!("  {text}\n"),
        encoded(text),
        encoded(&encoded(text)),
        encoded(&format!("https://example.org/{text}")),
        format!("#{}", encoded(fragment)),
        text.replace('@', "%40").replace('?', "%3f"),
    ] {
        assert_eq!(decode(&form).as_ref(), Ok(&decoded), "{form}");
    }
}

#[test]
fn the_authors_empty_zone_survives_in_a_link() {
    let text = "#/twilight/rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR__b_KQkq_-_0_1_239_255";
    assert_eq!(again(text), text.replace("__", "_-_"));
}

#[test]
fn faults_name_the_part_of_the_link() {
    for (text, expected) in [
        ("#/shogi", "link, game: \"shogi\" is not one of the games here"),
        (
            "#/chess/rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
            "link, FEN, field 1 (placement): rank 7 has 9 squares instead of 8",
        ),
        (
            "#/chess/4k3/8/8/8/8/8/4P3/4K3_x_-_-_0_7",
            "link, FEN, field 2 (side to move): \"x\" is not w or b",
        ),
        ("#/chess?m=e2e4,e7e4", "link, move 2: \"e7e4\" is not a legal move here"),
        ("#/chess?o=green", "link, o: \"green\" is not white or black"),
        ("#/chess?ply=-1", "link, ply: \"-1\" is not a number"),
        ("#/chess?ply=99999999999999999999", "link, ply: \"99999999999999999999\" is not a number"),
    ] {
        assert_eq!(decode(text).expect_err(text).to_string(), expected);
    }
}

#[test]
fn what_is_too_long_is_refused() {
    let long = "x".repeat(LONGEST + 1);
    let what = decode(&long).expect_err("too long").to_string();
    assert_eq!(what, "link: longer than 32768 bytes");
    let fen = format!("#/chess/4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_7{}", "_".repeat(LONGEST_FEN));
    let what = decode(&fen).expect_err("too long").to_string();
    assert_eq!(what, "link, FEN: longer than 2048 bytes");
}

#[test]
fn a_game_by_links_has_a_number() {
    let number = |text: &str| decode(text).expect("a link").by_link;
    assert_eq!(number("#/chess?by=link"), Some(0));
    assert_eq!(number("#/chess?by=link-1F3a"), Some(0x1F3A));
    for other in ["#/chess", "#/chess?by=post", "#/chess?by=link-", "#/chess?by=link-123456789"] {
        assert_eq!(number(other), None, "{other}");
    }
}

#[test]
fn a_ply_beyond_the_moves_is_the_last() {
    assert_eq!(again("#/chess?m=e2e4,e7e5&ply=2"), "#/chess?m=e2e4,e7e5");
    assert_eq!(again("#/chess?m=e2e4,e7e5&ply=7"), "#/chess?m=e2e4,e7e5");
}

#[test]
fn foreign_parameters_are_kept_if_they_are_plain() {
    assert_eq!(again("#/chess?a=1&b=%3Cscript%3E&c=2&a=3&=4&d"), "#/chess?c=2&a=3&d=&z");
}

struct RoundTrip {
    spec: Spec,
    seed: u64,
}

impl RoundTrip {
    fn visit(self, rules: Rules) {
        let mut chance = Chance::new(self.seed);
        let mut positions = Vec::new();
        let moves = wander(rules, &mut chance, 200, |position| positions.push(*position));
        let skipped = if chance.below(2) == 0 { 0 } else { chance.below(positions.len()) };
        let begun = Game::from(self.spec, positions[skipped]);
        let game = moves[skipped..].iter().fold(begun, |game, &m| game.after(m).expect("legal"));
        let mut link = Link::to(game);
        link.orientation = chance.pick(&[None, Some(Color::White), Some(Color::Black)]).flatten();
        link.ply = Some(chance.below(300)).filter(|&ply| ply < link.game.len());
        let number = chance.draw() as u32;
        link.by_link = chance.pick(&[None, Some(0), Some(number)]).flatten();
        let text = encode(&link);
        assert!(decode(&text).is_ok_and(|read| read == link), "{text}");
        assert!(decode(&encoded(&text)).is_ok_and(|read| read == link), "{text}");
        let safe = |c: char| c.is_ascii_alphanumeric() || "#/?&=_.~-,@:^".contains(c);
        assert!(text.chars().all(safe), "{text}");
        assert!(text.ends_with(|c: char| c.is_ascii_alphanumeric()), "chats cut {text}");
    }
}

#[test]
fn random_games_of_every_kind_survive_in_links() {
    for spec in Spec::all() {
        for seed in 0..20 {
            RoundTrip { spec, seed }.visit(spec.rules());
        }
    }
}
