"""The folder of a run: all that a run needs to go on after it was killed at any moment.

    checkpoint.npz    weights, Adam's state and the packing table after the last whole cycle, and
                      how far the run has come
    lessons/N.npz     the lessons of cycle N, as long as they are in the window
    log.jsonl         a line for each cycle
    weights.npz       what the engine loads, once the run is done
    lock              held while a process works on the run

A cycle leaves its lessons, its line, then the checkpoint, each in one piece or not at all. What
belongs to a cycle beyond the checkpoint does not count: that cycle is played again.
"""

import json
import sys
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from quiltbee.engine.candidates.placements import PACKING
from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.training.errors import TrainingError
from quiltbee.training.files import replace_file, write_arrays
from quiltbee.training.learning import Learner, new_learner, no_weights
from quiltbee.training.lessons import Lessons, Window

_CHECKPOINT = "checkpoint.npz"
_LESSONS = "lessons"
_LOG = "log.jsonl"
_KINDS = ("weights", "means", "squares")


@dataclass
class Progress:
    """How far a run has come.

    `size` and `seed` are what it was begun with, `cycle` counts the cycles that are done, and
    `figures` are the latest of the log.
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
    """What a checkpoint holds."""

    learner: Learner
    packing: Floats
    progress: Progress


class RunFolder:
    """The files of a run. Only one process at a time works on a run: see `held`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.weights = path / "weights.npz"
        self._ends: dict[Path, int] = {}

    @contextmanager
    def held(self) -> Iterator[None]:
        """Make the folder and keep other processes from it; raises TrainingError if one has it."""
        try:
            (self.path / _LESSONS).mkdir(parents=True, exist_ok=True)
            file = (self.path / "lock").open("ab")
        except OSError as error:
            raise TrainingError(f"can't use the folder {self.path}: {error.strerror}") from None
        with file:
            _lock(file, self.path)
            yield

    def load(self) -> Saved | None:
        """The checkpoint; None in a new folder. Raises TrainingError for one that can't be read."""
        path = self.path / _CHECKPOINT
        if not path.exists():
            return None
        arrays = _read(path)
        kinds = {kind: no_weights() for kind in _KINDS}
        try:
            for kind, weights in kinds.items():
                for name, array in weights._asdict().items():
                    array[:] = arrays[f"{kind}_{name}"]
            packing = np.zeros(PACKING, np.float32)
            packing[:] = arrays["packing"]
            progress = Progress(**json.loads(str(arrays["progress"])))
            learner = new_learner(kinds["weights"])._replace(
                means=kinds["means"], squares=kinds["squares"], steps=arrays["steps"]
            )
            return Saved(learner, packing, progress)
        except (KeyError, ValueError, TypeError):
            raise TrainingError(f"{path} is no checkpoint of this version's training") from None

    def save(self, saved: Saved) -> None:
        """Write the checkpoint."""
        arrays: dict[str, npt.NDArray[Any]] = {
            f"{kind}_{name}": array
            for kind in _KINDS
            for name, array in getattr(saved.learner, kind)._asdict().items()
        }
        arrays["steps"] = saved.learner.steps
        arrays["packing"] = saved.packing
        arrays["progress"] = np.array(json.dumps(asdict(saved.progress)))
        write_arrays(self.path / _CHECKPOINT, arrays)

    def save_lessons(self, cycle: int, lessons: Lessons, end: int) -> None:
        """Write a cycle's lessons; `end` is how many there were in all after it."""
        path = self.path / _LESSONS / f"{cycle:06}.npz"
        write_arrays(path, {**lessons._asdict(), "end": np.array(end)})
        self._ends[path] = end

    def load_window(self, progress: Progress, capacity: int) -> Window:
        """The window as it was at the checkpoint; raises TrainingError if a file is missing."""
        found: list[tuple[Path, Lessons, int]] = []
        first = progress.positions
        for path in sorted((self.path / _LESSONS).glob("*.npz"), reverse=True):
            if int(path.stem) >= progress.cycle or first <= progress.positions - capacity:
                continue
            arrays = _read(path)
            lessons = Lessons(*(arrays[name] for name in Lessons._fields))
            if int(arrays["end"]) != first:
                break
            found.append((path, lessons, first))
            first -= len(lessons.targets)
        if first > max(progress.positions - capacity, 0):
            raise TrainingError(f"in {self.path / _LESSONS} lessons before {first} are missing")
        window = Window(capacity, added=first)
        for path, lessons, end in reversed(found):
            window.add(lessons)
            self._ends[path] = end
        return window

    def drop_lessons(self, before: int) -> None:
        """Delete the files that hold none of the lessons from number `before` on."""
        for path in [path for path, end in self._ends.items() if end <= before]:
            path.unlink(missing_ok=True)
            del self._ends[path]

    def trim_log(self, cycle: int) -> None:
        """Keep the lines of the first `cycle` cycles alone."""
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
    """The arrays of a file of ours."""
    try:
        with path.open("rb") as opened, np.lib.npyio.NpzFile(opened) as file:
            return {name: file[name] for name in file.files}
    except OSError as error:
        raise TrainingError(f"can't read {path}: {error.strerror}") from None
    except (ValueError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error):
        raise TrainingError(f"{path} is not a whole .npz file") from None


def _lock(file: IO[bytes], path: Path) -> None:
    """Keep other processes away until the file is closed or the process ends."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise TrainingError(f"another process is training in {path}") from None
