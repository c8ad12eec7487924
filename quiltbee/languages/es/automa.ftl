### El Automa: sus cartas, turnos y puntos.

automa-name-1 = Becario
automa-name-2 = Aprendiz
automa-name-3 = Oficial
automa-name-4 = Maestro
automa-name-5 = Leyenda
numeral-and-name = { $numeral } { $name }

deck-normal = Mazo normal
deck-tactical = Mazo táctico
label-and-note = { $label }: { $note }.

filter-NO_OVERTAKE = Sin adelantar
filter-MOST_BUTTONS = Más { -buttons }
filter-LARGEST = Mayor
filter-FURTHEST = Más lejano
keeps-NO_OVERTAKE = sin pasar tu ficha
keeps-MOST_BUTTONS = más { -buttons } impresos
keeps-LARGEST = más cuadros
keeps-FURTHEST = el más lejano de la ficha neutral
filter-none = sin elección
card-budget = pago

part-tile = { -Special-tile }
part-held = { -Buttons } que tiene
part-patches = { -Patches } con { -buttons }
part-printed = { -Buttons } en sus { -patches }
part-points = { $part } { $points }

named-patch = { $patch } ({ $letter })
card-title = Carta { $number }: presupuesto { $budget }, ingreso { $income }
budget-none = Con { $budget } no compra ninguno de los { $count }: pasa.
budget-only = Con { $budget } solo compra { $patches }.
budget-buys = Con { $budget } compra { $patches }.
filter-skipped = { $filter }: no dejaría ninguno, se salta.
filter-leaves = { $filter } ({ $keeps }): deja { $patches }.
automa-takes = Toma { $patch }; avanza { $start } → { $stop }.
automa-advances = Avanza { $start } → { $stop }, no gana nada.
automa-income = Ingreso en { $marks }: { $gain }.
automa-no-gain = esta carta no da ninguno
automa-special = El { -special-patch } de { $marks } sale del juego.
automa-marker-tile = Llega a su marcador y recibe la { -special-tile }, 7 puntos.
automa-marker = Llega a su marcador; la { -special-tile } ya no está.
automa-says = Automa: { $text }
cards-in-pile = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
cards-aside = { $count } apartadas sin ver
cards-turned = reveladas: { $cards }
cards-none = ninguna revelada desde que se barajó
automa-title = { $deck }, nivel { $numeral }, { $name }
marker-on = Su marcador está en la casilla { $space }.
marker-off = Su marcador ya no está en el tablero.
automa-score = Puntos: { $score }.
automa-score-of = Puntos: { $score } ({ $parts }).
pile-with = { $count ->
    [one] { $count } { -patch } con { -buttons }
   *[other] { $count } { -patches } con { -buttons }
}
pile-without = { $count ->
    [one] { $count } { -patch } sin { -buttons }
   *[other] { $count } { -patches } sin { -buttons }
}
pile-of = { $pile }: { $patches }
next-budget = la próxima tiene presupuesto { $budget };
automa-holds = { $count ->
    [one] Tiene { $count } { -button }; { $piles }.
   *[other] Tiene { $count } { -buttons }; { $piles }.
}
automa-cards = Cartas: { $cards }

## Su lado de la página

last-turn = El último turno del Automa
last-turns = Los últimos { $count } turnos del Automa
no-card-since = Ninguna carta desde la última decisión.
the-automa = El Automa
no-more-cards = Ya no se revelan más cartas.
pile-empty = El mazo está vacío.
next-face-down = La próxima carta está boca abajo.
next-can-pay = La próxima carta puede pagar hasta { $price }.
patches-with = { -Patches } con { -buttons }: { $count }
patches-without = { -Patches } sin: { $count }
what-level-counts = Qué cuenta el nivel { $numeral }
score-now = Puntos ahora
at-each-level = En cada nivel
winner = Ganador
this-game-level = { $level } (esta partida)
deck = Mazo
you-begin = { $numeral } { $name }: { $counts }. Empiezas tú.
won = Ganadas
mean = Margen medio
best = Mejor margen
won-of = { $won } de { $games }
