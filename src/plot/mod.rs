//! Measurements as pictures (SVG), for files and for the page: what differs is told by marks and names, never by color alone,
//! and every picture is also there as a table of text beside it.

mod axis;
mod labels;
mod panel;
mod rows;

pub use axis::Axis;
pub use panel::{Panel, Point, SMALL, Series, Style, sheet};
pub use rows::{Row, Rows};

/// What the classes of a picture look like where no page says so: ink that can be read on light and on dark ground.
const STYLE: &str = "text{font:12px sans-serif;fill:#333}.t{font-weight:bold}.axis{stroke:#999;fill:none}\
.main{stroke:#2a6fbb;fill:none;stroke-width:2}.other{stroke:#c2571a;fill:none;stroke-width:2;stroke-dasharray:6 3}\
.back{stroke:#888;fill:none;stroke-width:1.5;stroke-dasharray:2 3}.dot{stroke-dasharray:none}.full{fill:#2a6fbb}\
@media(prefers-color-scheme:dark){text{fill:#ddd}.main{stroke:#7db4f0}.full{fill:#7db4f0}.other{stroke:#f0a070}\
.back{stroke:#aaa}}";

/// A picture as a file of its own.
pub fn alone(picture: &str) -> String {
    picture.replacen('>', &format!(">\n<style>{STYLE}</style>"), 1)
}

/// A picture of that size, called so by those who do not see it. Its looks are the page's, or those of [`alone`].
fn picture(width: f64, height: f64, label: &str, inside: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         aria-label=\"{}\">\n{inside}</svg>\n",
        escaped(label)
    )
}

/// A text inside of XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
