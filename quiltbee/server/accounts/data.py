"""Everything that is kept about one person, for them to take along."""

from collections.abc import Sequence
from itertools import chain

from sqlalchemy import Connection, select

from quiltbee.server.accounts.schema import (
    accounts,
    links,
    names,
    passkeys,
)
from quiltbee.server.store.features import Feature
from quiltbee.server.store.schema import people, seats, sessions

_SECRET = frozenset({"token_hash", "code_hash", "passphrase", "public_key", "p256dh", "auth"})
_ABOUT = (
    people.c.id,
    names.c.person,
    accounts.c.person,
    passkeys.c.person,
    sessions.c.person,
    links.c.person,
    seats.c.person,
)
"""The columns of the kernel's tables that say whose a row is."""


def rows_about(
    features: Sequence[Feature], person: str, connection: Connection
) -> dict[str, list[dict[str, object]]]:
    """All rows about a person, by table, without the hashes that let them in."""
    columns = chain(_ABOUT, *(feature.about for feature in features))
    return {
        column.table.name: [
            {name: value for name, value in row.items() if name not in _SECRET}
            for row in connection.execute(select(column.table).where(column == person)).mappings()
        ]
        for column in columns
    }
