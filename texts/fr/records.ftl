# Les parties enregistrées

kept_back = Retour à l’échiquier
kept_search = Chercher dans vos parties
kept_search_hint = Nom, jeu, joueur ou résultat
kept_more = En montrer plus
kept_count = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }
kept_none = Aucune partie pour l’instant. Chaque partie est enregistrée ici dès son premier coup.
kept_none_found = { $n ->
    [one] Votre seule partie ne correspond pas à « { $query } ».
   *[other] Aucune de vos { $n } parties ne correspond à « { $query } ».
 }
kept_found = { $n ->
    [one] { $found } sur { $n } partie
   *[other] { $found } sur { $n } parties
 }
kept_none_match = { $n ->
    [one] Votre seule partie ne correspond pas à ces filtres.
   *[other] Aucune de vos { $n } parties ne correspond à ces filtres.
 }
kept_view = Montrer
kept_view_games = Parties
kept_view_statistics = Statistiques
kept_game = Jeu
kept_any_game = Tout jeu
kept_result = Résultat
kept_any_result = Tout résultat
kept_won = Gagnées
kept_drawn = Nulles
kept_lost = Perdues
kept_opponent = Adversaire
kept_any_opponent = Tout adversaire
kept_any_level = Ordinateur, tous niveaux
kept_any_tag = Toute étiquette
kept_clear = Effacer les filtres
kept_two_people = Deux personnes
kept_players = { $first } – { $second }
kept_you = Vous
kept_computer = { $name }, niveau { $level }
kept_friend = Ami
kept_nobody = Personne
kept_open = En cours
kept_moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
 }
kept_unreadable = ne peut pas être ouverte : { $fault }
kept_resume = Ouvrir
kept_resume_named = Ouvrir { $name }
kept_rename = Renommer { $name }
kept_delete = Supprimer { $name }
kept_name = Nom
kept_save_name = Enregistrer
kept_tag = Étiqueter
kept_tags_of = Étiquettes de { $name }
kept_tag_show = Montrer les parties étiquetées « { $tag } »
kept_tag_remove = Retirer l’étiquette « { $tag } »
kept_tag_new = Nouvelle étiquette
kept_tag_add = Ajouter
kept_deleted = « { $name } » est supprimée.
kept_deleted_several = { $n ->
    [one] { $n } partie est supprimée.
   *[other] { $n } parties sont supprimées.
 }
kept_undo = Annuler
kept_export = Exporter tout (PGN)
kept_import = Importer…
kept_file = Un fichier PGN
kept_exported = { $n ->
    [one] { $n } partie exportée.
   *[other] { $n } parties exportées.
 }
kept_left_out = { $n ->
    [one] { $n } n’a pas pu être lue.
   *[other] { $n } n’ont pas pu être lues.
 }
kept_no_file = Votre navigateur ne permet pas à la page d’enregistrer des fichiers.
kept_reading = Lecture du fichier…
kept_file_unreadable = Le fichier n’a pas pu être lu.
kept_imported = { $n ->
    [one] { $n } partie importée.
   *[other] { $n } parties importées.
 }
kept_known = { $n ->
    [one] { $n } était déjà là.
   *[other] { $n } étaient déjà là.
 }
kept_not_imported = { $n ->
    [one] { $n } n’a pas pu être lue.
   *[other] { $n } n’ont pas pu être lues.
 }
kept_file_empty = Il n’y a aucune partie dans ce fichier.
kept_fault = Partie { $number } : { $fault }
kept_more_faults = et { $n } de plus
not_kept = Votre navigateur n’enregistre plus vos parties : { $error }
not_kept_damaged = Votre navigateur n’enregistre plus vos parties : sa base de données est endommagée.
keeps_nothing = Votre navigateur n’enregistre pas vos parties.
keeps_nothing_advice = Les parties ci-dessous seront perdues quand vous fermerez la page. Exportez celles que vous voulez garder.
keeps_beside = La base de données de vos parties est endommagée. Elle est laissée telle quelle, et les nouvelles parties sont enregistrées dans une autre.
keeps_damaged = { $n ->
    [one] { $n } partie n’a pas pu être lue et a été mise de côté. Toutes les autres sont là.
   *[other] { $n } parties n’ont pas pu être lues et ont été mises de côté. Toutes les autres sont là.
 }
keeps_download = { $n ->
    [one] La télécharger
   *[other] Les télécharger
 }
stats_none = Aucune de ces parties n’est terminée.
stats_finished = { $n ->
    [one] { $n } partie terminée.
   *[other] { $n } parties terminées.
 }
stats_unscored = { $n ->
    [one] { $n } n’a pas de score, car deux personnes l’ont jouée.
   *[other] { $n } n’ont pas de score, car deux personnes les ont jouées.
 }
stats_by_game = Score par jeu
stats_by_opponent = Score par adversaire
stats_games = Parties
stats_share = Score
stats_all = Toutes les parties
stats_percent = { $n } %
stats_record = { $won } gagnées, { $drawn } nulles, { $lost } perdues
stats_openings = Ouvertures
stats_side = { $color ->
    [white] Avec les Blancs
   *[black] Avec les Noirs
 }
