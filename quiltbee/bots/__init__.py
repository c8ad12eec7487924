"""Bots: an engine that plays on a server, over the API in docs/reference/api-bots.md.

`BotRunner` accepts challenges and plays several games at once; `quiltbee bot` is its command.
"""

from quiltbee.bots.game import BotRunner, EngineThoughts, Terms
from quiltbee.bots.server import BotError, ConnectionLostError, Server

__all__ = [
    "BotError",
    "BotRunner",
    "ConnectionLostError",
    "EngineThoughts",
    "Server",
    "Terms",
]
