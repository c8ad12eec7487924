"""Unguessable ids, and seeds; `draws` is the source of randomness."""

import hashlib
import secrets
from random import Random

DRAWS = secrets.SystemRandom()
"""The operating system's randomness."""

LONGEST_SEED = 100
"""The most characters of a chosen seed."""

_LETTERS = "23456789bcdfghjkmnpqrstvwxyz"
_SEED_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def new_id(draws: Random = DRAWS) -> str:
    """Return an id of a game or a person: 77 bits, without letters that look alike."""
    return "".join(draws.choice(_LETTERS) for _ in range(16))


def new_code(draws: Random = DRAWS) -> str:
    """Return a code of an invitation or a link: 57 bits in three groups of four."""
    return "-".join("".join(draws.choice(_LETTERS) for _ in range(4)) for _ in range(3))


def hash_of_code(code: str) -> str:
    """Hash a code for the store; case and punctuation don't count."""
    typed = "".join(character for character in code.lower() if character.isalnum())
    return hashlib.sha256(typed.encode()).hexdigest()


def new_seed(draws: Random = DRAWS) -> str:
    """Return eight letters, for a game without a chosen seed."""
    return "".join(draws.choice(_SEED_LETTERS) for _ in range(8))
