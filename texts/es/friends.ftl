# Jugar con un amigo, aquí o por enlace

invitation = Te han invitado a una partida
invitation_from = { $name } te invita a una partida
invitation_side = { $color ->
    [black] Llevas las negras.
   *[white] Llevas las blancas.
 }
invitation_moved = Tu amigo ha jugado { $place }. Ahora te toca a ti.
invitation_first = La primera jugada es tuya.
invitation_answer = Haz tu jugada en el tablero y recibirás un enlace. Envíaselo a tu amigo, que responde de la misma manera. No hay reloj, y no hace falta instalar nada ni registrarse.
invitation_kept = La partida se guarda en este dispositivo, así que puedes volver a ella cuando quieras.
invitation_play = Jugar
your_name = Tu nombre (opcional)
your_name_note = Tu amigo lo ve: viaja con el enlace.
names_here = ¿Quiénes juegan? (opcional)
name_of = { $color ->
    [black] Negras
   *[white] Blancas
 }
