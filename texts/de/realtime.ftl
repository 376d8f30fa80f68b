# Echtzeit

timed_author = „Unorthodox chess“, 2012
timed_summary = Ohne Zugfolge: Beide ziehen, wann sie wollen, und wer gezogen hat, hat eine Abklingzeit so lang wie sein Wert.
timed_start = Start
timed_resume = Weiter
timed_pause = Pause
timed_back_to_game = Zurück zur Partie
timed_draw = Remis
timed_agree_draw = Remis vereinbaren
timed_slow_motion = Zeitlupe
timed_full_speed = Volles Tempo
timed_who_resigns = Wer gibt auf?
timed_panel = Partie
timed_unit = 1 Einheit = { $span }
timed_voided = Weiß war schneller: { $role ->
    [pawn] Der schwarze Bauer
    [knight] Der schwarze Springer
    [bishop] Der schwarze Läufer
    [rook] Der schwarze Turm
    [queen] Die schwarze Dame
    [king] Der schwarze König
   *[piece] Die schwarze Figur
 } hat { $square } nie verlassen.
timed_no_computer = Der Computer konnte nicht geladen werden und kann deshalb nicht ziehen.
timed_tie_lost = Ihr habt gleichzeitig gezogen, und dann zählt der Zug von Weiß.
timed_gone = Deine Figur steht nicht mehr dort.
timed_captured = Deine Figur wurde geschlagen, bevor sie ziehen konnte.
timed_cooling = Die Abklingzeit { $role ->
    [pawn] des Bauern
    [knight] des Springers
    [bishop] des Läufers
    [rook] des Turms
    [queen] der Dame
    [king] des Königs
   *[piece] der Figur
 } dauert noch { $units }.
timed_rook_cooling = Die Abklingzeit des Turms ist noch nicht vorbei.
timed_too_soon = Du hast gerade erst gezogen.
timed_king_capture = Könige werden nicht geschlagen.
timed_promotion_missing = Was soll der Bauer werden?
timed_movement = { $role ->
    [knight] Ein Springer zieht zwei Felder geradeaus und eins zur Seite.
    [bishop] Ein Läufer zieht auf Diagonalen.
    [rook] Ein Turm zieht auf Reihen und Linien.
    [queen] Eine Dame zieht auf Reihen, Linien und Diagonalen.
    [king] Ein König zieht ein Feld weit.
   *[pawn] Ein Bauer zieht geradeaus und schlägt schräg nach vorn.
 }
timed_no_castling = Die Rochade ist gerade nicht möglich.
timed_in_check = Dein König steht im Schach, und dieser Zug hilft nicht.
timed_self_check = { $role ->
    [king] Der König darf nicht ins Schach ziehen.
    [pawn] Der Bauer kann nicht ziehen: Dein König stünde im Schach.
    [knight] Der Springer kann nicht ziehen: Dein König stünde im Schach.
    [bishop] Der Läufer kann nicht ziehen: Dein König stünde im Schach.
    [rook] Der Turm kann nicht ziehen: Dein König stünde im Schach.
    [queen] Die Dame kann nicht ziehen: Dein König stünde im Schach.
   *[piece] Die Figur kann nicht ziehen: Dein König stünde im Schach.
 }
timed_no_premove = Der Vorauszug ist zurückgenommen.
timed_no_offer = Das Remisangebot gilt nicht mehr.
timed_no_claim = Hier lässt sich kein Remis reklamieren.
timed_units = { $tenths ->
    [10] 1 Einheit
   *[other] { $count } Einheiten
 }
decimal_mark = ,
span_seconds = { $n } s
span_minutes = { $n } min
timed_first_moves = Gib deine ersten Züge ein.
timed_move_ready = Zieh mit einer Figur, die bereit ist.
timed_paused = Pause.
timed_paused_hidden = Pause, weil die Seite nicht zu sehen war.
timed_paused_slept = Pause, weil dein Gerät im Ruhezustand war.
timed_ready = Es geht weiter, sobald du willst.
timed_check = { $who ->
    [you] Schach! Antworte mit einer umrandeten Figur.
    [computer] Der Computer steht im Schach.
    [friend] Dein Freund steht im Schach.
    [black] Schwarz steht im Schach.
   *[white] Weiß steht im Schach.
 }
timed_check_stuns = { $who ->
    [you] Schach! Noch kann keine Figur antworten.
    [computer] Der Computer steht im Schach und kann noch nicht antworten.
    [friend] Dein Freund steht im Schach und kann noch nicht antworten.
    [black] Schwarz steht im Schach und kann noch nicht antworten.
   *[white] Weiß steht im Schach und kann noch nicht antworten.
 }
timed_mark_check = im Schach
timed_mark_stunned = durch Schach gelähmt
drawn_material = Remis: Keine Seite kann mehr matt setzen
drawn_idle = Remis: Lange hat niemand gezogen
timed_spoken_move = { $color ->
    [black] Schwarz
   *[white] Weiß
 }: { $role ->
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
    [king] König
   *[pawn] Bauer
 } nach { $square }.
timed_spoken_capture = { $color ->
    [black] Schwarz
   *[white] Weiß
 }: { $role ->
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
    [king] König
   *[pawn] Bauer
 } schlägt { $taken ->
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
    [king] König
   *[pawn] Bauern
 } auf { $square }.
timed_spoken_castling = { $color ->
    [black] Schwarz rochiert.
   *[white] Weiß rochiert.
 }
timed_spoken_promotion = { $role ->
    [knight] Er wird zum Springer.
    [bishop] Er wird zum Läufer.
    [rook] Er wird zum Turm.
   *[queen] Er wird zur Dame.
 }
timed_spoken_check = Schach.
timed_spoken_more = { $n ->
    [one] 1 weiterer Zug.
   *[other] { $n } weitere Züge.
 }
timed_listed = { $color ->
    [black] Schwarz
   *[white] Weiß
 } { $san }
timed_cooldown_mark = in der Abklingzeit
timed_target = kann hierher ziehen
timed_target_later = kann später hierher ziehen
timed_locked = kann das Schach nicht abwehren
timed_answer = kann das Schach abwehren
timed_premove = nächster Zug eingegeben
timed_log_hint = Die Zahl auf einer Figur zählt ihre Abklingzeit herunter.
timed_look_back = Zurückblicken
timed_moment = Zeitpunkt der Partie
timed_previous = Voriger Zug
timed_next = Nächster Zug
timed_speed = Tempo
timed_play = Abspielen
timed_stop = Anhalten
timed_again = Noch einmal
timed_becomes = { $role ->
    [knight] Bauern werden: Springer
    [bishop] Bauern werden: Läufer
    [rook] Bauern werden: Turm
   *[queen] Bauern werden: Dame
 }
timed_becomes_title = { $role ->
    [knight] Bauern werden zum Springer. Zum Ändern antippen.
    [bishop] Bauern werden zum Läufer. Zum Ändern antippen.
    [rook] Bauern werden zum Turm. Zum Ändern antippen.
   *[queen] Bauern werden zur Dame. Zum Ändern antippen.
 }
timed_draw_offered = Remis?
timed_link_to_start = Link zum gleichen Start
timed_link_to_game = Link zur ganzen Partie
timed_frame = Rahmen für eine Webseite (HTML)
timed_position = Stellung (RTFEN)
timed_record = Partie (Protokoll)
timed_pgn = Partie (PGN mit Zeiten)
timed_pawn_cooldown = Abklingzeit eines Bauern (1 Einheit)
timed_pace = { $ms ->
    [500] Blitzartig
    [1000] Schnell
    [2000] Normal
    [5000] Gemütlich
    [15000] Bedächtig
   *[other] Langsam
 }
timed_first_cooldowns = Abklingzeiten am Start
timed_cooldowns = { $how ->
    [random] Zufällig
    [whole] Ganze Einheiten
    [same] Für beide gleich
   *[none] Keine
 }
timed_black_cooldowns = Abklingzeiten von Schwarz am Start
timed_black_longer = 1 Einheit länger
timed_black_same = Wie bei Weiß
timed_other_rules = Andere Regeln
timed_seats = Ihr sitzt
timed_side_by_side = Nebeneinander
timed_face_to_face = Gegenüber
timed_strength = { $level } · { $gap } zwischen den Zügen, reagiert nach { $reaction }
timed_seed = Startzahl (leer lassen für eine neue)
