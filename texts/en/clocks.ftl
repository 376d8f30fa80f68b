# Clocks as they are chosen, and what they are called

clock_custom = Custom…
clock_minutes = Minutes each
clock_minutes_of = { $who ->
    [you] Your minutes
    [friend] Your friend’s minutes
    [computer] The computer’s minutes
    [black] Black’s minutes
   *[white] White’s minutes
 }
clock_increment = Increment per turn
clock_delay = Delay per turn
clock_delay_note = Each turn, the clock waits this long before it starts (simple or US delay)
clock_odds = Time odds: different minutes for each side
clock_in_minutes = { $n } min
clock_in_seconds = { $n } s
clock_with_delay = { $clock } | { $n } delay
clock_at_odds = { $first } vs { $second }
clock_not_by_link = Games by link have no clock.
