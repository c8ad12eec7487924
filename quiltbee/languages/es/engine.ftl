### El motor en la página, y los duelos contra él que siguen sin el servidor.

engine-not-loaded = No se ha podido cargar el motor. Conéctate una vez al servidor y después funcionará sin él.
engine-needs-webassembly = Este navegador no puede ejecutar el motor: no tiene WebAssembly.
engine-needs-vectors = Este navegador no puede ejecutar el motor: su WebAssembly no tiene vectores. Uno más nuevo sí puede.

duel-here = Conexión perdida. Sigues jugando aquí; tus jugadas se enviarán después.
duel-handed-in = Conectado de nuevo. Tus jugadas se han enviado.
duel-elsewhere = Esta partida siguió en otra parte
duel-branch = Cuenta la partida del servidor. Puedes guardar lo que jugaste sin conexión.

offline-you = Tú
offline-here = Esta partida está solo en este navegador y no necesita servidor.
offline-cards = Sus cartas también se barajan aquí.
offline-refused = Eso no se puede hacer ahora.
