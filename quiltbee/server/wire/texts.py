"""Parses games and positions in pasted texts; errors are sentences for people."""

from typing import Any

from quiltbee.notation import NotationError, Record, form_of, parse_line, parse_record
from quiltbee.server.errors import NoGameError

_FIELDS = (8, 11)
"""The numbers of fields in the position strings of duels and solo games."""


def read_position(text: str) -> Any:
    """Parse a position string; raises NoGameError if it is invalid."""
    if form_of(text.strip()) != "position" or len(text.split()) not in _FIELDS:
        raise NoGameError("This text is not a position string.", code="no-position")
    try:
        return parse_line(" ".join(text.split()), "position").start
    except NotationError as error:
        raise _unreadable(error) from error


def read_text(text: str) -> Record[Any]:
    """Parse the game in a text: a record, a link or its part after `#`, or a position string.

    Raises NoGameError for anything else, including a part of a position or a ring alone.
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
    problem = "This text is not a game record, a link to a game or a position."
    raise NoGameError(problem, code="no-game")


def fault_in(record: Record[Any]) -> str | None:
    """Return the errors in the text of a record, with their places; None if there are none."""
    return " ".join(map(sentence, record.problems)) or None


def sentence(error: NotationError) -> str:
    """Return an error as a sentence."""
    text = str(error).rstrip(".")
    return f"{text[:1].upper()}{text[1:]}."


def _unreadable(error: NotationError) -> NoGameError:
    detail = sentence(error)
    return NoGameError(detail, code="unreadable", detail=detail)
