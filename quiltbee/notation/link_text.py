"""What the links of all variants have in common.

A link is what stands after `#`. Tokens stand without spaces and the pass is `.`; in a position
string a space is `_` and `#` is `!`.
"""

from collections.abc import Iterable
from urllib.parse import unquote

from quiltbee.automa import AutomaMove
from quiltbee.notation.moves import format_move
from quiltbee.rules import Move, Pass

TO_LINK = str.maketrans(" #", "_!")
FROM_LINK = str.maketrans("_!", " #")


def fragment_of(text: str) -> str:
    """What stands after the `#` of a link, or all of it where there is none."""
    address, sign, fragment = unquote(text.strip()).partition("#")
    return fragment if sign else address


def format_tokens(moves: Iterable[Move | AutomaMove]) -> str:
    """The tokens of the players' moves; turns of the Automa follow from its cards."""
    return "".join(
        "." if isinstance(move, Pass) else format_move(move)
        for move in moves
        if not isinstance(move, AutomaMove)
    )
