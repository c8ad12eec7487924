"""Move tokens: `pass`, `X0a7` (patch, orientation, top left cell), `+d9` (special patch).

Three other spellings are read, never written: `.` for the pass, orientation codes that are not
canonical, and the tokens of the public collection of recorded games, `XAGA` (patch, column, row,
orientation as letters) and `hDIA` (special patch). Tokens are self-delimiting.

For machine learning every move has a fixed number, its *action*:

0            pass
1 - 81       special patch, row by row from a1
82 - 7430    patches, sorted by letter, orientation code, row and column

A `Cursor` steps through a written game; a `NotationError` names a fault in a text and its place.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic

from quiltbee.rules import (
    PASS,
    PLACEMENTS,
    SPECIAL_PLACEMENTS,
    AnyMove,
    AutomaMove,
    Chance,
    IllegalMoveError,
    Move,
    MoveError,
    P,
    Pass,
    PlacePatch,
    RulesError,
    State,
    cell_name,
    place_patch,
    place_special_patch,
)
from quiltbee.rules.grid import SIZE

Report = Callable[[str, str], None]
"""Called with the place of a fault, then the fault."""


class NotationError(ValueError):
    """Malformed text, or a game that can't be written: `what` is wrong, and `where`."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


def quoted(text: str) -> str:
    """Return the first 20 characters of untrusted text, quoted and escaped for a message."""
    return repr(text if len(text) <= 20 else text[:20] + "...")


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
"""The number of actions, 7,431."""


def parse_move(text: str) -> Move:
    """Read one token; raises NotationError if it is not a move."""
    return _read(TOKEN.fullmatch(text), f"move {quoted(text)}")


def parse_any_move(text: str) -> AnyMove:
    """Read one token, or a turn of the Automa with its `A:`; raises NotationError."""
    if not text.startswith("A:"):
        return parse_move(text)
    match = _AUTOMAS_TURN.fullmatch(text)
    if match is None:
        raise NotationError(f"move {quoted(text)}", "a turn of the Automa is A:X or A:pass")
    return AutomaMove(match["letter"])


def read_token(match: re.Match[str]) -> Move:
    """Return the move of a match of TOKEN; raises MoveError if it is off the board."""
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
    """Return the canonical token of a move; a turn of the Automa is `A:X` or `A:pass`."""
    if isinstance(move, Pass):
        return "pass"
    if isinstance(move, AutomaMove):
        return f"A:{move.letter or 'pass'}"
    cell = cell_name(SIZE * move.row + move.column)
    if isinstance(move, PlacePatch):
        return f"{move.letter}{move.orientation}{cell}"
    return f"+{cell}"


MAX_MOVES = 1000
"""A limit for untrusted text, beyond any game."""


def parse_moves(text: str) -> list[Move]:
    """Read a sequence of tokens, with or without white space between them.

    Raises NotationError for the first invalid token, with its number, and after `MAX_MOVES`.
    """
    moves: list[Move] = []
    at = 0
    while at < len(text):
        if len(moves) > MAX_MOVES:
            raise NotationError(f"move {MAX_MOVES + 1}", "no game has so many moves")
        if text[at].isspace():
            at += 1
            continue
        match = TOKEN.match(text, at)
        written = match[0] if match else text[at:].split(maxsplit=1)[0]
        moves.append(_read(match, f"move {len(moves) + 1}, {quoted(written)}"))
        at += len(written)
    return moves


def format_moves(moves: Iterable[AnyMove]) -> str:
    """Join the tokens of moves with single spaces."""
    return " ".join(map(format_move, moves))


def _read(match: re.Match[str] | None, where: str) -> Move:
    if match is None:
        raise NotationError(where, EXPECTED)
    try:
        return read_token(match)
    except MoveError as error:
        raise NotationError(where, str(error)) from None


def move_of_action(action: int) -> Move:
    """Return the move with this action number; raises IndexError outside 0 to 7430."""
    if not 0 <= action < ACTIONS:
        raise IndexError(f"an action is 0 to {ACTIONS - 1}, not {action}")
    return _MOVES[action]


def action_of_move(move: Move) -> int:
    """Return the action number of a move, 0 to 7430."""
    return _ACTIONS[move]


AUTOMA_MOVER = "A"
MOVER_NAMES = {"1": "player 1", "2": "player 2", AUTOMA_MOVER: "the Automa"}
"""The movers' names in messages."""


@dataclass(frozen=True, slots=True)
class Cursor(Generic[P]):
    """A position in a written game, from which its next moves are read or written."""

    position: P

    @property
    def mover(self) -> str:
        """The mover as written before the colon: a seat's number, or `A` for the Automa."""
        if self.position.decider is Chance.CARD:
            return AUTOMA_MOVER
        return str(self.position.table.turn)

    def place(self, where: str) -> str:
        """Name a place in a text for an error: `where`, and the player to move there."""
        return where if self.position.is_over else f"{where}, {MOVER_NAMES[self.mover]}"

    def play(self, move: AnyMove, where: str) -> "Cursor[P]":
        """Return the cursor after a move; `where` is its place in the text, for errors.

        Raises NotationError if it is illegal, with the place, the mover and the reason.
        """
        try:
            return Cursor(self.position.play(move))
        except IllegalMoveError as error:
            what = f"{format_move(move)} is illegal, {error}"
            raise NotationError(self.place(where), what) from None

    def with_card(self, card: int, where: str) -> "Cursor[P]":
        """Return the cursor with a card other than the game's as the next one.

        Raises NotationError, with the place, if that card can't come next.
        """
        try:
            return Cursor(self.position.with_card(card))
        except RulesError as error:
            raise NotationError(self.place(where), str(error)) from None


def replay(start: P, moves: Iterable[AnyMove]) -> list[P]:
    """Return every position of a game, the start first, with a new pile if one is due there.

    Raises NotationError for the first illegal move, with its number, the mover and the reason.
    """
    cursor = Cursor(start.shuffled_if_due())
    positions = [cursor.position]
    for number, move in enumerate(moves, 1):
        cursor = cursor.play(move, move_place(number))
        positions.append(cursor.position)
    return positions


def move_place(number: int, depth: int = 0) -> str:
    """Name a move for an error by its number; `depth` is above 0 in a variation."""
    return f"move {number} of a variation" if depth else f"move {number}"


def result_of(position: State, compensation: int = 0) -> str:
    """Return `1-0` if player 1 won, `0-1` if player 2 did, `*` while the game is running.

    `compensation` is added to the second seat's score.
    """
    ended = position.outcome
    if ended is None:
        return "*"
    return "1-0" if ended.compensated(compensation).winner == 1 else "0-1"
