"""The file of learned numbers: what is in the package, and what is refused."""

import json
from pathlib import Path

import numpy as np
import pytest

from quiltbee.engine import Engine
from quiltbee.engine.weights import SHAPES, SHIPPED, WeightsError, load_weights

Arrays = dict[str, "np.ndarray[tuple[int, ...], np.dtype[np.generic]]"]


def arrays_of_shipped() -> Arrays:
    with np.load(SHIPPED) as file:
        return {name: file[name] for name in file.files}


def written(path: Path, arrays: Arrays) -> Path:
    with path.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]
    return path


def test_package_brings_weights_below_5_mb_that_say_how_they_were_made() -> None:
    learned = load_weights()
    assert SHIPPED.stat().st_size < 5_000_000
    assert learned.figures
    arrays = {**learned.weights._asdict(), "placement_weights": learned.placement_weights}
    for name, shape in SHAPES.items():
        assert arrays[name].shape == shape
        assert arrays[name].dtype == np.float32
        assert not arrays[name].flags.writeable
        assert np.abs(arrays[name]).max() > 0


def test_numbers_are_read_as_they_are_written(tmp_path: Path) -> None:
    learned = load_weights()
    again = arrays_of_shipped()
    assert np.array_equal(learned.weights.feature_weights, again["table"].astype(np.float32))
    assert json.loads(str(again["figures"])) == dict(learned.figures)
    copied = load_weights(written(tmp_path / "copy.npz", again))
    assert np.array_equal(copied.placement_weights, learned.placement_weights)


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
def test_wrong_file_is_refused_in_one_sentence(
    tmp_path: Path, name: str, array: object, reason: str
) -> None:
    arrays = arrays_of_shipped()
    del arrays[name]
    if isinstance(array, np.ndarray):
        arrays[name] = array
    path = written(tmp_path / "wrong.npz", arrays)
    with pytest.raises(WeightsError, match=reason) as error:
        load_weights(path)
    assert "\n" not in str(error.value)
    assert str(path) in str(error.value)


def test_file_that_is_missing_broken_or_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"can't read the weights .*none\.npz: No such file"):
        load_weights(tmp_path / "none.npz")
    whole = SHIPPED.read_bytes()
    damaged = bytearray(whole)
    damaged[len(whole) // 2] ^= 255
    single = tmp_path / "single.npy"
    np.save(single, np.zeros(3))
    wrong = {
        "empty": b"",
        "text": b"not weights",
        "cut": whole[: len(whole) // 2],
        "damaged": bytes(damaged),
        "single": single.read_bytes(),
        "pickled": b"\x80\x04N.",
    }
    for name, content in wrong.items():
        path = tmp_path / f"{name}.npz"
        path.write_bytes(content)
        with pytest.raises(WeightsError, match=r"is not a whole \.npz file"):
            load_weights(path)


def test_an_engine_takes_the_weights_that_it_is_given(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"none\.npz"):
        Engine(weights=tmp_path / "none.npz")
