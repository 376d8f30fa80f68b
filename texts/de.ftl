# Alle Texte der Seite auf Deutsch; siehe en.ftl.

## Überall

close = Schließen
cancel = Abbrechen
back = Zurück
forward = Vor
try_again = Noch einmal versuchen
new_game = Neue Partie
rematch = Revanche
result = Ergebnis
moves = Züge
share = Teilen
rules = Regeln
game_over = Die Partie ist zu Ende.
setting_up = Das Brett wird aufgebaut …
bad_link = Dieser Link lässt sich nicht öffnen: { $fault }
bad_game = Diese Partie lässt sich nicht öffnen: { $fault }
not_loaded = Dieser Teil der Seite konnte nicht geladen werden.

## Figuren und Bretter

side = { $color ->
    [black] Schwarz
   *[white] Weiß
 }
person = { $who ->
    [computer] Computer
    [friend] Freund
    [you] Du
    [first] Spieler 1
    [second] Spieler 2
    [black] Schwarz
   *[white] Weiß
 }
piece = { $role ->
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
    [king] König
    [tandem] Tandem
   *[pawn] Bauer
 }
piece_of = { $role ->
    [queen] { $color ->
        [black] schwarze Dame
       *[white] weiße Dame
     }
    [tandem] { $color ->
        [black] schwarzes Tandem
       *[white] weißes Tandem
     }
   *[other] { $color ->
        [black] schwarzer
       *[white] weißer
     } { $role ->
        [knight] Springer
        [bishop] Läufer
        [rook] Turm
        [king] König
       *[pawn] Bauer
     }
 }
promoted_piece = { $piece }, umgewandelt
piece_on_board = { $piece } auf { $board }
square_on_board = Brett { $board } { $square }
square_threatened = könnte geschlagen werden
square_target = kann hierher ziehen
square_movable = kann ziehen
square_premove = Vorauszug
board = Brett
board_named = Brett { $board }
two_boards = Bretter { $first } und { $second }, { $first } vorn
three_boards = Bretter { $first }, { $second } und { $third }, { $first } vorn
enlarge_board = Brett { $board } vergrößern
reduce_board = Brett { $board } so groß wie die anderen zeigen
bring_to_front = Brett { $board } nach vorn holen
bring_to_front_note = Brett { $board } nach vorn holen (W)
in_front = Vorn
board_in_front = Brett vorn
zone = { $color ->
    [black] Zone von Schwarz
   *[white] Zone von Weiß
 }
zone_title = Zone
in_zone = { $color ->
    [black] In der Zone von Schwarz
   *[white] In der Zone von Weiß
 }
pocket = { $piece }, { $n } in der Zone
hand = { $color ->
    [black] Reserve von Schwarz
   *[white] Reserve von Weiß
 }
pocket_title = Reserve
in_hand = { $color ->
    [black] In der Reserve von Schwarz
   *[white] In der Reserve von Weiß
 }
held = { $piece }, { $n } in der Reserve
warp_here = Hierher abtauchen

## Partien mit Zügen

check = Schach.
king_threatened = { $who ->
    [computer] Der König des Computers kann geschlagen werden.
    [friend] Der König deines Freundes kann geschlagen werden.
    [you] Dein König kann geschlagen werden.
    [first] Der König von Spieler 1 kann geschlagen werden.
    [second] Der König von Spieler 2 kann geschlagen werden.
    [black] Der schwarze König kann geschlagen werden.
   *[white] Der weiße König kann geschlagen werden.
 }
viewing = Stellung nach { $place }
viewing_start = Ansicht der Grundstellung
after_move = nach { $place }
side_to_move = { $color ->
    [black] Schwarz am Zug
   *[white] Weiß am Zug
 }
player_to_move = { $who ->
    [second] Spieler 2
   *[first] Spieler 1
 } am Zug mit { $color ->
    [black] Schwarz
   *[white] Weiß
 }
your_move = Du bist am Zug
your_move_as = { $color ->
    [black] Du bist am Zug mit Schwarz
   *[white] Du bist am Zug mit Weiß
 }
computer_thinks = Der Computer denkt nach …
friend_thinks = Warten auf den Zug deines Freundes
due = { $due ->
    [pawn] Zuerst muss ein Bauer ziehen.
    [either] Zieh einen Bauern und dann eine Figur, oder nur eine Figur.
    [only] Kein Bauer kann ziehen: Zieh eine Figur.
   *[next] Jetzt eine Figur.
 }
due_of = { $who ->
    [first] Spieler 1
    [second] Spieler 2
    [black] Schwarz
   *[white] Weiß
 }: { $due ->
    [pawn] Zuerst muss ein Bauer ziehen.
    [either] Ein Bauer und dann eine Figur, oder nur eine Figur.
    [only] Kein Bauer kann ziehen, also zieht eine Figur.
   *[next] Jetzt eine Figur.
 }
switches_left = { $n ->
    [0] keine Wechsel mehr
    [one] noch 1 Wechsel
   *[other] noch { $n } Wechsel
 }
switch_of = Wechsel { $made } von { $limit }
level = Stufe { $level }
last_move = Letzter Zug: { $san }.
premove = Vorauszug: { $from } nach { $to }.
no_premoves = Die Vorauszüge sind zurückgenommen.
won = { $who ->
    [computer] Der Computer gewinnt
    [friend] Dein Freund gewinnt
    [you] Du gewinnst
    [first] Spieler 1 gewinnt
    [second] Spieler 2 gewinnt
    [black] Schwarz gewinnt
   *[white] Weiß gewinnt
 } { $reason ->
    [checkmate] durch Matt
    [king-captured] durch Schlagen des Königs
    [king-exploded] durch Sprengen des Königs
    [king-arrived] das Rennen
    [time] durch Zeitüberschreitung
    [unstated] (wie, ist nicht vermerkt)
   *[resignation] durch Aufgabe
 }
won_playing = { $won }, zuletzt mit { $color ->
    [black] Schwarz
   *[white] Weiß
 }
drawn = { $reason ->
    [stalemate] Remis durch Patt
    [both-kings-arrived] Remis: Beide Könige sind angekommen
    [dead-position] Remis: Keine Seite kann mehr matt setzen
    [fifty-moves] Remis nach der 50-Züge-Regel
    [seventy-five-moves] Remis nach der 75-Züge-Regel
    [threefold-repetition] Remis durch dreifache Stellungswiederholung
    [fivefold-repetition] Remis durch fünffache Stellungswiederholung
    [time] Remis: Die Zeit ist um, aber der Gegner hat nur noch den König
    [unstated] Remis (warum, ist nicht vermerkt)
   *[agreement] Remis durch Vereinbarung
 }
take_back = Zug zurück
undo_pawn = Bauer zurück
offer_draw = Remis
claim_draw = Remis fordern
resign = Aufgeben
flip = Drehen
flip_note = Brett drehen (F)
merge = Stapeln
merge_note = Bretter übereinanderlegen (V)
split = Trennen
split_note = Bretter nebeneinanderlegen (V)
draw_offered = { $who ->
    [computer] Der Computer bietet Remis an.
    [friend] Dein Freund bietet Remis an.
    [you] Du bietest Remis an.
    [first] Spieler 1 bietet Remis an.
    [second] Spieler 2 bietet Remis an.
    [black] Schwarz bietet Remis an.
   *[white] Weiß bietet Remis an.
 }
accept = Annehmen
decline = Ablehnen
resign_question = Diese Partie aufgeben?
resign_not = Nein
first_position = Grundstellung
last_position = Letzte Stellung
how_to_play = So wird gespielt
choose_promotion = Umwandeln in
choose_together = Beide Bauern oder einer
choose_switch = Seiten wechseln oder nicht
choose_board = Welches Brett
put_down = Zurückstellen
way_both = Beide
way_both_spoken = Beide: zusammen nach { $to }
way_one = Einer
way_one_spoken = Einer: Der andere bleibt auf { $from }
way_rocket = Rakete
way_rocket_spoken = Rakete: einer vor nach { $to }, einer zurück nach { $back }
way_stay = Auf { $board } bleiben
way_through = Durch nach { $board }
way_straight = Geradewegs durch nach { $board }
way_plain = Ziehen
way_switch = Ziehen und Seiten wechseln
way_named = { $piece }: { $way }
engine = Engine
calculating = Rechnet …
depth = Tiefe { $n }
nodes = { $speed } Knoten/s
mate_in = Matt in { $n }
mated_in = matt in { $n }
chances = { $who ->
    [computer] Chancen des Computers
    [friend] Chancen deines Freundes
    [you] Deine Chancen
    [first] Chancen von Spieler 1
    [second] Chancen von Spieler 2
    [black] Chancen von Schwarz
   *[white] Chancen von Weiß
 }

## Meldungen

not_yours = { $color ->
    [black] Das gehört Schwarz, und Weiß ist am Zug.
   *[white] Das gehört Weiß, und Schwarz ist am Zug.
 }
game_replaced = Deine bisherige Partie ist gespeichert.
back_to_game = Zurück zu ihr
game_forked = Diese Partie wurde auch anderswo fortgesetzt. Ab hier wird sie als eigene Partie gespeichert.
game_damaged = Deine letzte Partie ließ sich nicht lesen und wurde beiseitegelegt: { $fault }
sides_switched = { $who ->
    [computer] { $color ->
        [black] Der Computer übernimmt Schwarz und zieht noch einmal. Du spielst jetzt Weiß.
       *[white] Der Computer übernimmt Weiß und zieht noch einmal. Du spielst jetzt Schwarz.
     }
    [friend] { $color ->
        [black] Dein Freund übernimmt Schwarz und zieht noch einmal. Du spielst jetzt Weiß.
       *[white] Dein Freund übernimmt Weiß und zieht noch einmal. Du spielst jetzt Schwarz.
     }
    [you] { $color ->
        [black] Du spielst jetzt Schwarz. Zieh noch einmal.
       *[white] Du spielst jetzt Weiß. Zieh noch einmal.
     }
    [second] { $color ->
        [black] Spieler 2 übernimmt Schwarz und zieht noch einmal.
       *[white] Spieler 2 übernimmt Weiß und zieht noch einmal.
     }
   *[first] { $color ->
        [black] Spieler 1 übernimmt Schwarz und zieht noch einmal.
       *[white] Spieler 1 übernimmt Weiß und zieht noch einmal.
     }
 }
draw_declined = Der Computer lehnt dein Remisangebot ab.
resign_by_link = Links übertragen nur Züge: Sag deinem Freund, dass du aufgibst.
draw_by_link = Links übertragen nur Züge: Frag deinen Freund selbst nach einem Remis.
no_move_found = Der Computer hat keinen Zug gefunden. Nimm einen Zug zurück, um weiterzuspielen.
engine_missing = Das Programm des Computers konnte nicht geladen werden. Nimm einen Zug zurück, um es noch einmal zu versuchen.
engine_fault = Der Computer kann nicht ziehen: { $fault }
friend_answered = Dein Freund hat geantwortet: { $place }
link_older = Dieser Link ist älter als deine Partie, also ändert sich nichts.
link_forked = In diesem Link geht die Partie anders weiter, ohne { $place }. Deine Partie bleibt, wie sie ist. Um die andere zu öffnen, füge den Link unter „Teilen“ ein.
link_known = Dieser Link enthält nichts Neues.
send_first_link = Dein Freund beginnt: Schick ihm diesen Link
send_last_link = Schick deinen letzten Zug mit diesem Link
send_link = Schick deinen Zug mit diesem Link
friends_turn = Dein Freund ist am Zug

## Für alle, die zuhören und tippen

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
typed_name = Zug eingeben
typed_hint = Nf3, e2e4, O-O … (? für Hilfe)
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

## Die Seite

main_menu = Hauptmenü
games = Partien
games_loading = Deine Partien werden geladen …
settings = Einstellungen
choose_game = { $title }: anderes Spiel wählen
rules_of = Regeln: { $title }
main_games = Spiele
alice_games = Verwandte von Alice
play_against = Gegner
play_as = Du spielst
strength = Spielstärke
strength_of = { $level ->
    [1] 1 · für die erste Partie
    [2] 2 · Anfänger
    [3] 3 · spielt ab und zu
    [4] 4 · Hobbyspieler
    [5] 5 · Vereinsspieler
    [6] 6 · starker Vereinsspieler
    [7] 7 · Experte
   *[other] { $level } · volle Stärke
 }
clock = Uhr
clock_note = Uhr (Minuten + Sekunden pro Zug)
no_clock = Keine
start_game = Partie starten
opponent_computer = Computer
opponent_friend = Freund, hier
opponent_by_link = Freund, per Link
random_side = Zufall
link_to_position = Link zu dieser Stellung
link_to_game = Link zur ganzen Partie
position_as_fen = Stellung (FEN)
position_on_one_board = Stellung auf einem Brett (FEN mit |)
game_as_pgn = Partie (PGN)
embed_here = In eine Webseite einbetten …
copy = Kopieren
copied = Kopiert
copy_by_key = Drücke Strg+C
copy_named = Kopieren: { $name }
send = Senden
send_named = Senden: { $name }
qr_code = QR-Code
qr_code_of = QR-Code: { $name }
qr_too_long = Dieser Link ist zu lang für einen QR-Code: Er hat { $length } Zeichen, { $longest } passen hinein.
paste_here = Stellung oder Partie öffnen: FEN, PGN oder Link einfügen
open = Öffnen
picture = Bild dieser Stellung
save_svg = SVG speichern
save_png = PNG speichern
copy_picture = Bild kopieren
svg_saved = Das SVG ist gespeichert.
png_saved = Das PNG ist gespeichert.
picture_copied = Das Bild ist in der Zwischenablage.
picture_not_copied = Der Browser konnte das Bild nicht kopieren. Speichere es stattdessen.
picture_not_saved = Der Browser hat der Seite das Speichern nicht erlaubt.
back_to_board = Zurück zur Partie
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

## Die Spiele und was sich an ihnen wählen lässt

game-twilight-title = Zwielicht-Schach
game-twilight-author = Frédéric Prost, um 2008
game-twilight-summary = Schach, bei dem eine Figur vom Brett abtauchen und überall wieder auftauchen kann.
game-alice-title = Alice-Schach
game-alice-author = V. R. Parton, 1953
game-alice-summary = Zwei Bretter: Jede Figur, die zieht, wechselt auf das andere.
game-looking-glass-title = Spiegelschach
game-looking-glass-author = eine Variante von V. R. Partons Spiel
game-looking-glass-summary = Alice-Schach mit Weiß und Schwarz auf verschiedenen Brettern.
game-ms-alice-title = Ms.-Alice-Schach
game-ms-alice-author = John Ishkan, 1973
game-ms-alice-summary = Alice-Schach, bei dem eine Figur auch ohne zu ziehen durch den Spiegel gehen darf.
game-odonohue-title = O’Donohue-Schach
game-odonohue-author = Michael O’Donohue, 2003
game-odonohue-summary = Alice-Schach, bei dem eine Figur bleibt, wenn das Feld drüben besetzt ist.
game-duo-title = Duo-Schach
game-duo-author = Jed Stone, 1981
game-duo-summary = Wechsle das Brett oder bleib, und schlag geradewegs durch den Spiegel.
game-alice-8x4-title = Alice 8×4
game-alice-8x4-author = V. R. Parton
game-alice-8x4-summary = Alice-Schach auf zwei Brettern mit vier Linien.
game-alice-3-title = Alice auf drei Brettern
game-alice-3-author = vorgeschlagen von V. R. Parton
game-alice-3-summary = Alice-Schach auf drei Brettern: Jeder Zug führt auf eines der beiden anderen.
game-alice-twilight-title = Alice-Zwielicht
game-alice-twilight-author = Partons Regel über Prosts Spiel
game-alice-twilight-summary = Zwielicht-Schach auf zwei Brettern: Jede Figur, die zieht oder eingesetzt wird, wechselt auf das andere.
game-racing-kings-title = Racing Kings
game-racing-kings-author = V. R. Parton, 1961
game-racing-kings-summary = Der erste König auf der achten Reihe gewinnt, und niemand darf Schach bieten.
game-atomic-title = Atomschach
game-atomic-author = Schachserver im Internet, um 1995
game-atomic-summary = Jedes Schlagen ist eine Explosion und reißt die Figuren ringsum mit, auch Könige.
game-crazyhouse-title = Crazyhouse
game-crazyhouse-author = seit den 1990ern auf Schachservern gespielt
game-crazyhouse-summary = Was du schlägst, kommt in deine Reserve, und du kannst es überall einsetzen.
game-tandem-title = Tandembauern-Schach
game-tandem-author = Kenneth W. Regan, 2013
game-tandem-summary = Jeder Bauer ist ein Paar, das zusammenbleibt, bis es sich trennt.
game-twinmove-title = Twinmove-Schach
game-twinmove-author = Mats Winther, 2006
game-twinmove-summary = Du ziehst einen Bauern und dann eine Figur, und der König wird geschlagen.
game-twinmove-free-title = Twinmove ohne Zwang
game-twinmove-free-author = Mats Winther, 2006
game-twinmove-free-summary = Zieh einen Bauern und dann eine Figur, oder nur eine Figur.
game-switch-side-title = Seitenwechsel-Kettenschach
game-switch-side-author = Azlan Iqbal, 2013
game-switch-side-summary = Schließ eine Kette aus Figuren, und du darfst mit deinem Gegner die Seiten wechseln.
game-alice-tandem-title = Alice-Tandem
game-alice-tandem-author = Partons Regel über Regans Spiel
game-alice-tandem-summary = Tandembauern-Schach auf zwei Brettern: Ein Paar kann sich zwischen ihnen trennen.
game-alice-twinmove-title = Alice-Twinmove
game-alice-twinmove-author = Partons Regel über Winthers Spiel
game-alice-twinmove-summary = Twinmove-Schach auf zwei Brettern: Beide Teilzüge führen auf das andere.
game-alice-switch-side-title = Alice-Seitenwechsel
game-alice-switch-side-author = Partons Regel über Iqbals Spiel
game-alice-switch-side-summary = Seitenwechsel-Kettenschach auf zwei Brettern: Eine Kette zählt dort, wo die Figur ankommt.
game-chess-title = Schach
game-chess-author = die üblichen Regeln
game-chess-summary = Das gewöhnliche Schach.
option-AliceCastling-title = Rochade
option-AliceCastling-on = Erlaubt
option-AliceCastling-off = Nicht erlaubt
option-AliceEnPassant-title = En passant
option-AliceEnPassant-none = Keines
option-AliceEnPassant-first = Erstes Brett
option-AliceEnPassant-second = Zweites Brett
option-AliceEnPassant-either = Beide Bretter
option-TwinmoveCastling-title = Rochade
option-TwinmoveCastling-free = Auch unter Angriff
option-TwinmoveCastling-strict = Wie im Schach
option-SwitchLimit-title = Wechsel in Folge
option-SwitchLimit-iqbal = So viele, wie die Kette Felder hat
option-SwitchLimit-off = Beliebig viele
option-SwitchesEach-title = Wechsel pro Partie
option-SwitchesEach-off = Beliebig viele
option-SwitchesEach-1 = je 1
option-SwitchesEach-2 = je 2
option-SwitchesEach-3 = je 3
option-SwitchesEach-5 = je 5

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
turn_board = Brett drehen
turn_board_note = Nach jedem Zug, für zwei Spieler hier
language = Sprache
language_system = System
download = Herunterladen
single_file = Wonderboard als Datei
single_file_note = Alle Spiele in einer Datei, die ohne Netz funktioniert

## Echtzeit

timed_title = Echtzeitschach
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
rule-check-title = Im Schach
rule-check-any = Jede Figur darf helfen
rule-check-king_only = Nur der König darf ziehen
rule-promo-title = Abklingzeit nach der Umwandlung
rule-promo-pawn = Wie ein Bauer
rule-promo-piece = Wie die neue Figur
rule-ep-title = En passant
rule-ep-cooldown = 1 Einheit lang
rule-ep-next_move = Bis zum nächsten Zug
rule-ep-off = Nie
rule-stalemate-title = Kein Zug möglich
rule-stalemate-draw = Remis
rule-stalemate-wait = Abwarten
rule-tie_window-title = Gleichzeitige Züge
rule-tie_window-50 = Der von Weiß zählt
rule-tie_window--1 = Der frühere zählt

## Gespeicherte Partien

kept_back = Zurück zum Brett
kept_search = Deine Partien durchsuchen
kept_search_hint = Nach Name, Spiel, Spieler oder Ergebnis suchen
kept_more = Mehr zeigen
kept_count = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
 }
kept_none = Noch keine Partien. Jede Partie wird hier vom ersten Zug an gespeichert.
kept_none_found = { $n ->
    [one] Auf deine einzige Partie passt „{ $query }“ nicht.
   *[other] Auf keine deiner { $n } Partien passt „{ $query }“.
 }
kept_found = { $n ->
    [one] { $found } von 1 Partie
   *[other] { $found } von { $n } Partien
 }
kept_two_people = Zwei Personen
kept_players = { $first } – { $second }
kept_you = Du
kept_computer = Computer, Stufe { $level }
kept_friend = Freund
kept_nobody = Niemand
kept_open = Läuft noch
kept_moves = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
 }
kept_unreadable = lässt sich nicht öffnen: { $fault }
kept_resume = Öffnen
kept_resume_named = { $name } öffnen
kept_rename = { $name } umbenennen
kept_delete = { $name } löschen
kept_name = Name
kept_save_name = Speichern
kept_deleted = „{ $name }“ ist gelöscht.
kept_deleted_several = { $n ->
    [one] 1 Partie ist gelöscht.
   *[other] { $n } Partien sind gelöscht.
 }
kept_undo = Rückgängig
kept_export = Alle exportieren (PGN)
kept_import = Importieren …
kept_file = Eine PGN-Datei
kept_exported = { $n ->
    [one] 1 Partie exportiert.
   *[other] { $n } Partien exportiert.
 }
kept_left_out = { $n ->
    [one] 1 ließ sich nicht lesen.
   *[other] { $n } ließen sich nicht lesen.
 }
kept_no_file = Dein Browser erlaubt der Seite nicht, Dateien zu speichern.
kept_reading = Die Datei wird gelesen …
kept_file_unreadable = Die Datei ließ sich nicht lesen.
kept_imported = { $n ->
    [one] 1 Partie importiert.
   *[other] { $n } Partien importiert.
 }
kept_known = { $n ->
    [one] 1 war schon da.
   *[other] { $n } waren schon da.
 }
kept_not_imported = { $n ->
    [one] 1 ließ sich nicht lesen.
   *[other] { $n } ließen sich nicht lesen.
 }
kept_file_empty = In dieser Datei ist keine Partie.
kept_fault = Partie { $number }: { $fault }
kept_more_faults = und { $n } weitere
not_kept = Dein Browser speichert deine Partien nicht mehr: { $error }
not_kept_damaged = Dein Browser speichert deine Partien nicht mehr: Seine Datenbank ist beschädigt.
keeps_nothing = Dein Browser speichert deine Partien nicht.
keeps_nothing_advice = Die Partien hier sind weg, sobald du die Seite schließt. Exportiere, was du behalten willst.
keeps_beside = Die Datenbank mit deinen Partien ist beschädigt. Sie bleibt unberührt, und neue Partien werden in einer anderen gespeichert.
keeps_damaged = { $n ->
    [one] 1 Partie ließ sich nicht lesen und wurde beiseitegelegt. Alle anderen sind da.
   *[other] { $n } Partien ließen sich nicht lesen und wurden beiseitegelegt. Alle anderen sind da.
 }
keeps_download = { $n ->
    [one] Herunterladen
   *[other] Alle herunterladen
 }

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
    [knight] Du hast keinen Springer zum Einsetzen.
    [bishop] Du hast keinen Läufer zum Einsetzen.
    [rook] Du hast keinen Turm zum Einsetzen.
    [queen] Du hast keine Dame zum Einsetzen.
    [king] Du hast keinen König zum Einsetzen.
    [tandem] Du hast kein Tandem zum Einsetzen.
   *[pawn] Du hast keinen Bauer zum Einsetzen.
 }
refusal_own_king_vanishes = Dein eigener König würde mit explodieren.
refusal_gives_check = Der gegnerische König stünde{ $board ->
    [none] { "" }
   *[other] { " " }auf Brett { $board }
 }{ $by ->
    [none] { "" }
   *[other] { " " }von { $by } aus
 } im Schach, und in diesem Spiel darf niemand Schach bieten.
refusal_shields = { $role ->
    [knight] Dieser Springer
    [bishop] Dieser Läufer
    [rook] Dieser Turm
    [queen] Diese Dame
    [king] Dieser König
    [tandem] Dieses Tandem
   *[pawn] Dieser Bauer
 } schirmt den gegnerischen König{ $board ->
    [none] { "" }
   *[other] { " " }auf Brett { $board }
 }{ $by ->
    [none] { "" }
   *[other] { " " }gegen { $by }
 } ab, und in diesem Spiel darf niemand Schach bieten.
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
    [pocket] Reserve
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
fault_unknown_game = „{ $found }“ gehört nicht zu den Spielen, die hier gespielt werden
fault_elsewhere = die Partie selbst liegt bei { $site } und lässt sich von dort nicht holen; kopiere dort ihr PGN oder ihre FEN und füge das hier ein
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
riddle_wrong = { $tried } ist nicht der Zug.
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

## Eine Partie untersuchen

analysis = Analyse
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
