"""Asks a running server for an action; if none runs, carries it out on the store itself."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

from quiltbee.server.admin.actions import ActionError, Actions
from quiltbee.server.admin.listener import ADDRESS_NAME
from quiltbee.server.settings import Settings
from quiltbee.server.store.copies import is_copy_name
from quiltbee.server.store.folder import DATABASE_NAME
from quiltbee.server.store.opening import open_store

PATIENCE = 600.0
"""Seconds that an action may take: copying a large database takes a while."""


def ask(settings: Settings, action: str, **arguments: object) -> Any:
    """The answer to an action; ServerError, with one sentence, if there is none."""
    if settings.database is None:
        if not (settings.data_folder / DATABASE_NAME).is_file():
            raise ActionError(f"There is no database of Quiltbee in {settings.data_folder}.")
        found = _ask_server(settings.data_folder, action, arguments)
        if found is not None:
            return _answer(found)
    store = open_store(settings.data_folder, settings.database)
    try:
        actions = Actions(store, settings.data_folder)
        return asyncio.run(actions.carry_out(action, arguments))
    finally:
        store.close()


def is_running(settings: Settings) -> bool:
    """Whether a server uses the data folder, and takes actions."""
    where = _address_in(settings.data_folder)
    if where is None:
        return False
    try:
        socket.create_connection(("127.0.0.1", where["port"]), timeout=PATIENCE).close()
    except OSError:
        return False
    return True


def copy_in(settings: Settings, name: object) -> Path:
    """The file of a copy that an action has made."""
    if not isinstance(name, str) or not is_copy_name(name):
        raise ActionError("The server has named no copy.")
    return settings.data_folder / name


def _ask_server(folder: Path, action: str, arguments: dict[str, object]) -> object | None:
    """What a running server answers; None if none runs there."""
    where = _address_in(folder)
    if where is None:
        return None
    try:
        with socket.create_connection(("127.0.0.1", where["port"]), timeout=PATIENCE) as connection:
            asked = {"token": where["token"], "action": action, "arguments": arguments}
            connection.sendall(json.dumps(asked).encode() + b"\n")
            with connection.makefile("rb") as lines:
                line = lines.readline()
    except (ConnectionRefusedError, ConnectionResetError):
        return None  # a server that was killed has left its file
    except OSError as error:
        raise ActionError(f"The server does not answer: {error}.") from error
    if not line:
        return None  # nor does another program that got the port of a killed server
    found: object = json.loads(line)
    return found


def _address_in(folder: Path) -> dict[str, Any] | None:
    file = folder / ADDRESS_NAME
    try:
        found: dict[str, Any] = json.loads(file.read_text("ascii"))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise ActionError(
            f"The file {file} can't be read ({error.strerror}); be whoever runs the server."
        ) from error
    return found


def _answer(found: object) -> Any:
    if not isinstance(found, dict) or "error" in found:
        error = found.get("error") if isinstance(found, dict) else None
        raise ActionError(str(error or "The server has answered nonsense."))
    return found.get("answer")
