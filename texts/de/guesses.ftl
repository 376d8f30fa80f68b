# Wonach ein eingefügter Text aussieht

guess_game = Das sieht nach einer Stellung aus { $game } aus.
guess_timed = Das gehört zu { $game }, wo es keine Züge der Reihe nach gibt. Öffne es dort.
guess_pocket = Das sieht nach einer Stellung aus { $game } aus: Geschlagene Figuren stehen in Klammern.
guess_bars = Das sieht nach einer Stellung aus { $game } aus, mit beiden Brettern auf einem.
guess_shuffled = Das sieht nach einer Chess960-Stellung aus. Rochieren kannst du hier nur mit dem König auf e1 oder e8 und einem Turm in der Ecke. Um sie trotzdem zu öffnen, schreib - statt der Rochaderechte.
guess_checks = Das sieht nach einer Three-Check-Stellung aus, einem Spiel, das es hier nicht gibt. Lass die Zahl der Schachs weg, um sie als Schach zu öffnen.
guess_board = Diese Stellung hat ein Brett mit { $files } mal { $ranks } Feldern, und das hat hier kein Spiel.
guess_cut = { $ranks ->
    [one] Von dieser Stellung fehlt ein Teil: Es ist nur 1 Reihe von 8 da.
   *[other] Von dieser Stellung fehlt ein Teil: Es sind nur { $ranks } Reihen von 8 da.
 }
guess_side = Diese Stellung sagt nicht, wer am Zug ist. Nach dem Brett kommt w für Weiß oder b für Schwarz.
guess_epd = Das sieht nach einem EPD aus. Lass alles hinter dem En-passant-Feld weg, um es zu öffnen.
guess_moves = Das sieht nach den Zügen einer Partie aus (PGN), aber nicht alle lassen sich lesen.
guess_page = { $kind ->
    [game] Das ist ein Link zu einer Partie bei { $site }. Von dort können wir sie nicht holen: Kopiere ihr PGN oder ihre FEN und füge das hier ein.
    [study] Das ist ein Link zu einer Studie bei { $site }. Von dort können wir sie nicht holen: Kopiere ihr PGN oder ihre FEN und füge das hier ein.
    [puzzle] Das ist ein Link zu einer Aufgabe bei { $site }. Von dort können wir sie nicht holen: Kopiere ihre FEN und füge sie hier ein.
    [person] Das ist ein Link zu einem Profil bei { $site }. Für eine Partie kopiere ihr PGN oder ihre FEN und füge das hier ein.
    [tournament] Das ist ein Link zu einem Turnier bei { $site }. Für eine Partie kopiere ihr PGN oder ihre FEN und füge das hier ein.
   *[other] Das ist ein Link zu { $site }, den wir nicht lesen können. Für eine Partie kopiere ihr PGN oder ihre FEN und füge das hier ein.
 }
guess_zone = In { $game } steht die Zone hinter dem Brett, so: { $fen }
guess_example = In { $game } wird eine Stellung so geschrieben: { $fen }
guess_open = Als { $game } öffnen
