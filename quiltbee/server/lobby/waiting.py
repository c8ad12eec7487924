"""Open tables in the lobby: how long they wait, and how many at a time.

A table leaves the lobby and quick match 20 seconds after its owner has gone. Nothing of this is
stored. Each server counts from the owner's last sign: their connection here, the heartbeat of other
servers, or its own start for owners it has never heard of. So the tables of a dead server leave the
lobby as well. When an owner comes back, so does the table. A correspondence table needs no owner
present, and stays for days.

A person, and an address, may have a few tables waiting. The store knows the owners of waiting
tables; this process knows the addresses from which its tables were opened. Tables that are still
being opened count too, so that simultaneous requests get no more than successive ones.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quiltbee.games import TimeControl
from quiltbee.server.errors import TooManyError
from quiltbee.server.http.services import Service, Services
from quiltbee.server.lobby.rows import (
    LISTED_FOR,
    LISTED_PATIENTLY_FOR,
    LobbyTable,
    SeatingStore,
)
from quiltbee.server.rates import Counts, Places
from quiltbee.server.store import GameNews, PresenceNews, StoredGame, TableSetup

AWAY = 20_000
"""Milliseconds after which an open table without its owner leaves the lobby.

Long enough to reload the page, and longer than the heartbeat of other servers.
"""

MOST_LISTED = 100
"""The most tables in the lobby; if there are more, only the newest are listed."""


class Waiting(Service):
    """The last signs of the owners of open tables, by the ids of the games.

    It publishes when a table has left the lobby, or has come back.
    """

    kind = "waiting"

    def __init__(self, services: Services) -> None:
        self._store = services.store[SeatingStore]
        self._clock = services.clock
        self._bus = bus = services.bus
        self._began = self._clock()
        self._last_sign: dict[str, int | None] = {}
        """None while the owner is connected here."""
        self._left: set[str] = set()
        """The tables known to have left the lobby."""
        bus.subscribe("opened", TableSetup, self._note_opened)
        bus.subscribe("stored", StoredGame, self._note_stored)
        bus.subscribe("game", GameNews, self._apply_news)
        bus.subscribe("presence", PresenceNews, self._note_presence)

    def due(self, _: object, now: int) -> list[str]:
        """Return the open tables that leave the lobby now, since their owners stayed away."""
        signs = list(self._last_sign.items())
        return [
            game
            for game, sign in signs
            if sign is not None and sign + AWAY <= now and game not in self._left
        ]

    async def do(self, key: str) -> None:
        """Publish that a table has left the lobby."""
        self._left.add(key)
        self._bus.deliver("lobby")

    async def lobby(self) -> list[LobbyTable]:
        """Return the listed public tables: live ones, then correspondence, the oldest first.

        If there are too many, the newest live tables stay, and as many of the others as fit.
        """
        by_patience = sorted(
            await self.open_tables(), key=lambda table: not is_patient(table.clock)
        )
        return sorted(by_patience[-MOST_LISTED:], key=lambda table: is_patient(table.clock))

    async def open_tables(self) -> list[LobbyTable]:
        """Return the public tables with an open seat whose owners are there, the oldest first."""
        return list(filter(self.is_listed, await self._store.open_tables()))

    def is_listed(self, table: LobbyTable) -> bool:
        """Return whether the owner of an open table is there for somebody who sits down."""
        age = self._clock() - table.created
        if is_patient(table.clock):
            return age < LISTED_PATIENTLY_FOR
        sign = self._sign(table)
        return age < LISTED_FOR and (sign is None or self._clock() - sign < AWAY)

    # Signs of owners

    def _note_opened(self, _: str, setup: TableSetup) -> None:
        if setup.access == "public" and not setup.is_full and not is_patient(setup.clock_text):
            self._heard_of(setup.id)

    def _note_stored(self, _: str, stored: StoredGame) -> None:
        if stored.setup.is_full or stored.game.is_over:
            self._forget(stored.setup.id)

    def _apply_news(self, game: str, news: GameNews) -> None:
        if news.number > 0:
            self._forget(game)

    def _note_presence(self, game: str, news: PresenceNews) -> None:
        """Note who is connected to a table, at this server or another one."""
        if game not in self._last_sign:
            return
        was_listed, is_here = self._is_there(game), news.server == self._bus.server
        if is_here and news.seats:
            self._last_sign[game] = None
            self._left.discard(game)
        elif (self._last_sign[game] is None) if is_here else (news.seats and self._last_sign[game]):
            self._heard_of(game)
        if not was_listed and self._is_there(game):
            self._bus.deliver("lobby")

    def _sign(self, table: LobbyTable) -> int | None:
        """Return the time of the owner's last sign, None for now."""
        if table.game not in self._last_sign:
            sign = self._last_sign[table.game] = max(table.created, self._began)
            if sign + AWAY <= self._clock():
                self._left.add(table.game)
        return self._last_sign[table.game]

    def _is_there(self, game: str) -> bool:
        sign = self._last_sign[game]
        return sign is None or self._clock() - sign < AWAY

    def _heard_of(self, game: str) -> None:
        self._last_sign[game] = self._clock()
        self._left.discard(game)

    def _forget(self, game: str) -> None:
        self._last_sign.pop(game, None)
        self._left.discard(game)


def is_patient(clock: str | None) -> bool:
    """Return whether a time control, as text, is correspondence."""
    return clock is not None and not TimeControl.parse(clock).is_real_time


class Openings(Service):
    """Lets people open public tables, up to the limits."""

    def __init__(self, services: Services) -> None:
        limits = services.settings.limits
        self._waiting = services[Waiting]
        self._of_person = limits.open_tables_per_person
        self._opening = Counts(self._of_person)
        self._places = Places(limits.open_tables_per_address)

    @asynccontextmanager
    async def one_more(self, game: str, person: str, address: str) -> AsyncIterator[None]:
        """Allow the block to open a public table; raises TooManyError if too many wait."""

        async def there() -> set[str]:
            waiting = await self._waiting.open_tables()
            theirs = sum(table.person == person for table in waiting)
            if theirs + self._opening.of(person) > self._of_person:
                sentence = "You are already waiting at other open tables; close one of them first."
                raise TooManyError(sentence, code="tables-own")
            return {table.game for table in waiting}

        sentence = "Too many open tables are waiting from your address; join one of them."
        full = TooManyError(sentence, code="tables-address")
        self._opening.add(person)
        try:
            async with self._places.one_more(game, address, there, full):
                yield
        finally:
            self._opening.remove(person)
