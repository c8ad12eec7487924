"""The file of learned weights: those of the evaluation, and those that rank placements.

It is an `.npz` of float16 arrays, which hold every weight exactly, with a JSON text in `figures`
that says how they were made. Its names are those of the first version, so that every file can be
read.
`quiltbee.training` writes it.
"""

import json
import zipfile
import zlib
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from quiltbee.engine.candidates.placements import PLACEMENT_WEIGHTS
from quiltbee.engine.evaluation.features import FEATURES
from quiltbee.engine.evaluation.network import (
    ACCUMULATOR_SIZE,
    BUCKETS,
    HIDDEN_1,
    HIDDEN_2,
    NAMES_IN_FILES,
    OUTPUTS,
    Weights,
)
from quiltbee.engine.evaluation.solo_features import SOLO_FEATURES
from quiltbee.kernel.arrays import Float32Array
from quiltbee.kernel.games import DUEL, SOLO, Game

SHIPPED: Final = Path(__file__).parent / "data" / "weights.npz"
_SHIPPED_SOLO: Final = SHIPPED.with_name("solo.npz")
"""The weights that come with the package: for duels, and for games against the Automa."""

SHAPES: Final = MappingProxyType(
    {
        "feature_weights": (FEATURES, ACCUMULATOR_SIZE),
        "feature_bias": (ACCUMULATOR_SIZE,),
        "hidden_weights": (BUCKETS, HIDDEN_1, HIDDEN_2),
        "hidden_bias": (BUCKETS, HIDDEN_2),
        "output_weights": (BUCKETS, OUTPUTS, HIDDEN_2),
        "output_bias": (BUCKETS, OUTPUTS),
        "placement_weights": (PLACEMENT_WEIGHTS,),
    }
)
"""The shapes of what is learned: the fields of `Weights` in their order, then the placements'."""

NAME_IN_FILE: Final = MappingProxyType(dict(zip(SHAPES, (*NAMES_IN_FILES, "packing"), strict=True)))
"""What each of these arrays is called in a file."""


class WeightsError(ValueError):
    """A file does not hold weights for this evaluation; the message says which, and why."""


class Learned(NamedTuple):
    """What was learned, as float32 arrays that can't be written to, and how it was made."""

    weights: Weights
    placement_weights: Float32Array
    figures: MappingProxyType[str, object]


def features_of(game: Game) -> int:
    """Return how many features the evaluation of a game has."""
    return SOLO_FEATURES if game is SOLO else FEATURES


def load_weights(path: Path | None = None, game: Game = DUEL) -> Learned:
    """Read a file of weights for a game, or those shipped; raises WeightsError if it is not one."""
    path = path or (_SHIPPED_SOLO if game is SOLO else SHIPPED)
    features = features_of(game)
    try:
        with path.open("rb") as opened, np.lib.npyio.NpzFile(opened) as file:
            arrays = {name: file[name] for name in file.files}
    except OSError as error:
        raise WeightsError(f"can't read the weights {path}: {error.strerror or error}") from None
    except (ValueError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error):
        raise WeightsError(f"{path} is not a whole .npz file") from None
    *weights, placement_weights = (_checked(path, name, features, arrays) for name in SHAPES)
    return Learned(Weights(*weights), placement_weights, _figures(path, arrays.get("figures")))


def _checked(
    path: Path, name: str, features: int, arrays: "dict[str, npt.NDArray[Any]]"
) -> Float32Array:
    """Return an array of the file as float32."""
    wanted, in_file = SHAPES[name], NAME_IN_FILE[name]
    if name == "feature_weights":
        wanted = (features, ACCUMULATOR_SIZE)
    array = arrays.get(in_file)
    if array is None:
        raise WeightsError(f"{path} has no array {in_file!r}")
    if array.shape != wanted or array.dtype != np.float16:
        found = f"{array.dtype} {array.shape}"
        raise WeightsError(f"{path}: {in_file!r} is {found}, not float16 {wanted}")
    if not np.isfinite(array).all():
        raise WeightsError(f"{path}: {in_file!r} has numbers that are not finite")
    numbers = array.astype(np.float32)
    numbers.flags.writeable = False
    return numbers


def _figures(path: Path, text: "npt.NDArray[Any] | None") -> MappingProxyType[str, object]:
    """Return the figures that say how a file was made."""
    try:
        figures = json.loads(str(text))
    except json.JSONDecodeError:
        figures = None
    if not isinstance(figures, dict):
        raise WeightsError(f"{path} does not say in 'figures' how it was made")
    return MappingProxyType(figures)
