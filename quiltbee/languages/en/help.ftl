### Keys and the command line.

key-1-2-3 = choose a { -patch }
keys-arrows = Arrows
key-arrows = move it by one space
keys-shift-arrows = Shift + arrows
key-shift-arrows = to the next place where it fits
key-n = next or previous place where it fits
key-r = rotate right, rotate left
key-f = flip
keys-space = Space
key-space = next orientation
key-enter = place it
key-esc = put it back
keys-wheel = Wheel, right button
key-wheel = turn it, flip it
key-p = pass
key-u = undo
key-t = turn the Automa’s card
key-h = hint, how was my move?
key-slash = command line

command-patch = { -patch } X, orientation 0, top left on a7
command-special = { -special-patch } on d9
command-pass = move past the other token and earn { -buttons }
command-m = the three { -patches } on offer
command-q = your { -quilt }, the other { -quilt } or the Automa
command-t = time board
command-l = last move, scores
command-w = what if { -patch } 2 is bought (w pass: the pass)
command-fit = places where { -patch } 2 fits, best first
command-hint = a move to consider, how your last one was
command-turn = turn the Automa’s card
command-undo = take back, give up, help
command-clock = what both players have left
command-accept = answer what the other asks
command-claim = win on time, call off, play again

expected = Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, why, undo, resign, ?.
nothing-to-undo = There is nothing to take back.
no-card-now = There is no card to turn now.
too-late-to-abort = It’s too late to call off the game.
nothing-to-resign = Only a player can resign, while the game runs.
no-such-command = “{ $text }” is neither a move nor a command. { $expected }
nothing-to-accept = There is nothing to accept now.
nothing-to-decline = There is nothing to decline now.
nothing-to-claim = There is nothing to claim now.
nothing-to-handover = There is nothing to hand over now.
nothing-to-rematch = There is no rematch to ask for now.
name-and-clock = { $name }: { $clock }
no-clock-here = This game has no clock.
go-back-first = This is an earlier position: go back to the game first.
turn-card-first = Turn the Automa’s card first: type turn.
place-special-first = Place the { -special-patch } first: type + and a cell, such as +d9.
not-your-turn = It’s not your turn.
no-special-now = There is no { -special-patch } to place.
special-wrong = The { -special-patch } { $reason }.
not-on-offer = { -Patch } { $letter } is not on offer; these are: { $letters }.
has-orientations = { $patch } has the orientations { $codes }.
patch-wrong = { $patch } { $reason }.
not-on-quilt = does not lie wholly on the { -quilt }
say-which = Say which { -patch }: 1 to { $count }.
none-on-offer = No { -patch } is on offer now.
say-which-fit = Say which { -patch }: fit 1, fit 2 or fit 3.
places-best-first = { $count ->
    [one] { $count } place, best first: { $tokens }.
   *[other] { $count } places, best first: { $tokens }.
}
it-fits-nowhere = It doesn’t fit anywhere.
quilt-in-words = { $name }: { $quilt }
no-hints-here = Hints are for solo games and games against the computer.
name-on-space = { $name } on { $space }, { $distances }
no-move-so-far = No move yet. { $turn }.
last-move = Move { $number }, { $name }: { $move }.
if-ended-now = If the game ended now: { $scores }.
score-with = { $count ->
    [one] { $name } { $score }, with { $count } { -button }
   *[other] { $name } { $score }, with { $count } { -buttons }
}
score-with-income = { $count ->
    [one] { $name } { $score }, with { $count } { -button }, income { $income }
   *[other] { $name } { $score }, with { $count } { -buttons }, income { $income }
}
key-help = how to play
