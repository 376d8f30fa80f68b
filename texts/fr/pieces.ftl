# Pièces et échiquiers

side = { $color ->
    [black] Noirs
   *[white] Blancs
 }
person = { $who ->
    [computer] Ordinateur
    [friend] Ami
    [you] Vous
    [first] Joueur 1
    [second] Joueur 2
    [black] Noirs
   *[white] Blancs
 }
piece = { $role ->
    [knight] cavalier
    [bishop] fou
    [rook] tour
    [queen] dame
    [king] roi
    [tandem] tandem
   *[pawn] pion
 }
piece_of = { $role ->
    [rook] { $color ->
        [black] tour noire
       *[white] tour blanche
     }
    [queen] { $color ->
        [black] dame noire
       *[white] dame blanche
     }
   *[other] { $role ->
        [knight] cavalier
        [bishop] fou
        [king] roi
        [tandem] tandem
       *[pawn] pion
     } { $color ->
        [black] noir
       *[white] blanc
     }
 }
promoted_piece = { $piece }, pion promu
piece_on_board = { $piece } sur { $board }
square_on_board = échiquier { $board } { $square }
square_threatened = pourrait être pris
square_paralysed = pièce paralysée
square_target = peut aller ici
square_movable = peut jouer
square_premove = coup anticipé
board = Échiquier
board_named = Échiquier { $board }
two_boards = Échiquiers { $first } et { $second }, { $first } devant
three_boards = Échiquiers { $first }, { $second } et { $third }, { $first } devant
enlarge_board = Agrandir l’échiquier { $board }
reduce_board = Remettre l’échiquier { $board } à la taille des autres
bring_to_front = Mettre l’échiquier { $board } devant
bring_to_front_note = Mettre l’échiquier { $board } devant (W)
in_front = Devant
board_in_front = Échiquier de devant
zone = { $color ->
    [black] Zone des Noirs
   *[white] Zone des Blancs
 }
zone_title = Zone
in_zone = { $color ->
    [black] Dans la zone des Noirs
   *[white] Dans la zone des Blancs
 }
pocket = { $piece }, { $n } dans la zone
hand = { $color ->
    [black] Réserve des Noirs
   *[white] Réserve des Blancs
 }
pocket_title = Réserve
in_hand = { $color ->
    [black] Dans la réserve des Noirs
   *[white] Dans la réserve des Blancs
 }
held = { $piece }, { $n } dans la réserve
warp_here = S’éclipser ici
