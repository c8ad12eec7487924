"""`Batch`: the games, and the arrays that show them."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from quiltbee.automa import Deck, Solo
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.checks import some_games, whole_number, whole_numbers
from quiltbee.environments.batch.games import new_games
from quiltbee.environments.batch.playing import Playing
from quiltbee.environments.batch.slices import Slices
from quiltbee.environments.batch.snapshots import Snapshot, taken_rows
from quiltbee.environments.batch.starts import options_of_games, set_origins
from quiltbee.environments.batch.steps import begin_games, seed_random_states
from quiltbee.environments.rewards import Rewards
from quiltbee.games import variant_of
from quiltbee.kernel.games import DUEL, SOLO, state_and_ring_of
from quiltbee.rules import Board, Position, Seat


class Batch(Playing):
    """`games` duels or solo games, played one decision at a time in all of them.

    All arrays are made once and then written in place: copy what is to outlast the next step. Their
    first axis is the game. Besides those of `Views`, of which `mask` and the observations are there
    if asked for:

        dones       bool (games,): the last step ended a game
        rewards     float32 (games, 2), by seat; 0 unless done
        scores      int64 (games, 2): the points of the last game that ended, at first 0
        winners     int8 (games,): who won it, 0 or 1; at first -1
        last        `Ends`: what the last position of that game looked like
        drawn       int64 (games,): the actions drawn last by `sample`, `draw` or `step`
        log_probs   float32 (games,): the logarithms of their chances, if drawn by logits
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
        game = SOLO if variant == "solo" else DUEL
        arrays = new_games(self.games, space, game, observations, masks)
        set_origins(arrays.played, self.options)
        self._bind(arrays, slices)
        self._set_opponents(opponents, seats, rivals)
        self.reset(seed, seeds)

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
        seed_random_states(given, which, played.random_states)
        begin_games(played, which, 0, number)
        self._arrive(which)

    # Going back, copies, and positions from elsewhere

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
        taken.drawn, taken.log_probs = self.drawn[which], self.log_probs[which]
        if seeds is not None:
            given = whole_numbers(seeds, len(which), "a seed for each game")
            seed_random_states(given, taken._all, taken._arrays.played.random_states)
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
        """The games as they are now."""
        played = self._arrays.played
        return Snapshot(played.states.copy(), played.rings.copy(), played.random_states.copy())

    def restore(
        self, snapshot: Snapshot, *, games: npt.ArrayLike | None = None, draws: bool = True
    ) -> None:
        """Go back to a snapshot of as many games, all of them or those chosen.

        Without `draws` the generators go on, so that what is sampled differs from the time before,
        and so do the cards of a solo game. Raises ValueError for a snapshot of other games.
        """
        if not isinstance(snapshot, Snapshot):
            raise TypeError(f"a batch goes back to a Snapshot, not to {snapshot!r}")
        which, played = self._chosen(games), self._arrays.played
        snapshot.check(len(which), played.states.shape[1])
        played.states[which], played.rings[which] = snapshot.states, snapshot.rings
        if draws:
            played.random_states[which] = snapshot.random_states
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
        are_many = isinstance(positions, Sequence) and not isinstance(positions, str)
        each: list[Any] = list(positions) if are_many else [positions]  # type: ignore[arg-type]
        if not (is_one or len(each) == len(which)) or not all(map(self._fits, each)):
            raise ValueError(
                f"a batch takes {len(which)} positions of its variant, in which a player decides"
            )
        states, rings = zip(*map(state_and_ring_of, each), strict=True)
        played.states[which], played.rings[which] = states, rings
        self._arrive(which)

    def _fits(self, position: object) -> bool:
        variant = self.options[0].variant
        if not isinstance(position, Position | Solo) or variant_of(position) is not variant:
            return False
        return isinstance(variant.decider(position), Seat)
