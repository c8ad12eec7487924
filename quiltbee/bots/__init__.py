"""Bots: an engine that plays on a server, over the API in docs/bots.md.

`BotRunner` takes up challenges and plays several games at once; `quiltbee bot` is its command.
"""

from quiltbee.bots.errors import BotError, ConnectionLostError
from quiltbee.bots.runner import BotRunner
from quiltbee.bots.server import Server
from quiltbee.bots.terms import Terms
from quiltbee.bots.thinking import EngineThoughts

__all__ = [
    "BotError",
    "BotRunner",
    "ConnectionLostError",
    "EngineThoughts",
    "Server",
    "Terms",
]
