### One's progress: figures of one's own games.

progress-none = Play a game to the end, and this page begins to fill.
progress-figures = Your games
progress-played = Games
progress-won = Won
progress-streak = Wins in a row now
progress-longest = Longest run of wins
progress-tile = Took the 7×7
progress-empty = Empty spaces at the end
progress-shares = Games won, by opponent
progress-losses = Points lost per decision
progress-unreviewed = Review a finished game, and this page shows how many points your decisions lose, and by what.
progress-lost-now = Lately { $points } points for each decision with a choice.
progress-line = Points lost per decision, from { $from } to { $to }
progress-causes = What you lose points by
progress-causes-note = { $count ->
    [one] Points in one reviewed game
   *[other] Points per game, in { $count } reviewed games
}
progress-cause-placing = Placing { -patches }
progress-cause-timing = Time and turns
progress-cause-economy = { -Buttons } and income
progress-cause-special = 7×7 and { -special-patches }
progress-cause-patches = Choice of { -patches }
progress-quilts = Your best quilts
progress-quilt-empty = { $empty ->
    [0] No empty space
    [one] One empty space
   *[other] { $empty } empty spaces
}
progress-automa = Automa, level { $numeral }
