### Puzzles: the question, what a try came to, what can be chosen.

puzzle-heading = Puzzles
puzzle-panel = This puzzle
puzzle-opponent = Opponent
puzzle-pass = pass
puzzle-special = the { -special-patch }
puzzle-ask = Your turn: one move is clearly best.
puzzle-ask-solo = Your turn against the Automa: one move is clearly best.
puzzle-task-win = { $side ->
    [behind] You are { $points } behind: find a winning move.
    [ahead] You are { $points } ahead: find a move that keeps the win.
   *[level] The scores are level: find a winning move.
}
puzzle-task-lead = Find the move that leaves you ahead: any other leaves you behind.
puzzle-task-tile = The { -special-tile } is at stake: find the move that gets it for you.
puzzle-task-tile-kept = The other side is close to the { -special-tile }: find the move that stops them.
puzzle-task-special = A { -special-patch } is at stake: find the move that gets it for you.
puzzle-task-swing = One move is worth { $points } points more than any other: find it.
puzzle-ask-own = In your game you lost { $points } points here. What would have been better?
puzzle-go-on = Right. Decision { $step } of { $of }: go on.
puzzle-good = Good, but { $points } points short of the best. Try again.
puzzle-judging = The computer is judging your move…
puzzle-not-judged = The computer can’t say what that is worth. Try another move.
puzzle-solved = Solved.
puzzle-found-later = Found. Only the first try counts.
puzzle-wrong = That isn’t it. Try again.
puzzle-wrong-by = That loses { $points } points. Try again.
puzzle-wrong-win = That loses the game. Try again.
puzzle-given-up = The best move is marked.
puzzle-is-over = This puzzle is over.
puzzle-answer = Answer
puzzle-next = Next
puzzle-line = Line { $shown }/{ $of }
puzzle-away = The server is away: this will be sent later.
puzzle-rated = Your rating: { $before } → { $after }
puzzle-figures = Best: { $best }, { $margin } points. Next best: { $next }, { $other }.
puzzle-figures-proven = Best: { $best }, { $margin } points, proven. Next best: { $next }, { $other }.
puzzle-figures-own = Best: { $best }, { $margin } points. In your game: { $next }, { $other }.
puzzle-review = To the review
puzzle-why = Why
puzzle-why-win =
    With it you win by { $count ->
        [one] { $count } point
       *[other] { $count } points
    }; { $others ->
        [0] with any other move you lose
        [one] one other move wins too, the rest lose
       *[other] { $others } other moves win too, the rest lose
    }.
puzzle-why-win-tie =
    With it the scores end equal, and you win as the first to finish; { $others ->
        [0] with any other move you lose
        [one] one other move wins too, the rest lose
       *[other] { $others } other moves win too, the rest lose
    }.
puzzle-why-lead = With it you end { $margin } points ahead; with any other move you end behind.
puzzle-decision = Decision { $number }: { $reasons }
puzzle-why-choice = The best is { $points } points better than the next.
puzzle-course-best = Best, and then
puzzle-course-other = Next best, and then
puzzle-theme = Theme
puzzle-theme-any = Any
puzzle-theme-packing = Packing
puzzle-theme-timing = Timing
puzzle-theme-economy = { -Buttons }
puzzle-theme-special = { -Special-patch }
puzzle-theme-tile = 7×7
puzzle-theme-denial = Denial
puzzle-theme-choice = Which { -patch }
puzzle-theme-ending = Last turns
puzzle-theme-automa = Automa
puzzle-theme-own = My mistakes
puzzle-difficulty = Difficulty
puzzle-easier = Easier
puzzle-normal = As rated
puzzle-harder = Harder
puzzle-run = Three-minute run
puzzle-run-left = { $time } · { $solved }
puzzle-run-over = Time’s up. Solved: { $solved }
puzzle-run-best = Your best: { $best }
puzzle-run-retry = Retry
puzzle-run-best-short = Best run
puzzle-again = Again ({ $count })
puzzle-rating-its = Puzzle
puzzle-rating-yours = You
puzzle-streak = In a row
puzzle-streak-of = { $streak } (best { $best })
puzzle-none = No puzzle is left with this theme. Choose another.
puzzle-own-none = None of your mistakes is due: they come back after 1, 3, 7 and 21 days.
puzzle-report = Something wrong?
puzzle-report-choose = Report …
puzzle-report-second-answer = Another move is as good
puzzle-report-wrong = The answer is wrong
puzzle-report-unclear = Not clear why
puzzle-report-other = Something else
puzzle-reported = Thanks, it’s noted.
