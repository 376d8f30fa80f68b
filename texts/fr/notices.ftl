# Messages

not_yours = { $color ->
    [black] Cette pièce est aux Noirs, et c’est aux Blancs de jouer.
   *[white] Cette pièce est aux Blancs, et c’est aux Noirs de jouer.
 }
game_replaced = La partie que vous jouiez est enregistrée.
back_to_game = Y revenir
game_forked = Cette partie a aussi été continuée dans une autre fenêtre. À partir d’ici, elle est enregistrée comme une partie à part.
game_damaged = Votre dernière partie n’a pas pu être lue et a été mise de côté : { $fault }
sides_switched = { $who ->
    [computer] { $color ->
        [black] L’ordinateur prend les Noirs et rejoue. Vous avez maintenant les Blancs.
       *[white] L’ordinateur prend les Blancs et rejoue. Vous avez maintenant les Noirs.
     }
    [friend] { $color ->
        [black] Votre ami prend les Noirs et rejoue. Vous avez maintenant les Blancs.
       *[white] Votre ami prend les Blancs et rejoue. Vous avez maintenant les Noirs.
     }
    [you] { $color ->
        [black] Vous avez maintenant les Noirs. Rejouez.
       *[white] Vous avez maintenant les Blancs. Rejouez.
     }
    [second] { $color ->
        [black] Le joueur 2 prend les Noirs et rejoue.
       *[white] Le joueur 2 prend les Blancs et rejoue.
     }
   *[first] { $color ->
        [black] Le joueur 1 prend les Noirs et rejoue.
       *[white] Le joueur 1 prend les Blancs et rejoue.
     }
 }
draw_declined = L’ordinateur refuse votre proposition de nulle.
resign_by_link = Les liens ne transmettent que des coups : dites à votre ami que vous abandonnez.
draw_by_link = Les liens ne transmettent que des coups : proposez vous-même la nulle à votre ami.
no_move_found = L’ordinateur n’a pas trouvé de coup. Reprenez un coup pour continuer.
engine_missing = L’ordinateur n’a pas pu être chargé. Reprenez un coup pour réessayer.
engine_fault = L’ordinateur ne peut pas jouer : { $fault }
friend_answered = Votre ami a répondu : { $place }
link_older = Ce lien est plus ancien que votre partie : rien ne change.
link_forked = À partir de { $place }, ce lien continue la partie autrement. Votre partie reste telle quelle. Pour ouvrir l’autre, collez le lien sous « Partager ».
link_known = Il n’y a rien de nouveau dans ce lien.
send_first_link = Votre ami commence : envoyez ce lien
send_last_link = Envoyez votre dernier coup avec ce lien
send_link = Envoyez votre coup avec ce lien
friends_turn = À votre ami de jouer
