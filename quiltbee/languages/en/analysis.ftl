### The analysis board.

analysis-engine = Engine
analysis-engine-off = The engine is off.
analysis-engine-paused = Paused while nobody’s looking.
analysis-engine-asking = Asking the engine…
analysis-engine-thinking = Thinking…
analysis-engine-done = Nothing more to find.
analysis-engine-idle = The game is over.
analysis-lines = Best lines
analysis-how-many = How many lines
analysis-nodes = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
analysis-again = Try again
analysis-even = Even
analysis-ahead = { $name } +{ $points }
analysis-number = { $number }
analysis-chance = { $name } wins { $percent }%
analysis-percent = { $percent }%
analysis-scores = { $one } : { $two } points
analysis-empty = { $one } : { $two } empty
analysis-tile = tile { $one } : { $two }%
analysis-if-pass = What if they pass?
analysis-proven = proven

## The Automa’s next card

analysis-cards = The Automa’s next card
analysis-card-takes = { $count ->
    [0] { $patch } → { $space }
   *[other] { $patch } → { $space }, +{ $count }
}
analysis-card-passes = { $count ->
    [0] Passes → { $space }
   *[other] Passes → { $space }, +{ $count }
}
analysis-turn-card = Turn card { $card }
analysis-card = card { $card }

## The tree

analysis-no-move = Make a move for either side, or set up a position.
analysis-comment = Comment
analysis-keep = Keep
analysis-marks = Mark the move
analysis-mark-1 = Good move
analysis-mark-2 = Mistake
analysis-mark-3 = Brilliant move
analysis-mark-4 = Blunder
analysis-mark-5 = Interesting move
analysis-mark-6 = Doubtful move
analysis-promote = Promote
analysis-remove = Delete
analysis-too-deep = Variations can be at most 64 deep.

## Opening and sharing

analysis-set-up = Set up
analysis-open = Open
analysis-this-position = This position:
analysis-nothing = Paste a record, a link or a position first.
analysis-not-whole = Not all of this text could be read; what came before the fault is here.
analysis-bad-link = This link is damaged.
analysis-too-long = That’s too long to be a game record.

## Why a position is impossible: the words of the notation

impossible-spaces = the time board has spaces 0 to { $last }
impossible-lies-too = { -patch } { $letter } lies on { $quilt } as well
impossible-twice = { -patch } { $letter } is there twice
impossible-is-on = { -patch } { $letter } is on { $quilt } as well
impossible-missing = neither here nor on a { -quilt }: { $letters }
impossible-unknown = the missing { -patches } ({ $letters }) don’t make up the x with that income
impossible-lead = nobody is ever more than { $most } spaces ahead ({ $first } and { $second })
impossible-not-over = #{ $player } needs both tokens on { $last }
impossible-over = both tokens are on { $last }: the game is over
impossible-ahead = player { $player } is ahead: the player behind moves
impossible-no-special = { $player }+ needs a { -special-patch } between the tokens, player { $player } ahead
impossible-no-space = { $player }+ needs a free space on { $quilt }
impossible-special-patches = more { -special-patches } than marks passed
impossible-has-square = player { $player } has a complete 7x7 square
impossible-no-square = player { $player } has no complete 7x7 square
impossible-elsewhere = { -patch } { $letter } is somewhere else too
impossible-person-no-square = the person has no complete 7x7 square
impossible-person-square = the person has a complete 7x7 square
impossible-automa-not-there = the Automa is not yet on { $marker }
impossible-automa-there = the Automa has reached { $marker }
impossible-aside = { $count } cards are put aside, or none any more
impossible-discards = the discards are known
impossible-card-elsewhere = card { $card } is somewhere else too
impossible-budget = no card that is left has the budget { $budget }

## Setting up a position

editor-title = Set up a position
editor-done = Analyse
editor-start = New game
editor-possible = This position is possible.
editor-quilt = Fill { -quilt } { $number }
editor-patches = { -Patches } left
editor-how = Choose a { -patch } and place it on the { -quilt }. Click one that’s there to take it off, or press Delete.
editor-fields = Everything else
editor-game = Game
editor-duel = For two
editor-whose = Whose turn
editor-turn = { $turn ->
    [first] Player 1 moves
    [second] Player 2 moves
    [first-special] Player 1 places a { -special-patch }
    [second-special] Player 2 places a { -special-patch }
    [first-over] Over, player 1 was first
   *[other] Over, player 2 was first
}
editor-buttons = { -Buttons }, { $name }
editor-time = Space, { $name }
editor-income = Income, { $name }
editor-unknown = Unknown { -patch }
editor-board = Time board
editor-nobody = Nobody
editor-deck = Deck
editor-taken = The Automa’s { -patches }
impossible = { $field }: { $words }
impossible-form = These entries don’t make a position.
impossible-cards = the pile, the cards put aside and the discards don’t add up to twelve cards
impossible-no-patch = there is no { -patch } { $letter }
field-quilt1 = { -Quilt } 1
field-quilt2 = { -Quilt } 2
field-quilt = { -Quilt }
field-purse1 = Player 1
field-purse2 = Player 2
field-purse = Player 1
field-automa = Automa
field-ring = Circle
field-turn = Turn
field-bonus = { -Special-tile }
field-pile = Pile
field-gone = Aside / discards

## Why the server does not analyse or review

refused-analysis-over = The game is over in this position.
refused-analysis-no-opinion = The computer has no opinion on this position.
refused-analysis-own = Close another analysis first.
refused-analysis-many = Too many people are analysing just now; try again in a minute.
refused-analysis-clock = You can’t analyse while your clock is running in a game.
refused-review-empty = There are no moves to review.
refused-review-running = A game can be reviewed once it is over.
