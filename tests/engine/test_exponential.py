"""The exponential function: exact enough, and never out of bounds."""

import math
from itertools import pairwise
from typing import cast

import numpy as np
import pytest

from quiltbee.engine.evaluation.exponential import exp, sigmoid


def single(x: float) -> float:
    """As float32, which is what the functions take."""
    return cast(float, np.float32(x))


def test_exp_is_right_to_five_digits() -> None:
    for x in map(single, np.linspace(-40, 40, 4001)):
        assert exp(x) == pytest.approx(math.exp(x), rel=2e-5)


@pytest.mark.parametrize("x", [41, 1e6, np.inf])
def test_exp_stays_within_bounds(x: float) -> None:
    assert exp(single(x)) == exp(single(40))
    assert exp(single(-x)) == exp(single(-40))


def test_chances_are_between_0_and_1_and_grow() -> None:
    chances = [float(sigmoid(single(x))) for x in np.linspace(-50, 50, 2001)]
    assert 0 <= chances[0] < 1e-15
    assert chances[-1] == 1
    assert all(0 <= chance <= 1 for chance in chances)
    assert all(chance <= after + 1e-6 for chance, after in pairwise(chances))
    assert sigmoid(single(0)) == 0.5
