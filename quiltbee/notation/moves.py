"""Move tokens: `pass`, `X0a7` (patch, orientation, top left cell), `+d9` (special patch).

Three other spellings are read, never written: `.` for the pass, orientation codes that are not
canonical, and the tokens of the public collection of recorded games, `XAGA` (patch, column, row,
orientation as letters) and `hDIA` (special patch). Tokens are self-delimiting.

For machine learning every move has a fixed number, its *action*:

0            pass
1 - 81       special patch, row by row from a1
82 - 7430    patches, sorted by letter, orientation code, row and column
"""

import re
from collections.abc import Iterable

from quiltbee.notation.errors import NotationError, quoted
from quiltbee.rules import (
    PASS,
    PLACEMENTS,
    SPECIAL_PLACEMENTS,
    AnyMove,
    AutomaMove,
    Move,
    MoveError,
    Pass,
    PlacePatch,
    cell_name,
    place_patch,
    place_special_patch,
)
from quiltbee.rules.grid import SIZE

_COLUMNS = "abcdefghi"
_LETTERED = "ABCDEFGHI"

TOKEN = re.compile(
    r"(?P<passing>pass|\.)"
    r"|(?P<patch>[A-Za-g])(?P<code>[0-7])(?P<column>[a-i])(?P<row>[1-9])"
    r"|\+(?P<special>[a-i][1-9])"
    r"|(?P<outside>[A-Za-h][A-I][A-I][A-H])"
)
"""Every spelling of a move."""

_AUTOMAS_TURN = re.compile(r"A:(?:(?P<letter>[A-Za-g])|pass|\.)")

EXPECTED = "a move is pass, a patch like X0a7 or a special patch like +d9"

_MOVES: tuple[Move, ...] = (PASS, *SPECIAL_PLACEMENTS, *PLACEMENTS)
_ACTIONS = {move: action for action, move in enumerate(_MOVES)}

ACTIONS = len(_MOVES)
"""How many actions there are: 7,431."""


def parse_move(text: str) -> Move:
    """Read one token; raises NotationError if it is not a move."""
    return _read(TOKEN.fullmatch(text), f"move {quoted(text)}")


def parse_any_move(text: str) -> AnyMove:
    """Read one token, or a turn of the Automa with its `A:`; raises NotationError for no move."""
    if not text.startswith("A:"):
        return parse_move(text)
    match = _AUTOMAS_TURN.fullmatch(text)
    if match is None:
        raise NotationError(f"move {quoted(text)}", "a turn of the Automa is A:X or A:pass")
    return AutomaMove(match["letter"])


def read_token(match: re.Match[str]) -> Move:
    """The move of a match of TOKEN; raises MoveError if it would not lie on the board."""
    if match["passing"]:
        return PASS
    if cell := match["special"]:
        return place_special_patch(int(cell[1]) - 1, _COLUMNS.index(cell[0]))
    if outside := match["outside"]:
        column, row = _LETTERED.index(outside[1]), _LETTERED.index(outside[2])
        if outside[0] == "h":
            return place_special_patch(row, column)
        return place_patch(outside[0], _LETTERED.index(outside[3]), row, column)
    column, row = _COLUMNS.index(match["column"]), int(match["row"]) - 1
    return place_patch(match["patch"], int(match["code"]), row, column)


def format_move(move: AnyMove) -> str:
    """The canonical token of a move; a turn of the Automa is `A:X` or `A:pass`."""
    if isinstance(move, Pass):
        return "pass"
    if isinstance(move, AutomaMove):
        return f"A:{move.letter or 'pass'}"
    cell = cell_name(SIZE * move.row + move.column)
    if isinstance(move, PlacePatch):
        return f"{move.letter}{move.orientation}{cell}"
    return f"+{cell}"


def parse_moves(text: str) -> list[Move]:
    """Read a sequence of tokens, with or without white space between them.

    Raises NotationError for the first that is not a move, with its number.
    """
    moves: list[Move] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        match = TOKEN.match(text, at)
        written = match[0] if match else text[at:].split(maxsplit=1)[0]
        moves.append(_read(match, f"move {len(moves) + 1}, {quoted(written)}"))
        at += len(written)
    return moves


def format_token(move: AnyMove) -> str:
    """As `format_move`, but without the `A:` before a turn of the Automa."""
    return format_move(move).removeprefix("A:")


def format_moves(moves: Iterable[AnyMove]) -> str:
    """The tokens of moves, separated by single spaces."""
    return " ".join(map(format_move, moves))


def _read(match: re.Match[str] | None, where: str) -> Move:
    """The move of a match of TOKEN; `where` is its place in the text, for errors."""
    if match is None:
        raise NotationError(where, EXPECTED)
    try:
        return read_token(match)
    except MoveError as error:
        raise NotationError(where, str(error)) from None


def move_of_action(action: int) -> Move:
    """The move with this action number; raises IndexError outside 0 to 7430."""
    if not 0 <= action < ACTIONS:
        raise IndexError(f"an action is 0 to {ACTIONS - 1}, not {action}")
    return _MOVES[action]


def action_of_move(move: Move) -> int:
    """The action number of a move, 0 to 7430."""
    return _ACTIONS[move]
