//! The rules of a game, to read.

use yew::prelude::*;

use super::glyphs::{glyph, icon, side};
use super::men_layer::corner;
use crate::board::{Color, Square};
use crate::game::Spot;
use crate::game::erased::replay;
use crate::game::scene::{MarkKind, Scene};
use crate::ui::icons::Icon;
use crate::ui::spots::role_name;
use crate::ui::words::army;
use crate::variants::Spec;
use crate::variants::rulebook::Part;

#[derive(PartialEq, Properties)]
pub struct RulesProps {
    pub spec: Spec,
    /// The address of the game one came from.
    pub back: AttrValue,
}

/// A game's rules.
#[component]
pub fn RulesPage(props: &RulesProps) -> Html {
    let card = props.spec.card();
    html! {
        <main class="page">
            <a class="back" href={props.back.clone()}>{ icon(Icon::Prev) }{ "Back to the game" }</a>
            <article class="rules">
                <h1>{ card.title }</h1>
                <p class="lead">{ card.rulebook.lead }</p>
                for part in card.rulebook.parts { { draw(props.spec, part) } }
                <p>{ format!("By {}.", card.author) }</p>
            </article>
        </main>
    }
}

fn draw(spec: Spec, part: &Part) -> Html {
    match part {
        Part::Heading(text) => html! { <h2>{ text }</h2> },
        Part::Text(text) => html! { <p>{ text }</p> },
        Part::List(items) => html! { <ul>for item in *items { <li>{ item }</li> }</ul> },
        Part::Figure { fen, moves, caption } => {
            let start = Some(*fen).filter(|fen| !fen.is_empty());
            match replay(spec, start, moves.split_whitespace()) {
                Ok(game) => figure(&game.scene(), caption),
                Err(_) => html! { <p>{ caption }</p> },
            }
        }
    }
}

/// A position as a picture, its caption telling what it shows.
fn figure(scene: &Scene, caption: &'static str) -> Html {
    html! {
        <figure>
            { waiting(scene, Color::Black) }
            <div class="frame">
                <div class="board still" aria-hidden="true">
                    for rank in (0..8).rev() {
                        <div class="rank">
                            for file in 0..8 { { square(scene, Square::at(file, rank)) } }
                        </div>
                    }
                    <div class="men">
                        for man in scene.men.iter() {
                            <div
                                class={classes!("man", side(man.color))}
                                data-role={role_name(man.role)}
                                style={{
                                    let (x, y) = corner(man.site, Color::White);
                                    format!("--x:{x};--y:{y}")
                                }}
                            >
                                { glyph(man.role) }
                            </div>
                        }
                    </div>
                </div>
            </div>
            { waiting(scene, Color::White) }
            <figcaption>{ caption }</figcaption>
        </figure>
    }
}

/// The men in an army's zone, if there are any.
fn waiting(scene: &Scene, color: Color) -> Html {
    let tray = scene.trays.iter().find(|tray| tray.color == color);
    let pockets = tray.map_or(&[][..], |tray| &tray.pockets);
    if pockets.iter().all(|&(_, count)| count == 0) {
        return html! {};
    }
    html! {
        <p class={classes!("waiting", side(color))}>
            { format!("In {}’s zone", army(color)) }
            for &(role, count) in pockets {
                for _ in 0..count { { glyph(role) } }
            }
        </p>
    }
}

fn square(scene: &Scene, square: Square) -> Html {
    let board = scene.boards.first().map_or(crate::board::BoardId::A, |board| board.id);
    let spot = Spot::Site(crate::board::Site::new(board, square));
    let class = classes!(
        "square",
        if square.is_light() { "light" } else { "dark" },
        scene.is_marked(spot, MarkKind::LastMove).then_some("last"),
        scene.is_marked(spot, MarkKind::Check).then_some("check"),
    );
    html! { <div {class}></div> }
}
