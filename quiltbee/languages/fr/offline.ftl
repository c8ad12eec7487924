### Quand le serveur est injoignable, la partie dans le navigateur seul, et ce qui s’entend.

tab-offline = Jouer hors ligne
offline-away = Le serveur est injoignable. Le solo, les autres joueurs et les niveaux plus forts attendent ; ceci marche :
offline-back = Le serveur est de retour.
offline-play = Jouer contre un adversaire simple
offline-you = Toi
offline-player = Adversaire simple
offline-here = Cette partie n’est que dans ce navigateur et n’a pas besoin du serveur.
offline-refused = Ce n’est pas possible maintenant.

setting-sounds = Sons
setting-vibration = Vibrer quand c’est ton tour
