# Jugar con alguien en otro dispositivo

opponent_device = Amigo, en directo
opponent_device_note = Jugáis en directo, de dispositivo a dispositivo. Primero le envías un enlace a tu amigo, y él te devuelve una respuesta.
meet = Encontrarse con un amigo
meet_start = Invitar
meet_nobody = Todavía no hay ninguna partida para la que encontraros. Empieza una con un amigo en otro dispositivo.
meet_invite = Invita a tu amigo
meet_lead = Jugáis directamente, de dispositivo a dispositivo: sin cuenta y sin servidor de por medio.
meet_preparing = Preparando…
meet_send = 1. Envía este enlace
meet_send_note = O deja que tu amigo escanee el código. No cierres esta página: el enlace solo vale mientras esté abierta.
meet_link = Tu invitación
meet_wait = 2. Trae la respuesta
meet_wait_note = Tu amigo abre el enlace y recibe una respuesta para ti. Abre ese enlace en este dispositivo o pégalo aquí.
meet_answer = La respuesta de tu amigo
meet_connect = Conectar
meet_camera = Leerla con la cámara
meet_camera_note = Pon el código de tu amigo delante de la cámara.
meet_camera_picture = Lo que ve la cámara
meet_camera_stop = Apagar la cámara
meet_camera_forbidden = Esta página no puede usar la cámara. Permíteselo en el navegador o pega el enlace.
meet_camera_missing = Aquí no hay ninguna cámara que funcione. Pega el enlace.
meet_joining = Conectando… Si la página de tu amigo muestra un botón para ello, tiene que pulsarlo ahora.
meet_connecting = Conectando…
meet_knock_note = Este navegador no puede esperar a tu amigo por sí solo. Pulsa aquí en cuanto tu amigo haya abierto tu respuesta.
meet_knock = Mi amigo la ha abierto
meet_together = Ya estáis conectados.
meet_link_again = Crear otro enlace
meet_by_links = Mejor jugar por enlaces
meet_by_links_note = También se puede sin conexión: os enviáis un enlace después de cada jugada. La partida queda como está, pero sin reloj.
meet_accept = Aceptar
meet_accept_note = Jugáis en directo, de dispositivo a dispositivo. Al aceptar recibes una respuesta que tienes que devolver.
meet_goes_on = Es la partida que ya tienes aquí. Sigue donde estabais.
meet_stands = La última jugada fue { $place }.
meet_answer_send = Devuelve esta respuesta
meet_answer_note = Tu amigo la abre o escanea el código, y empieza la partida. No cierres esta página hasta entonces.
meet_own_answer = Tu respuesta
meet_answer_wait = Esperando a que tu amigo abra tu respuesta…
meet_answer_again = Crear otra respuesta
meet_handed = La página que esperaba ya tiene la respuesta de tu amigo. Puedes cerrar esta.
meet_unclaimed = Aquí nadie espera esta respuesta. Ábrela en el dispositivo y el navegador desde los que se envió la invitación, mientras esa página siga abierta.
meet_unable = Este navegador no puede conectarse con otros dispositivos, o aquí no se le permite.
meet_nowhere = Parece que este dispositivo no está en ninguna red, así que nadie puede llegar a él.
meet_unreachable = Vuestros dispositivos no se alcanzan. En la misma red Wi-Fi suele funcionar; de una red a otra, activa «Encontrar mi dirección» en los ajustes o jugad por enlaces.
meet_too_late = Tu respuesta ha esperado demasiado. Crea otra y envía esa.
meet_no_answer = Esto es una invitación, no una respuesta. Tu amigo la abre y te devuelve otro enlace.
meet_other_answer = Esta respuesta es de otra invitación. Envíale a tu amigo otra vez el enlace de arriba.
meet_unasked = Ahora mismo nadie espera una respuesta.
meet_garbled = Esta no es la respuesta de tu amigo. Copia el enlace entero que te envía y pégalo aquí.
wire_title = Conexión
wire_apart = No estáis conectados.
wire_steady = En conexión con { $name }
wire_unsteady = La conexión es inestable…
wire_cut = Sin conexión. Relojes parados hasta que vuelva.
wire_left = { $name } se ha ido.
wire_version = La página de tu amigo es de otra versión. Recargad las dos y volved a encontraros.
wire_illegal = El dispositivo de tu amigo hizo la jugada { $n } de la partida, que aquí las reglas no permiten. No se acepta nada más de él.
wire_differs = Vuestras partidas difieren después de { $place } y no pueden seguir juntas. La tuya no ha cambiado.
wire_differs_at_once = Vuestras partidas difieren desde la primera jugada y no pueden seguir juntas. La tuya no ha cambiado.
wire_over = El dispositivo de tu amigo dice que la partida ha terminado, y aquí no es así. No se acepta nada más de él.
wire_stopped = El dispositivo de tu amigo ha detenido la partida.
wire_waiting = Esperando a tu amigo…
wire_unit = Un mensaje tarda { $trip } ms en ir y volver. Con { $wished } por unidad de tiempo se notaría la red; { $proposed } le va bien.
wire_unit_waits = Tu amigo elige la velocidad…
wire_play_at = Jugar a { $span }
wire_measured = { $trip } ms de ida y vuelta · relojes iguales a { $apart } ms
wire_no_rematch = Ahora no hay revancha
wire_again = Volver a encontrarse
wire_asks = { $wish ->
    [back] { $name } pide deshacer una jugada.
    [draw] { $name } ofrece tablas.
   *[rematch] { $name } quiere la revancha.
 }
wire_asked = { $wish ->
    [back] Has pedido deshacer tu jugada…
    [draw] Has ofrecido tablas…
   *[rematch] Has pedido la revancha…
 }
wire_met = { $name } está aquí.
wire_declined = { $wish ->
    [back] { $name } no quiere que se deshaga la jugada.
    [draw] { $name } rechaza las tablas.
   *[rematch] { $name } no quiere la revancha ahora.
 }
wire_took_back = Se ha deshecho una jugada.
wire_said = { $name }: { $phrase }
wire_not_now = Eso tiene que esperar hasta que estéis conectados.
wire_say = Decir algo
wire_phrase = { $number ->
    [0] ¡Hola!
    [1] ¡Suerte!
    [2] ¡Bien jugado!
    [3] ¡Gracias!
    [4] ¡Vaya!
    [5] Un momento, por favor.
    [6] ¡Buena partida!
   *[other] Tengo que irme.
 }
