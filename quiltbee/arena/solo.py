"""A match against the Automa: a row of games for each deck and level.

Ring n and its shuffles are the same at every level of a deck, so that the levels differ in nothing
else.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from quiltbee.arena.errors import RecordsError
from quiltbee.arena.game import Round, Row
from quiltbee.arena.match import Match, rings_from_1
from quiltbee.automa import LEVELS, Deck, Solo, new_solo, shuffled
from quiltbee.notation import Record
from quiltbee.players import Option

AUTOMA_NAME = "Automa"

AUTOMA = "automa"
"""Names the Automa on a command line, in place of a second player."""

_HIGHEST_SEED = 2**31 - 1
_RING = re.compile(r"[1-9][0-9]{0,8}")


@dataclass(frozen=True)
class SoloMatch(Match):
    """A match of one player, A, against the Automa; the player begins every game."""

    decks: tuple[Deck, ...] = tuple(Deck)
    levels: tuple[int, ...] = tuple(LEVELS)

    @property
    def names(self) -> tuple[str, str]:
        """The player as the command line names it, and the Automa."""
        return self.players[0].text, AUTOMA_NAME

    @property
    def rows(self) -> tuple[Row, ...]:
        """What the rows are about, in order."""
        return tuple(Row(deck.value, level) for deck, level in product(self.decks, self.levels))

    def rounds(self, rings: int | None) -> Iterator[Round]:
        """Row after row."""
        return (Round(ring, row=row) for row in self.rows for ring in rings_from_1(rings))

    def includes(self, number: Round) -> bool:
        """Games at other decks and levels are not counted."""
        return number.row in self.rows

    def draws(self, number: Round) -> Random:
        """The first draw is the player's seed, then come the shuffles."""
        draws = self._all_draws(number)
        _draw_seed(draws)
        return draws

    def start(self, number: Round, draws: Random) -> Solo:
        """The position with the first shuffle drawn."""
        assert number.row is not None
        deck, level = Deck(number.row.deck), number.row.level
        cards = shuffled(deck, draws)
        return new_solo(self.ring(number), cards, deck=deck, level=level, board=self.board)

    def engine_seed(self, number: Round, side: int, option: Option) -> int:
        """The seed drawn for the game, moved inside the option's bounds if it is outside."""
        lowest = max(option.minimum, 1)
        drawn = _draw_seed(self._all_draws(number))
        return lowest + (drawn - lowest) % max(1, option.maximum - lowest + 1)

    def round_of(self, record: Record[Any]) -> Round:
        """The tag Round has the number of the ring; deck and level are those of the start."""
        ring = record.tags.get("Round", "")
        if not record.start.has_cards:
            raise RecordsError("it is a game of two players")
        if not _RING.fullmatch(ring):
            raise RecordsError("tag Round: a number is needed, like 12")
        start: Solo = record.start
        return Round(int(ring), row=Row(start.deck.value, start.level.level))

    def _all_draws(self, number: Round) -> Random:
        assert number.row is not None
        return Random(f"{self.seed}/{number.ring}/{number.row.deck}")


def _draw_seed(draws: Random) -> int:
    return draws.randrange(1, _HIGHEST_SEED + 1)
