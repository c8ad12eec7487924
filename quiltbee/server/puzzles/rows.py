"""Puzzles in the database: solvers, attempts, each puzzle's standing, runs and reports.

puzzle_solvers    a person's rating at puzzles, streaks and best run
puzzle_attempts   the first attempt of a person at a puzzle, the only one that is rated
puzzle_figures    what attempts have made of a puzzle's rating, and since when nobody gets it
puzzle_reports    who says that something is wrong with a puzzle
puzzle_runs       runs against the clock: when they began, and how many were solved

The puzzles themselves are not here, but in the book that comes with the package.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import (
    REAL,
    CheckConstraint,
    Column,
    Connection,
    Double,
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
from sqlalchemy.types import TypeEngine

from quiltbee.players.glicko2 import Rating
from quiltbee.puzzles import Puzzle
from quiltbee.server.errors import UnknownError, UsedError
from quiltbee.server.puzzles.rules import Standing
from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, metadata

_Number: TypeEngine[float] = Double().with_variant(REAL(), "sqlite")


def _standing_columns() -> tuple[Column[Any], ...]:
    return (
        Column("rating", _Number, nullable=False),
        Column("deviation", _Number, nullable=False),
        Column("volatility", _Number, nullable=False),
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
    Column("rating", _Number, nullable=False),
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
"""What an analysis can find out."""

KEPT_RUNS = 50
"""How many runs of a person are kept; new ones replace the oldest."""


@dataclass(frozen=True, slots=True)
class SolverRow:
    """How somebody does at puzzles."""

    standing: Standing
    streak: int = 0
    best_streak: int = 0
    best_run: int = 0


@dataclass(frozen=True, slots=True)
class Rated:
    """The result of an attempt: the solver before and after it, and the puzzle's rating now."""

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
    """What is kept about puzzles; failures raise StoreError."""

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """The person takes over a guest's attempts, unless they are a solver themselves."""
        is_solver = select(solvers.c.person).where(solvers.c.person == person)
        if connection.execute(is_solver).first() is not None:
            _forget(connection, guest)
            return
        for column in (solvers.c.person, attempts.c.person, reports.c.person, runs.c.person):
            move = update(column.table).where(column == guest).values(person=person)
            connection.execute(move)

    async def solver(self, person: str) -> SolverRow | None:
        """Return how somebody does; None before their first attempt."""
        return await self._database.read(lambda connection: _solver(connection, person))

    async def attempted(self, person: str) -> set[str]:
        """Return the puzzles that somebody has attempted."""
        query = select(attempts.c.puzzle).where(attempts.c.person == person)
        return set(await self._database.all(query, str))

    async def retired(self) -> set[str]:
        """Return the retired puzzles."""
        query = select(figures.c.puzzle).where(figures.c.retired.is_not(None))
        return set(await self._database.all(query, str))

    async def ratings(self, names: Sequence[str]) -> dict[str, float]:
        """Return the ratings of those puzzles that were attempted."""
        query = select(figures.c.puzzle, figures.c.rating).where(figures.c.puzzle.in_(names))
        return await self._database.read(
            lambda connection: {row.puzzle: row.rating for row in connection.execute(query)}
        )

    async def attempt(self, person: str, puzzle: Puzzle, now: int, *, solved: bool) -> Rated:
        """Rate somebody's first attempt at a puzzle; a later one changes nothing."""
        return await self._database.change(
            lambda connection: _rate(connection, person, puzzle, now, solved=solved)
        )

    async def report(self, person: str, puzzle: Puzzle, reason: str, now: int) -> bool:
        """Keep a report, one for each person; returns whether the puzzle is retired now.

        UnknownError if the person has not attempted it.
        """
        return await self._database.change(
            lambda connection: _report(connection, person, puzzle, reason, now)
        )

    async def to_check(self) -> list[str]:
        """Return the puzzles that are reported as wrong, the longest waiting first."""
        query = (
            select(reports.c.puzzle)
            .outerjoin(figures, figures.c.puzzle == reports.c.puzzle)
            .where(reports.c.reason.in_(CHECKED_REASONS), figures.c.retired.is_(None))
            .group_by(reports.c.puzzle)
            .order_by(func.min(reports.c.at))
        )
        return await self._database.all(query, str)

    async def judge(self, puzzle: Puzzle, now: int, *, is_right: bool) -> None:
        """Retire a puzzle, or bring it back and close the reports that it is wrong."""
        these = (reports.c.puzzle == puzzle.name) & reports.c.reason.in_(CHECKED_REASONS)

        def work(connection: Connection) -> None:
            standing, retired = _standing_of(connection, puzzle, now)
            if is_right:
                connection.execute(delete(reports).where(these))
            if is_right != (retired is None):
                _write_figures(connection, puzzle.name, standing, None if is_right else now)

        await self._database.write(work)

    async def reported(self) -> list[dict[str, Any]]:
        """Return the reported and the retired puzzles, with how often each is reported and why."""
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
        """Store a run that begins."""

        def work(connection: Connection) -> None:
            row = asdict(run) | {"puzzles": " ".join(run.puzzles)}
            connection.execute(insert(runs), row)
            mine = runs.c.person == run.person
            kept = select(runs.c.id).where(mine).order_by(runs.c.began.desc()).limit(KEPT_RUNS)
            connection.execute(delete(runs).where(mine, runs.c.id.not_in(kept)))

        await self._database.write(work)

    async def run(self, person: str, run_id: str) -> Run:
        """Return a run of a person; UnknownError if there is none."""
        query = select(runs).where(runs.c.id == run_id, runs.c.person == person)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise UnknownError("There is no such run.")
        return Run(row.id, row.person, row.began, tuple(row.puzzles.split()), row.solved)

    async def end_run(self, run: Run, solved: int, now: int) -> int:
        """Store the result of a run; returns the person's best. UsedError if it has ended."""

        def work(connection: Connection) -> int:
            this = update(runs).where(runs.c.id == run.id, runs.c.solved.is_(None))
            if connection.execute(this.values(solved=solved)).rowcount == 0:
                raise UsedError("This run has ended already.")
            before = _solver(connection, run.person) or SolverRow(Standing(Rating(), at=now))
            after = replace(before, best_run=max(before.best_run, solved))
            _write_solver(connection, run.person, after)
            return after.best_run

        return await self._database.change(work)


def _rate(connection: Connection, person: str, puzzle: Puzzle, now: int, *, solved: bool) -> Rated:
    before = _solver(connection, person) or SolverRow(Standing(Rating(), at=now))
    standing, retired = _standing_of(connection, puzzle, now)
    this = select(attempts.c.at).where(
        attempts.c.person == person, attempts.c.puzzle == puzzle.name
    )
    if connection.execute(this).first() is not None:
        return Rated(False, before, before, standing.rating.rating)
    own, theirs = before.standing.rested(now), standing.rested(now)
    mine = before.standing.after(theirs, won=solved, solved=solved, now=now)
    its = standing.after(own, won=not solved, solved=solved, now=now)
    streak = before.streak + 1 if solved else 0
    after = replace(
        before, standing=mine, streak=streak, best_streak=max(streak, before.best_streak)
    )
    _write_solver(connection, person, after)
    _write_figures(connection, puzzle.name, its, retired)
    row = {
        "person": person,
        "puzzle": puzzle.name,
        "at": now,
        "solved": int(solved),
        "rating": mine.rating.rating,
    }
    connection.execute(insert(attempts), row)
    return Rated(True, before, after, its.rating.rating)


def _report(connection: Connection, person: str, puzzle: Puzzle, reason: str, now: int) -> bool:
    tried = select(attempts.c.at).where(
        attempts.c.person == person, attempts.c.puzzle == puzzle.name
    )
    if connection.execute(tried).first() is None:
        raise UnknownError("Try a puzzle before you report it.")
    this = reports.c.puzzle == puzzle.name
    connection.execute(delete(reports).where(this, reports.c.person == person))
    row = {"puzzle": puzzle.name, "person": person, "at": now, "reason": reason}
    connection.execute(insert(reports), row)
    return _standing_of(connection, puzzle, now)[1] is not None


def _solver(connection: Connection, person: str) -> SolverRow | None:
    row = connection.execute(select(solvers).where(solvers.c.person == person)).first()
    if row is None:
        return None
    return SolverRow(_standing(row), row.streak, row.best_streak, row.best_run)


def _standing_of(connection: Connection, puzzle: Puzzle, now: int) -> tuple[Standing, int | None]:
    """Return a puzzle's standing, and since when it is retired."""
    row = connection.execute(select(figures).where(figures.c.puzzle == puzzle.name)).first()
    if row is None:
        return Standing(Rating(puzzle.rating, puzzle.deviation), at=now), None
    return _standing(row), row.retired


def _standing(row: Row[Any]) -> Standing:
    rating = Rating(row.rating, row.deviation, row.volatility)
    return Standing(rating, row.attempts, row.solved, row.at)


def _values(standing: Standing) -> dict[str, float]:
    return {
        **asdict(standing.rating),
        "attempts": standing.attempts,
        "solved": standing.solved,
        "at": standing.at,
    }


def _write_solver(connection: Connection, person: str, solver: SolverRow) -> None:
    connection.execute(delete(solvers).where(solvers.c.person == person))
    more = {
        "person": person,
        "streak": solver.streak,
        "best_streak": solver.best_streak,
        "best_run": solver.best_run,
    }
    connection.execute(insert(solvers), _values(solver.standing) | more)


def _write_figures(
    connection: Connection, name: str, standing: Standing, retired: int | None
) -> None:
    connection.execute(delete(figures).where(figures.c.puzzle == name))
    more = {"puzzle": name, "retired": retired}
    connection.execute(insert(figures), _values(standing) | more)


def _forget(connection: Connection, person: str) -> None:
    for table in (solvers, attempts, reports, runs):
        connection.execute(delete(table).where(table.c.person == person))
