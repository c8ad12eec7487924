"""What all games of a match have in common; `duel` and `solo` are the two kinds of match."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from quiltbee.arena.errors import ArenaError
from quiltbee.arena.game import Round
from quiltbee.arena.player import MatchPlayer
from quiltbee.notation import Record
from quiltbee.players import Option
from quiltbee.rules import Board, ring_from_seed


@dataclass(frozen=True)
class Match(ABC):
    """Who plays, and the seed from which everything is drawn.

    `players` are A and B, or only A if B is the Automa. Ring n of a match is that of the seed
    `SEED/n`. Raises ArenaError for a seed that can't be written to a record.
    """

    players: tuple[MatchPlayer, ...]
    seed: str
    board: Board = Board.REVISED

    def __post_init__(self) -> None:
        """Raise ArenaError for a seed that can't be printed."""
        if not self.seed.isprintable():
            raise ArenaError("the seed is not text that can be printed")

    @property
    @abstractmethod
    def names(self) -> tuple[str, str]:
        """A and B as a record and a table name them."""

    @abstractmethod
    def rounds(self, rings: int | None) -> Iterator[Round]:
        """The games on this many rings (None: without end), in the order in which they start."""

    @abstractmethod
    def includes(self, number: Round) -> bool:
        """Whether this match counts a game."""

    @abstractmethod
    def draws(self, number: Round) -> Random:
        """The source of all chance in a game, set-up included."""

    @abstractmethod
    def start(self, number: Round, draws: Random) -> Any:
        """The position in which a game starts; `draws` comes from the method of that name."""

    @abstractmethod
    def engine_seed(self, number: Round, side: int, option: Option) -> int:
        """What the option Seed of a side's engine is set to for a game."""

    @abstractmethod
    def round_of(self, record: Record[Any]) -> Round:
        """Which game a record is of; raises RecordsError if it does not say."""

    def ring(self, number: Round) -> str:
        """The ring that a game is played on."""
        return ring_from_seed(f"{self.seed}/{number.ring}")


def rings_from_1(rings: int | None) -> Iterator[int]:
    """The numbers 1, 2, ... of this many rings; None: without end."""
    return iter(count(1) if rings is None else range(1, rings + 1))
