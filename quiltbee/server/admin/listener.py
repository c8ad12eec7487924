"""A listener for actions on loopback, for anybody who can read one file.

The file `quiltbee.admin` of the data folder, which only its owner can read, holds the port and a
random token. A caller sends one line of JSON, `{"token", "action", "arguments"}`, and gets one
back, `{"answer"}` or `{"error"}`. A caller without the token gets no answer at all.
"""

import asyncio
import contextlib
import json
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from quiltbee.server.admin.actions import Actions
from quiltbee.server.errors import ServerError
from quiltbee.server.logs import log

ADDRESS_NAME = "quiltbee.admin"
PATIENCE = 10.0
"""Seconds for a request to arrive."""


@asynccontextmanager
async def take_actions(folder: Path, actions: Actions) -> AsyncIterator[None]:
    """Take actions until the end of the block."""
    token = secrets.token_urlsafe(32)

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            try:
                async with asyncio.timeout(PATIENCE):
                    line = await reader.readline()
                if line and (request := _request(line, token)) is not None:
                    reply = await _reply(actions, request)
                    writer.write(json.dumps(reply).encode() + b"\n")
                    await writer.drain()
            except (TimeoutError, ValueError):
                log.info("A request for administration was malformed or too slow.")
            finally:
                writer.close()

    server = await asyncio.start_server(receive, "127.0.0.1", 0)
    file = folder / ADDRESS_NAME
    try:
        async with server:
            port = server.sockets[0].getsockname()[1]
            _write_for_owner(file, json.dumps({"port": port, "token": token}))
            yield
    finally:
        file.unlink(missing_ok=True)


def _request(line: bytes, token: str) -> dict[str, Any] | None:
    """Return the request, or None without the token; raises ValueError if it is not JSON."""
    request = json.loads(line)
    if not isinstance(request, dict):
        return None
    sent = str(request.get("token")).encode()
    return request if secrets.compare_digest(sent, token.encode()) else None


async def _reply(actions: Actions, request: dict[str, Any]) -> dict[str, Any]:
    try:
        arguments = request.get("arguments") or {}
        return {"answer": await actions.carry_out(request.get("action"), arguments)}
    except ServerError as error:
        return {"error": str(error)}
    except Exception:  # noqa: BLE001 - it is logged, and the next one is taken
        log.exception("An action of administration failed.")
        return {"error": "The action failed; see the server's log."}


def _write_for_owner(file: Path, text: str) -> None:
    """Write a file that nobody else can read, not even for a moment."""
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as out:
        out.write(text)
    part.replace(file)
