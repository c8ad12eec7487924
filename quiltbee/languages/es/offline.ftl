### Cuando no se llega al servidor, la partida solo en el navegador, y lo que se oye.

tab-offline = Jugar sin conexión
offline-away = No hay conexión con el servidor. El solitario, otras personas y los niveles más fuertes esperan; esto funciona:
offline-back = El servidor ha vuelto.
offline-play = Jugar contra un rival sencillo
offline-you = Tú
offline-player = Rival sencillo
offline-here = Esta partida está solo en este navegador y no necesita servidor.
offline-refused = Eso no se puede hacer ahora.

setting-sounds = Sonidos
setting-vibration = Vibrar cuando te toca
