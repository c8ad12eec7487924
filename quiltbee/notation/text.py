"""Detect the format of a text and parse the game in it.

- A record begins with a tag, or with `%`.
- A link has a `#` or a comma in its first word, begins with `p=` or `s=`, or is a ring alone.
- A position string has slashes in its first word, and a solo one has a `:` after the Automa's
  token.
- A game of the public collection is two words: circle and placement.

All but records are one line each. In the public collection of recorded games (a university
course, 2017) a game is a `circle`, the 33 letters clockwise from any patch, and a `placement`, the
tokens of its moves without spaces. Letters, drawings and geometry are the same as here.
"""

import re
from typing import Any, Literal

from quiltbee.notation.links import compensation_in, parse_link
from quiltbee.notation.moves import parse_moves, replay
from quiltbee.notation.position_string import parse_any_position
from quiltbee.notation.record import Record, record_game
from quiltbee.notation.tags import COMPENSATION, set_up
from quiltbee.rules import Board, Move, Position

Form = Literal["pgr", "link", "position", "collection"]

_RING = re.compile(r"[A-Za-g]{20,}")
"""A text that can only be a ring or a circle, even if letters are missing."""


def form_of(text: str) -> Form | None:
    """Detect the form of a text by its first line; None if it is none of these.

    The text is not checked: reading it can still fail.
    """
    lines = text.strip().splitlines()
    words = lines[0].split() if lines else []
    if not words:
        return None
    first = words[0]
    if first[0] in "[%":
        return "pgr"
    ring, comma, _ = first.partition(",")
    if "#" in first or (comma and ring.isalpha()) or first.startswith(("p=", "s=")):
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
        start, moves = parse_link(line)
        points = compensation_in(line)
        tags = {COMPENSATION: str(points)} if points else None
        return record_game(start, moves, tags)
    circle, _, placement = line.partition(" ")
    return record_game(*parse_collection_game(circle, placement, board))


def ring_of_circle(circle: str) -> str:
    """Return the ring of a circle: its letters in choosing order, which starts after patch A."""
    before, a, after = circle.partition("A")
    return after + before + a


def parse_collection_game(
    circle: str, placement: str, board: Board = Board.ORIGINAL
) -> tuple[Position, list[Move]]:
    """Return the start and the moves of a game in the collection, which may stop early.

    Raises NotationError for a bad circle or an illegal move.
    """
    start = set_up("circle", ring_of_circle(circle), board)
    moves = parse_moves(placement)
    replay(start, moves)
    return start, moves
