### Una partida en la terminal. Las líneas de la ayuda conservan sus columnas.

terminal-player = Jugador { $seat }
terminal-player-called = Jugador { $seat } ({ $name })
terminal-you = tú
terminal-level = nivel { $level }
terminal-automa = el Automa

## Turnos y resultados

terminal-must-place = { $name } debe poner el { -special-patch } de la casilla { $space }.
terminal-behind = Juega { $name }: por detrás, casilla { $mine } contra { $other }.
terminal-start-player = Juega { $name }, que empieza.
terminal-on-top = Juega { $name }: los dos en la casilla { $space }, y esta ficha está encima.
terminal-wins = La partida ha terminado: gana { $name }, { $mine } a { $other }.
terminal-wins-first = La partida ha terminado: los dos tienen { $mine }, y gana { $name }, antes en la casilla { $last }.
terminal-resigns = { $name } se rinde: gana { $winner }.
terminal-score = { $name }: { $parts } = { $score }.
terminal-score-tile = 7 por la { -special-tile }
terminal-score-empty = { $count ->
    [one] { $points } por { $count } casilla vacía
   *[other] { $points } por { $count } casillas vacías
}

## Lo que trae una jugada

terminal-passes = { $name } pasa, { $gain }
terminal-takes = { $name } toma { $letter } ({ $token }), { $gain }
terminal-places-special = { $name } pone el { -special-patch } ({ $token })
terminal-and-tile = , y recibe la { -special-tile }
terminal-pays = paga { $count }
terminal-gets-advancing = recibe { $count } por pasar
terminal-gets-income = recibe { $count } al cobrar
terminal-gets-special = recibe un { -special-patch }
terminal-comes-to = { $count ->
    [one] llega a la casilla { $space } con { $count } { -button }
   *[other] llega a la casilla { $space } con { $count } { -buttons }
}
terminal-brings = { $gain }; { $next }.
terminal-then-over = luego acaba la partida
terminal-then = luego { $name }
terminal-patch-price = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
terminal-patch-time = { $time } de tiempo
terminal-patch-income = { $income } de ingreso
terminal-no-income = sin ingreso
terminal-needs = { $count ->
    [one] falta { $count } { -button }
   *[other] faltan { $count } { -buttons }
}
terminal-not-offered = el { -patch } { $letter } no está entre los tres próximos ({ $letters })
terminal-no-special = no hay ningún { -special-patch } que poner
terminal-special-first = antes hay que poner el { -special-patch }
terminal-overlaps = tapa { $cell }

## El tablero

terminal-buttons = { -buttons }
terminal-income = ingreso
terminal-empty = casillas vacías
terminal-tile = { -special-tile }
terminal-yes = sí
terminal-score-label = puntos
terminal-score-now = puntos ahora
terminal-on-space = en la casilla
terminal-income-in = ingreso en
terminal-special-in = { -special-patch } en
terminal-card = carta
terminal-no-patch = No queda ningún { -patch }.
terminal-after-these = Después en el círculo: { $letters }
terminal-patch = { -Patch } { $letter }
terminal-to-space = { $count ->
    [one] -> casilla { $space }, { $count } { -button }
   *[other] -> casilla { $space }, { $count } { -buttons }
}
terminal-a-special = un { -special-patch }
terminal-pass-line = pass { $to }, { $next }
terminal-pass-line-special = pass { $to }, un { -special-patch }, { $next }
terminal-legend = Tablero de tiempo: o ingreso, + { -special-patch }
terminal-legend-marker = , M marcador del Automa

## Listas de jugadas

terminal-no-move-left = No queda ninguna jugada: la partida ha terminado.
terminal-has-moves = { $count ->
    [one] { $name } tiene { $count } jugada posible.
   *[other] { $name } tiene { $count } jugadas posibles.
}
terminal-special-on = Un { -special-patch } en:
terminal-pass-brings = Pasar: { $what }
terminal-none-now = ahora no se puede comprar ningún { -patch }
terminal-patch-line = { -Patch } { $letter }: { $figures }; { $what }.
terminal-fits-in = { $count ->
    [one] cabe en { $count } sitio
   *[other] cabe en { $count } sitios
}
terminal-fits-nowhere = no cabe

## El diálogo

terminal-help = X0a7      tomar el { -patch } X, orientación 0, arriba a la izquierda en a7
    pass      avanzar delante de la otra ficha, 1 { -button } por casilla
    +d9       poner un { -special-patch } en d9
    X         dibujar el { -patch } X en cada orientación, con sus jugadas
    moves     lo mismo para todo lo que se puede comprar ahora
    show      dibujar otra vez el tablero
    hint      lo que haría el ordenador
    why       lo que habría jugado en vez de tu última jugada
    undo      deshacer tu última decisión
    save FILE guardar la partida en FILE, ahora y tras cada jugada
    link      toda la partida en un enlace
    resign    rendirse
    quit      salir; la partida se puede retomar
    Corto: p pass, m moves, s show, u undo, q quit, h o ? ayuda.
terminal-begin = Escribe una jugada, o help.
terminal-prompt = Jugador { $seat }
terminal-prompt-special = Jugador { $seat }, { -special-patch }
terminal-see-help = { $fault }. help muestra todo lo que se puede escribir.
terminal-not-played = { $move } no se jugó: ha cambiado el turno.
terminal-not-possible = { $move } no es posible: { $reason }.
terminal-see-patch = Escribe { $letter } para ver dónde cabe.
terminal-nothing-to-undo = No hay nada que deshacer.
terminal-taken-back = { $count ->
    [one] { $count } decisión deshecha.
   *[other] { $count } decisiones deshechas.
}
terminal-really-resign = ¿De verdad te rindes? Escribe sí.
terminal-agree = s si sí y yes
terminal-no-such-patch = No hay ningún { -patch } { $text }.
terminal-no-hint = No hay pista: { $reason }.
terminal-computer-failed = ha fallado el jugador del ordenador: { $reason }
terminal-would-play = El ordenador jugaría { $move }.
terminal-would-have-played = El ordenador habría jugado { $move }
terminal-not-saved = La partida no se pudo guardar en { $file }: { $reason }.
terminal-save-needs = save necesita el nombre de un archivo.
terminal-file-there = { $file } ya existe: di otro archivo.
terminal-kept-in = La partida se guarda en { $file } desde ahora.
terminal-cannot-save = La partida no se puede guardar en { $file }: { $reason }.
terminal-record-in = La partida está en { $file }.
terminal-as-link = La partida en un enlace: { $link }
terminal-kept = La partida está guardada; para seguir: { $command }
terminal-play-on = Para seguir: { $command }
terminal-ring-drawn = El círculo sale del código { $seed }.
terminal-ring-and-cards-drawn = El círculo y las cartas salen del código { $seed }.

## Cartas del Automa

terminal-card-help = En el turno del Automa, Intro, o turn, revela su carta. Hasta entonces undo es libre; deshacer lo
    anterior a una carta revelada hace de la partida una práctica, y las cartas no vistas se
    reparten de nuevo.
terminal-card-prompt = Carta del Automa (Intro)
terminal-card-waits = Es el turno del Automa: Intro revela su carta.
terminal-card-not-now = Es tu turno: ahora no se revela ninguna carta.
terminal-card-no-move = es el turno del Automa, e Intro revela su carta
terminal-card-no-choice = No hay jugada que elegir: es el turno del Automa.
terminal-card-taken-back = La partida es práctica desde ahora, y las cartas no vistas se reparten de nuevo.
terminal-card-practice = Fue práctica: se deshizo algo después de revelar una carta.
terminal-keeps-NO_OVERTAKE = sin adelantar
terminal-keeps-MOST_BUTTONS = más { -buttons } impresos
terminal-keeps-LARGEST = el mayor
terminal-keeps-FURTHEST = el más lejano de la ficha neutral
terminal-level-of = mazo { $deck }, nivel { $numeral } ({ $name })
terminal-deck-normal = normal
terminal-deck-tactical = táctico
terminal-marker-on = marcador en la { $space }
terminal-marker-off = su marcador ya no está en el tablero
terminal-the-automa = El Automa: { $level }, { $marker }.
terminal-its-patches = Sus { -patches } con { -buttons }: { $with }; sin: { $without }.
terminal-its-patches-printed = Sus { -patches } con { -buttons }: { $with } ({ $count } en total); sin: { $without }.
terminal-none = ninguno
terminal-its-cards = Cartas: { $pile } en el mazo, { $aside } apartadas sin ver, reveladas: { $turned }.
terminal-next-budget = La próxima carta tiene presupuesto { $budget }.
terminal-automa-behind = Turno del Automa: por detrás, casilla { $mine } contra { $other }.
terminal-automa-on-top = Turno del Automa: los dos en la casilla { $space }, y su ficha está encima.
terminal-turns-over = El Automa revela la carta { $number }: presupuesto { $budget }, ingreso { $income }; { $filters }.
terminal-step-skipped = - { $filter }: no dejaría ninguno, se salta.
terminal-step-leaves = - { $filter }: deja { $letters }.
terminal-it-advances = Pasa y avanza de la casilla { $start } a la { $stop }.
terminal-it-takes = Toma { $letter } y va de la casilla { $start } a la { $stop }.
terminal-it-receives = { $marks ->
    [one] Recibe { $gain } en el día de cobro de la casilla { $spaces }.
   *[other] Recibe { $gain } en los días de cobro de las casillas { $spaces }.
}
terminal-special-out = El { -special-patch } de la casilla { $space } sale del juego.
terminal-reaches-marker = Llega a su marcador en la { $space } y recibe la { -special-tile }.
terminal-pile-empty = { $count ->
    [one] El mazo está vacío: se baraja { $count } carta.
   *[other] El mazo está vacío: se barajan las { $count } cartas.
}
terminal-affords-none = De { $letters } no puede pagar ninguno.
terminal-affords = De { $letters } puede pagar { $bought }.
terminal-and = { $first } y { $last }
terminal-automa-score = El Automa: { $parts } = { $score }.
terminal-with-printed = { $count ->
    [one] { $points } por { $count } { -patch } con { -buttons }
   *[other] { $points } por { $count } { -patches } con { -buttons }
}
terminal-printed = { $points } por los { -buttons } impresos en sus { -patches }
terminal-counts-nothing = sin { -special-tile }, y nada más cuenta en este nivel
terminal-other-levels = En los demás niveles la misma partida habría acabado así:
terminal-won = ganada
terminal-lost = perdida
terminal-on-equal = , con empate
terminal-after-moves = { $count ->
    [one] Después de { $at } de { $count } jugada.
   *[other] Después de { $at } de { $count } jugadas.
}
terminal-puzzle-keys = Escribe una jugada; la letra de una pieza o moves muestra lo posible; Intro: la solución; q: salir.
terminal-puzzle-prompt = Problema { $name }
terminal-puzzle-about = Problema { $name }, valorado en { $rating }: { $themes }.
terminal-puzzle-score = { $count ->
    [one] Resueltos: { $solved } de { $count } problema.
   *[other] Resueltos: { $solved } de { $count } problemas.
}
terminal-puzzle-none = No queda ningún problema: elige otro tema u otra valoración.
