"""The ring: the circle of patches in choosing order, shuffled by a seed, checked, taken from."""

import hashlib
import string
from typing import TYPE_CHECKING, TypeVar

from quiltbee.rules.moves import PositionError
from quiltbee.rules.patches import LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

T = TypeVar("T")

_DRAW_RANGE = 1 << 64
_SEED_LENGTH = 8


def check_ring(ring: str) -> None:
    """Raise PositionError unless `ring` is all 33 letters, once each, with A last."""
    for letter in ring:
        if letter not in LETTERS:
            raise PositionError("ring", f"there is no patch {letter!r}")
        if ring.count(letter) > 1:
            raise PositionError("ring", f"patch {letter} is there twice")
    if len(ring) != len(LETTERS):
        missing = "".join(letter for letter in LETTERS if letter not in ring)
        raise PositionError("ring", f"a game starts with all 33 patches; missing: {missing}")
    if ring[-1] != "A":
        raise PositionError("ring", f"patch A must be the last of the ring, not {ring[-1]}")


def take_from_ring(ring: str, letter: str) -> str:
    """Return the ring after a patch is taken: the patches that were skipped go to the end.

    Raises ValueError if the ring does not hold `letter`.
    """
    gap = ring.index(letter)
    return ring[gap + 1 :] + ring[:gap]


def ring_from_seed(seed: str) -> str:
    """Return a shuffled ring; a seed, which may be any text, gives the same one everywhere."""
    return "".join(shuffled_by_seed(LETTERS[1:], seed)) + "A"


def shuffled_by_seed(items: "Iterable[T]", seed: str) -> "list[T]":
    """Return the items in an order that depends only on the seed, everywhere and for ever.

    Fisher-Yates. Draw number k is the first 8 bytes, big-endian, of SHA-256 of `<seed>:<k>`; it is
    rejected where its remainder would favor some items.
    """
    order = list(items)
    draw = 0
    for last in range(len(order) - 1, 0, -1):
        while True:
            digest = hashlib.sha256(f"{seed}:{draw}".encode()).digest()
            value = int.from_bytes(digest[:8], "big")
            draw += 1
            if value < _DRAW_RANGE - _DRAW_RANGE % (last + 1):
                break
        other = value % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def draw_seed(random: "Random | None" = None) -> str:
    """Return a new seed of eight lower-case letters, unpredictable unless drawn from `random`."""
    if random is None:
        from random import SystemRandom  # its import would cost every command 3 ms

        random = SystemRandom()
    return "".join(random.choice(string.ascii_lowercase) for _ in range(_SEED_LENGTH))
