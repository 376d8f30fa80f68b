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
piece_on_board = { $piece } auf { $board }
square_on_board = Brett { $board } { $square }
square_threatened = könnte geschlagen werden
square_target = kann hierher ziehen
square_movable = kann ziehen
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
in_zone = { $color ->
    [black] In der Zone von Schwarz
   *[white] In der Zone von Weiß
 }
pocket = { $piece }, { $n } in der Zone
warp_here = Hierher abtauchen

## Partien mit Zügen

check = Schach.
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
    [time] durch Zeitüberschreitung
   *[resignation] durch Aufgabe
 }
drawn = { $reason ->
    [stalemate] Remis durch Patt
    [dead-position] Remis: Keine Seite kann mehr matt setzen
    [fifty-moves] Remis nach der 50-Züge-Regel
    [seventy-five-moves] Remis nach der 75-Züge-Regel
    [threefold-repetition] Remis durch dreifache Stellungswiederholung
    [fivefold-repetition] Remis durch fünffache Stellungswiederholung
    [time] Remis: Die Zeit ist um, aber der Gegner hat nur noch den König
   *[agreement] Remis durch Vereinbarung
 }
take_back = Zurücknehmen
undo_pawn = Bauernzug zurück
offer_draw = Remis anbieten
claim_draw = Remis reklamieren
resign = Aufgeben
flip = Drehen
flip_note = Brett drehen (F)
merge = Vereinen
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
draw_declined = Der Computer lehnt dein Angebot ab.
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

## Die Seite

main_menu = Hauptmenü
games = Meine Partien
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
language = Sprache
language_system = System
download = Herunterladen
single_file = Wonderboard als Datei
single_file_note = Alle Spiele in einer Datei, die ohne Netz funktioniert
keyboard_help = Tastatur: Mit den Pfeiltasten gehst du die Züge durch, F dreht das Brett, Escape bricht ab. Auf dem Brett bewegen die Pfeiltasten den Cursor, und Enter drückt ein Feld. Bei mehreren Brettern legt V sie übereinander oder nebeneinander, und W holt das nächste nach vorn.

## Echtzeit

## Gespeicherte Partien

## Einbetten
