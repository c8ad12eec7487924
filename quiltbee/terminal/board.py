"""A position drawn as text: both quilts, the next patches, the time board, whose turn it is.

Nothing depends on colour: a patch is drawn with its letter, a special patch as `*`, an unknown
patch as `x`, an empty space as `.`; on the time board `o` is income and `+` a special patch.
"""

import textwrap
from collections.abc import Sequence

from quiltbee.notation import cell_letters
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    PATCHES,
    SIZE,
    Consequence,
    Position,
    Quilt,
    Seat,
    Stage,
    orient,
)
from quiltbee.terminal.canvas import Canvas, beside, printable
from quiltbee.terminal.sentences import (
    Names,
    names_of,
    next_phrase,
    patch_figures,
    score_sentence,
    special_patches_left,
    turn_sentence,
    unaffordable,
)
from quiltbee.terminal.words import t

_COLUMNS = "abcdefghi"
_MARGIN = "   "
_NAME_COLUMNS = 23


def draw(position: Position, names: Names, canvas: Canvas) -> list[str]:
    """The position of a duel as lines of text."""
    lines = [*_quilts(position, names, canvas), ""]
    if not position.is_over:
        lines += [*draw_choices(position, names_of({}), canvas), ""]
        lines += [*draw_time_board(position, canvas), ""]
    lines += textwrap.wrap(turn_sentence(position, names), canvas.width)
    if position.is_over:
        for seat in Seat:
            lines += textwrap.wrap(score_sentence(position, seat, names), canvas.width)
    return lines


def _quilts(position: Position, names: Names, canvas: Canvas) -> list[str]:
    blocks = []
    for seat in Seat:
        is_deciding = seat == position.turn and not position.is_over
        quilt = position.players[seat.index].quilt
        blocks.append(draw_player(quilt, names[seat.index], is_deciding, canvas))
    return beside([*blocks, _figures(position)], canvas)


def draw_player(quilt: Quilt, name: str, is_deciding: bool, canvas: Canvas) -> list[str]:
    """A quilt below its owner's name, which is marked if they are to decide; eleven lines."""
    head = printable(name, _NAME_COLUMNS)
    if is_deciding:
        head = canvas.styled(f"{head} <", "bold")
    return [head, *_draw_quilt(quilt, canvas)]


def _draw_quilt(quilt: Quilt, canvas: Canvas) -> list[str]:
    cells = cell_letters(quilt)
    lines = [canvas.styled("  " + " ".join(_COLUMNS), "dim")]
    for row in range(SIZE):
        letters = cells[SIZE * row : SIZE * (row + 1)]
        drawn = "".join(_cell(letter, canvas) for letter in letters)
        lines.append(f"{canvas.styled(str(row + 1), 'dim')} {drawn}")
    return lines


def _cell(letter: str, canvas: Canvas) -> str:
    return canvas.styled(". ", "dim") if letter == "." else canvas.fabric(f"{letter} ", letter)


def _figures(position: Position) -> list[str]:
    first, second = position.players
    points = position.scores
    special_patches = special_patches_left(position)
    rows: list[tuple[object, ...]] = [
        ("", "1", "2"),
        (t("terminal-buttons"), first.buttons, second.buttons),
        (t("terminal-income"), first.quilt.income, second.quilt.income),
        (t("terminal-empty"), first.quilt.empty_spaces, second.quilt.empty_spaces),
        (t("terminal-tile"), *tile_figures(position.special_tile)),
        (t("terminal-score-label" if position.is_over else "terminal-score-now"), *points),
        (t("terminal-on-space"), first.time, second.time),
        (t("terminal-income-in"), *(distance(position, seat, INCOME_MARKS) for seat in Seat)),
        (t("terminal-special-in"), *(distance(position, seat, special_patches) for seat in Seat)),
    ]
    return ["", *draw_figures(rows)]


def tile_figures(owner: Seat | None) -> tuple[str, str]:
    """Which of the two has the special tile."""
    first, second = (t("terminal-yes") if owner == seat else "-" for seat in Seat)
    return first, second


def draw_figures(rows: Sequence[tuple[object, ...]]) -> list[str]:
    """A table: each row has a label and a figure for each side."""
    width = max(12, *(len(str(label)) for label, _, _ in rows))
    return [
        f"{label!s:{width}} {first!s:>5} {second!s:>5}".rstrip() for label, first, second in rows
    ]


def distance(position: Position, seat: Seat, marks: Sequence[int]) -> str:
    """The spaces from a token to the next of these marks; `-` once it has passed them all."""
    time = position.players[seat.index].time
    return next((str(mark - time) for mark in marks if mark > time), "-")


def draw_patch(letter: str, code: int, canvas: Canvas) -> list[str]:
    """A patch in one orientation, drawn with its letter."""
    rows = (row.rstrip(".") for row in orient(PATCHES[letter].drawing, code))
    lines = ["".join(_patch_cell(letter, cell, canvas) for cell in row) for row in rows]
    return lines if canvas.colour else [line.rstrip() for line in lines]


def _patch_cell(letter: str, cell: str, canvas: Canvas) -> str:
    return canvas.fabric(f"{letter} ", letter) if cell == "#" else "  "


def draw_choices(position: Position, names: Names | None, canvas: Canvas) -> list[str]:
    """The next three patches and what each would bring, the pass, and the rest of the ring.

    With `names` None nobody is choosing, and the effects of each choice are left out.
    """
    letters = position.choices
    if not letters:
        return [t("terminal-no-patch")]
    height = max(len(PATCHES[letter].drawing) for letter in letters)
    if position.stage is not Stage.ACTION:
        names = None
    blocks = [_choice(position, letter, names, height, canvas) for letter in letters]
    lines = beside(blocks, canvas)
    if names is not None:
        lines += ["", *textwrap.wrap(_pass_line(position, names), canvas.width)]
    rest = position.ring[len(letters) :]
    if rest:
        lines += textwrap.wrap(t("terminal-after-these", letters=rest), canvas.width)
    return lines


def _choice(
    position: Position, letter: str, names: Names | None, height: int, canvas: Canvas
) -> list[str]:
    shape = draw_patch(letter, 0, canvas)
    lines = [
        canvas.styled(t("terminal-patch", letter=letter), "bold"),
        *shape,
        *[""] * (height - len(shape)),
        *patch_figures(letter),
    ]
    if names is None:
        return lines
    reason = unaffordable(position, letter)
    if reason is not None:
        return [*lines, reason]
    expected = position.consequence(letter)
    lines.append(_to_space(expected))
    if expected.special_patch:
        lines.append(f"   {t('terminal-a-special')}")
    lines.append(f"   {next_phrase(expected, names)}")
    return lines


def _pass_line(position: Position, names: Names) -> str:
    expected = position.consequence(None)
    key = "terminal-pass-line-special" if expected.special_patch else "terminal-pass-line"
    return t(key, to=_to_space(expected), next=next_phrase(expected, names))


def _to_space(expected: Consequence) -> str:
    return t("terminal-to-space", space=str(expected.time), count=expected.buttons)


def draw_time_board(
    position: Position, canvas: Canvas, signs: str = "12", marker: int | None = None
) -> list[str]:
    """Spaces 0 to 53 as a line, tokens above and numbers below, folded at the canvas's width.

    `signs` stand for the two tokens. `marker` is the space of the Automa's marker, drawn as an M
    above it, or None where no marker lies on the board.
    """
    left = special_patches_left(position)
    marks = "".join(_mark(space, left) for space in range(LAST_SPACE + 1))
    above = _tokens(position, signs)
    legend = t("terminal-legend")
    if marker is not None:
        above.insert(0, f"{'':{marker}}M".ljust(LAST_SPACE + 1))
        legend += t("terminal-legend-marker")
    width = canvas.width - len(_MARGIN) - 1
    lines = [legend]
    for start in range(0, len(marks), width):
        stop = min(start + width, len(marks))
        rows = [row[start:stop] for row in (*above, marks)]
        rows.append(_numbers(start, stop))
        lines += [f"{_MARGIN}{row.rstrip()}" for row in rows if row.strip()]
    return lines


def _numbers(start: int, stop: int) -> str:
    """The numbers of the income marks from `start` up to but not `stop`, each below its mark."""
    line = ""
    for space in (0, *INCOME_MARKS):
        if start <= space < stop:
            line = line.ljust(space - start) + str(space)
    return line


def _tokens(position: Position, signs: str) -> list[str]:
    """Two rows above the time board; if two tokens share a space, the upper row has the top one."""
    first, second = (player.time for player in position.players)
    rows = [[" "] * (LAST_SPACE + 1) for _ in range(2)]
    rows[1][first], rows[1][second] = signs[0], signs[1]
    if first == second:
        on_top = position.turn
        rows[0][first], rows[1][first] = signs[on_top.index], signs[on_top.other.index]
    return ["".join(row) for row in rows]


def _mark(space: int, special_patches: Sequence[int]) -> str:
    if space in INCOME_MARKS:
        return "o"
    return "+" if space in special_patches else "-"
