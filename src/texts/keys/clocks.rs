//! Clocks as they are chosen, and what they are called.

texts! {
    fn clock_custom();
    fn clock_minutes();
    /// `who` is `you`, `computer`, `white` or `black`.
    fn clock_minutes_of(who: &str);
    fn clock_increment();
    fn clock_delay();
    fn clock_delay_note();
    fn clock_odds();
    fn clock_in_minutes(n: &str);
    fn clock_in_seconds(n: u32);
    /// `clock` is `5+3`, say.
    fn clock_with_delay(clock: &str, n: &str);
    fn clock_at_odds(first: &str, second: &str);
    fn clock_not_by_link();
}
