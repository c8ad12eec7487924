"""What the links of all variants have in common.

The game is in the fragment, after the `#`. Tokens have no spaces between them and the pass is `.`;
in a position string a space is written `_` and `#` is written `!`.
"""

import re
from collections.abc import Iterable
from urllib.parse import unquote

from quiltbee.automa import AutomaMove
from quiltbee.notation.moves import format_move
from quiltbee.rules import Move, Pass

TO_LINK = str.maketrans(" #", "_!")
FROM_LINK = str.maketrans("_!", " #")

_POINTS = re.compile(r",c(-?[1-9][0-9]{0,2})$")
"""How a link says which points go with the second seat."""


def fragment_of(text: str) -> str:
    """The fragment of a link, unescaped: the text after its `#`, or all of it without a `#`."""
    address, sign, fragment = unquote(text.strip()).partition("#")
    return fragment if sign else address


def compensation_in(text: str) -> int:
    """The points that go with the second seat by the end of a link, `,c3`; 0 without them."""
    points = _POINTS.search(unquote(text.strip()))
    return int(points[1]) if points else 0


def without_points(fragment: str) -> str:
    """The fragment of a link without the points that go with the second seat."""
    return _POINTS.sub("", fragment)


def with_points(link: str, compensation: int) -> str:
    """A link with the points that go with the second seat, if there are any."""
    return f"{link},c{compensation}" if compensation else link


def format_tokens(moves: Iterable[Move | AutomaMove]) -> str:
    """The tokens of the players' moves; the Automa's turns are left out, as its cards give them."""
    return "".join(
        [
            "." if isinstance(move, Pass) else format_move(move)
            for move in moves
            if not isinstance(move, AutomaMove)
        ]
    )


def extended_link(link: str, moves: Iterable[Move | AutomaMove]) -> str:
    """The link of a duel some moves later; the one that is extended must hold a move already."""
    if points := compensation_in(link):
        return with_points(extended_link(without_points(link), moves), points)
    game, original, _ = link.partition(",o") if link.endswith(",o") else (link, "", "")
    return f"{game}{format_tokens(moves)}{original}"
