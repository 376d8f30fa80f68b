# Jouer avec quelqu’un sur un autre appareil

opponent_device = Ami, en direct
opponent_device_note = Vous jouez en direct, d’un appareil à l’autre. Vous envoyez d’abord un lien à votre ami, qui vous renvoie une réponse.
meet = Retrouver un ami
meet_start = Inviter
meet_nobody = Il n’y a pas encore de partie pour laquelle vous retrouver. Commencez-en une avec un ami sur un autre appareil.
meet_invite = Invitez votre ami
meet_lead = Vous jouez directement, d’un appareil à l’autre : sans compte et sans serveur entre vous.
meet_preparing = Un instant…
meet_send = 1. Envoyez ce lien
meet_send_note = Ou laissez votre ami scanner le code. Gardez cette page ouverte : le lien ne vaut que tant qu’elle l’est.
meet_link = Votre invitation
meet_wait = 2. Rapportez la réponse
meet_wait_note = Votre ami ouvre le lien et reçoit une réponse pour vous. Ouvrez ce lien sur cet appareil ou collez-le ici.
meet_answer = La réponse de votre ami
meet_connect = Connecter
meet_camera = La lire avec l’appareil photo
meet_camera_note = Placez le code de votre ami devant l’appareil photo.
meet_camera_picture = Ce que voit l’appareil photo
meet_camera_stop = Arrêter l’appareil photo
meet_camera_forbidden = Cette page n’a pas le droit d’utiliser l’appareil photo. Autorisez-la dans le navigateur, ou collez le lien.
meet_camera_missing = Aucun appareil photo ne fonctionne ici. Collez plutôt le lien.
meet_joining = Connexion… Si la page de votre ami montre un bouton pour cela, il doit appuyer dessus maintenant.
meet_connecting = Connexion…
meet_knock_note = Ce navigateur ne sait pas attendre votre ami de lui-même. Appuyez ici dès que votre ami a ouvert votre réponse.
meet_knock = Mon ami l’a ouverte
meet_together = Vous êtes connectés.
meet_link_again = Créer un nouveau lien
meet_by_links = Jouer plutôt par liens
meet_by_links_note = Cela marche aussi sans connexion : vous vous envoyez un lien après chaque coup. La partie reste telle quelle, mais sans pendule.
meet_accept = Accepter
meet_accept_note = Vous jouez en direct, d’un appareil à l’autre. En acceptant, vous recevez une réponse à renvoyer.
meet_goes_on = C’est la partie que vous avez déjà ici. Elle reprend où vous en étiez.
meet_stands = Le dernier coup était { $place }.
meet_answer_send = Renvoyez cette réponse
meet_answer_note = Votre ami l’ouvre ou scanne le code, et la partie commence. Gardez cette page ouverte jusque-là.
meet_own_answer = Votre réponse
meet_answer_wait = Votre ami doit encore ouvrir votre réponse…
meet_answer_again = Créer une nouvelle réponse
meet_handed = La page qui attendait a la réponse de votre ami. Vous pouvez fermer celle-ci.
meet_unclaimed = Personne n’attend cette réponse ici. Ouvrez-la sur l’appareil et dans le navigateur d’où vient l’invitation, tant que cette page y est ouverte.
meet_unable = Ce navigateur ne peut pas se connecter à d’autres appareils, ou n’y est pas autorisé ici.
meet_nowhere = Cet appareil ne semble être sur aucun réseau : personne ne peut le joindre.
meet_unreachable = Vos appareils ne peuvent pas se joindre. Sur le même Wi-Fi, cela marche le plus souvent ; d’un réseau à l’autre, activez « Trouver mon adresse » dans les réglages ou jouez par liens.
meet_too_late = Votre réponse a attendu trop longtemps. Créez-en une nouvelle et envoyez-la.
meet_no_answer = C’est une invitation, pas une réponse. Votre ami l’ouvre et vous renvoie un autre lien.
meet_other_answer = Cette réponse est celle d’une autre invitation. Envoyez encore une fois à votre ami le lien ci-dessus.
meet_unasked = Personne n’attend de réponse en ce moment.
meet_garbled = Ce n’est pas la réponse de votre ami. Copiez en entier le lien qu’il vous envoie et collez-le ici.
wire_title = Connexion
wire_apart = Vous n’êtes pas connectés.
wire_steady = En ligne avec { $name }
wire_unsteady = La connexion est instable…
wire_cut = Pas de connexion. Pendules arrêtées jusqu’à son retour.
wire_left = { $name } est parti.
wire_version = La page de votre ami est d’une autre version. Rechargez les deux pages et retrouvez-vous.
wire_illegal = L’appareil de votre ami a joué le coup { $n } de la partie, que les règles n’autorisent pas ici. Plus rien n’en est accepté.
wire_differs = Vos parties diffèrent après { $place } et ne peuvent pas continuer ensemble. La vôtre est inchangée.
wire_differs_at_once = Vos parties diffèrent dès le premier coup et ne peuvent pas continuer ensemble. La vôtre est inchangée.
wire_over = L’appareil de votre ami dit que la partie est finie, et ici elle ne l’est pas. Plus rien n’en est accepté.
wire_stopped = L’appareil de votre ami a arrêté la partie.
wire_waiting = Votre ami n’est pas encore là…
wire_unit = Un message met { $trip } ms pour l’aller-retour. À { $wished } par unité de temps, le réseau se ferait sentir ; { $proposed } lui convient.
wire_unit_waits = Votre ami choisit la vitesse…
wire_play_at = Jouer à { $span }
wire_measured = { $trip } ms aller-retour · pendules d’accord à { $apart } ms près
wire_no_rematch = Pas de revanche maintenant
wire_again = Se retrouver
wire_asks = { $wish ->
    [back] { $name } demande à reprendre un coup.
    [draw] { $name } propose nulle.
   *[rematch] { $name } veut une revanche.
 }
wire_asked = { $wish ->
    [back] Vous avez demandé à reprendre votre coup…
    [draw] Vous avez proposé nulle…
   *[rematch] Vous avez demandé une revanche…
 }
wire_met = { $name } est là.
wire_declined = { $wish ->
    [back] { $name } ne veut pas que le coup soit repris.
    [draw] { $name } refuse la nulle.
   *[rematch] { $name } ne veut pas de revanche maintenant.
 }
wire_took_back = Un coup a été repris.
wire_said = { $name } : { $phrase }
wire_not_now = Il faut attendre que vous soyez connectés.
wire_say = Dire quelque chose
wire_phrase = { $number ->
    [0] Bonjour !
    [1] Bonne chance !
    [2] Bien joué !
    [3] Merci !
    [4] Oups !
    [5] Un instant, s’il vous plaît.
    [6] Belle partie !
   *[other] Je dois y aller.
 }
