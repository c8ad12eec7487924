### Las páginas fuera de la mesa: uno mismo, iniciar sesión, torneos.

saved = Guardado.
account-made = Se ha creado tu cuenta.
account-made-passkey = Se ha creado tu cuenta, con una llave de acceso.
passkey-added = Se ha añadido la llave de acceso.
passkey-removed = Se ha quitado la llave de acceso.
passphrase-changed = Cambiada. Se ha cerrado sesión en los demás navegadores.
ratings-listed = Tus puntuaciones pueden salir en la lista.
ratings-not-listed = Tus puntuaciones no salen en la lista.
link-dropped = El enlace ya no vale.
share-device = Quiltbee en otro dispositivo
will-tell = Este navegador te avisará.
stays-quiet = Este navegador se queda callado.
sends-none = Este servidor no envía notificaciones.
bot-removed = Se ha quitado a { $name }. Sus partidas se conservan.
token-revoked = La clave de { $name } ya no vale.
confirm-word = borrar
type-word-first = Escribe antes la palabra «{ $word }».
default-passkey = Llave de acceso

## La cuenta

account = Cuenta
account-why = Puedes jugar sin ella. Con una cuenta eres la misma persona en todos los dispositivos y conservas tus partidas. No se pide correo.
never-shown = (nunca se muestra a otros)
passphrase = Contraseña
at-least-8 = (8 caracteres o más)
make-account = Crear una cuenta
passkey-instead = Usar mejor una llave de acceso
make-account-passkey = Crear una cuenta con llave de acceso
have-one = ¿Ya tienes una? { $link }
sign-in = Iniciar sesión
signed-in-as = Sesión iniciada como { $login }.
sign-out = Cerrar sesión
sign-out-everywhere = Cerrar sesión en todas partes
end-bots = Detener también mis bots: sus claves caducan
change-passphrase = Cambiar la contraseña
new-passphrase-bots = También caducan las claves de tus bots.
set-passphrase = Poner una contraseña
old-passphrase = Contraseña actual
new-passphrase = Contraseña nueva
change = Cambiar
passkeys = Llaves de acceso
add-passkey = Añadir una llave de acceso
passkey-needs-fresh = Para añadir o quitar una llave de acceso hay que haber iniciado sesión en los últimos 10 minutos.
since-day = desde el { $day }
remove-name = Quitar { $name }
sure-revoke = ¿Anular esta clave de { $name }? El programa que la usa ya no podrá entrar.
login = Usuario
show-it = Mostrarla

## Un segundo dispositivo, notificaciones, los propios datos

another-device = Usar otro dispositivo
another-device-text = Un enlace inicia tu sesión en tu teléfono u otro ordenador, con tus partidas. Vale una vez, durante 10 minutos. No se lo des a nadie más.
the-link = El enlace
withdraw-it = Retirarlo
your-browsers = Tus navegadores
unknown-browser = Navegador
this-browser = este
used-on-day = usado por última vez el { $day }
browser-signed-out = La sesión de ese navegador está cerrada.
name-as-others-see = Nombre, como lo ven los demás
as-other-players-see = Como lo ven los demás
save = Guardar
notifications = Notificaciones
server-sends-none = Este servidor no envía ninguna. El título de la pestaña cuenta las partidas que te esperan.
browser-has-none = Este navegador no las tiene. El título de la pestaña cuenta las partidas que te esperan.
browser-can-tell = En una partida de varios días, este navegador puede avisarte cuando te toque, aun sin página abierta.
turn-off-here = Desactivar aquí
tell-me = Avísame
your-data = Tus datos
download-games = Descargar tus partidas
download-data = Descargar tus datos
delete-me = Borrar mi cuenta
delete-text = Tu nombre, tu cuenta, tus puntuaciones y tus bots se borran para siempre. Los demás jugadores conservan las partidas, sin tu nombre. Descarga antes las tuyas.
your-passphrase = Tu contraseña
type-to-confirm = Escribe «{ $word }» para confirmar

## Seguir y bloquear

follow = Seguir
end-follow = Dejar de seguir
block = Bloquear
end-block = Desbloquear
told-follow = Ahora sigues a esta persona. No se le avisa.
told-block = Persona bloqueada. No se le avisa.
blocked-people = Personas bloqueadas
blocked-text = Las personas que bloqueas y tú no podéis sentaros a las mesas del otro ni invitaros, y la partida rápida nunca os empareja. No se les avisa. En los torneos os podéis encontrar igualmente.
block-whom = Alguien con quien has jugado
followed-text = La página de inicio muestra cuándo están en línea y sus mesas públicas.

## Bots

bots = Bots
let-program-play = Deja jugar aquí a un programa tuyo
bot-text = Un bot entra con una clave y va marcado como bot en cada mesa. { $command } conecta un motor.
token-of-bot = Clave de { $bot }. Cópiala ahora: solo se muestra una vez.
name-of-bot = Nombre del bot
make-bot = Crear un bot
listening = escuchando ahora
not-connected = sin conexión
new-token = Clave nueva
token-of-day = Clave del { $day }
only-to-look = , solo para mirar
revoke = Anular

## Puntuaciones y resultados

ratings-and-results = Puntuaciones y resultados
ratings-none = Nada por ahora. Aquí cuentan las partidas puntuadas con personas.
class-blitz = Veloz
class-rapid = Rápida
class-correspondence = Días por turno
class-untimed = Sin reloj
games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
not-settled = , provisional
rating-picture = { $class }: de { $from } a { $to }
games-for-two = Resultados de dos jugadores
list-ratings = Mostrar mis puntuaciones establecidas en la lista
list-ratings-note = con mi nombre, para todos
against-people = Personas
against-bots = Bots
bot-called = { $name } (bot)
against-greedy = Voraz
against-random = Al azar

## Iniciar sesión

you-are-signed-in = Has iniciado sesión
sign-in-passkey = Entrar con llave de acceso
signed-in-elsewhere = ¿Sesión iniciada en otro sitio? Abre allí { $you }, elige { $device } y abre el enlace aquí. No hace falta cuenta para eso, ni para jugar: { $play }.
play-at-once = juega ya
plays-as = Este navegador jugará como { $name }, con las mismas partidas.
plays-as-same = Este navegador jugará como la misma persona que el otro dispositivo, con las mismas partidas.
sign-in-here = Iniciar sesión aquí
not-now = Ahora no
use-device-too = Usar también este dispositivo
link-no-longer = Este enlace ya no vale
already-signed-in = Has iniciado sesión como { $login }. Ciérrala antes para ser otra persona aquí.
to-your-page = A tu página
bring-games = Traer las partidas de este navegador
link-unknown = Revisa el enlace, o crea uno nuevo en el otro dispositivo.
link-used = Ya se usó, o tiene más de 10 minutos. Crea uno nuevo en el otro dispositivo.

## Torneos

kind-note-swiss = unas rondas, cada una contra alguien con los mismos puntos; hasta 64 personas
kind-note-round_robin = una liga, hasta 16 personas
kind-note-double_round_robin = una liga de ida y vuelta, cambiando los sitios, hasta 8 personas
state-over = terminado
round-number = ronda { $round }
rounds-count = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
each-ring-twice = cada inicio dos veces, cambiando los sitios
name-is-you = { $name } (tú)
being-played = en juego
no-result = sin resultado
game-won-time = ganada por tiempo
game-lost-time = perdida por tiempo
game-won-resigned = ganada, rendición
game-lost-resigned = perdida, rendición
new-tournament = Torneo nuevo
yours = Los tuyos
no-tournaments = Ninguno por ahora. Crea uno y pasa su enlace, o abre el enlace que te enviaron.
comma-yours = , tuyo
tournament-name = Nombre
club-evening = Tarde de club
who-meets-whom = Quién contra quién
make-tournament = Crear el torneo
rounds = Rondas
rounds-note = (vacío: según el número de jugadores)
column-points = Puntos
column-direct = Directo
column-buchholz = Buchholz
column-sonneborn_berger = S.-B.
column-wins = Ganadas
column-margin = Margen
meaning-points = Partidas ganadas; un descanso cuenta como un encuentro ganado
meaning-direct = Puntos entre los empatados a puntos
meaning-buchholz = Puntos de todos los rivales
meaning-sonneborn_berger = Puntos de los rivales vencidos (Sonneborn-Berger)
meaning-wins = Partidas ganadas en la mesa
meaning-margin = Ventaja de las partidas ganadas, menos la desventaja de las perdidas
all-your-tournaments = Todos tus torneos
players = Jugadores
invite-and-start = Invitar y empezar
nobody-joined = Aún no participa nadie.
you-play = Juegas. Las mesas se abren solas cuando empiece.
withdraw = Retirarse
to-play-open-link = Para jugar, abre el enlace que pasa quien organiza.
comma-left-tournament = , retirado
comma-removed-from-tournament = , fuera del torneo
readmit = Readmitir
your-name-others = Tu nombre, como lo ven los demás
no-tournament-link = Este navegador no tiene enlace. Uno nuevo anula los anteriores.
everybody-may-join = Quien tenga este enlace puede participar.
start-tournament = Empezar el torneo
delete-it = Borrarlo
round-title = Ronda { $round }
round-title-of = Ronda { $round } de { $rounds }
a-bye = { $name }: descansa
game-of-meeting = Partida { $number } de { $meeting }: { $result }
play-game = Jugar
somebody-missing = Falta alguien
name-loses = Pierde { $name }
final-standings = Clasificación final
standings = Clasificación
column-place = Puesto
column-player = Jugador
how-told-apart = Cómo se deshacen los empates
cross-table = Tabla cruzada
download-all = Descargar todas las partidas
leave-tournament = Dejar el torneo
games-are-lost = Las partidas que estás jugando se darán por perdidas.

## Cuentas y llaves de acceso

refused-login-taken = Ese usuario ya está ocupado; elige otro.
refused-has-account = Ya tienes una cuenta.
refused-no-account = Aún no tienes cuenta.
refused-prove-first = Escribe la contraseña actual, o usa antes una llave de acceso.
refused-sign-in-again = Inicia sesión otra vez antes; se trata de tu cuenta.
refused-wrong-passphrase = El usuario y la contraseña no coinciden.
refused-choose-login = Elige antes un usuario.
refused-login-length = Un usuario tiene de { $shortest } a { $longest } caracteres.
refused-login-letters = Un usuario tiene letras, las cifras 0 a 9 y, entre ellas, . _ o -.
refused-login-ends = Un usuario empieza y acaba con una letra o una cifra.
refused-login-script = Las letras de un usuario son de una sola escritura.
refused-passphrase-length = Una contraseña tiene de { $shortest } a { $longest } caracteres.
refused-passphrase-guessed = Esa contraseña es fácil de adivinar; usa una más larga, por ejemplo cuatro palabras.
refused-passkeys-full = Una cuenta tiene como mucho { $most } llaves de acceso.
refused-passkey-unusable = Esta llave de acceso no sirve aquí.
refused-passkey-known = Esta llave de acceso ya se conoce.
refused-passkey-late = Ha tardado demasiado; inténtalo otra vez.
refused-passkey-address = Las llaves de acceso necesitan una dirección con nombre y TLS.
refused-last-passkey = Esta llave de acceso es la única entrada a tu cuenta.

## Torneos

refused-two-needed = Un torneo necesita al menos dos personas.
refused-tournaments-full = Organizas { $most } torneos sin terminar; acaba o borra uno antes.
refused-joined-already = Ya participas en este torneo.
refused-removed-from-tournament = El organizador te ha retirado de este torneo.
refused-tournament-full = Este torneo está completo.
refused-tournament-over = El torneo ha terminado.
refused-tournament-begun = El torneo ha empezado.
refused-pairing-idle = No hay ninguna partida en curso de ese emparejamiento.
notices-refused = Este navegador no permite notificaciones aquí; se puede cambiar en sus ajustes.
notices-unreachable = Las notificaciones no llegan a este navegador.
passkey-there = Este dispositivo ya tiene una llave de acceso de esta cuenta.
passkey-none = No llegó ninguna llave de acceso. Puedes volver a intentarlo.
notice-body = Patchwork en Quiltbee
