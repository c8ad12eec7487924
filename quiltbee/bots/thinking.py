"""How a bot thinks: with a bounded number of engines, within its level and its clock."""

import threading
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol

from quiltbee.arena import MatchPlayer, PlayerError, parse_player
from quiltbee.bots.server import BotError
from quiltbee.games import TimeControl
from quiltbee.notation import format_move, parse_position
from quiltbee.players import MULTIPV, Limits, set_offered
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.pool import EnginePool
from quiltbee.protocol.transport import ProcessTransport
from quiltbee.review import best_with_points

NETWORK_MS = 500
"""What is kept of the clock for the way of a move to the server."""

SHORTEST_MS = 10
MOST_ATTEMPTS = 2

LINES = 8
"""Lines that the engine compares where points go with a seat, since it doesn't know of them."""

PATIENCE = Patience(handshake=120, ready=120, answer=30, search=600)


class Thoughts(Protocol):
    """Chooses moves; several threads may ask at once."""

    def choose(self, state: Mapping[str, Any]) -> str:
        """The token of a move in a state of a game; BotError if there is none."""
        ...


class EngineThoughts:
    """Thinks with at most `engines` processes of a player named as in `quiltbee match`; `close` it.

    BotError if the engine can't be started or lacks an option.
    """

    def __init__(self, player: MatchPlayer, engines: int) -> None:
        self._player = player
        self._lines = dict(player.options).get(MULTIPV.name, MULTIPV.default)
        self._free = threading.BoundedSemaphore(engines)
        self._pool: EnginePool[str] = EnginePool(
            lambda kind: ProcessTransport(player.argv),
            PATIENCE,
            get_ready=lambda kind, engine: self._set_up(engine),
            most_idle=engines,
        )
        try:
            self._pool.give_back(self._pool.take(""))
        except (EngineError, PlayerError) as error:
            self._pool.close()
            raise BotError(f"The engine can't play: {error}.") from None

    def choose(self, state: Mapping[str, Any]) -> str:
        """An engine's move; if it fails, another engine is asked."""
        position, limits = parse_position(state["position"]), limits_for(state, self._player.limits)
        points = points_in(state)

        def decide(engine: EngineClient) -> str:
            set_offered(engine, {MULTIPV.name: LINES if points else self._lines})
            decision = engine.decide(position, limits)
            best = best_with_points(decision.lines, points, position) if points else None
            return format_move(best or decision.chosen)

        with self._free:
            try:
                return self._pool.ask("", decide, attempts=MOST_ATTEMPTS)
            except EngineError as error:
                raise BotError(f"The engine fails: {error}.") from None

    def close(self) -> None:
        """End all engines."""
        self._pool.close()

    def _set_up(self, engine: EngineClient) -> None:
        self._player.set_options(engine.options, engine.set_option)
        engine.wait_until_ready(PATIENCE.ready)


def read_player(text: str) -> MatchPlayer:
    """The player of a text as in `quiltbee match`, or of a plain command line; BotError."""
    try:
        return parse_player(text)
    except PlayerError as error:
        if not text.startswith("cmd:") and (" " in text.strip() or "/" in text):
            return read_player(f"cmd:{text}")
        raise BotError(f"{error}.") from None


def limits_for(state: Mapping[str, Any], most: Limits) -> Limits:
    """The limits of the decision in a state that has just arrived; `most` always holds.

    On a real-time clock the engine is told what both have left, less the way to the server; in a
    game of days it thinks as long as without a clock.
    """
    clock = state["clock"]
    if clock is None or not (control := TimeControl.parse(clock["control"])).is_real_time:
        return most
    left = left_of(state)
    times = (max(SHORTEST_MS, left[0] - NETWORK_MS), max(SHORTEST_MS, left[1] - NETWORK_MS))
    extra = control.increment_ms or control.delay_ms
    return replace(most, clocks_ms=times, increments_ms=(extra, extra))


def left_of(state: Mapping[str, Any]) -> tuple[int, int]:
    """What both clocks show at the moment `now` of a state, in milliseconds."""
    clock = state["clock"]
    left = [int(time) for time in clock["left"]]
    if clock["running"] is not None:
        delay = TimeControl.parse(clock["control"]).delay_ms
        left[clock["running"] - 1] -= max(0, state["now"] - clock["since"] - delay)
    return left[0], left[1]


def points_in(state: Mapping[str, Any]) -> int:
    """The points that go with the second seat, as in the second of two games; 0 without any."""
    fair = state.get("fair")
    return 0 if fair is None else fair["points"] or 0
