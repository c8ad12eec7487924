### Quand le serveur est injoignable, la partie dans le navigateur seul, et ce qui s’entend.

tab-offline = Jouer hors ligne
offline-away = Le serveur est injoignable. Les autres joueurs et les explications en ont besoin ; le reste marche :
offline-back = Le serveur est de retour.
offline-play = Jouer contre l’ordinateur
offline-go-on = Reprendre ta partie
offline-level = Niveau de l’ordinateur
offline-you = Toi
offline-here = Cette partie n’est que dans ce navigateur et n’a pas besoin du serveur.
offline-cards = Ses cartes sont aussi mélangées ici.
offline-refused = Ce n’est pas possible maintenant.
no-server = Cette page n’a pas de serveur ; il en faut un pour cela.

setting-sounds = Sons
setting-vibration = Vibrer quand c’est ton tour
engine-not-loaded = Le moteur n’a pas pu être chargé. Connecte-toi une fois au serveur, ensuite il marchera sans lui.
engine-needs-webassembly = Ce navigateur ne peut pas exécuter le moteur : il n’a pas WebAssembly.
engine-needs-vectors = Ce navigateur ne peut pas exécuter le moteur : son WebAssembly n’a pas de vecteurs. Un plus récent le peut.
