# Mit jemandem an einem anderen Gerät spielen

opponent_device = Freund, live
opponent_device_note = Ihr spielt live gegeneinander, von Gerät zu Gerät. Zuerst schickst du deinem Freund einen Link, und er schickt dir eine Antwort zurück.
meet = Einen Freund treffen
meet_start = Einladen
meet_nobody = Noch gibt es keine Partie, für die ihr euch treffen könntet. Beginne eine mit einem Freund an einem anderen Gerät.
meet_invite = Lade deinen Freund ein
meet_lead = Ihr spielt direkt gegeneinander, von Gerät zu Gerät: ohne Konto und ohne Server dazwischen.
meet_preparing = Einen Augenblick …
meet_send = 1. Schick diesen Link
meet_send_note = Oder lass deinen Freund den Code scannen. Lass diese Seite offen: Nur so lange gilt der Link.
meet_link = Deine Einladung
meet_wait = 2. Hol die Antwort
meet_wait_note = Dein Freund öffnet den Link und bekommt eine Antwort für dich. Öffne diesen Link auf diesem Gerät oder füge ihn hier ein.
meet_answer = Die Antwort deines Freundes
meet_connect = Verbinden
meet_camera = Mit der Kamera lesen
meet_camera_note = Halte den Code deines Freundes vor die Kamera.
meet_camera_picture = Was die Kamera sieht
meet_camera_stop = Kamera ausschalten
meet_camera_forbidden = Diese Seite darf die Kamera nicht benutzen. Erlaub es ihr im Browser oder füge den Link ein.
meet_camera_missing = Hier gibt es keine Kamera, die funktioniert. Füge stattdessen den Link ein.
meet_joining = Verbindung wird aufgebaut … Wenn die Seite deines Freundes einen Knopf dafür zeigt, muss er ihn jetzt drücken.
meet_connecting = Verbindung wird aufgebaut …
meet_knock_note = Dieser Browser kann nicht von selbst auf deinen Freund warten. Drück hier, sobald er deine Antwort geöffnet hat.
meet_knock = Mein Freund hat sie geöffnet
meet_together = Ihr seid verbunden.
meet_link_again = Neuen Link erstellen
meet_by_links = Stattdessen per Link spielen
meet_by_links_note = Es geht auch ohne Verbindung: Ihr schickt euch nach jedem Zug einen Link. Die Partie bleibt, wie sie ist, aber ohne Uhr.
meet_accept = Annehmen
meet_accept_note = Ihr spielt live, von Gerät zu Gerät. Wenn du annimmst, bekommst du eine Antwort, die du zurückschickst.
meet_goes_on = Es ist die Partie, die du schon hier hast. Sie geht weiter, wo ihr wart.
meet_stands = Der letzte Zug war { $place }.
meet_answer_send = Schick diese Antwort zurück
meet_answer_note = Dein Freund öffnet sie oder scannt den Code, und die Partie beginnt. Lass diese Seite bis dahin offen.
meet_own_answer = Deine Antwort
meet_answer_wait = Dein Freund muss deine Antwort noch öffnen …
meet_answer_again = Neue Antwort erstellen
meet_handed = Die Seite, die gewartet hat, hat die Antwort deines Freundes. Diese hier kannst du schließen.
meet_unclaimed = Hier wartet niemand auf diese Antwort. Öffne sie auf dem Gerät und in dem Browser, von dem die Einladung kam, solange die Seite dort offen ist.
meet_unable = Dieser Browser kann sich nicht mit anderen Geräten verbinden, oder er darf es hier nicht.
meet_nowhere = Dieses Gerät ist offenbar in keinem Netz, also kann es niemand erreichen.
meet_unreachable = Eure Geräte können einander nicht erreichen. Im selben WLAN klappt es meist; von Netz zu Netz schalte in den Einstellungen „Meine Adresse finden“ ein, oder spielt per Link.
meet_too_late = Deine Antwort hat zu lange gewartet. Erstelle eine neue und schick diese.
meet_no_answer = Das ist eine Einladung, keine Antwort. Dein Freund öffnet sie und schickt dir einen anderen Link zurück.
meet_other_answer = Diese Antwort gehört zu einer anderen Einladung. Schick deinem Freund den Link oben noch einmal.
meet_unasked = Gerade wartet niemand auf eine Antwort.
meet_garbled = Das ist nicht die Antwort deines Freundes. Kopiere den ganzen Link, den dein Freund dir schickt, und füge ihn hier ein.
wire_title = Verbindung
wire_apart = Ihr seid nicht verbunden.
wire_steady = Verbunden mit { $name }
wire_unsteady = Die Verbindung wackelt …
wire_cut = Keine Verbindung. Die Uhren stehen, bis sie wiederkommt.
wire_left = { $name } ist gegangen.
wire_version = Die Seite deines Freundes hat eine andere Version. Ladet beide Seiten neu und trefft euch noch einmal.
wire_illegal = Das Gerät deines Freundes hat Zug { $n } der Partie gemacht, den die Regeln hier nicht erlauben. Mehr wird von ihm nicht angenommen.
wire_differs = Eure Partien unterscheiden sich nach { $place } und können nicht zusammen weitergehen. Deine ist unverändert.
wire_differs_at_once = Eure Partien unterscheiden sich vom ersten Zug an und können nicht zusammen weitergehen. Deine ist unverändert.
wire_over = Das Gerät deines Freundes sagt, die Partie sei zu Ende, und hier ist sie es nicht. Mehr wird von ihm nicht angenommen.
wire_stopped = Das Gerät deines Freundes hat die Partie angehalten.
wire_waiting = Dein Freund ist noch nicht da …
wire_unit = Eine Nachricht braucht hin und zurück { $trip } ms. Bei { $wished } je Zeiteinheit würde man das Netz spüren; { $proposed } passt dazu.
wire_unit_waits = Dein Freund wählt das Tempo …
wire_play_at = Mit { $span } spielen
wire_measured = { $trip } ms hin und zurück · Uhren auf { $apart } ms gleich
wire_no_rematch = Jetzt keine Revanche
wire_again = Wieder treffen
wire_asks = { $wish ->
    [back] { $name } möchte einen Zug zurücknehmen.
    [draw] { $name } bietet Remis an.
   *[rematch] { $name } möchte eine Revanche.
 }
wire_asked = { $wish ->
    [back] Du möchtest deinen Zug zurücknehmen …
    [draw] Du hast Remis angeboten …
   *[rematch] Du möchtest eine Revanche …
 }
wire_met = { $name } ist da.
wire_declined = { $wish ->
    [back] { $name } möchte nicht, dass der Zug zurückgenommen wird.
    [draw] { $name } lehnt das Remis ab.
   *[rematch] { $name } möchte jetzt keine Revanche.
 }
wire_took_back = Ein Zug wurde zurückgenommen.
wire_said = { $name }: { $phrase }
wire_not_now = Das geht erst, wenn ihr verbunden seid.
wire_say = Etwas sagen
wire_phrase = { $number ->
    [0] Hallo!
    [1] Viel Glück!
    [2] Gut gespielt!
    [3] Danke!
    [4] Hoppla!
    [5] Einen Moment bitte.
    [6] Schöne Partie!
   *[other] Ich muss los.
 }
