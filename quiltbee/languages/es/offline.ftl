### Cuando no se llega al servidor, la partida solo en el navegador, y lo que se oye.

tab-offline = Jugar sin conexión
offline-away = No hay conexión con el servidor. Otras personas y las explicaciones lo necesitan; lo demás funciona:
offline-back = El servidor ha vuelto.
offline-play = Jugar contra el ordenador
offline-go-on = Seguir con tu partida
offline-level = Nivel del ordenador
offline-you = Tú
offline-here = Esta partida está solo en este navegador y no necesita servidor.
offline-cards = Sus cartas también se barajan aquí.
offline-refused = Eso no se puede hacer ahora.
no-server = Esta página no tiene servidor y eso lo necesita.

setting-sounds = Sonidos
setting-vibration = Vibrar cuando te toca
engine-not-loaded = No se ha podido cargar el motor. Conéctate una vez al servidor y después funcionará sin él.
engine-needs-webassembly = Este navegador no puede ejecutar el motor: no tiene WebAssembly.
engine-needs-vectors = Este navegador no puede ejecutar el motor: su WebAssembly no tiene vectores. Uno más nuevo sí puede.
