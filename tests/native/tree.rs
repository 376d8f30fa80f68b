//! Games with variations: playing, promoting, deleting, and what is said about moves.

use proptest::prelude::*;
use wonderboard::game::{Game, GameTree};
use wonderboard::notation::pgn::{NodeId, PgnGame, read_one, write};
use wonderboard::variants::Spec;

fn read(text: &str) -> GameTree {
    GameTree::read(&read_one(text).unwrap_or_else(|fault| panic!("{text}: {fault}")))
        .expect("a game")
}

/// The moves as a file has them, in one line and without the result.
fn movetext(tree: &GameTree) -> String {
    let text = write(&tree.write());
    let (_, moves) = text.split_once("\n\n").expect("moves");
    let words: Vec<&str> = moves.split_whitespace().collect();
    words[..words.len() - 1].join(" ")
}

/// The node at the end of a trail.
fn at(tree: &GameTree, trail: &[usize]) -> NodeId {
    let found = tree.at_trail(trail);
    assert_eq!(tree.trail(found), trail);
    found
}

fn play(tree: &mut GameTree, at: NodeId, coords: &str) -> NodeId {
    let m = tree.game_at(at).read(coords).expect("a legal move");
    tree.play(at, m).expect("a node")
}

#[test]
fn a_move_made_while_looking_back_begins_a_variation() {
    let game = Game::replay(Spec::CHESS, None, ["e2e4", "e7e5", "g1f3"]).expect("a game");
    let mut tree = GameTree::of(&game);
    assert_eq!((tree.game(), tree.main_line().len()), (game.clone(), 3));
    let e4 = at(&tree, &[0]);
    // What was played is no variation.
    assert_eq!(play(&mut tree, e4, "e7e5"), at(&tree, &[0, 0]));
    let sicilian = play(&mut tree, e4, "c7c5");
    assert_eq!(sicilian, at(&tree, &[0, 1]));
    assert_eq!(play(&mut tree, e4, "c7c5"), sicilian);
    play(&mut tree, sicilian, "g1f3");
    play(&mut tree, NodeId::START, "d2d4");
    assert_eq!(movetext(&tree), "1. e4 (1. d4) 1... e5 (1... c5 2. Nf3) 2. Nf3");
    // A move that is not legal there is none.
    let back = game.first_plies(1).read("c7c5").expect("a move");
    assert_eq!(tree.play(NodeId::START, back), None);
    assert_eq!(tree.game(), game);
    assert_eq!(tree.game_at(sicilian).sans().concat(), "e4c5");
    let line = tree.line_through(sicilian);
    assert_eq!(line, [e4, sicilian, at(&tree, &[0, 1, 0])]);
    assert!(tree.is_main(e4) && !tree.is_main(line[2]));
}

#[test]
fn variations_are_promoted_step_by_step_or_all_the_way() {
    let text = "1. e4 e5 (1... c5 2. Nf3 d6 (2... Nc6 3. d4)) 2. Nf3";
    let mut tree = read(text);
    let deep = at(&tree, &[0, 1, 0, 1, 0]);
    tree.promote(deep);
    assert_eq!(movetext(&tree), "1. e4 e5 (1... c5 2. Nf3 Nc6 (2... d6) 3. d4) 2. Nf3");
    tree.promote(deep);
    assert_eq!(movetext(&tree), "1. e4 c5 (1... e5 2. Nf3) 2. Nf3 Nc6 (2... d6) 3. d4");
    assert!(tree.is_main(deep));
    let before = tree.clone();
    tree.promote(deep);
    assert_eq!(tree, before);
    let mut tree = read(text);
    let deep = at(&tree, &[0, 1, 0, 1, 0]);
    tree.make_main(deep);
    assert_eq!(tree, before);
    // The number of a node stays its own.
    assert_eq!(tree.game_at(deep).sans().last().map(|san| &**san), Some("d4"));
}

#[test]
fn what_is_deleted_takes_everything_after_it_along() {
    let mut tree = read("1. e4 e5 (1... c5 2. Nf3) (1... e6 2. d4) 2. Nf3 Nc6");
    let [sicilian, french] = [at(&tree, &[0, 1]), at(&tree, &[0, 2, 0])];
    assert_eq!(tree.delete(sicilian), at(&tree, &[0]));
    assert_eq!(movetext(&tree), "1. e4 e5 (1... e6 2. d4) 2. Nf3 Nc6");
    assert_eq!(tree.game_at(french).len(), 3);
    assert!(!tree.moves().contains(sicilian) && tree.play_all(sicilian, []) == sicilian);
    let open = at(&tree, &[0, 0]);
    tree.delete(open);
    assert_eq!(movetext(&tree), "1. e4 e6 2. d4");
    // The numbers of what is gone mean nothing any more, and what looks the same is the same.
    tree.delete(open);
    tree.set_comment(open, "gone");
    assert_eq!(tree, read("1. e4 e6 2. d4"));
    tree.delete(at(&tree, &[0]));
    assert!(tree.moves().is_empty());
    tree.delete(NodeId::START);
    assert_eq!(tree, GameTree::of(&Game::new(Spec::CHESS)));
}

#[test]
fn moves_have_comments_and_glyphs() {
    let mut tree = read("{the game} 1. e4 {[%clk 0:03:00] best} e5 (1... c5)");
    let [e4, sicilian] = [at(&tree, &[0]), at(&tree, &[0, 1])];
    assert_eq!(tree.notes(NodeId::START).comment(), "the game");
    assert_eq!((tree.notes(e4).comment(), tree.notes(e4).clock()), ("best".into(), Some(180_000)));
    tree.set_comment(e4, "by \n test [%csl Ge4]");
    tree.toggle_glyph(e4, 1);
    tree.set_comment_before(sicilian, " or ");
    tree.toggle_glyph(sicilian, 6);
    tree.toggle_glyph(sicilian, 5);
    tree.toggle_glyph(sicilian, 6);
    let text = "{the game} 1. e4 $1 {[%clk 0:03:00] [%csl Ge4] by test} 1... e5 ({or} 1... c5 $5)";
    assert_eq!(movetext(&tree), text);
    tree.set_comment(NodeId::START, "");
    tree.set_comment(e4, "");
    tree.change(e4, |notes| notes.set_command("clk", None));
    assert_eq!(movetext(&tree), "1. e4 $1 {[%csl Ge4]} 1... e5 ({or} 1... c5 $5)");
}

#[test]
fn a_game_that_was_played_on_is_the_main_line() {
    let coords = |text: &str| {
        Game::replay(Spec::CHESS, None, text.split_whitespace()).expect("a game").moves()
    };
    let mut tree = read("1. e4 {a} e5 (1... c5 {b}) 2. Nf3 {c} Nc6");
    tree.set_game(coords("e2e4 e7e5 g1f3"));
    assert_eq!(movetext(&tree), "1. e4 {a} 1... e5 (1... c5 {b}) 2. Nf3 {c}");
    tree.set_game(coords("e2e4 c7c5 g1f3 d7d6"));
    assert_eq!(movetext(&tree), "1. e4 {a} 1... c5 {b} (1... e5 2. Nf3 {c}) 2. Nf3 d6");
}

#[test]
fn copies_share_until_one_of_them_changes() {
    let mut tree = read("1. e4 e5");
    let before = tree.clone();
    tree.set_comment(NodeId::START, "changed");
    assert_ne!(tree, before);
    assert_eq!(movetext(&before), "1. e4 e5");
    tree.set_comment(NodeId::START, "");
    assert_eq!(tree, before);
}

/// Something done to a tree, by numbers that choose among what there is.
#[derive(Clone, Debug)]
enum Step {
    Play(usize, u16),
    Promote(usize),
    MakeMain(usize),
    Delete(usize),
    Say(usize, &'static str),
    SayBefore(usize, &'static str),
    Glyph(usize, u8),
    Command(usize, &'static str, &'static str),
}

fn said() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "",
        "a word or two",
        "closes } a brace",
        "(1. e4 $1 [x] \" ; 1-0",
        "[%eval 0.17] and [%cal Ge2e4,Rd2d4] so on",
        "[%clk 0:00:01][%csl Gd4]",
        "[% clk 1] [%",
        "{Ünïcödé — ∞",
        "a comment that is longer than any line may be and must be broken somewhere in between",
        "%percent %signs",
    ])
}

fn step() -> impl Strategy<Value = Step> {
    let node = 0..500_usize;
    prop_oneof![
        8 => (node.clone(), any::<u16>()).prop_map(|(at, n)| Step::Play(at, n)),
        1 => node.clone().prop_map(Step::Promote),
        1 => node.clone().prop_map(Step::MakeMain),
        1 => node.clone().prop_map(Step::Delete),
        2 => (node.clone(), said()).prop_map(|(at, text)| Step::Say(at, text)),
        1 => (node.clone(), said()).prop_map(|(at, text)| Step::SayBefore(at, text)),
        1 => (node.clone(), any::<u8>()).prop_map(|(at, glyph)| Step::Glyph(at, glyph)),
        1 => (node, prop::sample::select(vec![("clk", "0:1"), ("x-y", "a b"), ("eval", "#3")]))
            .prop_map(|(at, (name, argument))| Step::Command(at, name, argument)),
    ]
}

fn done(tree: &mut GameTree, step: &Step) {
    let nodes: Vec<NodeId> = tree.moves().walk().map(|(id, _)| id).collect();
    // Rather the later ones, so that lines grow.
    let node = |n: usize| nodes[nodes.len() - 1 - n % nodes.len().min(12)];
    match *step {
        Step::Play(n, choice) => {
            let legal = tree.game_at(node(n)).legal().to_vec();
            if let Some(&m) = legal.get(choice as usize % legal.len().max(1)) {
                let id = tree.play(node(n), m).expect("it is legal");
                assert_eq!(tree.moves().made(id), Some(m));
            }
        }
        Step::Promote(n) => tree.promote(node(n)),
        Step::MakeMain(n) => tree.make_main(node(n)),
        Step::Delete(n) => drop(tree.delete(node(n))),
        Step::Say(n, text) => tree.set_comment(node(n), text),
        Step::SayBefore(n, text) => tree.set_comment_before(node(n), text),
        Step::Glyph(n, glyph) => tree.toggle_glyph(node(n), glyph),
        Step::Command(n, name, argument) => {
            tree.change(node(n), |notes| notes.set_command(name, Some(argument)))
        }
    }
}

fn spec() -> impl Strategy<Value = Spec> {
    prop::sample::select(Spec::all().collect::<Vec<_>>())
}

/// Whatever is done to a tree, its nodes know each other.
fn assert_sound(tree: &GameTree) {
    let moves = tree.moves();
    for (id, depth) in moves.walk() {
        assert_eq!(moves.path(id).len(), depth);
        assert_eq!(tree.at_trail(&tree.trail(id)), id);
        assert!(moves.children(id).all(|child| moves.parent(child) == Some(id)));
        assert_eq!(tree.game_at(id).len(), depth, "its moves are legal");
    }
    assert_eq!(tree.game().len(), tree.main_line().len());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn whatever_was_done_is_written_and_read_again(
        spec in spec(), steps in prop::collection::vec(step(), 0..60)
    ) {
        let mut tree = GameTree::of(&Game::new(spec));
        steps.iter().for_each(|step| done(&mut tree, step));
        assert_sound(&tree);
        let text = write(&tree.write());
        let once: PgnGame = read_one(&text).expect("what we write");
        let again = write(&once);
        prop_assert_eq!(&again, &text);
        let read = GameTree::read(&once).expect("a start");
        let shape = |tree: &GameTree| {
            let moves = tree.moves().clone();
            moves.walk().map(|(id, depth)| (depth, moves.made(id))).collect::<Vec<_>>()
        };
        prop_assert_eq!(shape(&read), shape(&tree));
        let twice = GameTree::read(&read_one(&again).expect("again")).expect("a start");
        prop_assert_eq!(twice, read);
    }
}
