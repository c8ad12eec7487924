"""What a text is, and the game in it: a record, a link, a position string or an outside game.

A record begins with a tag, a position string has slashes in its first word (and, of a solo game,
a `:` after the Automa's token), a link has a `#` or is a ring with a comma, and a game of the
public collection is two words, circle and placement. All but records stand one a line.
"""

import re
from typing import Any, Literal

from quiltbee.notation.codecs import codec_of_position, parse_link
from quiltbee.notation.outside import parse_collection_game
from quiltbee.notation.record import Record, record_game
from quiltbee.rules import Board

Form = Literal["pgr", "link", "position", "collection"]

_RING = re.compile(r"[A-Za-g]{20,}")
"""What can only be meant as a ring or a circle, even where letters are missing."""


def form_of(text: str) -> Form | None:
    """What a text holds by its first line; None where it is nothing of the kind."""
    lines = text.strip().splitlines()
    words = lines[0].split() if lines else []
    if not words:
        return None
    first = words[0]
    if first[0] in "[%":
        return "pgr"
    if "#" in first or "," in first or first.startswith(("p=", "s=")):
        return "link"
    if _RING.fullmatch(first):
        return "link" if len(words) == 1 else "collection"
    return "position" if "/" in first else None


def parse_line(line: str, form: Form, board: Board = Board.ORIGINAL) -> Record[Any]:
    """The game in one line that is no record; a position is a game without moves.

    `board` is for games of the collection, which don't say it. Raises NotationError.
    """
    if form == "position":
        return record_game(codec_of_position(line).parse_position(line))
    if form == "link":
        start, moves, shuffles = parse_link(line)
        return record_game(start, moves, shuffles=shuffles)
    circle, _, placement = line.partition(" ")
    return record_game(*parse_collection_game(circle, placement, board))
