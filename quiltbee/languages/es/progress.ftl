### One's progress: figures of one's own games.

progress-none = Juega una partida hasta el final y esta página empezará a llenarse.
progress-figures = Tus partidas
progress-played = Partidas
progress-won = Ganadas
progress-streak = Victorias seguidas ahora
progress-longest = Racha más larga de victorias
progress-tile = Consiguió el 7×7
progress-empty = Casillas vacías al final
progress-shares = Partidas ganadas, por rival
progress-losses = Puntos perdidos por decisión
progress-unreviewed = Analiza una partida terminada y esta página mostrará cuántos puntos pierden tus decisiones, y por qué.
progress-lost-now = Últimamente, { $points } puntos por decisión con elección.
progress-line = Puntos perdidos por decisión, de { $from } a { $to }
progress-causes = En qué pierdes puntos
progress-causes-note = { $count ->
    [one] Puntos en una partida analizada
   *[other] Puntos por partida, en { $count } partidas analizadas
}
progress-cause-placing = Colocación de { -patches }
progress-cause-timing = Tiempo y turnos
progress-cause-economy = { -Buttons } e ingresos
progress-cause-special = 7×7 y { -special-patches }
progress-cause-patches = Elección de { -patches }
progress-quilts = Tus mejores colchas
progress-quilt-empty = { $empty ->
    [0] Ninguna casilla vacía
    [one] Una casilla vacía
   *[other] { $empty } casillas vacías
}
progress-automa = Automa, nivel { $numeral }
