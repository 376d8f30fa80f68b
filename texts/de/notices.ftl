# Meldungen

not_yours = { $color ->
    [black] Diese Figur gehört Schwarz, und Weiß ist am Zug.
   *[white] Diese Figur gehört Weiß, und Schwarz ist am Zug.
 }
game_replaced = Deine bisherige Partie ist gespeichert.
back_to_game = Zurück zu dieser Partie
game_forked = Diese Partie wurde auch in einem anderen Fenster fortgesetzt. Ab hier wird sie als eigene Partie gespeichert.
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
engine_missing = Der Computer konnte nicht geladen werden. Nimm einen Zug zurück, um es noch einmal zu versuchen.
engine_fault = Der Computer kann nicht ziehen: { $fault }
friend_answered = Dein Freund hat geantwortet: { $place }
link_older = Dieser Link ist älter als deine Partie, also ändert sich nichts.
link_forked = Ab { $place } geht die Partie in diesem Link anders weiter. Deine Partie bleibt, wie sie ist. Um die andere zu öffnen, füge den Link unter „Teilen“ ein.
link_known = Dieser Link enthält nichts Neues.
send_first_link = Dein Freund beginnt: Schick ihm diesen Link
send_last_link = Schick deinen letzten Zug mit diesem Link
send_link = Schick deinen Zug mit diesem Link
friends_turn = Dein Freund ist am Zug
