"""The plans of the sizes: stages, each of cycles of games and learning."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from quiltbee.kernel.games import DUEL, SOLO, Game
from quiltbee.training.self_play import ALL, Style


@dataclass(frozen=True)
class Stage:
    """A number of similar cycles.

    In a cycle each part of the plan plays `games` games. Meanwhile the learner takes `batches`
    batches of `batch_size` samples from the `latest` ones of earlier games. The learning rate falls
    geometrically from `learning_rate` to `last_learning_rate` over the cycles.
    """

    name: str
    cycles: int
    games: int
    style: Style
    latest: int
    batches: int
    batch_size: int
    learning_rate: float
    last_learning_rate: float
    game: Game = DUEL

    def learning_rate_of(self, cycle: int) -> float:
        """Return the learning rate of a cycle of this stage, counted from 0."""
        return self.learning_rate * (self.last_learning_rate / self.learning_rate) ** (
            cycle / max(self.cycles - 1, 1)
        )


@dataclass(frozen=True)
class Plan:
    """A sequence of stages.

    The games of a cycle come in `parts`, which are distributed among the threads: the results do
    not depend on the number of threads. The replay buffer has `capacity` samples. A plan starts
    from random weights, or from those shipped for the game that it `continues`.
    """

    stages: tuple[Stage, ...]
    parts: int
    capacity: int
    continues: Game | None = None

    @property
    def game(self) -> Game:
        """The game to learn, which has an evaluation of its own."""
        return self.stages[0].game

    @property
    def cycles(self) -> int:
        """The total number of cycles."""
        return sum(stage.cycles for stage in self.stages)

    def stage_of(self, cycle: int) -> tuple[Stage, int]:
        """Return the stage of a cycle, and the cycle's number in it; both count from 0."""
        for stage in self.stages:
            if cycle < stage.cycles:
                return stage, cycle
            cycle -= stage.cycles
        raise ValueError("the plan has no such cycle")


# One decision ahead: every placement is evaluated. At first the margin counts as much as the chance
# to win, since untrained weights learn it sooner.
_FIRST_STYLE = Style(
    evaluated=0,
    root_width=ALL,
    width=1,
    margin_weight=0.5,
    wide=4,
    placement_learning_rate=0.02,
    drawn=0.03,
    opening=12,
    trace=0.85,
    inner=0,
)
_AHEAD_STYLE = _FIRST_STYLE._replace(margin_weight=0.2)
_SHALLOW_STYLE = Style(
    evaluated=100,
    root_width=12,
    width=2,
    margin_weight=0.2,
    wide=16,
    placement_learning_rate=0.01,
    drawn=0.02,
    opening=10,
    trace=0.6,
    inner=8,
)
_DEEP_STYLE = _SHALLOW_STYLE._replace(evaluated=400, wide=24, placement_learning_rate=0.003)


_TOY = Plan(
    (
        Stage("first games", 2, 3, _FIRST_STYLE, 1_000, 4, 64, 1e-3, 1e-3),
        Stage(
            "search",
            3,
            2,
            _SHALLOW_STYLE._replace(evaluated=30, inner=3),
            1_000,
            4,
            64,
            5e-4,
            1e-4,
        ),
    ),
    parts=2,
    capacity=1_000,
)
_SMALL = Plan(
    (
        Stage("first games", 20, 25, _FIRST_STYLE, 50_000, 35, 1024, 1e-3, 1e-3),
        Stage("one decision ahead", 40, 25, _AHEAD_STYLE, 150_000, 35, 1024, 1e-3, 5e-4),
        Stage("search", 30, 25, _SHALLOW_STYLE, 200_000, 50, 1024, 4e-4, 2e-5),
    ),
    parts=8,
    capacity=200_000,
)
_FULL = Plan(
    (
        Stage("first games", 30, 75, _FIRST_STYLE, 100_000, 60, 1024, 1e-3, 1e-3),
        Stage("one decision ahead", 110, 75, _AHEAD_STYLE, 300_000, 50, 1024, 1e-3, 5e-4),
        Stage("shallow search", 80, 75, _SHALLOW_STYLE, 1_000_000, 120, 1024, 5e-4, 4e-4),
        Stage("deep search", 140, 75, _DEEP_STYLE, 2_000_000, 200, 1024, 4e-4, 1e-4),
        Stage("decay", 40, 75, _DEEP_STYLE, 2_000_000, 100, 2048, 1e-4, 3e-6),
    ),
    parts=8,
    capacity=2_000_000,
)

# Against the Automa, starting from the weights for duels. Games are short and chance is large.
_SOLO_STYLE = _SHALLOW_STYLE._replace(evaluated=60, placement_learning_rate=0, trace=0.9, inner=6)
_SOLO_DEEP_STYLE = _SOLO_STYLE._replace(evaluated=300, trace=0.8)
_SOLO = Plan(
    (
        Stage("first games", 40, 75, _SOLO_STYLE, 300_000, 60, 1024, 1e-3, 5e-4, SOLO),
        Stage("deeper", 60, 75, _SOLO_DEEP_STYLE, 1_500_000, 120, 1024, 5e-4, 1e-4, SOLO),
        Stage("decay", 20, 75, _SOLO_DEEP_STYLE, 2_000_000, 100, 2048, 1e-4, 3e-6, SOLO),
    ),
    parts=8,
    capacity=2_000_000,
    continues=DUEL,
)

# Starting from existing weights, with a deeper search.
_DEEPER_STYLE = _DEEP_STYLE._replace(evaluated=800, inner=12, trace=0.5)
_FURTHER = Plan(
    (
        Stage("deeper search", 90, 75, _DEEPER_STYLE, 2_000_000, 200, 1024, 4e-4, 1e-4),
        Stage("decay", 30, 75, _DEEPER_STYLE, 2_000_000, 120, 2048, 1e-4, 3e-6),
    ),
    parts=8,
    capacity=2_000_000,
    continues=DUEL,
)

_SOLO_DEEPER_STYLE = _SOLO_STYLE._replace(evaluated=800, inner=12, trace=0.7)
_SOLO_FURTHER = Plan(
    (
        Stage("deeper search", 180, 75, _SOLO_DEEPER_STYLE, 2_000_000, 200, 1024, 4e-4, 1e-4, SOLO),
        Stage("decay", 40, 75, _SOLO_DEEPER_STYLE, 2_000_000, 120, 2048, 1e-4, 3e-6, SOLO),
    ),
    parts=8,
    capacity=2_000_000,
    continues=SOLO,
)

PLANS: Final = MappingProxyType(
    {
        "toy": _TOY,
        "small": _SMALL,
        "full": _FULL,
        "further": _FURTHER,
        "solo": _SOLO,
        "solo-further": _SOLO_FURTHER,
    }
)
"""The sizes: seconds, for a trial; minutes; an hour; another hour, from the shipped weights; a
quarter of an hour for games against the Automa, from the duel's weights; and another hour from
those."""
