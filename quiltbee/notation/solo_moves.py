"""Moves of a solo game: the person's tokens, and `A:X` or `A:pass` for a turn of the Automa."""

import re

from quiltbee.automa import AutomaMove, SoloMove
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.moves import EXPECTED, format_move, parse_move

_TURN = re.compile(r"A:(?:(?P<letter>[A-Za-g])|pass|\.)")

EXPECTED_OF_SOLO = f"{EXPECTED}, and of the Automa A:X or A:pass"


def format_solo_move(move: SoloMove) -> str:
    """The canonical token of a move."""
    if isinstance(move, AutomaMove):
        return f"A:{move.letter or 'pass'}"
    return format_move(move)


def parse_solo_move(text: str) -> SoloMove:
    """Read one token; raises NotationError if it is none."""
    if not text.startswith("A:"):
        return parse_move(text)
    match = _TURN.fullmatch(text)
    if match is None:
        raise NotationError(f"move {quoted(text)}", "a turn of the Automa is A:X or A:pass")
    return AutomaMove(match["letter"])
