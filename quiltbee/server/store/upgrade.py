"""Bringing an older database to the newest tables; only here Alembic is imported."""

from pathlib import Path

from sqlalchemy import Connection

from quiltbee.server.errors import StartError
from quiltbee.server.store.schema import HEAD


def upgrade(connection: Connection, revision: str, database: str, to: str = HEAD) -> None:
    """Run the migrations after `revision`, in the transaction of the connection.

    `database` is how messages name it. Raises StartError for a revision that is not known here.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        ScriptDirectory.from_config(config).get_revision(revision)
    except CommandError as error:
        raise StartError(
            f"The database {database} was written by a newer Quiltbee (revision {revision}); "
            "install that version, or name another folder."
        ) from error
    command.upgrade(config, to)
