### El tablero de análisis.

analysis-engine = Motor
analysis-engine-off = El motor está apagado.
analysis-engine-paused = En pausa mientras nadie mira.
analysis-engine-asking = Preguntando al motor…
analysis-engine-thinking = Pensando…
analysis-engine-done = No hay más que encontrar.
analysis-engine-idle = La partida ha terminado.
analysis-lines = Mejores variantes
analysis-how-many = Cuántas variantes
analysis-nodes = { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
}
analysis-again = Otra vez
analysis-even = Igualdad
analysis-ahead = { $name } +{ $points }
analysis-number = { $number }
analysis-chance = { $name } gana al { $percent } %
analysis-percent = { $percent } %
analysis-scores = { $one } / { $two } puntos
analysis-empty = { $one } / { $two } vacías
analysis-tile = ficha { $one } / { $two } %
analysis-if-pass = ¿Y si pasa?
analysis-proven = demostrado

## La próxima carta del Automa

analysis-cards = Próxima carta del Automa
analysis-card-takes = { $count ->
    [0] { $patch } → { $space }
   *[other] { $patch } → { $space }, +{ $count }
}
analysis-card-passes = { $count ->
    [0] Pasa → { $space }
   *[other] Pasa → { $space }, +{ $count }
}
analysis-turn-card = Girar la carta { $card }
analysis-card = carta { $card }

## El árbol

analysis-no-move = Mueve por cualquiera de los lados o monta una posición.
analysis-comment = Comentario
analysis-keep = Guardar
analysis-marks = Valorar la jugada
analysis-mark-1 = Buena jugada
analysis-mark-2 = Error
analysis-mark-3 = Jugada brillante
analysis-mark-4 = Error grave
analysis-mark-5 = Jugada interesante
analysis-mark-6 = Jugada dudosa
analysis-promote = Ascender
analysis-remove = Borrar
analysis-too-deep = Las variantes se anidan 64 veces como mucho.

## Abrir y compartir

analysis-set-up = Montar
analysis-open = Abrir
analysis-this-position = Esta posición:
analysis-nothing = Pega antes una partida, un enlace o una posición.
analysis-not-whole = No se pudo leer todo; lo anterior al fallo está aquí.
analysis-bad-link = Este enlace está dañado.
analysis-too-long = Es demasiado largo para ser una partida.

## Por qué una posición no puede ser: las palabras de la notación

impossible-spaces = el tablero de tiempo tiene las casillas 0 a { $last }
impossible-lies-too = el { -patch } { $letter } está también en { $quilt }
impossible-twice = el { -patch } { $letter } está ahí dos veces
impossible-is-on = el { -patch } { $letter } está también en { $quilt }
impossible-missing = ni aquí ni en una { -quilt }: { $letters }
impossible-unknown = los { -patches } que faltan ({ $letters }) no dan las x con esos ingresos
impossible-lead = nadie va nunca más de { $most } casillas por delante ({ $first } y { $second })
impossible-not-over = #{ $player } necesita las dos fichas en { $last }
impossible-over = las dos fichas están en { $last }: la partida ha terminado
impossible-ahead = el jugador { $player } va delante: mueve quien va detrás
impossible-no-special = { $player }+ necesita un { -special-patch } entre las fichas, con el jugador { $player } delante
impossible-no-space = { $player }+ necesita una casilla libre en { $quilt }
impossible-special-patches = más { -special-patches } que marcas pasadas
impossible-has-square = el jugador { $player } tiene un cuadrado 7×7 completo
impossible-no-square = el jugador { $player } no tiene un cuadrado 7×7 completo
impossible-elsewhere = el { -patch } { $letter } está también en otro sitio
impossible-person-no-square = la persona no tiene un cuadrado 7×7 completo
impossible-person-square = la persona tiene un cuadrado 7×7 completo
impossible-automa-not-there = el Automa aún no está en { $marker }
impossible-automa-there = el Automa ha llegado a { $marker }
impossible-aside = hay { $count } cartas apartadas, o ya ninguna
impossible-discards = las cartas descartadas se conocen
impossible-card-elsewhere = la carta { $card } está también en otro sitio
impossible-budget = ninguna carta de las que quedan tiene el presupuesto { $budget }

## Montar una posición

editor-title = Montar una posición
editor-done = Analizar
editor-start = Partida nueva
editor-possible = Esta posición es posible.
editor-quilt = Llenar la { -quilt } { $number }
editor-patches = Por colocar
editor-how = Elige un { -patch } y ponlo en la { -quilt }. Un clic o Supr quita lo que hay.
editor-fields = Todo lo demás
editor-game = Juego
editor-duel = Para dos
editor-whose = A quién le toca
editor-turn = { $turn ->
    [first] Mueve el jugador 1
    [second] Mueve el jugador 2
    [first-special] El jugador 1 pone un { -special-patch }
    [second-special] El jugador 2 pone un { -special-patch }
    [first-over] Terminada, el jugador 1 llegó antes
   *[other] Terminada, el jugador 2 llegó antes
}
editor-buttons = { -Buttons }, { $name }
editor-time = Casilla, { $name }
editor-income = Ingreso, { $name }
editor-unknown = Casilla de un { -patch } desconocido
editor-board = Tablero de tiempo
editor-nobody = Nadie
editor-deck = Mazo
editor-taken = { -Patches } del Automa
impossible = { $field }: { $words }
impossible-form = Estos datos no forman una posición.
impossible-cards = mazo, apartadas y descartes no suman doce cartas
impossible-no-patch = no hay ningún { -patch } { $letter }
field-quilt1 = { -Quilt } 1
field-quilt2 = { -Quilt } 2
field-quilt = { -Quilt }
field-purse1 = Jugador 1
field-purse2 = Jugador 2
field-purse = Jugador 1
field-automa = Automa
field-ring = Círculo
field-turn = Turno
field-bonus = { -Special-tile }
field-pile = Mazo
field-gone = Apartadas / descartes

## Why the server does not analyse or review

refused-analysis-over = En esta posición la partida ha terminado.
refused-analysis-no-opinion = El ordenador no tiene opinión sobre esta posición.
refused-analysis-own = Cierra antes otro análisis.
refused-analysis-many = Ahora mismo analiza demasiada gente; inténtalo dentro de un minuto.
refused-analysis-clock = Mientras corra tu reloj en una partida no hay análisis.
refused-review-empty = No hay jugadas que repasar.
refused-review-running = Una partida se repasa cuando ha terminado.
