"""A game or a position in the part of a link after `#`.

    #<ring>,<tokens>[,o]        a game; `,o` for the original board
    #p=<string>[,<tokens>]      a position, or a game from one

Tokens stand without spaces and the pass is `.`; in the position string a space is `_` and `#` is
`!`.
"""

from collections.abc import Iterable
from urllib.parse import unquote

from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.moves import format_move, parse_moves
from quiltbee.notation.position_string import format_position, parse_position
from quiltbee.notation.replay import is_set_up, replay, set_up
from quiltbee.rules import Board, Move, Pass, Position

TO_LINK = str.maketrans(" #", "_!")
FROM_LINK = str.maketrans("_!", " #")
_BOARDS = {"": Board.REVISED, "o": Board.ORIGINAL}


def format_link(start: Position, moves: Iterable[Move] = ()) -> str:
    """The link of a game, `#` included, from set-up or from any position."""
    tokens = format_tokens(moves)
    if is_set_up(start):
        board = ",o" if start.board is Board.ORIGINAL else ""
        return f"#{start.ring},{tokens}{board}"
    position = format_position(start).translate(TO_LINK)
    return f"#p={position},{tokens}" if tokens else f"#p={position}"


def parse_link(text: str) -> tuple[Position, list[Move]]:
    """The start and the moves of a link, which are checked; the text before `#` is ignored.

    Raises NotationError.
    """
    head, _, rest = fragment_of(text).partition(",")
    tokens, _, board = rest.partition(",")
    if head.startswith("s="):
        raise NotationError("link", "this is a solo game, where one of two players is needed")
    if head.startswith("p="):
        if board:
            raise NotationError("link", f"{quoted(board)} stands after the moves")
        start = parse_position(head[2:].translate(FROM_LINK))
    elif board in _BOARDS:
        start = set_up("link, ring", head, _BOARDS[board])
    else:
        raise NotationError("link", f"after the moves only ,o may stand, not {quoted(board)}")
    moves = parse_moves(tokens)
    replay(start, moves)
    return start, moves


def fragment_of(text: str) -> str:
    """What stands after the `#` of a link, or all of it where there is none."""
    address, sign, fragment = unquote(text.strip()).partition("#")
    return fragment if sign else address


def format_tokens(moves: Iterable[Move]) -> str:
    """The tokens of moves as a link has them."""
    return "".join("." if isinstance(move, Pass) else format_move(move) for move in moves)
