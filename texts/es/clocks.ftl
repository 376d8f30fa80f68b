# Relojes: cómo se eligen y cómo se llaman

clock_custom = A medida…
clock_minutes = Minutos por bando
clock_minutes_of = { $who ->
    [you] Tus minutos
    [friend] Minutos de tu amigo
    [computer] Minutos de la máquina
    [black] Minutos de las negras
   *[white] Minutos de las blancas
 }
clock_increment = Incremento por turno
clock_delay = Retardo por turno
clock_delay_note = En cada turno, el reloj espera este tiempo antes de ponerse en marcha (retardo simple o «US delay»)
clock_odds = Ventaja de tiempo: minutos distintos para cada bando
clock_in_minutes = { $n } min
clock_in_seconds = { $n } s
clock_with_delay = { $clock } | { $n } de retardo
clock_at_odds = { $first } contra { $second }
clock_not_by_link = Las partidas por enlace no tienen reloj.
