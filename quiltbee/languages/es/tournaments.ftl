### Torneos: lo que los hace avanzar solos, y lo que añaden a otras páginas.

## Crear uno
meeting = Cada encuentro
meeting-twice = Dos partidas
meeting-once = Una partida
meeting-both = Ambos asientos
meeting-cut = Partir y elegir
meeting-note-twice = Dos partidas con el mismo inicio, cambiando los sitios: lo más justo. Cada una vale un punto.
meeting-note-once = Una partida, por un punto.
meeting-note-both = Dos partidas con el mismo inicio, cambiando los sitios. La suma vale un punto; quien se rinde pierde las dos.
meeting-note-cut = Una partida, por un punto. Una persona fija los puntos del segundo asiento, y la otra elige asiento.
seeding = Orden inicial
seeding-lot = Por sorteo
seeding-rating = Por puntuación
tick-shown = Mostrarlo en la sala: cualquiera puede participar
tick-bots = Los jugadores pueden inscribir sus bots
runs-by-itself = Dejar que avance solo
starts-at = Comienzo
come-within = Tiempo para llegar a la mesa
come-within-note = Quien no esté en la mesa para entonces, o no haya jugado el primer turno, pierde la partida por incomparecencia. Quien no viene nunca queda retirado.
pause-between = Pausa entre rondas
late-until = Inscripción tardía hasta la ronda
late-until-note = (vacío: ninguna; también la última ronda con byes de medio punto)
no-span = ninguno
minutes-count = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
days-count = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
terms-deadline = { $span } para llegar a la mesa
terms-pause = { $span } entre rondas
terms-late = inscripción tardía hasta la ronda { $round }

## La página de un torneo
starts-by-itself = Inicio: { $when }, o en cuanto haya dos jugadores inscritos.
next-round-at = Próxima ronda: { $when }.
tournament-paused = Pausa: no empieza ninguna partida nueva.
pause = Pausa
resume = Continuar
appoint = Nombrar coorganizador
dismiss = Quitar de coorganizador
comma-organises = , coorganiza
to-hall = Pantalla para la sala
download-standings = Descargar la clasificación
pairings = Emparejamientos
scan-to-join = Escanea para participar
scan-to-follow = Escanea para seguirlo
sure-withdraw = { $count ->
    [0] ¿Dejar el torneo?
    [one] ¿Dejar el torneo? Tu partida sin terminar contará como perdida.
   *[other] ¿Dejar el torneo? Tus { $count } partidas sin terminar contarán como perdidas.
}
sure-take-out = { $count ->
    [0] ¿Sacar a { $name } del torneo?
    [one] ¿Sacar a { $name } del torneo? Su partida sin terminar contará como perdida.
   *[other] ¿Sacar a { $name } del torneo? Sus { $count } partidas sin terminar contarán como perdidas.
}
sure-forfeit = { $count ->
    [one] ¿Dar la partida sin terminar por perdida para { $name }?
   *[other] ¿Dar las dos partidas sin terminar por perdidas para { $name }?
}
half-byes = Byes de medio punto
half-bye-in = Bye de medio punto en la ronda { $round }
a-half-bye = { $name }: bye de medio punto
enter-a-bot = Inscribir uno de tus bots
bot-to-enter = Nombre del bot
enter-bot = Inscribirlo
second-game-later = La segunda partida se abre después de la primera.
game-won-forfeit = ganada por incomparecencia
game-lost-forfeit = perdida por incomparecencia
nobody-won-forfeit = ninguno se presentó
game-corrected = { $result } (corregido)
game-won-result = ganada
game-lost-result = perdida
nobody-won-result = no gana nadie
correct-result = Corregir el resultado
right-winner = Quién gana
nobody-wins = Nadie
correction-note = Nota, visible para todos

## En una mesa, y en todas las páginas
place-in-tournament = { $rounds ->
    [0] { $name }, ronda { $round }, mesa { $board }
   *[other] { $name }, ronda { $round } de { $rounds }, mesa { $board }
}
was-forfeited = La partida se decidió por incomparecencia.
was-corrected = El organizador ha corregido el resultado: { $note }
tournament-ended = El torneo ha terminado.
next-round-later = La próxima ronda empieza cuando terminen todas las partidas de esta.
next-game = Siguiente partida
back-to-tournament = Volver al torneo
round-begun = { $name }: ha empezado la ronda { $round }.
round-begun-bye = { $name }: ha empezado la ronda { $round }. Tienes un bye.
tournament-over-told = { $name } ha terminado.
to-your-game = A tu partida
to-tournament = Al torneo
