### La sala: a quién retar o invitar, partidas para ver, invitaciones personales, cualquier reloj.

clock-own = Otro reloj
clock-unit = Tipo de reloj
clock-unit-minutes = Minutos por partida
clock-unit-delay = Minutos, con espera
clock-unit-days = Días por turno
clock-main-minutes = Minutos por jugador
clock-main-days = Días
clock-extra-minutes = Segundos más por turno
clock-extra-delay = Espera por turno (segundos)
lobby-waited = { $minutes ->
    [0] espera desde hace menos de un minuto
    [one] espera desde hace { $minutes } minuto
   *[other] espera desde hace { $minutes } minutos
}
lobby-bot = bot
lobby-here = en línea
lobby-tournaments = Torneos
kind-swiss = Suizo
kind-round_robin = Todos contra todos
kind-double_round_robin = Todos contra todos, ida y vuelta
state-open = inscripción abierta
round-number-of = ronda { $round } de { $rounds }
players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
join = Participar
lobby-start-with-people = Comienzo con personas
followed-people = Personas a las que sigues
sit-down-with = Sentarse con { $name }
lobby-ask = Jugadores y bots
lobby-score = Ganadas: { $won }; perdidas: { $lost }
lobby-invite = Invitar
lobby-invite-whom = Invitar a { $name } a una partida
lobby-challenge = Retar
lobby-challenge-whom = Retar al bot { $name }
bot-only-rated = solo puntuadas
bot-only-unrated = solo sin puntuar
bot-only-untimed = solo sin reloj
bot-only-real-time = solo en tiempo real
bot-only-correspondence = solo por correspondencia
lobby-games = Partidas para ver
lobby-going-on = { $minutes ->
    [0] acaba de empezar
    [one] desde hace { $minutes } minuto
   *[other] desde hace { $minutes } minutos
}
lobby-watch = Ver
lobby-watch-whom = Ver a { $names }
invited-by = { $name } te invita a una partida
invited-away = { $name } no está en este momento.
invited-accept = Jugar
invited-decline = No, gracias
starts-way = Comienzo
starts-way-usual = Habitual
starts-way-cut = Partir y elegir
starts-way-both = Ambos asientos
starts-way-cut-note = Tú fijas los puntos del segundo asiento, y la otra persona elige asiento.
starts-way-both-note = Dos partidas en un círculo, cambiando de asiento. Cuenta la suma; quien se rinde pierde las dos.
starts-terms-cut = partir y elegir
starts-terms-both = ambos asientos

## Niveles y relojes

speed-none = Sin reloj
speed-short = 5 min + 5 s
speed-long = 15 min + 10 s
speed-days = 3 días por turno
speed-note-none = tómate tu tiempo
speed-note-short = unos 15 minutos
speed-note-long = una media hora
speed-note-days = durante días o semanas

## Una partida nueva

welcome-title = Cose una { -quilt }, { -patch } a { -patch }
welcome-text = Compra { -patches } con { -buttons }, y no dejes huecos. Para dos, o en solitario.
welcome-alone = Contra el ordenador, con alguien en la misma pantalla o en solitario. Todo se queda en este navegador.
play-whom = Jugar contra { $name }
play-automa = Jugar en solitario
play-person = Jugar dos aquí
ways-to-play = ¿Cómo quieres jugar?
way-computer = Uno de los diez
way-computer-note = del más fácil al más fuerte
way-friend = Un amigo
way-friend-note = por enlace
way-anyone = Cualquiera
way-anyone-note = en línea
way-automa = Solitario
way-automa-note = contra cartas
way-person = Dos aquí
way-person-note = en una pantalla
way-waiting = { $count ->
    [one] { $count } esperando
   *[other] { $count } esperando
}
play-against = Contra { $name }
against-automa = Contra el Automa
day-done = Jugada. Mañana, otra.
day-everyone = Igual para todos
day-streak = { $count ->
    [one] Racha: un día
   *[other] Racha: { $count } días
}
one-is-best = Encuentra la mejor jugada
last-game = Tu última partida
the-ten = Diez rivales
the-ten-note = Del más sencillo a toda una maestra
menu = Menú
card-solo = Solitario (Automa)
start = Empezar
invite-friend = Invitar a un amigo
open-table = Abrir la mesa
starting = Empezando…
more-options = Más opciones
short-board-revised = Revisado
short-board-original = Original
first-name = Primer nombre
second-name = Segundo nombre
guest = Invitado
tick-rated = Puntuada
tick-rated-note = cuenta para las dos puntuaciones; ambos necesitan una cuenta
tick-rated-clock = solo con reloj
tick-rated-level = cuenta para tu puntuación; necesitas una cuenta, y tu reloj corre
refused-account-needed = Las partidas puntuadas requieren una cuenta: inicia sesión o juega sin puntuar.
tick-takebacks = Deshacer
tick-takebacks-never = nunca en una partida puntuada
tick-takebacks-note = si el otro jugador está de acuerdo
who-first = ¿Quién empieza?
random = Al azar
your-friend = Tu amigo
the-other-player = El otro jugador
setup-code = Código de inicio (opcional)
setup-code-note = El mismo código da los mismos { -patches }.
difficulty = Dificultad

## Partidas que seguir, partidas que abrir

continue = Seguir
opponent-and-standing = { $opponent } · { $standing }
spaces-sewn = { $count } de 81 casillas { -sewn }
your-games = Tus partidas
waiting-for-you = { $count ->
    [one] { $count } te espera
   *[other] { $count } te esperan
}
show-more = Ver más
opened-here = abierta aquí { $when }
remove-game = Quitar { $game }, { $when }
names-and = { $first } y { $second }
your-open-table = Tu mesa abierta
computer-level = Ordenador, nivel { $level }
waiting-for-somebody = Esperando a otro jugador
turn-of = Le toca a { $name }
under-way = En juego
comma-time-up = , se acabó el tiempo
comma-left = , quedan { $time }
called-off = Anulada
won-by-resignation = { $who ->
    [you] Ganada, por rendición
   *[other] Ganó { $name }, por rendición
}
lost-by-resignation = Perdida, por rendición
won-on-time = { $who ->
    [you] Ganada, por tiempo
   *[other] Ganó { $name }, por tiempo
}
lost-on-time = Perdida, por tiempo
won-points = { $who ->
    [you] Ganada { $points }
   *[other] Ganó { $name } { $points }
}
lost-points = Perdida { $points }
comma-first = , llegando antes
just-now = ahora mismo
open-saved = Abrir una partida guardada
paste-record = Pega una partida, un enlace o una posición
opening = Abriendo…
choose-file = Abrir un archivo…
paste-first = Pega antes una partida, un enlace o una posición.
too-long = Es demasiado largo para una partida: como mucho se abren { $most }.

## La sala

play-anyone = Buscar rival
lobby-text = Únete a quien esté esperando. Si no hay nadie, esperas en una mesa nueva.
quick-match = Partida rápida
open-tables = Mesas abiertas
nobody-waiting = Ahora no espera nadie.
your-table = Tu mesa
sit-with = Sentarse con { $name }: { $terms }
terms-original = tablero de tiempo original
terms-chosen = inicio elegido

## Invitaciones

own-invitation = Es tu propia invitación
invites-you = { $name } te invita a Patchwork
send-address = Envía la dirección de esta página a un amigo, que ocupará el otro sitio.
to-the-table = A la mesa
play-on-your-own = Jugar por tu cuenta
invitation-unknown = No encontramos esa invitación
invitation-unknown-text = Revisa el enlace, o pide uno nuevo: el anterior deja de valer cuando hay otro.
invitation-closed = Esta invitación ya no está abierta
invitation-closed-text = Ya se usó, o ha caducado. Pide un enlace nuevo.
invitation-yours = Esta es tu partida
invitation-yours-text = Ya tienes sitio: la partida sigue en la mesa.
invitation-taken = Aquí ya se juega
invitation-taken-text = Los dos sitios están ocupados, pero puedes mirar.
watch-game = Ver la partida
term-seat = Te sientas como
term-seat-1 = jugador 1: empiezas tú
term-seat-2 = jugador 2
term-no-clock = ninguno: tómate tu tiempo
term-board-revised = revisado
term-board-original = original
term-chosen = elegido por el otro jugador
term-drawn = al azar
term-none = no
term-rating = Puntuación

automa-level-1 = solo puntúa la { -special-tile }, que toma en la casilla 52
automa-level-2 = puntúa los { -buttons } que tiene y la { -special-tile }, que toma en la casilla 44
automa-level-3 = puntúa los { -buttons } que tiene, 1 por cada { -patch } con { -buttons } y la { -special-tile }, que toma en la casilla 41
automa-level-4 = puntúa los { -buttons } que tiene, los de sus { -patches } y la { -special-tile }, que toma en la casilla 38
automa-level-5 = puntúa los { -buttons } que tiene, los de sus { -patches }, 1 por cada { -patch } con { -buttons } y la { -special-tile }, que toma en la casilla 35
short-deck-normal = Normal
short-deck-tactical = Táctico
deck-note-normal = la próxima carta es una sorpresa
deck-note-tactical = ves lo que puede gastar la próxima carta
level-of-automa = Nivel del Automa
alone-with-automa = En solitario con el Automa
finished-by-level = Partidas terminadas por mazo y nivel
deck-and-level = Mazo, nivel
mean-note = El margen son tus puntos menos los del Automa. Las prácticas se cuentan aparte.
share-text = Juega a Patchwork conmigo: abre el enlace y siéntate.
link-is-copied = Enlace copiado.
cannot-copy = Este navegador no deja copiar a las páginas: selecciona el enlace.
cannot-share = No se pudo compartir: copia el enlace.
is-asked = { $name } ha recibido tu invitación
asked-text = La partida empieza cuando { $name } se siente. Si no acepta, la mesa se cierra.
seat-open = Este sitio está libre
seat-kept = Este sitio está guardado
seat-kept-text = Quien tenga la invitación puede sentarse aquí. Tú puedes mirar la partida.
invite-your-friend = Invita a tu amigo
in-the-lobby = Tu mesa está en la sala
in-the-lobby-text = La partida empieza en cuanto alguien se siente. Entretanto puedes ir a otras páginas: la pestaña te avisa cuando te toque.
make-link = Crear un enlace
new-link = Enlace nuevo
no-link-here = Este navegador no tiene enlace a esta mesa. Uno nuevo anula los anteriores.
link-becomes-void = Esto anula el enlace de arriba.
send-link = Envía este enlace. Vale una vez, para quien lo abra y se siente.
link-of-invitation = Enlace de la invitación
local-address = Esta dirección solo vale en este ordenador. Para otro dispositivo, abre antes Quiltbee por el nombre o la dirección de red del ordenador.
place-in-list = { $name }, ronda { $round }, mesa { $board }
