"""People and their sessions."""

from sqlalchemy import Connection, insert, select

from quiltbee.server.store.database import Database
from quiltbee.server.store.rows import row_of_session
from quiltbee.server.store.schema import people, sessions
from quiltbee.server.store.values import Session


class PeopleStore:
    """The people of a database; whatever fails does so with StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person_of(self, token_hash: str) -> str | None:
        """The id of the person whose session this is; None if there is no such session."""
        query = select(sessions.c.person).where(sessions.c.token_hash == token_hash)
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def add(self, newcomer: Session) -> None:
        """Store a new person with their first session."""
        await self._database.write(lambda connection: insert_newcomer(connection, newcomer))


def insert_newcomer(connection: Connection, newcomer: Session) -> None:
    """Write a new person with their first session."""
    person = {"id": newcomer.person, "created": newcomer.created}
    connection.execute(insert(people), person)
    connection.execute(insert(sessions), row_of_session(newcomer))
