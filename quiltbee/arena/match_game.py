"""One game of a match between two engines, and what is known of it afterwards.

Pair n of a match is played on the ring that its seed draws for n, twice: in the first game A is
player 1, in the second B.
"""

from dataclasses import dataclass
from typing import Literal

from quiltbee.arena.errors import ArenaError
from quiltbee.arena.match_engine import MatchTable
from quiltbee.arena.match_player import MatchPlayer
from quiltbee.protocol.errors import EngineError, EngineTimeoutError
from quiltbee.rules import Board, Move, Position, new_game, outcome, play, ring_from_seed, score

ForfeitKind = Literal["time forfeit", "abandoned"]

A, B = 0, 1
"""The two players of a match, as indices of everything that comes in twos."""


@dataclass(frozen=True, slots=True)
class MatchSetting:
    """What all games of a match have in common; other settings, other games."""

    players: tuple[MatchPlayer, MatchPlayer]
    seed: str
    board: Board = Board.REVISED

    def __post_init__(self) -> None:
        """Raise ArenaError for a seed that no record can hold."""
        if not self.seed.isprintable():
            raise ArenaError("the seed is not text that can be printed")

    def start(self, pair: int) -> Position:
        """The position in which both games of a pair start."""
        return new_game(ring_from_seed(f"{self.seed}/{pair}"), self.board)


@dataclass(frozen=True, slots=True, order=True)
class Round:
    """Which game of a match: the number of its pair from 1, and 1 or 2 within it."""

    pair: int
    half: int

    def __str__(self) -> str:
        return f"{self.pair}.{self.half}"

    @property
    def seats(self) -> tuple[int, int]:
        """Who sits as player 1 and who as player 2, A or B."""
        return (A, B) if self.half == 1 else (B, A)


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Why a game was lost before its end: by A or B, for not answering in time or otherwise."""

    by: int
    kind: ForfeitKind
    reason: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, whether A or B chose it, and in how many seconds, kept to the millisecond."""

    by: int
    move: Move
    seconds: float


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game that counts: one that was played to its end or forfeited."""

    round: Round
    start: Position
    decisions: tuple[Decision, ...]
    end: Position
    forfeit: Forfeit | None = None

    @property
    def moves(self) -> list[Move]:
        """The moves played."""
        return [decision.move for decision in self.decisions]

    @property
    def winner(self) -> int:
        """Who won, A or B."""
        if self.forfeit is not None:
            return 1 - self.forfeit.by
        ended = outcome(self.end)
        assert ended is not None
        return self.round.seats[ended.winner - 1]

    def of(self, player: int) -> int:
        """As which player of the game, 1 or 2, A or B sat."""
        return self.round.seats.index(player) + 1

    def is_forfeited_by(self, player: int) -> bool:
        """Whether A, or B, forfeited it."""
        return self.forfeit is not None and self.forfeit.by == player

    def score(self, player: int) -> int:
        """The score of A, or of B, as the quilts lie."""
        return score(self.end, self.of(player))

    def empty_spaces(self, player: int) -> int:
        """How many spaces of the quilt of A, or of B, are empty."""
        return self.end.players[self.of(player) - 1].quilt.empty_spaces

    def has_tile(self, player: int) -> bool:
        """Whether A, or B, has the special tile."""
        return self.end.special_tile == self.of(player)


def play_game(setting: MatchSetting, number: Round, table: MatchTable) -> MatchGame:
    """Play one game; a player whose engine fails loses it, and the reason stands in it."""
    start = position = setting.start(number.pair)
    decisions: list[Decision] = []
    forfeit = None
    mover = A
    try:
        for mover in (A, B):
            table.engine(mover).prepare(f"{setting.seed}/{number}/{'AB'[mover]}")
        while not position.is_over:
            mover = number.seats[position.turn - 1]
            move, took = table.engine(mover).decide(position)
            position = play(position, move)
            decisions.append(Decision(mover, move, round(took, 3)))
    except EngineError as error:
        table.drop(mover)
        kind: ForfeitKind = "time forfeit" if isinstance(error, EngineTimeoutError) else "abandoned"
        forfeit = Forfeit(mover, kind, "".join(c if c.isprintable() else "?" for c in str(error)))
    return MatchGame(number, start, tuple(decisions), position, forfeit)
