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
