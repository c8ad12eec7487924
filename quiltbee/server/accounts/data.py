"""Everything that is kept about one person, for them to take along."""

from sqlalchemy import Connection, select

from quiltbee.server.store.persons import policies
from quiltbee.server.store.schema import metadata, people

_SECRET = frozenset({"token_hash", "code_hash", "passphrase", "public_key", "p256dh", "auth"})


def rows_about(person: str, connection: Connection) -> dict[str, list[dict[str, object]]]:
    """Return all rows about a person, by table, without the hashes that let them in."""
    columns = [column for column, policy in policies(metadata) if policy.exported]
    return {
        column.table.name: [
            {name: value for name, value in row.items() if name not in _SECRET}
            for row in connection.execute(select(column.table).where(column == person)).mappings()
        ]
        for column in [people.c.id, *columns]
    }
