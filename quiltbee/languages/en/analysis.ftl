### The analysis board.

## Why a position can’t be: the words of the notation

impossible-spaces = the time board has spaces 0 to { $last }
impossible-lies-too = patch { $letter } lies on { $quilt } as well
impossible-twice = patch { $letter } stands there twice
impossible-is-on = patch { $letter } is on { $quilt } as well
impossible-missing = neither here nor on a quilt: { $letters }
impossible-unknown = the missing patches ({ $letters }) don't make up the x with that income
impossible-lead = nobody is ever more than { $most } spaces ahead ({ $first } and { $second })
impossible-not-over = #{ $player } needs both tokens on { $last }
impossible-over = both tokens are on { $last }: the game is over
impossible-ahead = player { $player } is ahead: the player behind moves
impossible-no-special = { $player }+ needs a special patch between the tokens, player { $player } ahead
impossible-no-space = { $player }+ needs a free space on { $quilt }
impossible-special-patches = more special patches than marks passed
impossible-has-square = player { $player } has a complete 7x7 square
impossible-no-square = player { $player } has no complete 7x7 square
impossible-elsewhere = patch { $letter } is somewhere else as well
impossible-person-no-square = the person has no complete 7x7 square
impossible-person-square = the person has a complete 7x7 square
impossible-automa-not-there = the Automa is not yet on { $marker }
impossible-automa-there = the Automa has reached { $marker }
impossible-aside = { $count } cards are put aside, or none any more
impossible-discards = the discards are known
impossible-card-elsewhere = card { $card } is somewhere else as well
impossible-budget = no card that is left has the budget { $budget }
