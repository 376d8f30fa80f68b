# Los niveles de la máquina, como rivales con nombre

level_named = { $name }, nivel { $level }
level_sees = { $level ->
    [1] Solo mira su propia jugada y lo que tiene cerca. Deja piezas sin defender y no ve la mayoría de los ataques que vienen de lejos.
    [2] Ve su jugada y tu respuesta, pero con prisas: se le escapa una de cada tres jugadas, más o menos.
    [3] Ve su jugada, tu respuesta y su jugada siguiente, pero se le escapa una de cada seis, más o menos.
    [4] Mira dos jugadas por delante. Se le escapa una de cada doce, más o menos, y rara vez hace una jugada especial antes de que le haga falta.
    [5] Se toma su tiempo. Mira más de dos jugadas por delante y se le escapa muy poco.
    [6] Mira tres jugadas por delante y no se le escapa casi nada. Solo espera tu error.
    [7] Mira cuatro jugadas por delante y no se le escapa nada. Necesitas un plan mejor que el suyo.
   *[other] Lo ve todo y mira tan lejos como le permite el reloj.
 }
level_rating = juega con una fuerza de unos { $rating }
level_match = { $name }: un buen rival para ti
level_unrated = Termina una partida contra la máquina y aquí aparecerá tu puntuación.
