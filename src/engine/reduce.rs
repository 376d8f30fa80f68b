//! By how much moves that are tried late are searched less deep.

use super::parameters::Parameters;

/// Binary logarithms in 64ths, without floating point: every machine must search the same tree.
const fn log2(n: usize) -> i32 {
    let whole = n.ilog2() as i32;
    // The mantissa, with 16 bits behind the point; squaring it yields one bit of the fraction.
    let mut mantissa = ((n as u64) << 16) >> whole;
    let mut fraction = 0;
    let mut i = 0;
    while i < 6 {
        mantissa = (mantissa * mantissa) >> 16;
        fraction *= 2;
        if mantissa >= 2 << 16 {
            mantissa /= 2;
            fraction += 1;
        }
        i += 1;
    }
    whole * 64 + fraction
}

static LOGS: [i32; 256] = {
    let mut table = [0; 256];
    let mut n = 1;
    while n < 256 {
        table[n] = log2(n);
        n += 1;
    }
    table
};

/// The reduction of the `count`-th move at `depth`, in 64ths of a ply, before anything else about
/// the move is considered.
pub fn lmr(by: &Parameters, depth: i32, count: usize) -> i32 {
    let log = |n: usize| LOGS[n.clamp(1, 255)];
    let product = log(depth.max(1) as usize) * log(count);
    by.reduction + product * by.reduction_growth / 512 / 64
}
