"""Administration from the command line: actions, backups and restores.

A running server carries out an action; if none runs, this process does, without serving anybody.
"""

import asyncio
import json
import os
import shutil
import socket
import sqlite3
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit, urlunsplit

from quiltbee.server.admin.actions import ActionError, Actions
from quiltbee.server.admin.listener import ADDRESS_NAME
from quiltbee.server.app import build_services
from quiltbee.server.clock import now
from quiltbee.server.computer.engines import Engines
from quiltbee.server.errors import StartError
from quiltbee.server.features import open_store
from quiltbee.server.settings import Settings
from quiltbee.server.store.copies import (
    check_copy,
    copy_database,
    deliver,
    is_copy_name,
    new_copy_name,
    refuse_existing,
)
from quiltbee.server.store.liveness import Liveness
from quiltbee.server.store.sqlite import DATABASE_NAME, FolderLock
from quiltbee.server.store.store import Store
from quiltbee.server.tournaments.organiser import Organiser

PATIENCE = 600.0
"""Seconds that an action may take, such as a copy of a large database."""


def ask(settings: Settings, action: str, **arguments: object) -> Any:
    """Return the answer to an action.

    Raises ServerError, with a sentence, if it fails.
    """
    if settings.database is None:
        if not (settings.data_folder / DATABASE_NAME).is_file():
            raise ActionError(f"There is no database of Quiltbee in {settings.data_folder}.")
        found = _ask_server(settings.data_folder, action, arguments)
        if isinstance(found, dict) and "error" not in found:
            return found.get("answer")
        if found is not None:
            error = found.get("error") if isinstance(found, dict) else None
            raise ActionError(str(error or "The server sent an invalid answer."))
    store = open_store(settings.data_folder, settings.database)
    try:
        return asyncio.run(_carry_out(settings, store, action, arguments))
    finally:
        store.close()


async def _carry_out(
    settings: Settings, store: Store, action: str, arguments: dict[str, object]
) -> Any:
    """Carry out an action with a server's services, without their background work."""
    liveness, engines = Liveness(store.database, now), Engines(1, settings.limits.thinking_seconds)
    services = build_services(settings, store, engines, liveness=liveness)
    await liveness.start()
    try:
        return await Actions(services).carry_out(action, arguments)
    finally:
        await services[Organiser].close()
        services.tables.close()
        await engines.close()
        await services.bus.flush()
        await liveness.stop()


def is_running(settings: Settings) -> bool:
    """Return whether a server uses the data folder and takes actions."""
    where = _address_in(settings.data_folder)
    if where is None:
        return False
    try:
        socket.create_connection(("127.0.0.1", where["port"]), timeout=PATIENCE).close()
    except OSError:
        return False
    return True


def copy_in(settings: Settings, name: object) -> Path:
    """Return the file of a copy by an action."""
    if not isinstance(name, str) or not is_copy_name(name):
        raise ActionError("The server sent no name of a copy.")
    return settings.data_folder / name


def back_up(settings: Settings, target: Path, *, overwrite: bool) -> int:
    """Write a complete, verified backup or nothing; return its size in bytes.

    Raises ServerError if that fails.
    """
    refuse_existing(target, overwrite=overwrite)
    if settings.database is not None:
        _dump(settings.database, target)
        return target.stat().st_size
    if is_running(settings):
        copy = copy_in(settings, ask(settings, "copy"))
    else:
        copy = _copy_alone(settings.data_folder)
    try:
        check_copy(copy)
        deliver(copy, target, overwrite=overwrite)
    finally:
        copy.unlink(missing_ok=True)
    return target.stat().st_size


def restore(settings: Settings, source: Path) -> None:
    """Verify a backup and make it the database of an empty data folder; raises ServerError."""
    if settings.database is not None:
        raise ActionError("Restore a PostgreSQL database with pg_restore.")
    check_copy(source)
    folder = settings.data_folder
    lock = FolderLock(folder)
    try:
        for name in (DATABASE_NAME, f"{DATABASE_NAME}-wal"):
            if (folder / name).exists():
                raise ActionError(
                    f"The data folder {folder} has a database; name an empty one with --data."
                )
        deliver(source, folder / DATABASE_NAME, overwrite=False)
    finally:
        lock.release()


def _copy_alone(folder: Path) -> Path:
    """Return a copy of a database of any version that no server uses."""
    file = folder / DATABASE_NAME
    if not file.is_file():
        raise ActionError(f"There is no database of Quiltbee in {folder}.")
    lock = FolderLock(folder)
    try:
        # A killed server leaves a journal, which only a writing connection can read.
        connection = sqlite3.connect(file)
        try:
            connection.execute("SELECT count(*) FROM sqlite_master")
            copy = folder / new_copy_name()
            copy_database(file, copy)
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StartError(f"The database {file} can't be used: {error}.") from error
    finally:
        lock.release()
    return copy


def _dump(database: str, target: Path) -> None:
    """Write a backup with pg_dump; the password is hidden in the environment."""
    url, password = split_password(database)
    program = shutil.which("pg_dump")
    if program is None:
        raise ActionError(
            f"pg_dump is not installed here; run pg_dump --format=custom --file={target} {url}"
            " on a machine that has it."
        )
    part = target.with_name(f".{target.name}.part")
    environment = {**os.environ, **({"PGPASSWORD": password} if password else {})}
    command = [program, "--format=custom", "--no-password", f"--file={part}", url]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            reason = " ".join(done.stderr.split())[:300]
            raise ActionError(f"pg_dump failed: {reason.rstrip('.')}.")
        part.chmod(0o600)
        deliver(part, target, overwrite=True)
    finally:
        part.unlink(missing_ok=True)


def split_password(database: str) -> tuple[str, str | None]:
    """Split the address of a PostgreSQL database into one for its programs, and the password."""
    parts = urlsplit(database)
    _, _, place = parts.netloc.rpartition("@")
    user = f"{parts.username}@" if parts.username else ""
    password = unquote(parts.password) if parts.password else None
    url = urlunsplit(("postgresql", f"{user}{place}", parts.path, parts.query, ""))
    return url, password


def _ask_server(folder: Path, action: str, arguments: dict[str, object]) -> object | None:
    """Return the answer of a running server; None if none runs."""
    where = _address_in(folder)
    if where is None:
        return None
    try:
        with socket.create_connection(("127.0.0.1", where["port"]), timeout=PATIENCE) as connection:
            request = {"token": where["token"], "action": action, "arguments": arguments}
            connection.sendall(json.dumps(request).encode() + b"\n")
            with connection.makefile("rb") as lines:
                line = lines.readline()
    except (ConnectionRefusedError, ConnectionResetError):
        return None  # a killed server leaves its file
    except OSError as error:
        raise ActionError(f"The server does not answer: {error}.") from error
    if not line:
        return None  # another program has the port of a killed server
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
            f"Can't read the file {file} ({error.strerror}); run this as the server's user."
        ) from error
    return found
