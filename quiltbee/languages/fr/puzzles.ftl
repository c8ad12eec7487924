### Puzzles: the question, what a try came to, what can be chosen.

puzzle-heading = Problèmes
puzzle-panel = Ce problème
puzzle-opponent = Adversaire
puzzle-pass = passer
puzzle-special = le { -special-patch }
puzzle-ask = À toi : un coup est nettement meilleur.
puzzle-ask-solo = Contre l’Automa : un coup est nettement meilleur.
puzzle-task-win = { $side ->
    [behind] Tu es { $points } derrière : trouve un coup gagnant.
    [ahead] Tu mènes de { $points } : trouve un coup qui garde la victoire.
   *[level] Égalité : trouve un coup gagnant.
}
puzzle-task-lead = Trouve le coup qui te laisse devant : tout autre te laisse derrière.
puzzle-task-tile = La { -special-tile } est en jeu : trouve le coup qui te la donne.
puzzle-task-tile-kept = L’adversaire approche de la { -special-tile } : trouve le coup qui l’en empêche.
puzzle-task-special = Un { -special-patch } est en jeu : trouve le coup qui te le donne.
puzzle-task-swing = Un coup vaut { $points } points de plus que tout autre : trouve-le.
puzzle-ask-own = Dans ta partie, tu as perdu { $points } points ici. Qu’aurait-il fallu jouer ?
puzzle-go-on = Juste. Décision { $step } sur { $of } : continue.
puzzle-good = Bien, mais à { $points } points du meilleur coup. Essaie encore.
puzzle-judging = L’ordinateur évalue ton coup…
puzzle-not-judged = L’ordinateur ne peut pas dire ce que cela vaut. Essaie un autre coup.
puzzle-solved = Résolu.
puzzle-found-later = Trouvé. Seul le premier essai compte.
puzzle-wrong = Ce n’est pas ça. Essaie encore.
puzzle-wrong-by = Ce coup perd { $points } points. Essaie encore.
puzzle-wrong-win = Ce coup perd la partie. Essaie encore.
puzzle-given-up = Le meilleur coup est indiqué.
puzzle-is-over = Ce problème est terminé.
puzzle-answer = Solution
puzzle-next = Suivant
puzzle-line = Suite { $shown }/{ $of }
puzzle-away = Le serveur ne répond pas : ce sera envoyé plus tard.
puzzle-rated = Ton classement : { $before } → { $after }
puzzle-figures = Le mieux : { $best }, { $margin } points. Ensuite : { $next }, { $other }.
puzzle-figures-proven = Le mieux : { $best }, { $margin } points, prouvés. Ensuite : { $next }, { $other }.
puzzle-figures-own = Le mieux : { $best }, { $margin } points. Dans ta partie : { $next }, { $other }.
puzzle-review = Voir le bilan
puzzle-why = Pourquoi
puzzle-why-win =
    Avec lui tu gagnes de { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ; { $others ->
        [0] avec tout autre coup tu perds
        [one] un autre coup gagne aussi, le reste perd
       *[other] { $others } autres coups gagnent aussi, le reste perd
    }.
puzzle-why-win-tie =
    Avec lui les scores sont égaux et tu gagnes, premier arrivé ; { $others ->
        [0] avec tout autre coup tu perds
        [one] un autre coup gagne aussi, le reste perd
       *[other] { $others } autres coups gagnent aussi, le reste perd
    }.
puzzle-why-lead = Avec lui tu finis { $margin } points devant ; avec tout autre coup, derrière.
puzzle-decision = Décision { $number } : { $reasons }
puzzle-why-choice = Le meilleur vaut { $points } points de plus que le suivant.
puzzle-course-best = Le meilleur coup, puis
puzzle-course-other = Le suivant, puis
puzzle-theme = Thème
puzzle-theme-any = Tous
puzzle-theme-packing = Placement
puzzle-theme-timing = Temps
puzzle-theme-economy = { -Buttons }
puzzle-theme-special = { -Special-patch }
puzzle-theme-tile = 7×7
puzzle-theme-denial = Priver
puzzle-theme-choice = Quelle { -patch }
puzzle-theme-ending = Fins de partie
puzzle-theme-automa = Automa
puzzle-theme-own = Mes erreurs
puzzle-difficulty = Difficulté
puzzle-easier = Plus facile
puzzle-normal = À ton niveau
puzzle-harder = Plus difficile
puzzle-run = Série de trois minutes
puzzle-run-left = { $time } · { $solved }
puzzle-run-over = C’est fini. Résolus : { $solved }
puzzle-run-best = Ton record : { $best }
puzzle-run-retry = Réessayer
puzzle-run-best-short = Meilleure série
puzzle-again = À revoir ({ $count })
puzzle-rating-its = Problème
puzzle-rating-yours = Toi
puzzle-streak = À la suite
puzzle-streak-of = { $streak } (record { $best })
puzzle-none = Il ne reste rien sur ce thème. Choisis-en un autre.
puzzle-own-none = Aucune de tes erreurs n’est à revoir : elles reviennent après 1, 3, 7 et 21 jours.
puzzle-report = Une erreur ?
puzzle-report-choose = Signaler…
puzzle-report-second-answer = Un autre coup est aussi bon
puzzle-report-wrong = La solution est fausse
puzzle-report-unclear = On ne voit pas pourquoi
puzzle-report-other = Autre chose
puzzle-reported = Merci, c’est noté.
