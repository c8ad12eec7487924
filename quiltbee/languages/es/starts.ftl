### Comienzos justos: nombrar los puntos, elegir el asiento, la partida en ambos asientos.

starts-cut = Fija los puntos
starts-choose = Elige asiento
starts-cut-text = Mira el círculo: ¿cuántos puntos para el segundo asiento? Después { $name } elige el asiento que prefiera.
starts-cut-told = { $name } está fijando los puntos del segundo asiento. Después eliges el asiento que prefieras.
starts-choose-text = { $points } para el segundo asiento. ¿Qué asiento eliges?
starts-choose-told = { $points } para el segundo asiento. { $name } está eligiendo.
starts-points = Puntos para el segundo asiento
starts-fewer = Un punto menos
starts-more = Un punto más
starts-name = Fijar
starts-seat-1 = Primer asiento
starts-seat-2 = Segundo asiento
starts-seat-1-note = empiezas tú
starts-no-points = Sin puntos
starts-points-more = { $count ->
    [one] { $count } punto más
   *[other] { $count } puntos más
}
starts-points-less = { $count ->
    [one] { $count } punto menos
   *[other] { $count } puntos menos
}
starts-second = A la segunda partida
starts-the-first = La primera partida
starts-went = Para el segundo asiento: { $points }.
starts-first-of-two = Era la primera de dos partidas en este círculo. Ahora cambiáis de asiento y cuenta la suma.
starts-sum = Cuenta la suma de las dos partidas en este círculo: la ventaja de la primera está en el marcador.
starts-asking = El motor está mirando el comienzo…
starts-worth = Según el motor, el asiento de { $name } valía { $points } puntos ({ $seat }).

## What players say: see the table's words for the phrases

phrases-on = Activar las frases
phrases-are-off = Las frases están desactivadas: no ves ni dices ninguna.
