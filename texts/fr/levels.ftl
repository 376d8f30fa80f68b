# Les niveaux de l’ordinateur, comme autant d’adversaires

level_named = { $name }, niveau { $level }
level_sees = { $level ->
    [1] Ne regarde que son propre coup et ce qui est tout près. Il laisse des pièces en prise et manque la plupart des attaques venues de loin.
    [2] Voit son coup et votre réponse, à la hâte : il manque environ un coup sur trois.
    [3] Voit son coup, votre réponse et son coup suivant, mais manque environ un coup sur six.
    [4] Calcule deux coups à l’avance. Il manque environ un coup sur douze, et joue rarement un coup spécial avant d’y être obligé.
    [5] Prend son temps. Elle calcule plus de deux coups à l’avance et manque très peu de choses.
    [6] Calcule trois coups à l’avance et ne manque presque rien. Il attend seulement votre erreur.
    [7] Calcule quatre coups à l’avance et ne manque rien. Il vous faut un meilleur plan que le sien.
   *[other] Voit tout et calcule aussi loin que la pendule le permet.
 }
level_rating = joue à environ { $rating }
level_match = { $name } : l’adversaire à votre mesure
level_unrated = Terminez une partie contre l’ordinateur, et votre propre classement s’affichera ici.
