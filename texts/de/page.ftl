# Die Seite

main_menu = Hauptmenü
games = Partien
puzzles = Aufgaben
games_loading = Deine Partien werden geladen …
settings = Einstellungen
choose_game = { $title }: anderes Spiel wählen
rules_of = Regeln: { $title }
main_games = Spiele
variations = Varianten
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
timed_title = Echtzeitschach
courses = Spielend lernen
