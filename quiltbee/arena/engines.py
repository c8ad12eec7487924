"""The engines of a match: connecting to them, getting them ready, asking them for moves.

A pool keeps them from game to game, so that each starts only once.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Self

from quiltbee.arena.game import A, Forfeit, Round
from quiltbee.arena.match import Match
from quiltbee.arena.player import MatchPlayer
from quiltbee.players import SEED, SIMPLE_PLAYERS
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineError, EngineProtocolError, EngineTimeoutError
from quiltbee.protocol.pool import EnginePool
from quiltbee.protocol.transport import ProcessTransport, Transport, in_process
from quiltbee.rules import Move, Seat

GENEROUS = Patience(handshake=120, ready=120, answer=60, search=600)
"""Generous: an engine of others may be slow to start, and the machine may be busy."""


def connect(player: MatchPlayer) -> Transport:
    """An engine in a process of its own."""
    return ProcessTransport(player.argv)


def connect_closely(player: MatchPlayer) -> Transport:
    """One of our own light players in a thread of this process, any other as `connect` does.

    This cuts a third off greedy's games against the Automa. But players in threads share one
    interpreter: they can't think at the same time, and distort each other's thinking times.
    """
    make = SIMPLE_PLAYERS.get(player.own or "")
    return connect(player) if make is None else in_process(make())


def pool_of(
    match: Match, connect: Callable[[MatchPlayer], Transport], patience: Patience
) -> EnginePool[int]:
    """A pool of engines for each side, A and B; an engine's options are set when it starts.

    `take` raises PlayerError if the engine does not have one of the player's options.
    """
    return EnginePool(
        lambda side: connect(match.players[side]),
        patience,
        get_ready=lambda side, engine: _set_up(match.players[side], engine, patience),
    )


@cache
def own_pool(match: Match, patience: Patience) -> EnginePool[int]:
    """The pool of a worker that plays games of this match; its engines end with the process.

    The project's own players are started as they are installed here.
    """
    here = tuple(player.as_installed_here() for player in match.players)
    return pool_of(replace(match, players=here), connect, patience)


def _set_up(player: MatchPlayer, engine: EngineClient, patience: Patience) -> None:
    """Set a new engine's options, and wait until it is ready for a game."""
    player.set_options(engine.options, engine.set_option)
    engine.wait_until_ready(patience.ready)
    engine.new_game()


class GameEngines:
    """The engines that play one game; leaving the `with` returns them to the pool.

    If a method raises an EngineError, the engine of the side `asked` has failed.
    """

    def __init__(self, match: Match, number: Round, pool: EnginePool[int]) -> None:
        self.asked, self.seconds = A, 0.0
        self._match, self._number, self._pool = match, number, pool
        self._engines: dict[int, EngineClient] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for engine in self._engines.values():
            self._pool.give_back(engine)

    def get_ready(self) -> None:
        """Take an engine for each player and start a new game.

        An engine with an option Seed gets one for this game, unless its player sets it. So a game
        does not depend on the games before it.
        """
        for side, player in enumerate(self._match.players):
            self.asked = side
            engine = self._engines[side] = self._pool.take(side)
            engine.new_game()
            option = next((each for each in engine.options if each.name == SEED.name), None)
            if option is not None:
                drawn = self._match.engine_seed(self._number, side, option)
                engine.set_option(SEED.name, dict(player.options).get(SEED.name, drawn))

    def choose(self, seat: Seat, position: Any) -> Move:
        """Ask the player on a seat for a move; `seconds` is then the time that it took.

        The client of its engine checks the move.
        """
        self.asked = self._number.sides[seat.index]
        player, engine = self._match.players[self.asked], self._engines[self.asked]
        start = time.perf_counter()
        move = engine.decide(position, player.limits).move
        self.seconds = time.perf_counter() - start
        if move is None:  # the client allows this only where there is nothing to decide
            raise EngineProtocolError(f"{player.text} gave no move")
        return move

    def forfeit(self, error: EngineError) -> Forfeit:
        """End the engine that failed; the forfeit says why."""
        if (engine := self._engines.pop(self.asked, None)) is not None:
            self._pool.discard(engine)
        is_late = isinstance(error, EngineTimeoutError)
        reason = "".join(char if char.isprintable() else "?" for char in str(error))
        return Forfeit(self.asked, "time forfeit" if is_late else "abandoned", reason)
