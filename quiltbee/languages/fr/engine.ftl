### Le moteur dans la page, et les duels contre lui qui continuent sans le serveur.

engine-not-loaded = Le moteur n’a pas pu être chargé. Connecte-toi une fois au serveur, ensuite il marchera sans lui.
engine-needs-webassembly = Ce navigateur ne peut pas exécuter le moteur : il n’a pas WebAssembly.
engine-needs-vectors = Ce navigateur ne peut pas exécuter le moteur : son WebAssembly n’a pas de vecteurs. Un plus récent le peut.

duel-here = Connexion perdue. Tu continues ici ; tes coups seront transmis plus tard.
duel-handed-in = De nouveau connecté. Tes coups ont été transmis.
duel-elsewhere = Cette partie a continué ailleurs
duel-branch = C’est la partie du serveur qui compte. Tu peux garder ce que tu as joué sans connexion.

offline-you = Toi
offline-here = Cette partie n’est que dans ce navigateur et n’a pas besoin du serveur.
offline-cards = Ses cartes sont aussi mélangées ici.
offline-refused = Ce n’est pas possible maintenant.
