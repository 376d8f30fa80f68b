# Kurse, und was auf dem Brett einer ersten Partie gesagt wird

courses_lead = Ein Spiel in ein paar kleinen Schritten: Du ziehst selbst, und die Regeln sagen, ob es stimmt. Hör auf, wann du magst; du findest deine Stelle wieder.
courses_all = Alle Kurse
course_of = { $title } lernen
course_learn = Lernen
course_continue = Weiterlernen: { $title }, Schritt { $n } von { $steps }
course_place = Schritt { $n } von { $steps }
course_at = Schritt { $n } von { $steps }
course_done = Abgeschlossen
course_steps = Schritte
course_step = Schritt { $n }: { $heading }
course_step_solved = Schritt { $n }, gelöst: { $heading }
course_next = Weiter
course_skip = Überspringen
course_previous = Vorheriger Schritt
course_half = Gut so weit. Mach jetzt den zweiten Teil deines Zugs.
course_right = Richtig!
course_answer = { $color ->
    [black] Schwarz
   *[white] Weiß
 } antwortet { $reply }.
course_missed = Der Zug ist erlaubt, löst die Aufgabe aber nicht.
course_shown = Schau zu, wie es geht.
course_play = Gegen Stufe 1 spielen
course_forget = Von vorn: { $title }
course_not_loaded = Der Kurs konnte nicht geladen werden.
tip_close = Verstanden

tip-warp-text = Wähle eine Figur und dann deine Zone: Sie taucht ab und kann auf jedem leeren Feld zurückkommen.
tip-return-text = In deiner Zone wartet eine Figur. Wähle sie und dann ein leeres Feld, und sie ist zurück.
tip-cross-text = Jede Figur, die zieht, geht auf dasselbe Feld des anderen Bretts. Dort muss es leer sein.
tip-through-text = Eine Figur kann geradewegs durch den Spiegel: Wähle sie und dann dasselbe Feld auf dem anderen Brett.
tip-shut-text = Ist das Feld auf dem anderen Brett besetzt, bleibt eine Figur auf ihrem Brett.
tip-choose-text = Du hast die Wahl: Nach einem Zug bleibt eine Figur auf ihrem Brett oder geht durch den Spiegel auf das andere.
tip-which-text = Jede Figur, die zieht, geht auf eines der beiden anderen Bretter. Du wählst, auf welches.
tip-part-text = Jeder deiner Bauern ist ein Tandem. Wähle es und dann ein Feld, und entscheide, ob beide ziehen oder nur einer.
tip-rocket-text = Ein Tandem kann einen Raketenzug machen: Wähle es und dann das Feld zwei Schritte voraus. Ein Bauer fliegt dorthin, der andere fällt einen Schritt zurück.
tip-turn-text = Dein Zug hat zwei Teile: erst ein Bauer, dann eine Figur.
tip-pair-text = Zieh einen Bauern und dann eine Figur, oder nur eine Figur.
tip-switch-text = Du kannst jetzt eine Kette schließen. Dann darfst du die Seiten wechseln und noch einmal ziehen.
tip-reborn-text = Eine geschlagene Figur wird auf ihrem Ursprungsfeld wiedergeboren, wenn dort nichts steht.
tip-series-text = Dein Zug ist eine Serie von Zügen, jede um einen länger als die vorige.
tip-blast-text = Ein Schlagzug explodiert: Alle Figuren ringsum verschwinden auch, nur Bauern nicht.
tip-pocket-text = In deiner Reserve ist eine geschlagene Figur. Wähle sie und dann ein leeres Feld, um sie dort einzusetzen.
