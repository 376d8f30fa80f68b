//! A picture with what it says, what it does not, and the same in numbers.

use yew::prelude::*;

use crate::app::laboratory::words::LabWords;
use crate::findings::pictures::{Drawing, Picture, Wording};

/// A picture. It is made of nothing but numbers and names of ours.
pub fn picture(picture: &Picture, words: &LabWords) -> Html {
    let say = |what: &str| words.say(&format!("lab_{}_{what}", picture.key));
    let drawn = picture.drawing.pictures().into_iter();
    html! {
        <figure class="lab-figure" key={picture.key}>
            <h2>{ say("title") }</h2>
            <div class="lab-plots">
                for svg in drawn { { Html::from_html_unchecked(svg.into()) } }
            </div>
            <figcaption>{ say("says") }{ " " }<em>{ say("not") }</em></figcaption>
            <details>
                <summary>{ words.say("lab_numbers") }</summary>
                { numbers(picture, words) }
            </details>
        </figure>
    }
}

/// The same for whoever does not see it, and whoever wants to know exactly.
fn numbers(picture: &Picture, words: &LabWords) -> Html {
    let say = |what: &str| words.say(&format!("lab_{}_{what}", picture.key));
    let heads = match picture.drawing {
        Drawing::Panels(_) => [words.say("lab_head_game"), say("x"), say("y")],
        Drawing::Rows(_) => {
            ["game", "plies", "attention"].map(|head| words.say(&format!("lab_head_{head}")))
        }
    };
    html! {
        <div class="lab-scroll" tabindex="0" role="region" aria-label={say("title")}>
            <table class="lab-table">
                <thead><tr>
                    for head in heads { <th scope="col">{ head }</th> }
                    <th scope="col">{ words.say("lab_head_interval") }</th>
                </tr></thead>
                <tbody>
                    for [who, x, y, interval] in picture.drawing.table() {
                        <tr><th scope="row">{ who }</th><td>{ x }</td><td>{ y }</td><td>{ interval }</td></tr>
                    }
                </tbody>
            </table>
        </div>
    }
}
