### Le plateau d’analyse.

analysis-engine = Moteur
analysis-engine-off = Le moteur est éteint.
analysis-engine-paused = En pause tant que personne ne regarde.
analysis-engine-asking = On interroge le moteur…
analysis-engine-thinking = Il réfléchit…
analysis-engine-done = Plus rien à trouver.
analysis-engine-idle = La partie est finie.
analysis-lines = Meilleures variantes
analysis-how-many = Combien de variantes
analysis-nodes = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
analysis-again = Réessayer
analysis-even = Égalité
analysis-ahead = { $name } +{ $points }
analysis-number = { $number }
analysis-chance = { $name } gagne à { $percent } %
analysis-percent = { $percent } %
analysis-scores = { $one } : { $two } points
analysis-empty = { $one } : { $two } vides
analysis-tile = tuile { $one } : { $two } %
analysis-if-pass = Et si l’on passe ?
analysis-proven = prouvé

## La prochaine carte de l’Automa

analysis-cards = Prochaine carte de l’Automa
analysis-card-takes = { $count ->
    [0] { $patch } → { $space }
   *[other] { $patch } → { $space }, +{ $count }
}
analysis-card-passes = { $count ->
    [0] Passe → { $space }
   *[other] Passe → { $space }, +{ $count }
}
analysis-turn-card = Retourner la carte { $card }
analysis-card = carte { $card }

## L’arbre

analysis-no-move = Joue un coup d’un côté ou de l’autre, ou compose une position.
analysis-comment = Remarque
analysis-keep = Garder
analysis-marks = Noter le coup
analysis-mark-1 = Bon coup
analysis-mark-2 = Erreur
analysis-mark-3 = Coup brillant
analysis-mark-4 = Grosse erreur
analysis-mark-5 = Coup intéressant
analysis-mark-6 = Coup douteux
analysis-promote = Promouvoir
analysis-remove = Supprimer
analysis-too-deep = Les variantes s’emboîtent 64 fois au plus.

## Ouvrir et partager

analysis-set-up = Composer
analysis-open = Ouvrir
analysis-this-position = Cette position :
analysis-nothing = Colle d’abord une partie, un lien ou une position.
analysis-not-whole = Tout n’a pas pu être lu ; ce qui précède la faute est ici.
analysis-bad-link = Ce lien est abîmé.
analysis-too-long = C’est trop long pour une partie.

## Pourquoi une position est impossible : les mots de la notation

impossible-spaces = la piste du temps a les cases 0 à { $last }
impossible-lies-too = la { -patch } { $letter } est aussi sur { $quilt }
impossible-twice = la { -patch } { $letter } y est deux fois
impossible-is-on = la { -patch } { $letter } est aussi sur { $quilt }
impossible-missing = ni ici ni sur un { -quilt } : { $letters }
impossible-unknown = les { -patches } manquantes ({ $letters }) ne font pas les x avec ce revenu
impossible-lead = personne n’a jamais plus de { $most } cases d’avance ({ $first } et { $second })
impossible-not-over = #{ $player } demande les deux pions en { $last }
impossible-over = les deux pions sont en { $last } : la partie est finie
impossible-ahead = le joueur { $player } est devant : c’est au joueur de derrière
impossible-no-special = { $player }+ demande un { -special-patch } entre les pions, le joueur { $player } devant
impossible-no-space = { $player }+ demande une case libre sur { $quilt }
impossible-special-patches = plus de { -special-patches } que de repères passés
impossible-has-square = le joueur { $player } a un carré 7×7 complet
impossible-no-square = le joueur { $player } n’a pas de carré 7×7 complet
impossible-elsewhere = la { -patch } { $letter } est aussi ailleurs
impossible-person-no-square = la personne n’a pas de carré 7×7 complet
impossible-person-square = la personne a un carré 7×7 complet
impossible-automa-not-there = l’Automa n’est pas encore en { $marker }
impossible-automa-there = l’Automa a atteint { $marker }
impossible-aside = { $count } cartes sont mises de côté, ou plus aucune
impossible-discards = les cartes défaussées sont connues
impossible-card-elsewhere = la carte { $card } est aussi ailleurs
impossible-budget = aucune carte restante n’a le budget { $budget }

## Composer une position

editor-title = Composer une position
editor-done = Analyser
editor-start = Nouvelle partie
editor-possible = Cette position est possible.
editor-quilt = Remplir le { -quilt } { $number }
editor-patches = Reste à poser
editor-how = Choisis une { -patch } et pose-la. Un clic ou Suppr enlève ce qui est posé.
editor-fields = Tout le reste
editor-game = Jeu
editor-duel = À deux
editor-whose = À qui de jouer
editor-turn = { $turn ->
    [first] Le joueur 1 joue
    [second] Le joueur 2 joue
    [first-special] Le joueur 1 pose un { -special-patch }
    [second-special] Le joueur 2 pose un { -special-patch }
    [first-over] Fini, le joueur 1 était premier
   *[other] Fini, le joueur 2 était premier
}
editor-buttons = { -Buttons }, { $name }
editor-time = Case, { $name }
editor-income = Revenu, { $name }
editor-unknown = Case d’une { -patch } inconnue
editor-board = Plateau Temps
editor-nobody = Personne
editor-deck = Paquet
editor-taken = { -Patches } de l’Automa
impossible = { $field } : { $words }
impossible-form = Ces données ne font pas une position.
impossible-cards = pioche, cartes de côté et défausse ne font pas douze cartes
impossible-no-patch = il n’y a pas de { -patch } { $letter }
field-quilt1 = { -Quilt } 1
field-quilt2 = { -Quilt } 2
field-quilt = { -Quilt }
field-purse1 = Joueur 1
field-purse2 = Joueur 2
field-purse = Joueur 1
field-automa = Automa
field-ring = Cercle
field-turn = Tour
field-bonus = { -Special-tile }
field-pile = Pioche
field-gone = De côté / défausse

## Why the server does not analyse or review

refused-analysis-over = Dans cette position, la partie est finie.
refused-analysis-no-opinion = L’ordinateur n’a pas d’avis sur cette position.
refused-analysis-own = Ferme d’abord une autre analyse.
refused-analysis-many = Trop de monde analyse en ce moment ; réessaie dans une minute.
refused-analysis-clock = Tant que ta pendule tourne dans une partie, il n’y a pas d’analyse.
refused-review-empty = Il n’y a aucun coup à revoir.
refused-review-running = Une partie est revue quand elle est finie.
