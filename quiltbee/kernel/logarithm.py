"""The natural logarithm by sums and products alone: the same to the last bit everywhere.

The C library's own differs from one machine to the next, and WebAssembly has none.
"""

from typing import Final

from quiltbee.kernel.compiling import compiled

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
