# Eine Stellung aufbauen

editor_game = Spiel
editor_pieces = { $color ->
    [black] Schwarze Figuren zum Aufstellen
   *[white] Weiße Figuren zum Aufstellen
 }
editor_hand = Figuren ziehen
editor_eraser = Figuren entfernen
editor_put = Aufstellen: { $piece }
editor_start = Anfang
editor_start_note = Grundstellung aufbauen
editor_clear = Leeren
editor_clear_note = Alle Figuren entfernen
editor_mirror = Tauschen
editor_mirror_note = Die Farben tauschen
editor_undo = Zurück
editor_undo_note = Rückgängig machen (Strg+Z)
editor_redo = Vor
editor_redo_note = Wiederherstellen (Strg+Umschalt+Z)
editor_fen = FEN
editor_turn = Am Zug
editor_castling = Rochade
editor_castles_short = { $color ->
    [black] Schwarz O-O
   *[white] Weiß O-O
 }
editor_castles_long = { $color ->
    [black] Schwarz O-O-O
   *[white] Weiß O-O-O
 }
editor_passed = En passant
editor_passed_none = Keins
editor_doubles = { $color ->
    [black] Doppelschritte von Schwarz
   *[white] Doppelschritte von Weiß
 }
editor_double = Der Bauer auf { $at } darf einen Doppelschritt machen
editor_stepped = Gerade mit Doppelschritt gezogen
editor_stepped_at = Der Bauer auf { $at } hat gerade einen Doppelschritt gemacht
editor_white_player = Weiß wird gespielt von
editor_player = Spieler { $number }
editor_half_moves = Züge ohne Fortschritt
editor_full_move = Zugnummer
editor_move_of_turn = Zug der Runde
editor_switches = Wechsel in Folge
editor_switch_limit = Erlaubte Wechsel in Folge
editor_switches_left = Übrige Wechsel, Spieler { $player }
editor_quiet = { $color ->
    [black] Züge von Schwarz ohne Fortschritt
   *[white] Züge von Weiß ohne Fortschritt
 }
editor_tick = Tick
editor_wait = Abklingzeit, in Ticks (1000 Ticks sind 1 Einheit)
editor_picked = { $piece }, { $at }
editor_picked_was_pawn = War ein Bauer
editor_more = Mehr: { $piece }
editor_fewer = Weniger: { $piece }
editor_problem = { $said }.
editor_ready = Bereit zum Spielen.
editor_over = { $over }.
editor_square_wrong = hier nicht erlaubt
editor_play_computer = Gegen den Computer
editor_play_friend = Zu zweit hier spielen
editor_take_along = Link und Bild
editor_link = Link zu diesem Editor
editor_link_to_play = Link zum Spielen ab hier
editor_hint = Wähle eine Figur und tippe auf Felder, oder ziehe Figuren. Ein Rechtsklick entfernt eine. Mit der Tastatur: Gehe mit den Pfeiltasten, stelle eine Figur mit ihrem englischen Buchstaben auf (mit Umschalttaste für Weiß) und entferne sie mit Entf.
editor_edit = Stellung bearbeiten
