# Tiempo real para quien empieza: una primera partida, lo que se muestra antes, su curso y su final

intro_title = Cómo pasa el tiempo
intro = { $what ->
    [moved] El caballo ha movido, así que ahora está congelado. El número va bajando, y el rayado de su casilla con él.
    [again] Vuelve a estar listo y sigue su camino. Después tiene que enfriarse otra vez.
    [both] Dos piezas mueven a la vez: nadie tiene que esperar al otro.
    [check] ¡Jaque! Solo puede responder una pieza resaltada. Todas las demás están bloqueadas.
    [answered] El peón ha tapado el jaque, así que las piezas negras vuelven a estar libres.
   *[begin] No hay turnos: los dos mueven cuando quieren.
 }
intro_skip = Saltar
intro_next = Siguiente
intro_show = Cómo pasa el tiempo
first_slow = Tu primera partida es lenta: un peón se enfría durante { $slow } en vez de { $usual }.
first_full_speed = Velocidad normal
first_proposed = Más despacio para tu primera partida. Elige otra velocidad si quieres.
first_rematch = Revancha a velocidad normal
watch_again = Ver la partida otra vez
ended_idle = porque nadie ha movido en mucho tiempo
lesson_run = Poner en marcha el reloj
lesson_still = El tiempo no corre hasta que pones en marcha el reloj.
lesson_runs = El tiempo corre.
