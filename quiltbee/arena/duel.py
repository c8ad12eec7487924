"""A match of two players: each ring is played on twice, with the seats swapped."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from quiltbee.arena.errors import RecordsError
from quiltbee.arena.game import Round
from quiltbee.arena.match import Match, rings_from_1
from quiltbee.notation import Record
from quiltbee.players import Option
from quiltbee.rules import Position, new_game

_ROUND = re.compile(r"([1-9][0-9]{0,8})\.([12])")


@dataclass(frozen=True)
class DuelMatch(Match):
    """A match of two players, A and B; in the first game of a pair A begins."""

    @property
    def names(self) -> tuple[str, str]:
        """A and B as the command line names them."""
        return self.players[0].text, self.players[1].text

    def rounds(self, rings: int | None) -> Iterator[Round]:
        """Pair after pair."""
        return (Round(ring, half) for ring in rings_from_1(rings) for half in (1, 2))

    def includes(self, number: Round) -> bool:
        """All games of these players are counted."""
        return True

    def draws(self, number: Round) -> Random:
        """Nothing is random in a duel after its start."""
        return Random(str(number))

    def start(self, number: Round, draws: Random) -> Position:
        """The same position for both games of a pair."""
        return new_game(self.ring(number), self.board)

    def engine_seed(self, number: Round, side: int, option: Option) -> int:
        """A value within the option's bounds, but never 0, which may mean random draws."""
        lowest = max(option.minimum, 1)
        digest = sha256(f"{self.seed}/{number}/{'AB'[side]}".encode()).digest()
        drawn = int.from_bytes(digest[:8], "big")
        return lowest + drawn % max(1, option.maximum - lowest + 1)

    def round_of(self, record: Record[Any]) -> Round:
        """The tag Round has the pair and the half."""
        told = _ROUND.fullmatch(record.tags.get("Round", ""))
        if told is None:
            raise RecordsError("tag Round: a pair and 1 or 2 are needed, like 12.1")
        return Round(int(told[1]), int(told[2]))
