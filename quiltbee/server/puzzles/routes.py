"""HTTP: puzzles to be solved, attempts at them, runs against the clock, reports."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Annotated, Final

from msgspec import Meta
from starlette.concurrency import run_in_threadpool

from quiltbee.players.glicko2 import CENTRE
from quiltbee.puzzles import Book, Entry, Puzzle, Theme, puzzle_of_the_day, shipped
from quiltbee.server.body import Id
from quiltbee.server.clock import has_come, is_day
from quiltbee.server.errors import TooManyError, UnknownError, UsedError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.ids import new_id
from quiltbee.server.puzzles.checks import PuzzleChecks
from quiltbee.server.puzzles.describing import describe_puzzle, describe_solver
from quiltbee.server.puzzles.messages import (
    DifficultyName,
    PuzzleAttempt,
    PuzzleBatch,
    PuzzleOverview,
    PuzzleReport,
    PuzzleReported,
    PuzzleResult,
    PuzzleRun,
    PuzzleRunEnd,
    PuzzleRunResult,
    PuzzleState,
    ThemeName,
)
from quiltbee.server.puzzles.rows import PuzzleStore, Run
from quiltbee.server.puzzles.rules import RUN_GRACE, RUN_SECONDS, solves

OFFSETS: Final[dict[DifficultyName, float]] = {"easier": -250.0, "normal": 0.0, "harder": 250.0}
"""How far from the solver's own rating a puzzle should be."""

NEWCOMER: Final = CENTRE - 300
"""The rating of the first puzzle that somebody gets."""

_DRAWN_FROM: Final = 12
"""How many of the best fits the next is drawn from, so that two people get different ones."""

RUN_LENGTH: Final = 60


def next_puzzles(
    book: Book,
    rating: float | None,
    *,
    theme: Theme | None,
    difficulty: DifficultyName,
    but: Collection[str],
    number: int,
    draws: Random,
) -> list[str]:
    """The names of `number` puzzles for somebody with this rating; fewer if there are no more."""
    wanted = (NEWCOMER if rating is None else rating) + OFFSETS[difficulty]
    fit = sorted(_fitting(book, theme, but), key=lambda each: abs(each.rating - wanted))
    found = fit[: max(number, _DRAWN_FROM)]
    draws.shuffle(found)
    return [each.name for each in found[:number]]


def run_puzzles(book: Book, but: Collection[str], draws: Random) -> list[str]:
    """The names of the puzzles of a run, of one step each, the easiest first."""
    entries = sorted(_fitting(book, None, but), key=lambda each: each.rating)
    if len(entries) <= RUN_LENGTH:
        return [each.name for each in entries]
    step = len(entries) / RUN_LENGTH
    return [entries[int(step * (number + draws.random()))].name for number in range(RUN_LENGTH)]


def _fitting(book: Book, theme: Theme | None, but: Collection[str]) -> Iterator[Entry]:
    for entry in book.entries.values():
        if entry.name not in but and (theme is None or theme in entry.themes):
            yield entry


calls = Calls()

MOST_IN_BATCH = 100

PuzzleId = Annotated[str, Meta(pattern=r"^[a-z2-7]{6}$")]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$(?!\n)")]
Number = Annotated[int, Meta(ge=1, le=MOST_IN_BATCH)]


@calls.get("/api/puzzles")
async def overview(request: Request) -> PuzzleOverview:
    """What there is, by theme, and how well the caller does."""
    person, services = await request.person(), request.services
    solver = await services.store[PuzzleStore].solver(person) if person else None
    retired = await services.store[PuzzleStore].retired()
    book = await run_in_threadpool(shipped)
    there = [entry for entry in book.entries.values() if entry.name not in retired]
    counts = {theme: sum(theme in entry.themes for entry in there) for theme in Theme}
    return {
        "count": len(there),
        "themes": [{"theme": theme.value, "count": count} for theme, count in counts.items()],
        "you": None if solver is None else describe_solver(solver, services.clock()),
    }


@calls.get("/api/puzzles/next")
async def next_ones(
    request: Request,
    theme: ThemeName | None = None,
    difficulty: DifficultyName = "normal",
    number: Number = 1,
) -> PuzzleBatch:
    """Puzzles that fit the caller and that they have not attempted; none once all are done."""
    person, store = await request.person(), request.services.store[PuzzleStore]
    solver = await store.solver(person) if person else None
    done = await store.attempted(person) if person else set()
    names = next_puzzles(
        await run_in_threadpool(shipped),
        None if solver is None else solver.standing.rating.rating,
        theme=None if theme is None else Theme(theme),
        difficulty=difficulty,
        but=done | await store.retired(),
        number=number,
        draws=request.services.draws,
    )
    return {"puzzles": await _described(request, names, set())}


@calls.get("/api/puzzles/days/{day}", raises=[404])
async def puzzle_of_day(request: Request, day: Day) -> PuzzleState:
    """The puzzle of a day, which is the same for everybody."""
    if not is_day(day):
        raise UnknownError("There is no puzzle for that day.", code="puzzle-day-unknown")
    if not has_come(day, request.services.clock()):
        raise UnknownError("That day hasn't come yet.", code="day-to-come")
    person, store = await request.person(), request.services.store[PuzzleStore]
    done = await store.attempted(person) if person else set()
    retired = await store.retired()
    book = await run_in_threadpool(shipped)
    there = [entry for entry in book.entries.values() if entry.name not in retired]
    name = await run_in_threadpool(puzzle_of_the_day, day, there)
    [described] = await _described(request, [name], done)
    return described


@calls.post("/api/puzzles/runs", 201)
async def begin_run(request: Request) -> PuzzleRun:
    """Begin a run against the clock, which starts now."""
    person, services = (await request.join()).person, request.services
    book = await run_in_threadpool(shipped)
    names = run_puzzles(book, await services.store[PuzzleStore].retired(), services.draws)
    run = Run(new_id(services.draws), person, services.clock(), tuple(names))
    puzzles = await _described(request, names, set())
    await services.store[PuzzleStore].begin_run(run)
    return {"id": run.id, "seconds": RUN_SECONDS, "puzzles": puzzles}


@calls.post("/api/puzzles/runs/{run}", raises=[401, 404, 410])
async def end_run(request: Request, run: Id, body: PuzzleRunEnd) -> PuzzleRunResult:
    """End a run: the server counts how many of its puzzles the moves solve."""
    person, services = (await request.known()).person, request.services
    begun = await services.store[PuzzleStore].run(person, run)
    now = services.clock()
    if now > begun.began + (RUN_SECONDS + RUN_GRACE) * 1000:
        raise UsedError("The time of this run is over.", code="puzzle-run-over")
    book = shipped()

    def count() -> int:
        tried = zip(begun.puzzles, body.moves, strict=False)
        return sum(solves(book.puzzle(name), moves) for name, moves in tried)

    solved = await run_in_threadpool(count)
    best = await services.store[PuzzleStore].end_run(begun, solved, now)
    return {"solved": solved, "best": best}


@calls.get("/api/puzzles/{puzzle}", raises=[404])
async def read_puzzle(request: Request, puzzle: PuzzleId) -> PuzzleState:
    """A puzzle with its solution, even a retired one."""
    await _there(puzzle)
    person = await request.person()
    done = await request.services.store[PuzzleStore].attempted(person) if person else set()
    [described] = await _described(request, [puzzle], done)
    return described


@calls.post("/api/puzzles/{puzzle}/attempts", raises=[404])
async def attempt(request: Request, puzzle: PuzzleId, body: PuzzleAttempt) -> PuzzleResult:
    """Rate an attempt: the server plays the moves and judges them."""
    there = await _there(puzzle)
    solved = await run_in_threadpool(solves, there, body.moves)
    person, now = (await request.join()).person, request.services.clock()
    rated = await request.services.store[PuzzleStore].attempt(person, there, now, solved=solved)
    return {
        "solved": solved,
        "rated": rated.is_rated,
        "before": round(rated.before.standing.rating.rating),
        "you": describe_solver(rated.after, now),
        "puzzle": round(rated.puzzle),
    }


@calls.post("/api/puzzles/{puzzle}/reports", 201, raises=[401, 404])
async def report(request: Request, puzzle: PuzzleId, body: PuzzleReport) -> PuzzleReported:
    """Report that something is wrong with a puzzle; it is analysed again, longer."""
    there, services = await _there(puzzle), request.services
    person = (await request.known()).person
    if not services.limiter.report(person):
        sentence = "You have sent many reports; try again later."
        raise TooManyError(sentence, code="reports-many")
    now, store = services.clock(), services.store[PuzzleStore]
    retired = await store.report(person, there, body.reason, now)
    services[PuzzleChecks].wake()
    return {"retired": retired}


async def _there(name: str) -> Puzzle:
    """A puzzle of the book; UnknownError if there is none of that name."""
    book = await run_in_threadpool(shipped)
    if name not in book:
        raise UnknownError("There is no such puzzle.", code="puzzle-unknown")
    return await run_in_threadpool(book.puzzle, name)


async def _described(request: Request, names: list[str], done: set[str]) -> list[PuzzleState]:
    ratings = await request.services.store[PuzzleStore].ratings(names)

    def describe() -> list[PuzzleState]:
        return [describe_puzzle(name, ratings.get(name), is_rated=name in done) for name in names]

    return await run_in_threadpool(describe)
