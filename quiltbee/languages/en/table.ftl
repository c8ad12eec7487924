### The table: whose turn it is, what a decision brings, what has happened.

you = You
open-seat = Open seat
player-number = Player { $number }
level-number = Level { $level }

## Whose turn it is, and why

wins = { $who ->
    [you] You win
   *[other] { $name } wins
}
game-aborted = Game aborted
whose-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
whose-special-patch = { $who ->
    [you] Your { -special-patch }
   *[other] { $name }’s { -special-patch }
}
whose-cut = { $who ->
    [you] Name the points
   *[other] { $name } names the points
}
whose-choose = { $who ->
    [you] Choose a seat
   *[other] { $name } chooses a seat
}
unsettled = The seats are not settled yet.
declined-reason = { $name } said no.
aborted-reason = It was called off at the start, so it doesn’t count.
reached-special-patch = { $who ->
    [you] You reached a { -special-patch }. Put it on any empty space.
   *[other] { $name } reached a { -special-patch }.
}
goes-first = { $who ->
    [you] You go first.
   *[other] { $name } goes first.
}
level-and-on-top = { $who ->
    [you] You’re level, and your token is on top, so it’s your turn.
   *[other] You’re level, and { $name }’s token is on top.
}
both-level-and-on-top = Both are level, and { $name }’s token is on top.
further-back = { $who ->
    [you] You’re further back on the time board, so it’s your turn.
    [automa] The Automa is further back on the time board.
   *[other] { $name } is further back on the time board.
}
points-to = { $mine } to { $theirs }
result-resignation = { $who ->
    [you] You resigned; the scores stood at { $points }.
   *[other] { $name } resigned; the scores stood at { $points }.
}
result-time = { $who ->
    [you] You ran out of time; the scores stood at { $points }.
   *[other] { $name } ran out of time; the scores stood at { $points }.
}
result-first = { $points }: a tie, won by reaching space 53 first.
result-score = The final score is { $points }.

## Moves

patch-label = { $name }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, costs { $buttons ->
    [one] { $buttons } { -button }
   *[other] { $buttons } { -buttons }
}, { $time } time, { $income ->
    [0] no income
   *[other] { $income } income
}
pass = Pass
pass-move = move { $count }
pass-earn = earn { $count }
pass-income = payday { $count }
pass-special = { -special-patch }
move-pass = passed
move-took = took the { $patch }
move-special-at = { -special-patch } on { $cell }
move-special = { -special-patch }
move-patch = { $patch }
move-patch-at = { $patch } at { $cell }
happened = { $name } { $deed }
happened-with = { $name } { $deed }: { $detail }
deed-special = { -sewed } a { -special-patch }
deed-patch = { -sewed } the { $patch }
moved = moved { $count }
gain = { $sign }{ $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
payday = payday

## What is wrong with a placement, and what it brings

overlaps-another = overlaps another { -patch }
overlaps-many = overlaps at { $count } spaces
overlaps-at = overlaps at { $cells }
needs-buttons = { $count ->
    [one] needs { $count } more { -button }
   *[other] needs { $count } more { -buttons }
}
fits-nowhere = fits nowhere on the { -quilt }
cannot-go-there = can’t go there
fits = Fits
fits-click = Fits. Click again to { -sew }.
fits-press = Fits. Press { $place } to { -sew }.
fits-but-short = { $count ->
    [one] Fits; { $count } { -button } short
   *[other] Fits; { $count } { -buttons } short
}
single-hole = single hole { $cell }
hole-of = hole of { $size } at { $cell }
a-hole = a hole
holes = { $count } holes
effect-cost = Costs { $count }
effect-buttons = { -Buttons } { $from } → { $to }
effect-time = Time { $from } → { $to }
effect-income-at = Payday { $count }, at { $marks }
effect-income = Payday { $count }
effect-special = { -Special-patch }
effect-special-costs = Fills one space, costs nothing
effect-tile = { -Special-tile } +7
effect-holes = Makes { $holes }
effect-a-hole = Makes a hole
then-over = Then the game is over
next-you = Next: you
next-you-again = Next: you again
next-name = Next: { $name }
next-name-again = Next: { $name } again
then-you = Then you
then-you-again = Then you again
then-name = Then { $name }
then-name-again = Then { $name } again
preview-space = To space { $space }
preview-income = payday { $count }
preview-special = { -special-patch }

## Quilts and time board in words

cell-empty = { $cell }, empty
cell-special = { $cell }, { -special-patch }
cell-covered = { $cell }, covered
cell-patch = { $cell }, { $patch }
quilt-covered = { $covered } covered, { $empty } empty
quilt-single-holes = { $count ->
    [one] single hole { $cells }
   *[other] single holes { $cells }
}
quilt-largest = largest empty region { $size }
quilt-full = a full 7 by 7
quilt-missing = { $count ->
    [one] { $count } space from a 7 by 7
   *[other] { $count } spaces from a 7 by 7
}
at-the-end = at the end
income-in = payday in { $count }
special-in = { -special-patch } in { $count }
end-in = end in { $count }
placed-patch = { $patch } ({ $letter }), { $count } squares, { $from } to { $to }
tokens-together = Both tokens are on space { $space }, { $name } on top.
token-at = { $who ->
    [you] You are on space { $space }.
   *[other] { $name } is on space { $space }.
}
special-left = { -Special-patches } left: { $spaces }.
none = none
on-time-board = On the time board: { $distances }.

## What live regions say

taken-back = Taken back. { $turn }
move-by = { $name }: { $move }.
takes-tile = { $who ->
    [you] You take the { -special-tile }, 7 points.
   *[other] { $name } takes the { -special-tile }, 7 points.
}
put-back = Put back.
special-patch = { -Special-patch }
chosen = { $patch } chosen. Choose a place.
chosen-but = { $patch }: { $reason }.
ghost-against = { $cell }: { $reason }.
ghost-fits = { $cell }: fits.
ghost-fits-making = { $cell }: fits, makes { $holes }.
ghost-tile = Takes the { -special-tile }.
ghost-covers = It covers { $cells }.
live-lost = Connection lost, reconnecting.

## Clocks

no-clock = no clock
clock-days = { $count ->
    [one] { $count } day for each turn
   *[other] { $count } days for each turn
}
clock-whole = { $time } for the whole game
clock-delay = { $time }, and { $each } of delay in each turn
clock-more = { $time }, and { $each } more for each turn
label-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
label-minutes = { $count } min
label-seconds = { $count } s
no-time = no time
no-time-left = no time left
short-days = { $days } d { $hours } h
seconds-left = { $who ->
    [you] You have { $count } seconds left.
   *[other] { $name } has { $count } seconds left.
}
time-is-up = { $who ->
    [you] Your time is up.
   *[other] { $name }’s time is up.
}
clock = Clock
clock-running = Clock, running

## Two players at two places

between-players = Between the players
asks-takeback = { $name } asks to take back a move.
accept = Accept
decline = Decline
claim = Claim the win
your-time-up = Your time is up. You can still move until { $name } claims the win.
you-asked-takeback = You asked { $name } to take back your move.
rematch-open = The rematch is ready.
you-asked-rematch = You asked { $name } for a rematch.
asks-rematch = { $name } asks for a rematch.
play-again = Play again
is-away = { $name } is away.
long-away = { $name } has been away for a while.
let-computer-play = Let the computer play
terms-no-clock = No clock
terms-rated = rated
terms-not-rated = not rated
terms-no-takebacks = no takebacks
terms-points = second seat { $points }
waiting-for = Waiting for { $name }
waiting-for-another = Waiting for another player
waiting-for-friend = Waiting for your friend
waiting-for-second = Waiting for a second player
seat-kept-for = The seat is reserved for { $name }.
seat-for-anyone = Anyone can take the open seat.
begins-by-link = The game starts when your friend opens the link.
seat-for-invited = The seat is reserved for whoever is invited.
took-seat = { $who ->
    [you] You took the seat.
   *[other] { $name } took the seat.
}
took-over = { $name } took over the seat and plays on.
asked-takeback = { $name } asked to take back a move.
declined-takeback = { $name } said no to the takeback.
declined-rematch = { $name } said no to the rematch.
asked-rematch = { $name } asked for a rematch.
move-taken-back = A move was taken back.
watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

## What can't be done

choose-first = Choose a patch first: 1, 2 or 3.
it-is-wrong = It { $reason }.
cannot-place = It can’t go there: it { $reason }.
does-not-fit = does not fit
on-its-way = The last move is still on its way.
told-server = Thank you. Whoever runs this server will read it.

## The parts of the page

after-move = After move { $number }
back-to-game = Back to the game
help = Help
practice = Practice
connection-lost = Connection lost. Reconnecting…
connection-solo = Connection lost. The cards are on the server: the game waits for it.
connection-back = Connected again.
choose-or-pass = Choose a { -patch }, or pass
next-patches = The next { -patches }
spoken-squares = , { $count ->
    [one] { $count } square
   *[other] { $count } squares
}, costs{ " " }
spoken-buttons = { " " }{ $count ->
    [one] { -button }
   *[other] { -buttons }
},{ " " }
spoken-time = { " " }time,{ " " }
short-of = { $count } short
earns = +{ $count } a payday
no-room = no room
earns-nothing = no income
plan-then = on offer then
coming-up = Coming up
after-these = { $count ->
    [one] { $count } { -patch } after these
   *[other] { $count } { -patches } after these
}
circle = Circle of { -patches }
circle-left = { $count ->
    [one] { $count } { -patch } left, the next one first
   *[other] { $count } { -patches } left, the next one first
}
has-tile = has the { -special-tile }, 7 points
tile-title = { -Special-tile }: 7 points
number-buttons = { -Buttons }
number-income = Income
number-empty = Empty
number-time = Time
number-score = Score
number-lead = Lead
number-patches = { -Patches }
to-move = to move
rated = rated{ " " }
bot = bot
away = away
score-tile = { -Special-tile }
score-empty = Empty, −2 each
score-seat = Second seat
score-parts = How the scores add up
score-part = Part
your-quilt = Your { -quilt }
quilt-of = { $name }’s { -quilt }
peek = { $name }’s { -quilt }
back = Back
grid-label = { $name }: { -quilt } of 9 by 9 spaces
fits-here = , fits here
does-not-fit-here = , does not fit
placing = Placing
rotate-left = Rotate left
rotate-right = Rotate right
flip = Flip
place = Place
card-turning = Turning the card…
move-sending = Sending the move…
earlier-position = You’re looking at an earlier position. The game itself hasn’t changed.
game-over = The game is over.
card-ready = The Automa’s card is ready to turn.
thinking = { $name } is thinking…
choose-or-pass-now = Choose a { -patch }, or pass.
put-special = Put it on any empty space.
choose-place = Choose a place on your { -quilt }.
undo = Undo
undo-practice = Undo (won’t count)
ask-takeback = Ask to take back
turn-the-card = Turn the card
draw-automatically = Draw cards automatically
moves = Moves
save-picture = Save picture
show-again = Show again
first-position = First position
previous-position = Previous position
next-position = Next position
last-position = Last position
no-move-yet = No move yet.
time-board = Time board
legend-income = income
legend-special = { -special-patch }
legend-taken = taken
legend-marker = the Automa’s marker
board-start = start
time-note = { $name }: { $distances }
in-words = In words
rematch = Rematch
rematch-asked = Rematch asked for
to-rematch = To the rematch
review = Review
share-game = Share
back-to-day = Back to the day
new-game = New game
this-game = This game
board-revised = Revised board
board-original = Original board
about-code = { $board }, setup code { $code }
about-watching = , you are watching
about-chosen = , chosen by a player
about-practice = , practice
record = Record
copy-link = Copy link
link-copied = Link copied.
copy-this-link = Copy this link: { $link }
resign = Resign
report = Report
close-table = Close the table
call-off = Call off
terms-clock = Clock: { $clock }
terms-takebacks = takebacks if both agree
terms-ratings = Ratings: { $ratings }.
play-moves = Play
halt-moves = Pause
start-position = Start
command-line = Command line
enter = Enter
command = Command
play-on-here = Play on from here
against = Against
automa-alone = Solo (Automa)
computer-level-name = Computer, level { $level }: { $name }
two-people-here = Two players, one screen
you-are = You are
player-one = player 1
player-two = player 2
play-on = Play on

## Dialogs

wait = Wait
level = Level
report-name = Offensive name
report-cheating = Cheating
report-leaving = Walking out of games
report-other = Something else

## What the server refuses, by its kind; in English its own sentence is shown

refusal-illegal = That’s not possible here.
refusal-stale = The game has moved on. Take another look, and decide again.
refusal-malformed = The server didn’t understand that. Try reloading the page.
refusal-not_your_seat = This seat isn’t yours.
refusal-too_many = That was too much at once. Try again in a moment.
refusal-unavailable = The server can’t do this just now. Try again in a minute.

## What players say

say = Say something
says = { $name }: { $phrase }
phrases-off = Turn phrases off
phrase-hello = Hello!
phrase-played = Well played!
phrase-thanks = Thanks!
phrase-moment = One moment, please.
phrase-sorry = Sorry!

## Hints; what they say comes later

hint = Hint
hint-coming = Looking for a hint…
why = How was my move?
why-coming = Comparing with your move…
