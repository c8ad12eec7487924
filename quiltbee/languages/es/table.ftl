### La mesa: a quién le toca, qué trae una decisión, qué ha pasado.

you = Tú
open-seat = Sitio libre
player-number = Jugador { $number }
level-number = Nivel { $level }

## A quién le toca, y por qué

wins = { $who ->
    [you] Ganas tú
   *[other] Gana { $name }
}
game-aborted = Partida anulada
whose-turn = { $who ->
    [you] Te toca
   *[other] Le toca a { $name }
}
whose-special-patch = { $who ->
    [you] Tu { -special-patch }
   *[other] { -Special-patch } de { $name }
}
whose-cut = { $who ->
    [you] Fija los puntos
   *[other] { $name } fija los puntos
}
whose-choose = { $who ->
    [you] Elige asiento
   *[other] { $name } elige asiento
}
unsettled = Los asientos aún no están decididos.
declined-reason = { $name } ha dicho que no.
aborted-reason = Se anuló al principio, así que no cuenta.
reached-special-patch = { $who ->
    [you] Has alcanzado un { -special-patch }. Ponlo en cualquier casilla vacía.
   *[other] { $name } ha alcanzado un { -special-patch }.
}
goes-first = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
level-and-on-top = { $who ->
    [you] Vais igualados y tu ficha está encima, así que te toca.
   *[other] Vais igualados, y la ficha de { $name } está encima.
}
both-level-and-on-top = Van igualados, y la ficha de { $name } está encima.
further-back = { $who ->
    [you] Vas por detrás en el tablero de tiempo, así que te toca.
    [automa] El Automa va por detrás en el tablero de tiempo.
   *[other] { $name } va por detrás en el tablero de tiempo.
}
points-to = { $mine } a { $theirs }
result-resignation = { $who ->
    [you] Te rendiste; el marcador era { $points }.
   *[other] { $name } se rindió; el marcador era { $points }.
}
result-time = { $who ->
    [you] Se te acabó el tiempo; el marcador era { $points }.
   *[other] A { $name } se le acabó el tiempo; el marcador era { $points }.
}
result-first = { $points }: empate, y gana quien llegó antes a la casilla 53.
result-score = Resultado final: { $points }.

## Jugadas

patch-label = { $name }, { $squares ->
    [one] { $squares } cuadro
   *[other] { $squares } cuadros
}, cuesta { $buttons ->
    [one] { $buttons } { -button }
   *[other] { $buttons } { -buttons }
}, { $time } de tiempo, { $income ->
    [0] sin ingreso
   *[other] { $income } de ingreso
}
pass = Pasar
pass-move = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
pass-earn = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
pass-income = cobro { $count }
pass-special = +1 parche
move-pass = pasa
move-took = toma «{ $patch }»
move-special-at = { -special-patch } en { $cell }
move-special = { -special-patch }
move-patch = { $patch }
move-patch-at = { $patch } en { $cell }
happened = { $name }: { $deed }
happened-with = { $name }: { $deed }, { $detail }
deed-special = { -special-patch } { -sewed }
deed-patch = «{ $patch }» { -sewed }
moved = avanza { $count }
gain = { $sign }{ $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
payday = día de cobro

## Qué falla en un sitio, y qué trae

overlaps-another = tapa otro { -patch }
overlaps-many = tapa { $count } casillas ocupadas
overlaps-at = tapa { $cells }
needs-buttons = { $count ->
    [one] falta { $count } { -button }
   *[other] faltan { $count } { -buttons }
}
fits-nowhere = no cabe en la { -quilt }
cannot-go-there = no puede ir ahí
fits = Cabe
fits-click = Cabe. Otro clic para { -sew }.
fits-press = Cabe. Toca «{ $place }».
fits-but-short = { $count ->
    [one] Cabe; falta { $count } { -button }
   *[other] Cabe; faltan { $count } { -buttons }
}
single-hole = hueco suelto { $cell }
hole-of = hueco de { $size } en { $cell }
a-hole = un hueco
holes = { $count } huecos
effect-cost = Cuesta { $count }
effect-buttons = { -Buttons } { $from } → { $to }
effect-time = Tiempo { $from } → { $to }
effect-income-at = Cobro { $count }, en { $marks }
effect-income = Cobro { $count }
effect-special = { -Special-patch }
effect-special-costs = Llena una casilla, no cuesta nada
effect-tile = { -Special-tile } +7
effect-holes = Deja { $holes }
effect-a-hole = Deja un hueco
then-over = Y se acaba la partida
next-you = Luego: tú
next-you-again = Luego: tú otra vez
next-name = Luego: { $name }
next-name-again = Luego: { $name } otra vez
then-you = Luego tú
then-you-again = Luego tú otra vez
then-name = Luego { $name }
then-name-again = Luego { $name } otra vez
preview-space = A la casilla { $space }
preview-income = cobro { $count }
preview-special = { -special-patch }

## Colchas y tablero de tiempo en palabras

cell-empty = { $cell }, vacía
cell-special = { $cell }, { -special-patch }
cell-covered = { $cell }, ocupada
cell-patch = { $cell }, { $patch }
quilt-covered = { $covered } ocupadas, { $empty } vacías
quilt-single-holes = { $count ->
    [one] hueco suelto { $cells }
   *[other] huecos sueltos { $cells }
}
quilt-largest = mayor zona vacía { $size }
quilt-full = un 7 por 7 completo
quilt-missing = { $count ->
    [one] a { $count } casilla de un 7 por 7
   *[other] a { $count } casillas de un 7 por 7
}
at-the-end = en la meta
income-in = cobro en { $count }
special-in = { -special-patch } en { $count }
end-in = final en { $count }
placed-patch = { $patch } ({ $letter }), { $count } cuadros, { $from } a { $to }
tokens-together = Las dos fichas están en la casilla { $space }, { $name } encima.
token-at = { $who ->
    [you] Estás en la casilla { $space }.
   *[other] { $name } está en la casilla { $space }.
}
special-left = Quedan { -special-patches }: { $spaces }.
none = ninguno
on-time-board = En el tablero de tiempo: { $distances }.

## Lo que se lee en voz alta

taken-back = Deshecho. { $turn }
move-by = { $name }: { $move }.
takes-tile = { $who ->
    [you] Te llevas la { -special-tile }, 7 puntos.
   *[other] { $name } se lleva la { -special-tile }, 7 puntos.
}
put-back = Devuelto.
special-patch = { -Special-patch }
chosen = Elegido: { $patch }. Elige un sitio.
chosen-but = { $patch }: { $reason }.
ghost-against = { $cell }: { $reason }.
ghost-fits = { $cell }: cabe.
ghost-fits-making = { $cell }: cabe, deja { $holes }.
ghost-tile = Se lleva la { -special-tile }.
ghost-covers = Ocupa { $cells }.
live-lost = Conexión perdida, volviendo a conectar.

## Relojes

no-clock = sin reloj
clock-days = { $count ->
    [one] { $count } día por turno
   *[other] { $count } días por turno
}
clock-whole = { $time } para toda la partida
clock-delay = { $time }, y { $each } de espera en cada turno
clock-more = { $time }, y { $each } más por turno
label-days = { $count ->
    [one] { $count } día por turno
   *[other] { $count } días por turno
}
label-minutes = { $count } min
label-seconds = { $count } s
no-time = nada de tiempo
no-time-left = no queda tiempo
short-days = { $days } d { $hours } h
seconds-left = { $who ->
    [you] Te quedan { $count } segundos.
   *[other] A { $name } le quedan { $count } segundos.
}
time-is-up = { $who ->
    [you] Se te acabó el tiempo.
   *[other] A { $name } se le acabó el tiempo.
}
clock = Reloj
clock-running = Reloj en marcha

## Dos jugadores en dos lugares

between-players = Entre los jugadores
asks-takeback = { $name } pide deshacer.
accept = Sí
decline = No
claim = Reclamar
your-time-up = Sin tiempo. Mientras { $name } no reclame, aún puedes jugar.
you-asked-takeback = Has pedido a { $name } deshacer tu jugada.
rematch-open = La revancha está lista.
you-asked-rematch = Has pedido la revancha a { $name }.
asks-rematch = { $name } pide la revancha.
play-again = Otra vez
is-away = { $name } no está.
long-away = { $name } lleva un rato fuera.
let-computer-play = Juega el ordenador
terms-no-clock = Sin reloj
terms-rated = puntuada
terms-not-rated = no puntuada
terms-no-takebacks = sin deshacer
terms-points = segundo asiento { $points }
waiting-for = Esperando a { $name }
waiting-for-another = Esperando a otro jugador
waiting-for-friend = Esperando a tu amigo
waiting-for-second = Esperando a un segundo jugador
seat-kept-for = El sitio está guardado para { $name }.
seat-for-anyone = Juega quien ocupe el sitio libre.
begins-by-link = La partida empieza cuando tu amigo abra el enlace.
seat-for-invited = El sitio está guardado para quien está invitado.
took-seat = { $who ->
    [you] Has ocupado el sitio.
   *[other] { $name } ha ocupado el sitio.
}
took-over = { $name } ocupa el sitio y sigue jugando.
asked-takeback = { $name } pide deshacer una jugada.
declined-takeback = { $name } no acepta deshacer.
declined-rematch = { $name } no quiere la revancha.
asked-rematch = { $name } pide la revancha.
move-taken-back = Se deshizo una jugada.
watching = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}

## Lo que no se puede

choose-first = Elige antes un { -patch }: 1, 2 o 3.
it-is-wrong = No se puede: { $reason }.
cannot-place = Aquí no: { $reason }.
does-not-fit = no cabe
on-its-way = La última jugada aún está en camino.
told-server = Gracias. Quien lleva este servidor lo leerá.

## Las partes de la página

after-move = Tras la jugada { $number }
back-to-game = Volver a la partida
help = Ayuda
practice = Práctica
connection-lost = Conexión perdida. Reconectando…
connection-solo = Conexión perdida. Las cartas están en el servidor: la partida lo espera.
connection-back = Conectado de nuevo.
choose-or-pass = Elige un { -patch }, o pasa
next-patches = Los próximos { -patches }
spoken-squares = , { $count ->
    [one] { $count } cuadro
   *[other] { $count } cuadros
}, cuesta{ " " }
spoken-buttons = { " " }{ $count ->
    [one] { -button }
   *[other] { -buttons }
},{ " " }
spoken-time = { " " }de tiempo,{ " " }
short-of = faltan { $count }
earns = +{ $count } por cobro
no-room = no cabe
earns-nothing = sin ingreso
plan-then = se ofrece entonces
coming-up = Después
after-these = { $count ->
    [one] queda { $count } { -patch }
   *[other] quedan { $count } { -patches }
}
circle = Círculo de { -patches }
circle-left = { $count ->
    [one] queda { $count } { -patch }, el próximo primero
   *[other] quedan { $count } { -patches }, el próximo primero
}
has-tile = tiene la { -special-tile }, 7 puntos
tile-title = { -Special-tile }: 7 puntos
number-buttons = { -Buttons }
number-income = Ingreso
number-empty = Vacías
number-time = Tiempo
number-score = Puntos
number-lead = Ventaja
number-patches = { -Patches }
to-move = juega
rated = puntuación{ " " }
bot = bot
away = fuera
score-tile = { -Special-tile }
score-empty = Vacías, a −2
score-seat = Segundo asiento
score-parts = El detalle de los puntos
score-part = Parte
your-quilt = Tu { -quilt }
quilt-of = { -Quilt } de { $name }
peek = { -Quilt } de { $name }
back = Volver
grid-label = { $name }: { -quilt } de 9 por 9 casillas
fits-here = , cabe aquí
does-not-fit-here = , no cabe
placing = Colocar
rotate-left = A la izq.
rotate-right = A la der.
flip = Voltear
place = Colocar
card-turning = Revelando la carta…
move-sending = Enviando la jugada…
earlier-position = Estás viendo una posición anterior. La partida no ha cambiado.
game-over = La partida ha terminado.
card-ready = La carta del Automa está lista.
thinking = { $name } está pensando…
choose-or-pass-now = Elige un { -patch }, o pasa.
put-special = Ponlo en una casilla vacía.
choose-place = Elige un sitio en tu { -quilt }.
undo = Deshacer
undo-practice = Deshacer (no contará)
ask-takeback = Pedir deshacer
turn-the-card = Revelar la carta
draw-automatically = Revelar las cartas automáticamente
moves = Jugadas
save-picture = Guardar imagen
show-again = Ver otra vez
first-position = Primera posición
previous-position = Posición anterior
next-position = Posición siguiente
last-position = Última posición
no-move-yet = Aún no hay jugadas.
time-board = Tablero de tiempo
legend-income = ingreso
legend-special = { -special-patch }
legend-taken = tomado
legend-marker = marcador del Automa
board-start = inicio
time-note = { $name }: { $distances }
in-words = En palabras
rematch = Revancha
rematch-asked = Revancha pedida
to-rematch = A la revancha
review = Repaso
share-game = Compartir
back-to-day = Volver al día
new-game = Partida nueva
this-game = Esta partida
board-revised = Tablero revisado
board-original = Tablero original
about-code = { $board }, código { $code }
about-watching = , estás mirando
about-chosen = , elegido por un jugador
about-practice = , práctica
record = Partida
copy-link = Copiar enlace
link-copied = Enlace copiado.
copy-this-link = Copia este enlace: { $link }
resign = Rendirse
report = Denunciar
close-table = Cerrar la mesa
call-off = Anular
terms-clock = Reloj: { $clock }
terms-takebacks = se deshace de común acuerdo
terms-ratings = Puntuaciones: { $ratings }.
play-moves = Reproducir
halt-moves = Pausar
start-position = Inicio
command-line = Línea de comandos
enter = Enviar
command = Comando
play-on-here = Seguir desde aquí
against = Contra
automa-alone = Solitario (Automa)
computer-level-name = Ordenador, nivel { $level }: { $name }
two-people-here = Dos jugadores, una pantalla
you-are = Eres
player-one = jugador 1
player-two = jugador 2
play-on = Seguir

## Preguntas

wait = Esperar
level = Nivel
report-name = Nombre ofensivo
report-cheating = Trampas
report-leaving = Abandona partidas
report-other = Otra cosa

## Lo que el servidor rechaza

refusal-illegal = Eso no es posible aquí.
refusal-stale = La partida ha avanzado. Mira otra vez y vuelve a decidir.
refusal-malformed = El servidor no lo entendió. Recarga la página.
refusal-not_your_seat = Este sitio no es el tuyo.
refusal-too_many = Fue demasiado de una vez. Inténtalo dentro de un momento.
refusal-unavailable = El servidor no puede ahora. Inténtalo dentro de un minuto.

## What players say

say = Decir algo
says = { $name }: { $phrase }
phrases-off = Desactivar las frases
phrase-hello = ¡Hola!
phrase-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-moment = Un momento, por favor.
phrase-sorry = ¡Perdón!

## Hints; what they say comes later

hint = Pista
hint-coming = Buscando una pista…
why = ¿Qué tal mi jugada?
why-coming = Comparando con tu jugada…
