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
    """Serve the page until SIGINT or SIGTERM; return the exit status of the process.

    Port 0 takes any free one. The address is printed once the server answers. `options` have the
    names in docs/reference/settings.md; other settings come from the environment and the settings
    file. The status is 0 after an orderly stop, and 1, with a sentence on standard error, if the
    server can't start.
    """
    named = {"host": host, "port": port, "data": str(data_folder) if data_folder else None}
    named = {name: value for name, value in named.items() if value is not None}
    gc.disable()  # collecting garbage among imports takes a tenth of the start
    from quiltbee.server.run import run  # heavy: `quiltbee --help` must not wait for it

    gc.freeze()  # later collections, which block the event loop, need not visit imports either
    gc.enable()
    return run({**(options or {}), **named}, open_browser=open_browser)
