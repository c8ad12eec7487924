"""What the server asks of a store, whichever database is behind it."""

from typing import Protocol

from quiltbee.server.store.values import (
    AutomaTotal,
    Session,
    StoredEvent,
    StoredGame,
    TableSetup,
)


class Store(Protocol):
    """People, tables, and the append-only list of each table's events.

    What a method was asked to write is on the disk when it returns. Whatever fails does so with
    StoreError, unless another error is named.
    """

    async def person_of(self, token_hash: str) -> str | None:
        """The id of the person whose session this is; None if there is no such session."""

    async def create(self, setup: TableSetup, newcomer: Session | None = None) -> None:
        """Store a new table; `newcomer` is the first session of a new person, stored with it."""

    async def append(self, stored: StoredGame, event: StoredEvent) -> StoredGame:
        """Store the next event of a game, and give the game after it.

        Raises StaleError, storing nothing, if the game has gone on meanwhile: an event of this
        number is there. It raises RepeatedError instead if the same message stored it. Raises
        ValueError for an event that can't follow.
        """

    async def load(self, game_id: str) -> StoredGame:
        """A table with all that happened at it; UnknownGameError if there is no such table."""

    async def open_games(self, person: str, since: int) -> int:
        """How many games of a person were begun after a time and are not over."""

    async def automa_totals(self, person: str) -> list[AutomaTotal]:
        """A person's finished games against the Automa, ordered by deck and level."""

    def close(self) -> None:
        """Store what waits, then give the database back; afterwards nothing is accepted."""
