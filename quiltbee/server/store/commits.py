"""Commits: pieces of work that waited together are one, and each hears how its own ended.

Rows of one table are one statement. Where a group fails, its halves are tried, so that a piece of
work that can't be done takes no other with it. Where the database is away, all of them fail at
once: what was asked for as it went may or may not be stored.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from quiltbee.server.figures import FIGURES
from quiltbee.server.store.inserts import MOST_ROWS, RowInsert
from quiltbee.server.store.news import Exchange, News
from quiltbee.server.store.trouble import Trouble

Work = Callable[[Connection], None]


@dataclass(frozen=True, slots=True)
class Row:
    """A row to insert: the rows that wait for one insert are written by one statement."""

    insert: RowInsert
    values: tuple[str | int | None, ...]

    def __call__(self, connection: Connection) -> None:
        """Write this row alone."""
        self.insert.write(connection, [self.values])


class Task(NamedTuple):
    """A piece of work, and what the other processes are told by its commit."""

    work: Work
    news: tuple[News, ...] = ()


ONE_STATEMENT = "quiltbee_one_statement"
"""The option of a connection on which a transaction is one statement, and needs no other."""


class Commits:
    """Does work on the connection that writes, which is made anew when it was lost."""

    def __init__(self, engine: Engine, exchange: Exchange) -> None:
        self._engine = engine
        self._exchange = exchange
        self._trouble = Trouble("written")

    def carry_out(self, group: Sequence[Task]) -> list[Exception | None]:
        """Do pieces of work in their order; for each what went wrong, None if it is stored."""
        try:
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

    def _commit(self, group: Sequence[Task]) -> None:
        works = [task.work for task in group]
        news = [news for task in group for news in task.news]
        with self._engine.connect() as connection:
            connection.execution_options(**{ONE_STATEMENT: _is_one_statement(works)})
            with connection.begin():
                _write(connection, works)
                if news:
                    self._exchange.announce(connection, *news)


def _write(connection: Connection, works: Iterable[Work]) -> None:
    """Do pieces of work in their order; rows that follow each other are one statement."""
    for insert, same in groupby(works, lambda work: work.insert if isinstance(work, Row) else None):
        if insert is None:
            for work in same:
                work(connection)
        else:
            insert.write(connection, [row.values for row in same if isinstance(row, Row)])


def _is_one_statement(works: Sequence[Work]) -> bool:
    inserts = {work.insert if isinstance(work, Row) else None for work in works}
    return len(works) <= MOST_ROWS and len(inserts) == 1 and None not in inserts


def _is_away(error: Exception) -> bool:
    """Whether the connection was lost, or there is none to be had."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or error.statement is None
    )
