"""Teaches the agent of `agent.py`: first from recorded games, then in games against the levels.

    pip install 'quiltbee[dataset,examples]'
    quiltbee dataset duels-1 --published duels-1
    python -m examples.train_agent duels-1 --imitate 16 --improve 14 --out agent
    python -m examples.curve agent --out curve.csv

1. *Imitation.* The targets are the shares of visits of the search that played the data set. For
each
   decision the actions that it visited most are scored, and some others for contrast. Every
   decision is turned and mirrored at random.
2. *Improvement.* PPO in a batch of duels against levels that play inside it. The reward is the
   result, and the value is the chance to win.

Time is processor time, summed over all threads, so that it does not matter what else is running.
Weights go to the folder after each minute of it.
"""

import argparse
import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

os.environ.setdefault(  # one thread: several wait for one another more than they help
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)

import jax
import jax.numpy as jnp
import numpy as np
import optax

from examples.agent import (
    Array,
    Params,
    Seen,
    highest,
    in_chunks,
    init,
    load,
    look,
    option_of,
    options_of,
    save,
    score,
    scores_of,
    seen_in,
)
from quiltbee.environments.batch import Batch
from quiltbee.environments.samples import Samples, read_samples
from quiltbee.environments.symmetries import SYMMETRIES, turn_actions, turn_planes
from quiltbee.rules import SPACES

BEST, OTHERS = 8, 24
"""How many visited actions of a recorded decision are scored, and how many others."""

LESSON: Final = 512
"""Decisions in a minibatch."""

NEVER: Final = -1e9
OPTIMISER: Final = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam())


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

    `weight` is added to a score: the log of how many actions each of the others stands for.
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
    side = draws.integers(SYMMETRIES, size=len(rows))
    actions = np.concatenate((best, others), axis=1)
    option = option_of(actions, samples.ring[rows])
    quilt = turn_planes(samples.planes[rows], side)[:, 0].reshape(-1, SPACES)
    seen = Seen(quilt, options_of(samples.scalars[rows].astype(np.float32), samples.ring[rows]))
    return Lesson(
        seen,
        turn_actions(actions, np.broadcast_to(side[:, None], actions.shape)),
        option,
        weight.astype(np.float32),
        data.shares[rows],
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
    """Counts the processor time of this process, on all cores, while it runs."""

    def __init__(self, minutes: float, before: float = 0.0) -> None:
        self._minutes, self._before, self._start = minutes, before, time.process_time()

    @property
    def spent(self) -> float:
        """Core minutes so far, including earlier ones."""
        return self._before + (time.process_time() - self._start) / 60

    @property
    def share(self) -> float:
        """How much of the time is over, 0 to 1."""
        return min((self.spent - self._before) / self._minutes, 1.0)


def rate_at(clock: Clock, highest: float, step: int) -> float:
    """The learning rate: a warm-up of 100 steps, then half a cosine down to a fiftieth."""
    return highest * min(1.0, (step + 1) / 100) * max(0.02, (1 + np.cos(np.pi * clock.share)) / 2)


def imitate(data: Recorded, minutes: float, folder: Path, seed: int = 0) -> Params:
    """Learn from recorded games for some core minutes; weights go to a folder on the way."""
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
        self.folder, self.clock, self._last = folder, clock, clock.spent
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def is_due(self) -> bool:
        """Whether a core minute is over."""
        return self.clock.spent - self._last >= 1

    def keep(self, params: Params, **figures: float) -> None:
        """Write the weights, and print a line."""
        self._last = self.clock.spent
        save(params, self.folder / f"{self._last:05.1f}.npz")
        told = "  ".join(f"{name} {value:,.3f}" for name, value in figures.items())
        print(f"{self._last:5.1f} core minutes  {told}", flush=True)


# Learning from games against the levels

GAMES, STEPS, EPOCHS = 256, 16, 2
CLIP, TRACE, ENTROPY = 0.2, 0.9, 0.003
LEVELS: Final = ("level3", "level4", "level5")


class Steps(NamedTuple):
    """What was seen and done, in order of time and game; `flat` and `counts` are all legal actions.

    `chosen` is an index into a decision's own legal actions; `reward` is 1 or -1 where a game
    ended.
    """

    quilt: Array
    options: Array
    ring: Array
    flat: Array
    counts: Array
    chosen: Array
    log_prob: Array
    value: Array
    reward: Array
    done: Array


def collect(batch: Batch, params: Params, draws: np.random.Generator) -> tuple[Steps, Array]:
    """Play STEPS decisions in every game by the policy; also the values of what comes next."""
    taken = []
    for _ in range(STEPS):
        legal, scores, values = scores_of(params, batch)
        starts, counts = legal.starts[:-1], np.diff(legal.starts)
        place = highest(scores + draws.gumbel(size=len(scores)), legal.starts)
        top = np.maximum.reduceat(scores, starts)
        total = np.add.reduceat(np.exp(scores - np.repeat(top, counts)), starts)
        log_prob = scores[place] - top - np.log(total)
        seen, ring = seen_in(batch), batch.ring.copy()
        batch.step(legal.flat[place])
        done = batch.dones.copy()
        reward = np.where(batch.winners == batch.seats, 1.0, -1.0) * done
        taken.append(
            (
                seen.quilt.copy(),
                seen.options,
                ring,
                legal.flat,
                counts,
                place - starts,
                log_prob,
                2 / (1 + np.exp(-values)) - 1,
                reward,
                done,
            )
        )
    steps = Steps(*map(np.concatenate, zip(*taken, strict=True)))
    return steps, 2 / (1 + np.exp(-scores_of(params, batch)[2])) - 1


def advantages(steps: Steps, last: Array) -> Array:
    """Generalised advantage estimates, undiscounted."""
    value, reward, done = (
        each.reshape(STEPS, GAMES) for each in (steps.value, steps.reward, steps.done)
    )
    found, following, trace = np.zeros_like(value), last, np.zeros(GAMES)
    for step in reversed(range(STEPS)):
        error = reward[step] + following * ~done[step] - value[step]
        trace = error + TRACE * trace * ~done[step]
        found[step], following = trace, value[step]
    return found.ravel()


class Part(NamedTuple):
    """A minibatch of improvement; `choice` is the place in the chunks of what was played."""

    seen: Seen
    rows: Array
    actions: Array
    option: Array
    is_legal: Array
    choice: Array
    log_prob: Array
    advantage: Array
    target: Array


def parts(steps: Steps, advantage: Array, draws: np.random.Generator) -> Iterator[Part]:
    """The steps in random order, in minibatches, once for each epoch."""
    starts = np.concatenate(([0], np.cumsum(steps.counts)))
    scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    target = np.clip((steps.value + advantage + 1) / 2, 0, 1)
    for _ in range(EPOCHS):
        for rows in np.split(draws.permutation(len(advantage)), len(advantage) // LESSON):
            counts = steps.counts[rows]
            first = np.concatenate(([0], np.cumsum(counts)))
            flat = steps.flat[np.repeat(starts[rows] - first[:-1], counts) + np.arange(first[-1])]
            legal = in_chunks(flat, counts, steps.ring[rows])
            is_legal = np.zeros(legal.actions.shape, np.bool_)
            is_legal.reshape(-1)[legal.place] = True
            yield Part(
                Seen(steps.quilt[rows], steps.options[rows]),
                *legal[:3],
                is_legal,
                legal.place[first[:-1] + steps.chosen[rows]],
                steps.log_prob[rows],
                scaled[rows],
                target[rows],
            )


def improvement_loss(params: Params, part: Part) -> Array:
    """The clipped loss of the policy, the cross entropy of the result, less the entropy."""
    looked, number = look(params, part.seen), len(part.choice)
    scores = score(params, looked, part.rows, part.actions, part.option)
    scores = jnp.where(part.is_legal, scores, NEVER)
    top = jax.ops.segment_max(jax.lax.stop_gradient(scores).max(1), part.rows, number)
    shifted = scores - top[part.rows][:, None]
    total = jax.ops.segment_sum(jnp.exp(shifted).sum(1), part.rows, number)
    log_probs = shifted - jnp.log(total)[part.rows][:, None]
    log_prob = log_probs.ravel()[part.choice]
    ratio = jnp.exp(log_prob - part.log_prob)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    policy = -jnp.minimum(ratio * part.advantage, clipped * part.advantage).mean()
    probs = jnp.where(part.is_legal, jnp.exp(log_probs), 0)
    entropy = -(probs * jnp.where(part.is_legal, log_probs, 0)).sum() / number
    value = optax.sigmoid_binary_cross_entropy(looked[-1], part.target).mean()
    return policy + 0.5 * value - ENTROPY * entropy


def improve(params: Params, clock: Clock, folder: Path, seed: int = 1) -> Params:
    """Learn from games against the levels until the clock has run out."""
    draws, keeper = np.random.default_rng(seed), Keeper(folder, clock)
    state, step, played, won, ended = OPTIMISER.init(params), 0, 0, 0, 0
    with Batch(GAMES, opponents=LEVELS, seed=seed, masks=False) as batch:
        while clock.share < 1:
            steps, last = collect(batch, params, draws)
            for part in parts(steps, advantages(steps, last), draws):
                rate = -rate_at(clock, 2e-4, step)
                params, state, _ = update(params, state, part, rate, improvement_loss, OPTIMISER)
                step += 1
            played += len(steps.value)
            won, ended = won + int((steps.reward > 0).sum()), ended + int(steps.done.sum())
            if keeper.is_due:
                keeper.keep(params, decisions=played, won=won / max(ended, 1))
                won = ended = 0
    keeper.keep(params, decisions=played, won=won / max(ended, 1))
    return params


def main() -> None:
    """Learn, with the arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--imitate", type=float, default=16, metavar="CORE_MINUTES")
    parser.add_argument("--improve", type=float, default=14, metavar="CORE_MINUTES")
    parser.add_argument("--out", type=Path, default=Path("agent"), help="a folder for the weights")
    parser.add_argument("--weights", type=Path, help="start from these, without imitation")
    arguments = parser.parse_args()
    if arguments.weights is None:
        params = imitate(recorded(arguments.dataset), arguments.imitate, arguments.out)
    else:
        params = load(arguments.weights)
    clock = Clock(arguments.improve, before=arguments.imitate)
    save(improve(params, clock, arguments.out), arguments.out / "agent.npz")


if __name__ == "__main__":
    main()
