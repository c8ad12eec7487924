"""The operations on bits, on words of either sign, and the index."""

import random

import numpy as np
import pytest

from quiltbee.kernel import bits
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled

ALL = (1 << 64) - 1


@compiled
def popcount(word: int) -> int:
    return bits.popcount(word)


@compiled
def trailing_zeros(word: int) -> int:
    return bits.trailing_zeros(word)


@compiled
def shift_right(word: int, by: int) -> int:
    return bits.shift_right(word, by)


@compiled
def item(words: Int64Array, number: int) -> int:
    found: int = words[bits.index(number)]
    return found


def test_index_finds_what_stands_there() -> None:
    words = np.arange(100, 110)
    assert [item(words, number) for number in range(10)] == words.tolist()


def signed(pattern: int) -> int:
    """The int64 with these 64 bits."""
    return pattern - (1 << 64) if pattern >> 63 else pattern


def patterns() -> list[int]:
    draws = random.Random(1)
    return [1, 1 << 62, 1 << 63, ALL, *(draws.getrandbits(64) for _ in range(200))]


@pytest.mark.parametrize("pattern", patterns())
def test_they_see_a_pattern_of_64_bits(pattern: int) -> None:
    word = signed(pattern)
    assert popcount(word) == pattern.bit_count()
    assert trailing_zeros(word) == (pattern & -pattern).bit_length() - 1
    for by in (0, 1, 31, 62, 63):
        assert shift_right(word, by) == signed(pattern >> by)


def test_no_bits() -> None:
    assert popcount(0) == 0
    assert shift_right(0, 5) == 0
