"""The file of weights that the engine loads: float16, with the figures of their making."""

import json
import os
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from quiltbee.engine.network import Weights
from quiltbee.engine.vectors import Floats


def write_weights(
    path: Path, weights: Weights, packing: Floats, figures: Mapping[str, object]
) -> None:
    """Write a file that `load_weights` reads, in one piece or not at all."""
    arrays = {**weights._asdict(), "packing": packing}
    rounded = {name: array.astype(np.float16) for name, array in arrays.items()}
    beside = path.with_name(f"{path.name}.part")
    with beside.open("wb") as file:
        np.savez_compressed(file, **rounded, figures=np.array(json.dumps(figures)))
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
