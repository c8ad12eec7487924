### Quand le serveur est injoignable, la partie dans le navigateur seul, et ce qui s’entend.

tab-offline = Jouer hors ligne
offline-away = Le serveur est injoignable. Les autres joueurs et les explications en ont besoin ; le reste marche :
offline-back = Le serveur est de retour.
offline-play = Jouer contre l’ordinateur
offline-go-on = Reprendre ta partie
offline-level = Niveau de l’ordinateur
no-server = Cette page n’a pas de serveur ; il en faut un pour cela.

setting-sounds = Sons
setting-vibration = Vibrer quand c’est ton tour
