### Pistas: una jugada que pensar, lo que habla por ella, y lo que le falta a la jugada hecha.

hint-label = Pista:
live-hint = Pista: { $words }
hint-take = Toma «{ $patch }».
hint-take-at = Toma «{ $patch }», con la esquina superior izquierda de su marco en { $cell }.
hint-take-turned = Toma «{ $patch }», { $how }, con la esquina superior izquierda de su marco en { $cell }.
hint-advance = Pasa.
hint-put = Pon el { -special-patch } en la casilla marcada.
hint-put-on = Pon el { -special-patch } en { $cell }.
hint-flipped = volteado
hint-right = girado a la derecha
hint-round = girado media vuelta
hint-left = girado a la izquierda
hint-lead = { $count ->
    [0] Apenas mejor que { $rival }.
    [one] Alrededor de { $count } punto mejor que { $rival }.
   *[other] Unos { $count } puntos mejor que { $rival }.
}

## Lo que habla por una jugada

reason-proven-win = { $points ->
    [0] Gana, haga lo que haga el rival.
    [one] Gana por al menos { $points } punto, haga lo que haga el rival.
   *[other] Gana por al menos { $points } puntos, haga lo que haga el rival.
}
reason-proven-loss = { $points ->
    [0] Si el rival juega lo mejor posible, ya nada gana.
    [one] Si el rival juega lo mejor posible, ya nada gana; así se pierde solo por { $points } punto.
   *[other] Si el rival juega lo mejor posible, ya nada gana; así se pierde solo por { $points } puntos.
}
reason-ends-game = Con esto termina la partida, { $mine } a { $theirs }.
reason-completes-7x7 = Completa el 7×7: { $points } puntos por la { -special-tile }.
reason-special-patch = { $short ->
    [one] Consigue el { -special-patch }; al rival le falta { $short } casilla.
   *[other] Consigue el { -special-patch }; al rival le faltan { $short } casillas.
}
reason-denies-7x7 = Con él, el rival podría completar su 7×7.
reason-moves-again = { $behind ->
    [0] La ficha queda encima: otro turno.
    [one] La ficha queda { $behind } casilla atrás: otro turno.
   *[other] La ficha queda { $behind } casillas atrás: otro turno.
}
reason-nothing-else = Nada de lo que se ofrece se puede comprar y colocar.
reason-fills-hole = Tapa un hueco que ya nada del círculo puede cubrir.
reason-pays-back = { $cost ->
    [0] No cuesta nada y da { $total } en { $paydays ->
        [one] { $paydays } día de cobro
       *[other] { $paydays } días de cobro
    }.
    [one] Cuesta { $cost } { -button } y devuelve { $total } en { $paydays ->
        [one] { $paydays } día de cobro
       *[other] { $paydays } días de cobro
    }.
   *[other] Cuesta { $cost } { -buttons } y devuelve { $total } en { $paydays ->
        [one] { $paydays } día de cobro
       *[other] { $paydays } días de cobro
    }.
}
reason-payday = { $buttons ->
    [one] Es día de cobro: { $buttons } { -button } enseguida.
   *[other] Es día de cobro: { $buttons } { -buttons } enseguida.
}
reason-avoids-holes = { $clean ->
    [one] Cualquier otro sitio dejaría un hueco.
   *[other] La mayoría de los sitios dejaría un hueco; este no.
}
reason-nears-7x7 = { $missing ->
    [one] Solo falta { $missing } casilla para un 7×7.
   *[other] Solo faltan { $missing } casillas para un 7×7.
}
reason-costs = { $cost ->
    [0] No cuesta nada y cubre { $squares } casillas, que valen { $points } puntos.
    [one] Cuesta { $cost } { -button } y cubre { $squares } casillas, que valen { $points } puntos.
   *[other] Cuesta { $cost } { -buttons } y cubre { $squares } casillas, que valen { $points } puntos.
}
reason-earns = { $buttons ->
    [one] Da { $buttons } { -button }.
   *[other] Da { $buttons } { -buttons }.
}
reason-one-piece = Las casillas vacías quedan todas unidas.
reason-more-income = { $paydays ->
    [one] Da { $income } más en el último día de cobro.
   *[other] Da { $income } más en cada uno de los { $paydays } días de cobro: { $total } en total.
}
reason-more-buttons = { $buttons ->
    [one] Deja { $buttons } { -button } más.
   *[other] Deja { $buttons } { -buttons } más.
}
reason-pays-for = { $short ->
    [one] Deja bastante para pagar «{ $patch }»; si no, falta { $short } { -button }.
   *[other] Deja bastante para pagar «{ $patch }»; si no, faltan { $short } { -buttons }.
}
reason-less-time = { $spaces ->
    [one] La ficha avanza { $spaces } casilla menos en el tablero de tiempo.
   *[other] La ficha avanza { $spaces } casillas menos en el tablero de tiempo.
}
reason-covers-more = { $spaces ->
    [one] Cubre { $spaces } casilla más, que vale { $points } puntos.
   *[other] Cubre { $spaces } casillas más, que valen { $points } puntos.
}
reason-leads-to = Lleva a «{ $patch }».
reason-first-to-special-patch = Consigue el { -special-patch } de la casilla { $space }; si no, lo consigue el rival.
reason-moves-in-a-row = Da { $count } turnos seguidos en vez de { $otherwise }.
reason-wins-7x7 = { $theirs ->
    [1] Lleva al 7×7, que si no completa el rival.
   *[0] Lleva a un 7×7 y a sus 7 puntos.
}
reason-larger-payday = El día de cobro de la casilla { $space } da { $buttons } en vez de { $otherwise }.
reason-gets-patch = Consigue «{ $patch }», que si no toma el rival.
reason-keeps-place = Deja libre el sitio de «{ $patch }».
reason-small-things = Nada lo decide por sí solo: se suman muchas cosas pequeñas.

## ¿Qué tal mi jugada?

no-move-to-compare = Aún no hay una jugada tuya que comparar.
why-same = El ordenador habría jugado lo mismo.
why-take = El ordenador habría tomado «{ $patch }»
why-elsewhere = El ordenador habría elegido otro sitio
why-advance = El ordenador habría pasado
why-put = El ordenador habría puesto el { -special-patch } en otro sitio
why-loss = { $count ->
    [one] { $what }: alrededor de { $count } punto mejor.
   *[other] { $what }: unos { $count } puntos mejor.
}
why-good = Buena jugada: { $what } apenas es mejor.
good-take = «{ $patch }»
good-elsewhere = el sitio del ordenador
good-pass = pasar
why-loss-chance = { $what }: la probabilidad de ganar sube un { $percent } %.
why-unknown = { $what }.
live-why = ¿Qué tal mi jugada? { $words }

## Lo que habla contra la jugada hecha

mine-pays-back = { $cost ->
    [0] La jugada hecha no cuesta nada y da { $total } en { $paydays ->
        [one] { $paydays } día de cobro
       *[other] { $paydays } días de cobro
    }.
    [one] La jugada hecha cuesta { $cost } { -button } y devuelve { $total } en { $paydays ->
        [one] { $paydays } día de cobro
       *[other] { $paydays } días de cobro
    }.
   *[other] La jugada hecha cuesta { $cost } { -buttons } y devuelve { $total } en { $paydays ->
        [one] { $paydays } día de cobro
       *[other] { $paydays } días de cobro
    }.
}
mine-costs = { $cost ->
    [0] La jugada hecha no cuesta nada y no da ingresos.
    [one] La jugada hecha cuesta { $cost } { -button } y no da ingresos.
   *[other] La jugada hecha cuesta { $cost } { -buttons } y no da ingresos.
}
mine-makes-holes = { $count ->
    [one] La jugada hecha deja un hueco que ya nada del círculo puede cubrir.
   *[other] La jugada hecha deja huecos: { $count } casillas que ya nada del círculo puede cubrir.
}
mine-gives = La jugada hecha deja «{ $patch }» al rival.
mine-loses-7x7 = La jugada hecha deja que el rival complete su 7×7.
mine-leaves-gap = { $few ->
    [0] La jugada hecha deja un hueco ({ $cells }) al que ya nada del círculo puede llegar.
    [one] La jugada hecha deja un hueco ({ $cells }) al que solo { $few } { -patch } puede llegar; si no, serían { $many }.
   *[other] La jugada hecha deja un hueco ({ $cells }) al que solo { $few } { -patches } pueden llegar; si no, serían { $many }.
}

## Lo que habla contra la siguiente jugada, tras una pista

otherwise-makes-holes = { $count ->
    [one] Si no, queda un hueco que ya nada del círculo puede cubrir.
   *[other] Si no, quedan huecos: { $count } casillas que ya nada del círculo puede cubrir.
}
otherwise-gives = Si no, el rival toma «{ $patch }».
otherwise-loses-7x7 = Si no, el rival completa su 7×7.
otherwise-leaves-gap = { $few ->
    [0] Si no, queda un hueco ({ $cells }) al que ya nada del círculo puede llegar.
    [one] Si no, queda un hueco ({ $cells }) al que solo { $few } { -patch } puede llegar.
   *[other] Si no, queda un hueco ({ $cells }) al que solo { $few } { -patches } pueden llegar.
}
