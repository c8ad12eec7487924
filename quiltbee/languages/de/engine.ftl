### Der Rechenteil in der Seite, und Partien gegen ihn, die ohne den Server weitergehen.

engine-not-loaded = Der Rechenteil konnte nicht geladen werden. Verbinde dich einmal mit dem Server, danach geht es ohne.
engine-needs-webassembly = Dieser Browser kann den Computergegner nicht ausführen: Ihm fehlt WebAssembly.
engine-needs-vectors = Dieser Browser kann den Computergegner nicht ausführen: Seinem WebAssembly fehlen Vektoren. Ein neuerer kann es.

duel-here = Keine Verbindung. Du spielst hier weiter; deine Züge werden nachgereicht.
duel-handed-in = Wieder verbunden. Deine Züge sind nachgereicht.
duel-elsewhere = Diese Partie ging anderswo weiter
duel-branch = Es zählt die Partie auf dem Server. Was du ohne Verbindung gespielt hast, kannst du behalten.

offline-you = Du
offline-here = Diese Partie liegt nur in diesem Browser und braucht keinen Server.
offline-cards = Auch ihre Karten werden hier gemischt.
offline-refused = Das geht jetzt nicht.
