"""Looks one decision ahead: buys what brings most points and places it tightly."""

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from quiltbee.opponents.evaluation import (
    MARGIN,
    SPECIAL_PATCH,
    account,
    best_gain,
    shape,
    standing,
    tile_balance,
    win_probability,
)
from quiltbee.players import (
    LEVEL,
    MULTIPV,
    SEED,
    THREADS,
    Info,
    Limits,
    Meter,
    Report,
    SimplePlayer,
)
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
    consequence,
    outcome,
    play_unchecked,
    why_not_buyable,
)
from quiltbee.rules.grid import FULL
from quiltbee.rules.position import MARKET

_Kind = TypeVar("_Kind", bound=Move)

OWN_NEXT = 0.3
"""How much of what one could buy next counts, when the turn stays."""

OTHERS_NEXT = 1.3
"""How much of what the opponent could buy next counts."""

_LOOKED_AT = (2, 3, 5, 8, 12, 18, 25, 40, 80, None)
"""How many placements of a patch each level looks at; None for all."""

_MISJUDGED = (9.5, 8.5, 7.5, 6.5, 5.5, 4.5, 3.6, 2.8, 1.8, 0.0)
"""By how many points (a standard deviation) each level misjudges what a choice brings."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A move and what it is worth; where it ends the game, the real margin and the result."""

    move: Move
    value: float
    solved: Literal["win", "loss"] | None = None

    @property
    def rank(self) -> tuple[int, float]:
        """What to sort by: proven wins, then what is open, then proven losses."""
        return {"win": 1, None: 0, "loss": -1}[self.solved], self.value


class Greedy(SimplePlayer):
    """Weighs every legal move by the state right after it, and takes the best.

    A node is one move weighed; the depth is always 1. A line is `solved` when its move ends the
    game. Level 10 weighs all moves and always decides alike. Each level below looks at fewer
    placements, drawn at random, and misjudges what a patch brings by more; Seed makes these draws
    repeatable.
    """

    name = "Quiltbee Greedy"
    author = "the Quiltbee authors"
    options = (THREADS, LEVEL, MULTIPV, SEED)

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        """Weigh the moves until all are weighed or a limit is reached; the best is reported."""
        meter = Meter(limits, position.turn, stop)
        lines: list[_Line] = []
        for line in self._weigh(position):
            lines.append(line)
            meter.nodes += 1
            if meter.is_up():
                break
        lines.sort(key=lambda line: line.rank, reverse=True)
        time_left = 2 * LAST_SPACE - position.players[0].time - position.players[1].time
        for rank, line in enumerate(lines[: self.value(MULTIPV)], 1):
            report(_info(line, rank, meter, time_left))
        return lines[0].move

    def _weigh(self, position: Position) -> Iterator[_Line]:
        """Every move that this level looks at, the pass last: of equals the first is played."""
        filled = position.mover.quilt.filled
        if position.stage is Stage.SPECIAL_PATCH:
            free = [move for move in SPECIAL_PLACEMENTS if not move.mask & filled]
            yield from self._weigh_special_patch(position, free)
            return
        for letter in position.choices:
            if why_not_buyable(position, letter) is None:
                fitting = [move for move in PLACEMENTS_OF[letter] if not move.mask & filled]
                yield from self._weigh_choice(position, letter, fitting)
        yield from self._weigh_choice(position, None, [PASS])

    def _weigh_special_patch(
        self, position: Position, free: Sequence[PlaceSpecialPatch]
    ) -> Iterator[_Line]:
        mover = position.mover
        empty = FULL & ~mover.quilt.filled
        tile_is_free = position.special_tile is None
        base = account(mover.buttons, mover.time, mover.quilt.income, empty.bit_count() - 1)
        base -= standing(position.opponent, tile_is_free) - tile_balance(position)
        for move in self._looked_at(free):
            value = base + shape(empty & ~move.mask, mover.time, tile_is_free)
            yield _Line(move, value)

    def _weigh_choice(
        self, position: Position, letter: str | None, moves: Sequence[Pass | PlacePatch]
    ) -> Iterator[_Line]:
        """The ways to pass or to place one patch."""
        after = consequence(position, letter)
        base = _balance(position, letter, after) + self._random_error()
        empty = FULL & ~position.mover.quilt.filled
        tile_is_free = position.special_tile is None
        for move in self._looked_at(moves):
            if after.over:
                yield _final_line(position, move)
            else:
                rest = empty & ~move.mask if isinstance(move, PlacePatch) else empty
                yield _Line(move, base + shape(rest, after.time, tile_is_free))

    def _looked_at(self, moves: Sequence[_Kind]) -> Sequence[_Kind]:
        most = _LOOKED_AT[self.value(LEVEL) - 1]
        return moves if most is None or len(moves) <= most else self.draws.sample(moves, most)

    def _random_error(self) -> float:
        deviation = _MISJUDGED[self.value(LEVEL) - 1]
        return self.draws.gauss(0, deviation) if deviation else 0.0


def _balance(position: Position, letter: str | None, after: Consequence) -> float:
    """The margin after a choice but for where its patch lies."""
    mover, ring = position.mover, position.ring
    income, empty_spaces = mover.quilt.income, mover.quilt.empty_spaces
    if letter is not None:
        patch, gap = PATCHES[letter], ring.index(letter)
        income, empty_spaces = income + patch.income, empty_spaces - patch.squares
        ring = ring[gap + 1 :] + ring[:gap]
    choices = ring[:MARKET]
    value = account(after.buttons, after.time, income, empty_spaces)
    value -= standing(position.opponent, position.special_tile is None)
    value += tile_balance(position)
    if after.special_patch:
        value += SPECIAL_PATCH
    if after.next == position.turn:
        return value + OWN_NEXT * best_gain(mover, after.buttons, after.time, choices)
    waiting = position.opponent
    return value - OTHERS_NEXT * best_gain(waiting, waiting.buttons, waiting.time, choices)


def _final_line(position: Position, move: Move) -> _Line:
    """A move that ends the game: what it brings is known."""
    last = play_unchecked(position, move)
    ended = outcome(last)
    assert ended is not None
    own, other = ended.scores[position.turn - 1], ended.scores[2 - position.turn]
    return _Line(move, own - other, "win" if ended.winner == position.turn else "loss")


def _info(line: _Line, rank: int, meter: Meter, time_left: int) -> Info:
    if line.solved is None:
        margin = MARGIN * line.value
        chance = win_probability(margin, time_left)
    else:
        margin = line.value
        chance = float(line.solved == "win")
    return Info(
        depth=1,
        nodes=meter.nodes,
        time_ms=meter.elapsed_ms,
        multipv=rank,
        winrate=round(1000 * chance),
        margin=round(10 * margin),
        solved=line.solved,
        pv=(line.move,),
    )
