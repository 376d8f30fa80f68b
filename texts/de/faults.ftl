# Was an einem Text nicht stimmt

fault_at = { $what } [{ $place }]
part_game = Partie { $number }
part_line = Zeile { $number }
part_character = Zeile { $line }, Spalte { $column }
part_tag = Tag { $name }
part_link = Link
part_fen = FEN
part_field = Feld { $number } ({ $name ->
    [placement] Aufstellung
    [zone] Zone
    [pocket] Reserve
    [side] Seite am Zug
    [castling] Rochade
    [en_passant] en passant
    [half_moves] Halbzüge
    [full_moves] Zugnummer
    [white_double_steps] Doppelschritte von Weiß
    [black_double_steps] Doppelschritte von Schwarz
    [kings] Könige, die nie gezogen haben
    [series] Serie
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
fault_unknown_game = „{ $found }“ gibt es hier nicht als Spiel
fault_elsewhere = die Partie liegt bei { $site } und lässt sich von dort nicht holen; kopiere ihr PGN oder ihre FEN und füge das hier ein
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
fault_stray_mark = in Reihe { $rank } steht ein ~ nicht direkt hinter einer umgewandelten Figur
fault_open_bracket = die Reserve endet nicht mit ]
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
fault_check_forbidden = { $color ->
    [black] Schwarz steht im Schach, was in diesem Spiel verboten ist
   *[white] Weiß steht im Schach, was in diesem Spiel verboten ist
 }
fault_over_before = { $color ->
    [black] die Partie war zu Ende, bevor Schwarz am Zug war
   *[white] die Partie war zu Ende, bevor Weiß am Zug war
 }
fault_in_check_out_of_turn = { $color ->
    [white] Weiß steht im Schach, aber Schwarz ist am Zug
   *[black] Schwarz steht im Schach, aber Weiß ist am Zug
 }
fault_both_in_check = beide Könige stehen im Schach
fault_taken_twice = auf { $at } steht auf beiden Brettern eine Figur
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
