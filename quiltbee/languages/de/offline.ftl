### Wenn der Server nicht zu erreichen ist, die Partie allein im Browser, und was zu hören ist.

tab-offline = Offline spielen
offline-away = Der Server ist nicht zu erreichen. Solo, andere Leute und stärkere Stufen warten auf ihn; das geht:
offline-back = Der Server ist wieder da.
offline-play = Gegen einen einfachen Gegner spielen
offline-you = Du
offline-player = Einfacher Gegner
offline-here = Diese Partie liegt nur in diesem Browser und braucht keinen Server.
offline-refused = Das geht jetzt nicht.

setting-sounds = Töne
setting-vibration = Vibrieren, wenn du dran bist
