"""A match: who plays, which games, and the result of each.

A match has two sides, A and B; against the Automa A is the player and B the Automa. A `DuelMatch`
plays each ring twice, with the seats swapped. A `SoloMatch` plays a row of games for each deck and
level; ring n and its shuffles are the same at every level of a deck, so that the levels differ in
nothing else.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count, product
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from quiltbee.arena.player import ArenaError, MatchPlayer
from quiltbee.automa import LEVELS, Deck, Solo, new_solo, shuffled
from quiltbee.games import TimeControl
from quiltbee.notation import Record
from quiltbee.players import Option
from quiltbee.protocol.client import Skipped
from quiltbee.rules import AnyMove, Board, Position, Seat, new_game, ring_from_seed


class RecordsError(ArenaError):
    """A file of records does not belong to this match."""


ForfeitKind = Literal["time forfeit", "abandoned"]

A, B = 0, 1
"""The two sides of a match, as indices of everything that comes in twos."""


class Row(NamedTuple):
    """What one row of a match against the Automa is about: the deck's name and the level."""

    deck: str
    level: int


@dataclass(frozen=True, slots=True, order=True)
class Round:
    """Which game of a match.

    `ring` counts the rings from 1. Each is played on twice in a match of two players, so that
    `half` is 1 or 2, and once for each `row` in a match against the Automa.
    """

    ring: int
    half: int = 1
    row: Row | None = None

    def __str__(self) -> str:
        return f"{self.ring}.{self.half}" if self.row is None else str(self.ring)

    @property
    def sides(self) -> tuple[int, int]:
        """Who sits on the first seat and who on the second, A or B."""
        return (A, B) if self.half == 1 else (B, A)


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Why a game was lost before its end: whether A or B lost it, and what went wrong."""

    by: int
    kind: ForfeitKind
    reason: str


@dataclass(frozen=True, slots=True)
class MatchMove:
    """A move, whether A or B chose it, and in how many seconds, to the millisecond.

    `seconds` is None for the Automa, whose cards decide.
    """

    by: int
    move: AnyMove
    seconds: float | None


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game that counts: one that was played to its end or forfeited.

    `start` and `end` are positions; the start of a solo game has all shuffles. `skipped` are lines
    of the engines of A and B that are not part of the protocol.
    """

    round: Round
    start: Any
    decisions: tuple[MatchMove, ...]
    end: Any
    forfeit: Forfeit | None = None
    skipped: tuple[Skipped, ...] = ()

    @property
    def moves(self) -> list[AnyMove]:
        """The moves played."""
        return [decision.move for decision in self.decisions]

    @property
    def winner(self) -> int:
        """Who won, A or B."""
        if self.forfeit is not None:
            return 1 - self.forfeit.by
        ended = self.end.outcome
        assert ended is not None
        return self.round.sides[ended.winner.index]

    def seat(self, side: int) -> Seat:
        """The seat on which A, or B, sat."""
        return tuple(Seat)[self.round.sides.index(side)]

    def is_forfeited_by(self, side: int) -> bool:
        """Whether A, or B, forfeited it."""
        return self.forfeit is not None and self.forfeit.by == side

    def score(self, side: int) -> int:
        """The score of A, or of B, in the last position."""
        scores: tuple[int, int] = self.end.scores
        return scores[self.seat(side).index]

    def empty_spaces(self, side: int) -> int:
        """How many spaces of the quilt of A, or of B, are empty."""
        table: Position = self.end.table
        return table.players[self.seat(side).index].quilt.empty_spaces

    def has_tile(self, side: int) -> bool:
        """Whether A, or B, has the special tile."""
        table: Position = self.end.table
        return table.special_tile == self.seat(side)


@dataclass(frozen=True)
class _Match:
    """Who plays, and the seed from which everything is drawn.

    `players` are A and B, or only A if B is the Automa. Ring n of a match is that of the seed
    `SEED/n`. With a `control` each player has a clock, and loses when it runs out. Raises
    ArenaError for a seed that can't be written to a record.
    """

    players: tuple[MatchPlayer, ...]
    seed: str
    board: Board = Board.REVISED
    control: TimeControl | None = field(default=None, kw_only=True)

    def __post_init__(self) -> None:
        """Raise ArenaError for a seed that can't be printed."""
        if not self.seed.isprintable():
            raise ArenaError("the seed is not text that can be printed")

    @property
    def clock_text(self) -> str | None:
        """The text of its time control; None without clocks."""
        return None if self.control is None else str(self.control)

    def ring(self, number: Round) -> str:
        """The ring that a game is played on."""
        return ring_from_seed(f"{self.seed}/{number.ring}")


def drawn_seed(text: str, option: Option) -> int:
    """A value for an option Seed, drawn from a text, but never 0, which may mean random draws."""
    lowest = max(option.minimum, 1)
    drawn = int.from_bytes(sha256(text.encode()).digest()[:8], "big")
    return lowest + drawn % max(1, option.maximum - lowest + 1)


def rings_from_1(rings: int | None) -> Iterator[int]:
    """The numbers 1, 2, ... of this many rings; None: without end."""
    return iter(count(1) if rings is None else range(1, rings + 1))


_ROUND = re.compile(r"([1-9][0-9]{0,8})\.([12])")


@dataclass(frozen=True)
class DuelMatch(_Match):
    """A match of two players, A and B; in the first game of a pair A begins."""

    @property
    def names(self) -> tuple[str, str]:
        """A and B as the command line names them."""
        return self.players[0].text, self.players[1].text

    def rounds(self, rings: int | None) -> Iterator[Round]:
        """The games on this many rings (None: without end), pair after pair."""
        return (Round(ring, half) for ring in rings_from_1(rings) for half in (1, 2))

    def includes(self, number: Round) -> bool:
        """Whether this match counts a game: all games of these players do."""
        return True

    def draws(self, number: Round) -> Random:
        """The source of all chance in a game; in a duel there is none after its start."""
        return Random(str(number))

    def start(self, number: Round, draws: Random) -> Position:
        """The position in which a game starts, the same for both games of a pair."""
        return new_game(self.ring(number), self.board)

    def engine_seed(self, number: Round, side: int, option: Option) -> int:
        """The option Seed of a side's engine, drawn from the seed, the round and the side."""
        return drawn_seed(f"{self.seed}/{number}/{'AB'[side]}", option)

    def round_of(self, record: Record[Any]) -> Round:
        """Which game a record is of, pair and half; RecordsError if its tag Round does not say."""
        told = _ROUND.fullmatch(record.tags.get("Round", ""))
        if told is None:
            raise RecordsError("tag Round: a pair and 1 or 2 are needed, like 12.1")
        return Round(int(told[1]), int(told[2]))


AUTOMA_NAME = "Automa"

AUTOMA = "automa"
"""Names the Automa on a command line, in place of a second player."""

_HIGHEST_SEED = 2**31 - 1
_RING = re.compile(r"[1-9][0-9]{0,8}")


@dataclass(frozen=True)
class SoloMatch(_Match):
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
        """The games on this many rings (None: without end), row after row."""
        return (Round(ring, row=row) for row in self.rows for ring in rings_from_1(rings))

    def includes(self, number: Round) -> bool:
        """Whether this match counts a game: those at other decks and levels do not."""
        return number.row in self.rows

    def draws(self, number: Round) -> Random:
        """The first draw is the player's seed, then come the shuffles."""
        draws = self._all_draws(number)
        _draw_seed(draws)
        return draws

    def start(self, number: Round, draws: Random) -> Solo:
        """The position in which a game starts; `draws`, of the method of that name, shuffles."""
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


Match: TypeAlias = DuelMatch | SoloMatch


def _draw_seed(draws: Random) -> int:
    return draws.randrange(1, _HIGHEST_SEED + 1)
