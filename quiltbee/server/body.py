"""The JSON bodies of requests: nothing unexpected is accepted, nothing converted."""

import re
from typing import Annotated

from msgspec import Meta, Struct

from quiltbee.server.names import clean_name

_NO_TEXT = re.compile("[\0\ud800-\udfff]")
_ESCAPED = re.compile(
    rb"(?<!\\)(?:\\\\)*(?:\\u0000|\\u[dD][89abAB]\w\w(?!\\u[dD][c-fC-F])"
    rb"|(?<!\\u[dD][89abAB]\w\w)\\u[dD][c-fC-F])"
)
"""In JSON a null character, or half of a pair of surrogates."""

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,32}$")]
"""The id of a game, a person, a tournament."""


class Body(Struct, forbid_unknown_fields=True):
    """A body; an unknown field, or a value of another type, is refused."""


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
