"""Two moves in one position, and an engine's verdicts on what follows and on imagined positions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from quiltbee.games import Variant, variant_of
from quiltbee.players import Limits
from quiltbee.review.evaluation import Evaluation, evaluation_if_known, evaluation_of_end
from quiltbee.review.facts import Fact
from quiltbee.review.imagined import (
    Part,
    differing,
    exchanged,
    with_covered,
    without_patch,
    without_special_patch,
)
from quiltbee.review.questions import Asking, Question
from quiltbee.review.reasons import facts_of
from quiltbee.rules import Move, Position, Seat, Stage
from quiltbee.rules.outcome import SPECIAL_TILE_POINTS

SMALLEST = 1.0
"""A difference of fewer points, within these limits, is too small to explain."""

_FORECAST = 30


@dataclass(frozen=True, slots=True)
class Choice:
    """A position of either variant, as its player sees it, and two moves in it.

    The lines tell how the game would have gone on after each.
    """

    before: Any
    mine: Move
    better: Move
    line_of_mine: Sequence[Move] = ()
    line_of_better: Sequence[Move] = ()

    @property
    def seat(self) -> Seat:
        """Who had the choice."""
        return self.table.turn

    @property
    def variant(self) -> Variant[Any]:
        """The variant."""
        return variant_of(self.before)

    @property
    def table(self) -> Position:
        """The open part of the position."""
        return self.variant.table(self.before)

    @property
    def is_alone(self) -> bool:
        """Whether the Automa sits opposite, which has no quilt and chooses by its cards."""
        return len(self.variant.seats) == 1

    def facts(self, move: Move) -> tuple[Fact, ...]:
        """What the rules know about one of the moves."""
        return facts_of(self.table, move, alone=self.is_alone)


class Comparing:
    """The two positions after a choice, with an engine's verdicts on them and on imagined ones."""

    def __init__(self, choice: Choice, limits: Limits) -> None:
        self.choice, self.seat, self._limits = choice, choice.seat, limits
        variant = choice.variant
        self._mine = variant.play(choice.before, choice.mine)
        self.mine = variant.table(self._mine)
        self.better = variant.table(variant.play(choice.before, choice.better))
        self._worth: dict[Position, float] = {}
        self.difference = 0.0
        self.tile = 0.0
        self.parts: dict[Part, float] = {}
        self.special = 0.0

    # Asking

    def begin(self) -> Asking[bool]:
        """Ask about both positions; whether they differ by enough."""
        better = yield from self._weighed(self.better, _FORECAST)
        mine = yield from self._weighed(self.mine, _FORECAST)
        if better is None or mine is None:
            return False
        self.difference = better.margin_of(self.seat) - mine.margin_of(self.seat)
        self._worth[self.better] = better.margin_of(self.seat)
        self._worth[self.mine] = mine.margin_of(self.seat)
        if better.special_tile is not None and mine.special_tile is not None:
            own, other = self.seat.index, self.seat.other.index
            won = better.special_tile[own] - mine.special_tile[own]
            kept = mine.special_tile[other] - better.special_tile[other]
            self.tile = SPECIAL_TILE_POINTS * (won + kept)
        return self.difference >= SMALLEST

    def ask_about_parts(self) -> Asking[None]:
        """Exchange each part that differs, in both directions."""
        seat, mine, better = self.seat, self.mine, self.better
        for part in differing(better, mine, seat):
            gained = yield from self._margin(exchanged(mine, better, seat, (part,)))
            lost = yield from self._margin(exchanged(better, mine, seat, (part,)))
            if gained is not None and lost is not None:
                self.parts[part] = (gained - self._worth[mine] + self._worth[better] - lost) / 2
        for position, sign in ((better, 1), (mine, -1)):
            if position.stage is Stage.SPECIAL_PATCH:
                without = yield from self._margin(without_special_patch(position))
                if without is not None:
                    self.special += sign * (self._worth[position] - without)

    def share_without_patch(self, letter: str) -> Asking[float]:
        """How much of the difference vanishes without a patch."""
        return (yield from self._share(lambda position: without_patch(position, letter)))

    def share_with_covered(self, spaces: int) -> Asking[float]:
        """How much of the difference vanishes once spaces are covered."""
        return (yield from self._share(lambda position: with_covered(position, self.seat, spaces)))

    def _share(self, changed: Callable[[Position], Position]) -> Asking[float]:
        better = yield from self._margin(changed(self.better))
        mine = yield from self._margin(changed(self.mine))
        if better is None or mine is None:
            return 0.0
        return 1 - (better - mine) / self.difference

    def _margin(self, position: Position) -> Asking[float | None]:
        if position in self._worth:
            return self._worth[position]
        value = yield from self._weighed(position)
        if value is None:
            return None
        self._worth[position] = value.margin_of(self.seat)
        return self._worth[position]

    def _weighed(self, position: Position, forecast: int = 0) -> Asking[Evaluation | None]:
        whole = position
        if self.choice.is_alone:  # everything except the quilts is the same after both moves
            whole = replace(self._mine, table=position)
        if position.is_over:
            return evaluation_of_end(whole)
        seat = self.seat if self.choice.is_alone else position.turn
        info = yield Question(whole, self._limits, forecast)
        return evaluation_if_known(info, seat)
