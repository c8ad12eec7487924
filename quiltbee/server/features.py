"""All features of the server, by the module with their calls: a new one is one line here.

Importing a feature registers its rows (`store.features.Feature`) and its background work
(`http.services.Service`). See docs/how-it-works/architecture.md for an example.
"""

from importlib import import_module
from pathlib import Path

from quiltbee.server.store.store import Store

FEATURES = (
    "http.health",
    "http.play",
    "http.routes",
    "http.openapi",
    "accounts.routes",
    "accounts.ties",
    "notices",
    "reports",
    "starts",
    "ratings",
    "results",
    "bots.routes",
    "tournaments.routes",
    "lobby.routes",
    "lobby.inviting",
    "lobby.games",
    "analysis.analysis",
    "day",
    "puzzles.routes",
    "pictures",
    "progress",
    "admin.actions",
    "pages",  # the last one, since it answers every path
)

_MODULES = [import_module(f"quiltbee.server.{name}") for name in FEATURES]

CALLS = [call for module in _MODULES for call in getattr(module, "calls", ())]


def open_store(folder: Path, database: str | None = None) -> Store:
    """Open the PostgreSQL database at an address if there is one, else a data folder.

    Raises StartError if that fails. Imports only the driver in use.
    """
    if database:
        from quiltbee.server.store.postgres import PostgresStore

        return PostgresStore(database)
    from quiltbee.server.store.sqlite import SqliteStore

    return SqliteStore(folder)
