"""Fair play: the server gives no help in a player's own running games.

A player in a running game that has a human opponent, or that counts, gets no analysis, review or
hint for a position on the ring of that game, and none at all while a clock of seconds runs in it.
The ring gives a position away in any disguise: quilts can be turned, seats swapped, buttons changed
and moves made, but the remaining patches keep their order. Nor can they open a new table on that
ring, where the computer would show its moves. A person, their bots and the owner of a bot count as
one person.
"""

from itertools import groupby, pairwise
from typing import Any

from sqlalchemy import Connection, Select, or_, select

from quiltbee.games import TimeControl
from quiltbee.notation import parse_any_position
from quiltbee.server.body import Shape
from quiltbee.server.bots.rows import bots
from quiltbee.server.errors import ForbiddenError
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import last_event
from quiltbee.server.store.schema import events, games, seats

RUN, MANY = 4, 8
"""The fewest patches, in a row or anywhere, with the same successor in two related rings: of pairs
of unrelated rings, fewer than one in 2,000 reach either.
"""


class OwnRunningGame(Shape):
    """A running game in which help would be unfair; `fast` if its clock counts seconds.

    `ring` is that of its start.
    """

    ring: str
    fast: bool


class Fairness(Feature):
    """Checks whether help would be unfair to an opponent."""

    async def check(self, person: str | None, position: Any) -> None:
        """Raise ForbiddenError if help with a position would be unfair."""
        running = await self.running_games(person)
        if any(game.fast for game in running):
            sentence = "You can't analyse while your clock is running in a game."
            raise ForbiddenError(sentence, code="analysis-clock")
        _check_ring(position, running)

    async def check_start(self, person: str, start: Any) -> None:
        """Raise ForbiddenError if a new table with this start would help with a running game."""
        _check_ring(start, await self.running_games(person))

    async def running_games(self, person: str | None) -> list[OwnRunningGame]:
        """Return the running games of a person in which help would be unfair."""
        if person is None:
            return []
        query = _running(person)

        def question(connection: Connection) -> list[OwnRunningGame]:
            return [
                OwnRunningGame(
                    parse_any_position(start).table.ring,
                    clock is not None and TimeControl.parse(clock).is_real_time,
                )
                for start, clock in connection.execute(query)
            ]

        return await self._database.read(question)


def _check_ring(position: Any, running: list[OwnRunningGame]) -> None:
    ring = position.table.ring
    if any(is_of_ring(ring, game.ring) for game in running):
        sentence = "You are playing a game with this circle of patches; analyse it when it is over."
        raise ForbiddenError(sentence, code="analysis-playing")


def is_of_ring(left: str, ring: str) -> bool:
    """Return whether the remaining patches, in their order, may come from this ring.

    Inserted or removed patches make no difference, nor does the starting point.
    """
    common = [letter for letter in left if letter in ring]
    original = [letter for letter in ring if letter in left]
    after = dict(zip(original, original[1:] + original[:1], strict=True))
    same = [after[letter] == other for letter, other in pairwise([*common, *common[:1]])]
    runs = [len(list(run)) for is_same, run in groupby(same + same) if is_same]
    return max(runs, default=0) >= min(RUN, len(common)) or sum(same) >= MANY


def _running(person: str) -> Select[Any]:
    """Return a query for the running games of a person, their bots, and a bot's owner."""
    owner = select(bots.c.owner).where(bots.c.person == person).scalar_subquery()
    same = select(bots.c.person).where(or_(bots.c.owner == person, bots.c.owner == owner))
    theirs = or_(seats.c.person == person, seats.c.person == owner, seats.c.person.in_(same))
    others = seats.alias()
    is_against_another = (
        select(others.c.seat)
        .where(
            others.c.game == seats.c.game,
            others.c.person.is_not(None),
            others.c.person != seats.c.person,
        )
        .exists()
    )
    return (
        select(games.c.start, games.c.clock)
        .select_from(seats)
        .join(games, games.c.id == seats.c.game)
        .where(
            theirs,
            or_(is_against_another, games.c.rated == 1, games.c.day.is_not(None)),
            last_event(events.c.over, 0) == 0,
        )
        .distinct()
    )
