"""`quiltbee serve`: serve the game to browsers and open the page."""

import argparse
from pathlib import Path

from quiltbee.server import DEFAULT_HOST, DEFAULT_PORT, serve


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted; the server says itself what keeps it from starting."""
    return serve(
        host=arguments.host or DEFAULT_HOST,
        port=DEFAULT_PORT if arguments.port is None else arguments.port,
        data_folder=Path(arguments.data) if arguments.data else None,
        open_browser=not arguments.no_browser,
    )
