"""A player of the registry in the other seat, in this process."""

from random import Random
from typing import Any

from quiltbee.arena import parse_player
from quiltbee.players import PLAYERS, SEED, Limits, Thinker
from quiltbee.players.simple_player import ConfigurablePlayer
from quiltbee.rules import Move, Position


class Opponent:
    """A computer player, named as in a match: `greedy`, `random:Seed=1`, `level3:nodes=500`.

    A `Thinker` will do as well; it decides without limits. A named player can be copied and
    pickled: the copy is a new player with the same options, which draws as this one would. What an
    engine keeps in its tree for the next decision, where time alone limits it, is not copied.
    """

    def __init__(self, player: str | Thinker) -> None:
        """Raises PlayerError for a name that is none, for options it does not have, for `cmd:`."""
        self.limits = Limits()
        self._name: str | None = None
        self._is_seeded = False
        if not isinstance(player, str):
            self.thinker = player
            return
        named = parse_player(player)
        if named.own is None:
            raise ValueError(f"{player!r} runs in another process; an opponent is one of our own")
        self.limits, self._name = named.limits, named.own
        self.thinker = named.new_thinker()
        self._is_seeded = SEED.name in dict(named.options)

    def __getstate__(self) -> dict[str, Any]:
        state = dict(self.__dict__)
        if isinstance(self.thinker, ConfigurablePlayer) and self._name is not None:
            player = self.thinker
            values = {option.name: player.value(option) for option in player.options}
            state["thinker"] = (values, player.draws.getstate())
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self._name is not None and isinstance(self.thinker, tuple):
            values, draws = self.thinker
            self.thinker = PLAYERS[self._name]()
            for name, value in values.items():
                self.thinker.set_option(name, value)
            if isinstance(self.thinker, ConfigurablePlayer):
                self.thinker.draws.setstate(draws)

    def begin(self, draws: Random) -> None:
        """Begin a game; the player's own draws follow from `draws` unless its name sets a seed."""
        self.thinker.new_game()
        if not self._is_seeded and SEED in self.thinker.options:
            self.thinker.set_option(SEED.name, draws.randint(1, SEED.maximum))

    def move(self, position: Position) -> Move:
        """Choose its move in a position that is not over."""
        return self.thinker.decide(position, self.limits).chosen
