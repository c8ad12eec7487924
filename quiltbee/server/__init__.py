"""The server: tables where games are played, their store, HTTP and WebSocket.

It alone holds tables, checks moves, stores them and computes results; the contract with the
browser is docs/server.md. Importing the room loads nothing: `serve` does, when it is called.
"""

import gc
from pathlib import Path

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 7431
"""The number of different decisions in the game: easy to remember."""


def serve(
    host: str = DEFAULT_HOST,
    port: int = DEFAULT_PORT,
    data_folder: Path | None = None,
    *,
    open_browser: bool = False,
) -> int:
    """Serve the page until SIGINT or SIGTERM, and give the exit status of the process.

    Port 0 takes any free one. The address is printed once it answers. Without `data_folder` it
    is `$QUILTBEE_DATA`, else the user's own data folder. 0 after an orderly stop; 1 when the
    server can't start, with one sentence on standard error.
    """
    gc.disable()  # what is imported stays: looking for garbage in it is a tenth of the start
    from quiltbee.server.http.run import run  # heavy, and `quiltbee --help` must not wait for it

    gc.freeze()  # nor is it looked through later, which would hold up the event loop
    gc.enable()
    return run(host, port, data_folder, open_browser=open_browser)
