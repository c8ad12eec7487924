"""The position string: eight fields, separated by single spaces.

quilt1 quilt2 purse1 purse2 ring turn bonus board

quilt   9 rows joined by `/`: a patch letter, `*` special patch, `x` covered by an unknown
        patch, 1-9 that many empty spaces
purse   buttons.time; if the quilt has an x, also the quilt's whole income: 12.17i6
ring    the letters left in choosing order, `-` if none
turn    1 2 to move; 1+ 2+ must place a special patch; #1 #2 over, this player reached 53 first
bonus   who has the special tile: - 1 2
board   r revised, o original
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import TypeVar

from quiltbee.notation.errors import NotationError, quoted
from quiltbee.rules import (
    LETTERS,
    PATCHES,
    PLACEMENTS_OF,
    SIZE,
    Board,
    PlacePatch,
    Player,
    Position,
    PositionError,
    Quilt,
    Seat,
    Stage,
    bits,
    cell_name,
    check_imagined,
    check_position,
)

_Value = TypeVar("_Value")

QUILTS = 1024
"""How many quilts are remembered as texts: a move changes one of two, and both are often read."""

_FIELDS = ("quilt1", "quilt2", "purse1", "purse2", "ring", "turn", "bonus", "board")
_PURSE = re.compile(r"(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]?)(?:i(0|[1-9][0-9]?))?")
TURNS = {
    text.format(seat): (seat, stage)
    for seat in Seat
    for text, stage in (
        ("{}", Stage.ACTION),
        ("{}+", Stage.SPECIAL_PATCH),
        ("#{}", Stage.OVER),
    )
}
TURN_TEXTS = {value: text for text, value in TURNS.items()}
TILES = {"-": None, "1": Seat.FIRST, "2": Seat.SECOND}
BOARDS = {"r": Board.REVISED, "o": Board.ORIGINAL}


def format_position(position: Position) -> str:
    """Write a position, for `parse_position` to read back."""
    first, second = position.players
    quilt1, quilt2 = format_quilt(first.quilt), format_quilt(second.quilt)
    purse1, purse2 = format_purse(first, quilt1), format_purse(second, quilt2)
    ring, turn = position.ring or "-", format_turn(position)
    bonus, board = position.special_tile or "-", position.board.value[0]
    return f"{quilt1} {quilt2} {purse1} {purse2} {ring} {turn} {bonus} {board}"


def parse_position(text: str) -> Position:
    """Read a position string.

    Raises NotationError, naming the field, if it is malformed or the position is impossible.
    """
    return _checked(read_position(text), check_position)


def parse_imagined(text: str) -> Position:
    """As `parse_position`, for a position that no game can reach but that can be played from."""
    return _checked(read_position(text), check_imagined)


def _checked(position: Position, check: Callable[[Position], None]) -> Position:
    try:
        check(position)
    except PositionError as error:
        raise NotationError(error.field, error.reason) from None
    return position


def read_position(text: str) -> Position:
    """As `parse_position`, but without checking that the position is possible in a duel."""
    fields = text.strip().split(" ")
    if len(fields) != len(_FIELDS):
        what = f"{len(_FIELDS)} fields with one space between are needed, not {len(fields)}"
        raise NotationError("position", what)
    quilt1, quilt2, purse1, purse2, ring, turn, bonus, board = fields
    mover, stage = look_up("turn", turn, TURNS)
    return Position(
        board=look_up("board", board, BOARDS),
        ring="" if ring == "-" else ring,
        players=(
            read_player("quilt1", quilt1, "purse1", purse1),
            read_player("quilt2", quilt2, "purse2", purse2),
        ),
        turn=mover,
        stage=stage,
        special_tile=look_up("bonus", bonus, TILES),
    )


@lru_cache(maxsize=QUILTS)
def cell_letters(quilt: Quilt) -> str:
    """The 81 spaces row by row: a patch letter, `*`, `x`, or `.` for an empty one."""
    cells = ["."] * (SIZE * SIZE)
    for space in bits(quilt.unknown):
        cells[space] = "x"
    for space in bits(quilt.special_patches):
        cells[space] = "*"
    for move in quilt.patches:
        letter = move.letter
        for space in _spaces(move.mask):
            cells[space] = letter
    return "".join(cells)


@cache
def _spaces(placement: int) -> tuple[int, ...]:
    """The spaces in the mask of a placement, of which there are a few thousand."""
    return tuple(bits(placement))


def format_turn(position: Position) -> str:
    """The `turn` field."""
    return TURN_TEXTS[position.turn, position.stage]


@lru_cache(maxsize=QUILTS)
def format_quilt(quilt: Quilt) -> str:
    """The `quilt` field."""
    cells = cell_letters(quilt)
    return "/".join([_row(cells[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)])


@lru_cache(maxsize=4096)
def _row(cells: str) -> str:
    """One row of a `quilt` field; most rows of a game are seen again and again."""
    return re.sub(r"\.+", lambda run: str(len(run[0])), cells)


def format_purse(player: Player, quilt: str) -> str:
    """The `purse` field of a player whose `quilt` field is given."""
    income = f"i{player.quilt.income}" if "x" in quilt else ""
    return f"{player.buttons}.{player.time}{income}"


def read_player(quilt_field: str, quilt: str, purse_field: str, purse: str) -> Player:
    """A player from a quilt and a purse field; the fields' names are for errors.

    Raises NotationError.
    """
    cells = _cells(quilt_field, quilt)
    match = _PURSE.fullmatch(purse)
    if match is None:
        what = f"{quoted(purse)} is not like 12.17, buttons and space"
        raise NotationError(purse_field, what)
    income = None if match[3] is None else int(match[3])
    if income is None and "x" in cells:
        what = "the income is missing, like 12.17i6, as the quilt has an x"
        raise NotationError(purse_field, what)
    if income is not None and "x" not in cells:
        raise NotationError(purse_field, "an income is only given when the quilt has an x")
    return Player(_quilt(quilt_field, cells, income), int(match[1]), int(match[2]))


def _cells(where: str, text: str) -> str:
    """The 81 characters of `cell_letters`, from the text of a quilt field."""
    rows = text.split("/")
    if len(rows) != SIZE:
        raise NotationError(where, f"9 rows joined by / are needed, not {len(rows)}")
    cells = ""
    for number, row in enumerate(rows, 1):
        for character in row:
            if character not in "123456789*x" + LETTERS:
                raise NotationError(f"{where}, row {number}", f"{character!r} means nothing there")
        if re.search(r"\d\d", row):
            raise NotationError(f"{where}, row {number}", "two numbers stand side by side")
        spaces = re.sub(r"\d", lambda digit: "." * int(digit[0]), row)
        if len(spaces) != SIZE:
            raise NotationError(f"{where}, row {number}", f"{len(spaces)} spaces instead of 9")
        cells += spaces
    return cells


def _quilt(where: str, cells: str, income: int | None) -> Quilt:
    masks: dict[str, int] = {}
    for space, character in enumerate(cells):
        masks[character] = masks.get(character, 0) | 1 << space
    letters = sorted(letter for letter in masks if letter not in ".*x")
    if income is None:
        income = sum(PATCHES[letter].income for letter in letters)
    return Quilt(
        filled=sum(mask for character, mask in masks.items() if character != "."),
        income=income,
        patches=tuple(_placement(where, letter, masks[letter]) for letter in letters),
        special_patches=masks.get("*", 0),
    )


def _placement(where: str, letter: str, mask: int) -> PlacePatch:
    for move in PLACEMENTS_OF[letter]:
        if move.mask == mask:
            return move
    at = cell_name(next(bits(mask)))
    raise NotationError(where, f"the spaces marked {letter}, from {at} on, don't form that patch")


def look_up(where: str, text: str, values: Mapping[str, _Value]) -> _Value:
    """The value that the text of a field stands for; raises NotationError if it has none."""
    if text not in values:
        raise NotationError(where, f"{quoted(text)} is not one of {' '.join(values)}")
    return values[text]
