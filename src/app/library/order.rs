//! Lists in order, of some thousand entries at most. The sort of the standard library is made for more, and brings a
//! few thousand bytes for each kind of list.

/// Puts something where it belongs in a list that is in the order of a key, behind what has the same.
pub fn insert<T, K: Ord>(list: &mut Vec<T>, new: T, key: impl Fn(&T) -> K) {
    let at = list.partition_point(|known| key(known) <= key(&new));
    list.insert(at, new);
}

/// The same unless it is there already.
pub fn insert_once<T: Ord + Clone>(list: &mut Vec<T>, new: T) {
    if !list.contains(&new) {
        insert(list, new, T::clone);
    }
}
