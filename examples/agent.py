"""An agent whose network scores every legal action, on JAX; `train_agent` teaches it.

    from examples.agent import Agent, load
    from quiltbee.environments.evaluate import evaluate

    print(evaluate(Agent(load("agent.npz")), {"level 3": "level3"}))

It knows the game only by observations. The parts of the network:

    space    for each of the 81 spaces: the 5 x 5 spaces around it, covered or not -> SPACE numbers
    option   for each choice, the pass, the special patch: price, time, ... -> OPTION numbers
    action   the sum over what its patch covers, the sum over what lies beside that, its option
             -> a score; the policy is the softmax of the scores of all legal actions
    value    the mean over spaces and options -> the chance to win
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from quiltbee.environments.observations import Scalar
from quiltbee.notation import ACTIONS, move_of_action
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    LETTERS,
    PATCHES,
    SIZE,
    SPACES,
    Board,
    PlacePatch,
    bits,
)

Array = Any
Params = dict[str, Any]

WIDTH: Final = 5
"""How wide a square around a space the network looks at."""

SPACE, OPTION, HIDDEN = 16, 32, 64
PASS, SPECIAL, OPTIONS = 3, 4, 5
"""The options: three choices, then the pass and the special patch."""

CHUNK: Final = 32
"""This many actions of a decision are scored together."""


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


# What the network is told


class Seen(NamedTuple):
    """Decisions as the network takes them: the own quilt (N, 81) and the options (N, 5, F)."""

    quilt: Array
    options: Array


def seen_in(views: Any) -> Seen:
    """The observations of a batch, of samples, or of the games a policy is asked about."""
    quilt = views.planes[:, 0].reshape(-1, SPACES)
    return Seen(quilt, options_of(views.scalars.astype(np.float32), views.ring))


_MARKS = np.array([sum(mark > space for mark in INCOME_MARKS) for space in range(LAST_SPACE + 1)])
_SPECIALS = np.array(
    [
        [sum(m > s for m in board.special_patches) for s in range(LAST_SPACE + 1)]
        for board in (Board.REVISED, Board.ORIGINAL)
    ]
)


def options_of(scalars: Array, ring: Array) -> Array:
    """What is known of each option: of the game, of what is bought, and of what comes after."""
    number = len(scalars)
    own, other = (scalars[:, first : first + 4] for first in (Scalar.OWN, Scalar.OTHER))
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
        (
            own / (10, 10, 5, 20),
            other / (10, 10, 5, 20),
            (clock - theirs) / 5,
            scalars[:, Scalar.TILE, None],
            scalars[:, Scalar.SPECIAL, None],
            _MARKS[here] / 5.0,
            (_MARKS[here] * income + buttons) / 20,
        ),
        axis=1,
    )
    each = np.stack(
        (
            price / 5,
            takes / 3,
            brings,
            squares / 4,
            price <= buttons,
            money / 10,
            after / 10,
            (after - theirs) / 5,
            after > theirs,
            after == LAST_SPACE,
            crossed,
            specials,
            brings * _MARKS[here] / 5,
            (_MARKS[there] * (income + brings) + money) / 20,
            (empty - squares) / 20,
        ),
        axis=2,
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
        "around": (WIDTH**2, HIDDEN),
        "phase": (features, HIDDEN),
        "covers": (HIDDEN, SPACE),
        "beside": (HIDDEN, SPACE),
        "option": (features, 2 * HIDDEN),
        "deeper": (2 * HIDDEN, HIDDEN),
        "kind": (HIDDEN, OPTION),
        "fit": (2 * SPACE, OPTION),
        "score": (OPTION, 1),
        "prefer": (HIDDEN, 1),
        "pooled": (2 * HIDDEN, OPTION),
        "value": (OPTION, 1),
    }
    params = {}
    for name, (rows, columns) in sizes.items():
        key, use = jax.random.split(key)
        scale = 0.1 if columns == 1 else 1.0
        params[name] = (
            scale * jnp.sqrt(2 / rows) * jax.random.normal(use, (rows, columns)),
            jnp.zeros(columns),
        )
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
    fit = jnp.concatenate(
        (jnp.asarray(COVERED)[actions] @ covers[rows], jnp.asarray(BESIDE)[actions] @ beside[rows]),
        axis=2,
    )
    hidden = layer(params, "fit", fit) + kinds[rows[:, None], option]
    return layer(params, "score", jax.nn.relu(hidden))[:, :, 0] + prefers[rows[:, None], option]


# Files


def save(params: Params, path: Path) -> None:
    """Write weights."""
    arrays: Any = {
        f"{name}.{part}": np.asarray(each)
        for name, both in params.items()
        for part, each in zip(("weights", "bias"), both, strict=True)
    }
    np.savez(path, **arrays)


def load(path: Path) -> Params:
    """Read weights."""
    with np.load(path) as file:
        names = dict.fromkeys(key.split(".")[0] for key in file)
        return {name: (file[f"{name}.weights"], file[f"{name}.bias"]) for name in names}


# Playing


class Legal(NamedTuple):
    """All legal actions of some decisions, in chunks: rows (M,), actions and options (M, CHUNK).

    Action n of `flat` is at `place[n]` of the flattened chunks; those of each decision begin at
    `starts`. M is rounded up, so that few shapes are compiled.
    """

    rows: Array
    actions: Array
    option: Array
    place: Array
    flat: Array
    starts: Array


def legal_in(views: Any) -> Legal:
    """The legal actions of a batch, or of the games a policy is asked about."""
    row, action = np.nonzero(np.unpackbits(views.legal_bits, axis=1, bitorder="little"))
    return in_chunks(action, np.bincount(row, minlength=len(views.legal_bits)), views.ring)


def in_chunks(flat: Array, counts: Array, ring: Array) -> Legal:
    """Legal actions, `counts` of them for each decision, in chunks."""
    starts = np.concatenate(([0], np.cumsum(counts)))
    chunks = -(-counts // CHUNK)
    first = np.concatenate(([0], np.cumsum(chunks)))
    place = np.arange(len(flat)) + np.repeat(CHUNK * first[:-1] - starts[:-1], counts)
    total = -(-first[-1] // 512) * 512
    rows = np.zeros(total, np.int64)
    rows[: first[-1]] = np.repeat(np.arange(len(counts)), chunks)
    actions = np.zeros((total, CHUNK), np.int64)
    actions.reshape(-1)[place] = flat
    return Legal(rows, actions, option_of(actions, ring[rows]), place, flat, starts)


@jax.jit
def score_all(params: Params, seen: Seen, rows: Array, actions: Array, option: Array) -> Any:
    """The scores of chunks, and the values."""
    looked = look(params, seen)
    return score(params, looked, rows, actions, option), looked[-1]


def scores_of(params: Params, views: Any) -> tuple[Legal, Array, Array]:
    """The legal actions, the score of each, and the values of the decisions."""
    legal, seen, number = legal_in(views), seen_in(views), len(views.ring)
    room = -number % 64  # the number of decisions is rounded up as well
    padded = Seen(*(np.pad(array, [(0, room)] + [(0, 0)] * (array.ndim - 1)) for array in seen))
    scores, values = score_all(params, padded, *legal[:3])
    return legal, np.asarray(scores).ravel()[legal.place], np.asarray(values)[:number]


def highest(scores: Array, starts: Array) -> Array:
    """The place of the highest score of each decision."""
    best = np.repeat(np.maximum.reduceat(scores, starts[:-1]), np.diff(starts))
    found = np.flatnonzero(scores == best)
    return found[np.searchsorted(found, starts[:-1])]


class Agent:
    """A policy: the action with the highest score in each game that is asked about."""

    def __init__(self, params: Params) -> None:
        self.params = params

    def __call__(self, views: Any) -> Array:
        """Decide in a batch, or in the games that a policy is asked about."""
        legal, scores, _ = scores_of(self.params, views)
        return legal.flat[highest(scores, legal.starts)]
