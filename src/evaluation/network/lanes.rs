//! Arithmetic on several numbers at once, written so that the compiler makes vectors of it: with SSE2, AVX2 or WebAssembly's
//! `simd128`, and the same integers without any. In the page's programs it is all that needs that.

/// Numbers that are worked on together: four vectors of 128 bits.
pub const LANES: usize = 32;

/// Sums, or weights of an input, that are worked on at once.
pub type Lanes = [i16; LANES];

/// What a neuron's sum is at most when it is squared: it stands for 1.
pub const ONE: i16 = 255;

/// Sums with some rows of weights more and some less.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub fn changed<'a>(
    sums: &Lanes,
    more: impl Iterator<Item = &'a Lanes>,
    less: impl Iterator<Item = &'a Lanes>,
) -> Lanes {
    let mut changed = *sums;
    for row in more {
        changed.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
    }
    for row in less {
        changed.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
    }
    changed
}

/// The squares of sums, each clipped to 0 to [`ONE`], times weights. Weights are from -128 to 127, so a weight times a
/// clipped sum has 16 bits, and all of a group 32.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub fn squares(sums: &[Lanes], weights: &[Lanes]) -> i64 {
    let pairs = sums.iter().zip(weights);
    pairs.map(|(sums, weights)| i64::from(group(sums, weights))).sum()
}

#[cfg(not(target_arch = "wasm32"))]
#[inline(always)]
fn group(sums: &Lanes, weights: &Lanes) -> i32 {
    let mut total = 0;
    for (sum, weight) in sums.iter().zip(weights) {
        let clipped = (*sum).clamp(0, ONE);
        total += i32::from(clipped.wrapping_mul(*weight)) * i32::from(clipped);
    }
    total
}

/// The same. Left to itself the compiler would multiply numbers of 32 bits, four at once.
#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
#[inline]
fn group(sums: &Lanes, weights: &Lanes) -> i32 {
    use core::arch::wasm32::{
        i16x8, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4_add, i32x4_dot_i16x8,
        i32x4_extract_lane, i32x4_splat,
    };
    let eight = |&[a, b, c, d, e, f, g, h]: &[i16; 8]| i16x8(a, b, c, d, e, f, g, h);
    let mut totals = i32x4_splat(0);
    for (sums, weights) in sums.as_chunks().0.iter().zip(weights.as_chunks().0) {
        let clipped = i16x8_min(i16x8_max(eight(sums), i16x8_splat(0)), i16x8_splat(ONE));
        let weighed = i16x8_mul(clipped, eight(weights));
        totals = i32x4_add(totals, i32x4_dot_i16x8(weighed, clipped));
    }
    i32x4_extract_lane::<0>(totals)
        + i32x4_extract_lane::<1>(totals)
        + i32x4_extract_lane::<2>(totals)
        + i32x4_extract_lane::<3>(totals)
}
