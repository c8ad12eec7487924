"""The engines of a match: processes kept from game to game, and made ready before each."""

import threading
import time
from hashlib import sha256

from quiltbee.arena.match_player import MatchPlayer
from quiltbee.players import Option
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineDiedError, EngineProtocolError
from quiltbee.rules import Move, Position

SEED = "Seed"

GENEROUS = Patience(handshake=120, ready=120, answer=60, search=600)
"""An engine may compile for a while, and other programs may hold the machine up."""


class MatchEngine:
    """The running engine of a player; close it to end its process.

    Starting it raises PlayerError for options that it does not have, anything else an EngineError
    for an engine that fails.
    """

    def __init__(self, player: MatchPlayer, patience: Patience = GENEROUS) -> None:
        self.player = player
        self._client = EngineClient(player.argv, patience)
        try:
            player.check_options(self._client.options.values())
            for name, value in player.options:
                self._client.set_option(name, value)
            self._client.new_game()  # returns when it is ready, however long it compiles
        except BaseException:
            self._client.close()
            raise

    def prepare(self, seed: str) -> None:
        """Begin a game; an engine that draws starts from `seed`, or from the one of the player.

        So a game does not depend on those before it.
        """
        self._client.new_game()
        option = self._client.options.get(SEED)
        if option is not None:
            self._client.set_option(SEED, dict(self.player.options).get(SEED, drawn(option, seed)))

    def decide(self, position: Position) -> tuple[Move, float]:
        """Its move in a position that is not over, and the seconds from `go` to the answer."""
        self._client.position(position)
        start = time.perf_counter()
        move = self._client.go(self.player.limits).move
        seconds = time.perf_counter() - start
        if move is None:  # the client lets none through but in a game that is over
            raise EngineProtocolError(f"{self.player.text} gave no move")
        return move, seconds

    def close(self) -> None:
        """End the process; may be called at any moment, from any thread."""
        self._client.close()


def drawn(option: Option, seed: str) -> int:
    """A value of an option by a text; not 0, which may stand for other draws every time."""
    lowest = max(option.minimum, 1)
    number = int.from_bytes(sha256(seed.encode()).digest()[:8], "big")
    return lowest + number % max(1, option.maximum - lowest + 1)


class MatchTable:
    """The two engines that play one game after another; they start when they are first needed."""

    def __init__(
        self, players: tuple[MatchPlayer, MatchPlayer], patience: Patience = GENEROUS
    ) -> None:
        self._players, self._patience = players, patience
        self._engines: list[MatchEngine | None] = [None, None]
        self._is_closed = False
        self._closing = threading.Lock()

    def engine(self, player: int) -> MatchEngine:
        """The engine of A or B (0 or 1), started if it does not run; errors as `MatchEngine`."""
        engine = self._engines[player]
        if engine is None:
            if self._is_closed:
                raise EngineDiedError("the match has been ended")
            engine = MatchEngine(self._players[player], self._patience)
            self._keep(player, engine)
        return engine

    def _keep(self, player: int, engine: MatchEngine) -> None:
        with self._closing:
            self._engines[player] = engine
            if self._is_closed:  # in the meantime
                engine.close()

    def drop(self, player: int) -> None:
        """End an engine that failed; a new one is started when it is needed."""
        engine, self._engines[player] = self._engines[player], None
        if engine is not None:
            engine.close()

    def close(self) -> None:
        """End both engines, from any thread; a game under way breaks off with an EngineError."""
        with self._closing:
            self._is_closed = True
            engines = [engine for engine in self._engines if engine is not None]
        for engine in engines:
            engine.close()
