"""An agent that learns from recorded games, then from its own against the levels; on JAX and Optax.

    pip install 'quiltbee[dataset,examples]'
    quiltbee dataset duels-1 --published duels-1
    python -m examples.agent duels-1 --core-minutes 30 --curve curve.csv --out agent.npz

One network scores every legal action, and knows the game by observations alone. Its parts:

    space    for each of the 81 spaces: the 5 x 5 spaces around it, covered or not -> SPACE numbers
    option   for each choice, the pass, the special patch: price, time, income, ... -> OPTION numbers
    action   the sum over what its patch covers, the sum over what lies beside that, and its option
             -> a score; the policy is the softmax of the scores of all legal actions
    value    the mean over spaces and options -> the chance to win

1. *Imitation.* The targets are the shares of visits of the search that played the data set. Of each
   decision the actions it visited most are scored, and some others for contrast. Every decision is
   turned and mirrored at random.
2. *Improvement.* PPO in a batch of duels against levels that play inside it.
"""

import argparse
import csv
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from quiltbee.environments.observations import Scalar
from quiltbee.environments.samples import Samples, read_samples, shards_of
from quiltbee.notation import ACTIONS, move_of_action
from quiltbee.rules import INCOME_MARKS, LAST_SPACE, LETTERS, PATCHES, SIZE, SPACES, Board, PlacePatch, bits

Array = Any
Params = dict[str, Any]

WIDTH: Final = 5
"""How wide the square around a space is at which the network looks."""
SPACE, OPTION, HIDDEN = 16, 32, 64
PASS, SPECIAL, OPTIONS = 3, 4, 5
"""The options: three choices, then the pass and the special patch."""

BEST, OTHERS = 8, 24
"""Of a recorded decision so many of the visited actions are scored, and so many others."""

LESSON: Final = 512
"""So many decisions are one minibatch."""

CHUNK: Final = 32
"""So many actions of a decision are scored together when all are."""

NEVER: Final = -1e9


# What actions cover

def _cells() -> tuple[Any, Any, Any]:
    """What each action covers and what is beside that (ACTIONS, 81), and its patch, -1 for none."""
    covered = np.zeros((ACTIONS, SPACES), np.float32)
    patch = np.full(ACTIONS, -1)
    for action in range(1, ACTIONS):
        move: Any = move_of_action(action)
        covered[action, list(bits(move.mask))] = 1
        if isinstance(move, PlacePatch):
            patch[action] = LETTERS.index(move.letter)
    grid = np.pad(covered.reshape(-1, SIZE, SIZE), ((0, 0), (1, 1), (1, 1)))
    near = grid[:, :-2, 1:-1] + grid[:, 2:, 1:-1] + grid[:, 1:-1, :-2] + grid[:, 1:-1, 2:]
    return covered, near.reshape(-1, SPACES) * (1 - covered), patch


COVERED, BESIDE, PATCH = _cells()
STATS = np.array([(p.buttons, p.time, p.income, p.squares) for p in PATCHES.values()] + [(0,) * 4])


def _symmetries() -> tuple[Any, Any]:
    """The eight ways to turn a quilt: where each space comes from, and what actions become."""
    grid = np.arange(SPACES).reshape(SIZE, SIZE)
    turned = [np.rot90(side, turns) for side in (grid, grid.T) for turns in range(4)]
    spaces = np.stack([each.ravel() for each in turned])
    number = {(PATCH[a], COVERED[a].tobytes()): a for a in range(ACTIONS)}
    actions = [[number[PATCH[a], COVERED[a][to].tobytes()] for a in range(ACTIONS)] for to in spaces]
    return spaces, np.array(actions)


FROM_SPACE, TO_ACTION = _symmetries()


# What the network is told

class Seen(NamedTuple):
    """Decisions as the network takes them: the own quilt (N, 81) and the options (N, 5, F)."""

    quilt: Array
    options: Array


def seen_in(views: Any) -> Seen:
    """The observations of a batch, of samples, or of what a policy is asked about."""
    quilt = views.planes[:, 0].reshape(-1, SPACES)
    return Seen(quilt, options_of(views.scalars.astype(np.float32), views.ring))


_MARKS = np.array([sum(mark > space for mark in INCOME_MARKS) for space in range(LAST_SPACE + 1)])
_SPECIALS = np.array(
    [[sum(m > s for m in board.special_patches) for s in range(LAST_SPACE + 1)]
     for board in (Board.REVISED, Board.ORIGINAL)]
)


def options_of(scalars: Array, ring: Array) -> Array:
    """What is known of each option: of the game, of what is bought, and of what comes after."""
    number = len(scalars)
    own, other = scalars[:, Scalar.OWN : Scalar.OWN + 4], scalars[:, Scalar.OTHER : Scalar.OTHER + 4]
    buttons, clock, income, empty = (own[:, k, None] for k in range(4))
    theirs = other[:, 1, None]
    stats = np.zeros((number, OPTIONS, 4), np.float32)
    stats[:, :3] = STATS[ring[:, :3]]
    stats[:, PASS, 1] = np.minimum(theirs + 1, LAST_SPACE)[:, 0] - clock[:, 0]
    price, takes, brings, squares = (stats[:, :, k] for k in range(4))
    after = np.minimum(clock + takes, LAST_SPACE)
    here, there = clock.astype(int), after.astype(int)
    crossed = _MARKS[here] - _MARKS[there]
    board = scalars[:, Scalar.ORIGINAL, None].astype(int)
    first = np.maximum(clock, theirs).astype(int)
    specials = _SPECIALS[board, first] - _SPECIALS[board, np.maximum(first, there)]
    paid = np.where(np.arange(OPTIONS) == PASS, -takes, price)
    money = buttons - paid + crossed * (income + brings)
    # What the next player chooses from: the three patches behind the one taken, or the same ones.
    behind = np.where(np.arange(OPTIONS) < 3, np.arange(1, OPTIONS + 1), 0)
    places = behind[:, None] + np.arange(3)
    offered = STATS[ring[:, places]].reshape(number, OPTIONS, 12)
    shared = np.concatenate(
        (own / (10, 10, 5, 20), other / (10, 10, 5, 20), (clock - theirs) / 5,
         scalars[:, Scalar.TILE, None], scalars[:, Scalar.SPECIAL, None],
         _MARKS[here] / 5.0, (_MARKS[here] * income + buttons) / 20), axis=1,
    )
    each = np.stack(
        (price / 5, takes / 3, brings, squares / 4, price <= buttons, money / 10, after / 10,
         (after - theirs) / 5, after > theirs, after == LAST_SPACE, crossed, specials,
         brings * _MARKS[here] / 5, (_MARKS[there] * (income + brings) + money) / 20,
         (empty - squares) / 20), axis=2,
    )
    kind = np.broadcast_to(np.eye(OPTIONS)[:, [0, 1, 2, 3, 4]], (number, OPTIONS, OPTIONS))
    wide = np.broadcast_to(shared[:, None], (number, OPTIONS, shared.shape[1]))
    offers = offered / np.tile((5, 3, 1, 4), 3)
    return np.concatenate((wide, each, kind, offers), axis=2, dtype=np.float32)


def option_of(actions: Array, ring: Array) -> Array:
    """The option that each action takes; both (N, k) and (N, 33)."""
    patch = PATCH[actions]
    option = np.where(patch == ring[:, 1, None], 1, np.where(patch == ring[:, 2, None], 2, 0))
    return np.where(patch >= 0, option, np.where(actions == 0, PASS, SPECIAL))


# The network

def init(key: Array, features: int) -> Params:
    """Random weights."""
    sizes = {
        "around": (WIDTH**2, HIDDEN), "phase": (features, HIDDEN),
        "covers": (HIDDEN, SPACE), "beside": (HIDDEN, SPACE),
        "option": (features, 2 * HIDDEN), "deeper": (2 * HIDDEN, HIDDEN), "kind": (HIDDEN, OPTION),
        "fit": (2 * SPACE, OPTION), "score": (OPTION, 1), "prefer": (HIDDEN, 1),
        "pooled": (2 * HIDDEN, OPTION), "value": (OPTION, 1),
    }
    params = {}
    for name, (rows, columns) in sizes.items():
        key, use = jax.random.split(key)
        scale = 0.1 if columns == 1 else 1.0
        params[name] = (scale * jnp.sqrt(2 / rows) * jax.random.normal(use, (rows, columns)), jnp.zeros(columns))
    return params


def layer(params: Params, name: str, inputs: Array) -> Array:
    """A linear layer."""
    weights, bias = params[name]
    return inputs @ weights + bias


def around(quilt: Array) -> Array:
    """The spaces around each space (N, 81, 25); outside counts as covered."""
    reach = WIDTH // 2
    grid = quilt.astype(jnp.float32).reshape(-1, SIZE, SIZE)
    walled = jnp.pad(grid, ((0, 0), (reach, reach), (reach, reach)), constant_values=1)
    moved = [walled[:, r : r + SIZE, c : c + SIZE] for r in range(WIDTH) for c in range(WIDTH)]
    return jnp.stack(moved, axis=-1).reshape(-1, SPACES, WIDTH**2)


def look(params: Params, seen: Seen) -> Any:
    """Of decisions: two numbers' worth of maps (N, 81, SPACE), kinds, preferences, the value."""
    phase = layer(params, "phase", seen.options[:, PASS])
    spaces = jax.nn.relu(layer(params, "around", around(seen.quilt)) + phase[:, None])
    options = jax.nn.relu(layer(params, "option", seen.options))
    options = jax.nn.relu(layer(params, "deeper", options))
    pooled = jnp.concatenate((spaces.mean(1), options.mean(1)), axis=1)
    value = layer(params, "value", jax.nn.relu(layer(params, "pooled", pooled)))[:, 0]
    covers, beside = layer(params, "covers", spaces), layer(params, "beside", spaces)
    kinds, prefers = layer(params, "kind", options), layer(params, "prefer", options)[:, :, 0]
    # Else XLA computes a decision's maps again for each of its actions.
    looked: Any = jax.lax.optimization_barrier((covers, beside, kinds, prefers, value))
    return looked


def score(params: Params, looked: Any, rows: Array, actions: Array, option: Array) -> Array:
    """The scores of some actions (M, k) of the decisions with the numbers `rows` (M,)."""
    covers, beside, kinds, prefers, _ = looked
    fit = jnp.concatenate((jnp.asarray(COVERED)[actions] @ covers[rows],
                           jnp.asarray(BESIDE)[actions] @ beside[rows]), axis=2)
    hidden = layer(params, "fit", fit) + kinds[rows[:, None], option]
    return layer(params, "score", jax.nn.relu(hidden))[:, :, 0] + prefers[rows[:, None], option]


# Learning from recorded games

class Recorded(NamedTuple):
    """What imitation needs of all samples: the visited actions, the most visited first."""

    samples: Samples
    best: Array
    shares: Array


def recorded(folder: Path) -> Recorded:
    """The data set without what was drawn in openings."""
    samples = read_samples(folder)
    samples = samples.take(np.flatnonzero(~samples.drawn | samples.searched))
    rows, places = samples.rows, np.flatnonzero(samples.shares)
    order = places[np.lexsort((-samples.shares[places], rows[places]))]
    counts = np.bincount(rows[order], minlength=len(samples))
    rank = np.arange(len(order)) - np.repeat(np.cumsum(counts) - counts, counts)
    order, rank = order[rank < BEST], rank[rank < BEST]
    best = np.zeros((len(samples), BEST), np.int64)
    shares = np.zeros((len(samples), BEST), np.float32)
    best[rows[order], rank], shares[rows[order], rank] = samples.legal[order], samples.shares[order]
    return Recorded(samples, best, shares / shares.sum(1, keepdims=True))


class Lesson(NamedTuple):
    """A minibatch of imitation: what is seen, actions (N, BEST + OTHERS), and their targets.

    `weight` is added to a score: the logarithm of how many actions one of the others stands for.
    """

    seen: Seen
    actions: Array
    option: Array
    weight: Array
    shares: Array
    won: Array


def lesson(data: Recorded, rows: Array, draws: np.random.Generator) -> Lesson:
    """Some recorded decisions, each turned and mirrored at random."""
    samples, best = data.samples, data.best[rows]
    start = samples.legal_start[rows]
    count = samples.legal_start[rows + 1] - start
    places = start[:, None] + (draws.random((len(rows), OTHERS)) * count[:, None]).astype(np.int64)
    others = samples.legal[places].astype(np.int64)
    is_best = (others[:, :, None] == np.where(data.shares[rows] > 0, best, -1)[:, None]).any(2)
    weight = np.where(is_best, NEVER, np.log(count / OTHERS)[:, None])
    weight = np.concatenate((np.where(data.shares[rows] > 0, 0, NEVER), weight), axis=1)
    side = draws.integers(8, size=len(rows))[:, None]
    actions = np.concatenate((best, others), axis=1)
    option = option_of(actions, samples.ring[rows])
    quilt = samples.planes[rows, 0].reshape(-1, SPACES)
    quilt = np.take_along_axis(quilt, FROM_SPACE[side[:, 0]], axis=1)
    seen = Seen(quilt, options_of(samples.scalars[rows].astype(np.float32), samples.ring[rows]))
    return Lesson(
        seen, TO_ACTION[side, actions], option, weight.astype(np.float32), data.shares[rows],
        samples.won[rows].astype(np.float32),
    )


def imitation_loss(params: Params, lesson: Lesson) -> Array:
    """The cross entropy of the shares, and of who won."""
    looked = look(params, lesson.seen)
    rows = jnp.arange(len(lesson.won))
    scores = score(params, looked, rows, lesson.actions, lesson.option) + lesson.weight
    policy = -(lesson.shares * jax.nn.log_softmax(scores)[:, :BEST]).sum(1).mean()
    return policy + 0.5 * optax.sigmoid_binary_cross_entropy(looked[-1], lesson.won).mean()


@partial(jax.jit, static_argnames=("loss", "optimiser"))
def update(params: Params, state: Any, part: Any, rate: Array, loss: Any, optimiser: Any) -> Any:
    """The weights and the optimiser's state after one minibatch, and its loss."""
    found, grads = jax.value_and_grad(loss)(params, part)
    updates, state = optimiser.update(grads, state, params)
    return jax.tree.map(lambda old, step: old + rate * step, params, updates), state, found


class Clock:
    """Counts the processor's seconds of this process, those of both cores, while it runs."""

    def __init__(self, minutes: float, spent: float = 0.0) -> None:
        self.minutes, self._before = minutes, 60 * spent - time.process_time()

    @property
    def spent(self) -> float:
        """Core minutes so far."""
        return (time.process_time() + self._before) / 60

    @property
    def share(self) -> float:
        """How much of the time is over, 0 to 1."""
        return min(self.spent / self.minutes, 1.0)


def rate_at(clock: Clock, highest: float, step: int) -> float:
    """The learning rate: a warm-up of 100 steps, then half a cosine down to a fiftieth."""
    return highest * min(1.0, (step + 1) / 100) * max(0.02, (1 + np.cos(np.pi * clock.share)) / 2)


OPTIMISER: Final = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam())


def imitate(data: Recorded, minutes: float, folder: Path, seed: int = 0) -> Params:
    """Learn from recorded games for so many core minutes; weights go to a folder on the way."""
    draws = np.random.default_rng(seed)
    rows = np.arange(len(data.samples))
    seen_first = lesson(data, rows[:1], draws).seen
    params = init(jax.random.key(seed), seen_first.options.shape[2])
    state, clock, step, losses = OPTIMISER.init(params), Clock(minutes), 0, []
    keeper = Keeper(folder, clock)
    while clock.share < 1:
        part = lesson(data, draws.choice(rows, LESSON), draws)
        rate = -rate_at(clock, 1e-3, step)
        params, state, found = update(params, state, part, rate, imitation_loss, OPTIMISER)
        step += 1
        losses.append(found)
        if keeper.is_due:
            keeper.keep(params, decisions=step * LESSON, loss=float(np.mean(losses)))
            losses = []
    keeper.keep(params, decisions=step * LESSON, loss=float(np.mean(losses or [found])))
    return params


class Keeper:
    """Writes the weights to a folder after every core minute, and a line of progress."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        self.folder, self.clock, self._last = folder, clock, 0.0
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def is_due(self) -> bool:
        """Whether a core minute is over."""
        return self.clock.spent - self._last >= 1

    def keep(self, params: Params, **figures: float) -> None:
        """Write the weights, and print what there is to tell."""
        self._last = self.clock.spent
        save(params, self.folder / f"{self._last:05.1f}.npz")
        told = "  ".join(f"{name} {value:,.3f}" for name, value in figures.items())
        print(f"{self._last:5.1f} core minutes  {told}", flush=True)


def save(params: Params, path: Path) -> None:
    """Write weights."""
    arrays = {f"{name}.{part}": np.asarray(each) for name, both in params.items()
              for part, each in zip(("weights", "bias"), both, strict=True)}
    np.savez(path, **arrays)


def load(path: Path) -> Params:
    """Read weights."""
    with np.load(path) as file:
        names = dict.fromkeys(key.split(".")[0] for key in file)
        return {name: (file[f"{name}.weights"], file[f"{name}.bias"]) for name in names}


# Playing

class Legal(NamedTuple):
    """All legal actions of some decisions in chunks: rows (M,), actions and options (M, CHUNK).

    `place` says where each legal action stands in the flattened chunks, `starts` where those of
    each decision begin.
    """

    rows: Array
    actions: Array
    option: Array
    place: Array
    starts: Array
    flat: Array


def legal_in(views: Any) -> Legal:
    """The legal actions; the number of chunks is rounded up, so that few shapes are compiled."""
    bits_of = np.unpackbits(views.legal_bits, axis=1, bitorder="little")
    row, action = np.nonzero(bits_of)
    counts = np.bincount(row, minlength=len(bits_of))
    starts = np.concatenate(([0], np.cumsum(counts)))
    chunks = -(-counts // CHUNK)
    first = np.concatenate(([0], np.cumsum(chunks)))
    place = np.arange(len(row)) - starts[row] + CHUNK * first[row]
    total = -(-first[-1] // 256) * 256
    rows = np.zeros(total, np.int64)
    rows[: first[-1]] = np.repeat(np.arange(len(counts)), chunks)
    actions = np.zeros((total, CHUNK), np.int64)
    actions.reshape(-1)[place] = action
    return Legal(rows, actions, option_of(actions, views.ring[rows]), place, starts, action)


@jax.jit
def score_all(params: Params, seen: Seen, rows: Array, actions: Array, option: Array) -> Any:
    """The scores of chunks, and the values."""
    looked = look(params, seen)
    return score(params, looked, rows, actions, option), looked[-1]


class Agent:
    """A policy: the action with the highest score in each game that is asked about."""

    def __init__(self, params: Params) -> None:
        self.params = params

    def __call__(self, views: Any) -> Array:
        """Decide; `views` is a batch, or what a policy is asked."""
        legal, seen = legal_in(views), seen_in(views)
        scores = np.asarray(score_all(self.params, seen, *legal[:3])[0]).ravel()[legal.place]
        best = np.maximum.reduceat(scores, legal.starts[:-1])
        is_best = scores == np.repeat(best, np.diff(legal.starts))
        found = np.flatnonzero(is_best)
        row = np.searchsorted(legal.starts, found, side="right") - 1
        _, first = np.unique(row, return_index=True)
        return legal.flat[found[first]]


def main() -> None:
    """Learn, with the arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--imitate", type=float, default=15, metavar="CORE_MINUTES")
    parser.add_argument("--out", type=Path, default=Path("agent"), help="a folder for the weights")
    arguments = parser.parse_args()
    imitate(recorded(arguments.dataset), arguments.imitate, arguments.out)


if __name__ == "__main__":
    main()
