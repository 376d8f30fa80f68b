//! B5, B6: what it costs to look further ahead, and how often a little foresight misleads.

use super::Sheets;
use crate::lab::Lab;
use crate::lab::players::Plain;
use crate::lab::players::plain::Looked;
use crate::lab::results::Sheet;

/// A move is tempting that a ply of foresight puts so near the best, in points of 100, and a trap if it turns out to be so
/// much worse.
const NEAR: f64 = 5.0;
const WORSE: f64 = 25.0;

pub fn measure(lab: &Lab) -> Sheets {
    let setup = &lab.setup;
    let positions = &lab.samples.positions;
    let count = positions.len().min(setup.scale.positions);
    let plain = || {
        let mut plain = Plain::new(setup.game);
        plain.most_nodes = setup.scale.plain_nodes;
        plain
    };
    let looked = setup.workers.gather("plies", count, plain, |plain, number| {
        let line = &positions[number];
        let depths = 1..=setup.scale.plies;
        let nodes = |depth| plain.best(line, depth).map(|looked| looked.nodes as f64);
        let nodes: Vec<f64> = depths.clone().map_while(nodes).collect();
        let values: Vec<Looked> = depths.map_while(|depth| plain.values(line, depth)).collect();
        (nodes, springs(lab, &values), values.len())
    });
    let nodes: Vec<&Vec<f64>> = looked.iter().map(|(nodes, ..)| nodes).collect();
    let traps: Vec<(Option<usize>, usize)> =
        looked.iter().map(|(_, trap, deep)| (*trap, *deep)).collect();
    vec![("B5", price(lab, &nodes)), ("B6", traps_by_depth(lab, &traps))]
}

/// At which depth a tempting move of a position proves a trap; none if there is none.
fn springs(lab: &Lab, by_depth: &[Looked]) -> Option<usize> {
    let expected = |value| 100.0 * lab.ruler.expected(value);
    let behind = |looked: &Looked, place: usize| {
        let best = looked.best().map_or(0.0, |best| expected(best.value));
        looked.values.get(place).map_or(0.0, |(_, value)| best - expected(*value))
    };
    let first = by_depth.first()?;
    let tempting: Vec<usize> =
        (0..first.values.len()).filter(|&i| behind(first, i) <= NEAR).collect();
    let is_trap = |looked: &Looked| tempting.iter().any(|&i| behind(looked, i) >= WORSE);
    by_depth.iter().skip(1).position(is_trap).map(|place| place + 2)
}

fn price(lab: &Lab, nodes: &[&Vec<f64>]) -> Sheet {
    let mut sheet = Sheet::default();
    for depth in 1..=lab.setup.scale.plies as usize {
        let reached: Vec<f64> =
            nodes.iter().filter_map(|nodes| nodes.get(depth - 1).map(|n| n.log2())).collect();
        lab.note_mean(&mut sheet, &format!("log2 nodes of depth {depth}"), &reached);
    }
    // The last two plies that were reached, as a factor a ply.
    let factor = |nodes: &&Vec<f64>| match nodes[..] {
        [.., before, _, last] => Some((last / before).sqrt().log2()),
        _ => None,
    };
    let factors: Vec<f64> = nodes.iter().filter_map(factor).collect();
    lab.note_mean(&mut sheet, "log2 factor a ply", &factors);
    sheet
}

/// In how many positions a trap springs at each depth; where a depth was not reached, that is said.
fn traps_by_depth(lab: &Lab, traps: &[(Option<usize>, usize)]) -> Sheet {
    let mut sheet = Sheet::default();
    let depths = 2..=lab.setup.scale.plies as usize;
    let sprung =
        |depth: usize| traps.iter().filter(|(trap, _)| *trap == Some(depth)).count() as f64;
    let reached = |depth: usize| traps.iter().filter(|(_, deep)| *deep >= depth).count() as f64;
    sheet.count("traps by depth from 2", depths.clone().map(sprung));
    sheet.count("positions by depth from 2", depths.map(reached));
    // By the third ply, which is reached in most positions, so that games can be compared.
    let early = |(trap, deep): &(Option<usize>, usize)| {
        (*deep >= 3).then(|| f64::from(u8::from(trap.is_some_and(|depth| depth <= 3))))
    };
    lab.note_mean(
        &mut sheet,
        "traps within 3",
        &traps.iter().filter_map(early).collect::<Vec<_>>(),
    );
    sheet
}
