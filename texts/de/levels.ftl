# Die Stufen des Computers als Gegner, die man kennt

level_named = { $name }, Stufe { $level }
level_sees = { $level ->
    [1] Sieht, was nah ist, und sonst wenig. Sie lässt Figuren stehen und übersieht Angriffe aus der Ferne.
    [2] Sieht seinen Zug und deine Antwort, aber in Eile: Ungefähr jeden dritten Zug übersieht es.
    [3] Sieht seinen Zug, deine Antwort und seinen nächsten Zug, übersieht aber ungefähr jeden sechsten.
    [4] Schaut zwei Züge voraus. Er übersieht ungefähr jeden zwölften Zug und macht besondere Züge selten, bevor er muss.
    [5] Lässt sich Zeit. Sie schaut mehr als zwei Züge voraus und übersieht sehr wenig.
    [6] Schaut drei Züge voraus und übersieht fast nichts. Sie wartet nur auf deinen Fehler.
    [7] Schaut vier Züge voraus und übersieht nichts. Du brauchst den besseren Plan.
   *[other] Sieht alles und schaut so weit voraus, wie die Uhr erlaubt.
 }
level_rating = spielt etwa so gut wie { $rating }
level_match = { $name }: Das passt zu dir
level_unrated = Spiel eine Partie gegen den Computer zu Ende, dann steht hier deine Wertung.
