# Die Aufgabenseite

puzzles_lead = Stellungen aus Partien der Engine gegen sich selbst, jede mit einer einzigen Lösung. Sie werden schwerer, je besser du wirst.
puzzles_today = Aufgabe des Tages
puzzles_today_solve = Lösen
puzzles_today_done = Heute gelöst
puzzles_all = Alle Aufgaben
puzzles_of_game = Aufgaben zu diesem Spiel
puzzles_like_this = Eine ähnliche Aufgabe lösen
puzzles_train = Trainieren
puzzles_game = Spiel
puzzles_every_game = Alle Spiele
puzzles_theme = Thema
puzzles_every_theme = Jedes Thema
puzzles_rated = Gewertet
puzzles_rated_note = Nur der erste Versuch zählt. Was du schon einmal vor dir hattest, wird nicht gewertet.
puzzles_start = Los
puzzles_review = Wiederholen
puzzles_review_due = { $n ->
    [one] 1 Aufgabe, die du nicht gelöst hast, ist wieder dran.
   *[other] { $n } Aufgaben, die du nicht gelöst hast, sind wieder dran.
 }
puzzles_review_start = Wiederholen
puzzles_review_later = { $n ->
    [one] Heute gibt es nichts zu wiederholen. Die nächste Aufgabe kommt morgen wieder.
   *[other] Heute gibt es nichts zu wiederholen. Die nächste Aufgabe kommt in { $n } Tagen wieder.
 }
puzzles_review_none = Was du nicht löst, kommt nach 1, 3 und 7 Tagen wieder.
puzzles_streak = Serie
puzzles_days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
 }
puzzles_row = { $n } in Folge
puzzles_best = Rekord { $n }
puzzles_ratings = Deine Wertungen
puzzles_rating = Wertung
puzzles_solved = Gelöst
puzzles_solved_of = { $n } von { $all }
puzzles_unrated = –
puzzles_unknown = Diese Aufgabe gibt es hier nicht. Vielleicht hat eine bessere sie ersetzt.
puzzles_another = Andere Aufgabe
solve_mate = { $n ->
    [one] Matt in 1.
   *[other] Matt in { $n }.
 }
solve_series = Setz mit dem letzten deiner { $n } Züge matt.
solve_king = { $n ->
    [one] Schlag den König in diesem Zug.
   *[other] Schlag den König in { $n } Zügen.
 }
solve_win = { $n ->
    [one] Gewinne mit diesem Zug.
   *[other] Gewinne in { $n } Zügen.
 }
solve_material = Gewinne Material.
solve_defence = Finde den einzigen Zug, der dich rettet.
solve_strike = { $color ->
    [black] Schwarz
   *[white] Weiß
 } schlägt zu: Gewinne mit einem Befehl eine Figur, bevor die eingefrorenen Figuren antworten können.
solve_strike_mate = { $color ->
    [black] Schwarz
   *[white] Weiß
 } schlägt zu: Setz mit einem Befehl matt, bevor die eingefrorenen Figuren antworten können.
solve_right = { $tried } ist richtig. Weiter!
solve_looking = { $tried } ist nicht der Zug. Hier siehst du, warum …
solve_wrong = { $tried } ist nicht der Zug.
solve_wrong_mate = { $tried } gewinnt nicht rechtzeitig: { $line }
solve_wrong_material = { $tried } gewinnt zu wenig: { $line }
solve_wrong_defence = { $tried } hält nicht: { $line }
solve_wrong_strike = Auf { $tried } folgt { $answer }, nach { $time }.
solve_wrong_nothing = { $tried } gewinnt nichts.
solve_frozen = Diese Figur ist eingefroren. Nimm eine, die bereit ist.
solve_solved = Gelöst!
solve_helped = Gelöst, mit Tipp.
solve_finally = Am Ende gelöst.
solve_shown = Das ist die Lösung.
solve_hinted = Die markierte Figur macht den Zug.
solve_hint = Tipp
solve_solution = Lösung
solve_next = Nächste Aufgabe
solve_again = Noch einmal
solve_play_on = Weiterspielen
solve_tries = Was du versucht hast
solve_points = { $n } Punkte
solve_rating = Deine Wertung: { $n }
solve_not_rated = Nicht gewertet
solve_puzzle_rating = Aufgabe: { $n }
solve_themes = Themen
solve_train = Trainieren: { $theme }
solve_link = Link zu dieser Aufgabe
theme-warp-name = Abtauchen
theme-drop-name = Einsetzen
theme-drop-mate-name = Matt durch Einsetzen
theme-drop-block-name = Dazwischen einsetzen
theme-fork-drop-name = Gabel durch Einsetzen
theme-glass-mate-name = Matt durch den Spiegel
theme-glass-pin-name = Fesselung durch den Spiegel
theme-glass-block-name = Dazwischenziehen durch den Spiegel
theme-straight-through-name = Geradewegs durch den Spiegel
theme-tandem-name = Tandemzug
theme-rocket-name = Raketenzug
theme-parting-name = Trennung
theme-chain-switch-name = Seitenwechsel
theme-two-step-name = In zwei Schritten zum König
theme-king-capture-name = Königsfang
theme-explosion-name = Explosion
theme-race-name = Wettlauf zur achten Reihe
theme-promotion-name = Umwandlung
theme-underpromotion-name = Unterverwandlung
theme-en-passant-name = En passant
theme-castling-name = Rochade
theme-back-rank-name = Grundreihenmatt
theme-smothered-name = Ersticktes Matt
theme-discovered-check-name = Abzugsschach
theme-double-check-name = Doppelschach
theme-fork-name = Gabel
theme-pin-name = Fesselung
theme-skewer-name = Spieß
theme-hanging-piece-name = Ungedeckte Figur
theme-sacrifice-name = Opfer
theme-quiet-move-name = Stiller Zug
theme-strike-mate-name = Matt aus dem Stand
theme-frozen-guard-name = Eingefrorener Verteidiger
theme-frozen-piece-name = Eingefrorene Figur
theme-stun-name = Lähmung
