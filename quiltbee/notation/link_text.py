"""What the links of all variants have in common.

The game is in the fragment, after the `#`. Tokens have no spaces between them and the pass is `.`;
in a position string a space is written `_` and `#` is written `!`.
"""

from collections.abc import Iterable
from urllib.parse import unquote

from quiltbee.automa import AutomaMove
from quiltbee.notation.moves import format_move
from quiltbee.rules import Move, Pass

TO_LINK = str.maketrans(" #", "_!")
FROM_LINK = str.maketrans("_!", " #")


def fragment_of(text: str) -> str:
    """The fragment of a link, unescaped: the text after its `#`, or all of it without a `#`."""
    address, sign, fragment = unquote(text.strip()).partition("#")
    return fragment if sign else address


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
    game, original, _ = link.partition(",o") if link.endswith(",o") else (link, "", "")
    return f"{game}{format_tokens(moves)}{original}"
