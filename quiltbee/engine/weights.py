"""The file of learned numbers: read, checked, and as the evaluation takes them.

An `.npz` of float16 arrays, which hold every number exactly: `packing` and the fields of `Weights`,
and in `figures` a text of JSON that says how they were made. `quiltbee.training` writes it.
"""

import json
import zipfile
import zlib
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from quiltbee.engine.candidates.placements import PACKING
from quiltbee.engine.evaluation.features import ROWS
from quiltbee.engine.evaluation.network import HIDDEN, SECOND, WIDTH, Weights
from quiltbee.engine.evaluation.vectors import Floats

SHIPPED: Final = Path(__file__).parent / "data" / "weights.npz"
"""The weights that come with the package."""

SHAPES: Final = MappingProxyType(
    {
        "table": (ROWS, WIDTH),
        "first_bias": (WIDTH,),
        "second": (HIDDEN, SECOND),
        "second_bias": (SECOND,),
        "last": (2, SECOND),
        "last_bias": (2,),
        "packing": (PACKING,),
    }
)
"""The arrays of a file: the fields of `Weights` in their order, and the packing table."""


class WeightsError(ValueError):
    """A file that holds no weights for this evaluation; the message says which, and why."""


class Learned(NamedTuple):
    """What was learned, as float32 arrays that can't be written to, and how it was made."""

    weights: Weights
    packing: Floats
    figures: MappingProxyType[str, object]


def load_weights(path: Path = SHIPPED) -> Learned:
    """Read a file of weights; raises WeightsError if it is none."""
    try:
        with path.open("rb") as opened, np.lib.npyio.NpzFile(opened) as file:
            arrays = {name: file[name] for name in file.files}
    except OSError as error:
        raise WeightsError(f"can't read the weights {path}: {error.strerror or error}") from None
    except (ValueError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error):
        raise WeightsError(f"{path} is not a whole .npz file") from None
    checked = {name: _checked(path, name, arrays.get(name)) for name in SHAPES}
    packing = checked.pop("packing")
    return Learned(Weights(**checked), packing, _figures(path, arrays.get("figures")))


def _checked(path: Path, name: str, array: "npt.NDArray[Any] | None") -> Floats:
    """An array of the file as float32."""
    if array is None:
        raise WeightsError(f"{path} has no array {name!r}")
    if array.shape != SHAPES[name] or array.dtype != np.float16:
        found = f"{array.dtype} {array.shape}"
        raise WeightsError(f"{path}: {name!r} is {found}, not float16 {SHAPES[name]}")
    if not np.isfinite(array).all():
        raise WeightsError(f"{path}: {name!r} has numbers that are not finite")
    numbers = array.astype(np.float32)
    numbers.flags.writeable = False
    return numbers


def _figures(path: Path, text: "npt.NDArray[Any] | None") -> MappingProxyType[str, object]:
    """The figures of a file's making."""
    try:
        figures = json.loads(str(text))
    except json.JSONDecodeError:
        figures = None
    if not isinstance(figures, dict):
        raise WeightsError(f"{path} does not say in 'figures' how it was made")
    return MappingProxyType(figures)
