"""Messages about puzzles: what a browser sends, validated with bounds, and what it is told."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from quiltbee.server.body import Body

MOST_TRIES = 30
"""How many moves an attempt may have: one for each step, and good ones tried on the way."""

MOST_IN_RUN = 100

ThemeName = Literal[
    "packing",
    "timing",
    "economy",
    "special",
    "tile",
    "denial",
    "choice",
    "ending",
    "automa",
]
DifficultyName = Literal["easier", "normal", "harder"]
PuzzleReason = Literal["second-answer", "wrong", "unclear", "other"]

PuzzleMove = Annotated[str, Meta(pattern=r"^(pass|\+[a-i][1-9]|[A-Za-g][0-7][a-i][1-9])$(?!\n)")]
Tries = Annotated[list[PuzzleMove], Meta(min_length=1, max_length=MOST_TRIES)]
RunTries = Annotated[list[PuzzleMove], Meta(max_length=MOST_TRIES)]


class PuzzleAttempt(Body):
    """All moves that somebody tried, in order; the server judges them."""

    moves: Tries


class PuzzleReport(Body):
    """What somebody says is wrong with a puzzle."""

    reason: PuzzleReason


class PuzzleRunEnd(Body):
    """The tries of a run, for each of its puzzles in order; none where the player gave up."""

    moves: Annotated[list[RunTries], Meta(max_length=MOST_IN_RUN)]


class PuzzleChoice(TypedDict):
    """A move, the margin in points to which it leads, and the best line that follows."""

    move: str
    margin: float
    line: list[str]


class PuzzleStep(TypedDict):
    """One decision; a move that is in neither list loses as much as the last of `rejected`."""

    accepted: list[str]
    best: PuzzleChoice
    rejected: list[PuzzleChoice]
    replies: list[str]


class OwnMistake(TypedDict):
    """Which decision of which game a puzzle is, and when it is due, in ms since 1970."""

    game: str
    number: int
    due: int


class PuzzleState(TypedDict):
    """A puzzle with its solution, so that it can be solved without a server.

    `finds` says how often each of the levels 1 to 10 finds it. `rated` says that an attempt of the
    caller has been rated already. One's `own` decision was tried by nobody else: it has only the
    theme `own`, rating 0 and no `finds`, and a move in neither list is not judged yet.
    """

    id: str
    variant: Literal["duel", "solo"]
    position: str
    steps: list[PuzzleStep]
    themes: list[ThemeName | Literal["own"]]
    proven: bool
    rating: int
    finds: list[float]
    source: str
    rated: NotRequired[bool]
    own: NotRequired[OwnMistake]


class Solver(TypedDict):
    """How well somebody does at puzzles."""

    rating: int
    deviation: int
    provisional: bool
    attempts: int
    solved: int
    streak: int
    best_streak: int
    best_run: int


class ThemeCount(TypedDict):
    """How many puzzles have a theme."""

    theme: ThemeName
    count: int


class PuzzleOverview(TypedDict):
    """What there is, and how well the caller does; `you` is null for somebody new."""

    count: int
    themes: list[ThemeCount]
    you: Solver | None


class PuzzleBatch(TypedDict):
    """Puzzles to be kept for later."""

    puzzles: list[PuzzleState]


class PuzzleResult(TypedDict):
    """The result of an attempt; only a person's first at a puzzle is rated."""

    solved: bool
    rated: bool
    before: int
    you: Solver
    puzzle: int


class PuzzleReported(TypedDict):
    """The report is stored; the puzzle may be retired already."""

    retired: bool


class PuzzleRun(TypedDict):
    """A run against the clock: as many as possible, the easiest first, until one is failed."""

    id: str
    seconds: int
    puzzles: list[PuzzleState]


class PuzzleRunResult(TypedDict):
    """How many of a run were solved, and the person's best."""

    solved: int
    best: int
