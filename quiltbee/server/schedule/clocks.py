"""Clocks that run out, and reminders before the days of a correspondence turn do.

`games.due` is a served time before which nothing can fall due in a game, however people play until
then. So a move writes nothing: a clock that still has time when it is looked at is looked at again
when the first of both could run out.
"""

from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Protocol

from sqlalchemy import Connection, delete, func, select, update

from quiltbee.games import Clock, TimeControl
from quiltbee.rules import Seat
from quiltbee.server.clock import DAY
from quiltbee.server.clock import Clock as WallClock
from quiltbee.server.errors import UnknownError
from quiltbee.server.store import Database, StoredGame
from quiltbee.server.store.schema import claims, games

LONGEST_REAL_TIME = DAY // 2
"""Milliseconds: a clock of seconds never has this much left; one of days starts with more."""

NOT_YET = 10_000
"""Milliseconds before another try: notifications can't be sent yet, or a computer player thinks."""

REMINDER = "reminder"

MOST = 1000
"""The most games found due at a time; the others are found once these are done."""

Flag = Callable[[str], Awaitable[StoredGame]]
"""Flags whoever has run out of time in a game, and returns the game after it."""


class Notifier(Protocol):
    """Sends messages to people's browsers."""

    @property
    def is_wanted(self) -> bool:
        """Whether messages are sent at all, now or once it is ready."""

    @property
    def can_send(self) -> bool:
        """Whether messages can be sent yet."""

    def remind(self, person: str, game: str) -> None:
        """Tell a person, soon, that their time in a game is running out."""


def lead(control: TimeControl) -> int:
    """How many ms before the end of a turn to remind: a quarter of it, a day at most."""
    return 0 if control.is_real_time else min(DAY, control.main_ms // 4)


def next_look(clock: Clock | None, served: int) -> int | None:
    """Return a served time before which nothing falls due; None if no clock runs.

    It is the reminder or the flag of this turn, or of one that the opponent could have by then.
    """
    if clock is None or clock.running is None or clock.falls_at is None:
        return None
    ahead, falls_at = lead(clock.control), clock.falls_at
    own = falls_at - ahead if served < falls_at - ahead else falls_at
    return min(own, served + clock.left[clock.running.other.index] - ahead)


class Clocks:
    """The duty of all games whose clocks run, by their ids."""

    kind = "clock"

    def __init__(
        self,
        database: Database,
        clock: WallClock,
        served: Callable[[int], int],
        flag: Flag,
        notifier: Notifier,
        look: Callable[[Connection, int], None] = lambda *_: None,
    ) -> None:
        """`look` reads which other processes hang, before each question."""
        self._look = look
        self._database = database
        self._clock = clock
        self._served = served
        self._flag = flag
        self._notifier = notifier
        self.is_busy = False
        """Whether any clock may count seconds, so that heartbeats must be frequent."""
        self.soonest: int | None = None
        """The wall time at which the next game is to be looked at."""

    def due(self, connection: Connection, now: int) -> list[str]:
        """The games to look at."""
        if not self._database.is_alone:
            self._look(connection, now)
        served = self._served(now)
        query = select(games.c.id).where(games.c.due <= served).order_by(games.c.due).limit(MOST)
        found = list(connection.execute(query).scalars())
        soonest = connection.scalar(select(func.min(games.c.due)).where(games.c.due > served))
        self.soonest = None if soonest is None else now + soonest - served
        is_soon = soonest is not None and soonest < served + LONGEST_REAL_TIME
        self.is_busy = bool(found) or is_soon
        return found

    async def do(self, key: str) -> None:
        """Flag whoever has run out of time, remind whoever is about to, and look again later."""
        try:
            stored = await self._flag(key)
        except UnknownError:  # it has been removed meanwhile
            return
        held = stored.setup.held
        served = self._served(self._clock()) - held
        due = next_look(stored.clock, served)
        if stored.setup.untimed is not None and stored.game.decider is stored.setup.untimed:
            due = served + NOT_YET  # it thinks now, unless its process ends
        if due is not None and not await self._remind(stored, served):
            due = min(due, served + NOT_YET)
        due = None if due is None else due + held
        await self._database.run(update(games).where(games.c.id == key).values(due=due))

    async def _remind(self, stored: StoredGame, served: int) -> bool:
        """Remind the player to move, once a turn; False if that must be tried again."""
        clock, decider = stored.clock, stored.game.decider
        if clock is None or clock.falls_at is None or not isinstance(decider, Seat):
            return True
        person, ahead = stored.setup.holder(decider).person, lead(clock.control)
        is_due = clock.falls_at - ahead <= served < clock.falls_at
        if not ahead or not is_due or person is None:
            return True
        if not self._notifier.can_send:
            return not self._notifier.is_wanted
        if await claim(self._database, REMINDER, stored.setup.id, clock.falls_at):
            self._notifier.remind(person, stored.setup.id)
        return True


async def claim(database: Database, kind: str, key: str, due: int) -> bool:
    """Whether this process may do what was due; True once for each later time."""

    def work(connection: Connection) -> bool:
        # Of the dialects only the one in use is imported: PostgreSQL's delays a start by 60 ms.
        dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
        row = dialect.insert(claims).values(kind=kind, key=key, due=due)
        statement = row.on_conflict_do_update(
            index_elements=["kind", "key"],
            set_={"due": row.excluded.due},
            where=claims.c.due < row.excluded.due,
        )
        return connection.execute(statement.returning(claims.c.key)).first() is not None

    return await database.change(work)


async def forget_claims(database: Database, before: int) -> None:
    """Forget what was claimed long ago."""
    await database.run(delete(claims).where(claims.c.due < before))
