"""A player of the registry in the other seat, in this process."""

from random import Random
from typing import Any

from quiltbee.arena import parse_player, prepare
from quiltbee.players import PLAYERS, Limits, Thinker
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
        self._given: tuple[tuple[str, int], ...] = ()
        if not isinstance(player, str):
            self.thinker = player
            return
        named = parse_player(player)
        if named.own is None:
            raise ValueError(f"{player!r} runs in another process; an opponent is one of our own")
        self.limits, self._name, self._given = named.limits, named.own, named.options
        self.thinker = named.new_thinker()

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
        prepare(self.thinker, self._given, lambda option: draws.randint(1, option.maximum))

    def move(self, position: Position) -> Move:
        """Choose its move in a position that is not over."""
        return self.thinker.decide(position, self.limits).chosen
