# Los niveles de la máquina, como rivales con nombre

level_named = { $name }, nivel { $level }
level_sees = { $level ->
    [1] Ve lo que tiene cerca y poco más. Deja piezas sin defender.
    [2] Ve la mayoría de las capturas cercanas, pero pocas de lejos.
    [3] Ve la mayoría de las capturas cercanas, suyas y tuyas. Los ataques de lejos le sorprenden.
    [4] Ve la mayoría de las capturas, pero nada después de su propia jugada.
    [5] Ve su jugada y tu respuesta, pero con prisas: se le escapa más de una de cada tres jugadas.
    [6] Ve su jugada, tu respuesta y su jugada siguiente, pero se le escapa una de cada seis.
    [7] Mira dos jugadas por delante y se le escapa una de cada once. Rara vez hace jugadas especiales.
    [8] Se toma su tiempo. Mira más de dos jugadas por delante y se le escapa muy poco.
    [9] Mira tres jugadas por delante y no se le escapa casi nada. Solo espera tu error.
    [10] Mira más de tres jugadas por delante.
    [11] Mira cuatro jugadas por delante y no se le escapa nada. Necesitas un plan mejor que el suyo.
    [12] Mira más de cuatro jugadas por delante y te explica por qué tenía que ganar.
    [13] Mira más de cinco jugadas por delante. Un error, y te cortan la cabeza.
   *[other] Lo ve todo y mira tan lejos como le permite el reloj.
 }
level_rating = juega con una fuerza de unos { $rating }
level_match = { $name }: un buen rival para ti
level_unrated = Termina una partida contra la máquina y aquí aparecerá tu puntuación.
