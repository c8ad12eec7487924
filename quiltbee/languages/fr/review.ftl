### Le bilan d’une partie : ce que valait chaque décision et ce qui aurait été mieux.

review-heading = Bilan
review-to-game = Retour à la partie

## Où l’on est

review-start = Début
review-end = Fin
review-move = Coup { $number } : { $name }
review-move-was = { $where }, { $move }
review-move-number = Coup { $number }
review-told = Cette décision
review-keys = ← → un coup, avec Maj d’erreur en erreur.
review-only-move = Il n’y avait pas d’autre coup.
review-best-move = Le meilleur coup.
review-good-move = Presque rien de perdu.
review-unjudged = Personne n’a encore jugé ce coup.
review-lost-points = { $points } points perdus
review-lost-both = { $points } points perdus, { $percent } % des chances de gagner
review-mark-inaccuracy = Imprécision
review-mark-mistake = Erreur
review-mark-blunder = Grosse erreur
review-lucky = Chance : { $points } points pour toi
review-unlucky = Malchance : { $points } points contre toi
review-level-luck = Ni chance ni malchance
review-start-level = Au début, le moteur voyait les deux camps à égalité.
review-start-ahead = { $who ->
    [you] Au début, le moteur te voyait { $points } points devant.
   *[other] Au début, le moteur voyait { $name } { $points } points devant.
}

## Ce qui aurait été mieux

review-better = Mieux
review-better-take = Mieux : « { $patch } »
review-better-elsewhere = Mieux : « { $patch } » en { $there }, pas en { $here }
review-better-turned = Mieux : « { $patch } » sur la même case, tournée autrement
review-better-pass = Mieux : passer
review-better-put = Mieux : le { -special-patch } en { $there }, pas en { $here }
review-line = Jouer la suite
review-leave-line = Retour à la partie
review-line-at = Suite, coup { $number } sur { $of }
review-line-move = { $name } : { $move }
review-line-before = Avant le meilleur coup
review-offer-played = joué
review-offer-better = mieux

## Parcourir la partie

review-back = Un coup en arrière
review-forward = Un coup en avant
review-mark-back = Erreur précédente
review-mark-forward = Erreur suivante
review-costly = Coup le plus cher n° { $rank } : coup { $number }, { $points } points perdus
review-finest = Le meilleur coup : tant de plus que sans cette { -patch }.
review-graph = Ce que valait chaque coup
review-scale-points = Points
review-scale-chance = Chances
review-scale-to-points = montrer les points
review-scale-to-chance = montrer les chances de gagner
review-margin = { $who ->
    [you] Toi : +{ $points }
    [level] Égalité
   *[other] { $name } : +{ $points }
}
review-chance-of = { $who ->
    [you] Toi : { $percent } %
   *[other] { $name } : { $percent } %
}

## Où en est le moteur

review-asking = Le moteur démarre…
review-waiting = { $ahead ->
    [0] Bientôt ton tour pour le moteur…
    [one] En attente du moteur : { $ahead } bilan avant celui-ci.
   *[other] En attente du moteur : { $ahead } bilans avant celui-ci.
}
review-coming = Jugé : { $done } sur { $of }
review-refining = Vu de plus près : { $done } sur { $of }
review-whole = Jugé en entier
review-whole-here = Jugé en entier par cette page ; les explications demandent un serveur
review-cut = La connexion est coupée. Nouvel essai…
review-away = Le moteur est hors d’atteinte. Tu peux quand même parcourir la partie.
review-refused = Pas de bilan : { $sentence }
review-stopped = Arrêté : { $sentence }
review-again = Réessayer

## Comment chaque camp a joué

review-figures = Comment tu as joué
review-points-each = Points perdus par décision
review-points-all = Points perdus en tout
review-accuracy = Précision
review-best-moves = Meilleurs coups
review-best-of = { $best } sur { $of }
review-near-level = À peu près comme
review-near = niveau { $level }
review-unknown = –
review-accuracy-is = Précision : 100 pour une décision qui ne perd rien, moitié moins tous les 4 points perdus ; c’est la moyenne de toutes les décisions où il y avait un choix.
review-levels = Ce que font les niveaux de l’ordinateur
review-levels-measured = { $variant ->
    [solo] Mesuré sur des parties de chaque niveau contre l’Automa.
   *[duel] Mesuré sur des parties de chaque niveau contre lui-même.
}
review-overview = { $who ->
    [you] Tu as perdu { $points } points par décision ; précision { $accuracy }.
   *[other] { $name } a perdu { $points } points par décision ; précision { $accuracy }.
}
review-overview-level = { $who ->
    [you] Tu as perdu { $points } points par décision ; précision { $accuracy }, à peu près le niveau { $level }.
   *[other] { $name } a perdu { $points } points par décision ; précision { $accuracy }, à peu près le niveau { $level }.
}
review-overview-none = Aucune erreur trouvée.

## Où sont passés les points

review-account = Où sont passés les points
review-account-placing = Placement
review-account-timing = Temps et tours
review-account-economy = { -Buttons } et revenus
review-account-special = { -Special-tile } et { -special-patches }
review-account-patches = Choix des { -patches }
review-luck = Chance aux cartes
review-luck-good = { $points } points en ta faveur. Tes décisions n’y sont pour rien.
review-luck-bad = { $points } points contre toi. Tes décisions n’y sont pour rien.
review-luck-none = Les cartes n’ont été ni bonnes ni mauvaises.
review-start-heading = Le début

## Toutes les décisions

review-all = Toutes les décisions
review-three = { $who ->
    [you] Tes coups les plus chers
   *[other] Les coups les plus chers : { $name }
}

## Apprendre de tes erreurs

review-learn = Apprendre de tes erreurs
review-find-question = Coup { $number } : trouve mieux. Tout ce qui perd moins de { $points } points compte.
review-find-thinking = Ton coup est jugé…
review-find-best = Trouvé : il n’y a pas mieux.
review-find-good = Bien : cela ne perd que { $points } points. Tu peux chercher le meilleur.
review-find-better = Mieux que dans la partie, mais cela perd { $points } points. Réessaie.
review-find-same = C’est le coup de la partie ; il a perdu { $points } points. Réessaie.
review-find-worse = Cela perd { $points } points. Réessaie.
review-find-unknown = Le moteur est hors d’atteinte : personne ne peut juger ce coup.
review-find-answer = Voir la réponse
review-find-next = Suivant
review-find-shown = La réponse est marquée.
review-find-skip = Passer
review-why = L’explication n’est pas encore prête.
review-why-here = Les explications ont besoin d’un serveur.
review-lesson-place = { $at } sur { $of }
review-lesson-leave = Voir le bilan
review-lesson-end = À retenir
review-lesson-found = Tu en as trouvé { $found } sur { $of }, dont { $first } du premier coup.
review-lesson-first = Trouvé du premier coup.
review-lesson-later = Trouvé.
review-lesson-shown = Réponse montrée.
review-lesson-passed = Passé.
review-lesson-again = Encore une fois
review-lesson-cause = C’est là que tu as perdu le plus de points : { $cause }, { $points } sur { $all }.
review-lesson-placing = Avant de poser, regarde où iront les { -patches } suivantes : garde des bords droits, sans trous isolés.
review-lesson-timing = Avant d’acheter, regarde qui jouera ensuite : une { -patch } courte peut te laisser rejouer.
review-lesson-economy = Au début, compte les revenus de toutes les paies à venir ; vers la fin, seul le prix compte.
review-lesson-special = Compte, des deux côtés, ce qui manque pour le 7×7 et pour le prochain { -special-patch }.
review-lesson-patches = Regarde les trois { -patches } proposées, et ce que tu laisses à l’autre.
review-animation = Enregistrer en image animée

## Dans le résultat d’une partie

moments-best = Meilleur coup
moments-worst = Coup le plus coûteux
moments-learn = Apprendre de tes erreurs
