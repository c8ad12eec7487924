"""Many rows of one table in one statement, for the insert that every move needs.

The SQL is made once for each number of rows, so that the driver can keep it prepared.
"""

from collections.abc import Sequence
from functools import cache

from sqlalchemy import Connection, Dialect, Table

MOST_ROWS = 64
"""Rows of one statement; so many statements are kept prepared at most."""


class RowInsert:
    """Inserts rows of a table, given as values in the order of its columns."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._sql = cache(self._make_sql)

    def write(self, connection: Connection, rows: Sequence[tuple[object, ...]]) -> None:
        """Insert the rows; IntegrityError, and none is inserted, if one of them can't be."""
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            values = tuple(value for row in some for value in row)
            connection.exec_driver_sql(self._sql(connection.dialect, len(some)), values)

    def _make_sql(self, dialect: Dialect, rows: int) -> str:
        name = dialect.identifier_preparer
        columns = ", ".join(name.format_column(column) for column in self._table.columns)
        mark = "?" if dialect.paramstyle == "qmark" else "%s"
        row = f"({', '.join([mark] * len(self._table.columns))})"
        every = ", ".join([row] * rows)
        return f"INSERT INTO {name.format_table(self._table)} ({columns}) VALUES {every}"
