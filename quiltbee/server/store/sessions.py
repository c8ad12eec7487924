"""The store of sessions, each of which ties a browser to a person."""

from collections.abc import Callable, Collection, Iterable

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from quiltbee.server.errors import ConflictError
from quiltbee.server.store.features import Feature
from quiltbee.server.store.news import Note
from quiltbee.server.store.rows import insert_newcomer
from quiltbee.server.store.schema import people, sessions
from quiltbee.server.store.store import Store
from quiltbee.server.store.values import Session

_MOST_HASHES = 500
"""The most values in one query."""


class SessionStore(Feature):
    """The sessions of a database; failures raise StoreError.

    `on_signed_out` is called after a commit with the token hashes of the sessions that it ended;
    the commit itself notifies the other servers.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.on_signed_out: Callable[[Iterable[str]], None] = lambda _: None

    async def find(self, token_hash: str) -> Session | None:
        """Return the session with this token, or None."""
        query = select(sessions).where(sessions.c.token_hash == token_hash)
        return await self._database.first(query, Session)

    async def of(self, person: str) -> list[Session]:
        """Return the sessions of a person, the most recently used first."""
        found = await self._database.all(
            select(sessions).where(sessions.c.person == person), Session
        )
        return sorted(found, key=lambda session: session.last_used, reverse=True)

    async def among(self, token_hashes: Collection[str]) -> set[str]:
        """Return the hashes that belong to sessions."""
        hashes, known = list(token_hashes), sessions.c.token_hash
        found: set[str] = set()
        for first in range(0, len(hashes), _MOST_HASHES):
            some = hashes[first : first + _MOST_HASHES]
            found.update(await self._database.all(select(known).where(known.in_(some)), str))
        return found

    async def add(self, newcomer: Session) -> None:
        """Store a new person with their first session."""
        await self._database.write(lambda connection: insert_newcomer(connection, newcomer))

    async def remove_newcomer(self, newcomer: Session) -> bool:
        """Remove a person who has done nothing yet; return False if other rows refer to them."""
        session = delete(sessions).where(sessions.c.token_hash == newcomer.token_hash)
        person = delete(people).where(people.c.id == newcomer.person)

        def work(connection: Connection) -> None:
            connection.execute(session)
            connection.execute(person)

        try:
            await self._database.write(work)
        except ConflictError:
            return False
        return True

    async def mark_used(
        self, token_hashes: Collection[str], at: int, agent: str | None = None
    ) -> None:
        """Store the last use of sessions, and the browser if it is known."""
        values: dict[str, object] = {"used": at} if agent is None else {"used": at, "agent": agent}

        def work(connection: Connection) -> None:
            for token_hash in token_hashes:
                this = sessions.c.token_hash == token_hash
                connection.execute(update(sessions).where(this).values(values))

        await self._database.write(work)

    async def end(self, which: ColumnElement[bool]) -> int:
        """End sessions; return their number."""
        ended = await self._database.change(lambda connection: self.end_in(connection, which))
        self.on_signed_out(ended)
        return len(ended)

    async def end_expired(self, begun: int, used: int) -> None:
        """End the sessions that began before `begun` or were last used before `used`."""
        last = func.coalesce(sessions.c.used, sessions.c.created)
        await self.end((sessions.c.created < begun) | (last < used))

    def end_in(self, connection: Connection, which: ColumnElement[bool]) -> list[str]:
        """End sessions within a commit; return their token hashes, for `on_signed_out`."""
        change = delete(sessions).where(which).returning(sessions.c.token_hash)
        ended = list(connection.scalars(change))
        self._database.announce(connection, *(Note(f"session/{one}") for one in ended))
        return ended
