"""Texts from outside that are kept and shown: names and seeds."""

import secrets
import unicodedata

LONGEST_NAME = 40
LONGEST_SEED = 100

_GAME_ID_LETTERS = "23456789bcdfghjkmnpqrstvwxyz"
_SEED_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def clean_name(text: str | None, default: str) -> str:
    """A name on one line, without control, format or private characters; bounded."""
    shown = unicodedata.normalize("NFC", text or "")
    visible = "".join(
        " " if character.isspace() else character
        for character in shown
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
    return " ".join(visible.split())[:LONGEST_NAME].rstrip() or default


def new_game_id() -> str:
    """A game's id that can't be guessed (77 bits), without letters that look alike."""
    return "".join(secrets.choice(_GAME_ID_LETTERS) for _ in range(16))


def new_seed() -> str:
    """Eight letters drawn at random, for a game that names no seed."""
    return "".join(secrets.choice(_SEED_LETTERS) for _ in range(8))
