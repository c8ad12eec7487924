"""JSON in requests, which is validated strictly and not converted, and in answers."""

import re
import unicodedata
from typing import Annotated, Any, Self

from msgspec import Meta, Struct

LONGEST_NAME = 40


def clean_name(text: str | None, default: str) -> str:
    """Return a name on one line, without control, format or private characters; bounded."""
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
"""A null character, or half of a pair of surrogates, in JSON."""

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,32}$")]
"""The id of a game, a person, a tournament."""

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$(?!\n)")]
"""A date, such as 2026-11-27."""

SeatNumber = Annotated[int, Meta(extra_json_schema={"type": "integer", "enum": [1, 2]})]
"""A seat of a table."""


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request; unknown fields and values of other types are refused."""


class Shape(Struct):
    """An answer or a message, or a part of one."""

    @classmethod
    def like(cls, value: object, **fields: Any) -> Self:
        """Return a shape with these fields; the others are attributes of the value."""
        names = [name for name in cls.__struct_fields__ if name not in fields]
        return cls(**{name: getattr(value, name) for name in names}, **fields)


def is_text(text: str) -> bool:
    """Return whether a text has neither a null character nor half of a pair of surrogates."""
    return _NO_TEXT.search(text) is None


def is_text_in_json(json: bytes) -> bool:
    """Return whether `is_text` holds for all texts in a JSON document."""
    return _ESCAPED.search(json) is None


def cleaned_name(name: str, thing: str) -> str:
    """Clean a name; ValueError if it is then empty. `thing` has the name, such as "a bot"."""
    cleaned = clean_name(name, "")
    if not cleaned:
        raise ValueError(f"{thing} needs a name")
    return cleaned
