"""All that is kept about one person, so that they can take it along."""

from sqlalchemy import Connection, select

from quiltbee.server.reports.schema import reports
from quiltbee.server.store.schema import people, seats, sessions
from quiltbee.server.store.schema_bots import bots
from quiltbee.server.store.schema_people import (
    accounts,
    links,
    names,
    passkeys,
    rating_changes,
    ratings,
    subscriptions,
)
from quiltbee.server.store.schema_tournaments import entrants, tournaments

_SECRET = frozenset({"token_hash", "code_hash", "passphrase", "public_key", "p256dh", "auth"})
_ABOUT_PEOPLE = (
    (people, people.c.id),
    *(
        (table, table.c.person)
        for table in (
            names,
            accounts,
            passkeys,
            sessions,
            links,
            seats,
            ratings,
            rating_changes,
            subscriptions,
            entrants,
        )
    ),
    (bots, bots.c.owner),
    (tournaments, tournaments.c.organiser),
    (reports, reports.c.reporter),
)


def rows_about(connection: Connection, person: str) -> dict[str, list[dict[str, object]]]:
    """All rows about a person, by table; without the hashes by which they are let in."""
    return {
        table.name: [
            {name: value for name, value in row.items() if name not in _SECRET}
            for row in connection.execute(select(table).where(column == person)).mappings()
        ]
        for table, column in _ABOUT_PEOPLE
    }
