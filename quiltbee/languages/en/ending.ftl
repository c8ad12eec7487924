# The end of a game.
shared-copied = Copied

## What decided it

decided-tile = The 7×7 decided it: { $who ->
    [you] you
   *[other] { $name }
} took its 7 points, and the margin was { $margin }.
decided-income = { $who ->
    [you] Your income
   *[other] { $name }’s income
} decided it: { $mine } a payday at the end against { $theirs }, { $points } { -buttons } more in all.
decided-paydays = { $who ->
    [you] Your paydays
   *[other] { $name }’s paydays
} decided it: { $mine } { -buttons } against { $theirs }.
decided-special = { -Special-patches } decided it: { $mine } against { $theirs } for { $who ->
    [you] you
   *[other] { $name }
}, { $points } points.
decided-seat = The { $points } points for the second seat decided it.
decided-empty = { $who ->
    [you] Your fuller { -quilt }
   *[other] { $name }’s fuller { -quilt }
} decided it: { $mine } empty against { $theirs }, { $points } points.
decided-buttons = { $who ->
    [you] Your { -buttons }
   *[other] { $name }’s { -buttons }
} decided it: { $mine } left against { $theirs }.
decided-alone-income = Your income decided it: { $mine } { -buttons } from paydays.
decided-alone-empty = The empty spaces decided it: { $mine } left, { $points } points lost.
