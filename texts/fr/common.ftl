# Partout

close = Fermer
cancel = Annuler
back = Reculer
forward = Avancer
try_again = Réessayer
new_game = Nouvelle partie
rematch = Revanche
result = Résultat
moves = Coups
share = Partager
rules = Règles
named = { $name } : { $value }
game_over = La partie est terminée.
setting_up = Mise en place de l’échiquier…
bad_link = Ce lien ne peut pas être ouvert : { $fault }
bad_game = Cette partie ne peut pas être ouverte : { $fault }
not_loaded = Cet élément de la page n’a pas pu être chargé.
