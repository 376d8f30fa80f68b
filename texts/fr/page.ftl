# La page

main_menu = Menu principal
games = Mes parties
puzzles = Problèmes
games_loading = Chargement de vos parties…
settings = Réglages
choose_game = { $title } : choisir un autre jeu
rules_of = Règles : { $title }
main_games = Jeux
variations = Variantes
play_against = Adversaire
play_as = Vous jouez
strength = Force
strength_of = { $level ->
    [1] 1 · pour une première partie
    [2] 2 · débutant
    [3] 3 · joue de temps en temps
    [4] 4 · joueur occasionnel
    [5] 5 · joueur de club
    [6] 6 · bon joueur de club
    [7] 7 · expert
   *[other] { $level } · pleine puissance
 }
clock = Pendule
clock_note = Pendule (minutes + secondes par coup)
no_clock = Aucune
start_game = Commencer
opponent_computer = Ordinateur
opponent_friend = Ami, ici
opponent_by_link = Ami, par lien
random_side = Au hasard
link_to_position = Lien vers cette position
link_to_game = Lien vers toute la partie
position_as_fen = Position (FEN)
position_on_one_board = Position sur un seul échiquier (FEN avec |)
game_as_pgn = Partie (PGN)
embed_here = Intégrer dans une page web…
copy = Copier
copied = Copié
copy_by_key = Appuyez sur Ctrl+C
copy_named = Copier : { $name }
send = Envoyer
send_named = Envoyer : { $name }
qr_code = Code QR
qr_code_of = Code QR : { $name }
qr_too_long = Ce lien est trop long pour un code QR : il a { $length } caractères, et { $longest } y tiennent.
paste_here = Ouvrir une position ou une partie : collez une FEN, un PGN ou un lien
open = Ouvrir
picture = Image de cette position
save_svg = Fichier SVG
save_png = Fichier PNG
copy_picture = Copier l’image
svg_saved = Le SVG est enregistré.
png_saved = Le PNG est enregistré.
picture_copied = L’image est dans le presse-papiers.
picture_not_copied = Le navigateur n’a pas pu copier l’image. Enregistrez-la plutôt.
picture_not_saved = Le navigateur n’a pas permis à la page de l’enregistrer.
back_to_board = Retour à la partie
timed_title = Échecs en temps réel
courses = Apprendre en jouant
