"""The file of weights that the engine loads, with figures on how they were made."""

import platform
from importlib.metadata import version
from pathlib import Path

import numpy as np

import quiltbee
from quiltbee.engine.weights import Learned, file_of, quantised
from quiltbee.training.errors import TrainingError
from quiltbee.training.files import replace_file
from quiltbee.training.folder import Saved
from quiltbee.training.plan import PLANS


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
    # Rounded so that sums of placement weights are exact in any order.
    placement_weights = saved.placement_weights.astype(np.float16).astype(np.float32)
    learned = Learned(quantised(saved.learner.weights), placement_weights, figures_of(saved))
    try:
        with replace_file(path) as file:
            file.write(file_of(learned, PLANS[saved.progress.size].game.name))
    except OSError as error:
        raise TrainingError(f"can't write {path}: {error.strerror}") from None
