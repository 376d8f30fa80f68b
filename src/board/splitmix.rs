//! Numbers that look random and are the same on every machine: splitmix64 (Sebastiano Vigna, public
//! domain).

/// What is added to the state for each number: 2^64 over the golden ratio.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// The next number, and the state after it.
pub const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(STEP);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The first number after a state: a hash of it.
pub const fn first(mut state: u64) -> u64 {
    next(&mut state)
}

/// The `n`-th number, from 0, after the state 0.
pub const fn nth(n: u64) -> u64 {
    first(n.wrapping_mul(STEP))
}

/// Brings things into a random order, each as likely as any other (Fisher and Yates).
pub fn shuffle<T>(things: &mut [T], state: &mut u64) {
    for i in (1..things.len()).rev() {
        let random = next(state);
        // The upper half of a product of 64 bits with a small number is evenly spread.
        let j = ((u128::from(random) * (i as u128 + 1)) >> 64) as usize;
        things.swap(i, j);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the author's program gives them.
    const PUBLISHED: [u64; 3] =
        [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F];

    #[test]
    fn numbers_are_as_published() {
        let mut state = 0;
        assert_eq!([(); 3].map(|()| next(&mut state)), PUBLISHED);
        assert_eq!([0, 1, 2].map(nth), PUBLISHED);
        assert_eq!(first(0), PUBLISHED[0]);
    }
}
