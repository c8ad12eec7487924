"""Does the lowest level lose to beginners? python -m benchmarks.beginners [LEVEL ...]

Three ways to play for the first time, each against each LEVEL (1 if none is named) in the arena:

- `grabber` takes the patch that covers most, and puts it in the first place where it lies snugly
- `collector` takes the patch with the most buttons, and places it in the same way
- `dabbler` is a grabber who decides without looking about a third of the time

`python -m benchmarks.beginners NAME` is such a player as an engine of the protocol.
"""

import shlex
import sys
from collections.abc import Callable, Iterator
from typing import Final

from quiltbee.arena import DuelMatch, parse_player, play_match, summarize_duel
from quiltbee.players import Decision, Info, Limits, Report, Stop
from quiltbee.players.simple_player import SimplePlayer
from quiltbee.protocol import run_engine
from quiltbee.rules import PASS, PATCHES, Move, Patch, PlacePatch, Position, Stage
from quiltbee.rules.grid import FULL, SIZE

GAMES: Final = 100
SNUG: Final = 0.5
"""The share of a patch's outline that has to touch the edge or other patches."""
RANDOM: Final = 0.3
"""How often a dabbler does not look."""

_FIRST_COLUMN: Final = sum(1 << SIZE * row for row in range(SIZE))
_LAST_COLUMN: Final = _FIRST_COLUMN << SIZE - 1

Taste = Callable[[Patch], tuple[int, int]]
"""How much a beginner wants a patch."""


class Beginner(SimplePlayer):
    """Buys what it likes best of what it can pay for, places it snugly, and otherwise passes."""

    author = "the Quiltbee authors"

    def __init__(self, name: str, taste: Taste, random: float = 0.0) -> None:
        super().__init__()
        self.name = name
        self._taste = taste
        self._random = random

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        """Decide at once, whatever the limits."""
        move = self._move(position)
        return Decision(move, (Info(pv=(move,)),), method="draw")

    def _move(self, position: Position) -> Move:
        moves = position.legal_moves()
        if self.draws.random() < self._random:
            return self.draws.choice(moves)
        if position.stage is Stage.SPECIAL_PATCH:
            return moves[0]
        placements = [move for move in moves if isinstance(move, PlacePatch)]
        if not placements:
            return PASS
        wanted = max({move.letter for move in placements}, key=self._liking)
        return _first_snug([each for each in placements if each.letter == wanted], position)

    def _liking(self, letter: str) -> tuple[int, int, str]:
        return *self._taste(PATCHES[letter]), letter


BEGINNERS: Final[dict[str, Callable[[], Beginner]]] = {
    "grabber": lambda: Beginner("grabber", _by_squares),
    "collector": lambda: Beginner("collector", _by_income),
    "dabbler": lambda: Beginner("dabbler", _by_squares, RANDOM),
}


def _by_squares(patch: Patch) -> tuple[int, int]:
    return patch.squares, -patch.buttons


def _by_income(patch: Patch) -> tuple[int, int]:
    return patch.income, patch.squares


def _first_snug(placements: list[PlacePatch], position: Position) -> PlacePatch:
    """The first snug placement in reading order; if none is snug, the least loose."""
    filled = position.mover.quilt.filled
    ordered = sorted(placements, key=lambda move: (move.row, move.column, move.orientation))
    snug = (move for move in ordered if touching(move.mask, filled) >= SNUG)
    return next(snug, None) or max(ordered, key=lambda move: touching(move.mask, filled))


def touching(mask: int, filled: int) -> float:
    """The share of the outline of a patch that lies at the edge or at other patches."""
    sides = list(_outline(mask))
    return sum(side is None or bool(side & filled) for side in sides) / len(sides)


def _outline(mask: int) -> Iterator[int | None]:
    """What lies beyond each side of a shape's outline: a space's bit, None beyond the edge."""
    for at in range(SIZE * SIZE):
        space = 1 << at
        if space & mask:
            left = None if space & _FIRST_COLUMN else space >> 1
            right = None if space & _LAST_COLUMN else space << 1
            up, down = space >> SIZE or None, (space << SIZE & FULL) or None
            yield from (side for side in (left, right, up, down) if side is None or not side & mask)


def main(levels: tuple[int, ...] = (1,)) -> None:
    """Print what each level wins against each beginner."""
    print(f"{GAMES} games a row, revised board")
    for level in levels:
        for name in BEGINNERS:
            python = shlex.quote(sys.executable)
            players = f"level{level}", f"cmd:{python} -m benchmarks.beginners {name}"
            match = DuelMatch(tuple(map(parse_player, players)), seed="beginners")
            summary = summarize_duel(list(play_match(match, GAMES // 2)))
            assert summary.share is not None
            assert summary.play is not None
            share, play = summary.share, summary.play
            print(
                f"level {level} against the {name:9}: won {100 * share.value:.0f} % "
                f"({100 * share.low:.0f} to {100 * share.high:.0f}), mean scores "
                f"{play.score[0]:+.1f} and {play.score[1]:+.1f}",
                flush=True,
            )


if __name__ == "__main__":
    if sys.argv[1:] and sys.argv[1] in BEGINNERS:
        sys.exit(run_engine(BEGINNERS[sys.argv[1]]()))
    main(tuple(map(int, sys.argv[1:])) or (1,))
