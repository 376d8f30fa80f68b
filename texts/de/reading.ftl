# Regelseiten, und was man auf ihren Brettern ausprobiert

play_this = Dieses Spiel spielen
rules_not_loaded = Die Regeln konnten nicht geladen werden.
walk_start = Zum Anfang
walk_end = Zum Ende
walk_place = { $n } von { $last }
puzzle_mate = { $tried } ist matt. Gelöst!
puzzle_key = { $tried } ist der Schlüsselzug! { $found } { $color ->
    [black] Schwarz
   *[white] Weiß
 } antwortet { $reply }. Jetzt setz matt.
puzzle_refuted = { $tried } führt nicht zum Ziel: { $color ->
    [black] Schwarz
   *[white] Weiß
 } antwortet { $reply }, und für ein Matt reicht die Zeit nicht mehr.
puzzle_ended = { $tried } beendet die Partie, aber ohne Matt.
puzzle_other = Andere Verteidigung
puzzle_show = Lösung zeigen
puzzle_hide = Lösung verbergen
rules_compared = Im Vergleich zum Schach
rules_same = Gleich
rules_new = Neu
rules_changes = Was sich ändert
try_title = Zum Ausprobieren
try_timed = Drück auf Start. Du spielst beide Seiten, und niemand muss warten, bis er dran ist.
try_show = Zeig es mir
start_over = Von vorn
