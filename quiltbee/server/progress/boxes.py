"""When one's own mistakes come again: each is in a box, and the higher the box, the later.

own_mistakes    a mistake that somebody has tried: its box, and when it comes again

A mistake that was not tried yet has no row. Rows belong to a person, so all their browsers agree.
"""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Integer,
    Table,
    Text,
    delete,
    insert,
    select,
)

from quiltbee.server.clock import DAY
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import hold_person
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, metadata

DAYS: Final = (1, 3, 7, 21)
"""Days after which a mistake in each box comes again; past the last box it is known."""

own_mistakes = Table(
    "own_mistakes",
    metadata,
    person_column("person", leave="delete", merge="move", primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("box", Integer, nullable=False),
    Column("due", Milliseconds),
)

Key = tuple[str, int]
"""A game, and the number of a decision in it."""


@dataclass(frozen=True, slots=True)
class Box:
    """The box of a mistake, from 0, and when it comes again; None for one that is known."""

    box: int
    due: int | None


UNTRIED: Final = Box(-1, 0)


def after_try(before: Box, now: int, *, solved: bool) -> Box:
    """Where a mistake goes after a try: back to the first box, or on to the next.

    One that is solved before it is due stays where it is: it was reported twice, or by two
    browsers.
    """
    if not solved:
        return Box(0, now + DAYS[0] * DAY)
    if before.due is None or now < before.due:
        return before
    box = before.box + 1
    return Box(box, now + DAYS[box] * DAY if box < len(DAYS) else None)


class BoxStore(Feature):
    """The boxes of everybody's mistakes; failures raise StoreError."""

    about = (own_mistakes.c.person,)

    def on_resumed(self, connection: Connection, game: str) -> None:
        """Its moves will change."""
        connection.execute(delete(own_mistakes).where(own_mistakes.c.game == game))

    async def try_again(self, person: str, key: Key, now: int, *, solved: bool) -> Box:
        """Move a mistake after a try; tries that come at once are taken one after the other."""

        def work(connection: Connection) -> Box:
            hold_person(connection, person)
            after = after_try(boxes_of(connection, person).get(key, UNTRIED), now, solved=solved)
            connection.execute(delete(own_mistakes).where(*_this(person, key)))
            game, number = key
            row = {"game": game, "number": number, "box": after.box, "due": after.due}
            connection.execute(insert(own_mistakes), {"person": person, **row})
            return after

        return await self._database.change(work)


def boxes_of(connection: Connection, person: str) -> dict[Key, Box]:
    """The boxes of the mistakes that somebody has tried."""
    rows = connection.execute(select(own_mistakes).where(own_mistakes.c.person == person))
    return {(row.game, row.number): Box(row.box, row.due) for row in rows}


def _this(person: str, key: Key) -> tuple[ColumnElement[bool], ...]:
    game, number = key
    table = own_mistakes.c
    return table.person == person, table.game == game, table.number == number
