"""The server: tables where games are played, their store, HTTP and WebSocket.

Only the server holds tables, checks and stores moves, and computes results. docs/reference/api.md
is the contract with the browser. Importing the room loads nothing; calling `serve` does.
"""

import gc
from collections.abc import Mapping
from pathlib import Path

from quiltbee.server.defaults import DEFAULT_HOST, DEFAULT_PORT

__all__ = ["DEFAULT_HOST", "DEFAULT_PORT", "serve"]


def serve(
    host: str | None = None,
    port: int | None = None,
    data_folder: Path | None = None,
    *,
    open_browser: bool = False,
    options: Mapping[str, object] | None = None,
) -> int:
    """Serve the page until SIGINT or SIGTERM, and give the exit status of the process.

    Port 0 takes any free one. The address is printed once the server answers. `options` go by their
    names in docs/reference/settings.md; the rest comes from the environment and the settings file.
    The status is 0 after an orderly stop, and 1 if the server can't start,
    with one sentence on standard error.
    """
    named = {"host": host, "port": port, "data": str(data_folder) if data_folder else None}
    named = {name: value for name, value in named.items() if value is not None}
    gc.disable()  # imports stay for good: collecting garbage among them takes a tenth of the start
    from quiltbee.server.run import run  # heavy, and `quiltbee --help` must not wait for it

    gc.freeze()  # nor does a later collection visit them, which would hold up the event loop
    gc.enable()
    return run({**(options or {}), **named}, open_browser=open_browser)
