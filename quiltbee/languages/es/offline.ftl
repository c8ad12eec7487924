### Cuando no se llega al servidor, la partida solo en el navegador, y lo que se oye.

tab-offline = Jugar sin conexión
offline-away = No hay conexión con el servidor. Otras personas y las explicaciones lo necesitan; lo demás funciona:
offline-back = El servidor ha vuelto.
offline-play = Jugar contra el ordenador
offline-go-on = Seguir con tu partida
offline-level = Nivel del ordenador
no-server = Esta página no tiene servidor y eso lo necesita.

setting-sounds = Sonidos
setting-vibration = Vibrar cuando te toca
