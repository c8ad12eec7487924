"""Strong players for the tests: with options, and held to `stop`."""

import threading

from quiltbee.engine import Engine
from quiltbee.players import Limits, Stop
from quiltbee.rules import Move, Position


def with_options(**options: int) -> Engine:
    engine = Engine()
    for name, value in options.items():
        engine.set_option(name, value)
    return engine


def check_waits_for_stop(engine: Engine, position: Position) -> None:
    """That an infinite search goes on until it is stopped, and then moves."""
    stop, moves = Stop(), list[Move]()
    thinking = threading.Thread(
        target=lambda: moves.append(engine.decide(position, Limits(infinite=True), stop).chosen)
    )
    thinking.start()
    thinking.join(0.3)
    assert thinking.is_alive()
    stop.set()
    thinking.join()
    assert position.is_legal(moves[0])
