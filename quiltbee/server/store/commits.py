"""Commits: tasks that are queued together share one, and each learns its own outcome.

Rows of one table are one statement. If a group fails, its halves are tried, so that a bad task
spoils no other. If the database is unreachable, the whole group fails: whatever was in
flight may or may not be stored.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from quiltbee.server.figures import FIGURES
from quiltbee.server.store.exchange import Exchange
from quiltbee.server.store.inserts import MOST_ROWS, RowInsert
from quiltbee.server.store.news import Note
from quiltbee.server.store.trouble import Trouble

Work = Callable[[Connection], None]


@dataclass(slots=True)
class Row:
    """A row to insert; rows for the same insert are written by one statement."""

    insert: RowInsert
    values: tuple[str | int | None, ...]

    def __call__(self, connection: Connection) -> None:
        """Write this row alone."""
        self.insert.write(connection, [self.values])


class Task(NamedTuple):
    """A piece of work, and the news for the other processes that its commit sends."""

    work: Work
    notes: tuple[Note, ...] = ()


class Commits:
    """Runs tasks on the writing connection, which is reopened if it was lost."""

    def __init__(self, engine: Engine, exchange: Exchange) -> None:
        self._engine = engine
        self._exchange = exchange
        self._trouble = Trouble("written")

    def carry_out(self, group: Sequence[Task]) -> list[Exception | None]:
        """Run tasks in order; return each one's error, or None if it is stored."""
        try:
            if not self._insert(group):
                self._commit(group)
        except Exception as error:  # noqa: BLE001 - each caller is told; the thread goes on
            if len(group) == 1 or _is_away(error):
                return [self._explained(error)] * len(group)
            half = len(group) // 2
            return [*self.carry_out(group[:half]), *self.carry_out(group[half:])]
        FIGURES.groups.observe(len(group))
        return [None] * len(group)

    def _explained(self, error: Exception) -> Exception:
        return self._trouble.explain(error) if isinstance(error, SQLAlchemyError) else error

    def _insert(self, group: Sequence[Task]) -> bool:
        """Insert rows of one table and send the news with one statement, the usual case for moves.

        False if that fails; the slow path then finds out why.
        """
        works = [task.work for task in group]
        rows = [work.values for work in works if isinstance(work, Row)]
        inserts = {work.insert for work in works if isinstance(work, Row)}
        if len(rows) < len(works) or len(inserts) != 1 or len(rows) > MOST_ROWS:
            return False
        payloads = self._exchange.payloads([note for task in group for note in task.notes])
        return inserts.pop().write_at_once(self._engine, rows, payloads)

    def _commit(self, group: Sequence[Task]) -> None:
        notes = [note for task in group for note in task.notes]
        with self._engine.begin() as connection:
            _write(connection, [task.work for task in group])
            if notes:
                self._exchange.announce(connection, *notes)


def _write(connection: Connection, works: Iterable[Work]) -> None:
    """Run tasks in order; consecutive rows of one table are one statement."""
    for insert, same in groupby(works, lambda work: work.insert if isinstance(work, Row) else None):
        if insert is None:
            for work in same:
                work(connection)
        else:
            insert.write(connection, [row.values for row in same if isinstance(row, Row)])


def _is_away(error: Exception) -> bool:
    """Whether the connection was lost or could not be opened."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or error.statement is None
    )
