"""A player of the computer's on the person's side of a solo game."""

import threading

from quiltbee.automa import Solo
from quiltbee.players import Limits, Thinker
from quiltbee.players.against_automa import decide
from quiltbee.rules import Move


class SoloPlayer:
    """Lets a thinker made for two players decide for the person.

    It knows what lies open on the table, and of the cards nothing at all: neither the order of the
    pile nor the level. The level shows only in who has the special tile.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    @property
    def name(self) -> str:
        """The thinker's name."""
        return self._thinker.name

    def new_game(self, seed: int) -> None:
        """Forget the game before, and draw from `seed` where the thinker draws at all."""
        self._thinker.new_game()
        if any(option.name == "Seed" for option in self._thinker.options):
            self._thinker.set_option("Seed", seed)

    def decide(self, solo: Solo) -> Move:
        """Choose a move in a position where the person decides."""
        return decide(self._thinker, solo, Limits(), threading.Event(), lambda report: None)
