"""Telling what a text is, and reading the game in it.

- A record begins with a tag, or with `%`.
- A link has a `#` or a comma in its first word, begins with `p=` or `s=`, or is a ring alone.
- A position string has slashes in its first word, and a solo one has a `:` after the Automa's
  token.
- A game of the public collection is two words: circle and placement.

All but records are one line each.
"""

import re
from typing import Any, Literal

from quiltbee.notation.codecs import parse_any_position, parse_link
from quiltbee.notation.link_text import compensation_in
from quiltbee.notation.outside import parse_collection_game
from quiltbee.notation.record import Record, record_game
from quiltbee.notation.tags import COMPENSATION
from quiltbee.rules import Board

Form = Literal["pgr", "link", "position", "collection"]

_RING = re.compile(r"[A-Za-g]{20,}")
"""What can only be meant as a ring or a circle, even if letters are missing."""


def form_of(text: str) -> Form | None:
    """What a text is, judging by its first line; None if it is none of these.

    The text is not checked: reading it can still fail.
    """
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
    """Read one line of any form but `pgr`; a position is a game without moves.

    `board` is for games of the collection, which don't name theirs. Raises NotationError.
    """
    if form == "position":
        return record_game(parse_any_position(line))
    if form == "link":
        start, moves, shuffles = parse_link(line)
        points = compensation_in(line)
        tags = {COMPENSATION: str(points)} if points else None
        return record_game(start, moves, tags, shuffles)
    circle, _, placement = line.partition(" ")
    return record_game(*parse_collection_game(circle, placement, board))
