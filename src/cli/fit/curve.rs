//! How a loss fell, as a picture.

use super::rounds::Epoch;

/// The picture's width and height, and where the curves are in it.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 76.0;
const RIGHT: f64 = 520.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 312.0;

/// Ink that can be read on white and on black.
const STYLE: &str = "text{font:13px sans-serif;fill:#333}.axis{stroke:#999;fill:none}\
    .a{stroke:#2a6fbb;fill:none;stroke-width:2}.b{stroke:#c2571a;fill:none;stroke-width:2}\
    .ta{fill:#2a6fbb}.tb{fill:#c2571a}\
    @media(prefers-color-scheme:dark){text{fill:#ddd}.a{stroke:#7db4f0}.ta{fill:#7db4f0}\
    .b{stroke:#f0a070}.tb{fill:#f0a070}}";

/// The losses of each epoch as an SVG that can be read on light and on dark ground.
pub fn draw(name: &str, epochs: &[Epoch], best: &Epoch) -> String {
    let losses = epochs.iter().flat_map(|epoch| [epoch.training, epoch.held_out]);
    let (low, high) = losses.fold((f64::MAX, f64::MIN), |(low, high), x| (low.min(x), high.max(x)));
    let height = (high - low).max(1e-9);
    let last = epochs.len().saturating_sub(1).max(1) as f64;
    let x = |number: u32| LEFT + (RIGHT - LEFT) * f64::from(number) / last;
    let y = |loss: f64| BOTTOM - (BOTTOM - TOP) * (loss - low) / height;
    let line = |class: &str, loss: fn(&Epoch) -> f64| {
        let point = |epoch: &Epoch| format!("{:.1},{:.1}", x(epoch.number), y(loss(epoch)));
        let points: Vec<String> = epochs.iter().map(point).collect();
        format!("<polyline class=\"{class}\" points=\"{}\"/>\n", points.join(" "))
    };
    let label = |class: &str, text: &str, loss: Option<f64>| {
        let (x, y) = (RIGHT + 10.0, loss.map_or(TOP, &y) + 4.0);
        format!("<text class=\"{class}\" x=\"{x}\" y=\"{y:.1}\">{text}</text>\n")
    };
    let end = |loss: fn(&Epoch) -> f64| epochs.last().map(loss);
    // Two labels must not stand one over the other.
    let (training, held_out) = (end(|e| e.training), end(|e| e.held_out));
    let below = held_out.map(|loss| match training {
        Some(other) if (y(loss) - y(other)).abs() < 16.0 => {
            let side = if loss < other { -1.0 } else { 1.0 };
            other + side * 16.0 * height / (BOTTOM - TOP)
        }
        _ => loss,
    });
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-label=\"Loss by epoch\">\n<style>{STYLE}</style>\n\
         <text x=\"{LEFT}\" y=\"24\">{name}: mean loss by epoch (best {}, held out {:.6})</text>\n\
         <path class=\"axis\" d=\"M{LEFT},{TOP}V{BOTTOM}H{RIGHT}\"/>\n",
        best.number, best.held_out
    );
    for loss in [low, (low + high) / 2.0, high] {
        out += &format!("<text x=\"8\" y=\"{:.1}\">{loss:.5}</text>\n", y(loss) + 4.0);
    }
    for number in [0, best.number, last as u32] {
        let x = x(number);
        out += &format!("<text x=\"{x:.1}\" y=\"334\" text-anchor=\"middle\">{number}</text>\n");
    }
    out += &line("a", |epoch| epoch.training);
    out += &line("b", |epoch| epoch.held_out);
    out += &label("ta", "training", training);
    out += &label("tb", "held out", below);
    out + "</svg>\n"
}
