# Pourquoi un coup est refusé

refusal_place = { $board ->
    [none] { $square }
   *[other] { $square } sur l’échiquier { $board }
 }
refusal_check = { $board ->
    [none] { $by ->
        [none] en échec
       *[other] en échec par la pièce en { $by }
     }
   *[other] { $by ->
        [none] en échec sur l’échiquier { $board }
       *[other] en échec sur l’échiquier { $board } par la pièce en { $by }
     }
 }
refusal_attacked = { $board ->
    [none] { $by ->
        [none] attaquée
       *[other] attaquée par la pièce en { $by }
     }
   *[other] { $by ->
        [none] attaquée sur l’échiquier { $board }
       *[other] attaquée sur l’échiquier { $board } par la pièce en { $by }
     }
 }
refusal_pawn_first = Vous devez d’abord jouer un pion.
refusal_piece_second = { $role ->
    [rook] Votre tour a joué. Jouez maintenant une pièce qui n’est pas un pion.
    [queen] Votre dame a joué. Jouez maintenant une pièce qui n’est pas un pion.
    [knight] Votre cavalier a joué. Jouez maintenant une pièce qui n’est pas un pion.
    [bishop] Votre fou a joué. Jouez maintenant une pièce qui n’est pas un pion.
    [king] Votre roi a joué. Jouez maintenant une pièce qui n’est pas un pion.
    [tandem] Votre tandem a joué. Jouez maintenant une pièce qui n’est pas un pion.
   *[pawn] Votre pion a joué. Jouez maintenant une pièce qui n’est pas un pion.
 }
refusal_cannot_move = { $role ->
    [rook] Aucune tour ne peut jouer. Jouez une pièce qui n’est pas un pion.
    [queen] Aucune dame ne peut jouer. Jouez une pièce qui n’est pas un pion.
    [knight] Aucun cavalier ne peut jouer. Jouez une pièce qui n’est pas un pion.
    [bishop] Aucun fou ne peut jouer. Jouez une pièce qui n’est pas un pion.
    [king] Aucun roi ne peut jouer. Jouez une pièce qui n’est pas un pion.
    [tandem] Aucun tandem ne peut jouer. Jouez une pièce qui n’est pas un pion.
   *[pawn] Aucun pion ne peut jouer. Jouez une pièce qui n’est pas un pion.
 }
refusal_own_piece = { $role ->
    [rook] Votre propre tour est en { $place }.
    [queen] Votre propre dame est en { $place }.
    [knight] Votre propre cavalier est en { $place }.
    [bishop] Votre propre fou est en { $place }.
    [king] Votre propre roi est en { $place }.
    [tandem] Votre propre tandem est en { $place }.
   *[pawn] Votre propre pion est en { $place }.
 }
refusal_blocked = La pièce en { $place } barre le passage.
refusal_pawn_ahead = La case { $place } est occupée, et les pions ne prennent qu’en diagonale.
refusal_pawn_diagonal = Il n’y a rien à prendre en { $place }, et les pions ne vont en diagonale que pour prendre.
refusal_double_step = Ce pion ne peut pas avancer de deux cases.
refusal_other_board = { $role ->
    [rook] Cette tour est sur l’échiquier { $board } : c’est là qu’elle joue.
    [queen] Cette dame est sur l’échiquier { $board } : c’est là qu’elle joue.
    [knight] Ce cavalier est sur l’échiquier { $board } : c’est là qu’il joue.
    [bishop] Ce fou est sur l’échiquier { $board } : c’est là qu’il joue.
    [king] Ce roi est sur l’échiquier { $board } : c’est là qu’il joue.
    [tandem] Ce tandem est sur l’échiquier { $board } : c’est là qu’il joue.
   *[pawn] Ce pion est sur l’échiquier { $board } : c’est là qu’il joue.
 }
refusal_no_castling = On ne roque pas dans ce jeu.
refusal_castling_lost = Vous ne pouvez plus roquer de ce côté.
refusal_castling_in_check = Le roi ne peut pas roquer : il est { $check }.
refusal_no_zone = Les pièces ne quittent pas l’échiquier dans ce jeu.
refusal_stays_on_board = { $role ->
    [rook] Une tour ne peut pas quitter l’échiquier.
    [queen] Une dame ne peut pas quitter l’échiquier.
    [knight] Un cavalier ne peut pas quitter l’échiquier.
    [bishop] Un fou ne peut pas quitter l’échiquier.
    [king] Un roi ne peut pas quitter l’échiquier.
    [tandem] Un tandem ne peut pas quitter l’échiquier.
   *[pawn] Un pion ne peut pas quitter l’échiquier.
 }
refusal_not_in_zone = { $role ->
    [rook] Vous n’avez pas de tour à parachuter.
    [queen] Vous n’avez pas de dame à parachuter.
    [knight] Vous n’avez pas de cavalier à parachuter.
    [bishop] Vous n’avez pas de fou à parachuter.
    [king] Vous n’avez pas de roi à parachuter.
    [tandem] Vous n’avez pas de tandem à parachuter.
   *[pawn] Vous n’avez pas de pion à parachuter.
 }
refusal_checks_too_soon = Seul le dernier coup d’une série peut donner échec.
refusal_paralysed = { $role ->
    [knight] Ce cavalier est paralysé par le cavalier en { $place }.
    [bishop] Ce fou est paralysé par le fou en { $place }.
    [rook] Cette tour est paralysée par la tour en { $place }.
    [queen] Cette dame est paralysée par la dame en { $place }.
   *[pawn] Ce pion est paralysé par le pion en { $place }.
 }
refusal_own_king_vanishes = Votre propre roi exploserait aussi.
refusal_gives_check = Le roi adverse serait en échec{ $board ->
    [none] { "" }
   *[other] { " " }sur l’échiquier { $board }
 }{ $by ->
    [none] { "" }
   *[other] { " " }par la pièce en { $by }
 }, et personne ne peut donner échec dans ce jeu.
refusal_shields = { $role ->
    [rook] Cette tour
    [queen] Cette dame
    [knight] Ce cavalier
    [bishop] Ce fou
    [king] Ce roi
    [tandem] Ce tandem
   *[pawn] Ce pion
 } protège le roi adverse{ $board ->
    [none] { "" }
   *[other] { " " }sur l’échiquier { $board }
 }{ $by ->
    [none] { "" }
   *[other] { " " }contre la pièce en { $by }
 }, et personne ne peut donner échec dans ce jeu.
refusal_pawn_drop = Vous ne pouvez pas parachuter un pion en { $square }.
refusal_no_crossing = Dans ce jeu, une pièce ne change pas d’échiquier sans se déplacer.
refusal_never_crosses = { $role ->
    [rook] Une tour ne change pas d’échiquier sans se déplacer.
    [queen] Une dame ne change pas d’échiquier sans se déplacer.
    [knight] Un cavalier ne change pas d’échiquier sans se déplacer.
    [bishop] Un fou ne change pas d’échiquier sans se déplacer.
    [king] Un roi ne change pas d’échiquier sans se déplacer.
    [tandem] Un tandem ne change pas d’échiquier sans se déplacer.
   *[pawn] Un pion ne change pas d’échiquier sans se déplacer.
 }
refusal_crossing_in_check = Un roi en échec ne change pas d’échiquier sans se déplacer.
refusal_taken = { $n ->
    [one] La case { $last } est occupée.
   *[other] Les cases { $others } et { $last } sont occupées.
 }
refusal_still_in_check = Votre roi serait encore { $check }.
refusal_into_check = Votre roi serait { $check }.
refusal_passing = Le roi ne peut pas passer par { $square }, case { $attacked }.
refusal_cannot_help = { $role ->
    [rook] Votre roi est { $check }, et cette tour n’y peut rien.
    [queen] Votre roi est { $check }, et cette dame n’y peut rien.
    [knight] Votre roi est { $check }, et ce cavalier n’y peut rien.
    [bishop] Votre roi est { $check }, et ce fou n’y peut rien.
    [king] Votre roi est { $check }, et ce roi n’y peut rien.
    [tandem] Votre roi est { $check }, et ce tandem n’y peut rien.
   *[pawn] Votre roi est { $check }, et ce pion n’y peut rien.
 }
refusal_pinned = { $role ->
    [rook] Cette tour est clouée sur votre roi : si elle jouait, le roi serait { $check }.
    [queen] Cette dame est clouée sur votre roi : si elle jouait, le roi serait { $check }.
    [knight] Ce cavalier est cloué sur votre roi : s’il jouait, le roi serait { $check }.
    [bishop] Ce fou est cloué sur votre roi : s’il jouait, le roi serait { $check }.
    [king] Ce roi est cloué sur votre roi : s’il jouait, le roi serait { $check }.
    [tandem] Ce tandem est cloué sur votre roi : s’il jouait, le roi serait { $check }.
   *[pawn] Ce pion est cloué sur votre roi : s’il jouait, le roi serait { $check }.
 }
movement = { $role ->
    [pawn] Un pion avance tout droit et prend en diagonale vers l’avant.
    [knight] Un cavalier va deux cases tout droit et une de côté.
    [bishop] Un fou se déplace en diagonale.
    [rook] Une tour se déplace le long des rangées et des colonnes.
    [queen] Une dame se déplace le long des rangées, des colonnes et des diagonales.
    [tandem] Un tandem se déplace comme ses pions, les deux ensemble ou un seul.
   *[king] Un roi se déplace d’une case à la fois.
 }
