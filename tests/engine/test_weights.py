"""The file of learned weights: what the package brings, what is read, and what is refused."""

import gzip
import io
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from quiltbee.engine import Engine
from quiltbee.engine.candidates import PHASES
from quiltbee.engine.evaluation import features
from quiltbee.engine.evaluation.features import SOLO_FEATURES, WINDOW_KINDS
from quiltbee.engine.weights import (
    FEATURES,
    NAMES_IN_NPZ,
    PLACEMENT_WEIGHTS,
    SHIPPED,
    GameName,
    Learned,
    Quantised,
    Weights,
    WeightsError,
    arrays_of,
    as_floats,
    file_of,
    load_weights,
    quantised,
    shapes_of,
)

GAMES = pytest.mark.parametrize("game", ["duel", "solo"])
MOST_BYTES = 1_200_000

Arrays = dict[str, npt.NDArray[np.generic]]


def drawn_npz(game: GameName = "duel") -> Arrays:
    """The arrays of a file of 0.2.0."""
    draws = np.random.default_rng(3)
    arrays: Arrays = {
        name: draws.normal(0, 0.3, shape).astype(np.float16)
        for name, shape in zip(NAMES_IN_NPZ, shapes_of(game), strict=True)
    }
    arrays["figures"] = np.array('{"size": "toy"}')
    return arrays


def written(path: Path, arrays: Arrays) -> Path:
    with path.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]
    return path


@GAMES
def test_package_brings_small_files_that_say_how_they_were_made(game: GameName) -> None:
    path = SHIPPED if game == "duel" else SHIPPED.with_name("solo.weights")
    assert path.stat().st_size < MOST_BYTES
    learned = load_weights(game=game)
    assert learned.figures["games"]
    arrays = learned.arrays()
    assert list(arrays) == list(arrays_of(game))
    for name, (kind, shape) in arrays_of(game).items():
        assert arrays[name].shape == shape
        assert arrays[name].dtype == kind
        assert not arrays[name].flags.writeable
        assert np.any(arrays[name])


@GAMES
def test_weights_are_read_as_they_are_written(game: GameName, tmp_path: Path) -> None:
    """Random whole numbers from their whole range, with both ends."""
    draws = np.random.default_rng(5)
    arrays: Arrays = {}
    for name, (kind, shape) in arrays_of(game).items():
        if kind == "float32":
            arrays[name] = draws.normal(0, 1, shape).astype(np.float32)
            continue
        least, most = np.iinfo(kind).min, np.iinfo(kind).max
        arrays[name] = draws.integers(least, most, shape, endpoint=True).astype(kind)
        arrays[name].reshape(-1)[:4] = [least, most, 127, -129]
    *weights, placement_weights = arrays.values()
    learned = Learned(Quantised(*weights), placement_weights, {})  # type: ignore[arg-type]
    path = tmp_path / "drawn.weights"
    path.write_bytes(file_of(learned, game))
    again = load_weights(path, game)
    for name, array in learned.arrays().items():
        assert again.arrays()[name].tobytes() == array.tobytes()
    assert file_of(again, game) == path.read_bytes()


@GAMES
def test_an_npz_of_earlier_versions_is_read(game: GameName, tmp_path: Path) -> None:
    arrays = drawn_npz(game)
    learned = load_weights(written(tmp_path / "weights.npz", arrays), game)
    floats = [arrays[name].astype(np.float32) for name in NAMES_IN_NPZ[:-1]]
    for name, array in quantised(Weights(*floats))._asdict().items():
        assert np.array_equal(learned.arrays()[f"weights.{name}"], array)
    assert np.array_equal(learned.placement_weights, arrays["packing"])
    assert learned.figures == {"size": "toy"}


def test_the_shapes_are_those_of_the_evaluation() -> None:
    assert FEATURES == {"duel": features.FEATURES, "solo": SOLO_FEATURES}
    assert PLACEMENT_WEIGHTS == PHASES * WINDOW_KINDS


def test_weights_are_loaded_without_a_compiler() -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['llvmlite'] = None;"
        f"sys.path.insert(0, {str(SHIPPED.parents[3])!r});"
        "import types; engine = types.ModuleType('quiltbee.engine');"
        f"engine.__path__ = [{str(SHIPPED.parents[1])!r}]; sys.modules['quiltbee.engine'] = engine;"
        "from quiltbee.engine.weights import load_weights;"
        "print(len(load_weights(game='solo').arrays()))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout == "7\n"


def test_learning_can_go_on_from_quantised_weights() -> None:
    learned = load_weights()
    again = quantised(as_floats(learned.weights))
    for name, array in again._asdict().items():
        assert np.array_equal(array, getattr(learned.weights, name)), name


@pytest.mark.parametrize(
    ("name", "array", "reason"),
    [
        ("packing", None, "has no array 'packing'"),
        ("last", np.zeros((3, 32), np.float16), r"'last' is float16 \(3, 32\), not float16"),
        ("last", np.zeros((2, 32), np.float32), r"'last' is float32 \(2, 32\), not float16"),
        ("first_bias", np.full(64, np.nan, np.float16), "'first_bias' has numbers that are not"),
        ("figures", None, "does not say in 'figures' how it was made"),
        ("figures", np.array("["), "does not say in 'figures' how it was made"),
        ("figures", np.array("[1]"), "does not say in 'figures' how it was made"),
    ],
)
def test_wrong_npz_is_refused_in_one_sentence(
    tmp_path: Path, name: str, array: object, reason: str
) -> None:
    arrays = drawn_npz()
    del arrays[name]
    if isinstance(array, np.ndarray):
        arrays[name] = array
    assert_refused(written(tmp_path / "wrong.npz", arrays), reason)


def assert_refused(path: Path, reason: str) -> None:
    with pytest.raises(WeightsError, match=reason) as error:
        load_weights(path)
    assert "\n" not in str(error.value)
    assert str(path) in str(error.value)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("format", "weights", "format is 'weights', not 'quiltbee weights'"),
        ("version", 2, "version is 2, not 1"),
        ("game", "solo", "game is 'solo', not 'duel'"),
        ("arrays", None, "arrays is None, not"),
        ("arrays", [["weights.feature_weights", "int16", [3, 64]]], "arrays is .*3, 64.*, not"),
        ("figures", None, "does not say in 'figures' how it was made"),
        ("figures", [1], "does not say in 'figures' how it was made"),
    ],
)
def test_wrong_header_is_refused_in_one_sentence(
    tmp_path: Path, key: str, value: object, reason: str
) -> None:
    line, _, body = gzip.decompress(SHIPPED.read_bytes()).partition(b"\n")
    header = {**json.loads(line), key: value}
    path = tmp_path / "wrong.weights"
    path.write_bytes(gzip.compress(json.dumps(header).encode() + b"\n" + body))
    assert_refused(path, reason)


def test_numbers_that_are_not_finite_are_refused(tmp_path: Path) -> None:
    learned = load_weights()
    bias = learned.weights.output_bias.copy()
    bias[3, 1] = np.nan
    path = tmp_path / "wrong.weights"
    weights = learned.weights._replace(output_bias=bias)
    path.write_bytes(file_of(learned._replace(weights=weights), "duel"))
    assert_refused(path, "weights.output_bias has numbers that are not finite")


def test_file_that_is_missing_broken_or_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"can't read the weights .*none\.npz: No such file"):
        load_weights(tmp_path / "none.npz")
    whole, plain = SHIPPED.read_bytes(), gzip.decompress(SHIPPED.read_bytes())
    npz = written(tmp_path / "whole.npz", drawn_npz()).read_bytes()
    single = io.BytesIO()
    np.save(single, np.zeros(3))
    wrong = {
        "empty": b"",
        "text": b"not weights",
        "cut": whole[: len(whole) // 2],
        "damaged": changed(whole),
        "short": gzip.compress(plain[:-1], 1),
        "long": gzip.compress(plain + b"\0", 1),
        "no header": gzip.compress(b"\n" + plain, 1),
        "single": single.getvalue(),
        "pickled": b"\x80\x04N.",
        "cut npz": npz[: len(npz) // 2],
        "damaged npz": changed(npz),
    }
    for name, content in wrong.items():
        path = tmp_path / name
        path.write_bytes(content)
        assert_refused(path, r"is not a whole (\.npz file|file of weights)")


def changed(content: bytes) -> bytes:
    damaged = bytearray(content)
    damaged[len(content) // 2] ^= 255
    return bytes(damaged)


def test_an_engine_takes_the_weights_that_it_is_given(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"none\.npz"):
        Engine(weights=tmp_path / "none.npz")
