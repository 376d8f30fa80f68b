# Überall

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
named = { $name }: { $value }
game_over = Die Partie ist zu Ende.
setting_up = Das Brett wird aufgebaut …
bad_link = Dieser Link lässt sich nicht öffnen: { $fault }
bad_game = Diese Partie lässt sich nicht öffnen: { $fault }
not_loaded = Dieser Teil der Seite konnte nicht geladen werden.
