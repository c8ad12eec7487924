"""HTTP: puzzles to be solved, attempts at them, runs against the clock, reports."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import JSONResponse
from starlette.concurrency import run_in_threadpool

from quiltbee.puzzles import Puzzle, Theme, puzzle_of_the_day, shipped
from quiltbee.server.clock import has_come, is_day
from quiltbee.server.errors import TooManyError, UnknownError, UsedError
from quiltbee.server.http.answers import problems
from quiltbee.server.http.cookies import give_token
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.ids import new_id
from quiltbee.server.puzzles.choosing import next_puzzles, run_puzzles
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
from quiltbee.server.puzzles.rows import Run
from quiltbee.server.puzzles.rules import RUN_GRACE, RUN_SECONDS, solves

router = APIRouter()

MOST_IN_BATCH = 100

PuzzleId = Annotated[str, Path(pattern="^[a-z2-7]{6}$")]
DayName = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", max_length=10)]
RunId = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$")]


@router.get("/api/puzzles", response_model=PuzzleOverview, responses=problems(503))
async def overview(request: Request, services: Injected) -> JSONResponse:
    """What there is, by theme, and how well the caller does."""
    person = await services.people.person_of(request)
    solver = await services.store.puzzles.solver(person) if person else None
    retired = await services.store.puzzles.retired()
    book = await run_in_threadpool(shipped)
    there = [entry for entry in book.entries.values() if entry.name not in retired]
    counts = {theme: sum(theme in entry.themes for entry in there) for theme in Theme}
    told: PuzzleOverview = {
        "count": len(there),
        "themes": [{"theme": theme.value, "count": count} for theme, count in counts.items()],
        "you": None if solver is None else describe_solver(solver, services.clock()),
    }
    return JSONResponse(told)


@router.get("/api/puzzles/next", response_model=PuzzleBatch, responses=problems(422, 503))
async def next_ones(
    request: Request,
    services: Injected,
    theme: Annotated[ThemeName | None, Query()] = None,
    difficulty: Annotated[DifficultyName, Query()] = "normal",
    number: Annotated[int, Query(ge=1, le=MOST_IN_BATCH)] = 1,
) -> JSONResponse:
    """Puzzles that fit the caller and that they have not attempted; none once all are done."""
    person = await services.people.person_of(request)
    store = services.store.puzzles
    solver = await store.solver(person) if person else None
    done = await store.attempted(person) if person else set()
    names = next_puzzles(
        await run_in_threadpool(shipped),
        None if solver is None else solver.standing.rating.rating,
        theme=None if theme is None else Theme(theme),
        difficulty=difficulty,
        but=done | await store.retired(),
        number=number,
        draws=services.draws,
    )
    return JSONResponse({"puzzles": await _described(services, names, set())})


@router.get(
    "/api/puzzles/days/{day}", response_model=PuzzleState, responses=problems(404, 422, 503)
)
async def puzzle_of_day(day: DayName, request: Request, services: Injected) -> JSONResponse:
    """The puzzle of a day, which is the same for everybody."""
    if not is_day(day):
        raise UnknownError("There is no puzzle for that day.", code="puzzle-day-unknown")
    if not has_come(day, services.clock()):
        raise UnknownError("That day hasn't come yet.", code="day-to-come")
    person = await services.people.person_of(request)
    done = await services.store.puzzles.attempted(person) if person else set()
    retired = await services.store.puzzles.retired()
    book = await run_in_threadpool(shipped)
    there = [entry for entry in book.entries.values() if entry.name not in retired]
    name = await run_in_threadpool(puzzle_of_the_day, day, there)
    [told] = await _described(services, [name], done)
    return JSONResponse(told)


@router.post(
    "/api/puzzles/runs", status_code=201, response_model=PuzzleRun, responses=problems(503)
)
async def begin_run(request: Request, services: Injected) -> JSONResponse:
    """Begin a run against the clock, which starts now."""
    visitor = await services.people.admit(request)
    book = await run_in_threadpool(shipped)
    names = run_puzzles(book, await services.store.puzzles.retired(), services.draws)
    run = Run(new_id(services.draws), visitor.person, services.clock(), tuple(names))
    puzzles = await _described(services, names, set())
    await services.store.puzzles.begin_run(run)
    told: PuzzleRun = {"id": run.id, "seconds": RUN_SECONDS, "puzzles": puzzles}
    response = JSONResponse(told, 201)
    give_token(request, response, visitor.token)
    return response


@router.post(
    "/api/puzzles/runs/{run_id}",
    response_model=PuzzleRunResult,
    responses=problems(400, 401, 404, 410, 413, 422, 503),
)
async def end_run(
    run_id: RunId, end: PuzzleRunEnd, request: Request, services: Injected
) -> JSONResponse:
    """End a run: the server counts how many of its puzzles the moves solve."""
    session = await services.people.known(request)
    run = await services.store.puzzles.run(session.person, run_id)
    now = services.clock()
    if now > run.began + (RUN_SECONDS + RUN_GRACE) * 1000:
        raise UsedError("The time of this run is over.", code="puzzle-run-over")
    book = shipped()

    def count() -> int:
        tried = zip(run.puzzles, end.moves, strict=False)
        return sum(solves(book.puzzle(name), moves) for name, moves in tried)

    solved = await run_in_threadpool(count)
    best = await services.store.puzzles.end_run(run, solved, now)
    return JSONResponse({"solved": solved, "best": best})


@router.get(
    "/api/puzzles/{puzzle_id}", response_model=PuzzleState, responses=problems(404, 422, 503)
)
async def puzzle(puzzle_id: PuzzleId, request: Request, services: Injected) -> JSONResponse:
    """A puzzle with its solution, even a retired one."""
    await _there(puzzle_id)
    person = await services.people.person_of(request)
    done = await services.store.puzzles.attempted(person) if person else set()
    [told] = await _described(services, [puzzle_id], done)
    return JSONResponse(told)


@router.post(
    "/api/puzzles/{puzzle_id}/attempts",
    response_model=PuzzleResult,
    responses=problems(400, 404, 413, 422, 503),
)
async def attempt(
    puzzle_id: PuzzleId, tried: PuzzleAttempt, request: Request, services: Injected
) -> JSONResponse:
    """Rate an attempt: the server plays the moves and judges them."""
    puzzle = await _there(puzzle_id)
    solved = await run_in_threadpool(solves, puzzle, tried.moves)
    visitor = await services.people.admit(request)
    now = services.clock()
    rated = await services.store.puzzles.attempt(visitor.person, puzzle, now, solved=solved)
    told: PuzzleResult = {
        "solved": solved,
        "rated": rated.is_rated,
        "before": round(rated.before.standing.rating.rating),
        "you": describe_solver(rated.after, now),
        "puzzle": round(rated.puzzle),
    }
    response = JSONResponse(told)
    give_token(request, response, visitor.token)
    return response


@router.post(
    "/api/puzzles/{puzzle_id}/reports",
    status_code=201,
    response_model=PuzzleReported,
    responses=problems(400, 401, 404, 413, 422, 503),
)
async def report(
    puzzle_id: PuzzleId, wish: PuzzleReport, request: Request, services: Injected
) -> JSONResponse:
    """Say that something is wrong with a puzzle; some reports retire it."""
    puzzle = await _there(puzzle_id)
    session = await services.people.known(request)
    if not services.limiter.report(session.person):
        sentence = "You have sent many reports; try again later."
        raise TooManyError(sentence, code="reports-many")
    now, store = services.clock(), services.store.puzzles
    retired = await store.report(session.person, puzzle, wish.reason, now)
    return JSONResponse({"retired": retired}, 201)


async def _there(name: str) -> Puzzle:
    """A puzzle of the book; UnknownError if there is none of that name."""
    book = await run_in_threadpool(shipped)
    if name not in book:
        raise UnknownError("There is no such puzzle.", code="puzzle-unknown")
    return await run_in_threadpool(book.puzzle, name)


async def _described(services: Services, names: list[str], done: set[str]) -> list[PuzzleState]:
    ratings = await services.store.puzzles.ratings(names)

    def describe() -> list[PuzzleState]:
        return [describe_puzzle(name, ratings.get(name), is_rated=name in done) for name in names]

    return await run_in_threadpool(describe)
