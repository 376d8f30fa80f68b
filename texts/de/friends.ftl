# Zu zweit spielen, hier oder per Link

invitation = Du bist zu einer Partie eingeladen
invitation_from = { $name } lädt dich zu einer Partie ein
invitation_side = { $color ->
    [black] Du spielst Schwarz.
   *[white] Du spielst Weiß.
 }
invitation_moved = Gezogen wurde { $place }. Jetzt bist du dran.
invitation_first = Du hast den ersten Zug.
invitation_answer = Mach deinen Zug auf dem Brett, dann bekommst du einen Link. Schick ihn zurück, und die Antwort kommt auf demselben Weg. Es gibt keine Uhr, und du musst nichts installieren und dich nirgends anmelden.
invitation_kept = Die Partie wird auf diesem Gerät gespeichert, du kannst also jederzeit weiterspielen.
invitation_play = Spielen
your_name = Dein Name (wenn du magst)
your_name_note = Wer den Link bekommt, sieht ihn: Er steht im Link.
names_here = Wer spielt? (wenn ihr mögt)
name_of = { $color ->
    [black] Schwarz
   *[white] Weiß
 }
