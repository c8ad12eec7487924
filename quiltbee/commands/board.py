"""A position drawn as text: both quilts, the next patches, the time board, whose turn.

Everything is there without colour: patches are their letters, special patches `*`, unknown
patches `x`, empty spaces `.`; on the time board `o` is income and `+` a special patch.
"""

import textwrap
from collections.abc import Sequence

from quiltbee.commands.terminal import Paper, beside, printable
from quiltbee.commands.words import (
    Names,
    counted,
    next_words,
    patch_words,
    player_names,
    score_sentence,
    special_patches_left,
    turn_sentence,
)
from quiltbee.notation import cell_letters
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    PATCHES,
    SIZE,
    Position,
    Quilt,
    Stage,
    consequence,
    orient,
    scores,
    why_not_buyable,
)

_COLUMNS = "abcdefghi"
_MARGIN = "   "
_NAME_COLUMNS = 23


def draw(position: Position, names: Names, paper: Paper) -> list[str]:
    """The lines of the whole picture."""
    lines = [*_quilts(position, names, paper), ""]
    if not position.is_over:
        lines += [*draw_choices(position, player_names(), paper), ""]
        lines += [*draw_time_board(position, paper), ""]
    lines += textwrap.wrap(turn_sentence(position, names), paper.width)
    if position.is_over:
        for player in (1, 2):
            lines += textwrap.wrap(score_sentence(position, player, names), paper.width)
    return lines


def _quilts(position: Position, names: Names, paper: Paper) -> list[str]:
    blocks = []
    for number in (1, 2):
        head = printable(names[number - 1], _NAME_COLUMNS)
        if number == position.turn and not position.is_over:
            head = paper.styled(f"{head} <", "bold")
        blocks.append([head, *draw_quilt(position.players[number - 1].quilt, paper)])
    return beside([*blocks, _accounts(position)], paper)


def draw_quilt(quilt: Quilt, paper: Paper) -> list[str]:
    """A quilt with the names of its columns and rows, ten lines."""
    cells = cell_letters(quilt)
    lines = [paper.styled("  " + " ".join(_COLUMNS), "dim")]
    for row in range(SIZE):
        letters = cells[SIZE * row : SIZE * (row + 1)]
        drawn = "".join(_cell(letter, paper) for letter in letters)
        lines.append(f"{paper.styled(str(row + 1), 'dim')} {drawn}")
    return lines


def _cell(letter: str, paper: Paper) -> str:
    return paper.styled(". ", "dim") if letter == "." else paper.fabric(f"{letter} ", letter)


def _accounts(position: Position) -> list[str]:
    first, second = position.players
    points = scores(position)
    special_patches = special_patches_left(position)
    rows: list[tuple[object, ...]] = [
        ("", "1", "2"),
        ("buttons", first.buttons, second.buttons),
        ("income", first.quilt.income, second.quilt.income),
        ("empty spaces", first.quilt.empty_spaces, second.quilt.empty_spaces),
        ("special tile", *("yes" if position.special_tile == n else "-" for n in (1, 2))),
        ("score" if position.is_over else "score now", *points),
        ("on space", first.time, second.time),
        ("income in", *(distance(position, n, INCOME_MARKS) for n in (1, 2))),
        ("special in", *(distance(position, n, special_patches) for n in (1, 2))),
    ]
    return ["", *draw_accounts(rows)]


def draw_accounts(rows: Sequence[tuple[object, ...]]) -> list[str]:
    """Rows of a label and a figure for each side."""
    return [f"{label:12} {mine!s:>5} {other!s:>5}".rstrip() for label, mine, other in rows]


def distance(position: Position, player: int, marks: Sequence[int]) -> str:
    """How far a token is from the next of some marks."""
    time = position.players[player - 1].time
    return next((str(mark - time) for mark in marks if mark > time), "-")


def draw_patch(letter: str, code: int, paper: Paper) -> list[str]:
    """A patch in one orientation, drawn with its letter."""
    rows = (row.rstrip(".") for row in orient(PATCHES[letter].drawing, code))
    lines = ["".join(_patch_cell(letter, cell, paper) for cell in row) for row in rows]
    return lines if paper.colour else [line.rstrip() for line in lines]


def _patch_cell(letter: str, cell: str, paper: Paper) -> str:
    return paper.fabric(f"{letter} ", letter) if cell == "#" else "  "


def draw_choices(position: Position, names: Names | None, paper: Paper) -> list[str]:
    """The next three patches with what they bring, the pass, and the rest of the ring.

    Without `names` of the players nobody chooses, and what choices would bring is left out.
    """
    letters = position.choices
    if not letters:
        return ["No patch is left."]
    height = max(len(PATCHES[letter].drawing) for letter in letters)
    if position.stage is not Stage.ACTION:
        names = None
    blocks = [_choice(position, letter, names, height, paper) for letter in letters]
    lines = beside(blocks, paper)
    if names is not None:
        lines += ["", *textwrap.wrap(_pass_line(position, names), paper.width)]
    rest = position.ring[len(letters) :]
    if rest:
        lines += textwrap.wrap(f"After these in the ring: {rest}", paper.width)
    return lines


def _choice(
    position: Position, letter: str, names: Names | None, height: int, paper: Paper
) -> list[str]:
    shape = draw_patch(letter, 0, paper)
    lines = [
        paper.styled(f"Patch {letter}", "bold"),
        *shape,
        *[""] * (height - len(shape)),
        *patch_words(letter).split(", ", 1),
    ]
    if names is None:
        return lines
    reason = why_not_buyable(position, letter)
    if reason is not None:
        return [*lines, reason]
    account = consequence(position, letter)
    lines.append(f"-> space {account.time}, {counted(account.buttons, 'button')}")
    if account.special_patch:
        lines.append("   a special patch")
    lines.append(f"   {next_words(account, names)}")
    return lines


def _pass_line(position: Position, names: Names) -> str:
    account = consequence(position, None)
    special = ", a special patch" if account.special_patch else ""
    has = counted(account.buttons, "button")
    return f"pass -> space {account.time}, {has}{special}, {next_words(account, names)}"


def draw_time_board(
    position: Position, paper: Paper, signs: str = "12", marker: int | None = None
) -> list[str]:
    """The spaces 0 to 53 as a line, folded where the paper ends, tokens above and numbers below.

    `signs` stand for the two tokens; the Automa's `marker`, while it lies there, is an M above.
    """
    left = special_patches_left(position)
    marks = "".join(_mark(space, left) for space in range(LAST_SPACE + 1))
    above = _tokens(position, signs)
    legend = "Time board: o income, + special patch"
    if marker is not None:
        above.insert(0, f"{'':{marker}}M".ljust(LAST_SPACE + 1))
        legend += ", M marker of the Automa"
    width = paper.width - len(_MARGIN) - 1
    lines = [legend]
    for start in range(0, len(marks), width):
        stop = min(start + width, len(marks))
        rows = [row[start:stop] for row in (*above, marks)]
        rows.append(_numbers(start, stop))
        lines += [f"{_MARGIN}{row.rstrip()}" for row in rows if row.strip()]
    return lines


def _numbers(start: int, stop: int) -> str:
    """The numbers of the income marks from `start` on and before `stop`, each below its mark."""
    line = ""
    for space in (0, *INCOME_MARKS):
        if start <= space < stop:
            line = line.ljust(space - start) + str(space)
    return line


def _tokens(position: Position, signs: str) -> list[str]:
    """The rows above the time board; on one space the token on top stands above the other."""
    first, second = (player.time for player in position.players)
    rows = [[" "] * (LAST_SPACE + 1) for _ in range(2)]
    rows[1][first], rows[1][second] = signs[0], signs[1]
    if first == second:
        rows[0][first], rows[1][first] = signs[position.turn - 1], signs[2 - position.turn]
    return ["".join(row) for row in rows]


def _mark(space: int, special_patches: Sequence[int]) -> str:
    if space in INCOME_MARKS:
        return "o"
    return "+" if space in special_patches else "-"
