### Fair starts: naming the points, choosing the seat, the game over both seats.

starts-cut = Name the points
starts-choose = Choose a seat
starts-cut-text = Look at the circle: how many points should go with the second seat? { $name } then takes the seat they like better.
starts-cut-told = { $name } is naming how many points go with the second seat. You then take the seat you like better.
starts-choose-text = { $points } for whoever goes second. Which seat do you take?
starts-choose-told = { $points } for whoever goes second. { $name } is choosing a seat.
starts-points = Points for the second seat
starts-fewer = One point fewer
starts-more = One point more
starts-name = Name them
starts-seat-1 = First seat
starts-seat-2 = Second seat
starts-seat-1-note = you go first
starts-no-points = No points
starts-points-more = { $count ->
    [one] { $count } point more
   *[other] { $count } points more
}
starts-points-less = { $count ->
    [one] { $count } point less
   *[other] { $count } points less
}
starts-second = To the second game
starts-the-first = The first game
starts-went = { $points } went with the second seat.
starts-first-of-two = That was the first of two games on this circle. You change seats now, and the sum counts.
starts-sum = The sum of both games on this circle counts: the lead of the first game is in the score.
starts-asking = The engine is looking at the start…
starts-worth = The engine thinks the seat of { $name } was worth { $points } points ({ $seat }).

## What players say: see the table's words for the phrases

phrases-on = Turn phrases on
phrases-are-off = Phrases are off: you neither see nor say any.
