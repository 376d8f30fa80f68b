//! Links of other sites, pasted.

use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::share::opening;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::wording::faults;
use wonderboard::board::Color;
use wonderboard::variants::Spec;

fn pasted(text: &str) -> Result<Table, String> {
    let setup = Setup { spec: Spec::TWILIGHT, players: [PlayedBy::Human; 2], time: None };
    opening::read(text, setup).map_err(|fault| faults::said(&fault))
}

fn opened(text: &str) -> Table {
    pasted(text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

const KINGS: &str = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 7";
const RACE: &str = "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1";
const DROPS: &str = "r3k3/8/8/8/8/8/8/4K2R[Pn] w Kq - 0 9";

#[test]
fn links_to_positions_of_other_sites_are_understood() {
    for (link, game, fen) in [
        ("https://lichess.org/analysis/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7", "chess", KINGS),
        ("https://lichess.org/analysis/standard/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7", "chess", KINGS),
        ("lichess.org/analysis/fromPosition/4k3/8/8/8/8/8/4P3/4K3 b - - 3 7", "chess", KINGS),
        ("https://lichess.org/analysis/chess960/4k3/8/8/8/8/8/4P3/4K3_b", "chess", ""),
        ("https://lichess.org/editor/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7?color=white", "chess", KINGS),
        ("https://lichess.org/editor?fen=4k3/8/8/8/8/8/4P3/4K3+b+-+-+3+7", "chess", KINGS),
        (
            "http://lichess.org/analysis/racingKings/8/8/8/8/8/8/krbnNBRK/qrbnNBRQ_w_-_-_0_1#3",
            "racing-kings",
            RACE,
        ),
        (
            "https://lichess.org/analysis/crazyhouse/r3k3/8/8/8/8/8/8/4K2R/Pn_w_Kq_-_0_9",
            "crazyhouse",
            DROPS,
        ),
        ("https://lichess.org/analysis/atomic", "atomic", ""),
        ("https://lichess.org/analysis", "chess", ""),
        (
            "https://www.chess.com/analysis?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F4P3%2F4K3+b+-+-+3+7&tab=analysis",
            "chess",
            KINGS,
        ),
        (
            "https://www.chess.com/analysis?tab=analysis&fen=4k3/8/8/8/8/8/4P3/4K3%20b%20-%20-%203%207",
            "chess",
            KINGS,
        ),
        (
            "https://www.pychess.org/analysis/crazyhouse?fen=r3k3/8/8/8/8/8/8/4K2R%5BPn%5D%20w%20Kq%20-%200%209",
            "crazyhouse",
            DROPS,
        ),
        ("https://www.pychess.org/editor/alice", "alice", ""),
        // Whose link does not say which game it is of, as a FEN alone.
        ("https://example.org/board?fen=8/8/8/8/8/4k3/4p3/4K3_w_-_-_0_1", "twilight", ""),
    ] {
        let table = opened(link);
        assert_eq!(table.setup.spec.slug(), game, "{link}");
        if !fen.is_empty() {
            assert_eq!(table.game.fen(), fen, "{link}");
        }
    }
}

#[test]
fn links_may_have_moves_and_the_side_below() {
    let table = opened("https://lichess.org/analysis/pgn/1._e4_e5_Nf3?color=black");
    assert_eq!(table.game.sans().concat(), "e4e5Nf3");
    assert_eq!(table.orientation, Color::Black);
    let table = opened("https://www.chess.com/analysis?pgn=1.%20e4%20c5&flip=true");
    assert_eq!((table.game.len(), table.orientation), (2, Color::Black));
    assert_eq!(opened("https://lichess.org/analysis").orientation, Color::White);
}

#[test]
fn what_is_not_played_here_or_lies_elsewhere_is_said() {
    for (link, expected) in [
        (
            "https://lichess.org/abcd1234",
            "the game is on lichess.org and can’t be fetched from there",
        ),
        ("https://lichess.org/abcd1234efgh/black#12", "copy its PGN or FEN and paste that here"),
        ("lichess.org/study/abcd1234/efgh5678", "the game is on lichess.org"),
        ("https://www.chess.com/game/live/12345", "the game is on chess.com"),
        ("https://www.chess.com/analysis/game/live/12345?tab=review", "the game is on"),
        ("https://www.pychess.org/AbCd1234", "the game is on pychess.org"),
        ("https://example.org/", "the game is on example.org"),
        (
            "https://lichess.org/analysis/horde/rnbqkbnr/pppppppp/8/8/8/8/8/8_w",
            "“horde” is not one of the games here",
        ),
        ("https://lichess.org/analysis/threeCheck", "“threeCheck” is not one of the games here"),
        (
            "https://www.pychess.org/analysis/shogi?fen=lnsg_w",
            "“shogi” is not one of the games here",
        ),
        (
            "https://lichess.org/analysis/8/8/8/8/8/8/8/8_w_-_-",
            "White has no king [link, FEN, field 1 (placement)]",
        ),
    ] {
        let said = pasted(link).err().unwrap_or_default();
        assert!(said.contains(expected), "{link}: {said}");
    }
}

#[test]
fn our_own_links_are_ours_wherever_the_page_is() {
    for host in ["https://example.org/chess/", "file:///home/me/wonderboard.html", ""] {
        let table = opened(&format!("{host}#/alice?m=e2e4"));
        assert_eq!((table.setup.spec.slug(), table.game.len()), ("alice", 1));
    }
}
