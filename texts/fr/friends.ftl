# Jouer contre un ami, ici ou par lien

invitation = Invitation à une partie
invitation_from = { $name } vous invite à une partie
invitation_side = { $color ->
    [black] Vous jouez les Noirs.
   *[white] Vous jouez les Blancs.
 }
invitation_moved = Votre ami a joué { $place }. C’est maintenant à vous.
invitation_first = Vous jouez en premier.
invitation_answer = Jouez votre coup sur l’échiquier, et vous recevrez un lien. Renvoyez-le à votre ami, qui répond de la même façon. Il n’y a pas de pendule, et rien à installer ni compte à créer.
invitation_kept = La partie est enregistrée sur cet appareil : vous pouvez y revenir quand vous voulez.
invitation_play = Jouer
your_name = Votre nom (facultatif)
your_name_note = Votre ami le voit : il voyage avec le lien.
names_here = Qui joue ? (facultatif)
name_of = { $color ->
    [black] Noirs
   *[white] Blancs
 }
