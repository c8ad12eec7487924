"""`quiltbee serve`: serve the game to browsers and open the page."""

import argparse

from quiltbee.server import serve


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted; the server itself reports why it can't start."""
    options = {name: value for name, value in vars(arguments).items() if name not in _OWN}
    return serve(
        open_browser=not arguments.no_browser, options={**options, **dict(arguments.limit or ())}
    )


_OWN = ("limit", "no_browser")
