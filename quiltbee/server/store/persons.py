"""Policies for rows that refer to a person: when the person leaves, and when a guest signs in.

    person_column("person", leave="delete", merge="move", primary_key=True)

Each such column has its policy; `forget` and `merge` apply all of them, and a test finds a column
without one. Whatever needs more is in a feature's `on_removed` and `on_merged`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import (
    Column,
    Connection,
    ForeignKey,
    MetaData,
    Text,
    delete,
    select,
    tuple_,
    update,
)

_KEY = "person"

Leave = Literal["delete", "clear", "feature"]
"""When the person leaves: delete the row, clear the column, or leave it to the feature."""

Merge = Literal["move", "delete", "stay", "feature"]
"""When a guest signs in as a person: give the person the row, unless they have one with the same
key; delete it; leave it with the guest; or leave it to the feature."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A policy; `exported` rows are part of the person's own data."""

    leave: Leave
    merge: Merge
    exported: bool


def person_column(
    name: str,
    *,
    leave: Leave,
    merge: Merge,
    exported: bool = True,
    ondelete: str | None = None,
    primary_key: bool = False,
    nullable: bool = True,
) -> Column[Any]:
    """Return a column that refers to a person, with its policy."""
    return Column(
        name,
        Text,
        ForeignKey("people.id", ondelete=ondelete),
        primary_key=primary_key,
        nullable=nullable and not primary_key,
        info=policy(leave=leave, merge=merge, exported=exported),
    )


def policy(*, leave: Leave, merge: Merge, exported: bool = True) -> dict[Any, Any]:
    """Return the `info` of a column that holds a person's id without a foreign key."""
    return {_KEY: Policy(leave, merge, exported)}


def policies(metadata: MetaData) -> Iterator[tuple[Column[Any], Policy]]:
    """Yield the columns with a policy; a table comes before the tables that it refers to."""
    for table in reversed(metadata.sorted_tables):
        for column in table.columns:
            if _KEY in column.info:
                yield column, column.info[_KEY]


def forget(metadata: MetaData, connection: Connection, leaver: str) -> None:
    """Delete or clear a person's rows."""
    for column, its in policies(metadata):
        if its.leave == "delete":
            connection.execute(delete(column.table).where(column == leaver))
        elif its.leave == "clear":
            cleared = update(column.table).where(column == leaver)
            connection.execute(cleared.values({column.name: None}))


def merge(metadata: MetaData, connection: Connection, guest: str, known: str) -> None:
    """Move or delete a guest's rows."""
    for column, its in policies(metadata):
        table, theirs = column.table, column == guest
        if its.merge == "move":
            key = [each for each in table.primary_key.columns if each is not column]
            if column.primary_key:
                connection.execute(delete(table).where(theirs, _has_twin(column, key, known)))
            connection.execute(update(table).where(theirs).values({column.name: known}))
        elif its.merge == "delete":
            connection.execute(delete(table).where(theirs))


def _has_twin(column: Column[Any], key: list[Column[Any]], known: str) -> Any:
    """Return the condition that the person has a row with the same key."""
    if not key:
        return select(column).where(column == known).exists()
    return tuple_(*key).in_(select(*key).where(column == known))
