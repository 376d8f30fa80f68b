# Eine Partie untersuchen

analysis_hint = Zieh auf dem Brett für beide Seiten. Ein anderer Zug aus einer früheren Stellung beginnt eine Variante.
analysis_notes = Anmerkungen zu diesem Zug
analysis_glyphs = Wie gut der Zug ist
analysis_glyph = { $number ->
    [1] Guter Zug
    [2] Fehler
    [3] Glänzender Zug
    [4] Grober Fehler
    [5] Interessanter Zug
   *[other] Zweifelhafter Zug
}
analysis_promote = Diese Variante aufwerten
analysis_delete = Diesen Zug und alle danach löschen
analysis_comment = Kommentar zu diesem Zug
continue_here = Weiterspielen
engine_lines = { $n ->
    [one] 1 Variante
   *[other] { $n } Varianten
}
engine_lines_title = Beste Varianten
engine_seconds = { $n } s
engine_endless = Ohne Grenze
engine_time_title = Zeit pro Stellung
engine_arrows = Pfeile
threat = Drohung
threat_none = Hier lässt sich nichts drohen
report = Bericht
report_begin = Bericht über die Partie
report_stop = Anhalten
report_working = Stellung { $done } von { $all } wird angesehen
report_accuracy = Genauigkeit
report_grades = { $number ->
    [6] Ungenauigkeiten
    [2] Fehler
   *[other] Grobe Fehler
}
report_loss = Verlust pro Zug im Schnitt
report_percent = { $whole },{ $tenth } %
report_turning = Die Partie kippte mit
report_graph = Wer nach jedem Zug besser stand
explorer = Jeden Zug erkunden
explorer_note = Punkteerwartung jedes Zuges in Prozent, nachdem für ihn so viele Stellungen durchsucht sind.
explorer_people = Wie oft ihn jemand mit Wertung { $rating } wählen würde, in Prozent, nach einem Modell aus Schachpartien
explorer_best = Bester Zug: { $moves }
explorer_from = { $san } (ab { $nodes })
explorer_traps = Sieht gut aus, verliert aber: { $moves }
explorer_hidden = Sieht schlecht aus, ist aber gut: { $moves }
learn_from = Aus Fehlern lernen: { $who }
learn = Aus Fehlern lernen
learn_question = { $played } war ein Fehler. Finde einen besseren Zug.
learn_judging = Mal sehen …
learn_wrong = Das ist nicht gut genug. Versuch etwas anderes.
learn_right = Gut! Das ist besser.
learn_solution = { $better } war besser.
learn_done = Das war alles. Gut gemacht!
learn_again = Noch einmal
learn_show = Den besseren Zug zeigen
learn_next = Weiter
learn_end = Fertig
turning_point = Der Wendepunkt: { $made }
turning_better = Besser: { $better }
turning_looking = Der Wendepunkt wird gesucht …
your_rating = Deine Wertung: { $rating }
rating_note = Geschätzt aus deinen Partien dieses Spiels gegen den Computer. Ein Fragezeichen heißt: noch sehr unsicher.
try_level = Versuch Stufe { $level }: { $name }
