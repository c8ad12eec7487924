"""The games and positions in texts that people paste; errors are sentences for them."""

from typing import Any

from quiltbee.notation import NotationError, Record, form_of, parse_line, parse_record
from quiltbee.server.errors import NoGameError

_FIELDS = (8, 11)
"""How many fields the position strings of a duel and of a solo game have."""


def read_position(text: str) -> Any:
    """The position in a position string; NoGameError if it is none."""
    if form_of(text.strip()) != "position" or len(text.split()) not in _FIELDS:
        raise NoGameError("This text is not a position string.", code="no-position")
    try:
        return parse_line(" ".join(text.split()), "position").start
    except NotationError as error:
        raise _unreadable(error) from error


def read_text(text: str) -> Record[Any]:
    """The game in a text: a record, a link or its part after `#`, or a position string.

    NoGameError if it is none. A piece of a position and a ring alone are no games here.
    """
    stripped = text.removeprefix("\ufeff").strip()
    fields = stripped.split()
    form = form_of(stripped)
    try:
        if form == "pgr":
            return parse_record(stripped)
        if form == "position" and len(fields) in _FIELDS:
            return parse_line(" ".join(fields), form)
        if "#" in stripped or "," in stripped or stripped.startswith(("p=", "s=")):
            return parse_line(stripped, "link")
    except NotationError as error:
        raise _unreadable(error) from error
    said = "This text is not a game record, a link to a game or a position."
    raise NoGameError(said, code="no-game")


def fault_in(record: Record[Any]) -> str | None:
    """What is wrong in the text of a record, and where."""
    return " ".join(map(sentence, record.problems)) or None


def sentence(error: NotationError) -> str:
    """What is wrong and where, as a sentence."""
    text = str(error).rstrip(".")
    return f"{text[:1].upper()}{text[1:]}."


def _unreadable(error: NotationError) -> NoGameError:
    said = sentence(error)
    return NoGameError(said, code="unreadable", detail=said)
