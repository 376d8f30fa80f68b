# Einbetten

frame_link = { $title } auf Wonderboard, in einem neuen Tab
frame_title = { $title } auf Wonderboard
frame_panel = Partie
frame_undo_pawn = Bauer zurück
frame_restart = Von vorn
frame_merge = Stapeln
frame_split = Trennen
riddle_start = { $color ->
    [black] Schwarz am Zug. Finde den Zug!
   *[white] Weiß am Zug. Finde den Zug!
 }
riddle_next = { $tried }. Und jetzt?
riddle_right = { $tried } ist richtig.
riddle_wrong = { $tried } ist es nicht.
riddle_solved = { $tried } löst die Aufgabe!
riddle_retry = Noch einmal versuchen
riddle_solution = Lösung
embed_title = Einbetten
embed_preview = Vorschau
embed_frame = Rahmen (HTML)
embed_element = Eigenes Element (HTML), das seine Höhe anpasst
embed_either = Füge eines von beiden in irgendeine Webseite ein.
embed_examples = Beispiele ansehen
embed_shown = Was zu sehen ist
embed_position = Eine Stellung zum Spielen
embed_game = Die Partie
embed_puzzle = Die gespielten Züge, als Aufgabe
embed_answers = Der Computer antwortet
embed_language = Sprache
embed_language_reader = Die des Lesers
