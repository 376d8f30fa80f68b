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
