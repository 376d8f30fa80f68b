# Les niveaux de l’ordinateur, comme autant d’adversaires

level_named = { $name }, niveau { $level }
level_sees = { $level ->
    [1] Voit ce qui est tout près et guère plus. Il laisse des pièces en prise.
    [2] Voit la plupart des prises toutes proches, mais peu de celles de loin.
    [3] Voit la plupart des prises proches, les siennes et les vôtres. Celles de loin le surprennent.
    [4] Voit la plupart des prises, mais rien après son propre coup.
    [5] Voit son coup et votre réponse, à la hâte : il manque plus d’un coup sur trois.
    [6] Voit son coup, votre réponse et son coup suivant, mais manque environ un coup sur six.
    [7] Calcule deux coups à l’avance et manque environ un coup sur onze. Il joue peu de coups spéciaux.
    [8] Prend son temps. Elle calcule plus de deux coups à l’avance et manque très peu de choses.
    [9] Calcule trois coups à l’avance et ne manque presque rien. Il attend seulement votre erreur.
    [10] Calcule plus de trois coups à l’avance.
    [11] Calcule quatre coups à l’avance et ne manque rien. Il vous faut un meilleur plan que le sien.
    [12] Calcule plus de quatre coups à l’avance et vous explique pourquoi il devait gagner.
    [13] Calcule plus de cinq coups à l’avance. Une erreur, et on vous coupe la tête.
   *[other] Voit tout et calcule aussi loin que la pendule le permet.
 }
level_rating = joue à environ { $rating }
level_match = { $name } : l’adversaire à votre mesure
level_unrated = Terminez une partie contre l’ordinateur, et votre propre classement s’affichera ici.
