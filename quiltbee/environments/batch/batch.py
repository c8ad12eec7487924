"""`Batch`: the games, and the arrays that show them."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from quiltbee.automa import Deck, Solo
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.solo import begin_solo_games, play_solo_games, show_cards
from quiltbee.environments.batch.steps import (
    begin_games,
    draw_games,
    first_illegal,
    play_games,
    seed_sources,
    show_games,
)
from quiltbee.environments.batch.tables import FACTORED_WORDS, FLAT_WORDS
from quiltbee.environments.episode import options_of
from quiltbee.environments.observations import CARD_SCALARS, PLANES, RING, SCALARS
from quiltbee.environments.rewards import Rewards
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.solo.state import SOLO_WORDS, solo_state_of
from quiltbee.kernel.state import WORDS, ring_of, state_of
from quiltbee.rules import Board, Position, Seat, ring_from_seed
from quiltbee.rules.grid import SIZE

_ANY_RING = ring_from_seed("")


class IllegalActionError(ValueError):
    """An action is not legal in its game; none of the batch has been played."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The games of a batch at one moment, to go back to: states, rings and generators.

    A state is what a player may know: cards of a solo game that are unseen have no order yet.
    """

    states: Int64Array
    rings: Int64Array
    sources: Int64Array


class Batch:
    """`games` duels or solo games, played one decision at a time in all of them.

    All arrays are made once and then written in place: copy what is to outlast the next step. Their
    first axis is the game, A is the size of the action space.

        legal_bits  uint8 (games, ceil(A / 8)), bit n of byte b is action 8 b + n
        legal_count int64 (games,)
        mask        bool (games, A), the same as the bits, if asked for
        planes, scalars, ring, cards   what the one who decides sees, if asked for; see
                    `observations`; a duel has no `cards`
        movers      int8 (games,): the seat that decides, 0 or 1; in a solo game always 0
        dones       bool (games,): the last step ended a game
        rewards     float32 (games, 2), by seat; 0 unless done
        scores      int64 (games, 2): the points of the last game that ended, at first 0

    A game that ends is set up anew in the same step, so that movers, legality and observation are
    those of the next game. The Automa's turns are a part of the step before them.
    """

    def __init__(
        self,
        games: int,
        *,
        variant: str = "duel",
        seed: int = 0,
        seeds: npt.ArrayLike | None = None,
        board: Board | str = Board.REVISED,
        ring: str | None = None,
        deck: Deck | str = Deck.NORMAL,
        level: int = 1,
        actions: ActionSpace | str = ActionSpace.FLAT,
        rewards: str | Rewards = "win",
        observations: bool = True,
        masks: bool = True,
        threads: int = 1,
    ) -> None:
        """Set up all games: on `ring`, or each on rings drawn from its own seed.

        `seeds` are one for each game, by default `seed`, `seed` + 1, ... What a game draws depends
        on its seed alone, and not on the number of games or threads. Raises ValueError for less
        than one game or thread and for unknown names, PositionError for a bad ring, RulesError for
        a level that is none.
        """
        if games < 1 or threads < 1:
            raise ValueError(f"a batch has games and threads, not {games} and {threads}")
        self.games = games
        self.options = options_of(
            variant,
            board=board,
            ring=ring,
            deck=deck,
            level=level,
            actions=actions,
            rewards=rewards,
        )
        self.actions = self.options.actions
        self._is_solo = variant == "solo"
        self._make_arrays(observations, masks)
        start = self.options.start_on(ring or _ANY_RING)
        self._origin = _state_of(start)
        self._states[:], self._rings[:] = self._origin, self._ring_of(start)
        self._pool = _Slices(games, threads)
        self.reset(seed, seeds)

    def _make_arrays(self, observations: bool, masks: bool) -> None:
        games, size = self.games, self.actions.size
        seen = 1 if observations else 0
        self._is_factored = self.actions is ActionSpace.FACTORED
        width = FACTORED_WORDS if self._is_factored else FLAT_WORDS
        words = SOLO_WORDS if self._is_solo else WORDS
        self._states = np.zeros((games, words), dtype=np.int64)
        self._rings = np.zeros((games, RING), dtype=np.int64)
        self._sources = np.ones((games, 2), dtype=np.int64)
        self._words = np.zeros((games, width), dtype=np.int64)
        self._legal = np.zeros((games, 2), dtype=np.int64)
        self._mask = np.zeros((games, size if masks else 0), dtype=np.int8)
        self._planes = np.zeros((games, seen * PLANES * SIZE * SIZE), dtype=np.int8)
        self._drawn = np.zeros(games, dtype=np.int64)
        self._dones = np.zeros(games, dtype=np.int8)
        self.scalars = np.zeros((games, seen * SCALARS), dtype=np.int16)
        self.ring = np.zeros((games, seen * RING), dtype=np.int8)
        self.cards = np.zeros((games, seen * CARD_SCALARS * self._is_solo), dtype=np.int16)
        self.movers = np.zeros(games, dtype=np.int8)
        self.rewards = np.zeros((games, 2), dtype=np.float32)
        self.scores = np.zeros((games, 2), dtype=np.int64)
        self.legal_count = self._legal[:, 0]
        self.legal_bits = self._words.view(np.uint8)[:, : -(-size // 8)]
        self.mask = self._mask.view(np.bool_)
        self.dones = self._dones.view(np.bool_)
        self.planes = self._planes.view(np.uint8).reshape(games, -1, SIZE, SIZE)

    def reset(self, seed: int = 0, seeds: npt.ArrayLike | None = None) -> None:
        """Set up all games again from seeds; raises ValueError unless there is one for each."""
        numbers = np.arange(seed, seed + self.games) if seeds is None else np.asarray(seeds)
        if numbers.shape != (self.games,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"there is a whole number as a seed for each of {self.games} games")
        seed_sources(numbers.astype(np.int64), self._sources)
        draws = self.options.ring is None
        begin = begin_solo_games if self._is_solo else begin_games
        begin(0, self.games, self._states, self._rings, self._sources, self._origin, draws)
        self._forget_ends()
        self._pool.run(self._show)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play an action in every game; int64 (games,) without a copy.

        Raises IllegalActionError, and plays none, if any is not legal; ValueError for another
        number of actions.
        """
        given = np.ascontiguousarray(actions, dtype=np.int64)
        if given.shape != (self.games,):
            raise ValueError(f"a step takes {self.games} actions, not an array {given.shape}")
        wrong = first_illegal(0, self.games, given, self._words, self.actions.size)
        if wrong >= 0:
            raise IllegalActionError(f"action {given[wrong]} is not legal in game {wrong}")
        self._pool.run(lambda start, stop: self._play(given, start, stop))

    def sample(self) -> Int64Array:
        """A legal action for every game, drawn uniformly by its own generator; written in place."""
        self._pool.run(
            lambda start, stop: draw_games(
                start, stop, self._words, self._legal, self._is_factored, self._sources, self._drawn
            )
        )
        return self._drawn

    def _play(self, actions: Int64Array, start: int, stop: int) -> None:
        rewards = self.options.rewards
        play = play_solo_games if self._is_solo else play_games
        play(
            start,
            stop,
            actions,
            self._states,
            self._rings,
            self._sources,
            self._origin,
            self.options.ring is None,
            self._is_factored,
            self.rewards,
            self.scores,
            self._dones,
            rewards.win,
            rewards.point,
        )
        self._show(start, stop)

    def _show(self, start: int, stop: int) -> None:
        show_games(
            start,
            stop,
            self._states,
            self._rings,
            self._words,
            self._legal,
            self.movers,
            self._mask,
            self._planes,
            self.scalars,
            self.ring,
            self._is_factored,
        )
        if self.cards.shape[1]:
            show_cards(start, stop, self._states, self.scalars, self.cards)

    def _ring_of(self, position: Position | Solo) -> Int64Array:
        return ring_of(self.options.rules.table(position))

    def _forget_ends(self) -> None:
        self._dones[:], self.rewards[:], self.scores[:] = 0, 0, 0

    # Going back, and positions from elsewhere

    def save(self) -> Snapshot:
        """The games as they are now."""
        return Snapshot(self._states.copy(), self._rings.copy(), self._sources.copy())

    def restore(self, snapshot: Snapshot, *, draws: bool = True) -> None:
        """Go back to a snapshot of a batch of as many games.

        Without `draws` the generators go on, so that what is sampled differs from the time before,
        and so do the cards of a solo game.
        """
        self._states[:], self._rings[:] = snapshot.states, snapshot.rings
        if draws:
            self._sources[:] = snapshot.sources
        self._forget_ends()
        self._pool.run(self._show)

    def put(self, positions: Position | Solo | Sequence[Position] | Sequence[Solo]) -> None:
        """Put a position into every game, or one into each; in all of them a player decides.

        Of a solo game only what the person may know is taken. Later games are set up as before,
        with the options of the batch. Raises ValueError for a position in which nobody decides or
        of the other variant, and for another number of positions.
        """
        is_one = isinstance(positions, Position | Solo)
        each: list[Any] = [positions] if is_one else list(positions)  # type: ignore[arg-type]
        if not (is_one or len(each) == self.games) or not all(map(self._fits, each)):
            raise ValueError(
                f"a batch takes {self.games} positions of its variant, in which a player decides"
            )
        self._states[:] = [_state_of(position) for position in each]
        self._rings[:] = [self._ring_of(position) for position in each]
        self._forget_ends()
        self._pool.run(self._show)

    def _fits(self, position: Position | Solo) -> bool:
        is_solo = isinstance(position, Solo)
        return is_solo == self._is_solo and isinstance(self.options.rules.decider(position), Seat)

    def close(self) -> None:
        """End the threads."""
        self._pool.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


def _state_of(position: Position | Solo) -> Int64Array:
    return solo_state_of(position) if isinstance(position, Solo) else state_of(position)


class _Slices:
    """Runs something on all games, in as many slices as there are threads."""

    def __init__(self, games: int, threads: int) -> None:
        threads = min(threads, games)
        bounds = [games * part // threads for part in range(threads + 1)]
        self._slices = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(threads - 1, "batch") if threads > 1 else None

    def run(self, work: Callable[[int, int], Any]) -> None:
        """Call `work` with the start and stop of each slice; the first in the caller's thread."""
        if self._pool is None:
            work(*self._slices[0])
            return
        running = [self._pool.submit(work, *part) for part in self._slices[1:]]
        work(*self._slices[0])
        for part in running:
            part.result()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
