"""`Batch`: many games at once, played one decision at a time in all of them."""

from collections.abc import Callable, Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from quiltbee.automa import Deck, Solo
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.decisions import (
    Decisions,
    IllegalActionError,
    Seen,
    Snapshot,
    Views,
    positive,
    read_only,
    some_games,
    whole_numbers,
)
from quiltbee.environments.batch.legality import first_illegal
from quiltbee.environments.batch.opponents import Pool, decide, reply_games, seats_of
from quiltbee.environments.batch.slices import Slices
from quiltbee.environments.batch.step import (
    BOTH,
    Games,
    begin_games,
    draw_games,
    list_games,
    new_games,
    play_games,
    sample_games,
    seed_games,
    show_games,
    step_games,
    take_rows,
)
from quiltbee.environments.options import Options, options_of
from quiltbee.environments.rewards import Rewards
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.encoding import encode
from quiltbee.kernel.games import DUEL, SOLO
from quiltbee.kernel.tables import MOST_LEGAL
from quiltbee.rules import Board, Position, Seat, ring_from_seed

_ANY_RING = ring_from_seed("")


class Batch(Views):
    """`games` duels or solo games, played one decision at a time in all of them.

    All arrays are made once and then written in place: copy what must outlast the next step. Their
    first axis is the game. The arrays of legality and seats are read-only. In addition to the
    arrays of `Views`, of which `mask` and the observations are optional:

        dones       bool (games,): the last step ended a game
        rewards     float32 (games, 2), by seat; 0 unless done
        scores      int64 (games, 2): the points of the last game that ended, initially 0
        winners     int8 (games,): its winner, 0 or 1; initially -1
        last        `Seen`: the last position of that game, seen from `last.movers`, the seat of the
                    agent's last decision; `last.movers` is written at every step
        drawn       int64 (games,): the actions drawn last by `sample`, `draw` or `step`
        log_probs   float32 (games,): the logarithms of their chances, if drawn by logits
        seats       int8 (games,): the agent's seat, -1 if both are; the others are opponents'

    A game that ends is replaced by a new one in the same step, so that movers, legality and
    observation are those of the next game. Turns of opponents and of the Automa are part of the
    step before them.
    """

    def __init__(
        self,
        games: int,
        *,
        variant: str = "duel",
        seed: int = 0,
        seeds: npt.ArrayLike | None = None,
        board: "Board | str | Sequence[Board | str]" = Board.REVISED,
        ring: "str | Sequence[str | None] | None" = None,
        deck: "Deck | str | Sequence[Deck | str] | None" = None,
        level: "int | Sequence[int] | None" = None,
        actions: ActionSpace | str = ActionSpace.FLAT,
        rewards: str | Rewards = "win",
        opponents: Any = None,
        seats: "str | npt.ArrayLike" = "split",
        rivals: npt.ArrayLike | None = None,
        observations: bool = True,
        masks: bool = True,
        threads: int = 1,
    ) -> None:
        """Set up all games: on `ring`, or each on rings drawn from its own seed.

        `board`, `ring`, `deck` and `level` may be lists with one for each game. `seeds` has one for
        each game, by default `seed`, `seed` + 1, ... A game's random draws depend only on its seed,
        not on the number of games or threads. For `opponents`, `seats` and `rivals` see
        `set_opponents`; without opponents both seats are the agent's.

        Raises ValueError for less than one game or thread and for unknown names, TypeError for
        numbers that are not whole, PositionError for a bad ring, RulesError for a level that does
        not exist.
        """
        self.games = positive(games, "the number of games")
        slices = Slices(positive(threads, "the number of threads"))
        columns = {"board": board, "ring": ring, "deck": deck, "level": level}
        self.options = _options_of_games(self.games, variant, columns, actions, rewards)
        first, game = self.options[0], SOLO if variant == "solo" else DUEL
        arrays = new_games(self.games, game, first.actions, first.rewards, observations, masks)
        _set_origins(arrays, self.options)
        self._bind(arrays, slices)
        self._set_opponents(opponents, seats, rivals)
        self.reset(seed, seeds)

    def _bind(self, arrays: Games, slices: Slices) -> None:
        """Take the arrays as the games, and publish views of them."""
        self._arrays = arrays
        self._slices = slices
        self._pool: Pool | None = None
        self._all = np.arange(self.games)
        self.drawn = np.zeros(self.games, dtype=np.int64)
        self.log_probs: Float32Array = np.zeros(self.games, dtype=np.float32)
        super().__init__(arrays, self.options[0].actions)
        self.dones = arrays.dones.view(np.bool_)
        self.rewards, self.scores, self.winners = arrays.rewards, arrays.scores, arrays.winners
        self.seats = read_only(arrays.seats)
        self.last = Seen(arrays.last, arrays.last_movers)

    def _run(self, function: Callable[..., None], which: Int64Array, *arguments: Any) -> None:
        """Call a function of `step` for some games, in slices."""
        arrays = self._arrays
        self._slices.run(
            len(which), lambda _, start, stop: function(arrays, which, start, stop, *arguments)
        )

    def reset(
        self,
        seed: int = 0,
        seeds: npt.ArrayLike | None = None,
        games: npt.ArrayLike | None = None,
    ) -> None:
        """Set up all games again, or only `games`, with a seed for each.

        Raises ValueError for a wrong number of seeds, TypeError unless they are whole numbers.
        """
        which = self._chosen(games)
        number = len(which)
        numbers = np.arange(seed, seed + number) if seeds is None else seeds
        seed_games(self._arrays, which, whole_numbers(numbers, number, "a seed for each game"))
        begin_games(self._arrays, which, 0, number)
        self._arrive(which)

    def _arrive(self, which: Int64Array) -> None:
        """Play on to the agent's decision in games that were newly set up or put in."""
        arrays = self._arrays
        arrays.dones[which], arrays.rewards[which], arrays.scores[which] = 0, 0, 0
        arrays.winners[which], arrays.last_movers[which] = -1, self.seats[which]
        self._reply(which)
        self._run(show_games, which)

    # Steps

    def step(
        self,
        actions: npt.ArrayLike | None = None,
        *,
        logits: npt.ArrayLike | None = None,
        temperature: float = 1.0,
    ) -> None:
        """Play an action in every game, int64 (games,) without a copy.

        Without actions they are drawn into `drawn` in the same call: by logits, if there are any,
        as `draw` does, and otherwise as `sample` does.

        Raises IllegalActionError, without playing any, if one is illegal; ValueError for a wrong
        number of actions, TypeError if they are not whole numbers.
        """
        if actions is not None and logits is not None:
            raise ValueError("a step takes actions or logits, not both")
        if logits is not None:
            self.draw(logits, temperature)
        draws = actions is None and logits is None
        chosen = self.drawn if actions is None else self._checked(actions)
        if self._pool is None:
            self._run(step_games, self._all, chosen, draws)
        else:
            if draws:
                self.sample()
            self._step_with_opponents(self._pool, chosen)

    def _checked(self, actions: npt.ArrayLike) -> Int64Array:
        given = whole_numbers(actions, self.games, "an action for each game")
        wrong = first_illegal(given, self._arrays.words, self.actions.size)
        if wrong >= 0:
            raise IllegalActionError(f"action {given[wrong]} is not legal in game {wrong}")
        return given

    def _step_with_opponents(self, pool: Pool, chosen: Int64Array) -> None:
        changed: list[npt.NDArray[Any]] = []
        if pool.policies:
            # If a policy fails, nothing is played.
            arrays = self._arrays
            changed = [arrays.states, arrays.rings, arrays.random_states, arrays.dones]
            changed += [arrays.rewards, arrays.scores, arrays.winners, arrays.last_movers]
        before = [array.copy() for array in changed]
        try:
            self._run(play_games, self._all, chosen, True)
            self._reply(self._all)
        except BaseException:
            for array, old in zip(changed, before, strict=True):
                array[:] = old
            raise
        self._run(show_games, self._all)

    def sample(self) -> Int64Array:
        """Draw a legal action for every game uniformly, by its own generator, into `drawn`."""
        self._run(sample_games, self._all, self.drawn)
        return self.drawn

    def draw(self, logits: npt.ArrayLike, temperature: float = 1.0) -> Int64Array:
        """Draw a legal action for every game by a softmax of logits (games, A), into `drawn`.

        Illegal actions and those with NaN or -inf are never drawn; actions with +inf share all of
        the chance. The logarithms of the chances are in `log_probs`. Temperature 0 takes the best.
        Raises ValueError for a wrong shape, for a temperature below 0, and for a game in which
        every legal action has NaN or -inf.
        """
        given = np.ascontiguousarray(logits, dtype=np.float32)
        if given.shape != (self.games, self.actions.size):
            wanted = (self.games, self.actions.size)
            raise ValueError(f"logits are an array {wanted}, not {given.shape}")
        if not temperature >= 0:
            raise ValueError(f"a temperature is 0 or more, not {temperature}")

        def work(_: int, start: int, stop: int) -> None:
            draw_games(
                self._arrays,
                start,
                stop,
                given,
                float(temperature),
                np.empty(MOST_LEGAL, np.int64),
                np.empty(MOST_LEGAL, np.float32),
                self.drawn,
                self.log_probs,
            )

        self._slices.run(self.games, work)
        if self.drawn.min() < 0:
            game = self.drawn.argmin()
            raise ValueError(f"every legal action of game {game} has a logit of NaN or -inf")
        return self.drawn

    def legal_actions(self) -> tuple[Int64Array, Int64Array]:
        """Return the legal actions of all games in one array, and the start of each game's.

        Those of game g are `actions[starts[g] : starts[g + 1]]`, in rising order.
        """
        starts = np.zeros(self.games + 1, dtype=np.int64)
        np.cumsum(self.legal_count, out=starts[1:])
        actions = np.empty(int(starts[-1]), dtype=np.int64)
        list_games(self._arrays, starts, actions)
        return actions, starts

    # Opponents

    def set_opponents(
        self,
        opponents: Any,
        seats: "str | npt.ArrayLike" = "split",
        rivals: npt.ArrayLike | None = None,
    ) -> None:
        """Assign the seats that are not the agent's to opponents from now on; None for none.

        An opponent is the name of a player as in matches, such as `random`, `level3` or
        `greedy:Level=5`; a `Thinker`; or a policy, which takes `Decisions` and returns an action
        for each. `random` and the levels 1 to 7 of the engine run in compiled code, the others in
        Python. `opponents` is one or a sequence: a pool.

        `seats` says where the agent sits: `first`, `second`, `split` (first in games 0, 2, ...,
        second in the others), `both`, or for each game 0, 1 or -1 for both. `rivals` is the number
        of the opponent of each game; by default they take turns, two games each.

        Raises ValueError or TypeError for anything else, PlayerError for an unknown player.
        """
        self._set_opponents(opponents, seats, rivals)
        self._arrive(self._all)

    def _set_opponents(
        self, opponents: Any, seats: "str | npt.ArrayLike", rivals: npt.ArrayLike | None
    ) -> None:
        if opponents is None:
            if rivals is not None or not isinstance(seats, str) or seats != "split":
                raise ValueError("seats and rivals need opponents")
            self._pool = None
            self._arrays.seats[:] = seats_of("both", self.games)
            return
        if len(self.options[0].variant.seats) == 1:
            raise ValueError("in a solo game the opponent is the Automa")
        given = seats_of(seats, self.games)
        self._pool = Pool(opponents, self.games, rivals)
        self._arrays.seats[:] = given

    def rest(self, games: npt.ArrayLike) -> None:
        """Remove the opponents from these games: both seats are the agent's."""
        self._arrays.seats[self._chosen(games)] = BOTH

    def _reply(self, which: Int64Array) -> None:
        """Let the opponents play in the given games until the agent is to move.

        Policies play in all games that wait for them.
        """
        pool, arrays = self._pool, self._arrays
        if pool is None:
            return
        if pool.has_compiled:
            rivals, minds = pool.rivals, pool.minds(self._slices.threads)
            self._slices.run(
                len(which),
                lambda part, start, stop: reply_games(
                    arrays, which, start, stop, rivals, minds[part]
                ),
            )
        for number, policy in pool.policies:
            while len(games := pool.waiting(number, arrays)):
                actions = decide(policy, f"opponent {number}", self.decisions(games))
                play_games(arrays, games, 0, len(games), actions, False)

    # Going back, copies, and positions from elsewhere

    def _chosen(self, games: npt.ArrayLike | None) -> Int64Array:
        """Check numbers of games, each given once; None stands for all."""
        if games is None:
            return self._all
        which = some_games(games, self.games)
        if len(np.unique(which)) != len(which):
            raise ValueError("duplicate games")
        return which

    def decisions(self, games: npt.ArrayLike | None = None) -> Decisions:
        """Return copies of all games, or only of `games`, for a policy to decide in."""
        which, arrays = self._chosen(games), self._arrays
        return Decisions(which, arrays.states[which], arrays.rings[which], self.actions)

    def position(self, game: int) -> Position:
        """Return the position of a game, its quilts of unknown patches.

        Raises ValueError if the game is solo.
        """
        return self.decisions([game]).positions[0]

    def take(self, games: npt.ArrayLike, seeds: npt.ArrayLike | None = None) -> "Batch":
        """Return a new batch of some games as they are; a game may be taken several times.

        They continue as they would here, or draw from new `seeds`, one for each. The opponents are
        the same; a policy is shared, not copied.
        """
        which = some_games(games, self.games)
        taken = object.__new__(Batch)
        taken.games = len(which)
        taken.options = tuple(self.options[game] for game in which.tolist())
        taken._bind(take_rows(self._arrays, which), Slices(self._slices.threads))
        taken._pool = None if self._pool is None else self._pool.take(which)
        taken.drawn, taken.log_probs = self.drawn[which], self.log_probs[which]
        if seeds is not None:
            given = whole_numbers(seeds, len(which), "a seed for each game")
            seed_games(taken._arrays, taken._all, given)
        return taken

    def __copy__(self) -> "Batch":
        return self.take(self._all)

    def __getstate__(self) -> dict[str, Any]:
        return {
            "options": self.options,
            "arrays": self._arrays,
            "threads": self._slices.threads,
            "pool": self._pool,
            "drawn": (self.drawn, self.log_probs),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.options = state["options"]
        self.games = len(self.options)
        self._bind(state["arrays"], Slices(state["threads"]))
        self._pool = state["pool"]
        self.drawn, self.log_probs = state["drawn"]

    def save(self) -> Snapshot:
        """Return the games as they are now."""
        arrays = self._arrays
        return Snapshot(arrays.states.copy(), arrays.rings.copy(), arrays.random_states.copy())

    def restore(
        self, snapshot: Snapshot, *, games: npt.ArrayLike | None = None, draws: bool = True
    ) -> None:
        """Restore all games, or only `games`, from a snapshot of the same number.

        Without `draws` the random generators are not restored, so that samples and the cards of a
        solo game differ. Raises ValueError for a snapshot of other games.
        """
        if not isinstance(snapshot, Snapshot):
            raise TypeError(f"a batch goes back to a Snapshot, not to {snapshot!r}")
        which, arrays = self._chosen(games), self._arrays
        snapshot.check(len(which), arrays.states.shape[1])
        arrays.states[which], arrays.rings[which] = snapshot.states, snapshot.rings
        if draws:
            arrays.random_states[which] = snapshot.random_states
        self._arrive(which)

    def put(
        self,
        positions: Position | Solo | Sequence[Position] | Sequence[Solo],
        games: npt.ArrayLike | None = None,
    ) -> None:
        """Set all games, or only `games`, to one position, or each to its own.

        A player must be to move in all of them. Only what the person may know of a solo game is
        used. Later games are set up as before, with the options of the batch. Raises ValueError for
        a position of the other variant or with nobody to move, and for a wrong number of positions.
        """
        which, arrays = self._chosen(games), self._arrays
        is_one = isinstance(positions, Position | Solo)
        are_many = isinstance(positions, Sequence) and not isinstance(positions, str)
        each: list[Any] = list(positions) if are_many else [positions]  # type: ignore[arg-type]
        variant = self.options[0].variant
        fit = all(isinstance(one, variant) and isinstance(one.decider, Seat) for one in each)
        if not (is_one or len(each) == len(which)) or not fit:
            raise ValueError(
                f"a batch takes {len(which)} positions of its variant, in which a player decides"
            )
        states, rings = zip(*map(encode, each), strict=True)
        arrays.states[which], arrays.rings[which] = states, rings
        self._arrive(which)

    def close(self) -> None:
        """End the threads."""
        self._slices.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _options_of_games(
    games: int, variant: str, columns: dict[str, Any], actions: Any, rewards: Any
) -> tuple[Options, ...]:
    """Return options for each game; raises ValueError for a list of the wrong length."""
    rows = list(zip(*(_column(name, columns[name], games) for name in columns), strict=True))
    known = {
        row: options_of(
            variant, **dict(zip(columns, row, strict=True)), actions=actions, rewards=rewards
        )
        for row in dict.fromkeys(rows)
    }
    return tuple(known[row] for row in rows)


def _column(name: str, given: Any, games: int) -> list[Any]:
    if isinstance(given, np.ndarray):
        given = given.tolist()
    if not isinstance(given, Sequence) or isinstance(given, str):
        return [given] * games
    if len(given) != games:
        raise ValueError(f"{name} is one or {games}, not {len(given)}")
    return list(given)


def _set_origins(arrays: Games, options: Sequence[Options]) -> None:
    known: dict[Options, tuple[Int64Array, Int64Array]] = {}
    for game, each in enumerate(options):
        if each not in known:
            known[each] = encode(each.start_on(each.ring or _ANY_RING))
        arrays.origins[game], ring = known[each]
        if each.ring is not None:
            arrays.homes[game] = ring
