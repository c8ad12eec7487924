"""Decisions in all games of a batch at once: the agent's, and those of opponents inside."""

from typing import Any, Self

import numpy as np
import numpy.typing as npt

from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.checks import IllegalActionError, some_games, whole_numbers
from quiltbee.environments.batch.choosing import draw_by_logits, list_games
from quiltbee.environments.batch.decisions import Decisions, Views, planes_of
from quiltbee.environments.batch.games import Games
from quiltbee.environments.batch.replies import reply_games
from quiltbee.environments.batch.rivals import Pool, answers, asked_games, seats_of
from quiltbee.environments.batch.slices import Slices
from quiltbee.environments.batch.snapshots import Ends
from quiltbee.environments.batch.steps import (
    draw_games,
    first_illegal,
    play_games,
    show_games,
    step_games,
)
from quiltbee.environments.options import Options
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.state import TURN
from quiltbee.kernel.tables import MOST_LEGAL


class Playing(Views):
    """The games of a batch, as agent and opponents play them; `Batch` sets them up."""

    games: int
    options: tuple[Options, ...]
    _pool: Pool | None

    def _bind(self, arrays: Games, slices: Slices) -> None:
        """Take the arrays as the games, and show them."""
        self._arrays = arrays
        self._slices = slices
        first = self.options[0]
        self._is_factored = first.actions is ActionSpace.FACTORED
        self._rewards = (float(first.rewards.win), float(first.rewards.point))
        self._all = np.arange(self.games)
        self.drawn = np.zeros(self.games, dtype=np.int64)
        self.log_probs: Float32Array = np.zeros(self.games, dtype=np.float32)
        self._show(arrays.shown, first.actions)
        ended = arrays.ended
        self.dones = ended.dones.view(np.bool_)
        self.rewards, self.scores, self.winners = ended.rewards, ended.scores, ended.winners
        self.seats = arrays.played.seats
        seen = ended.seen
        self.last = Ends(planes_of(seen.planes, self.games), *seen[1:], ended.movers)

    def step(
        self,
        actions: npt.ArrayLike | None = None,
        *,
        logits: npt.ArrayLike | None = None,
        temperature: float = 1.0,
    ) -> None:
        """Play an action in every game, int64 (games,) without a copy.

        Without actions they are drawn into `drawn` in the same call: by logits, as `draw` does, if
        there are any, and otherwise as `sample` does.

        Raises IllegalActionError, and plays none, if any is illegal; ValueError for a wrong number
        of actions, TypeError if they are not whole numbers.
        """
        if actions is not None and logits is not None:
            raise ValueError("a step takes actions or logits, not both")
        if logits is not None:
            self.draw(logits, temperature)
        draws = actions is None and logits is None
        chosen = self.drawn if actions is None else self._checked(actions)
        if self._pool is not None:
            self._step_with_opponents(chosen, draws=draws)
            return
        played, shown, ended = self._arrays

        def work(part: int, start: int, stop: int) -> None:
            step_games(
                played,
                shown,
                ended,
                self._all,
                start,
                stop,
                chosen,
                draws,
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

    def draw(self, logits: npt.ArrayLike, temperature: float = 1.0) -> Int64Array:
        """A legal action for every game, drawn by a softmax of logits (games, A); in place.

        Illegal actions are never drawn, whatever their logits, and neither are NaN and -inf;
        actions with +inf share all of the chance. The logarithms of the chances are in `log_probs`.
        Temperature 0 takes the best. Raises ValueError for a wrong shape, for a temperature below
        0, and for a game in which every legal action has NaN or -inf.
        """
        given = np.ascontiguousarray(logits, dtype=np.float32)
        if given.shape != (self.games, self.actions.size):
            wanted = (self.games, self.actions.size)
            raise ValueError(f"logits are an array {wanted}, not {given.shape}")
        if not temperature >= 0:
            raise ValueError(f"a temperature is 0 or more, not {temperature}")
        played, shown, _ = self._arrays

        def work(part: int, start: int, stop: int) -> None:
            draw_by_logits(
                played,
                shown,
                start,
                stop,
                self._is_factored,
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
        """The legal actions of all games in one array, and where those of each game start.

        Those of game g are `actions[starts[g] : starts[g + 1]]`, in rising order.
        """
        starts = np.zeros(self.games + 1, dtype=np.int64)
        np.cumsum(self.legal_count, out=starts[1:])
        actions = np.empty(int(starts[-1]), dtype=np.int64)
        list_games(self._arrays.shown, 0, self.games, self._is_factored, starts, actions)
        return actions, starts

    def _show_games(self, which: Int64Array) -> None:
        played, shown, _ = self._arrays

        def work(part: int, start: int, stop: int) -> None:
            show_games(played, shown, which, start, stop, self._is_factored)

        self._slices.run(len(which), work)

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

        Raises ValueError or TypeError for anything else, PlayerError for an unknown player.
        """
        self._set_opponents(opponents, seats, rivals)
        self._arrive(self._all)

    def _set_opponents(
        self, opponents: Any, seats: "str | npt.ArrayLike", rivals: npt.ArrayLike | None
    ) -> None:
        if opponents is None:
            if rivals is not None or not isinstance(seats, str) or seats != "split":
                raise ValueError("seats and rivals are those of opponents, and there are none")
            self._pool = None
            self.seats[:] = seats_of("both", self.games)
            return
        if len(self.options[0].variant.seats) == 1:
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
        """Let the opponents play until the agent is to move, in the given games or in all."""
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
        """Get to the agent's decision in games that were newly set up or put in."""
        ended = self._arrays.ended
        ended.dones[which], ended.rewards[which], ended.scores[which] = 0, 0, 0
        ended.winners[which], ended.movers[which] = -1, self.seats[which]
        self._reply(which)
        self._show_games(which)

    # What is there

    def _chosen(self, games: npt.ArrayLike | None) -> Int64Array:
        """The games given, each once, or all."""
        if games is None:
            return self._all
        which = some_games(games, self.games)
        if len(np.unique(which)) != len(which):
            raise ValueError("a game is named once")
        return which

    def decisions(self, games: npt.ArrayLike | None = None) -> Decisions:
        """All games, or those chosen, as copies, for a policy to decide in."""
        which, played = self._chosen(games), self._arrays.played
        return Decisions(which, played.states[which], played.rings[which], self.actions)

    def close(self) -> None:
        """End the threads."""
        self._slices.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
