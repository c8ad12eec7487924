"""A run: cycle after cycle of games and learning, from wherever the folder says it stopped.

In a cycle the games are played with the weights of the cycle's beginning by as many threads as are
wanted, while the weights learn from the games before. Every draw comes from the seed, the cycle
and the part, so that a run that was killed and one that was not, on one thread or on many, end
with the same weights.
"""

import math
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np
from tqdm import tqdm

from quiltbee.engine.candidates.placements import PACKING
from quiltbee.engine.evaluation.network import Quantised, Weights, quantised
from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.kernel.tables import Words
from quiltbee.training.errors import TrainingError
from quiltbee.training.export import export
from quiltbee.training.folder import Progress, RunFolder, Saved
from quiltbee.training.learning import (
    Learner,
    Sums,
    learn_lessons,
    measure_lessons,
    new_learner,
    new_sheet,
    new_weights,
    step_learner,
)
from quiltbee.training.lessons import TENS, WIN, Lessons, Window, first_of, joined, new_lessons
from quiltbee.training.plan import PLANS, Plan, Stage
from quiltbee.training.self_play import (
    DECISIONS,
    EMPTY_SUM,
    GAMES,
    MOST_DECISIONS,
    MOST_INNER,
    POINTS_SUM,
    TALLIES,
    TILE_SUM,
    new_seat,
    play_games,
)

POINTS_PER_TEN: Final = 10

_UNSEEN = 4096
"""On how many new lessons of a cycle the losses are measured before any is learned."""

# What draws are for: games, batches and the first weights have each their own.
_FOR_GAMES, _FOR_BATCHES, _FOR_WEIGHTS = 0, 1, 2

# How often the progress line is written anew, on a terminal and elsewhere.
_LIVE_SECONDS, _LOG_SECONDS = 0.1, 30.0


class Played(NamedTuple):
    """What a part of a cycle's games left: lessons, sums, and the packing table it taught."""

    lessons: Lessons
    tally: Words
    packing: Floats


def play_part(
    stage: Stage, numbers: tuple[int, int, int], weights: Quantised, packing: Floats
) -> Played:
    """Play a part of a cycle; `numbers` are the seed, the cycle and the part."""
    seeds = np.random.SeedSequence((_FOR_GAMES, *numbers))
    source = seeds.generate_state(1, np.uint64).view(np.int64) | 1
    lessons = new_lessons(stage.games * MOST_DECISIONS)
    inner = new_lessons(stage.games * MOST_INNER if stage.style.inner else 0)
    tally = np.zeros(TALLIES, np.int64)
    taught = packing.copy()
    seat = new_seat(stage.style)
    count, within = play_games(
        stage.games, stage.style, weights, taught, source, seat, lessons, inner, tally
    )
    written = joined([first_of(lessons, count), first_of(inner, within)])
    return Played(written, tally, taught)


def merged(packing: Floats, taught: list[Floats]) -> Floats:
    """The packing table after all parts: each number moves by the mean of those that moved it."""
    moves = np.stack(taught) - packing
    movers = np.count_nonzero(moves, axis=0)
    return packing + moves.sum(axis=0, dtype=np.float32) / np.maximum(movers, 1).astype(np.float32)


def learn(
    stage: Stage, rate: float, window: Window, learner: Learner, draws: np.random.Generator
) -> Sums:
    """Learn a cycle's batches from the window; the mean losses, the margin's in points."""
    sheet, losses = new_sheet(), np.zeros(2)
    for _ in range(stage.batches):
        places = window.draw(stage.batch, stage.latest, draws)
        learn_lessons(window.lessons, places, learner.weights, learner.grads, sheet, losses)
        step_learner(learner, rate, stage.batch)
    return _means(losses, stage.batches * stage.batch)


def measure(lessons: Lessons, weights: Weights) -> Sums:
    """The mean losses on lessons, or on some thousand of them, the margin's in points."""
    number = len(lessons.targets)
    numbers = np.arange(0, number, max(number // _UNSEEN, 1))
    losses = np.zeros(2)
    measure_lessons(lessons, numbers, weights, new_sheet(), losses)
    return _means(losses, len(numbers))


def _means(losses: Sums, number: int) -> Sums:
    means: Sums = losses * np.array([1, POINTS_PER_TEN]) / number
    if not np.isfinite(means).all():
        raise TrainingError("the losses are no longer finite: the learning rate is too high")
    return means


class Run:
    """A run in its folder, which must be held."""

    def __init__(self, folder: RunFolder, size: str | None, seed: int | None) -> None:
        """Go on with the run there or begin one; raises TrainingError if it is another run."""
        self._folder = folder
        saved = folder.load()
        if saved is None:
            progress = Progress(size or "small", 1 if seed is None else seed)
            draws = np.random.default_rng((_FOR_WEIGHTS, progress.seed))
            learner = new_learner(new_weights(draws))
            saved = Saved(learner, np.zeros(PACKING, np.float32), progress)
        self._saved = saved
        for what, wanted in (("size", size), ("seed", seed)):
            there = getattr(saved.progress, what)
            if wanted not in (None, there):
                raise TrainingError(f"the run in {folder.path} has the {what} {there}")
        if saved.progress.size not in PLANS:
            raise TrainingError(f"no size {saved.progress.size!r} is known here")
        self.plan: Plan = PLANS[saved.progress.size]
        self._window = folder.load_window(saved.progress, self.plan.capacity)
        folder.trim_log(saved.progress.cycle)

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        return self._saved.progress

    def go_on(self, threads: int) -> None:
        """Do what is left of the plan, with a progress line, and write the weights at its end."""
        interval = _LIVE_SECONDS if sys.stderr.isatty() else _LOG_SECONDS
        pool = ThreadPoolExecutor(threads)
        try:
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
                        self._cycle(stage, number, pool)
                        bar.set_postfix_str(_short(self.progress), refresh=False)
                        bar.update()
        finally:
            pool.shutdown(cancel_futures=True)
        export(self._saved, self._folder.weights)

    def _cycle(self, stage: Stage, number: int, pool: ThreadPoolExecutor) -> None:
        """One cycle: play and learn at once, then put all of it on the disk."""
        begun = perf_counter()
        learner, packing, progress = self._saved.learner, self._saved.packing, self.progress
        before = quantised(Weights(*(array.copy() for array in learner.weights)))
        jobs = [
            pool.submit(play_part, stage, (progress.seed, progress.cycle, part), before, packing)
            for part in range(self.plan.parts)
        ]
        rate = stage.rate_of(number)
        if self._window.added:
            draws = np.random.default_rng((_FOR_BATCHES, progress.seed, progress.cycle))
            losses = learn(stage, rate, self._window, learner, draws)
            progress.figures["learned_win"] = _rounded(losses[WIN])
            progress.figures["learned_margin"] = _rounded(losses[TENS])
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
                "rate": float(f"{rate:.3g}"),
                **progress.figures,
            }
        )
        self._folder.save(self._saved)
        self._folder.drop_lessons(progress.positions - self.plan.capacity)

    def _take(self, parts: list[Played]) -> None:
        """Take over what the parts of a cycle have played."""
        progress, window = self.progress, self._window
        lessons = joined([part.lessons for part in parts])
        tally = np.sum([part.tally for part in parts], axis=0)
        unseen = measure(lessons, self._saved.learner.weights)
        self._saved.packing = merged(self._saved.packing, [part.packing for part in parts])
        window.add(lessons)
        self._folder.save_lessons(progress.cycle, lessons, window.added)
        games = int(tally[GAMES])
        progress.games += games
        progress.positions = window.added
        progress.figures |= {
            "unseen_win": _rounded(unseen[WIN]),
            "unseen_margin": _rounded(unseen[TENS]),
            "score": _rounded(tally[POINTS_SUM] / (2 * games)),
            "empty_spaces": _rounded(tally[EMPTY_SUM] / (2 * games)),
            "tile_share": _rounded(tally[TILE_SUM] / games),
            "decisions": _rounded(tally[DECISIONS] / games),
        }


def _rounded(figure: float) -> float:
    """Enough digits to read."""
    return round(float(figure), 4)


def _short(progress: Progress) -> str:
    """What a progress line tells beside the cycles."""
    figures = progress.figures
    return (
        f"{progress.games} games, loss {figures.get('unseen_win', math.nan):.3f}, "
        f"margin off by {figures.get('unseen_margin', math.nan):.1f}, "
        f"score {figures.get('score', math.nan):.1f}, "
        f"empty {figures.get('empty_spaces', math.nan):.1f}"
    )
