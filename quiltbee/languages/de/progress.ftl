### One's progress: figures of one's own games.

progress-none = Spiel eine Partie zu Ende, dann füllt sich diese Seite.
progress-figures = Deine Partien
progress-played = Partien
progress-won = Gewonnen
progress-streak = Siege in Folge, jetzt
progress-longest = Meiste Siege in Folge
progress-tile = 7×7 geholt
progress-empty = Leere Felder am Ende
progress-shares = Gewonnen, nach Gegner
progress-losses = Verlorene Punkte je Entscheidung
progress-unreviewed = Lass eine Partie analysieren, dann zeigt diese Seite, wie viele Punkte deine Entscheidungen kosten und wodurch.
progress-lost-now = Zuletzt { $points } Punkte je Entscheidung mit Wahl.
progress-line = Verlorene Punkte je Entscheidung, von { $from } zu { $to }
progress-causes = Wodurch du Punkte verlierst
progress-causes-note = { $count ->
    [one] Punkte in einer analysierten Partie
   *[other] Punkte je Partie, in { $count } analysierten Partien
}
progress-cause-placing = Lage der { -patches }
progress-cause-timing = Zeit und Züge
progress-cause-economy = { -buttons } und Ertrag
progress-cause-special = 7×7 und { -special-patches }
progress-cause-patches = Wahl der { -patches }
progress-quilts = Deine schönsten Decken
progress-quilt-empty = { $empty ->
    [0] Kein leeres Feld
    [one] Ein leeres Feld
   *[other] { $empty } leere Felder
}
progress-automa = Automa, Stufe { $numeral }
