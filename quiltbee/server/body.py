"""JSON in requests, where nothing unexpected is accepted and nothing converted, and in answers."""

import re
import unicodedata
from typing import Annotated, Any, Self

from msgspec import Meta, Struct

LONGEST_NAME = 40


def clean_name(text: str | None, default: str) -> str:
    """A name on one line, without control, format or private characters; bounded."""
    shown = unicodedata.normalize("NFC", text or "")
    visible = "".join(
        " " if character.isspace() else character
        for character in shown
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
    return " ".join(visible.split())[:LONGEST_NAME].rstrip() or default


_NO_TEXT = re.compile("[\0\ud800-\udfff]")
_ESCAPED = re.compile(
    rb"(?<!\\)(?:\\\\)*(?:\\u0000|\\u[dD][89abAB]\w\w(?!\\u[dD][c-fC-F])"
    rb"|(?<!\\u[dD][89abAB]\w\w)\\u[dD][c-fC-F])"
)
"""In JSON a null character, or half of a pair of surrogates."""

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,32}$")]
"""The id of a game, a person, a tournament."""

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$(?!\n)")]
"""A date, such as 2026-11-27."""

SeatNumber = Annotated[int, Meta(extra_json_schema={"type": "integer", "enum": [1, 2]})]
"""A seat of a table."""


class Body(Struct, forbid_unknown_fields=True):
    """A body; an unknown field, or a value of another type, is refused."""


class Shape(Struct):
    """An answer or a message, or a part of one."""

    @classmethod
    def like(cls, value: object, **fields: Any) -> Self:
        """Make one of the given fields, and of the value's attributes of the same names."""
        names = [name for name in cls.__struct_fields__ if name not in fields]
        return cls(**{name: getattr(value, name) for name in names}, **fields)


def is_text(text: str) -> bool:
    """Whether a text has neither a null character nor half of a pair of surrogates."""
    return _NO_TEXT.search(text) is None


def is_text_in_json(json: bytes) -> bool:
    """Whether all texts in a JSON document are texts, see `is_text`."""
    return _ESCAPED.search(json) is None


def cleaned_name(name: str, thing: str) -> str:
    """Clean a name; ValueError if nothing is left of it. `thing` is named, such as "a bot"."""
    cleaned = clean_name(name, "")
    if not cleaned:
        raise ValueError(f"{thing} needs a name")
    return cleaned
