# Alle Texte der Seite auf Deutsch; siehe en.ftl.

## Überall

close = Schließen

## Einstellungen

settings_title = Einstellungen
theme = Farben
theme_system = System
theme_light = Hell
theme_dark = Dunkel
board_style = Brett
board_glass = Glas
board_wood = Holz
board_slate = Schiefer
animation = Animation
animation_none = Keine
animation_fast = Schnell
animation_normal = Normal
animation_slow = Langsam
coordinates = Koordinaten
figurines = Figurensymbole
figurines_note = Zeigt Figuren in der Zugliste als Symbole
sound = Ton
show_thinking = Gedanken der Engine zeigen
show_thinking_note = Ihre Bewertung und die Zugfolge, die sie erwartet
confirm_resign = Vor dem Aufgeben nachfragen
language = Sprache
language_system = System
download = Herunterladen
single_file = Wonderboard als Datei
single_file_note = Alle Spiele in einer Datei, die ohne Netz funktioniert
keyboard_help = Tastatur: Mit den Pfeiltasten gehst du die Züge durch, F dreht das Brett, Escape bricht ab. Auf dem Brett bewegen die Pfeiltasten den Cursor, und Enter drückt ein Feld. Bei mehreren Brettern legt V sie übereinander oder nebeneinander, und W holt das nächste nach vorn.

## Echtzeit

## Gespeicherte Partien

## Einbetten

## Warum ein Zug nicht geht

refusal_place = { $board ->
    [none] { $square }
   *[other] { $square } auf Brett { $board }
 }
refusal_check = { $board ->
    [none] { $by ->
        [none] im Schach
       *[other] im Schach, angegriffen von { $by } aus
     }
   *[other] { $by ->
        [none] auf Brett { $board } im Schach
       *[other] auf Brett { $board } im Schach, angegriffen von { $by } aus
     }
 }
refusal_attacked = { $board ->
    [none] { $by ->
        [none] angegriffen
       *[other] von { $by } aus angegriffen
     }
   *[other] { $by ->
        [none] auf Brett { $board } angegriffen
       *[other] auf Brett { $board } von { $by } aus angegriffen
     }
 }
refusal_pawn_first = Zuerst musst du einen Bauern ziehen.
refusal_piece_second = { $role ->
    [knight] Dein Springer hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
    [bishop] Dein Läufer hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
    [rook] Dein Turm hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
    [queen] Deine Dame hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
    [king] Dein König hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
    [tandem] Dein Tandem hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
   *[pawn] Dein Bauer hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
 }
refusal_cannot_move = { $role ->
    [knight] Kein Springer kann ziehen. Zieh eine Figur, die kein Bauer ist.
    [bishop] Kein Läufer kann ziehen. Zieh eine Figur, die kein Bauer ist.
    [rook] Kein Turm kann ziehen. Zieh eine Figur, die kein Bauer ist.
    [queen] Keine Dame kann ziehen. Zieh eine Figur, die kein Bauer ist.
    [king] Kein König kann ziehen. Zieh eine Figur, die kein Bauer ist.
    [tandem] Kein Tandem kann ziehen. Zieh eine Figur, die kein Bauer ist.
   *[pawn] Kein Bauer kann ziehen. Zieh eine Figur, die kein Bauer ist.
 }
refusal_own_piece = { $role ->
    [knight] Dein eigener Springer steht auf { $place }.
    [bishop] Dein eigener Läufer steht auf { $place }.
    [rook] Dein eigener Turm steht auf { $place }.
    [queen] Deine eigene Dame steht auf { $place }.
    [king] Dein eigener König steht auf { $place }.
    [tandem] Dein eigenes Tandem steht auf { $place }.
   *[pawn] Dein eigener Bauer steht auf { $place }.
 }
refusal_blocked = Die Figur auf { $place } ist im Weg.
refusal_pawn_ahead = Das Feld { $place } ist besetzt, und Bauern schlagen nur schräg.
refusal_pawn_diagonal = Auf { $place } gibt es nichts zu schlagen, und Bauern ziehen nur schräg, wenn sie schlagen.
refusal_double_step = Dieser Bauer darf keinen Doppelschritt machen.
refusal_other_board = { $role ->
    [knight] Dieser Springer zieht auf Brett { $board }, denn dort steht er.
    [bishop] Dieser Läufer zieht auf Brett { $board }, denn dort steht er.
    [rook] Dieser Turm zieht auf Brett { $board }, denn dort steht er.
    [queen] Diese Dame zieht auf Brett { $board }, denn dort steht sie.
    [king] Dieser König zieht auf Brett { $board }, denn dort steht er.
    [tandem] Dieses Tandem zieht auf Brett { $board }, denn dort steht es.
   *[pawn] Dieser Bauer zieht auf Brett { $board }, denn dort steht er.
 }
refusal_no_castling = In diesem Spiel gibt es keine Rochade.
refusal_castling_lost = Auf dieser Seite darfst du nicht mehr rochieren.
refusal_castling_in_check = Der König darf nicht rochieren, denn er steht { $check }.
refusal_no_zone = In diesem Spiel verlässt keine Figur das Brett.
refusal_stays_on_board = { $role ->
    [knight] Ein Springer darf das Brett nicht verlassen.
    [bishop] Ein Läufer darf das Brett nicht verlassen.
    [rook] Ein Turm darf das Brett nicht verlassen.
    [queen] Eine Dame darf das Brett nicht verlassen.
    [king] Ein König darf das Brett nicht verlassen.
    [tandem] Ein Tandem darf das Brett nicht verlassen.
   *[pawn] Ein Bauer darf das Brett nicht verlassen.
 }
refusal_not_in_zone = { $role ->
    [knight] In deiner Zone ist kein Springer.
    [bishop] In deiner Zone ist kein Läufer.
    [rook] In deiner Zone ist kein Turm.
    [queen] In deiner Zone ist keine Dame.
    [king] In deiner Zone ist kein König.
    [tandem] In deiner Zone ist kein Tandem.
   *[pawn] In deiner Zone ist kein Bauer.
 }
refusal_pawn_drop = Auf { $square } darfst du keinen Bauern einsetzen.
refusal_no_crossing = In diesem Spiel darf keine Figur das Brett wechseln, ohne zu ziehen.
refusal_never_crosses = { $role ->
    [knight] Ein Springer darf das Brett nicht wechseln, ohne zu ziehen.
    [bishop] Ein Läufer darf das Brett nicht wechseln, ohne zu ziehen.
    [rook] Ein Turm darf das Brett nicht wechseln, ohne zu ziehen.
    [queen] Eine Dame darf das Brett nicht wechseln, ohne zu ziehen.
    [king] Ein König darf das Brett nicht wechseln, ohne zu ziehen.
    [tandem] Ein Tandem darf das Brett nicht wechseln, ohne zu ziehen.
   *[pawn] Ein Bauer darf das Brett nicht wechseln, ohne zu ziehen.
 }
refusal_crossing_in_check = Ein König im Schach darf das Brett nicht wechseln, ohne zu ziehen.
refusal_taken = { $n ->
    [one] Das Feld { $last } ist besetzt.
   *[other] Die Felder { $others } und { $last } sind besetzt.
 }
refusal_still_in_check = Dein König stünde immer noch { $check }.
refusal_into_check = Dein König stünde { $check }.
refusal_passing = Der König darf nicht über { $square } ziehen, denn das Feld ist { $attacked }.
refusal_cannot_help = { $role ->
    [knight] Dein König steht { $check }. Dieser Springer kann ihm nicht helfen.
    [bishop] Dein König steht { $check }. Dieser Läufer kann ihm nicht helfen.
    [rook] Dein König steht { $check }. Dieser Turm kann ihm nicht helfen.
    [queen] Dein König steht { $check }. Diese Dame kann ihm nicht helfen.
    [king] Dein König steht { $check }. Dieser König kann ihm nicht helfen.
    [tandem] Dein König steht { $check }. Dieses Tandem kann ihm nicht helfen.
   *[pawn] Dein König steht { $check }. Dieser Bauer kann ihm nicht helfen.
 }
refusal_pinned = { $role ->
    [knight] Dieser Springer ist gefesselt. Würde er ziehen, stünde dein König { $check }.
    [bishop] Dieser Läufer ist gefesselt. Würde er ziehen, stünde dein König { $check }.
    [rook] Dieser Turm ist gefesselt. Würde er ziehen, stünde dein König { $check }.
    [queen] Diese Dame ist gefesselt. Würde sie ziehen, stünde dein König { $check }.
    [king] Dieser König ist gefesselt. Würde er ziehen, stünde dein König { $check }.
    [tandem] Dieses Tandem ist gefesselt. Würde es ziehen, stünde dein König { $check }.
   *[pawn] Dieser Bauer ist gefesselt. Würde er ziehen, stünde dein König { $check }.
 }
movement = { $role ->
    [pawn] Ein Bauer zieht geradeaus und schlägt schräg nach vorn.
    [knight] Ein Springer zieht zwei Felder geradeaus und eines zur Seite.
    [bishop] Ein Läufer zieht auf Diagonalen.
    [rook] Ein Turm zieht auf Reihen und Linien.
    [queen] Eine Dame zieht auf Reihen, Linien und Diagonalen.
    [tandem] Ein Tandem zieht wie seine Bauern, beide gemeinsam oder einer allein.
   *[king] Ein König zieht ein Feld weit.
 }

## Was an einem Text nicht stimmt

fault_at = { $place }: { $what }
part_game = Partie { $number }
part_line = Zeile { $number }
part_character = Zeile { $line }, Spalte { $column }
part_tag = Tag { $name }
part_link = Link
part_fen = FEN
part_field = Feld { $number } ({ $name ->
    [placement] Aufstellung
    [zone] Zone
    [side] Seite am Zug
    [castling] Rochade
    [en_passant] en passant
    [half_moves] Halbzüge
    [full_moves] Zugnummer
    [white_double_steps] Doppelschritte von Weiß
    [black_double_steps] Doppelschritte von Schwarz
    [phase] Teil des Zuges
    [commander] wer Weiß spielt
    [switches_in_a_row] Seitenwechsel in Folge
    [switches_left] übrige Seitenwechsel
    [cooldowns] Abklingzeiten
    [quiet_moves] ruhige Züge
   *[tick] Tick
 })
part_move = Zug { $number }
part_event = Ereignis { $number }
part_game_name = Spiel
part_ending = Ende der Partie
fault_too_long = länger als { $most } Bytes
fault_not_understood = „{ $found }“ ergibt keinen Sinn
fault_not_a_number = „{ $found }“ ist keine Zahl
fault_not_in_range = „{ $found }“ ist keine Zahl von { $least } bis { $most }
fault_not_a_tick = „{ $found }“ ist kein Tick
fault_not_a_square = „{ $found }“ ist kein Feld
fault_not_one_of = { $n ->
    [one] „{ $found }“ ist nicht { $last }
   *[other] „{ $found }“ ist nicht { $others } oder { $last }
 }
fault_not_like = { $n ->
    [one] „{ $found }“ sieht nicht aus wie { $last }
   *[other] „{ $found }“ sieht nicht aus wie { $others } oder { $last }
 }
fault_unknown_game = ein Spiel namens „{ $found }“ gibt es hier nicht
fault_no_option = { $game } hat keine Option „{ $found }“
fault_fen_empty = die FEN ist leer
fault_too_many_fields = { $found ->
    [one] { $found } Feld, aber höchstens { $most } gehören hinein
   *[other] { $found } Felder, aber höchstens { $most } gehören hinein
 }
fault_field_count = { $found ->
    [one] { $found } Feld statt { $expected }
   *[other] { $found } Felder statt { $expected }
 }
fault_too_many_boards = { $found ->
    [one] { $found } Brett, aber das Spiel hat { $most }
   *[other] { $found } Bretter, aber das Spiel hat { $most }
 }
fault_rank_count = { $found ->
    [one] { $found } Reihe statt { $expected }
   *[other] { $found } Reihen statt { $expected }
 }
fault_file_count = { $found ->
    [one] Reihe { $rank } hat { $found } Feld statt { $expected }
   *[other] Reihe { $rank } hat { $found } Felder statt { $expected }
 }
fault_not_a_piece = in Reihe { $rank } steht ‚{ $letter }‘, das ist keine Figur dieses Spiels
fault_stray_bar = in Reihe { $rank } steht ein | nicht direkt vor einer Figur
fault_bars_and_boards = Brett B wird entweder mit | gekennzeichnet oder steht hinter einem :, nicht beides
fault_not_in_zone = ‚{ $letter }‘ kann nicht in einer Zone sein
fault_zone_full = mehr als { $most }-mal ‚{ $letter }‘
fault_not_a_castling_right = ‚{ $letter }‘ gehört nicht zu KQkq
fault_castling_needs = für ‚{ $letter }‘ müssen ein König auf { $king } und ein Turm auf { $rook } stehen
fault_nobody_passes = über { $square } kann gerade kein Bauer gezogen sein
fault_has_not_passed = { $color ->
    [white] kein weißer Bauer auf { $pawn } ist gerade über { $passed } gezogen
   *[black] kein schwarzer Bauer auf { $pawn } ist gerade über { $passed } gezogen
 }
fault_nobody_there = auf { $square } steht keine Figur
fault_ready_at = die Figur auf { $square } ist bei { $tick } bereit
fault_no_king = { $color ->
    [white] Weiß hat keinen König
   *[black] Schwarz hat keinen König
 }
fault_many_kings = { $color ->
    [white] Weiß hat { $n } Könige
   *[black] Schwarz hat { $n } Könige
 }
fault_pawn_astray = { $color ->
    [white] auf { $square } kann kein weißer Bauer stehen
   *[black] auf { $square } kann kein schwarzer Bauer stehen
 }
fault_in_check_out_of_turn = { $color ->
    [white] Weiß steht im Schach, aber Schwarz ist am Zug
   *[black] Schwarz steht im Schach, aber Weiß ist am Zug
 }
fault_both_in_check = beide Könige stehen im Schach
fault_not_legal = „{ $found }“ ist hier nicht möglich
fault_ambiguous = „{ $found }“ könnte { $first } oder { $second } sein
fault_refused = „{ $found }“ ist kein möglicher Zug: { $why ->
    [game_over] die Partie ist schon zu Ende
    [tie_lost] der Gegner war schneller
    [no_piece] auf dem Feld steht keine Figur
    [not_yours] die Figur gehört der anderen Seite
    [not_ready] die Figur ist noch nicht bereit
    [too_soon] er kommt zu früh nach dem Zug davor
    [king_capture] Könige werden nie geschlagen
    [promotion_missing] es fehlt, was aus dem Bauern wird
    [in_check] der König steht im Schach
    [self_check] der König stünde im Schach
    [replaced] er wurde ersetzt
    [cancelled] er wurde zurückgenommen
    [captured] die Figur wurde geschlagen
    [no_premove] es gibt keinen Vorauszug
    [no_offer] es gibt kein Remisangebot
    [no_claim] es gibt kein Remis zu reklamieren
   *[illegal] das geht nicht
 }
fault_impossible = so kann die Partie nicht stehen: { $why ->
    [game_over] die Partie ist schon zu Ende
    [tie_lost] der Gegner war schneller
    [no_piece] auf dem Feld steht keine Figur
    [not_yours] die Figur gehört der anderen Seite
    [not_ready] die Figur ist noch nicht bereit
    [too_soon] er kommt zu früh nach dem Zug davor
    [king_capture] Könige werden nie geschlagen
    [promotion_missing] es fehlt, was aus dem Bauern wird
    [in_check] der König steht im Schach
    [self_check] der König stünde im Schach
    [replaced] er wurde ersetzt
    [cancelled] er wurde zurückgenommen
    [captured] die Figur wurde geschlagen
    [no_premove] es gibt keinen Vorauszug
    [no_offer] es gibt kein Remisangebot
    [no_claim] es gibt kein Remis zu reklamieren
   *[illegal] das geht nicht
 }
fault_no_game = es ist keine Partie darin
fault_no_tag = der Tag { $name } fehlt
fault_tag_unnamed = der Name eines Tags fehlt
fault_tag_unclosed = nach dem Tag „{ $name }“ fehlt ]
fault_tag_unquoted = der Wert des Tags „{ $name }“ steht nicht in Anführungszeichen
fault_tag_unended = der Wert des Tags „{ $name }“ endet nicht in seiner Zeile
fault_comment_unclosed = nach dem Kommentar „{ $found }“ fehlt { $sign }
fault_variation_unclosed = nach der Variante fehlt )
fault_variation_too_early = eine Variante vor dem ersten Zug
fault_variation_too_deep = Varianten sind mehr als { $most }-mal ineinander verschachtelt
fault_closes_nothing = { $sign } schließt nichts
fault_not_a_glyph = „{ $found }“ ist kein Bewertungszeichen
fault_move_missing = ein Zug fehlt
fault_stamp_missing = bei „{ $found }“ fehlt der Zeitstempel
fault_nothing_to_open = es gibt nichts zu öffnen
fault_nothing_to_set = es gibt nichts einzustellen
fault_not_a_text = ist kein Text
fault_not_a_whole_number = ist keine ganze Zahl
fault_ply_beyond = Zug { $ply } von { $moves } kann nicht gezeigt werden
fault_no_solution = der Link enthält keine Züge (m=), die zur Lösung führen
