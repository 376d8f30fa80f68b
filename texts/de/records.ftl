# Gespeicherte Partien

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
kept_none_match = { $n ->
    [one] Auf deine einzige Partie passen diese Filter nicht.
   *[other] Auf keine deiner { $n } Partien passen diese Filter.
 }
kept_view = Zeigen
kept_view_games = Partien
kept_view_statistics = Statistik
kept_game = Spiel
kept_any_game = Alle Spiele
kept_result = Ergebnis
kept_any_result = Alle Ergebnisse
kept_won = Gewonnen
kept_drawn = Remis
kept_lost = Verloren
kept_opponent = Gegner
kept_any_opponent = Alle Gegner
kept_any_level = Computer, jede Stufe
kept_any_tag = Alle Schlagwörter
kept_clear = Filter löschen
kept_two_people = Zwei Personen
kept_players = { $first } – { $second }
kept_you = Du
kept_computer = { $name }, Stufe { $level }
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
kept_tag = Schlagwort
kept_tags_of = Schlagwörter von { $name }
kept_tag_show = Partien mit dem Schlagwort „{ $tag }“ zeigen
kept_tag_remove = Das Schlagwort „{ $tag }“ entfernen
kept_tag_new = Neues Schlagwort
kept_tag_add = Hinzufügen
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
stats_none = Keine dieser Partien ist beendet.
stats_finished = { $n ->
    [one] 1 beendete Partie.
   *[other] { $n } beendete Partien.
 }
stats_unscored = { $n ->
    [one] 1 wird nicht gewertet, weil zwei Personen sie gespielt haben.
   *[other] { $n } werden nicht gewertet, weil zwei Personen sie gespielt haben.
 }
stats_by_game = Ergebnis nach Spiel
stats_by_opponent = Ergebnis nach Gegner
stats_games = Partien
stats_share = Quote
stats_all = Alle Partien
stats_percent = { $n } %
stats_record = { $won } gewonnen, { $drawn } remis, { $lost } verloren
stats_openings = Eröffnungen
stats_side = { $color ->
    [white] Mit Weiß
   *[black] Mit Schwarz
 }
