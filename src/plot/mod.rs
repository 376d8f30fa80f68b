//! Measurements as pictures (SVG), for files and for the page: what differs is told by marks and names, never by color alone,
//! and every picture is also there as a table of text beside it.

mod panel;
mod rows;

pub use panel::{Axis, Panel, Point, Series, Style, sheet};
pub use rows::{Row, rows};

/// Ink that can be read on light and on dark ground.
const STYLE: &str = "text{font:12px sans-serif;fill:#333}.t{font-weight:bold}.axis{stroke:#999;fill:none}\
.main{stroke:#2a6fbb;fill:none;stroke-width:2}.other{stroke:#c2571a;fill:none;stroke-width:2;stroke-dasharray:6 3}\
.back{stroke:#888;fill:none;stroke-width:1.5;stroke-dasharray:2 3}.dot{stroke-dasharray:none}.full{fill:#2a6fbb}\
@media(prefers-color-scheme:dark){text{fill:#ddd}.main{stroke:#7db4f0}.full{fill:#7db4f0}.other{stroke:#f0a070}\
.back{stroke:#aaa}}";

/// A picture of that size, called so by those who do not see it.
fn picture(width: f64, height: f64, label: &str, inside: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         aria-label=\"{}\">\n<style>{STYLE}</style>\n{inside}</svg>\n",
        escaped(label)
    )
}

/// A text inside of XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
