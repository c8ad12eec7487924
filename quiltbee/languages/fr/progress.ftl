### One's progress: figures of one's own games.

progress-none = Joue une partie jusqu’au bout, et cette page se remplira.
progress-figures = Tes parties
progress-played = Parties
progress-won = Gagnées
progress-streak = Victoires de suite, en cours
progress-longest = Plus longue série de victoires
progress-tile = 7×7 obtenu
progress-empty = Cases vides à la fin
progress-shares = Parties gagnées, par adversaire
progress-losses = Points perdus par décision
progress-unreviewed = Fais analyser une partie terminée, et cette page montrera combien de points coûtent tes décisions, et pourquoi.
progress-lost-now = Dernièrement, { $points } points par décision où il y a le choix.
progress-line = Points perdus par décision, de { $from } à { $to }
progress-causes = Ce qui te coûte des points
progress-causes-note = { $count ->
    [one] Points dans une partie analysée
   *[other] Points par partie, dans { $count } parties analysées
}
progress-cause-placing = Placement des { -patches }
progress-cause-timing = Temps et tours
progress-cause-economy = { -Buttons } et revenu
progress-cause-special = 7×7 et { -special-patches }
progress-cause-patches = Choix des { -patches }
progress-quilts = Tes plus beaux patchworks
progress-quilt-empty = { $empty ->
    [0] Aucune case vide
    [one] Une case vide
   *[other] { $empty } cases vides
}
progress-automa = Automa, niveau { $numeral }
