### Wenn der Server nicht zu erreichen ist, die Partie allein im Browser, und was zu hören ist.

tab-offline = Offline spielen
offline-away = Der Server ist nicht zu erreichen. Andere Leute und Begründungen brauchen ihn; alles andere geht:
offline-back = Der Server ist wieder da.
offline-play = Gegen den Computer spielen
offline-go-on = Partie fortsetzen
offline-level = Stufe des Computers
no-server = Diese Seite hat keinen Server, dafür braucht es einen.

setting-sounds = Töne
setting-vibration = Vibrieren, wenn du dran bist
