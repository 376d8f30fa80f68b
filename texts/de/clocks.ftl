# Uhren, wie man sie wählt und nennt

clock_custom = Eigene …
clock_minutes = Minuten für jeden
clock_minutes_of = { $who ->
    [you] Deine Minuten
    [friend] Minuten deines Freundes
    [computer] Minuten des Computers
    [black] Minuten für Schwarz
   *[white] Minuten für Weiß
 }
clock_increment = Zugabe pro Zug
clock_delay = Aufschub pro Zug
clock_delay_note = So lange wartet die Uhr in jedem Zug, bevor sie läuft (einfacher Aufschub, „US delay“)
clock_odds = Zeitvorgabe: verschiedene Bedenkzeiten
clock_in_minutes = { $n } min
clock_in_seconds = { $n } s
clock_with_delay = { $clock } | { $n } Aufschub
clock_at_odds = { $first } gegen { $second }
clock_not_by_link = Partien per Link haben keine Uhr.
