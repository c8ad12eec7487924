### A game in the terminal. The lines of the help and of the figures keep their columns.

terminal-player = Player { $seat }
terminal-player-called = Player { $seat } ({ $name })
terminal-you = you
terminal-level = level { $level }
terminal-automa = the Automa

## Turns and results

terminal-must-place = { $name } must place the { -special-patch } of space { $space }.
terminal-behind = { $name } moves: behind, on space { $mine } against { $other }.
terminal-start-player = { $name } moves: the start player.
terminal-on-top = { $name } moves: both are on space { $space }, and this token lies on top.
terminal-wins = The game is over: { $name } wins, { $mine } to { $other }.
terminal-wins-first = The game is over: both have { $mine }, and { $name } wins, on space { $last } first.
terminal-resigns = { $name } resigns: { $winner } wins.
terminal-score = { $name }: { $parts } = { $score }.
terminal-score-tile = 7 for the { -special-tile }
terminal-score-empty = { $count ->
    [one] { $points } for { $count } empty space
   *[other] { $points } for { $count } empty spaces
}

## Moves

terminal-passes = { $name } passes, { $gain }
terminal-takes = { $name } takes { $letter } ({ $token }), { $gain }
terminal-places-special = { $name } places the { -special-patch } ({ $token })
terminal-and-tile = , and gets the { -special-tile }
terminal-pays = pays { $count }
terminal-gets-advancing = gets { $count } for passing
terminal-gets-income = gets { $count } at a payday
terminal-gets-special = gets a { -special-patch }
terminal-comes-to = { $count ->
    [one] comes to space { $space } with { $count } { -button }
   *[other] comes to space { $space } with { $count } { -buttons }
}
terminal-brings = { $gain }; { $next }.
terminal-then-over = then the game ends
terminal-then = then { $name }
terminal-patch-price = { $count ->
    [one] { $count } { -button }
   *[other] { $count } { -buttons }
}
terminal-patch-time = { $time } time
terminal-patch-income = { $income } income
terminal-no-income = no income
terminal-needs = { $count ->
    [one] needs { $count } more { -button }
   *[other] needs { $count } more { -buttons }
}
terminal-not-offered = { -patch } { $letter } is not among the next three ({ $letters })
terminal-no-special = there is no { -special-patch } to place
terminal-special-first = the { -special-patch } must be placed first
terminal-overlaps = overlaps at { $cell }

## The board

terminal-buttons = { -buttons }
terminal-income = income
terminal-empty = empty spaces
terminal-tile = { -special-tile }
terminal-yes = yes
terminal-score-label = score
terminal-score-now = score now
terminal-on-space = on space
terminal-income-in = income in
terminal-special-in = special in
terminal-card = card
terminal-no-patch = No { -patch } is left.
terminal-after-these = After these in the ring: { $letters }
terminal-patch = { -Patch } { $letter }
terminal-to-space = { $count ->
    [one] -> space { $space }, { $count } { -button }
   *[other] -> space { $space }, { $count } { -buttons }
}
terminal-a-special = a { -special-patch }
terminal-pass-line = pass { $to }, { $next }
terminal-pass-line-special = pass { $to }, a { -special-patch }, { $next }
terminal-legend = Time board: o income, + { -special-patch }
terminal-legend-marker = , M marker of the Automa

## Lists of moves

terminal-no-move-left = No move is left: the game is over.
terminal-has-moves = { $count ->
    [one] { $name } has { $count } legal move.
   *[other] { $name } has { $count } legal moves.
}
terminal-special-on = A { -special-patch } on:
terminal-pass-brings = Pass: { $what }
terminal-none-now = no { -patch } can be bought now
terminal-patch-line = { -Patch } { $letter }: { $figures }; { $what }.
terminal-fits-in = { $count ->
    [one] fits in { $count } place
   *[other] fits in { $count } places
}
terminal-fits-nowhere = fits nowhere

## The dialogue

terminal-help = X0a7      take { -patch } X in orientation 0, the top left of its box on a7
    pass      move to the space in front of the other token, 1 { -button } a space
    +d9       place a { -special-patch } on d9
    X         draw { -patch } X in every orientation, with the moves that place it
    moves     the same for all that can be bought now
    show      draw the board again
    hint      what the computer would do
    why       how your last move was, and what it would have done
    undo      take back your last decision
    save FILE keep the record in FILE, now and after every move
    link      the whole game as a link
    resign    give up
    quit      leave; the game can be resumed
    Short: p pass, m moves, s show, u undo, q quit, h or ? help.
terminal-begin = Type a move, or help.
terminal-prompt = Player { $seat }
terminal-prompt-special = Player { $seat }, { -special-patch }
terminal-see-help = { $fault }. Type help for all that can be typed.
terminal-not-played = { $move } was not played: the turn has passed on.
terminal-not-possible = { $move } is not possible: { $reason }.
terminal-see-patch = Type { $letter } to see where it fits.
terminal-nothing-to-undo = There is nothing to take back.
terminal-taken-back = { $count ->
    [one] { $count } decision taken back.
   *[other] { $count } decisions taken back.
}
terminal-really-resign = Do you really want to resign? Type yes.
terminal-agree = y yes
terminal-no-such-patch = There is no { -patch } { $text }.
terminal-no-hint = There is no hint: { $reason }.
terminal-computer-failed = the computer player failed: { $reason }
terminal-would-play = The computer would play { $move }.
terminal-would-have-played = The computer would have played { $move }
terminal-not-saved = The record could not be saved in { $file }: { $reason }.
terminal-save-needs = save needs the name of a file.
terminal-file-there = { $file } already exists: name another file.
terminal-kept-in = The record is kept in { $file } from now on.
terminal-cannot-save = The record can't be saved in { $file }: { $reason }.
terminal-record-in = The record is in { $file }.
terminal-as-link = The game as a link: { $link }
terminal-kept = The game is kept; play on with: { $command }
terminal-play-on = Play on with: { $command }
terminal-ring-drawn = The ring is drawn from the seed { $seed }.
terminal-ring-and-cards-drawn = The ring and the cards are drawn from the seed { $seed }.

## Cards of the Automa

terminal-card-help = On the Automa's turn Enter, or turn, turns its card over. Until then undo is free. To take back what
    came before a turned card makes the game practice, and the unseen cards are dealt again.
terminal-card-prompt = The Automa's card (Enter)
terminal-card-waits = It is the Automa's turn: Enter turns its card over.
terminal-card-not-now = It is your turn: no card is turned over now.
terminal-card-no-move = it is the Automa's turn, and Enter turns its card over
terminal-card-no-choice = No move can be chosen: it is the Automa's turn.
terminal-card-taken-back = The game is practice from now on, and the unseen cards are dealt again.
terminal-card-practice = It was practice: something was taken back after a card had been turned.
terminal-keeps-NO_OVERTAKE = no overtaking
terminal-keeps-MOST_BUTTONS = most printed { -buttons }
terminal-keeps-LARGEST = largest
terminal-keeps-FURTHEST = furthest from the neutral token
terminal-level-of = { $deck } deck, level { $numeral } ({ $name })
terminal-deck-normal = normal
terminal-deck-tactical = tactical
terminal-marker-on = marker on { $space }
terminal-marker-off = its marker is off the board
terminal-the-automa = The Automa: { $level }, { $marker }.
terminal-its-patches = Its { -patches } with printed { -buttons }: { $with }; without: { $without }.
terminal-its-patches-printed = Its { -patches } with printed { -buttons }: { $with } ({ $count } printed); without: { $without }.
terminal-none = none
terminal-its-cards = Cards: { $pile } in the pile, { $aside } put aside unseen, turned over: { $turned }.
terminal-next-budget = The next card has the budget { $budget }.
terminal-automa-behind = The Automa's turn: behind, on space { $mine } against { $other }.
terminal-automa-on-top = The Automa's turn: both are on space { $space }, and its token lies on top.
terminal-turns-over = The Automa turns over card { $number }: budget { $budget }, income { $income }; { $filters }.
terminal-step-skipped = - { $filter }: would leave none, skipped.
terminal-step-leaves = - { $filter }: leaves { $letters }.
terminal-it-advances = It passes and moves from space { $start } to { $stop }.
terminal-it-takes = It takes { $letter } and moves from space { $start } to { $stop }.
terminal-it-receives = { $marks ->
    [one] It receives { $gain } at the income mark of space { $spaces }.
   *[other] It receives { $gain } at the income marks of space { $spaces }.
}
terminal-special-out = The { -special-patch } of space { $space } is out of the game.
terminal-reaches-marker = It reaches its marker on { $space } and gets the { -special-tile }.
terminal-pile-empty = { $count ->
    [one] The pile is empty: all { $count } cards are shuffled into a new one.
   *[other] The pile is empty: all { $count } cards are shuffled into a new one.
}
terminal-affords-none = Of { $letters } it can afford none.
terminal-affords = Of { $letters } it can afford { $bought }.
terminal-and = { $first } and { $last }
terminal-automa-score = The Automa: { $parts } = { $score }.
terminal-with-printed = { $count ->
    [one] { $points } for { $count } { -patch } with printed { -buttons }
   *[other] { $points } for { $count } { -patches } with printed { -buttons }
}
terminal-printed = { $points } for the { -buttons } printed on its { -patches }
terminal-counts-nothing = no { -special-tile }, and nothing else counts at this level
terminal-other-levels = At the other levels the same game would have ended like this:
terminal-won = won
terminal-lost = lost
terminal-on-equal = , on equal scores
terminal-after-moves = { $count ->
    [one] After { $at } of { $count } move.
   *[other] After { $at } of { $count } moves.
}
terminal-puzzle-keys = Type a move; a patch's letter or moves lists what is possible; Enter: the answer; q: quit.
terminal-puzzle-prompt = Puzzle { $name }
terminal-puzzle-about = Puzzle { $name }, rated { $rating }: { $themes }.
terminal-puzzle-score = { $count ->
    [one] Solved: { $solved } of { $count } puzzle.
   *[other] Solved: { $solved } of { $count } puzzles.
}
terminal-puzzle-none = No puzzle is left: choose another theme or rating.
