# Die Stufen des Computers als Gegner, die man kennt

level_named = { $name }, Stufe { $level }
level_sees = { $level ->
    [1] Sieht, was nah ist, und sonst wenig. Sie lässt Figuren stehen.
    [2] Sieht die meisten Schlagzüge in der Nähe, aber wenige aus der Ferne.
    [3] Sieht die meisten Schlagzüge in der Nähe, eigene und deine. Die aus der Ferne überraschen sie.
    [4] Sieht die meisten Schlagzüge, aber nichts nach dem eigenen Zug.
    [5] Sieht seinen Zug und deine Antwort, aber in Eile: Mehr als jeden dritten Zug übersieht es.
    [6] Sieht seinen Zug, deine Antwort und seinen nächsten Zug. Ungefähr jeden sechsten übersieht er.
    [7] Schaut zwei Züge voraus und übersieht ungefähr jeden elften. An besondere Züge denkt er selten.
    [8] Lässt sich Zeit. Sie schaut mehr als zwei Züge voraus und übersieht sehr wenig.
    [9] Schaut drei Züge voraus und übersieht fast nichts. Sie wartet nur auf deinen Fehler.
    [10] Schaut mehr als drei Züge voraus.
    [11] Schaut vier Züge voraus und übersieht nichts. Du brauchst den besseren Plan.
    [12] Schaut mehr als vier Züge voraus und erklärt dir, warum er gewinnen musste.
    [13] Schaut mehr als fünf Züge voraus. Ein Fehler, und der Kopf ist ab.
   *[other] Sieht alles und schaut so weit voraus, wie die Uhr erlaubt.
 }
level_rating = spielt etwa so gut wie { $rating }
level_match = { $name }: Das passt zu dir
level_unrated = Spiel eine Partie gegen den Computer zu Ende, dann steht hier deine Wertung.
