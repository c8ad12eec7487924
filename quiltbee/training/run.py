"""A run: cycles of games and learning, continued from its folder.

In a cycle any number of workers play games with the weights of its start, while the weights learn
from earlier games. Every draw depends on the seed, the cycle and the part, so that a run ends with
the same weights whether or not it was killed, on one worker or on many.
"""

import math
import sys
from datetime import UTC, datetime
from functools import partial
from time import perf_counter
from typing import NamedTuple

import numpy as np
from tqdm import tqdm

from quiltbee.engine.evaluation.evaluate import MARGIN_UNIT
from quiltbee.engine.weights import (
    FEATURES,
    PLACEMENT_WEIGHTS,
    Quantised,
    Weights,
    as_floats,
    load_weights,
    quantised,
)
from quiltbee.kernel.arrays import Float32Array, Float64Array, Int64Array
from quiltbee.rules.time_board import MOST_DECISIONS
from quiltbee.training.folder import Progress, RunFolder, Saved, TrainingError, export
from quiltbee.training.learning import (
    MARGIN,
    WIN,
    Learner,
    ReplayBuffer,
    Samples,
    add_gradients,
    add_losses_of,
    first_samples,
    joined,
    new_activations,
    new_learner,
    new_samples,
    new_weights,
    step_learner,
    zero_weights,
)
from quiltbee.training.plan import PLANS, Plan, Stage
from quiltbee.training.self_play import (
    DECISIONS,
    EMPTY_SUM,
    GAMES,
    MOST_INNER,
    POINTS_SUM,
    TALLIES,
    TILE_SUM,
    new_workspace,
    play_games,
)
from quiltbee.workers import Workers

_UNSEEN = 4096
"""The number of a cycle's new samples for measuring the losses, before learning from them."""

# The streams of random draws: for games, batches and the first weights.
_FOR_GAMES, _FOR_BATCHES, _FOR_WEIGHTS = 0, 1, 2

# Seconds between updates of the progress line, on a terminal and elsewhere.
_LIVE_SECONDS, _LOG_SECONDS = 0.1, 30.0


class Played(NamedTuple):
    """The yield of a part of a cycle's games: samples, sums, and the placement weights after it."""

    samples: Samples
    tally: Int64Array
    placement_weights: Float32Array


def play_part(
    stage: Stage, numbers: tuple[int, int, int], weights: Quantised, placement_weights: Float32Array
) -> Played:
    """Play a part of a cycle; `numbers` are the seed, the cycle and the part."""
    seeds = np.random.SeedSequence((_FOR_GAMES, *numbers))
    random_state = seeds.generate_state(1, np.uint64).view(np.int64) | 1
    words = stage.game.words
    samples = new_samples(stage.games * MOST_DECISIONS, words)
    inner = new_samples(stage.games * MOST_INNER if stage.style.inner else 0, words)
    tally = np.zeros(TALLIES, np.int64)
    taught = placement_weights.copy()
    workspace = new_workspace(stage.style, weights, taught, stage.game)
    count, inner_count = play_games(
        stage.games, stage.style, workspace, random_state, samples, inner, tally
    )
    written = joined([first_samples(samples, count), first_samples(inner, inner_count)])
    return Played(written, tally, taught)


def merged(placement_weights: Float32Array, taught: list[Float32Array]) -> Float32Array:
    """Return the placement weights after all parts.

    Each moves by the mean over the parts that moved it: the sum would overshoot.
    """
    moves = np.stack(taught) - placement_weights
    movers = np.count_nonzero(moves, axis=0)
    return placement_weights + moves.sum(axis=0, dtype=np.float32) / np.maximum(movers, 1).astype(
        np.float32
    )


def learn(
    stage: Stage,
    learning_rate: float,
    buffer: ReplayBuffer,
    learner: Learner,
    draws: np.random.Generator,
) -> Float64Array:
    """Learn a cycle's batches of the buffer; return the mean losses, the margin's in points."""
    room, losses = new_activations(), np.zeros(2)
    for _ in range(stage.batches):
        places = buffer.draw(stage.batch_size, stage.latest, draws)
        add_gradients(buffer.samples, places, learner.weights, learner.grads, room, losses)
        step_learner(learner, learning_rate, stage.batch_size)
    return _means(losses, stage.batches * stage.batch_size)


def measure(samples: Samples, weights: Weights) -> Float64Array:
    """Return the mean losses on some thousand samples at most, the margin's in points."""
    number = len(samples.targets)
    numbers = np.arange(0, number, max(number // _UNSEEN, 1))
    losses = np.zeros(2)
    add_losses_of(samples, numbers, weights, new_activations(), losses)
    return _means(losses, len(numbers))


def _means(losses: Float64Array, number: int) -> Float64Array:
    means: Float64Array = losses * np.array([1, MARGIN_UNIT]) / number
    if not np.isfinite(means).all():
        raise TrainingError("the losses are no longer finite: the learning rate is too high")
    return means


class Run:
    """A run in its folder, which must be locked by `held`."""

    def __init__(self, folder: RunFolder, size: str | None, seed: int | None) -> None:
        """Continue or start a run; raises TrainingError if the folder has one of other options."""
        self._folder = folder
        saved = folder.load()
        if saved is None:
            progress = Progress(size or "small", 1 if seed is None else seed)
            saved = begin(progress)
        self._saved = saved
        for what, wanted in (("size", size), ("seed", seed)):
            there = getattr(saved.progress, what)
            if wanted not in (None, there):
                raise TrainingError(f"the run in {folder.path} was started with {what} {there}")
        if saved.progress.size not in PLANS:
            raise TrainingError(f"this version has no size {saved.progress.size!r}")
        self.plan: Plan = PLANS[saved.progress.size]
        words = self.plan.game.words
        self._buffer = folder.load_buffer(saved.progress, self.plan.capacity, words)
        folder.trim_log(saved.progress.cycle)

    @property
    def progress(self) -> Progress:
        """The progress of the run."""
        return self._saved.progress

    def go_on(self, workers: Workers) -> None:
        """Do the rest of the plan, with a progress line, and write the weights at the end."""
        interval = _LIVE_SECONDS if sys.stderr.isatty() else _LOG_SECONDS
        while self.progress.cycle < self.plan.cycles:
            stage, done = self.plan.stage_of(self.progress.cycle)
            with tqdm(
                total=stage.cycles,
                initial=done,
                desc=stage.name,
                unit="cycle",
                mininterval=interval,
            ) as bar:
                for number in range(done, stage.cycles):
                    self._cycle(stage, number, workers)
                    bar.set_postfix_str(_short(self.progress), refresh=False)
                    bar.update()
        export(self._saved, self._folder.weights)

    def _cycle(self, stage: Stage, number: int, workers: Workers) -> None:
        """Play and learn at the same time, then write everything to disk."""
        begun = perf_counter()
        learner, progress = self._saved.learner, self.progress
        before = quantised(Weights(*(array.copy() for array in learner.weights)))
        jobs = [
            workers.submit(
                partial(
                    play_part,
                    stage,
                    (progress.seed, progress.cycle, part),
                    before,
                    self._saved.placement_weights,
                )
            )
            for part in range(self.plan.parts)
        ]
        learning_rate = stage.learning_rate_of(number)
        if self._buffer.added:
            draws = np.random.default_rng((_FOR_BATCHES, progress.seed, progress.cycle))
            losses = learn(stage, learning_rate, self._buffer, learner, draws)
            progress.figures["learned_win"] = _rounded(losses[WIN])
            progress.figures["learned_margin"] = _rounded(losses[MARGIN])
        self._take([job.result() for job in jobs])
        progress.cycle += 1
        progress.seconds += perf_counter() - begun
        self._folder.log(
            {
                "time": datetime.now(UTC).isoformat(timespec="seconds"),
                "cycle": progress.cycle,
                "stage": stage.name,
                "minutes": round(progress.seconds / 60, 2),
                "games": progress.games,
                "positions": progress.positions,
                "steps": int(learner.steps[0]),
                "rate": float(f"{learning_rate:.3g}"),
                **progress.figures,
            }
        )
        self._folder.save(self._saved)
        self._folder.drop_samples(progress.positions - self.plan.capacity)

    def _take(self, parts: list[Played]) -> None:
        """Add the results of a cycle's parts."""
        progress, buffer = self.progress, self._buffer
        samples = joined([part.samples for part in parts])
        tally = np.sum([part.tally for part in parts], axis=0)
        unseen = measure(samples, self._saved.learner.weights)
        self._saved.placement_weights = merged(
            self._saved.placement_weights, [part.placement_weights for part in parts]
        )
        buffer.add(samples)
        self._folder.save_samples(progress.cycle, samples, buffer.added)
        games = int(tally[GAMES])
        progress.games += games
        progress.positions = buffer.added
        progress.figures |= {
            "unseen_win": _rounded(unseen[WIN]),
            "unseen_margin": _rounded(unseen[MARGIN]),
            "score": _rounded(tally[POINTS_SUM] / (2 * games)),
            "empty_spaces": _rounded(tally[EMPTY_SUM] / (2 * games)),
            "tile_share": _rounded(tally[TILE_SUM] / games),
            "decisions": _rounded(tally[DECISIONS] / games),
        }


def begin(progress: Progress) -> Saved:
    """Return the start of a run: random weights, or those that come with the package."""
    plan = PLANS[progress.size]
    if plan.continues is not None:
        shipped = load_weights(game=plan.continues.name)
        weights = zero_weights(FEATURES[plan.game.name])
        for begun, known in zip(weights, as_floats(shipped.weights), strict=True):
            begun[: len(known)] = known
        return Saved(new_learner(weights), shipped.placement_weights.copy(), progress)
    draws = np.random.default_rng((_FOR_WEIGHTS, progress.seed))
    learner = new_learner(new_weights(draws))
    return Saved(learner, np.zeros(PLACEMENT_WEIGHTS, np.float32), progress)


def _rounded(figure: float) -> float:
    return round(float(figure), 4)


def _short(progress: Progress) -> str:
    figures = progress.figures
    return (
        f"{progress.games} games, loss {figures.get('unseen_win', math.nan):.3f}, "
        f"margin off by {figures.get('unseen_margin', math.nan):.1f}, "
        f"score {figures.get('score', math.nan):.1f}, "
        f"empty {figures.get('empty_spaces', math.nan):.1f}"
    )
