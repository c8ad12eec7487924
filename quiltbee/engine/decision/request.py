"""The interface between a host and the engine: the numbers of requests, results and lines.

A host writes the position (`state` and `ring`, see `kernel`) and a *request*, calls `begin` once
and `step` until that returns DONE, and reads *results*, *lines* and *candidates*. This module needs
no compiler, so that hosts can import it; the WebAssembly module carries the same names.
"""

from typing import Final

REQUEST: Final = (
    "level",
    "lines",
    "by_score",
    "pass_line",
    "forecast",
    "seed",
    "nodes",
    "depth",
    "infinite",
    "move_time",
    "clock",
    "increment",
    "threads",
)
"""The numbers of a request, in order. NONE is no limit; times are microseconds."""

(
    LEVEL,
    LINES,
    BY_SCORE,
    PASS_LINE,
    FORECAST,
    SEED,
    NODES,
    DEPTH,
    INFINITE,
    MOVE_TIME,
    CLOCK,
    INCREMENT,
    THREADS,
) = range(len(REQUEST))

NONE: Final = -1

RESULTS: Final = ("lines", "candidates", "method")
"""The numbers of a result: the counts of lines and candidates, and the method."""

LINE_COUNT, CANDIDATE_COUNT, METHOD = range(len(RESULTS))

METHODS: Final = ("search", "proof", "only move", "comparison", "draw")
"""The methods by their numbers in a result."""

BY_SEARCH, BY_PROOF, ONLY_MOVE, BY_COMPARISON, BY_DRAW = range(len(METHODS))

LINE_NUMBERS: Final = ("length", "depth", "nodes", "solved", "has_chance", "games")
"""The whole numbers of a line.

`solved` is 1 for a proven win of the player to move and -1 for a proven loss; `games` is the number
of games behind a forecast, 0 for none.
"""

LENGTH, LINE_DEPTH, LINE_NODES, SOLVED, HAS_CHANCE, GAMES = range(len(LINE_NUMBERS))

LINE_FIGURES: Final = (
    "chance",
    "margin",
    "least",
    "most",
    "scores",
    "others_scores",
    "empty",
    "others_empty",
    "tile",
    "others_tile",
)
"""The figures of a line for the player to move; those with `others_` are the opponent's.

`least` and `most` are proven bounds of the margin, infinite without a proof. A margin of NaN means
that the player has no opinion.
"""

(
    LINE_CHANCE,
    LINE_MARGIN,
    LINE_LEAST,
    LINE_MOST,
    LINE_SCORES,
    _,
    LINE_EMPTY,
    _,
    LINE_TILE,
    _,
) = range(len(LINE_FIGURES))

MOST_LINES: Final = 96
"""An upper bound on the candidates of a root."""

CANDIDATE, CANDIDATE_VISITS = range(2)
"""The columns of a candidate: its action and its visits."""

# Results of `step`.
RUNNING: Final = 0
DONE: Final = 1
