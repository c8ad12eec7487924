"""A player that looks one decision ahead: it takes the move with the best state after it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from quiltbee.opponents.evaluation import (
    MARGIN,
    SPECIAL_PATCH,
    best_gain,
    player_value,
    resource_value,
    shape_value,
    tile_balance,
    win_probability,
)
from quiltbee.players import (
    LEVEL,
    MULTIPV,
    SEED,
    THREADS,
    Decision,
    Info,
    Limits,
    Meter,
    Report,
    Stop,
    Value,
    numbered,
)
from quiltbee.players.simple_player import SimplePlayer
from quiltbee.rules import (
    LAST_SPACE,
    PASS,
    PATCHES,
    PLACEMENTS_OF,
    SPECIAL_PLACEMENTS,
    Consequence,
    Move,
    Pass,
    PlacePatch,
    PlaceSpecialPatch,
    Position,
    Stage,
)
from quiltbee.rules.grid import FULL
from quiltbee.rules.position import MARKET

_Kind = TypeVar("_Kind", bound=Move)

OWN_NEXT = 0.3
"""The weight of the best patch the mover could buy next, if the turn stays."""

OTHERS_NEXT = 1.3
"""The weight of the best patch the opponent could buy next."""

_PLACEMENTS_WEIGHED = (2, 3, 5, 8, 12, 18, 25, 40, 80, None)
"""How many placements of a patch each level weighs, drawn at random; None for all."""

_NOISE = (9.5, 8.5, 7.5, 6.5, 5.5, 4.5, 3.6, 2.8, 1.8, 0.0)
"""The standard deviation, in points, of the error each level adds to the value of a choice."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A move and its value; if it ends the game, the real margin and the result."""

    move: Move
    value: float
    solved: Literal["win", "loss"] | None = None

    @property
    def rank(self) -> tuple[int, float]:
        """The sort key, best last: proven losses, open moves by value, proven wins."""
        return {"win": 1, None: 0, "loss": -1}[self.solved], self.value


class Greedy(SimplePlayer):
    """Weighs every legal move by the state right after it, and takes the best.

    A node is one move weighed, and the depth is always 1. A line is `solved` if its move ends the
    game. Level 10 weighs all moves and is deterministic. Each level below weighs fewer
    placements, drawn at random, with a larger random error; Seed repeats these draws.
    """

    name = "Quiltbee Greedy"
    author = "the Quiltbee authors"
    options = (THREADS, LEVEL, MULTIPV, SEED)

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        """Weigh the moves until all are weighed or a limit is reached, and return the best ones."""
        meter = Meter(limits, position.turn, stop)
        lines: list[_Line] = []
        for line in self._weigh(position):
            lines.append(line)
            meter.nodes += 1
            if meter.is_up():
                break
        lines.sort(key=lambda line: line.rank, reverse=True)
        time_left = 2 * LAST_SPACE - position.players[0].time - position.players[1].time
        best = [
            Info(1, meter.nodes, value=_value(line, time_left), pv=(line.move,))
            for line in lines[: self.value(MULTIPV)]
        ]
        return Decision(lines[0].move, numbered(best, meter.elapsed_ms), method="comparison")

    def _weigh(self, position: Position) -> Iterator[_Line]:
        """Every move that this level weighs, the pass last: of equal moves the first is played."""
        filled = position.mover.quilt.filled
        if position.stage is Stage.SPECIAL_PATCH:
            free = [move for move in SPECIAL_PLACEMENTS if not move.mask & filled]
            yield from self._weigh_special_patch(position, free)
            return
        for letter in position.choices:
            if position.why_not_buyable(letter) is None:
                fitting = [move for move in PLACEMENTS_OF[letter] if not move.mask & filled]
                yield from self._weigh_choice(position, letter, fitting)
        yield from self._weigh_choice(position, None, [PASS])

    def _weigh_special_patch(
        self, position: Position, free: Sequence[PlaceSpecialPatch]
    ) -> Iterator[_Line]:
        mover = position.mover
        empty = FULL & ~mover.quilt.filled
        tile_is_free = position.special_tile is None
        base = resource_value(mover.buttons, mover.time, mover.quilt.income, empty.bit_count() - 1)
        base -= player_value(position.opponent, tile_is_free) - tile_balance(position)
        for move in self._sampled(free):
            value = base + shape_value(empty & ~move.mask, mover.time, tile_is_free)
            yield _Line(move, value)

    def _weigh_choice(
        self, position: Position, letter: str | None, moves: Sequence[Pass | PlacePatch]
    ) -> Iterator[_Line]:
        """The pass, or the placements of one patch."""
        after = position.consequence(letter)
        base = _balance(position, letter, after) + self._noise()
        empty = FULL & ~position.mover.quilt.filled
        tile_is_free = position.special_tile is None
        for move in self._sampled(moves):
            if after.over:
                yield _final_line(position, move)
            else:
                rest = empty & ~move.mask if isinstance(move, PlacePatch) else empty
                yield _Line(move, base + shape_value(rest, after.time, tile_is_free))

    def _sampled(self, moves: Sequence[_Kind]) -> Sequence[_Kind]:
        most = _PLACEMENTS_WEIGHED[self.value(LEVEL) - 1]
        return moves if most is None or len(moves) <= most else self.draws.sample(moves, most)

    def _noise(self) -> float:
        deviation = _NOISE[self.value(LEVEL) - 1]
        return self.draws.gauss(0, deviation) if deviation else 0.0


def _balance(position: Position, letter: str | None, after: Consequence) -> float:
    """The value of the position after a choice, wherever its patch is placed."""
    mover, ring = position.mover, position.ring
    income, empty_spaces = mover.quilt.income, mover.quilt.empty_spaces
    if letter is not None:
        patch, gap = PATCHES[letter], ring.index(letter)
        income, empty_spaces = income + patch.income, empty_spaces - patch.squares
        ring = ring[gap + 1 :] + ring[:gap]
    choices = ring[:MARKET]
    value = resource_value(after.buttons, after.time, income, empty_spaces)
    value -= player_value(position.opponent, position.special_tile is None)
    value += tile_balance(position)
    if after.special_patch:
        value += SPECIAL_PATCH
    if after.next == position.turn:
        return value + OWN_NEXT * best_gain(mover, after.buttons, after.time, choices)
    waiting = position.opponent
    return value - OTHERS_NEXT * best_gain(waiting, waiting.buttons, waiting.time, choices)


def _final_line(position: Position, move: Move) -> _Line:
    """A move that ends the game, so that its margin is known."""
    last = position.play_unchecked(move)
    ended = last.outcome
    assert ended is not None
    own, other = ended.scores[position.turn - 1], ended.scores[2 - position.turn]
    return _Line(move, own - other, "win" if ended.winner == position.turn else "loss")


def _value(line: _Line, time_left: int) -> Value:
    if line.solved is not None:
        return Value.rounded(float(line.solved == "win"), line.value, line.solved)
    margin = MARGIN * line.value
    return Value.rounded(win_probability(margin, time_left), margin)
