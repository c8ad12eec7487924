"""How many public tables may wait at a time: a few for each person, and for each address.

The store knows whose tables wait; this process knows the addresses from which its tables were
opened. Tables that are still being opened count too, so that many requests at once get no more than
one after another would.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

from quiltbee.server.errors import TooManyError
from quiltbee.server.http.services import Service, Services
from quiltbee.server.lobby.waiting import Waiting
from quiltbee.server.rates import Counts
from quiltbee.server.settings import Limits


class Openings(Service):
    """Lets people open public tables, up to the limits."""

    def __init__(self, waiting: Waiting, limits: Limits) -> None:
        self._waiting = waiting
        self._of_person = limits.open_tables_per_person
        self._of_address = limits.open_tables_per_address
        self._opening = Counts(self._of_address)
        self._opened_from: dict[str, str] = {}

    @classmethod
    def build(cls, services: Services) -> Self:
        """Build it for an application."""
        return cls(services[Waiting], services.settings.limits)

    @asynccontextmanager
    async def one_more(self, game: str, person: str, address: str) -> AsyncIterator[None]:
        """The block opens a public table; TooManyError if too many wait."""
        keys = person, address
        for key in keys:
            self._opening.add(key)
        try:
            waiting = await self._waiting.open_tables()
            listed = {table.game for table in waiting}
            for known in self._opened_from.keys() - listed:
                del self._opened_from[known]
            theirs = sum(table.person == person for table in waiting)
            from_there = sum(opened == address for opened in self._opened_from.values())
            if theirs + self._opening.of(person) > self._of_person:
                sentence = "You are already waiting at other open tables; close one of them first."
                raise TooManyError(sentence, code="tables-own")
            if from_there + self._opening.of(address) > self._of_address:
                sentence = "Too many open tables are waiting from your address; join one of them."
                raise TooManyError(sentence, code="tables-address")
            yield
            self._opened_from[game] = address
        finally:
            for key in keys:
                self._opening.remove(key)
