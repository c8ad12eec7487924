### El inicio: partida nueva, partidas propias, sala, invitaciones.

more = Más
your-account = Tu cuenta y tus puntuaciones

## Niveles y relojes

level-sentence = Nivel { $level }, { $name }: { $audience }.
level-name-1 = Principiante
level-name-2 = Aprendiz
level-name-3 = Ocasional
level-name-4 = Habitual
level-name-5 = Con práctica
level-name-6 = Hábil
level-name-7 = Fuerte
level-name-8 = Experto
level-name-9 = Maestro
level-name-10 = Máxima fuerza
level-for-1 = hasta un niño le gana
level-for-2 = para la primera partida
level-for-3 = para quien conoce las reglas
level-for-4 = para quien ha jugado algunas veces
level-for-5 = para quien juega a menudo
level-for-6 = para buenos jugadores
level-for-7 = para muy buenos jugadores
level-for-8 = para los mejores de tu club
level-for-9 = casi todo lo que sabe el ordenador
level-for-10 = todo lo que sabe; piensa alrededor de un segundo
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
how-to-play = Cómo se juega
opponent = Rival
card-computer = Contra el ordenador
card-computer-note = Diez niveles, de la primera partida al maestro
card-two = Dos jugadores
card-solo = Solitario (Automa)
card-solo-note = Un mazo de cartas juega contra ti
way-person = Una pantalla
way-friend = Por enlace
way-anyone = Alguien en línea
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
tick-rated-note = cuenta para las dos puntuaciones
tick-takebacks = Deshacer
tick-takebacks-never = nunca en una partida puntuada
tick-takebacks-note = si el otro jugador está de acuerdo
who-first = ¿Quién empieza?
random = Al azar
first = Uno
second = Dos
your-friend = Tu amigo
computer = Ordenador
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
your-turn = Te toca
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
open = Abrir
opening = Abriendo…
choose-file = Abrir un archivo…
paste-first = Pega antes una partida, un enlace o una posición.
too-long = Es demasiado largo para una partida: como mucho se abren { $most }.
an-open-seat = un sitio libre

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
