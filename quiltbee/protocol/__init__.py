"""UPI, the protocol between a program and an engine: the engine's loop and a client.

`run_engine` is what the command `quiltbee engine` does; `quiltbee.protocol.client` drives any
engine of the protocol, ours or another.
"""

from quiltbee.protocol.run import run_engine

__all__ = ["run_engine"]
