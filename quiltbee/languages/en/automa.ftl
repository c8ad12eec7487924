### The Automa: its cards, turns and score.

automa-name-1 = Intern
automa-name-2 = Apprentice
automa-name-3 = Fellow
automa-name-4 = Master
automa-name-5 = Legend
numeral-and-name = { $numeral } { $name }

deck-normal = Normal deck
deck-tactical = Tactical deck
label-and-note = { $label }: { $note }.

filter-NO_OVERTAKE = No overtaking
filter-MOST_BUTTONS = Most { -buttons }
filter-LARGEST = Largest
filter-FURTHEST = Furthest
keeps-NO_OVERTAKE = not past your token
keeps-MOST_BUTTONS = most printed { -buttons }
keeps-LARGEST = most squares
keeps-FURTHEST = furthest from the neutral token
filter-none = no choice
card-budget = budget

part-tile = { -Special-tile }
part-held = { -Buttons } it holds
part-patches = { -Patches } with { -buttons }
part-printed = { -Buttons } on its { -patches }
part-points = { $part } { $points }

named-patch = { $patch } ({ $letter })
card-title = Card { $number }: budget { $budget }, income { $income }
budget-none = Budget { $budget } buys none of the { $count }: it passes.
budget-only = Budget { $budget } buys only { $patches }.
budget-buys = Budget { $budget } buys { $patches }.
filter-skipped = { $filter }: would leave none, skipped.
filter-leaves = { $filter } ({ $keeps }): leaves { $patches }.
automa-takes = Takes { $patch }; moves { $start } → { $stop }.
automa-advances = Moves { $start } → { $stop }, earns nothing.
automa-income = Income at { $marks }: { $gain }.
automa-no-gain = this card gives none
automa-special = The { -special-patch } at { $marks } is out of the game.
automa-marker-tile = Reaches its marker and gets the { -special-tile }, 7 points.
automa-marker = Reaches its marker; the { -special-tile } is gone already.
automa-says = Automa: { $text }
cards-in-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
cards-aside = { $count } put aside unseen
cards-turned = turned: { $cards }
cards-none = none turned since the shuffle
automa-title = { $deck }, level { $numeral }, { $name }
marker-on = Its marker is on space { $space }.
marker-off = Its marker has left the board.
automa-score = Score { $score }.
automa-score-of = Score { $score }: { $parts }.
pile-with = { $count ->
    [one] { $count } { -patch } with { -buttons }
   *[other] { $count } { -patches } with { -buttons }
}
pile-without = { $count ->
    [one] { $count } { -patch } without { -buttons }
   *[other] { $count } { -patches } without { -buttons }
}
pile-of = { $pile }: { $patches }
next-budget = the next one has budget { $budget };
automa-holds = { $count ->
    [one] It holds { $count } { -button }; { $piles }.
   *[other] It holds { $count } { -buttons }; { $piles }.
}
automa-cards = Cards: { $cards }

## Its side of the page

last-turn = The last turn of the Automa
last-turns = The last { $count } turns of the Automa
no-card-since = No card since the last decision.
the-automa = The Automa
no-more-cards = No more cards to turn.
pile-empty = The pile is empty.
next-face-down = The next card is face down.
next-can-pay = The next card can pay up to { $price }.
patches-with = { -Patches } with { -buttons }: { $count }
patches-without = { -Patches } without: { $count }
what-level-counts = What level { $numeral } counts
score-now = Score now
at-each-level = At each level
winner = Winner
this-game-level = { $level } (this game)
deck = Deck
you-begin = { $numeral } { $name }: { $counts }. You begin.
won = Won
mean = Average margin
best = Best margin
won-of = { $won } of { $games }
