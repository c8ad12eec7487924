"""The learned weights of the evaluation and of the ranking of placements, and their file.

Nothing here is compiled, so that a host can load weights without a compiler.

A file holds the weights of one game in the engine's own form, for every host alike. It is
compressed with gzip, which Python and browsers can both read. Inside is one line of JSON, then the
arrays that it lists, one after another, in its order:

    {"format": "quiltbee weights", "version": 1, "game": "duel",
     "arrays": [["weights.feature_weights", "int16", [15447, 64]], ...], "figures": {...}}

Numbers are little-endian. An int16 array is stored as two signed bytes for each number, all high
bytes before all low ones, which compresses better: the number is 256 * high + low. `figures` is the
provenance of the weights. A host copies each array to the array of the module's memory with the
same name after `search.`.

`quiltbee.training` writes it. The files of 0.1.0 and 0.2.0, `.npz` of float16 arrays, are read too.
"""

import gzip
import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from math import prod
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from quiltbee.kernel.arrays import Float32Array, Int16Array, Int32Array

GameName = Literal["duel", "solo"]

_Whole = TypeVar("_Whole", np.int16, np.int32)

ACCUMULATOR_SIZE: Final = 64
"""Columns of the feature weights: the hidden units, then two that go straight to the outputs.

With 128, or 128 more for each quilt, the loss on the same games was no lower (0.4412 and 0.4417
against 0.4398): games are the bottleneck, not width.
"""

HIDDEN_1: Final = 62
PAIRS: Final = HIDDEN_1 // 2
HIDDEN_2: Final = 32

OUTPUTS: Final = 2

BUCKETS: Final = 8
"""Sets of the layers above the accumulator."""

FEATURES: Final[Mapping[GameName, int]] = MappingProxyType({"duel": 15_447, "solo": 17_104})
"""The number of features of each game's evaluation."""

PLACEMENT_WEIGHTS: Final = 4 * 3_366
"""Weights that rank placements: for each of four phases one for each kind of window."""

# Powers of two: dividing by one only changes the exponent of a float, and rounds nothing.
SCALE: Final = 512
"""The scale of quantised feature weights. Sums up to 63 fit, three times the largest found."""

HIDDEN_SCALE: Final = 8192
"""The scale of quantised hidden weights. Weights up to 4 fit, and sums up to 512."""

SHIPPED: Final = Path(__file__).parent / "data" / "duel.weights"
_SHIPPED_SOLO: Final = SHIPPED.with_name("solo.weights")
"""The weights that come with the package: for duels, and for games against the Automa."""

NAMES_IN_NPZ: Final = (
    *("table", "first_bias", "second", "second_bias", "last", "last_bias"),
    "packing",
)
"""The names of the fields of `Weights`, then of the placement weights, in .npz files."""

_ZIP: Final = b"PK"
"""The first bytes of a .npz file."""


class WeightsError(ValueError):
    """A file does not hold weights for this evaluation; the message names file and reason."""


class Weights(NamedTuple):
    """The learned weights, float32.

    Shapes: FEATURES x ACCUMULATOR_SIZE, ACCUMULATOR_SIZE, and for each of BUCKETS
    HIDDEN_1 x HIDDEN_2, HIDDEN_2, OUTPUTS x HIDDEN_2, OUTPUTS.
    """

    feature_weights: Float32Array
    feature_bias: Float32Array
    hidden_weights: Float32Array
    hidden_bias: Float32Array
    output_weights: Float32Array
    output_bias: Float32Array


class Quantised(NamedTuple):
    """The weights in the form of the search.

    Those of the features are int16 in units of 1 / SCALE, so that eight are added at once. The
    hidden weights are int16 in units of 1 / HIDDEN_SCALE, BUCKETS x PAIRS x HIDDEN_2 x 2: one
    instruction adds the products of both inputs of a pair. The hidden layer and its bias are in
    units of 1 / (SCALE * HIDDEN_SCALE), which the output weights undo.
    """

    feature_weights: Int16Array
    feature_bias: Int16Array
    hidden_weights: Int16Array
    hidden_bias: Int32Array
    output_weights: Float32Array
    output_bias: Float32Array


class Learned(NamedTuple):
    """Trained weights as read-only arrays, with their provenance."""

    weights: Quantised
    placement_weights: Float32Array
    figures: Mapping[str, object]

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Return the arrays by their names in a file, in its order."""
        named = {f"weights.{name}": array for name, array in self.weights._asdict().items()}
        return {**named, "placement_weights": self.placement_weights}


def shapes_of(game: GameName) -> list[tuple[int, ...]]:
    """Return the shapes of the fields of `Weights`, then of the placement weights."""
    return [
        (FEATURES[game], ACCUMULATOR_SIZE),
        (ACCUMULATOR_SIZE,),
        (BUCKETS, HIDDEN_1, HIDDEN_2),
        (BUCKETS, HIDDEN_2),
        (BUCKETS, OUTPUTS, HIDDEN_2),
        (BUCKETS, OUTPUTS),
        (PLACEMENT_WEIGHTS,),
    ]


def arrays_of(game: GameName) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Return type and shape of each array in a file, by name."""
    shapes = shapes_of(game)
    return {
        "weights.feature_weights": ("int16", shapes[0]),
        "weights.feature_bias": ("int16", shapes[1]),
        "weights.hidden_weights": ("int16", (BUCKETS, PAIRS, HIDDEN_2, 2)),
        "weights.hidden_bias": ("int32", shapes[3]),
        "weights.output_weights": ("float32", shapes[4]),
        "weights.output_bias": ("float32", shapes[5]),
        "placement_weights": ("float32", shapes[6]),
    }


def quantised(weights: Weights) -> Quantised:
    """Return the weights as integers, rounded and clipped to their types."""
    pairs = weights.hidden_weights.reshape(BUCKETS, PAIRS, 2, HIDDEN_2).swapaxes(2, 3)
    unit = SCALE * HIDDEN_SCALE
    return Quantised(
        _rounded(weights.feature_weights, SCALE, np.int16),
        _rounded(weights.feature_bias, SCALE, np.int16),
        _rounded(pairs, HIDDEN_SCALE, np.int16),
        _rounded(weights.hidden_bias, unit, np.int32),
        weights.output_weights / np.float32(unit),
        weights.output_bias,
    )


def as_floats(weights: Quantised) -> Weights:
    """Return quantised weights as floats, to continue training from them."""
    unit = np.float32(SCALE * HIDDEN_SCALE)
    hidden = weights.hidden_weights.swapaxes(2, 3).reshape(BUCKETS, HIDDEN_1, HIDDEN_2)
    return Weights(
        weights.feature_weights.astype(np.float32) / np.float32(SCALE),
        weights.feature_bias.astype(np.float32) / np.float32(SCALE),
        hidden.astype(np.float32) / np.float32(HIDDEN_SCALE),
        weights.hidden_bias.astype(np.float32) / unit,
        weights.output_weights * unit,
        weights.output_bias,
    )


def _rounded(numbers: Float32Array, scale: int, kind: type[_Whole]) -> npt.NDArray[_Whole]:
    # `astype` alone would wrap: a weight too large would come out with the other sign.
    limits = np.iinfo(kind)
    whole = np.clip(np.round(numbers.astype(np.float64) * scale), limits.min, limits.max)
    return np.ascontiguousarray(whole, kind)


def load_weights(path: Path | None = None, game: GameName = "duel") -> Learned:
    """Read a file of weights for a game, by default the shipped one; raises WeightsError."""
    path = path or (_SHIPPED_SOLO if game == "solo" else SHIPPED)
    try:
        content = path.read_bytes()
    except OSError as error:
        raise WeightsError(f"can't read the weights {path}: {error.strerror or error}") from None
    learned = (_from_npz if content.startswith(_ZIP) else _from_file)(path, content, game)
    for name, array in learned.arrays().items():
        if not np.isfinite(array).all():
            raise WeightsError(f"{path}: {name} has numbers that are not finite")
        array.flags.writeable = False
    return learned


def file_of(learned: Learned, game: GameName) -> bytes:
    """Return the content of a file with these weights."""
    header = json.dumps({**_header(game), "figures": dict(learned.figures)})
    arrays = b"".join(_packed(array) for array in learned.arrays().values())
    return gzip.compress(header.encode() + b"\n" + arrays, mtime=0)


def _header(game: GameName) -> dict[str, object]:
    """Return the header of a game's file, without the figures."""
    arrays = [[name, kind, list(shape)] for name, (kind, shape) in arrays_of(game).items()]
    return {"format": "quiltbee weights", "version": 1, "game": game, "arrays": arrays}


def _from_file(path: Path, content: bytes, game: GameName) -> Learned:
    try:
        line, _, body = gzip.decompress(content).partition(b"\n")
        header = json.loads(line)
    except (OSError, EOFError, zlib.error, ValueError):
        raise WeightsError(f"{path} is not a whole file of weights") from None
    found = header if isinstance(header, dict) else {}
    for key, expected in _header(game).items():
        if found.get(key) != expected:
            raise WeightsError(f"{path}: {key} is {found.get(key)!r}, not {expected!r}")
    figures = found.get("figures")
    if not isinstance(figures, dict):
        raise WeightsError(f"{path} does not say in 'figures' how it was made")
    arrays, start = {}, 0
    for name, (kind, shape) in arrays_of(game).items():
        stop = start + prod(shape) * np.dtype(kind).itemsize
        arrays[name] = body[start:stop], kind, shape
        start = stop
    if start != len(body):
        raise WeightsError(f"{path} is not a whole file of weights")
    *weights, placement_weights = (_unpacked(*array) for array in arrays.values())
    return Learned(Quantised(*weights), placement_weights, MappingProxyType(figures))


def _packed(array: npt.NDArray[Any]) -> bytes:
    if array.dtype != np.int16:
        return array.astype(array.dtype.newbyteorder("<")).tobytes()
    low = array.astype(np.int8)  # wraps, which the difference makes up for
    high = ((array - low) >> 8).astype(np.int8)
    return high.tobytes() + low.tobytes()


def _unpacked(content: bytes, kind: str, shape: tuple[int, ...]) -> npt.NDArray[Any]:
    if kind != "int16":
        numbers = np.frombuffer(content, np.dtype(kind).newbyteorder("<"))
        return numbers.astype(kind).reshape(shape)
    high, low = np.frombuffer(content, np.int8).reshape(2, -1).astype(np.int16)
    return ((high << 8) + low).reshape(shape)


def _from_npz(path: Path, content: bytes, game: GameName) -> Learned:
    """Read the weights of a file of 0.1.0 or 0.2.0."""
    try:
        with np.lib.npyio.NpzFile(io.BytesIO(content)) as file:
            arrays = {name: file[name] for name in file.files}
    except (ValueError, EOFError, RuntimeError, OSError, zipfile.BadZipFile, zlib.error):
        raise WeightsError(f"{path} is not a whole .npz file") from None
    *weights, placement_weights = (
        _checked(path, name, shape, arrays.get(name))
        for name, shape in zip(NAMES_IN_NPZ, shapes_of(game), strict=True)
    )
    try:
        figures = json.loads(str(arrays.get("figures")))
    except json.JSONDecodeError:
        figures = None
    if not isinstance(figures, dict):
        raise WeightsError(f"{path} does not say in 'figures' how it was made")
    learned = quantised(Weights(*weights))
    return Learned(learned, placement_weights, MappingProxyType(figures))


def _checked(
    path: Path, name: str, shape: tuple[int, ...], array: npt.NDArray[Any] | None
) -> Float32Array:
    if array is None:
        raise WeightsError(f"{path} has no array {name!r}")
    if array.shape != shape or array.dtype != np.float16:
        found = f"{array.dtype} {array.shape}"
        raise WeightsError(f"{path}: {name!r} is {found}, not float16 {shape}")
    if not np.isfinite(array).all():
        raise WeightsError(f"{path}: {name!r} has numbers that are not finite")
    return array.astype(np.float32)
