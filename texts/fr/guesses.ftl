# À quoi ressemble un texte collé

guess_game = Cela ressemble à une position du jeu « { $game } ».
guess_timed = Cela vient du jeu « { $game } », qui n’a pas de tours. Ouvrez-le là-bas.
guess_pocket = Cela ressemble à une position du jeu « { $game } », avec les pièces prises entre crochets.
guess_bars = Cela ressemble à une position du jeu « { $game } », avec les deux échiquiers réunis en un seul.
guess_shuffled = Cela ressemble à une position de Chess960. Ici, on ne roque qu’avec le roi en e1 ou e8 et une tour dans le coin. Pour l’ouvrir quand même, écrivez - à la place des droits de roque.
guess_checks = Cela ressemble à une position de Three-check, un jeu que nous n’avons pas. Supprimez le nombre d’échecs pour l’ouvrir comme une partie d’échecs.
guess_board = Cette position est sur un échiquier de { $files } cases sur { $ranks }, et aucun jeu n’en a ici.
guess_cut = { $ranks ->
    [one] Il manque une partie de cette position : il n’y a que { $ranks } rangée sur 8.
   *[other] Il manque une partie de cette position : il n’y a que { $ranks } rangées sur 8.
 }
guess_side = Cette position ne dit pas à qui est le trait. Après l’échiquier vient w pour les Blancs ou b pour les Noirs.
guess_epd = Cela ressemble à un EPD. Supprimez tout ce qui suit la case de prise en passant pour l’ouvrir.
guess_moves = Cela ressemble aux coups d’une partie (PGN), mais ils ne peuvent pas tous être lus.
guess_page = { $kind ->
    [game] C’est un lien vers une partie sur { $site }. Nous ne pouvons pas la récupérer de là : copiez-y son PGN ou sa FEN et collez le texte ici.
    [study] C’est un lien vers une étude sur { $site }. Nous ne pouvons pas la récupérer de là : copiez-y son PGN ou sa FEN et collez le texte ici.
    [puzzle] C’est un lien vers un problème sur { $site }. Nous ne pouvons pas le récupérer de là : copiez-y sa FEN et collez-la ici.
    [person] C’est un lien vers la page de quelqu’un sur { $site }. Pour apporter une partie, copiez son PGN ou sa FEN et collez le texte ici.
    [tournament] C’est un lien vers un événement sur { $site }. Pour apporter une partie, copiez son PGN ou sa FEN et collez le texte ici.
   *[other] C’est un lien vers { $site }, que nous ne pouvons pas lire. Pour apporter une partie, copiez son PGN ou sa FEN et collez le texte ici.
 }
guess_zone = Dans le jeu « { $game } », la zone s’écrit après l’échiquier, comme ceci : { $fen }
guess_example = Dans le jeu « { $game } », une position s’écrit comme ceci : { $fen }
guess_open = Ouvrir dans « { $game } »
