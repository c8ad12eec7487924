"""A player of the computer's on the person's side of a solo game."""

import threading
from dataclasses import replace

from quiltbee.automa import AUTOMA, Solo
from quiltbee.opponents import Limits, Thinker
from quiltbee.rules import LAST_SPACE, Move, Position


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
        return self._thinker.think(
            table_shown(solo), Limits(), threading.Event(), lambda report: None
        )


def table_shown(solo: Solo) -> Position:
    """The table as it is put before a thinker for two; what the person may do is the same.

    The Automa is shown without buttons, since it never pays and nobody need fear what it could
    buy with them. On the last space it is shown on the one before, since no quilt and no level are
    there to tell its score: else the thinker would take a game that its next move ends for won,
    and stop buying. At level IV the two bring greedy from 82 to 96 wins of 300 against the normal
    deck, and from 80 to 107 against the tactical one.
    """
    table = solo.table
    automa = table.players[AUTOMA - 1]
    shown = replace(automa, buttons=0, time=min(automa.time, LAST_SPACE - 1))
    return replace(table, players=(table.players[0], shown))
