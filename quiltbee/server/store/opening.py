"""Opens the store: a PostgreSQL database if the settings name one, else the data folder."""

from pathlib import Path

from quiltbee.server.store.store import Store


def open_store(folder: Path, database: str | None = None) -> Store:
    """The store at the address of a PostgreSQL database, or in a folder; StartError.

    Only the one that is used is imported.
    """
    if database:
        from quiltbee.server.store.postgres import PostgresStore

        return PostgresStore(database)
    from quiltbee.server.store.sqlite import SqliteStore

    return SqliteStore(folder)
