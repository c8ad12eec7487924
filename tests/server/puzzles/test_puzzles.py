"""Puzzles over HTTP: chosen, attempted, rated once, run against the clock, reported, removed."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from functools import wraps
from pathlib import Path
from statistics import fmean
from typing import Any

import httpx
import pytest

from quiltbee.notation import format_move
from quiltbee.players import Info, Stop, Value
from quiltbee.players.glicko2 import Rating
from quiltbee.puzzles import Puzzle, Theme, puzzle_of_the_day, shipped
from quiltbee.server.computer.queue import Question, Reply
from quiltbee.server.errors import UnfitError, UnknownError
from quiltbee.server.puzzles.rows import RUN_SECONDS, PuzzleStore, Rated, Standing, solves
from quiltbee.server.settings import Limits
from quiltbee.server.store import Session
from quiltbee.server.store.persons import forget
from quiltbee.server.store.schema import metadata
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from tests.server.process import wait_for
from tests.server.store.support import ANN, ANNS_SESSION
from tests.server.support import Live, actions_of, live

BOOK = shipped()
NAMES = list(BOOK)
UNPROVEN = next(
    name
    for name in NAMES
    if not BOOK.puzzle(name).is_proven and all(step.rejected for step in BOOK.puzzle(name).steps)
)
"""A puzzle whose figures are not exact, so that an analysis may find it wrong."""

NOW = 1_700_000_000_000
DAY = 24 * 60 * 60 * 1000


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that runs a coroutine to its end."""

    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run


def answer(puzzle: Puzzle) -> list[str]:
    """The moves that solve a puzzle to its last step."""
    return [format_move(step.accepted[0]) for step in puzzle.steps]


def fault(puzzle: Puzzle) -> list[str]:
    """A wrong move at the first step."""
    legal = puzzle.position.legal_moves()
    return [format_move(next(move for move in legal if puzzle.verdict(0, move) == "wrong"))]


def puzzle_with(verdict: str) -> tuple[Puzzle, list[str]]:
    """A puzzle, and moves at its first step that come to a verdict."""
    for name in NAMES:
        puzzle = BOOK.puzzle(name)
        legal = puzzle.position.legal_moves()
        found = [format_move(move) for move in legal if puzzle.verdict(0, move) == verdict]
        if found:
            return puzzle, found
    raise AssertionError(f"no puzzle has a move that is {verdict}")


# What an attempt comes to


def test_the_answer_solves_and_a_fault_does_not() -> None:
    for name in NAMES[:40]:
        puzzle = BOOK.puzzle(name)
        assert solves(puzzle, answer(puzzle))
        assert not solves(puzzle, fault(puzzle))


def test_every_accepted_move_solves() -> None:
    puzzle = next(
        p for p in map(BOOK.puzzle, NAMES) if len(p.steps) == 1 and len(p.steps[0].accepted) > 1
    )
    assert all(solves(puzzle, [format_move(move)]) for move in puzzle.steps[0].accepted)


def test_a_good_move_may_be_tried_again_without_penalty() -> None:
    puzzle, good = puzzle_with("good")
    assert solves(puzzle, [good[0], *answer(puzzle)])
    assert not solves(puzzle, good[:1])  # given up


def test_a_line_is_solved_only_to_its_end() -> None:
    puzzle = next(p for p in map(BOOK.puzzle, NAMES) if len(p.steps) > 1)
    assert not solves(puzzle, answer(puzzle)[:1])
    assert solves(puzzle, answer(puzzle))


def test_moves_that_cannot_be_played_are_no_attempt() -> None:
    puzzle = BOOK.puzzle(NAMES[0])
    taken = next(iter(set("BCDEFGHIJKLMNOPQRSTUVWXYZabcdefg") - set(puzzle.table.ring)))
    with pytest.raises(UnfitError, match="Move 1 of the attempt"):
        solves(puzzle, [f"{taken}0a1"])
    with pytest.raises(UnfitError, match="was over after move 1"):
        solves(puzzle, [*fault(puzzle), *answer(puzzle)])


def test_who_solves_rises_and_the_puzzle_falls() -> None:
    person, puzzle = Standing(Rating()), Standing(Rating(1400, 120))
    won = person.after(puzzle.rested(NOW), won=True, solved=True, now=NOW)
    lost = person.after(puzzle.rested(NOW), won=False, solved=False, now=NOW)
    assert won.rating.rating > 1500 > lost.rating.rating
    assert (won.attempts, won.solved, lost.solved) == (1, 1, 0)
    rested = won.rested(NOW + 100 * DAY)
    assert rested.deviation > won.rating.deviation


# The store


@pytest.fixture
def puzzles(tmp_path: Path) -> Iterator[PuzzleStore]:
    store = SqliteStore(tmp_path)
    asyncio.run(store[SessionStore].add(ANNS_SESSION))
    yield store[PuzzleStore]
    store.close()


async def attempt(
    puzzles: PuzzleStore, name: str, *, solved: bool, at: int = NOW, person: str = ANN
) -> Rated:
    return await puzzles.attempt(person, BOOK.puzzle(name), at, solved=solved)


@awaited
async def test_only_the_first_attempt_is_rated(puzzles: PuzzleStore) -> None:
    first = await attempt(puzzles, NAMES[0], solved=False)
    again = await attempt(puzzles, NAMES[0], solved=True, at=NOW + DAY)
    assert (first.is_rated, again.is_rated) == (True, False)
    assert await puzzles.solver(ANN) == first.after
    assert await puzzles.attempted(ANN) == {NAMES[0]}
    assert first.puzzle > BOOK.puzzle(NAMES[0]).rating


@awaited
async def test_two_at_once_are_rated_once(puzzles: PuzzleStore) -> None:
    both = await asyncio.gather(*(attempt(puzzles, NAMES[0], solved=True) for _ in range(5)))
    assert sorted(each.is_rated for each in both) == [False] * 4 + [True]


@awaited
async def test_streaks(puzzles: PuzzleStore) -> None:
    results = [True, True, True, False, True]
    for name, solved in zip(NAMES, results, strict=False):
        await attempt(puzzles, name, solved=solved)
    solver = await puzzles.solver(ANN)
    assert solver is not None
    assert (solver.streak, solver.best_streak, solver.standing.solved) == (1, 3, 4)


# Over HTTP


def test_a_stranger_sees_what_there_is(browser: httpx.Client) -> None:
    told = browser.get("/api/puzzles").json()
    assert told["count"] == len(BOOK)
    assert told["you"] is None
    assert {each["theme"] for each in told["themes"]} == {theme.value for theme in Theme}
    assert "set-cookie" not in browser.get("/api/puzzles/next").headers


def test_puzzles_of_a_theme_and_none_twice(browser: httpx.Client) -> None:
    seen = set()
    for _ in range(8):
        [puzzle] = browser.get("/api/puzzles/next?theme=packing&difficulty=easier").json()[
            "puzzles"
        ]
        assert "packing" in puzzle["themes"]
        assert puzzle["id"] not in seen
        seen.add(puzzle["id"])
        moves = answer(BOOK.puzzle(puzzle["id"]))
        told = browser.post(f"/api/puzzles/{puzzle['id']}/attempts", json={"moves": moves}).json()
        assert (told["solved"], told["rated"]) == (True, True)
    you = browser.get("/api/puzzles").json()["you"]
    assert (you["attempts"], you["solved"], you["streak"]) == (8, 8, 8)
    assert you["rating"] > 1500 - 300


def test_harder_ones_are_harder(browser: httpx.Client) -> None:
    def mean(difficulty: str) -> float:
        path = f"/api/puzzles/next?difficulty={difficulty}&number=20"
        found = browser.get(path).json()["puzzles"]
        return fmean(puzzle["rating"] for puzzle in found)

    assert mean("easier") < mean("normal") < mean("harder")


def test_an_attempt_is_rated_once_and_a_puzzle_says_so(browser: httpx.Client) -> None:
    name = NAMES[5]
    path = f"/api/puzzles/{name}"
    assert browser.get(path).json()["rated"] is False
    body = {"moves": fault(BOOK.puzzle(name))}
    told = [browser.post(f"{path}/attempts", json=body).json() for _ in range(2)]
    assert [(each["solved"], each["rated"]) for each in told] == [(False, True), (False, False)]
    assert told[0]["you"] == told[1]["you"]
    assert told[0]["before"] == 1500 > told[0]["you"]["rating"]
    assert browser.get(path).json()["rated"] is True


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/puzzles/aaaaaa/attempts", {"moves": ["pass"]}, 404),
        ("/api/puzzles/AAAAAA/attempts", {"moves": ["pass"]}, 422),
        (f"/api/puzzles/{NAMES[0]}/attempts", {"moves": []}, 422),
        (f"/api/puzzles/{NAMES[0]}/attempts", {"moves": ["pass"] * 31}, 422),
        (f"/api/puzzles/{NAMES[0]}/attempts", {"moves": ["castle"]}, 422),
        (f"/api/puzzles/{NAMES[0]}/attempts", {"solved": True}, 422),
        (f"/api/puzzles/{NAMES[0]}/attempts", {"moves": ["+a1", "+a1"]}, 422),
        (f"/api/puzzles/{NAMES[0]}/reports", {"reason": "boring"}, 422),
        (f"/api/puzzles/{NAMES[0]}/reports", {"reason": "wrong"}, 401),
        ("/api/puzzles/runs/none", {"moves": []}, 401),
    ],
)
def test_what_is_refused(browser: httpx.Client, path: str, body: Any, status: int) -> None:
    response = browser.post(path, json=body)
    assert response.status_code == status
    assert response.json()["error"].endswith((".", "]"))


def test_a_run_is_counted_by_the_server(browser: httpx.Client) -> None:
    run = browser.post("/api/puzzles/runs").json()
    assert run["seconds"] == RUN_SECONDS
    puzzles = [BOOK.puzzle(each["id"]) for each in run["puzzles"]]
    ratings = [puzzle.rating for puzzle in puzzles]
    assert ratings == sorted(ratings)
    tried = [answer(puzzle) for puzzle in puzzles[:5]] + [fault(puzzles[5])]
    told = browser.post(f"/api/puzzles/runs/{run['id']}", json={"moves": tried})
    assert told.json() == {"solved": 5, "best": 5}
    again = browser.post(f"/api/puzzles/runs/{run['id']}", json={"moves": tried})
    assert again.status_code == 410
    assert browser.get("/api/puzzles").json()["you"]["best_run"] == 5


def test_a_run_of_somebody_else_is_none(server: Live, browser: httpx.Client) -> None:
    run = browser.post("/api/puzzles/runs").json()
    with server.client() as other:
        other.post("/api/puzzles/runs")
        response = other.post(f"/api/puzzles/runs/{run['id']}", json={"moves": []})
    assert response.status_code == 404


@pytest.mark.slow
def test_a_run_that_comes_too_late(tmp_path: Path) -> None:
    times = [NOW]
    with live(tmp_path, clock=lambda: times[0]) as server, server.client() as browser:
        run = browser.post("/api/puzzles/runs").json()
        times[0] += (RUN_SECONDS + 60) * 1000
        response = browser.post(f"/api/puzzles/runs/{run['id']}", json={"moves": []})
    assert response.status_code == 410
    assert response.json()["code"] == "puzzle-run-over"


def reported(server: Live, name: str, reason: str, times: int = 1) -> list[bool]:
    """Report a puzzle from so many browsers, after an attempt; whether each found it retired."""
    found = []
    for _ in range(times):
        with server.client() as browser:
            path = f"/api/puzzles/{name}"
            early = browser.post(f"{path}/reports", json={"reason": reason})
            assert early.status_code == 401
            browser.post(f"{path}/attempts", json={"moves": answer(BOOK.puzzle(name))})
            told = browser.post(f"{path}/reports", json={"reason": reason})
            found.append(bool(told.json()["retired"]))
    return found


def engine_that_says(name: str, *, agrees: bool) -> Callable[[Question, Stop], Reply]:
    """An engine that finds the solution of a puzzle, or another move that is better."""
    puzzle = BOOK.puzzle(name)
    steps = dict(zip(puzzle.positions(), puzzle.steps, strict=True))

    def reply(question: Question, stop: Stop) -> Reply:
        step = steps[question.position]
        best, other = step.accepted[0], step.rejected[0].move
        margins = {best: 9.0, other: 1.0 if agrees else 12.0}
        infos = [Info(value=Value(0.5, margin), pv=(move,)) for move, margin in margins.items()]
        return Reply(best, tuple(infos))

    return reply


@pytest.mark.slow
@pytest.mark.parametrize("reason", ["second-answer", "wrong", "unclear", "other"])
def test_reports_alone_retire_nothing(tmp_path: Path, reason: str) -> None:
    with live(tmp_path, limits=Limits.for_load(open_games=10)) as server:
        server.thinkers.reply = engine_that_says(UNPROVEN, agrees=True)
        assert reported(server, UNPROVEN, reason, times=8) == [False] * 8
        with server.client() as browser:
            assert browser.get("/api/puzzles").json()["count"] == len(BOOK)


@pytest.mark.slow
def test_a_longer_analysis_retires_a_wrong_puzzle_and_keeps_a_right_one(tmp_path: Path) -> None:
    with live(tmp_path, limits=Limits.for_load(open_games=10)) as server:

        def left() -> list[str]:
            return asyncio.run(server.store[PuzzleStore].to_check())

        server.thinkers.reply = engine_that_says(UNPROVEN, agrees=True)
        reported(server, UNPROVEN, "wrong")
        wait_for(lambda: left() == [])
        assert asyncio.run(server.store[PuzzleStore].retired()) == set()
        server.thinkers.reply = engine_that_says(UNPROVEN, agrees=False)
        reported(server, UNPROVEN, "second-answer")
        wait_for(lambda: left() == [])
        assert asyncio.run(server.store[PuzzleStore].retired()) == {UNPROVEN}
        with server.client() as browser:
            assert browser.get("/api/puzzles").json()["count"] == len(BOOK) - 1
            assert browser.get(f"/api/puzzles/{UNPROVEN}").status_code == 200


def test_the_operator_retires_a_puzzle_and_brings_it_back(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    actions = actions_of(store, tmp_path, lambda: NOW)

    def do(action: str, **arguments: object) -> Any:
        return asyncio.run(actions.carry_out(action, arguments))

    try:
        do("retire_puzzle", puzzle=NAMES[0])
        assert asyncio.run(store[PuzzleStore].retired()) == {NAMES[0]}
        assert do("puzzles") == [{"puzzle": NAMES[0], "retired": NOW, "reports": {}}]
        do("restore_puzzle", puzzle=NAMES[0])
        assert asyncio.run(store[PuzzleStore].retired()) == set()
        assert do("puzzles") == []
        with pytest.raises(UnknownError, match="no such puzzle"):
            do("retire_puzzle", puzzle="aaaaaa")
    finally:
        store.close()


def test_all_is_part_of_the_data_and_goes_with_the_person(browser: httpx.Client) -> None:
    puzzle = BOOK.puzzle(NAMES[7])
    browser.post(f"/api/puzzles/{puzzle.name}/attempts", json={"moves": answer(puzzle)})
    browser.post(f"/api/puzzles/{puzzle.name}/reports", json={"reason": "other"})
    browser.post("/api/puzzles/runs")
    data = browser.get("/api/me/data.json").json()
    for table in ("puzzle_solvers", "puzzle_attempts", "puzzle_reports", "puzzle_runs"):
        assert len(data[table]) == 1, table


@awaited
async def test_a_guest_who_signs_in_brings_their_attempts(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    guest = Session("9" * 64, "guest", NOW)
    for session in (ANNS_SESSION, guest):
        await store[SessionStore].add(session)
    await attempt(store[PuzzleStore], NAMES[0], solved=True, person="guest")

    def merge(connection: Any) -> None:
        store[PuzzleStore].on_merged(connection, "guest", ANN)

    await store.database.change(merge)
    assert await store[PuzzleStore].attempted(ANN) == {NAMES[0]}
    await attempt(store[PuzzleStore], NAMES[1], solved=True, person="guest")
    await store.database.change(merge)
    assert await store[PuzzleStore].attempted(ANN) == {NAMES[0]}
    await store.database.change(lambda c: forget(metadata, c, ANN))
    assert await store[PuzzleStore].solver(ANN) is None
    store.close()


def test_the_puzzle_of_a_day_is_the_same_for_everybody(browser: httpx.Client) -> None:
    told = browser.get("/api/puzzles/days/2026-11-23").json()
    assert told["id"] == puzzle_of_the_day("2026-11-23", BOOK)
    assert 900 <= BOOK.puzzle(told["id"]).rating <= 1600
    days = {puzzle_of_the_day(f"2026-11-{day:02}", BOOK) for day in range(1, 31)}
    assert len(days) == 30
    assert puzzle_of_the_day("2026-11-23", BOOK, {told["id"]}) != told["id"]
    assert browser.get("/api/puzzles/days/today").status_code == 422
    for day, code in (
        ("2026-02-30", "puzzle-day-unknown"),
        ("1999-01-01", "puzzle-day-unknown"),
        ("2999-01-01", "day-to-come"),
    ):
        refused = browser.get(f"/api/puzzles/days/{day}")
        assert (refused.status_code, refused.json()["code"]) == (404, code)
