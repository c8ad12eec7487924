"""Decisions of a data set as arrays for learning: observations, legal actions, targets, outcomes.

    samples = read_samples("games")
    for part in samples.batches(256, np.random.default_rng(1)):
        learn(**part.arrays())

Legal actions are indices, one decision after the other: those of decision n are
`legal[legal_start[n]:legal_start[n + 1]]`, in rising order, and `shares` has the target of each.
Shards can be read one by one, so that a data set may be larger than memory.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, Self

import numpy as np
import numpy.typing as npt

from quiltbee.dataset import DataSetError
from quiltbee.environments.batch import Batch
from quiltbee.notation import ACTIONS

Numbers = npt.NDArray[Any]

_BY_ACTION: Final = ("legal", "shares")
"""The arrays with a row for each legal action, not for each decision."""

_AT_ONCE: Final = 512
"""The number of games, or positions of solo games, replayed in parallel."""


@dataclass(frozen=True)
class Samples:
    """Some decisions; the first axis of all arrays but `legal` and `shares` is the decision.

    planes, scalars, ring, cards   the observations of `environments`; a duel has no cards
    legal        int16: the legal actions (flat) of all decisions
    legal_start  int64 (N + 1,): the start of each decision's
    shares       float32, parallel to `legal`: each action's share of the search's visits, which
                 add up to 1; without a search, the action played has 1
    searched     bool (N,): the shares are those of a search
    action       int16 (N,): the action played
    drawn        bool (N,): the action was drawn, as in an opening
    won          bool (N,): the player to move won the game
    margin       int16 (N,): the final points of the player to move less the other's
    game, number int32, int16 (N,): the game, and the decision in it
    """

    planes: Numbers
    scalars: Numbers
    ring: Numbers
    cards: Numbers
    legal: Numbers
    legal_start: Numbers
    shares: Numbers
    searched: Numbers
    action: Numbers
    drawn: Numbers
    won: Numbers
    margin: Numbers
    game: Numbers
    number: Numbers

    def __len__(self) -> int:
        return len(self.action)

    def __getitem__(self, row: int) -> dict[str, Any]:
        """Return a decision, with its legal actions as a `mask` and its shares as `targets`.

        Both have all flat actions, so that the `DataLoader` of PyTorch makes batches of decisions.
        """
        one = self.take([range(len(self))[row]])
        arrays = {name: array[0] for name, array in one._by_decision()}
        return {**arrays, "mask": one.mask(ACTIONS)[0], "targets": one.targets(ACTIONS)[0]}

    def take(self, rows: npt.ArrayLike) -> Self:
        """Return copies of the decisions with these numbers, in order."""
        chosen = np.asarray(rows)
        starts = self.legal_start[chosen]
        counts = self.legal_start[chosen + 1] - starts
        legal_start = _starts(counts)
        places = np.repeat(starts - legal_start[:-1], counts) + np.arange(legal_start[-1])
        taken = {name: array[chosen] for name, array in self._by_decision()}
        return type(self)(
            **taken, legal=self.legal[places], legal_start=legal_start, shares=self.shares[places]
        )

    def batches(self, size: int, draws: np.random.Generator) -> Iterator[Self]:
        """Yield the decisions in random order, in parts of `size`; the remainder is left out."""
        order = draws.permutation(len(self))
        for first in range(0, len(self) - size + 1, size):
            yield self.take(order[first : first + size])

    def mask(self, actions: int) -> npt.NDArray[np.bool_]:
        """Return the mask of legal actions, bool (N, actions)."""
        mask = np.zeros((len(self), actions), dtype=np.bool_)
        mask[self.rows, self.legal] = True
        return mask

    def targets(self, actions: int) -> npt.NDArray[np.float32]:
        """Return the shares by action, float32 (N, actions)."""
        targets = np.zeros((len(self), actions), dtype=np.float32)
        targets[self.rows, self.legal] = self.shares
        return targets

    @property
    def rows(self) -> npt.NDArray[np.int64]:
        """The number of the decision of each legal action, parallel to `legal`."""
        return np.repeat(np.arange(len(self)), np.diff(self.legal_start))

    def arrays(self) -> dict[str, Numbers]:
        """Return the arrays by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def to_torch(self) -> dict[str, Any]:
        """Return the arrays by name as tensors of PyTorch, which share their memory."""
        import torch

        return {name: torch.from_numpy(array) for name, array in self.arrays().items()}

    def to_jax(self) -> dict[str, Any]:
        """Return arrays of JAX by name, on its default device; int64 becomes int32."""
        import jax.numpy as jnp

        return {
            name: jnp.asarray(array.astype(np.int32) if array.dtype == np.int64 else array)
            for name, array in self.arrays().items()
        }

    def _by_decision(self) -> list[tuple[str, Numbers]]:
        apart = (*_BY_ACTION, "legal_start")
        return [(name, array) for name, array in self.arrays().items() if name not in apart]


def read_samples(folder: str | Path, shards: Iterable[int] | None = None) -> Samples:
    """Return the decisions of a data set, or only of some shards; this needs pyarrow.

    Each takes about 1.7 kB, and reading takes the memory of one shard more. Raises DataSetError if
    there is no data set, no such shard, or a file that can't be read.
    """
    from quiltbee.dataset.reading import legal_counts, read_games

    path = Path(folder)
    numbers = shards_of(path) if shards is None else list(shards)
    if not numbers:
        raise DataSetError(f"{path} holds no games yet")
    counts = np.concatenate([legal_counts(path, number) for number in numbers])
    whole: dict[str, Numbers] = {}
    decisions = actions = 0
    for number in numbers:
        part = _samples_of(read_games(path, number)).arrays()
        part.pop("legal_start")
        starts = {name: actions if name in _BY_ACTION else decisions for name in part}
        for name, array in part.items():
            if name not in whole:
                length = counts.sum() if name in _BY_ACTION else len(counts)
                whole[name] = np.empty((length, *array.shape[1:]), array.dtype)
            whole[name][starts[name] : starts[name] + len(array)] = array
        decisions, actions = decisions + len(part["action"]), actions + len(part["legal"])
    return Samples(**whole, legal_start=_starts(counts))


def shards_of(folder: str | Path) -> list[int]:
    """Return the numbers of a data set's shards."""
    from quiltbee.dataset.reading import shards_of as numbers_of

    return numbers_of(Path(folder))


def _samples_of(games: Any) -> Samples:
    seen, bits = (_see_solo if games.is_solo else _see_duels)(games)
    legal_rows, legal = _legal(bits)
    counts = np.bincount(legal_rows, minlength=len(bits))
    legal_start = _starts(counts)
    shares = np.zeros(len(legal), dtype=np.float32)
    keys = legal_rows.astype(np.int64) << 13 | legal
    shares[np.searchsorted(keys, games.target_rows << 13 | games.target_actions)] = games.targets
    return Samples(
        **seen,
        legal=legal,
        legal_start=legal_start,
        shares=shares,
        searched=games.searched,
        action=games.action,
        drawn=games.drawn,
        won=games.won,
        margin=games.margin,
        game=games.game,
        number=games.number,
    )


def _legal(bits: Numbers) -> tuple[Numbers, Numbers]:
    """Return the rows and actions of all set bits, in order."""
    rows, actions = [], []
    for first in range(0, len(bits), _AT_ONCE):
        part = np.unpackbits(bits[first : first + _AT_ONCE], axis=1, bitorder="little")
        row, action = np.nonzero(part)
        rows.append(row + first)
        actions.append(action.astype(np.int16))
    return np.concatenate(rows), np.concatenate(actions)


def _starts(counts: Numbers) -> npt.NDArray[np.int64]:
    return np.concatenate(([0], np.cumsum(counts, dtype=np.int64)))


class _Shown:
    """The observations and legal actions of decisions, collected from batches."""

    def __init__(self, decisions: int, batch: Batch) -> None:
        arrays = {name: getattr(batch, name) for name in ("planes", "scalars", "ring", "cards")}
        self.seen = {
            name: np.zeros((decisions, *array.shape[1:]), array.dtype)
            for name, array in arrays.items()
        }
        self.bits = np.zeros((decisions, batch.legal_bits.shape[1]), np.uint8)

    def note(self, batch: Batch, rows: Numbers, places: Numbers) -> None:
        """Store the current state of some games of a batch, as the decisions `places`."""
        for name, array in self.seen.items():
            array[places] = getattr(batch, name)[rows]
        self.bits[places] = batch.legal_bits[rows]


def _see_duels(games: Any) -> tuple[dict[str, Numbers], Numbers]:
    """Replay duels in parallel; return the observations and legal bits of all decisions."""
    shown = None
    for first in range(0, games.count, _AT_ONCE):
        part = range(first, min(first + _AT_ONCE, games.count))
        bounds = games.start[part.start : part.stop + 1]
        begin, end = bounds[:-1], bounds[1:]
        with Batch(len(part), masks=False) as batch:
            shown = shown or _Shown(len(games.action), batch)
            batch.put([games.position(game) for game in part])
            for number in range(int((end - begin).max())):
                rows = np.flatnonzero(begin + number < end)
                places = begin[rows] + number
                shown.note(batch, rows, places)
                actions = batch.sample()  # for finished games
                actions[rows] = games.action[places]
                batch.step(actions)
    assert shown is not None
    return shown.seen, shown.bits


def _see_solo(games: Any) -> tuple[dict[str, Numbers], Numbers]:
    """Show solo positions in parallel; return the observations and legal bits of all decisions."""
    with Batch(_AT_ONCE, variant="solo", masks=False) as batch:
        shown = _Shown(len(games.action), batch)
        positions = [
            solo for game in range(games.count) for solo in tuple(games.positions(game))[:-1]
        ]
        for first in range(0, len(positions), _AT_ONCE):
            part = positions[first : first + _AT_ONCE]
            batch.put(part + part[:1] * (_AT_ONCE - len(part)))
            rows = np.arange(len(part))
            shown.note(batch, rows, first + rows)
    return shown.seen, shown.bits
