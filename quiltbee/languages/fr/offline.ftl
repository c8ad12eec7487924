### Quand le serveur est injoignable, la partie dans le navigateur seul, et ce qui s’entend.

tab-offline = Jouer hors ligne
offline-away = Le serveur est injoignable. Le solo, les autres joueurs et les niveaux plus forts attendent ; ceci marche :
offline-back = Le serveur est de retour.
offline-play = Jouer contre un adversaire simple
offline-you = Toi
offline-player = Adversaire simple
offline-here = Cette partie n’est que dans ce navigateur et n’a pas besoin du serveur.
offline-refused = Ce n’est pas possible maintenant.
offline-hint-pass = Passe : tu avances devant l’autre pion et gagnes des { -buttons }.
offline-hint-special = Pose le { -special-patch } sur la case indiquée.
offline-hint-patch = Prends « { $patch } » et pose-la là où c’est indiqué.

setting-sounds = Sons
setting-vibration = Vibrer quand c’est ton tour
