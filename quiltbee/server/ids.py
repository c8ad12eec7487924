"""Ids that nobody can guess, and seeds; `draws` is the source of randomness."""

import hashlib
import secrets
from random import Random

DRAWS = secrets.SystemRandom()
"""The operating system's randomness, which can't be predicted."""

LONGEST_SEED = 100
"""Characters in a seed that is chosen."""

_LETTERS = "23456789bcdfghjkmnpqrstvwxyz"
_SEED_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def new_id(draws: Random = DRAWS) -> str:
    """The id of a game or a person: 77 bits, without letters that look alike."""
    return "".join(draws.choice(_LETTERS) for _ in range(16))


def new_code(draws: Random = DRAWS) -> str:
    """A code that opens something once: 57 bits in three groups of four."""
    return "-".join("".join(draws.choice(_LETTERS) for _ in range(4)) for _ in range(3))


def hash_of_code(code: str) -> str:
    """The hash of a code that is stored, however it was typed: case and punctuation don't count."""
    typed = "".join(character for character in code.lower() if character.isalnum())
    return hashlib.sha256(typed.encode()).hexdigest()


def new_seed(draws: Random = DRAWS) -> str:
    """Eight letters, for a game that names no seed."""
    return "".join(draws.choice(_SEED_LETTERS) for _ in range(8))
