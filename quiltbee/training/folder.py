"""The folder of a run, from which a run killed at any moment can continue.

    checkpoint.npz    weights, Adam's state and the placement weights after the last whole cycle,
                      and the progress of the run
    lessons/N.npz     the samples of cycle N, as long as they are in the replay buffer
    log.jsonl         a line for each cycle
    run.weights       the file for the engine, once the run is done
    lock              held while a process works on the run

A cycle writes its samples, its line, and then the checkpoint, each atomically. A cycle after the
checkpoint does not count and is played again.
"""

import json
import os
import platform
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any

import numpy as np
import numpy.typing as npt
from filelock import FileLock, Timeout

import quiltbee
from quiltbee.engine.weights import NAMES_IN_NPZ, PLACEMENT_WEIGHTS, Learned, file_of, quantised
from quiltbee.kernel.arrays import Float32Array
from quiltbee.training.learning import Learner, ReplayBuffer, Samples, new_learner, zero_weights
from quiltbee.training.plan import PLANS


class TrainingError(Exception):
    """A run can't continue; the message is one sentence for the user."""


@contextmanager
def replace_file(path: Path) -> Iterator[IO[bytes]]:
    """Open a file for writing that gets its name only once all of it is on disk."""
    beside = path.with_name(f"{path.name}.part")
    with beside.open("wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def write_arrays(path: Path, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
    """Write an .npz file uncompressed, which is fast."""
    with replace_file(path) as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]


_CHECKPOINT = "checkpoint.npz"
_SAMPLES = "lessons"
_LOG = "log.jsonl"
_KINDS = ("weights", "means", "squares")


@dataclass
class Progress:
    """The progress of a run.

    `size` and `seed` are those of its start, `cycle` counts the finished cycles, and `figures` are
    the latest in the log.
    """

    size: str
    seed: int
    cycle: int = 0
    games: int = 0
    positions: int = 0
    seconds: float = 0.0
    figures: dict[str, float] = field(default_factory=dict)


@dataclass
class Saved:
    """The contents of a checkpoint."""

    learner: Learner
    placement_weights: Float32Array
    progress: Progress


class RunFolder:
    """The files of a run. Only one process at a time works on a run: see `held`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.weights = path / "run.weights"
        self._ends: dict[Path, int] = {}

    @contextmanager
    def held(self) -> Iterator[None]:
        """Make the folder and lock it; raises TrainingError if another process has it."""
        lock = FileLock(self.path / "lock", blocking=False)
        try:
            (self.path / _SAMPLES).mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except Timeout:
            raise TrainingError(f"another process is training in {self.path}") from None
        except OSError as error:
            raise TrainingError(f"can't use the folder {self.path}: {error.strerror}") from None
        with lock:
            yield

    def load(self) -> Saved | None:
        """Read the checkpoint; None in a new folder. Raises TrainingError if it is invalid."""
        path = self.path / _CHECKPOINT
        if not path.exists():
            return None
        arrays = _read(path)
        try:
            features = len(arrays[f"{_KINDS[0]}_{NAMES_IN_NPZ[0]}"])
            kinds = {kind: zero_weights(features) for kind in _KINDS}
            for kind, weights in kinds.items():
                for name, array in zip(NAMES_IN_NPZ[:-1], weights, strict=True):
                    array[:] = arrays[f"{kind}_{name}"]
            placement_weights = np.zeros(PLACEMENT_WEIGHTS, np.float32)
            placement_weights[:] = arrays["packing"]
            progress = Progress(**json.loads(str(arrays["progress"])))
            learner = new_learner(kinds["weights"])._replace(
                means=kinds["means"], squares=kinds["squares"], steps=arrays["steps"]
            )
            return Saved(learner, placement_weights, progress)
        except (KeyError, ValueError, TypeError):
            raise TrainingError(f"{path} is not a checkpoint of this version") from None

    def save(self, saved: Saved) -> None:
        """Write the checkpoint."""
        arrays: dict[str, npt.NDArray[Any]] = {
            f"{kind}_{name}": array
            for kind in _KINDS
            for name, array in zip(NAMES_IN_NPZ[:-1], getattr(saved.learner, kind), strict=True)
        }
        arrays["steps"] = saved.learner.steps
        arrays["packing"] = saved.placement_weights
        arrays["progress"] = np.array(json.dumps(asdict(saved.progress)))
        write_arrays(self.path / _CHECKPOINT, arrays)

    def save_samples(self, cycle: int, samples: Samples, end: int) -> None:
        """Write a cycle's samples; `end` is the total number after it."""
        path = self.path / _SAMPLES / f"{cycle:06}.npz"
        write_arrays(path, {**samples._asdict(), "end": np.array(end)})
        self._ends[path] = end

    def load_buffer(self, progress: Progress, capacity: int, words: int) -> ReplayBuffer:
        """Read the buffer of the checkpoint; raises TrainingError if a file is missing."""
        found: list[tuple[Path, Samples, int]] = []
        first = progress.positions
        for path in sorted((self.path / _SAMPLES).glob("*.npz"), reverse=True):
            if int(path.stem) >= progress.cycle or first <= progress.positions - capacity:
                continue
            arrays = _read(path)
            samples = Samples(*(arrays[name] for name in Samples._fields))
            if int(arrays["end"]) != first:
                break
            found.append((path, samples, first))
            first -= len(samples.targets)
        if first > max(progress.positions - capacity, 0):
            raise TrainingError(f"in {self.path / _SAMPLES} samples before {first} are missing")
        buffer = ReplayBuffer(capacity, added=first, words=words)
        for path, samples, end in reversed(found):
            buffer.add(samples)
            self._ends[path] = end
        return buffer

    def drop_samples(self, before: int) -> None:
        """Delete the files with only samples below number `before`."""
        for path in [path for path, end in self._ends.items() if end <= before]:
            path.unlink(missing_ok=True)
            del self._ends[path]

    def trim_log(self, cycle: int) -> None:
        """Keep only the lines of the first `cycle` cycles."""
        path = self.path / _LOG
        if path.exists():
            lines = path.read_bytes().splitlines(keepends=True)
            with replace_file(path) as file:
                file.writelines(lines[:cycle])

    def log(self, entry: dict[str, object]) -> None:
        """Add a line to the log."""
        with (self.path / _LOG).open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(entry)}\n")


def _read(path: Path) -> dict[str, npt.NDArray[Any]]:
    try:
        with path.open("rb") as opened, np.lib.npyio.NpzFile(opened) as file:
            return {name: file[name] for name in file.files}
    except OSError as error:
        raise TrainingError(f"can't read {path}: {error.strerror}") from None
    except (ValueError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error):
        raise TrainingError(f"{path} is not a whole .npz file") from None


def figures_of(saved: Saved) -> dict[str, object]:
    """Return the provenance of a checkpoint's weights."""
    progress = saved.progress
    return {
        "size": progress.size,
        "seed": progress.seed,
        "cycles": progress.cycle,
        "cycles_of_plan": PLANS[progress.size].cycles,
        "games": progress.games,
        "positions": progress.positions,
        "steps": int(saved.learner.steps[0]),
        "minutes": round(progress.seconds / 60, 1),
        **progress.figures,
        "versions": {
            "quiltbee": quiltbee.__version__,
            "python": platform.python_version(),
            **{name: version(name) for name in ("numpy", "numba", "llvmlite")},
        },
    }


def export(saved: Saved | None, path: Path) -> None:
    """Write the weights of a checkpoint as a file for the engine."""
    if saved is None:
        raise TrainingError("the run has no checkpoint yet")
    # Rounded so that sums of placement weights are exact in any order.
    placement_weights = saved.placement_weights.astype(np.float16).astype(np.float32)
    learned = Learned(quantised(saved.learner.weights), placement_weights, figures_of(saved))
    try:
        with replace_file(path) as file:
            file.write(file_of(learned, PLANS[saved.progress.size].game.name))
    except OSError as error:
        raise TrainingError(f"can't write {path}: {error.strerror}") from None
