# La page d’accueil

home = Accueil
home_title = Les échecs comme vous n’y avez jamais joué
home_lead = Les échecs avec d’autres règles, couchées un jour sur le papier mais jamais programmées : ici, elles se jouent dans votre navigateur, contre un moteur puissant ou entre amis, avec ou sans réseau.
home_start = Commencez par ici : { $title }
home_resume = Reprendre : { $title }, { $at }
home_still = Arrêter les échiquiers
home_moving = Animer les échiquiers
home_main = Les jeux
home_relatives = Sur deux échiquiers, et plus encore
home_minutes = { $from }–{ $to } min
home_strange = Dépaysement : { $n } sur { $most }
