"""Calls for puzzles: puzzles to solve, attempts, runs against the clock, and reports."""

from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, json
from msgspec.structs import replace
from starlette.responses import Response

from quiltbee.automa import Solo
from quiltbee.notation import format_move, format_position
from quiltbee.players.glicko2 import CENTRE
from quiltbee.puzzles import Choice, Entry, Puzzle, Step, Theme, puzzle_of_the_day, shipped
from quiltbee.puzzles.reasons import reasons_of
from quiltbee.rules import Move, Position
from quiltbee.server.analysis.analysis import ReasonState
from quiltbee.server.body import Body, Day, Id
from quiltbee.server.clock import has_come, is_day
from quiltbee.server.errors import TooManyError, UnknownError, UsedError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.http.website import Body as FileBody
from quiltbee.server.http.website import body_response
from quiltbee.server.ids import new_id
from quiltbee.server.puzzles.checks import PuzzleChecks
from quiltbee.server.puzzles.rows import RUN_GRACE, RUN_SECONDS, PuzzleStore, Run, SolverRow, solves
from quiltbee.server.ratings import PROVISIONAL

MOST_TRIES = 30
"""The most moves of an attempt: one for each step, and good ones tried on the way."""

MOST_IN_RUN = 100

KEPT: Final = 120
"""The number of puzzles that a page keeps for times without a server."""

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
StakeName = Literal["win", "lead", "tile", "tile-kept", "special", "swing"]
DifficultyName = Literal["easier", "normal", "harder"]
PuzzleReason = Literal["second-answer", "wrong", "unclear", "other"]

PuzzleMove = Annotated[str, Meta(pattern=r"^(pass|\+[a-i][1-9]|[A-Za-g][0-7][a-i][1-9])$(?!\n)")]
Tries = Annotated[list[PuzzleMove], Meta(min_length=1, max_length=MOST_TRIES)]
RunTries = Annotated[list[PuzzleMove], Meta(max_length=MOST_TRIES)]


class PuzzleAttempt(Body):
    """An attempt: all moves tried, in order, for the server to judge."""

    moves: Tries


class PuzzleReport(Body):
    """A report of a faulty puzzle."""

    reason: PuzzleReason


class PuzzleRunEnd(Body):
    """The tries of a run, by puzzle in order; none for one that was given up."""

    moves: Annotated[list[RunTries], Meta(max_length=MOST_IN_RUN)]


class PuzzleChoice(Struct):
    """A move, the resulting margin in points, and the best line that follows."""

    move: str
    margin: float
    line: list[str]


class PuzzleStep(Struct):
    """A decision; a move in neither list loses as much as the last of `rejected`.

    `reasons` tell the best move from the first of `rejected`.
    """

    accepted: list[str]
    best: PuzzleChoice
    rejected: list[PuzzleChoice]
    replies: list[str]
    reasons: list[ReasonState] = []


class OwnMistake(Struct):
    """The decision of a game behind a puzzle, and when it is due, in ms since 1970."""

    game: str
    number: int
    due: int


class PuzzleState(Struct):
    """A puzzle with its solution, to be solved without a server.

    `finds` are the frequencies with which the levels 1 to 10 find it. `rated` says that an attempt
    of the caller has been rated already. One's `own` decision has only the theme `own`, rating 0
    and no `finds`, and a move in neither list is not judged yet. `stake` is what the first decision
    decides, null for a puzzle of an earlier book and for one's own, and `lead` the points by which
    the solver of a duel is ahead before it.
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
    stake: StakeName | None = None
    lead: int | None = None
    rated: bool | UnsetType = UNSET
    own: OwnMistake | UnsetType = UNSET


class Solver(Struct):
    """A solver of puzzles."""

    rating: int
    deviation: int
    provisional: bool
    attempts: int
    solved: int
    streak: int
    best_streak: int
    best_run: int


class ThemeCount(Struct):
    """The number of puzzles with a theme."""

    theme: ThemeName
    count: int


class PuzzleOverview(Struct):
    """The numbers of puzzles by theme, and the caller as a solver; `you` is null if new."""

    count: int
    themes: list[ThemeCount]
    you: Solver | None


class PuzzleBatch(Struct):
    """A batch of puzzles."""

    puzzles: list[PuzzleState]


class PuzzleResult(Struct):
    """The result of an attempt; only a person's first at a puzzle is rated."""

    solved: bool
    rated: bool
    before: int
    you: Solver
    puzzle: int


class PuzzleReported(Struct):
    """The report is stored; the puzzle may be retired already."""

    retired: bool


class PuzzleRun(Struct):
    """A run against the clock: as many puzzles as possible, the easiest first, until one fails."""

    id: str
    seconds: int
    puzzles: list[PuzzleState]


class PuzzleRunResult(Struct):
    """The number of solved puzzles of a run, and the person's best."""

    solved: int
    best: int


OFFSETS: Final[dict[DifficultyName, float]] = {"easier": -250.0, "normal": 0.0, "harder": 250.0}
"""The difference between the ratings of puzzle and solver."""

NEWCOMER: Final = CENTRE - 300
"""The rating of a new solver's first puzzle."""

_DRAWN_FROM: Final = 12
"""The number of best fits to draw from, so that two people get different puzzles."""

RUN_LENGTH: Final = 60


def _fitting(but: Collection[str], theme: Theme | None = None) -> list[Entry]:
    """Return the puzzles of the book with a theme, without some."""
    return [
        entry
        for entry in shipped().entries.values()
        if entry.name not in but and (theme is None or theme in entry.themes)
    ]


calls = Calls()

MOST_IN_BATCH = 100

PuzzleId = Annotated[str, Meta(pattern=r"^[a-z2-7]{6}$")]
Number = Annotated[int, Meta(ge=1, le=MOST_IN_BATCH)]


@calls.get("/api/puzzles")
async def overview(request: Request) -> PuzzleOverview:
    """Return the number of puzzles by theme, and the caller as a solver."""
    person, services = await request.person(), request.services
    solver = await services.store[PuzzleStore].solver(person) if person else None
    retired = await services.store[PuzzleStore].retired()
    you = None if solver is None else _describe_solver(solver, services.clock())

    def count() -> PuzzleOverview:
        there = _fitting(retired)
        counts = {theme: sum(theme in entry.themes for entry in there) for theme in Theme}
        themes = [ThemeCount(theme.value, count) for theme, count in counts.items()]
        return PuzzleOverview(len(there), themes, you)

    return await request.heavy(count)


@calls.get("/api/puzzles/next")
async def next_ones(
    request: Request,
    theme: ThemeName | None = None,
    difficulty: DifficultyName = "normal",
    number: Number = 1,
) -> PuzzleBatch:
    """Return puzzles that fit the caller, without those they have attempted."""
    person, store = await request.person(), request.services.store[PuzzleStore]
    solver = await store.solver(person) if person else None
    but = await store.attempted(person) | await store.retired()
    rating = NEWCOMER if solver is None else solver.standing.rating.rating
    wanted = rating + OFFSETS[difficulty]

    def choose() -> list[str]:
        fitting = _fitting(but, None if theme is None else Theme(theme))
        fitting.sort(key=lambda each: abs(each.rating - wanted))
        best = fitting[: max(number, _DRAWN_FROM)]
        request.services.draws.shuffle(best)
        return [each.name for each in best[:number]]

    return PuzzleBatch(await _described(request, await request.heavy(choose)))


@calls.get("/api/puzzles/days/{day}", raises=[404])
async def puzzle_of_day(request: Request, day: Day) -> PuzzleState:
    """Return the puzzle of a day, the same for everybody."""
    if not is_day(day):
        raise UnknownError("There is no puzzle for that day.", code="puzzle-day-unknown")
    if not has_come(day, request.services.clock()):
        raise UnknownError("That day hasn't come yet.", code="day-to-come")
    store = request.services.store[PuzzleStore]
    done, retired = await store.attempted(await request.person()), await store.retired()
    name = await request.heavy(lambda: puzzle_of_the_day(day, shipped(), retired))
    [described] = await _described(request, [name], done)
    return described


@calls.post("/api/puzzles/runs", 201)
async def begin_run(request: Request) -> PuzzleRun:
    """Begin a run against the clock, which starts now."""
    person, services = (await request.join()).person, request.services
    retired = await services.store[PuzzleStore].retired()

    def choose() -> list[str]:
        entries = sorted(_fitting(retired), key=lambda each: each.rating)
        step = max(1.0, len(entries) / RUN_LENGTH)
        numbers = range(min(RUN_LENGTH, len(entries)))
        return [entries[int(step * (number + services.draws.random()))].name for number in numbers]

    names = await request.heavy(choose)
    run = Run(new_id(services.draws), person, services.clock(), tuple(names))
    puzzles = await _described(request, names)
    await services.store[PuzzleStore].begin_run(run)
    return PuzzleRun(run.id, RUN_SECONDS, puzzles)


@calls.post("/api/puzzles/runs/{run}", raises=[401, 404, 410])
async def end_run(request: Request, run: Id, body: PuzzleRunEnd) -> PuzzleRunResult:
    """End a run, and count the puzzles that its moves solve."""
    person, services = (await request.known()).person, request.services
    begun = await services.store[PuzzleStore].run(person, run)
    now = services.clock()
    if now > begun.began + (RUN_SECONDS + RUN_GRACE) * 1000:
        raise UsedError("The time of this run is over.", code="puzzle-run-over")

    def count() -> int:
        book, tried = shipped(), zip(begun.puzzles, body.moves, strict=False)
        return sum(solves(book.puzzle(name), moves) for name, moves in tried)

    solved = await request.heavy(count)
    best = await services.store[PuzzleStore].end_run(begun, solved, now)
    return PuzzleRunResult(solved, best)


@calls.get("/api/puzzles/{puzzle}", raises=[404])
async def read_puzzle(request: Request, puzzle: PuzzleId) -> PuzzleState:
    """Return a puzzle with its solution, even a retired one."""
    await _there(request, puzzle)
    done = await request.services.store[PuzzleStore].attempted(await request.person())
    [described] = await _described(request, [puzzle], done)
    return described


@calls.post("/api/puzzles/{puzzle}/attempts", raises=[404])
async def attempt(request: Request, puzzle: PuzzleId, body: PuzzleAttempt) -> PuzzleResult:
    """Judge and rate an attempt."""
    there = await _there(request, puzzle)
    solved = await request.heavy(solves, there, body.moves)
    person, now = (await request.join()).person, request.services.clock()
    rated = await request.services.store[PuzzleStore].attempt(person, there, now, solved=solved)
    return PuzzleResult(
        solved=solved,
        rated=rated.is_rated,
        before=round(rated.before.standing.rating.rating),
        you=_describe_solver(rated.after, now),
        puzzle=round(rated.puzzle),
    )


@calls.post("/api/puzzles/{puzzle}/reports", 201, raises=[401, 404])
async def report(request: Request, puzzle: PuzzleId, body: PuzzleReport) -> PuzzleReported:
    """Report a faulty puzzle, to be analyzed again for longer."""
    there, services = await _there(request, puzzle), request.services
    person = (await request.known()).person
    if not services.limiter.reports.take(person):
        sentence = "You have sent many reports; try again later."
        raise TooManyError(sentence, code="reports-many")
    now, store = services.clock(), services.store[PuzzleStore]
    retired = await store.report(person, there, body.reason, now)
    services[PuzzleChecks].wake()
    return PuzzleReported(retired)


async def _there(request: Request, name: str) -> Puzzle:
    """Return a puzzle of the book; UnknownError without one."""

    def find() -> Puzzle:
        if name not in (book := shipped()):
            raise UnknownError("There is no such puzzle.", code="puzzle-unknown")
        return book.puzzle(name)

    return await request.heavy(find)


async def _described(
    request: Request, names: Sequence[str], done: Collection[str] = ()
) -> list[PuzzleState]:
    """Describe puzzles of the book, with their ratings after attempts."""
    ratings = await request.services.store[PuzzleStore].ratings(names)

    def describe() -> list[PuzzleState]:
        puzzles = [_describe(name) for name in names]
        return [
            replace(each, rating=round(ratings.get(each.id, each.rating)), rated=each.id in done)
            for each in puzzles
        ]

    return await request.heavy(describe)


@calls.page("/puzzles.json")
def without_server(request: Request) -> Response:
    """Return the puzzles that the page keeps for times without the server."""
    return body_response(request, puzzles_to_keep())


@cache
def puzzles_to_keep() -> FileBody:
    """Return puzzles of all ratings as JSON, the easiest first, for pages without a server."""
    entries = sorted(shipped().entries.values(), key=lambda entry: entry.rating)
    kept = [_describe(each.name) for each in entries[:: len(entries) // KEPT]]
    return FileBody(json.encode(kept), "application/json")


@lru_cache(maxsize=1024)
def _describe(name: str) -> PuzzleState:
    puzzle = shipped().puzzle(name)
    return PuzzleState(
        id=puzzle.name,
        variant=puzzle.position.variant,
        position=format_position(puzzle.position),
        steps=[_step(*each) for each in zip(puzzle.positions(), puzzle.steps, strict=True)],
        themes=[theme.value for theme in puzzle.themes],
        proven=puzzle.is_proven,
        rating=round(puzzle.rating),
        finds=list(puzzle.finds),
        source=puzzle.source,
        stake=puzzle.stake.value if puzzle.stake else None,
        lead=None if puzzle.position.has_cards else puzzle.lead,
    )


def _describe_solver(solver: SolverRow, now: int) -> Solver:
    standing, rating = solver.standing, solver.standing.rested(now)
    return Solver(
        rating=round(rating.rating),
        deviation=round(rating.deviation),
        provisional=rating.deviation > PROVISIONAL,
        attempts=standing.attempts,
        solved=standing.solved,
        streak=solver.streak,
        best_streak=solver.best_streak,
        best_run=solver.best_run,
    )


def _step(position: Position | Solo, step: Step) -> PuzzleStep:
    return PuzzleStep(
        _tokens(step.accepted),
        _choice(step.best),
        [_choice(each) for each in step.rejected],
        _tokens(step.replies),
        [ReasonState.like(each.fact, of=each.of) for each in reasons_of(position, step)],
    )


def _choice(choice: Choice) -> PuzzleChoice:
    return PuzzleChoice(format_move(choice.move), choice.margin, _tokens(choice.line))


def _tokens(moves: tuple[Move, ...]) -> list[str]:
    return [format_move(move) for move in moves]
