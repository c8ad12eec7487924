"""Exponential and logarithm from sums and products alone: the same to the last bit everywhere.

Those of C libraries differ from one machine to the next, and WebAssembly has none.
"""

from typing import Final

import numpy as np

from quiltbee.kernel.arrays import Float32Array
from quiltbee.kernel.compiling import compiled

# 40 / ln 2 is 57.7, so exponents stay below 58. Powers of two are exact in float32, so the table
# adds no error.
_HIGHEST: Final = 60
_POWERS: Float32Array = np.array([2.0**n for n in range(-_HIGHEST, _HIGHEST + 1)], np.float32)
_POWERS.flags.writeable = False
_LOG2_E: Final = np.float32(1.4426950408889634)


@compiled
def exp(x: float) -> float:
    """Return e to the power of x, to about 6 digits; x is limited to -40 to 40."""
    # e**x = 2**n * e**r: the power of two is exact, and r lies within half of ln 2 of 0, where five
    # terms of the Taylor series leave a relative error of about 3e-6, less than the weights' own.
    scaled = min(max(x, np.float32(-40.0)), np.float32(40.0)) * _LOG2_E
    whole = int(np.floor(scaled + np.float32(0.5)))
    rest = (scaled - np.float32(whole)) * np.float32(0.6931471805599453)
    series = np.float32(1.0) + rest * (
        np.float32(1.0)
        + rest
        * (
            np.float32(0.5)
            + rest
            * (
                np.float32(0.16666667)
                + rest * (np.float32(0.041666668) + rest * np.float32(0.008333334))
            )
        )
    )
    return series * _POWERS[whole + _HIGHEST]


@compiled
def sigmoid(logit: float) -> float:
    """Return the probability of a logit, here a chance to win."""
    return np.float32(1.0) / (np.float32(1.0) + exp(-logit))


_LN_2: Final = 0.6931471805599453
_LAST_TERM: Final = 29


@compiled
def log(number: int) -> float:
    """Return the natural logarithm of a whole number from 1 on, to about 15 digits."""
    # number = 2**exponent * m with m from 1 to 2, and log m = 2 artanh((m - 1) / (m + 1)).
    exponent = 0
    while number >> (exponent + 1) != 0:
        exponent += 1
    m = number / (1 << exponent)
    ratio = (m - 1.0) / (m + 1.0)
    square, total = ratio * ratio, 0.0
    for term in range(_LAST_TERM, 0, -2):
        total = total * square + 1.0 / term
    return exponent * _LN_2 + 2.0 * ratio * total
