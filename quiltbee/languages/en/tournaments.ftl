### Tournaments: what lets them run by themselves, and what they add to other pages.

## Making one
meeting = Each pairing
meeting-twice = Two games
meeting-once = One game
meeting-both = Both seats
meeting-cut = Cut and choose
meeting-note-twice = Two games on one setup, with seats swapped: the fair way. Each is worth a point.
meeting-note-once = One game, for one point.
meeting-note-both = Two games on one setup, with seats swapped. The sum is worth one point; whoever resigns loses both.
meeting-note-cut = One game, for one point. One player names how many points go with the second seat, and the other picks a seat.
seeding = Starting order
seeding-lot = By lot
seeding-rating = By rating
tick-shown = Show it in the lobby: anyone may join
tick-bots = Players may enter their bots
runs-by-itself = Let it run by itself
starts-at = Start at
come-within = Time to come to the table
come-within-note = Whoever isn’t at the table by then, or hasn’t made the first turn, forfeits the game. Whoever never comes is taken out.
pause-between = Pause between rounds
late-until = Late entry until round
late-until-note = (leave empty for none; also the last round with half-point byes)
no-span = none
minutes-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
days-count = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
terms-deadline = { $span } to come to the table
terms-pause = { $span } between rounds
terms-late = late entry until round { $round }

## The page of one
starts-by-itself = Start: { $when }, or as soon as two players have joined.
next-round-at = Next round: { $when }.
tournament-paused = Paused: no new game begins.
pause = Pause
resume = Resume
appoint = Make co-organiser
dismiss = Remove as co-organiser
comma-organises = , co-organiser
to-hall = Display for the hall
download-standings = Download the standings
pairings = Pairings
scan-to-join = Scan to join
scan-to-follow = Scan to follow
sure-withdraw = { $count ->
    [0] Leave the tournament?
    [one] Leave the tournament? Your unfinished game counts as lost.
   *[other] Leave the tournament? Your { $count } unfinished games count as lost.
}
sure-take-out = { $count ->
    [0] Take { $name } out of the tournament?
    [one] Take { $name } out of the tournament? Their unfinished game counts as lost.
   *[other] Take { $name } out of the tournament? Their { $count } unfinished games count as lost.
}
sure-forfeit = { $count ->
    [one] Count the unfinished game as lost for { $name }?
   *[other] Count both unfinished games as lost for { $name }?
}
half-byes = Half-point byes
half-bye-in = Half-point bye in round { $round }
a-half-bye = { $name }: a half-point bye
enter-a-bot = Enter one of your bots
bot-to-enter = The bot’s name
enter-bot = Enter it
second-game-later = The second game opens after the first.
game-won-forfeit = won by forfeit
game-lost-forfeit = lost by forfeit
nobody-won-forfeit = both forfeited
game-corrected = { $result } (corrected)
game-won-result = won
game-lost-result = lost
nobody-won-result = nobody won
correct-result = Correct the result
right-winner = The winner
nobody-wins = Nobody
correction-note = Note, for everyone to see

## At a table, and on every page
place-in-tournament = { $rounds ->
    [0] { $name }, round { $round }, board { $board }
   *[other] { $name }, round { $round } of { $rounds }, board { $board }
}
was-forfeited = The game was forfeited.
was-corrected = The organiser has corrected the result: { $note }
tournament-ended = The tournament is over.
next-round-later = The next round begins when all games of this one are over.
next-game = Next game
back-to-tournament = Back to the tournament
round-begun = { $name }: round { $round } has begun.
round-begun-bye = { $name }: round { $round } has begun. You have a bye.
tournament-over-told = { $name } is over.
to-your-game = To your game
to-tournament = To the tournament
