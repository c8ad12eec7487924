"""The engines of a match: how they are reached, made ready and asked.

They are kept from game to game in a pool of the protocol, so that each compiles once.
"""

import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from quiltbee.arena.game import A, Forfeit, Round
from quiltbee.arena.match import Match
from quiltbee.arena.player import MatchPlayer
from quiltbee.players import SIMPLE_PLAYERS
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineError, EngineProtocolError, EngineTimeoutError
from quiltbee.protocol.pool import EnginePool
from quiltbee.protocol.transport import ProcessTransport, Transport, in_process
from quiltbee.rules import Move, Seat

SEED = "Seed"

GENEROUS = Patience(handshake=120, ready=120, answer=60, search=600)
"""An engine may compile for a while, and other programs may hold the machine up."""


def connect(player: MatchPlayer) -> Transport:
    """An engine in a process of its own."""
    return ProcessTransport(player.argv)


def connect_closely(player: MatchPlayer) -> Transport:
    """The same, but one of our own light players in a thread of this process.

    A game of greedy's against the Automa takes two thirds of the time then, but two players can't
    think at once, and each takes from the time of whatever else runs here.
    """
    make = SIMPLE_PLAYERS.get(player.own or "")
    return connect(player) if make is None else in_process(make())


def pool_of(
    match: Match, connect: Callable[[MatchPlayer], Transport], patience: Patience
) -> EnginePool[int]:
    """The engines of A and of B, each with its options set when it starts.

    Taking one raises PlayerError for options that it does not have.
    """
    return EnginePool(
        lambda side: connect(match.players[side]),
        patience,
        get_ready=lambda side, engine: _set_up(match.players[side], engine),
    )


def _set_up(player: MatchPlayer, engine: EngineClient) -> None:
    """Set a new engine's options, and wait however long it compiles."""
    player.check_options(engine.options.values())
    for name, value in player.options:
        engine.set_option(name, value)
    engine.new_game()


class GameEngines:
    """The engines that play one game; leaving the `with` gives them back to the pool.

    Any method may raise an EngineError, by which the side `asked` forfeits the game.
    """

    def __init__(self, match: Match, number: Round, pool: EnginePool[int]) -> None:
        self.asked = A
        self._match, self._number, self._pool = match, number, pool
        self._engines: dict[int, EngineClient] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for engine in self._engines.values():
            self._pool.give_back(engine)

    def get_ready(self) -> None:
        """Take an engine for each player, and begin a game that does not depend on others.

        An engine that draws starts from a seed for this game, or from the one of its player.
        """
        for side, player in enumerate(self._match.players):
            self.asked = side
            engine = self._engines[side] = self._pool.take(side)
            engine.new_game()
            option = engine.options.get(SEED)
            if option is not None:
                drawn = self._match.engine_seed(self._number, side, option)
                engine.set_option(SEED, dict(player.options).get(SEED, drawn))

    def decide(self, seat: Seat, position: Any) -> tuple[Move, float]:
        """The move of who sits there, and the seconds from `go` to the answer."""
        self.asked = self._number.sides[seat.index]
        player, engine = self._match.players[self.asked], self._engines[self.asked]
        engine.position(position)
        start = time.perf_counter()
        move = engine.go(player.limits).move
        seconds = time.perf_counter() - start
        if move is None:  # the client lets none through but where there is nothing to decide
            raise EngineProtocolError(f"{player.text} gave no move")
        return move, seconds

    def forfeit(self, error: EngineError) -> Forfeit:
        """End the engine that failed, and say so."""
        if (engine := self._engines.pop(self.asked, None)) is not None:
            self._pool.discard(engine)
        is_late = isinstance(error, EngineTimeoutError)
        reason = "".join(char if char.isprintable() else "?" for char in str(error))
        return Forfeit(self.asked, "time forfeit" if is_late else "abandoned", reason)
