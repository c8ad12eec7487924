### Wenn der Server nicht zu erreichen ist, die Partie allein im Browser, und was zu hören ist.

tab-offline = Offline spielen
offline-away = Der Server ist nicht zu erreichen. Andere Leute und Begründungen brauchen ihn; alles andere geht:
offline-back = Der Server ist wieder da.
offline-play = Gegen den Computer spielen
offline-go-on = Partie fortsetzen
offline-level = Stufe des Computers
offline-you = Du
offline-here = Diese Partie liegt nur in diesem Browser und braucht keinen Server.
offline-cards = Auch ihre Karten werden hier gemischt.
offline-refused = Das geht jetzt nicht.
no-server = Diese Seite hat keinen Server, dafür braucht es einen.

setting-sounds = Töne
setting-vibration = Vibrieren, wenn du dran bist
engine-not-loaded = Der Rechenteil konnte nicht geladen werden. Verbinde dich einmal mit dem Server, danach geht es ohne.
engine-needs-webassembly = Dieser Browser kann den Computergegner nicht ausführen: Ihm fehlt WebAssembly.
engine-needs-vectors = Dieser Browser kann den Computergegner nicht ausführen: Seinem WebAssembly fehlen Vektoren. Ein neuerer kann es.
