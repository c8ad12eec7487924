"""A position drawn as text: both quilts, the next patches, the time board, the turn.

Nothing depends on color: a patch is drawn with its letter, a special patch as `*`, an unknown
patch as `x`, an empty space as `.`; on the time board `o` is income and `+` a special patch.
"""

import textwrap
from collections.abc import Sequence

from quiltbee.automa import LEVELS, PERSON, Solo, outcomes_by_level
from quiltbee.notation import cell_letters, format_moves
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    PATCHES,
    SIZE,
    Consequence,
    PlacePatch,
    Position,
    Quilt,
    Seat,
    Stage,
    orient,
)
from quiltbee.terminal.canvas import Canvas, beside, level_name, printable, t, visible_width
from quiltbee.terminal.sentences import (
    Names,
    consequence_sentence,
    names_of,
    next_phrase,
    patch_figures,
    score_sentences,
    special_patches_left,
    turn_sentence,
    unaffordable,
)

_COLUMNS = "abcdefghi"
_MARGIN = "   "
_NAME_COLUMNS = 23

_SOLO_SIGNS = "1A"


def draw(position: Position | Solo, names: Names, canvas: Canvas) -> list[str]:
    """Draw a position as lines of text, without the Automa's hidden cards."""
    table, decider = position.table, position.decider
    quilts = [
        draw_player(table.players[seat.index].quilt, names[seat.index], decider is seat, canvas)
        for seat in position.seats
    ]
    lines = [*beside([*quilts, _figures(position)], canvas), ""]
    signs, marker, choosing = "12", None, names_of(table) if decider else None
    if isinstance(position, Solo):
        lines += [line for text in _automa(position) for line in canvas.wrap(text)]
        lines.append("")
        signs = _SOLO_SIGNS
        marker = position.level.marker if position.is_marker_on_board else None
        choosing = (t("terminal-you"), t("terminal-automa")) if isinstance(decider, Seat) else None
    if not position.is_over:
        lines += [*draw_choices(table, choosing, canvas), ""]
        lines += [*draw_time_board(table, canvas, signs, marker), ""]
    lines += canvas.wrap(turn_sentence(position, names))
    if position.is_over:
        for sentence in score_sentences(position, names):
            lines += canvas.wrap(sentence)
    return lines


def draw_player(quilt: Quilt, name: str, is_deciding: bool, canvas: Canvas) -> list[str]:
    """Draw a quilt below its owner's name, which is marked if they are to decide; eleven lines."""
    head = printable(name, _NAME_COLUMNS)
    if is_deciding:
        head = canvas.styled(f"{head} <", "bold")
    return [head, *_draw_quilt(quilt, canvas)]


def _draw_quilt(quilt: Quilt, canvas: Canvas) -> list[str]:
    cells = cell_letters(quilt)
    lines = [canvas.styled("  " + " ".join(_COLUMNS), "dim")]
    for row in range(SIZE):
        letters = cells[SIZE * row : SIZE * (row + 1)]
        drawn = "".join(
            canvas.styled(". ", "dim") if letter == "." else canvas.fabric(f"{letter} ", letter)
            for letter in letters
        )
        lines.append(f"{canvas.styled(str(row + 1), 'dim')} {drawn}")
    return lines


def _figures(position: Position | Solo) -> list[str]:
    table, signs = position.table, "12"
    first, second = table.players
    income, empty = str(second.quilt.income), str(second.quilt.empty_spaces)
    if position.has_cards:
        signs, income, empty = _SOLO_SIGNS, t("terminal-card"), "-"
    tile = (t("terminal-yes") if table.special_tile == seat else "-" for seat in Seat)
    special_patches = special_patches_left(table)
    rows: list[tuple[object, ...]] = [
        ("", *signs),
        (t("terminal-buttons"), first.buttons, second.buttons),
        (t("terminal-income"), first.quilt.income, income),
        (t("terminal-empty"), first.quilt.empty_spaces, empty),
        (t("terminal-tile"), *tile),
        (t("terminal-score-label" if position.is_over else "terminal-score-now"), *position.scores),
        (t("terminal-on-space"), first.time, second.time),
        (t("terminal-income-in"), *(_distance(table, seat, INCOME_MARKS) for seat in Seat)),
        (t("terminal-special-in"), *(_distance(table, seat, special_patches) for seat in Seat)),
    ]
    width = max(12, *(len(str(label)) for label, _, _ in rows))
    drawn = (f"{label!s:{width}} {mine!s:>5} {other!s:>5}" for label, mine, other in rows)
    return ["", *map(str.rstrip, drawn)]


def _distance(position: Position, seat: Seat, marks: Sequence[int]) -> str:
    """Count the spaces from a token to the next of these marks; `-` past the last."""
    time = position.players[seat.index].time
    return next((str(mark - time) for mark in marks if mark > time), "-")


def _automa(solo: Solo) -> list[str]:
    with_buttons = [letter for letter in solo.taken if PATCHES[letter].income]
    without = [letter for letter in solo.taken if not PATCHES[letter].income]
    numeral, name = solo.level.numeral, level_name(solo.level.level)
    deck = t(f"terminal-deck-{solo.deck.value}")
    level = t("terminal-level-of", deck=deck, numeral=numeral, name=name)
    marker = t("terminal-marker-off")
    if solo.is_marker_on_board:
        marker = t("terminal-marker-on", space=str(solo.level.marker))
    printed = sum(PATCHES[letter].income for letter in with_buttons)
    key = "terminal-its-patches-printed" if with_buttons else "terminal-its-patches"
    piles = {"with": _row(with_buttons), "without": _row(without)}
    lines = [
        t("terminal-the-automa", level=level, marker=marker),
        t(key, count=printed, **piles),
        t(
            "terminal-its-cards",
            pile=len(solo.pile),
            aside=len(solo.aside),
            turned=_row(list(map(str, solo.discards))),
        ),
    ]
    budget = solo.public_budget
    if budget is not None and not solo.is_over:
        lines.append(t("terminal-next-budget", budget=budget))
    return lines


def _row(texts: Sequence[str]) -> str:
    return " ".join(texts) or t("terminal-none")


def draw_patch(letter: str, code: int, canvas: Canvas) -> list[str]:
    """Draw a patch in one orientation, with its letter."""
    drawn = canvas.fabric(f"{letter} ", letter)
    rows = (row.rstrip(".") for row in orient(PATCHES[letter].drawing, code))
    lines = ["".join(drawn if cell == "#" else "  " for cell in row) for row in rows]
    return lines if canvas.colour else [line.rstrip() for line in lines]


def draw_choices(position: Position, names: Names | None, canvas: Canvas) -> list[str]:
    """Draw the next three patches with their effects, the pass, and the rest of the ring.

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
        expected = position.consequence(None)
        key = "terminal-pass-line-special" if expected.special_patch else "terminal-pass-line"
        passing = t(key, to=_to_space(expected), next=next_phrase(expected, names))
        lines += ["", *canvas.wrap(passing)]
    rest = position.ring[len(letters) :]
    if rest:
        lines += canvas.wrap(t("terminal-after-these", letters=rest))
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


def _to_space(expected: Consequence) -> str:
    return t("terminal-to-space", space=str(expected.time), count=expected.buttons)


def draw_time_board(
    position: Position, canvas: Canvas, signs: str = "12", marker: int | None = None
) -> list[str]:
    """Draw spaces 0 to 53 as a line, tokens above and numbers below, folded to the width.

    `signs` stand for the two tokens. `marker` is the space of the Automa's marker, drawn as an M
    above it, or None if no marker is on the board.
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
    """Return the numbers of the income marks from `start` to before `stop`, each below its mark."""
    line = ""
    for space in (0, *INCOME_MARKS):
        if start <= space < stop:
            line = line.ljust(space - start) + str(space)
    return line


def _tokens(position: Position, signs: str) -> list[str]:
    """Draw two rows above the time board; on a shared space the upper row has the top token."""
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


_SHAPE_COLUMNS = 12
"""The indentation plus the widest patch: five spaces of two columns each."""


def list_moves(position: Position, names: Names, canvas: Canvas) -> list[str]:
    """List every legal move under its patch, or why a patch can't be bought."""
    if position.stage is Stage.OVER:
        return [t("terminal-no-move-left")]
    moves = position.legal_moves()
    lines = [t("terminal-has-moves", name=names[position.turn.index], count=len(moves)), ""]
    if position.stage is Stage.SPECIAL_PATCH:
        return [*lines, t("terminal-special-on"), *canvas.wrap(format_moves(moves))]
    brings = consequence_sentence(position, None, names)
    lines += canvas.wrap(t("terminal-pass-brings", what=brings))
    for letter in position.choices:
        lines += ["", *list_patch(position, letter, names, canvas)]
    return lines


def list_patch(position: Position, letter: str, names: Names, canvas: Canvas) -> list[str]:
    """Describe a patch and list its placements, or why it can't be bought now."""
    reason = unaffordable(position, letter)
    if position.stage is not Stage.ACTION:
        reason = t("terminal-none-now")
    if reason is not None:
        lines = canvas.wrap(_patch_line(letter, reason))
        return [*lines, *_indented(draw_patch(letter, 0, canvas))]
    placements = [
        move
        for move in position.legal_moves()
        if isinstance(move, PlacePatch) and move.letter == letter
    ]
    fits = t("terminal-fits-nowhere")
    if placements:
        fits = t("terminal-fits-in", count=len(placements))
    lines = canvas.wrap(_patch_line(letter, fits))
    if placements:
        lines += canvas.wrap(consequence_sentence(position, letter, names))
    for code in PATCHES[letter].orientations:
        fitting = [move for move in placements if move.orientation == code]
        if fitting:
            lines += ["", *_orientation(letter, code, fitting, canvas)]
    return lines


def _patch_line(letter: str, what: str) -> str:
    return t(
        "terminal-patch-line", letter=letter, figures=", ".join(patch_figures(letter)), what=what
    )


def _orientation(letter: str, code: int, moves: list[PlacePatch], canvas: Canvas) -> list[str]:
    shape = _indented(draw_patch(letter, code, canvas))
    shape[0] += " " * (_SHAPE_COLUMNS - visible_width(shape[0]))
    width = canvas.width - _SHAPE_COLUMNS - 3
    return beside([shape, textwrap.wrap(format_moves(moves), width)], canvas)


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def other_levels(positions: Sequence[Solo]) -> list[str]:
    """Return the outcomes of a finished game at each other level, given all its positions."""
    lines = [t("terminal-other-levels")]
    for number, ended in outcomes_by_level(positions).items():
        level = LEVELS[number]
        if level == positions[-1].level:
            continue
        person, automa = ended.scores
        result = t("terminal-won" if ended.winner is PERSON else "terminal-lost")
        result += t("terminal-on-equal") if ended.by != "score" else ""
        name = f"{level.numeral:>3} {level_name(number)}"
        lines.append(f"{name:14} {person:>4} : {automa:<4} {result}")
    return lines
