"""A game or a position in the part of a link after `#`.

    #<ring>,<tokens>[,o]        a game; `,o` for the original board
    #p=<string>[,<tokens>]      a position, or a game from one

Tokens stand without spaces and the pass is `.`; in the position string a space is `_` and `#` is
`!`.
"""

from collections.abc import Iterable
from urllib.parse import unquote

from quiltbee.notation.errors import NotationError
from quiltbee.notation.moves import format_move, parse_moves
from quiltbee.notation.position_string import format_position, parse_position
from quiltbee.notation.replay import replay
from quiltbee.rules import Board, Move, Pass, Position, PositionError, new_game

_TO_LINK = str.maketrans(" #", "_!")
_FROM_LINK = str.maketrans("_!", " #")


def format_link(start: Position, moves: Iterable[Move] = ()) -> str:
    """The link of a game, `#` included, from set-up or from any position."""
    tokens = "".join("." if isinstance(move, Pass) else format_move(move) for move in moves)
    if _is_set_up(start):
        board = ",o" if start.board is Board.ORIGINAL else ""
        return f"#{start.ring},{tokens}{board}"
    position = format_position(start).translate(_TO_LINK)
    return f"#p={position},{tokens}" if tokens else f"#p={position}"


def parse_link(text: str) -> tuple[Position, list[Move]]:
    """The start and the moves of a link, which are checked; the text before `#` is ignored.

    Raises NotationError.
    """
    body = unquote(text.strip()).rpartition("#")[2]
    head, *rest = body.split(",")
    if head.startswith("p="):
        start = parse_position(head[2:].translate(_FROM_LINK))
    else:
        board = Board.REVISED
        if len(rest) == 2:
            if rest.pop() != "o":
                raise NotationError("link", "after the moves only ,o may stand")
            board = Board.ORIGINAL
        start = _set_up(head, board)
    if len(rest) > 1:
        raise NotationError("link", "too many commas")
    moves = parse_moves(rest[0]) if rest else []
    replay(start, moves)
    return start, moves


def _set_up(ring: str, board: Board) -> Position:
    try:
        return new_game(ring, board)
    except PositionError as error:
        raise NotationError("link, ring", error.reason) from None


def _is_set_up(position: Position) -> bool:
    try:
        return position == new_game(position.ring, position.board)
    except PositionError:
        return False
