### Hints: a move to consider, what speaks for it, and what a move that was made lacks.

hint-label = Hint:
live-hint = Hint: { $words }
hint-take = Take the { $patch }.
hint-take-at = Take the { $patch }, the top left of its frame on { $cell }.
hint-take-turned = Take the { $patch }, { $how }, the top left of its frame on { $cell }.
hint-advance = Pass.
hint-put = Put the { -special-patch } on the marked space.
hint-put-on = Put the { -special-patch } on { $cell }.
hint-flipped = flipped
hint-right = turned right
hint-round = turned half round
hint-left = turned left
hint-lead = { $count ->
    [0] Hardly better than { $rival }.
    [one] About { $count } point better than { $rival }.
   *[other] About { $count } points better than { $rival }.
}

## What speaks for a move

reason-proven-win = { $points ->
    [0] It wins, whatever the other side does.
    [one] It wins by at least { $points } point, whatever the other side does.
   *[other] It wins by at least { $points } points, whatever the other side does.
}
reason-proven-loss = { $points ->
    [0] If the other side plays its best, nothing wins any more.
    [one] If the other side plays its best, nothing wins any more; this loses by only { $points } point.
   *[other] If the other side plays its best, nothing wins any more; this keeps the loss to { $points } points.
}
reason-ends-game = It ends the game, { $mine } to { $theirs }.
reason-completes-7x7 = It completes the 7×7: { $points } points for the { -special-tile }.
reason-special-patch = { $short ->
    [one] It takes the { -special-patch }, which the other side is { $short } space short of.
   *[other] It takes the { -special-patch }, which the other side is { $short } spaces short of.
}
reason-denies-7x7 = The other side could complete its 7×7 with it.
reason-moves-again = { $behind ->
    [0] The token lands on top of the other: another turn.
    [one] The token stays { $behind } space behind: another turn.
   *[other] The token stays { $behind } spaces behind: another turn.
}
reason-nothing-else = Nothing on offer can be bought and placed.
reason-fills-hole = It fills a hole that no { -patch } left can cover.
reason-pays-back = { $cost ->
    [0] It costs nothing and pays { $total } over { $paydays ->
        [one] { $paydays } payday
       *[other] { $paydays } paydays
    }.
    [one] It costs { $cost } { -button } and pays back { $total } over { $paydays ->
        [one] { $paydays } payday
       *[other] { $paydays } paydays
    }.
   *[other] It costs { $cost } { -buttons } and pays back { $total } over { $paydays ->
        [one] { $paydays } payday
       *[other] { $paydays } paydays
    }.
}
reason-payday = { $buttons ->
    [one] It reaches a payday: { $buttons } { -button } at once.
   *[other] It reaches a payday: { $buttons } { -buttons } at once.
}
reason-avoids-holes = { $clean ->
    [one] Every other spot would leave a hole.
   *[other] Most spots would leave a hole; this one doesn’t.
}
reason-nears-7x7 = { $missing ->
    [one] Only { $missing } space short of a 7×7.
   *[other] Only { $missing } spaces short of a 7×7.
}
reason-costs = { $cost ->
    [0] It costs nothing and covers { $squares } spaces, worth { $points } points.
    [one] It costs { $cost } { -button } and covers { $squares } spaces, worth { $points } points.
   *[other] It costs { $cost } { -buttons } and covers { $squares } spaces, worth { $points } points.
}
reason-earns = { $buttons ->
    [one] It earns { $buttons } { -button }.
   *[other] It earns { $buttons } { -buttons }.
}
reason-one-piece = All empty spaces stay in one piece.
reason-more-income = { $paydays ->
    [one] It earns { $income } more on the last payday.
   *[other] It earns { $income } more on each of the { $paydays } paydays left: { $total } { -buttons } in all.
}
reason-more-buttons = { $buttons ->
    [one] It keeps { $buttons } more { -button }.
   *[other] It keeps { $buttons } more { -buttons }.
}
reason-pays-for = { $short ->
    [one] It leaves enough for the { $patch } when its turn comes; otherwise { $short } { -button } is missing.
   *[other] It leaves enough for the { $patch } when its turn comes; otherwise { $short } { -buttons } are missing.
}
reason-less-time = { $spaces ->
    [one] It takes { $spaces } space less on the time board.
   *[other] It takes { $spaces } fewer spaces on the time board.
}
reason-covers-more = { $spaces ->
    [one] It covers { $spaces } more space, worth { $points } points.
   *[other] It covers { $spaces } more spaces, worth { $points } points.
}
# Only reviews that 0.2.0 wrote have it.
reason-leads-to = It leads to the { $patch }.
reason-first-to-special-patch = It wins the { -special-patch } on space { $space }, which otherwise the other side gets.
reason-moves-in-a-row = It brings { $count } turns in a row instead of { $otherwise }.
reason-wins-7x7 = { $theirs ->
    [1] It leads to the 7×7 and its 7 points, which otherwise the other side gets.
   *[0] It leads to a 7×7, worth 7 points.
}
reason-larger-payday = The payday on space { $space } then brings { $buttons } instead of { $otherwise }.
reason-gets-patch = It gets the { $patch }, which otherwise the other side takes.
reason-keeps-place = It keeps the place for the { $patch } free.
reason-small-things = No single thing decides it; many small ones add up.

## How was my move?

no-move-to-compare = There is no move of yours to compare yet.
why-same = The computer would have played the same.
why-take = The computer would have taken the { $patch }
why-elsewhere = The computer would have put it elsewhere
why-advance = The computer would have passed
why-put = The computer would have put the { -special-patch } elsewhere
why-loss = { $count ->
    [one] { $what }: about { $count } point better.
   *[other] { $what }: about { $count } points better.
}
why-good = Good move: { $what } is hardly better.
good-take = the { $patch }
good-elsewhere = the computer’s spot
good-pass = passing
why-loss-chance = { $what }: a chance to win that is { $percent } % higher.
why-unknown = { $what }.
live-why = How was my move? { $words }

## What speaks against the move that was made

mine-pays-back = { $cost ->
    [0] The move played costs nothing and pays { $total } over { $paydays ->
        [one] { $paydays } payday
       *[other] { $paydays } paydays
    }.
    [one] The move played costs { $cost } { -button } and pays back { $total } over { $paydays ->
        [one] { $paydays } payday
       *[other] { $paydays } paydays
    }.
   *[other] The move played costs { $cost } { -buttons } and pays back { $total } over { $paydays ->
        [one] { $paydays } payday
       *[other] { $paydays } paydays
    }.
}
mine-costs = { $cost ->
    [0] The move played costs nothing and earns no income.
    [one] The move played costs { $cost } { -button } and earns no income.
   *[other] The move played costs { $cost } { -buttons } and earns no income.
}
mine-makes-holes = { $count ->
    [one] The move played makes a hole that no { -patch } left can cover.
   *[other] The move played makes holes: { $count } spaces that no { -patch } left can cover.
}
mine-gives = The move played gives the other side the { $patch }.
mine-loses-7x7 = The move played lets the other side complete its 7×7.
mine-leaves-gap = { $few ->
    [0] The move played leaves a gap ({ $cells }) that no { -patch } left can reach.
    [one] The move played leaves a gap ({ $cells }) that only { $few } of the { -patches } left can reach, instead of { $many }.
   *[other] The move played leaves a gap ({ $cells }) that only { $few } of the { -patches } left can reach, instead of { $many }.
}

## What speaks against the next best move, after a hint

otherwise-makes-holes = { $count ->
    [one] Otherwise there is a hole that no { -patch } left can cover.
   *[other] Otherwise there are holes: { $count } spaces that no { -patch } left can cover.
}
otherwise-gives = Otherwise the other side takes the { $patch }.
otherwise-loses-7x7 = Otherwise the other side completes its 7×7.
otherwise-leaves-gap = { $few ->
    [0] Otherwise there is a gap ({ $cells }) that no { -patch } left can reach.
    [one] Otherwise there is a gap ({ $cells }) that only { $few } { -patch } left can reach.
   *[other] Otherwise there is a gap ({ $cells }) that only { $few } { -patches } left can reach.
}
