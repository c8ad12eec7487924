"""`Batch`: the games, and the arrays that show them."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from quiltbee.automa import Deck, Solo
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.checks import (
    IllegalActionError,
    some_games,
    whole_number,
    whole_numbers,
)
from quiltbee.environments.batch.decisions import Decisions, Views, planes_of
from quiltbee.environments.batch.games import Games, new_games
from quiltbee.environments.batch.replies import reply_games
from quiltbee.environments.batch.rivals import Pool, answers, asked_games, seats_of
from quiltbee.environments.batch.slices import Slices
from quiltbee.environments.batch.snapshots import Ends, Snapshot, taken_rows
from quiltbee.environments.batch.solo import begin_solo_games, show_solo_games, step_solo_games
from quiltbee.environments.batch.starts import options_of_games, set_origins, state_and_ring
from quiltbee.environments.batch.steps import (
    begin_games,
    draw_games,
    first_illegal,
    play_games,
    seed_sources,
    show_games,
    step_games,
)
from quiltbee.environments.rewards import Rewards
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.state import TURN
from quiltbee.rules import Board, Position, Seat


class Batch(Views):
    """`games` duels or solo games, played one decision at a time in all of them.

    All arrays are made once and then written in place: copy what is to outlast the next step. Their
    first axis is the game. Besides those of `Views`, of which `mask` and the observations are there
    if asked for:

        dones       bool (games,): the last step ended a game
        rewards     float32 (games, 2), by seat; 0 unless done
        scores      int64 (games, 2): the points of the last game that ended, at first 0
        winners     int8 (games,): who won it, 0 or 1; at first -1
        last        `Ends`: what the last position of that game looked like
        drawn       int64 (games,): the actions that `sample` or `step` drew last
        seats       int8 (games,): the agent's seat, -1 if both are; the others are opponents'

    A game that ends is set up anew in the same step, so that movers, legality and observation are
    those of the next game. The turns of opponents and of the Automa are a part of the step before
    them.
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
        deck: "Deck | str | Sequence[Deck | str]" = Deck.NORMAL,
        level: "int | Sequence[int]" = 1,
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

        Of `board`, `ring`, `deck` and `level` each game may have its own, one after the other.
        `seeds` are one for each game, by default `seed`, `seed` + 1, ... What a game draws depends
        on its seed alone, and not on the number of games or threads. For `opponents`, `seats` and
        `rivals` see `set_opponents`; without opponents both seats are the agent's.

        Raises ValueError for less than one game or thread and for unknown names, TypeError for
        numbers that are not whole, PositionError for a bad ring, RulesError for a level that is
        none.
        """
        self.games = whole_number(games, "the number of games", 1)
        slices = Slices(whole_number(threads, "the number of threads", 1))
        self.options = options_of_games(
            self.games, variant, board, ring, deck, level, actions, rewards
        )
        space = self.options[0].actions
        arrays = new_games(self.games, space, variant == "solo", observations, masks)
        set_origins(arrays.played, self.options)
        self._bind(arrays, slices)
        self._pool: Pool | None = None
        if opponents is not None:
            self._set_opponents(opponents, seats, rivals)
        self.reset(seed, seeds)

    def _bind(self, arrays: Games, slices: Slices) -> None:
        """Take the arrays as the games, and show them."""
        self._arrays = arrays
        self._slices = slices
        first = self.options[0]
        self._is_solo = first.variant == "solo"
        self._is_factored = first.actions is ActionSpace.FACTORED
        self._rewards = (float(first.rewards.win), float(first.rewards.point))
        self._all = np.arange(self.games)
        self.drawn = np.zeros(self.games, dtype=np.int64)
        self._show(arrays.shown, first.actions)
        ended = arrays.ended
        self.dones = ended.dones.view(np.bool_)
        self.rewards, self.scores, self.winners = ended.rewards, ended.scores, ended.winners
        self.seats = arrays.played.seats
        seen = ended.seen
        self.last = Ends(planes_of(seen.planes, self.games), *seen[1:], ended.movers)

    def reset(
        self,
        seed: int = 0,
        seeds: npt.ArrayLike | None = None,
        games: npt.ArrayLike | None = None,
    ) -> None:
        """Set up all games again from seeds, or the chosen `games`; a seed for each.

        Raises ValueError for another number of seeds, TypeError unless they are whole numbers.
        """
        which = self._chosen(games)
        number = len(which)
        numbers = np.arange(seed, seed + number) if seeds is None else seeds
        given = whole_numbers(numbers, number, "a seed for each game")
        played = self._arrays.played
        seed_sources(given, which, played.sources)
        begin = begin_solo_games if self._is_solo else begin_games
        begin(played, which, 0, number)
        self._arrive(which)

    def step(self, actions: npt.ArrayLike | None = None) -> None:
        """Play an action in every game, int64 (games,) without a copy.

        Without actions they are drawn into `drawn` as by `sample`, in the same call.

        Raises IllegalActionError, and plays none, if any is not legal; ValueError for another
        number of actions, TypeError for other numbers.
        """
        chosen = self.drawn if actions is None else self._checked(actions)
        if self._pool is not None:
            self._step_with_opponents(chosen, draws=actions is None)
            return
        played, shown, ended = self._arrays
        step = step_solo_games if self._is_solo else step_games

        def work(part: int, start: int, stop: int) -> None:
            step(
                played,
                shown,
                ended,
                self._all,
                start,
                stop,
                chosen,
                actions is None,
                self._is_factored,
                *self._rewards,
            )

        self._slices.run(self.games, work)

    def _checked(self, actions: npt.ArrayLike) -> Int64Array:
        given = whole_numbers(actions, self.games, "an action for each game")
        wrong = first_illegal(given, self._arrays.shown.words, self.actions.size)
        if wrong >= 0:
            raise IllegalActionError(f"action {given[wrong]} is not legal in game {wrong}")
        return given

    def sample(self) -> Int64Array:
        """A legal action for every game, drawn uniformly by its own generator; written in place."""
        played, shown, _ = self._arrays

        def work(part: int, start: int, stop: int) -> None:
            draw_games(played, shown, self._all, start, stop, self._is_factored, self.drawn)

        self._slices.run(self.games, work)
        return self.drawn

    def _show_games(self, which: Int64Array) -> None:
        played, shown, _ = self._arrays
        show = show_solo_games if self._is_solo else show_games
        self._slices.run(
            len(which),
            lambda part, start, stop: show(played, shown, which, start, stop, self._is_factored),
        )

    # Opponents

    def set_opponents(
        self,
        opponents: Any,
        seats: "str | npt.ArrayLike" = "split",
        rivals: npt.ArrayLike | None = None,
    ) -> None:
        """Let opponents play the seats that are not the agent's, from now on; None for none.

        An opponent is the name of a player as in matches, such as `random`, `level3` or
        `greedy:Level=5`; a `Thinker`; or a policy, which takes `Decisions` and returns an action
        for each. `random` and the levels 1 to 7 of the engine play in compiled code, the others are
        asked from Python. `opponents` is one or several: a pool.

        `seats` says where the agent sits: `first`, `second`, `split` (first in games 0, 2, ...,
        second in the others), `both`, or for each game 0, 1 or -1 for both. `rivals` is the number
        of the opponent of each game; by default they take turns, two games each.

        Raises ValueError or TypeError for what is none of these, PlayerError for a player that
        there is not.
        """
        self._set_opponents(opponents, seats, rivals)
        self._arrive(self._all)

    def _set_opponents(
        self, opponents: Any, seats: "str | npt.ArrayLike", rivals: npt.ArrayLike | None
    ) -> None:
        if opponents is None:
            self._pool = None
            self.seats[:] = seats_of("both", self.games)
            return
        if self._is_solo:
            raise ValueError("in a solo game the opponent is the Automa")
        given = seats_of(seats, self.games)
        self._pool = Pool(opponents, self.games, rivals)
        self.seats[:] = given

    def _step_with_opponents(self, chosen: Int64Array, *, draws: bool) -> None:
        if draws:
            self.sample()
        played, _, ended = self._arrays
        everything: list[npt.NDArray[Any]] = [*played[:3], *ended[:5]]
        before = [array.copy() for array in everything] if self._pool_asks else []

        def work(part: int, start: int, stop: int) -> None:
            is_factored, is_agents = self._is_factored, True
            which, rewards = self._all, self._rewards
            play_games(played, ended, which, start, stop, chosen, is_factored, is_agents, *rewards)

        try:
            self._slices.run(self.games, work)
            self._reply(self._all)
        except BaseException:
            for array, old in zip(everything, before, strict=False):
                array[:] = old
            raise
        self._show_games(self._all)

    @property
    def _pool_asks(self) -> bool:
        return self._pool is not None and bool(self._pool.asked)

    def _reply(self, which: Int64Array) -> None:
        """Let the opponents decide until the agent does, in the given games or in all."""
        pool = self._pool
        if pool is None:
            return
        played, _, ended = self._arrays
        if pool.has_compiled:
            minds = pool.minds(self._slices.threads)
            self._slices.run(
                len(which),
                lambda part, start, stop: reply_games(
                    played, ended, which, start, stop, pool.rivals, minds[part], *self._rewards
                ),
            )
        for number, policy in pool.asked:
            games = asked_games(pool, number, played.states[:, TURN], self.seats)
            while len(games):
                actions = answers(policy, number, self.decisions(games))
                factored, is_agents = self._is_factored, False
                stop = len(games)
                play_games(
                    played, ended, games, 0, stop, actions, factored, is_agents, *self._rewards
                )
                games = asked_games(pool, number, played.states[:, TURN], self.seats)

    def _arrive(self, which: Int64Array) -> None:
        """Come to the agent's decision in games that were set up, or put in, anew."""
        ended = self._arrays.ended
        ended.dones[which], ended.rewards[which], ended.scores[which] = 0, 0, 0
        ended.winners[which], ended.movers[which] = -1, self.seats[which]
        self._reply(which)
        self._show_games(which)

    # Going back, copies, and positions from elsewhere

    def _chosen(self, games: npt.ArrayLike | None) -> Int64Array:
        return self._all if games is None else some_games(games, self.games)

    def decisions(self, games: npt.ArrayLike | None = None) -> Decisions:
        """All games, or those chosen, as copies: what a policy is asked."""
        which, played = self._chosen(games), self._arrays.played
        return Decisions(which, played.states[which], played.rings[which], self.actions)

    def position(self, game: int) -> Position:
        """The position of a game, what covers the quilts unknown; ValueError for a solo game."""
        return self.decisions([game]).positions[0]

    def take(self, games: npt.ArrayLike, seeds: npt.ArrayLike | None = None) -> "Batch":
        """A new batch of some games as they are, which may be the same one several times.

        They go on as they would here, or draw anew from `seeds`, one for each. The opponents are
        the same; of a policy no copy is made.
        """
        which = some_games(games, self.games)
        taken = object.__new__(Batch)
        taken.games = len(which)
        taken.options = tuple(self.options[game] for game in which.tolist())
        taken._bind(taken_rows(self._arrays, which), Slices(self._slices.threads))
        taken._pool = None if self._pool is None else self._pool.taken(which)
        if seeds is not None:
            given = whole_numbers(seeds, len(which), "a seed for each game")
            seed_sources(given, taken._all, taken._arrays.played.sources)
        return taken

    def __copy__(self) -> "Batch":
        return self.take(self._all)

    def __getstate__(self) -> dict[str, Any]:
        return {
            "options": self.options,
            "arrays": self._arrays,
            "threads": self._slices.threads,
            "pool": self._pool,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.options = state["options"]
        self.games = len(self.options)
        self._bind(state["arrays"], Slices(state["threads"]))
        self._pool = state["pool"]

    def save(self) -> Snapshot:
        """The games as they are now."""
        played = self._arrays.played
        return Snapshot(played.states.copy(), played.rings.copy(), played.sources.copy())

    def restore(
        self, snapshot: Snapshot, *, games: npt.ArrayLike | None = None, draws: bool = True
    ) -> None:
        """Go back to a snapshot of as many games, all of them or those chosen.

        Without `draws` the generators go on, so that what is sampled differs from the time before,
        and so do the cards of a solo game. Raises ValueError for a snapshot of other games.
        """
        which, played = self._chosen(games), self._arrays.played
        snapshot.check(len(which), played.states.shape[1])
        played.states[which], played.rings[which] = snapshot.states, snapshot.rings
        if draws:
            played.sources[which] = snapshot.sources
        self._arrive(which)

    def put(
        self,
        positions: Position | Solo | Sequence[Position] | Sequence[Solo],
        games: npt.ArrayLike | None = None,
    ) -> None:
        """Put a position into every game, or one into each: all games, or those chosen.

        In all of them a player decides. Of a solo game only what the person may know is taken.
        Later games are set up as before, with the options of the batch. Raises ValueError for a
        position in which nobody decides or of the other variant, and for another number of
        positions.
        """
        which, played = self._chosen(games), self._arrays.played
        is_one = isinstance(positions, Position | Solo)
        each: list[Any] = [positions] if is_one else list(positions)  # type: ignore[arg-type]
        if not (is_one or len(each) == len(which)) or not all(map(self._fits, each)):
            raise ValueError(
                f"a batch takes {len(which)} positions of its variant, in which a player decides"
            )
        states, rings = zip(*map(state_and_ring, each), strict=True)
        played.states[which], played.rings[which] = states, rings
        self._arrive(which)

    def _fits(self, position: object) -> bool:
        if not isinstance(position, Position | Solo) or isinstance(position, Solo) != self._is_solo:
            return False
        return isinstance(self.options[0].rules.decider(position), Seat)

    def close(self) -> None:
        """End the threads."""
        self._slices.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()
