"""Opening the store that the settings name: PostgreSQL by its address, else the data folder."""

from pathlib import Path

from quiltbee.server.errors import StartError
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.store import Store


def open_store(folder: Path, database: str | None = None) -> Store:
    """The store at the address of a PostgreSQL database, or in a folder; StartError."""
    if database:
        raise StartError("This version keeps its games in a file only; name no database.")
    return SqliteStore(folder)
