### Lo que tiene cada página, y lo que se dice donde no hay ninguna.

page-description = Juega a Patchwork en el navegador: contra el ordenador, entre dos en la misma pantalla o en solitario contra el Automa.
page-needs-script = Quiltbee funciona en tu navegador y necesita JavaScript. Actívalo y recarga esta página.

tab-viewer = Una partida
tab-review = Un repaso
tab-analysis = Análisis
tab-game = Partida
tab-invitation = Invitación
tab-aid = Cómo se juega
tab-me = Tú
tab-sign-in = Iniciar sesión
tab-link = Usar este dispositivo
tab-day = El día
tab-today = El día
tab-progress = Tu progreso
tab-ratings = Clasificación
tab-profile = Perfil
tab-puzzles = Problemas
tab-admin = Administración
tab-tournaments = Torneos
tab-tournament = Torneo

to-me = Tú
theme-light = Claro
theme-dark = Oscuro

cannot-show = Esto no se puede mostrar
no-such-game = No encontramos esa partida
no-such-page = No encontramos esa página
link-may-be-old = El enlace quizá haya caducado o esté mal escrito.
back-to-home = Volver al inicio
one-moment = Un momento…
opening-table = Abriendo la mesa…
opening-review = Abriendo el repaso…
opening-invitation = Abriendo la invitación…

status-answer = El servidor respondió con el estado { $status }.
server-away = No se puede conectar con el servidor. ¿Sigue en marcha?
no-cookies = Tu navegador rechaza todas las cookies, así que el servidor no sabría quién está en la mesa. Permite las cookies de este sitio e inténtalo de nuevo.
page-outdated = Esta página y el servidor no encajan. Vuelve a cargar la página.
no-clipboard = Este navegador no puede copiar al portapapeles.

close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado.
share = Compartir…
remove = Quitar
sure-remove = ¿Quitar { $name }? No se puede deshacer.
your-name = Tu nombre
as-others-see = (como lo ve el otro jugador)
sit-down = Sentarse
sitting-down = Te sientas…
qr-code = Código QR del enlace

## Ajustes

settings = Ajustes
settings-done = Listo
notice-invited = Invitación a una partida
notice-seated = Alguien se sienta a tu mesa
notice-turn = Es tu turno
notice-time = Se te acaba el tiempo
notice-takeback = Te piden deshacer una jugada
notice-over = Una partida ha terminado
notice-round = Empieza una ronda
notices = Avisos
notices-note = De qué se te avisa cuando estás en otra página de aquí, y por notificaciones si este navegador las muestra.
notices-more = Notificaciones y personas bloqueadas
setting-language = Idioma
language-auto = El del navegador
setting-edition = Edición
edition-classic = Clásica
edition-anniversary = Aniversario
edition-valentine = Valentín
setting-theme = Colores
theme-auto = Sistema
setting-motion = Mostrar las jugadas del otro
motion-normal = Normal
motion-slower = Más lento
motion-faster = Más rápido
motion-off = No
setting-look = Tablero de tiempo
look-cloth = Cuadrado
look-thread = Redondo
setting-letters = Letras en los { -patches }
setting-coordinates = Nombres de las casillas (a1 a i9)
open-command-line = Abrir la línea de comandos { $key }
setting-hints = Una pista en cada turno
first-game = Jugar tu primera partida
todays-game = Partida del día
puzzle-of-the-day = Problema del día
