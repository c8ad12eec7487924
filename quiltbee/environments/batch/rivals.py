"""The opponents inside a batch: named, asked, and kept for the compiled code."""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from quiltbee.arena import parse_player
from quiltbee.engine.levels import STRENGTHS
from quiltbee.environments.batch.checks import IllegalActionError, whole_numbers
from quiltbee.environments.batch.decisions import Decisions, Policy
from quiltbee.environments.batch.games import BOTH
from quiltbee.environments.batch.replies import (
    ASKED,
    LEVEL,
    RANDOM,
    Mind,
    Rivals,
    is_inside,
    new_mind,
)
from quiltbee.environments.opponent import Opponent
from quiltbee.kernel.arrays import Int8Array, Int64Array
from quiltbee.players import ENGINE, Limits, Thinker
from quiltbee.players import LEVEL as LEVEL_OPTION

SEATS = ("first", "second", "split", "both")


@dataclass(frozen=True, slots=True)
class Rival:
    """One opponent: compiled (`kind`, and for a level its strength), or a policy that is asked."""

    kind: int
    drawn: int = 0
    temperature: float = 0.0
    evaluated: int = 0
    policy: Policy | None = None


class PlayerPolicy:
    """A player of the registry, or any `Thinker`, as a policy that is asked game by game."""

    def __init__(self, player: str | Thinker, seed: int) -> None:
        self._opponent = Opponent(player)
        self._opponent.begin(Random(seed))

    def __call__(self, decisions: Decisions) -> list[int]:
        """Decide in each of the games."""
        space = decisions.actions
        return [space.action_of(each, self._opponent.move(each)) for each in decisions.positions]


def rival_of(opponent: "str | Thinker | Policy", seed: int) -> Rival:
    """The opponent for a name, a player or a policy; raises ValueError for anything else."""
    if not isinstance(opponent, str):
        if callable(opponent):
            return Rival(ASKED, policy=opponent)
        if not hasattr(opponent, "think"):
            raise ValueError(f"an opponent is a name, a player or a policy, not {opponent!r}")
        return Rival(ASKED, policy=PlayerPolicy(opponent, seed))
    named = parse_player(opponent)
    options = dict(named.options)
    if named.own == "random" and not options:
        return Rival(RANDOM)
    limits = named.limits
    level = options.get(LEVEL_OPTION.name, len(STRENGTHS))
    is_level = named.own == ENGINE and list(options) == [LEVEL_OPTION.name]
    if is_level and 1 <= level <= len(STRENGTHS) and limits == Limits(nodes=limits.nodes):
        strength = STRENGTHS[level - 1]
        if is_inside(strength):
            evaluated = strength.evaluated
            evaluated = evaluated if limits.nodes is None else min(evaluated, limits.nodes)
            return Rival(LEVEL, strength.drawn, strength.temperature, evaluated)
    return Rival(ASKED, policy=PlayerPolicy(opponent, seed))


def is_one(opponents: object) -> bool:
    """Whether this is one opponent, not several."""
    return not isinstance(opponents, Sequence) or isinstance(opponents, str)


class Pool:
    """The opponents of a batch, and the games that each of them plays."""

    def __init__(self, opponents: Any, games: int, rivals: npt.ArrayLike | None) -> None:
        """Raises ValueError for an invalid opponent, and for `rivals` that name none."""
        given = [opponents] if is_one(opponents) else list(opponents)
        if not given:
            raise ValueError("a pool has at least one opponent")
        self._each = [rival_of(opponent, n) for n, opponent in enumerate(given)]
        numbers = np.arange(games) // 2 % len(given)
        if rivals is not None:
            numbers = whole_numbers(rivals, games, "the number of an opponent for each game")
            if not ((numbers >= 0) & (numbers < len(given))).all():
                raise ValueError(f"the opponents are numbered 0 to {len(given) - 1}")
        self._of_game = numbers
        self._begin()

    def _begin(self) -> None:
        each = self._each
        self.rivals = Rivals(
            self._of_game,
            np.array([rival.kind for rival in each]),
            np.array([rival.drawn for rival in each]),
            np.array([rival.temperature for rival in each], dtype=np.float32),
            np.array([rival.evaluated for rival in each]),
        )
        self.asked = [
            (number, rival.policy) for number, rival in enumerate(each) if rival.policy is not None
        ]
        self.has_compiled = len(self.asked) < len(each)
        self._minds: list[Mind] = []

    def minds(self, number: int) -> list[Mind]:
        """Room for this many threads."""
        most = max(rival.evaluated for rival in self._each)
        while len(self._minds) < number:
            self._minds.append(new_mind(most))
        return self._minds

    def taken(self, which: Int64Array) -> "Pool":
        """The same opponents for some of the games; policies given from outside are shared."""
        taken = object.__new__(Pool)
        taken._each = [
            replace(rival, policy=deepcopy(rival.policy))
            if isinstance(rival.policy, PlayerPolicy)
            else rival
            for rival in self._each
        ]
        taken._of_game = self._of_game[which]
        taken._begin()
        return taken

    def __getstate__(self) -> dict[str, Any]:
        return {"each": self._each, "of_game": self._of_game}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._each, self._of_game = state["each"], state["of_game"]
        self._begin()


def seats_of(seats: "str | npt.ArrayLike", games: int) -> Int8Array:
    """The agent's seat in each game by a name or numbers; -1 stands for both."""
    if isinstance(seats, str):
        match seats:
            case "first" | "second":
                return np.full(games, SEATS.index(seats), dtype=np.int8)
            case "split":
                return (np.arange(games) % 2).astype(np.int8)
            case "both":
                return np.full(games, BOTH, dtype=np.int8)
        raise ValueError(f"seats are {', '.join(SEATS)} or numbers, not {seats!r}")
    numbers = whole_numbers(seats, games, "a seat for each game")
    if not np.isin(numbers, (BOTH, 0, 1)).all():
        raise ValueError("seats are 0, 1, or -1 for both")
    return numbers.astype(np.int8)


def asked_games(pool: Pool, number: int, turns: Int64Array, seats: Int8Array) -> Int64Array:
    """The games in which an opponent that is asked is to move."""
    waits = (seats != BOTH) & (turns != seats) & (pool.rivals.of_game == number)
    return np.flatnonzero(waits)


def answers(policy: Policy, number: int, decisions: Decisions) -> Int64Array:
    """The actions of opponent `number`; raises IllegalActionError for an illegal one."""
    what = f"an action of opponent {number} for each game it is asked about"
    actions = whole_numbers(policy(decisions), len(decisions), what)
    wrong = decisions.first_illegal(actions)
    if wrong >= 0:
        action, game = actions[wrong], decisions.games[wrong]
        raise IllegalActionError(
            f"action {action} of opponent {number} is not legal in game {game}"
        )
    return actions
