### The review of a game: what every decision was worth, and what would have been better.

review-heading = Review
review-to-game = Back to the game

## Where one is

review-start = Start
review-end = The end
review-move = Move { $number }: { $name }
review-move-was = { $where }, { $move }
review-move-number = Move { $number }
review-told = This decision
review-keys = ← → step, with Shift from mistake to mistake.
review-only-move = There was no other move.
review-best-move = The best move.
review-good-move = Hardly anything was lost.
review-unjudged = Not analysed yet.
review-lost-points = { $points } points lost
review-lost-both = { $points } points lost, { $percent } % of the chance to win
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-lucky = Luck: { $points } points for you
review-unlucky = Bad luck: { $points } points against you
review-level-luck = Neither luck nor bad luck
review-start-level = The engine thought both sides equal at the start.
review-start-ahead = { $who ->
    [you] The engine thought you { $points } points ahead at the start.
   *[other] The engine thought { $name } { $points } points ahead at the start.
}

## What would have been better

review-better = Better
review-better-take = Better: the { $patch }
review-better-elsewhere = Better: the { $patch } at { $there }, not { $here }
review-better-turned = Better: the { $patch } at the same space, turned another way
review-better-pass = Better: pass
review-better-put = Better: the { -special-patch } on { $there }, not { $here }
review-line = Play the line
review-leave-line = Back to the game
review-line-at = Line, move { $number } of { $of }
review-line-move = { $name }: { $move }
review-line-before = Before the better move
review-offer-played = played
review-offer-better = better

## Going through the game

review-back = One move back
review-forward = One move on
review-mark-back = Previous mistake
review-mark-forward = Next mistake
review-costly = Costliest move { $rank }: move { $number }, { $points } points lost
review-finest = The best move: this much more than without this { -patch }.
review-graph = What each move was worth
review-scale-points = Points
review-scale-chance = Chance
review-scale-to-points = Show points
review-scale-to-chance = Show the chance to win
review-margin = { $who ->
    [you] You by { $points }
    [level] Level
   *[other] { $name } by { $points }
}
review-chance-of = { $who ->
    [you] You: { $percent } %
   *[other] { $name }: { $percent } %
}

## How far the engine is

review-asking = The engine is starting…
review-waiting = { $ahead ->
    [0] Next in the queue for the engine…
    [one] Waiting for the engine: { $ahead } review before this one.
   *[other] Waiting for the engine: { $ahead } reviews before this one.
}
review-coming = Judging: { $done } of { $of }
review-refining = Looking closer: { $done } of { $of }
review-whole = Judged in full
review-whole-here = Judged in full, by this page; the reasons in words need a server
review-cut = The connection was lost. Trying again…
review-away = The engine can’t be reached. You can still step through the game.
review-refused = No review: { $sentence }
review-stopped = Stopped: { $sentence }
review-again = Try again

## How each side played

review-figures = How each side played
review-points-each = Points lost per decision
review-points-all = Points lost in all
review-accuracy = Accuracy
review-best-moves = Best moves
review-best-of = { $best } of { $of }
review-near-level = Played about like
review-near = level { $level }
review-unknown = –
review-accuracy-is = Accuracy: 100 for a decision that loses nothing, half of it for every 4 points lost; the mean over all decisions with a choice.
review-levels = What the computer’s levels get
review-levels-measured = { $variant ->
    [solo] Measured in games of each level against the Automa.
   *[duel] Measured in games of each level against itself.
}
review-overview = { $who ->
    [you] You lost { $points } points per decision; accuracy { $accuracy }.
   *[other] { $name } lost { $points } points per decision; accuracy { $accuracy }.
}
review-overview-level = { $who ->
    [you] You lost { $points } points per decision; accuracy { $accuracy }, about like level { $level }.
   *[other] { $name } lost { $points } points per decision; accuracy { $accuracy }, about like level { $level }.
}
review-overview-none = No mistakes were found.

## Where the points went

review-account = Where the points went
review-account-placing = Placing
review-account-timing = Time and turns
review-account-economy = { -Buttons } and income
review-account-special = { -Special-tile } and { -special-patches }
review-account-patches = Choice of { -patches }
review-luck = Luck of the cards
review-luck-good = { $points } points in your favour. That has nothing to do with your decisions.
review-luck-bad = { $points } points against you. That has nothing to do with your decisions.
review-luck-none = The cards were neither kind nor unkind.
review-start-heading = The start

## All decisions

review-all = All decisions
review-three = { $who ->
    [you] Your costliest moves
   *[other] The costliest moves of { $name }
}

## Learn from your mistakes

review-learn = Learn from your mistakes
review-find-question = Move { $number }: find a better one. Anything that loses less than { $points } points counts.
review-find-thinking = Judging your move…
review-find-best = Found: nothing is better than that.
review-find-good = Good: it loses only { $points } points. You can look for the best move.
review-find-better = Better than in the game, but it loses { $points } points. Try again.
review-find-same = That is the move of the game; it lost { $points } points. Try again.
review-find-worse = That loses { $points } points. Try again.
review-find-unknown = The engine can’t be reached: nobody can judge this move now.
review-find-answer = Show the answer
review-find-next = Next one
review-find-shown = The answer is marked.
review-find-skip = Skip
review-why = The reason is still being worked out.
review-why-here = Reasons need a server.
review-lesson-place = { $at } of { $of }
review-lesson-leave = To the review
review-lesson-end = What to take away
review-lesson-found = You found { $found } of { $of }, { $first } at the first try.
review-lesson-first = Found at the first try.
review-lesson-later = Found.
review-lesson-shown = Shown.
review-lesson-passed = Skipped.
review-lesson-again = Once more
review-lesson-cause = Most points went here: { $cause }, { $points } of { $all }.
review-lesson-placing = Before you { -sew }, look where the next { -patches } go: keep edges straight and leave no single gaps.
review-lesson-timing = Before you buy, look who moves next: a short { -patch } can bring another turn or a { -special-patch }.
review-lesson-economy = Early on, count income on every payday to come; near the end, only the price counts.
review-lesson-special = Count the spaces to the { -special-tile } and to the next { -special-patch }, for both sides.
review-lesson-patches = Look at all three { -patches } on offer, and at what you leave for the other side.
review-animation = Save as an animated picture

## In the result of a game

moments-best = Best move
moments-worst = Costliest move
moments-learn = Learn from your mistakes
