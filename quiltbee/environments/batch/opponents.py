"""The opponents in a batch, and the opponent in a single game.

In a batch, random moves and levels of the engine run in compiled code. A level has the engine's
candidates, search and choice, with two exceptions: the endgame solver is never called, so only
levels without it are here, and a game that is won against a passive opponent is not played for
points.
"""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from quiltbee.arena import parse_player, prepare
from quiltbee.engine.decision.workspace import on_ring
from quiltbee.engine.parameters import STRENGTHS, Parameters
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import draw_edges
from quiltbee.engine.search.lines import draw_by_value, own_value
from quiltbee.engine.search.puct import begin_search, most_visited, run_rounds
from quiltbee.engine.search.tree import Search, Thread, new_thread, new_tree
from quiltbee.engine.weights import load_weights
from quiltbee.environments.batch.decisions import (
    Decisions,
    IllegalActionError,
    Policy,
    whole_numbers,
)
from quiltbee.environments.batch.step import BOTH, RIVALS, Games, end_game
from quiltbee.kernel.arrays import Float32Array, Int8Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import play
from quiltbee.kernel.games import DUEL
from quiltbee.kernel.random_games import SCRATCH, random_legal
from quiltbee.kernel.state import OVER, STAGE, TURN
from quiltbee.kernel.tables import RING
from quiltbee.players import ENGINE, PLAYERS, Limits, Thinker
from quiltbee.players import LEVEL as LEVEL_OPTION
from quiltbee.players.simple_player import ConfigurablePlayer
from quiltbee.rules import Move, Position

SEATS = ("first", "second", "split", "both")

POLICY, RANDOM, LEVEL = range(3)
"""The kinds of opponents: a policy in Python, uniformly random, a level of the engine."""

_NO_LIMIT: Final = 1 << 40


class Rivals(NamedTuple):
    """The opponents of a batch by number, and the one of each game.

    `drawn`, `temperatures` and `evaluated` are those of `engine.parameters.Strength`.
    """

    of_game: Int64Array
    kinds: Int64Array
    drawn: Int64Array
    temperatures: Float32Array
    evaluated: Int64Array


class Mind(NamedTuple):
    """A thread's workspace for replies: a search and scratch."""

    search: Search
    thread: Thread
    scratch: Int64Array


def new_mind(evaluated: int) -> Mind:
    """Return a workspace for one thread, whose decisions evaluate at most `evaluated` positions."""
    learned, tree = load_weights(), new_tree(nodes=evaluated + 64, edges=2 * evaluated + 256)
    ring = np.zeros(RING, np.int64)
    weights = learned.weights, learned.placement_weights
    return Mind(
        Search(DUEL, tree, ring, *weights, Parameters()), new_thread(), np.zeros(SCRATCH, np.int64)
    )


@compiled
def level_action(
    state: Int64Array,
    ring: Int64Array,
    rivals: Rivals,
    rival: int,
    mind: Mind,
    random_state: Int64Array,
) -> int:
    """Choose an action as a level of the engine."""
    search, thread = on_ring(mind.search, ring), mind.thread
    drawn, listed = rivals.drawn[rival], 0
    if drawn != 0:
        listed = draw_edges(search, thread, state, drawn, random_state)
    begin_search(search, thread, state, listed, search.parameters.root_width)
    most = rivals.evaluated[rival]
    if search.tree.nodes[0, t.EDGE_COUNT] > 1 and search.tree.counters[t.EVALUATED] < most:
        run_rounds(search, thread, _NO_LIMIT, most)
    temperature = rivals.temperatures[rival]
    edge = most_visited(search, 0)
    if temperature > np.float32(0.0):
        first, number = search.tree.nodes[0, t.FIRST_EDGE], search.tree.nodes[0, t.EDGE_COUNT]
        for n in range(number):
            thread.values[n] = own_value(search, first + n)
        edge = first + draw_by_value(thread.values, number, temperature, random_state)
    return search.tree.edges[edge, t.ACTION]


@compiled
def reply_games(
    games: Games, which: Int64Array, start: int, stop: int, rivals: Rivals, mind: Mind
) -> None:
    """Let the compiled opponents play in some games until the agent is to move.

    A game that ends is replaced by a new one.
    """
    for place in range(start, stop):
        game = which[place]
        seat, rival = games.seats[game], rivals.of_game[game]
        if seat == BOTH or rivals.kinds[rival] == POLICY:
            continue
        state, ring = games.states[game], games.rings[game]
        random_state = games.random_states[game, RIVALS:]
        is_random = rivals.kinds[rival] == RANDOM
        while state[TURN] != seat:
            if is_random:
                action = random_legal(state, ring, random_state, mind.scratch)[0]
            else:
                action = level_action(state, ring, rivals, rival, mind, random_state)
            play(state, ring, action)
            if state[STAGE] == OVER:
                end_game(games, game)


@dataclass(frozen=True, slots=True)
class _Rival:
    """One opponent: compiled (`kind`, and for a level its strength), or a policy."""

    kind: int
    drawn: int = 0
    temperature: float = 0.0
    evaluated: int = 0
    policy: Policy | None = None


class PlayerPolicy:
    """A player of the registry, or any `Thinker`, as a policy that decides game by game."""

    def __init__(self, player: str | Thinker, seed: int) -> None:
        self._opponent = Opponent(player)
        self._opponent.begin(Random(seed))

    def __call__(self, decisions: Decisions) -> list[int]:
        """Decide in each of the games."""
        space = decisions.actions
        return [space.action_of(each, self._opponent.move(each)) for each in decisions.positions]


def _rival_of(opponent: "str | Thinker | Policy", seed: int) -> _Rival:
    """Return the opponent for a name, a player or a policy; raises ValueError for others."""
    if not isinstance(opponent, str):
        if callable(opponent):
            return _Rival(POLICY, policy=opponent)
        if not hasattr(opponent, "decide"):
            raise ValueError(f"an opponent is a name, a player or a policy, not {opponent!r}")
        return _Rival(POLICY, policy=PlayerPolicy(opponent, seed))
    named = parse_player(opponent)
    options = dict(named.options)
    if named.own == "random" and not options:
        return _Rival(RANDOM)
    limits = named.limits
    level = options.get(LEVEL_OPTION.name, len(STRENGTHS))
    is_level = named.own == ENGINE and list(options) == [LEVEL_OPTION.name]
    if is_level and 1 <= level <= len(STRENGTHS) and limits == Limits(nodes=limits.nodes):
        strength = STRENGTHS[level - 1]
        if not strength.proves:
            evaluated = strength.evaluated
            evaluated = evaluated if limits.nodes is None else min(evaluated, limits.nodes)
            return _Rival(LEVEL, strength.drawn, strength.temperature, evaluated)
    return _Rival(POLICY, policy=PlayerPolicy(opponent, seed))


class Pool:
    """The opponents of a batch, and the games that each of them plays."""

    def __init__(self, opponents: Any, games: int, rivals: npt.ArrayLike | None) -> None:
        """Raise ValueError for an invalid opponent, and for `rivals` that name none."""
        is_one = not isinstance(opponents, Sequence) or isinstance(opponents, str)
        given = [opponents] if is_one else list(opponents)
        if not given:
            raise ValueError("a pool has at least one opponent")
        numbers = np.arange(games) // 2 % len(given)
        if rivals is not None:
            numbers = whole_numbers(rivals, games, "the number of an opponent for each game")
            if not ((numbers >= 0) & (numbers < len(given))).all():
                raise ValueError(f"the opponents are numbered 0 to {len(given) - 1}")
        self._set([_rival_of(opponent, n) for n, opponent in enumerate(given)], numbers)

    def _set(self, each: list[_Rival], of_game: Int64Array) -> None:
        self._each = each
        self.rivals = Rivals(
            of_game,
            np.array([rival.kind for rival in each]),
            np.array([rival.drawn for rival in each]),
            np.array([rival.temperature for rival in each], dtype=np.float32),
            np.array([rival.evaluated for rival in each]),
        )
        self.policies = [
            (n, rival.policy) for n, rival in enumerate(each) if rival.policy is not None
        ]
        self.has_compiled = len(self.policies) < len(each)
        self._minds: list[Mind] = []

    def minds(self, number: int) -> list[Mind]:
        """Return the workspaces of at least this many threads."""
        most = max(rival.evaluated for rival in self._each)
        while len(self._minds) < number:
            self._minds.append(new_mind(most))
        return self._minds

    def take(self, which: Int64Array) -> "Pool":
        """Return a pool for some of the games; the caller's policies are shared."""
        taken = object.__new__(Pool)
        each = [
            replace(rival, policy=deepcopy(rival.policy))
            if isinstance(rival.policy, PlayerPolicy)
            else rival
            for rival in self._each
        ]
        taken._set(each, self.rivals.of_game[which])
        return taken

    def __getstate__(self) -> dict[str, Any]:
        return {"each": self._each, "of_game": self.rivals.of_game}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._set(state["each"], state["of_game"])

    def waiting(self, number: int, games: Games) -> Int64Array:
        """Return the games in which opponent `number` is to move."""
        turns, seats = games.states[:, TURN], games.seats
        return np.flatnonzero((seats != BOTH) & (turns != seats) & (self.rivals.of_game == number))


def seats_of(seats: "str | npt.ArrayLike", games: int) -> Int8Array:
    """Return the agent's seat in each game, by name or as numbers; -1 stands for both."""
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


def decide(policy: Policy, who: str, decisions: Decisions) -> Int64Array:
    """Return the actions of a policy; raises IllegalActionError for an illegal one."""
    what = f"an action of {who} for each game"
    actions = whole_numbers(policy(decisions), len(decisions), what)
    wrong = decisions.first_illegal(actions)
    if wrong >= 0:
        action, game = actions[wrong], decisions.games[wrong]
        raise IllegalActionError(f"action {action} of {who} is not legal in game {game}")
    return actions


class Opponent:
    """A computer player, named as in a match: `greedy`, `random:Seed=1`, `level3:nodes=500`.

    It may also be a `Thinker`, which decides without limits. A named player can be copied and
    pickled: the copy is a new player with the same options and random state. A tree that an engine
    keeps for the next decision, if only time limits it, is not copied.
    """

    def __init__(self, player: str | Thinker) -> None:
        """Raise PlayerError for an unknown name or option, ValueError for another program."""
        self.limits = Limits()
        self._name: str | None = None
        self._given: tuple[tuple[str, int], ...] = ()
        if not isinstance(player, str):
            self.thinker = player
            return
        named = parse_player(player)
        if named.own is None:
            raise ValueError(f"{player!r} is another program; opponents are Quiltbee's own players")
        self.limits, self._name, self._given = named.limits, named.own, named.options
        self.thinker = named.new_thinker()

    def __getstate__(self) -> dict[str, Any]:
        state = dict(self.__dict__)
        if isinstance(self.thinker, ConfigurablePlayer) and self._name is not None:
            player = self.thinker
            values = {option.name: player.value(option) for option in player.options}
            state["thinker"] = (values, player.draws.getstate())
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self._name is not None and isinstance(self.thinker, tuple):
            values, draws = self.thinker
            self.thinker = PLAYERS[self._name]()
            for name, value in values.items():
                self.thinker.set_option(name, value)
            if isinstance(self.thinker, ConfigurablePlayer):
                self.thinker.draws.setstate(draws)

    def begin(self, draws: Random) -> None:
        """Begin a game; `draws` seeds the player unless its name sets a seed."""
        prepare(self.thinker, self._given, lambda option: draws.randint(1, option.maximum))

    def move(self, position: Position) -> Move:
        """Choose a move in a position that is not over."""
        return self.thinker.decide(position, self.limits).chosen
