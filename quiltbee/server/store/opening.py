"""Opening the store that the settings name."""

from quiltbee.server.errors import StartError
from quiltbee.server.settings import Settings
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.store import Store


def open_store(settings: Settings) -> Store:
    """The PostgreSQL database that is named, else the file in the data folder; StartError."""
    if settings.database is None:
        return SqliteStore(settings.data_folder)
    raise StartError("This version keeps its games in a file only; name no database.")
