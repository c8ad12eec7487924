### Lo que el servidor rechaza por HTTP: según su código, o según el estado de la respuesta.

refused-name-empty = Un nombre tiene al menos un carácter visible.
refused-wait-seconds = { $count ->
    [one] Demasiados intentos; prueba otra vez dentro de { $count } segundo.
   *[other] Demasiados intentos; prueba otra vez dentro de { $count } segundos.
}
refused-wait-minutes = { $count ->
    [one] Demasiados intentos; prueba otra vez dentro de { $count } minuto.
   *[other] Demasiados intentos; prueba otra vez dentro de { $count } minutos.
}

## Bots

refused-bot-taken = Otro bot ya se llama así.
refused-bots-full = Ya tienes { $most } bots; quita uno antes.
refused-tables-own = Ya esperas en otras mesas abiertas; cierra antes una de ellas.
refused-tables-address = Demasiadas mesas abiertas esperan desde tu dirección; únete a una de ellas.
refused-tables-many = Se han abierto demasiadas mesas desde tu dirección; prueba otra vez dentro de una hora.
refused-tournaments-address = Demasiados torneos públicos vienen de tu dirección; quita uno antes.
refused-bots-address = Demasiados bots esperan desafíos desde tu dirección.
refused-tokens-full = Ese bot ya tiene { $most } claves; anula una antes.

## Mesas

refused-not-asked = No tienes invitación a esa mesa, o ya no.
refused-game-over = Esa partida ha terminado.
refused-sits-already = Ya estás en esta mesa.
refused-second-decides = Decide la segunda partida de ese emparejamiento.
refused-seat-taken = Ese sitio ya está ocupado.
refused-seat-kept = Ese sitio está guardado para otra persona.
refused-you-blocked = Has bloqueado a esta persona.
refused-not-invitable = No puedes invitar a esta persona.
refused-not-open = Esta mesa no está abierta para ti.
refused-ties-full = Ya hay { $most } personas ahí; quita una primero.
refused-no-seat = No hay ningún sitio al que invitar.
refused-reports-many = Ya has denunciado bastante por ahora; inténtalo más tarde.
refused-puzzle-run-over = El tiempo de esta tanda ha terminado.
refused-mistake-unknown = Ese error no existe.
refused-puzzle-unknown = Ese problema no existe.
refused-puzzle-day-unknown = No hay problema para ese día.

## Partidas que abrir

refused-no-game = El texto no es una partida, ni un enlace a una partida, ni una posición.
refused-no-position = Este texto no es una posición.
refused-unreadable = Esta partida no se puede leer. Mensaje: { $detail }
fault-in-record = Hay un error en esta partida. Mensaje: { $detail }
refused-nothing-left = Esa partida ha terminado; no queda nada que jugar.
refused-only-duel = Es una partida contra el Automa, que solo el Automa puede seguir.
refused-only-solo = Es una partida de dos, que el Automa no puede seguir.

## Análisis

refused-analysis-playing = Estás jugando una partida con este círculo; analízalo cuando termine.

## Según el estado

refused-status-400 = El servidor no lo entendió. Recarga la página.
refused-status-401 = Inicia sesión antes.
refused-status-403 = No tienes permiso para eso.
refused-status-404 = Eso no existe, o ya no.
refused-status-409 = Ya no es posible: algo ha cambiado entretanto.
refused-status-410 = Ya se usó, o ha caducado.
refused-status-413 = Es demasiado largo.
refused-status-422 = Hay algo mal en el formulario. Revisa lo que has escrito.
refused-status-429 = Fue demasiado de una vez. Inténtalo dentro de un momento.
refused-status-503 = El servidor no puede ahora. Inténtalo dentro de un minuto.
refused-day-unknown = No hay partida para ese día.
refused-day-over = Ese día ya pasó; su partida ya no cuenta.
refused-day-to-come = Ese día aún no ha llegado.
refused-no-half-bye = No hay bye de medio punto en esa ronda.
refused-game-runs = Esa partida está en curso.
refused-not-theirs = Esa persona no juega en esa partida.
refused-suspended = Esta cuenta está suspendida.
refused-not-admin = Solo quienes administran pueden hacer eso.
refused-admin-suspends-admin = A quienes administran solo se les suspende desde la línea de comandos.
