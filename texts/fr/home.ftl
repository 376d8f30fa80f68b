# La page d’accueil

home = Accueil
home_title = Les échecs comme vous n’y avez jamais joué
home_lead = Les cousins sauvages des échecs, certains célèbres, d’autres que l’on ne pouvait encore jouer nulle part. Jouez-y dans votre navigateur, contre un moteur puissant ou un ami, en ligne ou hors ligne.
home_start = Commencez par ici : { $title }
home_resume = Reprendre : { $title }, { $at }
home_still = Mettre les échiquiers en pause
home_moving = Animer les échiquiers
home_main = Les jeux
home_relatives = Variantes
home_two_boards = Deux échiquiers
home_two_boards_of = { $title } sur deux échiquiers
home_minutes = { $from }–⁠{ $to } min
home_strange = Étrangeté : { $n } sur { $most }
home_laboratory = Faciles pour nous, difficiles pour l’ordinateur ? Nos mesures
laboratory = Le laboratoire
