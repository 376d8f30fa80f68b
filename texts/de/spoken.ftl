# Für alle, die zuhören und tippen

spoken_from = { $piece } von { $from }
spoken_move = { $who } { $to }
spoken_capture = { $who } schlägt { $taken } auf { $to }
spoken_castling = { $side ->
    [long] lange Rochade
   *[short] kurze Rochade
 }
spoken_promotion = Umwandlung: { $piece }
spoken_warp = { $piece } { $from } in die Zone
spoken_drop = { $piece } eingesetzt auf { $to }
spoken_part = ein Bauer von { $from } nach { $to }, der andere bleibt
spoken_rocket = ein Bauer vor nach { $to }, der andere zurück nach { $back }
spoken_straight = { $who } { $from } geradewegs hinüber auf Brett { $board }
spoken_through = durch den Spiegel auf Brett { $board }
spoken_blast = Explosion
spoken_switch = Seitenwechsel
spoken_check = Schach
spoken_mate = Schachmatt
answer_no_move = Es ist noch kein Zug gemacht.
answer_pieces = { $side }: { $pieces }.
answer_none = { $side }: keine.
answer_empty = { $square } ist leer.
answer_clock = Weiß { $white }, Schwarz { $black }.
answer_no_clock = Diese Partie hat keine Uhr.
typed_looking_back = Du schaust zurück. Geh zur letzten Stellung, um weiterzuspielen.
typed_not_your_turn = Du bist nicht am Zug.
typed_nothing_to_take_back = Es gibt keinen Zug zurückzunehmen.
typed_promotion_missing = Was wird aus dem Bauern? Häng Q, R, B oder N an.
typed_not_understood = „{ $text }“ ist weder ein Zug noch ein Befehl.
help = Tasten und Befehle
help_keys = Tasten
help_board = Auf einem Brett
help_typed = Was du eingeben kannst
help_steps = Durch die Züge gehen
help_ends = Zum Anfang und zur letzten Stellung
help_flip = Brett drehen
help_layout = Bretter übereinander- oder nebeneinanderlegen
help_next_board = Nächstes Brett nach vorn
help_cancel = Figur loslassen
help_type = Zug eingeben
help_last = Letzten Zug ansagen
help_pieces = Figuren ansagen
help_square = Ansagen, was auf deinem Feld steht
help_clock = Uhr ansagen
help_help = Diese Hilfe
help_walk = Von Feld zu Feld gehen
help_press = Feld drücken
help_pause = Anhalten oder weiterspielen, in Echtzeit
help_moves = Ein Zug
help_do = Aufgeben; Remis anbieten, annehmen oder reklamieren; Zug zurücknehmen
help_ask = Ansagen lassen: letzter Zug, alle Figuren oder die Springer, ein Feld, die Uhr
key_enter = Enter
key_home = Pos1
key_end = Ende
key_escape = Esc
