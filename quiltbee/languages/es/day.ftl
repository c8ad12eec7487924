### El día: una partida, la misma para todo el mundo.

day-against-level = Contra el nivel { $level }, { $name }
day-against-automa = Contra el Automa, nivel { $numeral }, { $deck }
day-deck-normal = mazo normal
day-deck-tactical = mazo táctico
day-you-begin = Empiezas tú.
day-they-begin = Empieza tu rival.
day-what = Hoy todo el mundo juega esta misma partida, y solo cuenta el primer intento. No hay pistas ni se puede deshacer ninguna jugada.
day-play = Jugar la partida del día
day-go-on = Seguir con tu partida
day-practise = Repetirla para practicar
day-your-game = Tu partida
day-best-game = Ver la mejor partida
day-to-come = Ese día aún no ha llegado.
day-newer = Ha empezado un nuevo día: juega la partida de hoy
day-clock-wrong = El reloj de tu dispositivo no va bien: esta es la partida de hoy según el reloj del servidor.
day-won-by = Ganada por { $points }
day-lost-by = Perdida por { $points }
day-won-even = Ganada con empate a puntos
day-lost-even = Perdida con empate a puntos
day-resigned = Abandonada
day-place = puesto { $rank } de { $played }
day-would-place = sería el puesto { $rank } de { $played }
day-apart = La tabla cuenta las cuentas creadas antes de este día. Los demás también juegan y ven dónde quedarían.
day-table = Todos los resultados
day-played = { $played ->
    [one] Una partida terminada
   *[other] { $played } partidas terminadas
}{ $won ->
    [0] {""}; nadie ha ganado todavía.
    [one] {""}; una ganada.
   *[other] {""}; { $won } ganadas.
}
day-rank = Puesto
day-name = Nombre
day-outcome = Resultado
day-guest = Alguien
day-you = {" "}(tú)
day-share-title = Quiltbee, { $day }
day-month-before = Mes anterior
day-month-after = Mes siguiente
day-how-missed = sin jugar
day-how-running = en curso
day-how-won = ganada
day-how-lost = perdida
day-figures = { $played ->
    [0] Todavía no has terminado ninguna partida del día.
    [one] Una partida jugada, { $won } ganadas. Racha actual: { $streak }; la más larga: { $longest }.
   *[other] { $played } partidas jugadas, { $won } ganadas. Racha actual: { $streak }; la más larga: { $longest }.
}
