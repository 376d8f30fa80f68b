//! Whom one plays at each level of the computer.

texts! {
    /// A level for those who do not see its face: `name` is what `level_name` says.
    fn level_named(name: &str, level: u8);
    /// What a level sees and what it misses.
    fn level_sees(level: u8);
    /// How well a level plays, as a rating among people.
    fn level_rating(rating: u32);
    /// Which level suits somebody of that rating.
    fn level_match(name: &str);
    /// Said in place of a rating while there is none.
    fn level_unrated();
}
