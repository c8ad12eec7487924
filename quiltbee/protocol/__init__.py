"""UPI, the protocol between a program and an engine: the engine's loop and a client.

`run_engine` is the command `quiltbee engine`. `protocol.client` drives any engine that speaks UPI,
over any `protocol.transport`; `protocol.pool` keeps engines running.
"""

from quiltbee.protocol.loop import run_engine

__all__ = ["run_engine"]
