"""Tables that are in the store before the server starts: thousands of them, in a second."""

from sqlalchemy import Connection

from benchmarks.load.tables import Duel, OpenTable
from quiltbee.rules import new_game, ring_from_seed
from quiltbee.server.clock import now
from quiltbee.server.http.cookies import hash_of, new_token
from quiltbee.server.ids import new_id
from quiltbee.server.store import SeatHolder, Session, TableSetup
from quiltbee.server.store.games import insert_table
from quiltbee.server.store.rows import insert_newcomer
from quiltbee.server.store.store import Store


async def store_table(store: Store, duel: Duel) -> OpenTable:
    """A table at which two new people sit, before the first move of a duel."""
    tokens = new_token(), new_token()
    people = [Session(hash_of(token), new_id(), now()) for token in tokens]
    seats = (_holder("One", people[0]), _holder("Two", people[1]))
    start = new_game(ring_from_seed(duel.seed))
    setup = TableSetup(new_id(), now(), seats, duel.seed, start, access="invitation")

    def work(connection: Connection) -> None:
        for person in people:
            insert_newcomer(connection, person)
        insert_table(connection, setup)

    await store.database.write(work)
    first, second = (f"quiltbee_session={token}" for token in tokens)
    return OpenTable(duel, f"/api/games/{setup.id}/play", (first, second), events=0)


def _holder(name: str, person: Session) -> SeatHolder:
    return SeatHolder(name, person=person.person)
