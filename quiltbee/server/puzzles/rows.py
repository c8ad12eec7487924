"""Puzzles in the database: solvers, attempts, each puzzle's standing, runs and reports.

puzzle_solvers    a person's rating at puzzles, streaks and best run
puzzle_attempts   a person's first attempt at a puzzle, the only one that is rated
puzzle_figures    a puzzle's rating after its attempts, and since when it is retired
puzzle_reports    people's reports of faulty puzzles
puzzle_runs       runs against the clock: when they began, and how many puzzles were solved

The puzzles themselves are in the book that comes with the package. Person and puzzle are opponents:
the person wins by solving it. After a good move that is not the best they may try again; it counts
for nothing. Times are ms since 1970.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sqlalchemy import (
    CheckConstraint,
    Column,
    Connection,
    Index,
    Integer,
    Row,
    Table,
    Text,
    delete,
    func,
    insert,
    select,
    update,
)

from quiltbee.notation import parse_move
from quiltbee.players.glicko2 import Rating, played, rested
from quiltbee.puzzles import Puzzle
from quiltbee.server.errors import UnfitError, UnknownError, UsedError
from quiltbee.server.ratings import LOWEST_DEVIATION, PERIOD
from quiltbee.server.store.database import replace_row
from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, Real, metadata

RUN_SECONDS: Final = 180
RUN_GRACE: Final = 15
"""The length of a run, and how much later its end may arrive."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The rating of a solver or a puzzle at a time, after a number of attempts."""

    rating: Rating
    attempts: int = 0
    solved: int = 0
    at: int = 0

    def rested(self, now: int) -> Rating:
        """Return the rating now, its deviation grown since the last attempt."""
        return rested(self.rating, self._periods(now))

    def after(self, opponent: Rating, *, won: bool, solved: bool, now: int) -> "Standing":
        """Return the standing after an attempt; `opponent` is the other one's rating before it."""
        after = played(self.rating, [(opponent, float(won))], self._periods(now))
        settled = replace(after, deviation=max(after.deviation, LOWEST_DEVIATION))
        return Standing(settled, self.attempts + 1, self.solved + solved, now)

    def _periods(self, now: int) -> float:
        return max(0, now - self.at) / PERIOD if self.attempts else 0.0


def solves(puzzle: Puzzle, tries: Sequence[str]) -> bool:
    """Return whether moves solve a puzzle.

    `tries` are all moves that were tried, in order; to stop before the end is to give up. Raises
    UnfitError for an illegal move, or one after the end.
    """
    positions, number = puzzle.positions(), 0
    for place, text in enumerate(tries, 1):
        move = parse_move(text)
        if (why := positions[number].why_illegal(move)) is not None:
            raise UnfitError(f"Move {place} of the attempt, {text}, is not legal: {why}.")
        verdict = puzzle.verdict(number, move)
        if verdict in ("solved", "wrong"):
            if place < len(tries):
                raise UnfitError(f"The attempt was over after move {place}, {text}.")
            return verdict == "solved"
        number += verdict == "next"
    return False


def _standing_columns() -> tuple[Column[Any], ...]:
    return (
        Column("rating", Real, nullable=False),
        Column("deviation", Real, nullable=False),
        Column("volatility", Real, nullable=False),
        Column("attempts", Integer, nullable=False),
        Column("solved", Integer, nullable=False),
        Column("at", Milliseconds, nullable=False),
    )


solvers = Table(
    "puzzle_solvers",
    metadata,
    person_column("person", leave="delete", merge="feature", primary_key=True),
    *_standing_columns(),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("best_run", Integer, nullable=False),
)

attempts = Table(
    "puzzle_attempts",
    metadata,
    person_column("person", leave="delete", merge="feature", primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("at", Milliseconds, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("rating", Real, nullable=False),
    CheckConstraint("solved IN (0, 1)", name="solved"),
)

figures = Table(
    "puzzle_figures",
    metadata,
    Column("puzzle", Text, primary_key=True),
    *_standing_columns(),
    Column("retired", Milliseconds),
)

reports = Table(
    "puzzle_reports",
    metadata,
    Column("puzzle", Text, primary_key=True),
    person_column("person", leave="delete", merge="feature", primary_key=True),
    Column("at", Milliseconds, nullable=False),
    Column("reason", Text, nullable=False),
    Index(None, "person", "at"),
)

runs = Table(
    "puzzle_runs",
    metadata,
    Column("id", Text, primary_key=True),
    person_column("person", leave="delete", merge="feature", nullable=False),
    Column("began", Milliseconds, nullable=False),
    Column("puzzles", Text, nullable=False),
    Column("solved", Integer),
    Index(None, "person", "began"),
)

CHECKED_REASONS = ("second-answer", "wrong")
"""The reasons of reports that an analysis can check."""

KEPT_RUNS = 50
"""The most runs kept of a person; new ones replace the oldest."""


@dataclass(frozen=True, slots=True)
class SolverRow:
    """A solver's standing, streaks and best run."""

    standing: Standing
    streak: int = 0
    best_streak: int = 0
    best_run: int = 0


@dataclass(frozen=True, slots=True)
class Rated:
    """A rated attempt: the solver before and after it, and the puzzle's new rating."""

    is_rated: bool
    before: SolverRow
    after: SolverRow
    puzzle: float


@dataclass(frozen=True, slots=True)
class Run:
    """A run against the clock; `solved` is None until it has ended."""

    id: str
    person: str
    began: int
    puzzles: tuple[str, ...]
    solved: int | None = None


class PuzzleStore(Feature):
    """The solvers, attempts, reports and runs of a database; failures raise StoreError."""

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """Move a guest's attempts to a person who is no solver yet; delete them otherwise."""
        is_solver = _solver(connection, person) is not None
        for table in (solvers, attempts, reports, runs):
            change = delete(table) if is_solver else update(table).values(person=person)
            connection.execute(change.where(table.c.person == guest))

    async def solver(self, person: str) -> SolverRow | None:
        """Return a solver; None before their first attempt or run."""
        return await self._database.read(lambda connection: _solver(connection, person))

    async def attempted(self, person: str | None) -> set[str]:
        """Return the puzzles that a person has attempted."""
        query = select(attempts.c.puzzle).where(attempts.c.person == person)
        return set(await self._database.all(query, str))

    async def retired(self) -> set[str]:
        """Return the retired puzzles."""
        query = select(figures.c.puzzle).where(figures.c.retired.is_not(None))
        return set(await self._database.all(query, str))

    async def ratings(self, names: Sequence[str]) -> dict[str, float]:
        """Return the ratings of puzzles, except those without an attempt."""
        query = select(figures.c.puzzle, figures.c.rating).where(figures.c.puzzle.in_(names))
        return await self._database.read(
            lambda connection: {row.puzzle: row.rating for row in connection.execute(query)}
        )

    async def attempt(self, person: str, puzzle: Puzzle, now: int, *, solved: bool) -> Rated:
        """Rate a person's first attempt at a puzzle; a later one changes nothing."""

        def work(connection: Connection) -> Rated:
            before = _solver(connection, person) or SolverRow(Standing(Rating(), at=now))
            standing, retired = _standing_of(connection, puzzle, now)
            if _has_attempted(connection, person, puzzle):
                return Rated(False, before, before, standing.rating.rating)
            own, theirs = before.standing.rested(now), standing.rested(now)
            mine = before.standing.after(theirs, won=solved, solved=solved, now=now)
            its = standing.after(own, won=not solved, solved=solved, now=now)
            streak = before.streak + 1 if solved else 0
            best = max(streak, before.best_streak)
            after = replace(before, standing=mine, streak=streak, best_streak=best)
            _write_solver(connection, person, after)
            _write_figures(connection, puzzle.name, its, retired)
            row = {"person": person, "puzzle": puzzle.name, "at": now}
            row |= {"solved": int(solved), "rating": mine.rating.rating}
            connection.execute(insert(attempts), row)
            return Rated(True, before, after, its.rating.rating)

        return await self._database.change(work)

    async def report(self, person: str, puzzle: Puzzle, reason: str, now: int) -> bool:
        """Store a person's report, in place of any earlier one; returns whether it is retired.

        Raises UnknownError if the person has not attempted the puzzle.
        """

        def work(connection: Connection) -> bool:
            if not _has_attempted(connection, person, puzzle):
                raise UnknownError("Try a puzzle before you report it.")
            row = {"puzzle": puzzle.name, "person": person, "at": now, "reason": reason}
            replace_row(connection, reports, row)
            return _standing_of(connection, puzzle, now)[1] is not None

        return await self._database.change(work)

    async def to_check(self) -> list[str]:
        """Return the puzzles reported as wrong, the longest waiting first."""
        query = (
            select(reports.c.puzzle)
            .outerjoin(figures, figures.c.puzzle == reports.c.puzzle)
            .where(reports.c.reason.in_(CHECKED_REASONS), figures.c.retired.is_(None))
            .group_by(reports.c.puzzle)
            .order_by(func.min(reports.c.at))
        )
        return await self._database.all(query, str)

    async def judge(self, puzzle: Puzzle, now: int, *, is_right: bool) -> None:
        """Retire a puzzle, or restore it and close the reports that it is wrong."""
        these = (reports.c.puzzle == puzzle.name) & reports.c.reason.in_(CHECKED_REASONS)

        def work(connection: Connection) -> None:
            standing, retired = _standing_of(connection, puzzle, now)
            if is_right:
                connection.execute(delete(reports).where(these))
            if is_right != (retired is None):
                _write_figures(connection, puzzle.name, standing, None if is_right else now)

        await self._database.write(work)

    async def reported(self) -> list[dict[str, Any]]:
        """Return the reported and the retired puzzles, with the number of reports by reason."""
        counted = (
            select(reports.c.puzzle, reports.c.reason, func.count().label("reports"))
            .group_by(reports.c.puzzle, reports.c.reason)
            .order_by(reports.c.puzzle, reports.c.reason)
        )

        def question(connection: Connection) -> list[dict[str, Any]]:
            gone = select(figures.c.puzzle, figures.c.retired).where(figures.c.retired.is_not(None))
            found = {
                row.puzzle: {"puzzle": row.puzzle, "retired": row.retired, "reports": {}}
                for row in connection.execute(gone)
            }
            for row in connection.execute(counted):
                new = {"puzzle": row.puzzle, "retired": None, "reports": {}}
                found.setdefault(row.puzzle, new)["reports"][row.reason] = row.reports
            return [found[name] for name in sorted(found)]

        return await self._database.read(question)

    async def begin_run(self, run: Run) -> None:
        """Store a new run."""

        def work(connection: Connection) -> None:
            row = asdict(run) | {"puzzles": " ".join(run.puzzles)}
            connection.execute(insert(runs), row)
            mine = runs.c.person == run.person
            kept = select(runs.c.id).where(mine).order_by(runs.c.began.desc()).limit(KEPT_RUNS)
            connection.execute(delete(runs).where(mine, runs.c.id.not_in(kept)))

        await self._database.write(work)

    async def run(self, person: str, run_id: str) -> Run:
        """Return a run of a person; raises UnknownError if there is none."""
        query = select(runs).where(runs.c.id == run_id, runs.c.person == person)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise UnknownError("There is no such run.")
        return Run(row.id, row.person, row.began, tuple(row.puzzles.split()), row.solved)

    async def end_run(self, run: Run, solved: int, now: int) -> int:
        """Store the result of a run, and return the person's best.

        Raises UsedError if it has ended.
        """

        def work(connection: Connection) -> int:
            this = update(runs).where(runs.c.id == run.id, runs.c.solved.is_(None))
            if connection.execute(this.values(solved=solved)).rowcount == 0:
                raise UsedError("This run has ended already.")
            before = _solver(connection, run.person) or SolverRow(Standing(Rating(), at=now))
            after = replace(before, best_run=max(before.best_run, solved))
            _write_solver(connection, run.person, after)
            return after.best_run

        return await self._database.change(work)


def _has_attempted(connection: Connection, person: str, puzzle: Puzzle) -> bool:
    this = select(attempts.c.at).filter_by(person=person, puzzle=puzzle.name)
    return connection.execute(this).first() is not None


def _solver(connection: Connection, person: str) -> SolverRow | None:
    row = connection.execute(select(solvers).where(solvers.c.person == person)).first()
    if row is None:
        return None
    return SolverRow(_standing(row), row.streak, row.best_streak, row.best_run)


def _standing_of(connection: Connection, puzzle: Puzzle, now: int) -> tuple[Standing, int | None]:
    """Return a puzzle's standing, and the time since which it is retired."""
    row = connection.execute(select(figures).where(figures.c.puzzle == puzzle.name)).first()
    if row is None:
        return Standing(Rating(puzzle.rating, puzzle.deviation), at=now), None
    return _standing(row), row.retired


def _standing(row: Row[Any]) -> Standing:
    rating = Rating(row.rating, row.deviation, row.volatility)
    return Standing(rating, row.attempts, row.solved, row.at)


def _values(standing: Standing) -> dict[str, Any]:
    return {
        **asdict(standing.rating),
        "attempts": standing.attempts,
        "solved": standing.solved,
        "at": standing.at,
    }


def _write_solver(connection: Connection, person: str, solver: SolverRow) -> None:
    row = _values(solver.standing) | {
        "person": person,
        "streak": solver.streak,
        "best_streak": solver.best_streak,
        "best_run": solver.best_run,
    }
    replace_row(connection, solvers, row)


def _write_figures(
    connection: Connection, name: str, standing: Standing, retired: int | None
) -> None:
    replace_row(connection, figures, _values(standing) | {"puzzle": name, "retired": retired})
