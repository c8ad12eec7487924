"""The file of weights that the engine loads, with figures on how they were made."""

import json
import platform
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import quiltbee
from quiltbee.engine.evaluation.network import NAMES_IN_FILES, Weights
from quiltbee.kernel.arrays import Float32Array
from quiltbee.training.errors import TrainingError
from quiltbee.training.files import replace_file
from quiltbee.training.folder import Saved
from quiltbee.training.plan import PLANS


def write_weights(
    path: Path, weights: Weights, placement_weights: Float32Array, figures: Mapping[str, object]
) -> None:
    """Write a file that `load_weights` reads: rounded to float16, and the figures as JSON."""
    arrays: dict[str, npt.NDArray[Any]] = dict(zip(NAMES_IN_FILES, weights, strict=True))
    arrays["packing"] = placement_weights
    rounded = {name: array.astype(np.float16) for name, array in arrays.items()}
    with replace_file(path) as file:
        np.savez_compressed(file, **rounded, figures=np.array(json.dumps(figures)))  # type: ignore[arg-type]


def figures_of(saved: Saved) -> dict[str, object]:
    """How the weights of a checkpoint were made."""
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
    """Write the weights of a checkpoint where the engine can load them."""
    if saved is None:
        raise TrainingError("nothing has been learned there yet")
    try:
        write_weights(path, saved.learner.weights, saved.placement_weights, figures_of(saved))
    except OSError as error:
        raise TrainingError(f"can't write {path}: {error.strerror}") from None
