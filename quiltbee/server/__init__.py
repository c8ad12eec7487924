"""The server: tables where games are played, their store, HTTP and WebSocket.

It alone holds tables, checks moves, stores them and computes results; the contract with the
browser is docs/api.md. Importing the room loads nothing: `serve` does, when it is called.
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

    Port 0 takes any free one. The address is printed once it answers. What isn't named here, nor
    in `options` by the names of docs/operations.md, is as the environment and the file say. 0
    after an orderly stop; 1 when the server can't start, with one sentence on standard error.
    """
    named = {"host": host, "port": port, "data": str(data_folder) if data_folder else None}
    named = {name: value for name, value in named.items() if value is not None}
    gc.disable()  # what is imported stays: looking for garbage in it is a tenth of the start
    from quiltbee.server.run import run  # heavy, and `quiltbee --help` must not wait for it

    gc.freeze()  # nor is it looked through later, which would hold up the event loop
    gc.enable()
    return run({**(options or {}), **named}, open_browser=open_browser)
