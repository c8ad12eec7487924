"""A solo position drawn as text: the quilt, the Automa's things, next patches, time board, turn."""

import textwrap

from quiltbee.automa import AUTOMA, PERSON, Solo, solo_scores
from quiltbee.commands.board import (
    distance,
    draw_accounts,
    draw_choices,
    draw_quilt,
    draw_time_board,
)
from quiltbee.commands.solo_words import (
    THE_AUTOMA,
    level_words,
    score_sentences,
    solo_turn_sentence,
)
from quiltbee.commands.terminal import Paper, beside, printable
from quiltbee.commands.words import Names, special_patches_left
from quiltbee.rules import INCOME_MARKS, PATCHES

_NAME_COLUMNS = 23
_SIGNS = "1A"


def draw_solo(solo: Solo, names: Names, paper: Paper) -> list[str]:
    """The lines of the whole picture; of the cards only what the person may know."""
    head = printable(names[PERSON - 1], _NAME_COLUMNS)
    if not (solo.is_over or solo.is_automas_turn):
        head = paper.styled(f"{head} <", "bold")
    quilt = [head, *draw_quilt(solo.table.players[PERSON.index].quilt, paper)]
    lines = [*beside([quilt, _accounts(solo)], paper), ""]
    lines += [line for text in _automa(solo) for line in textwrap.wrap(text, paper.width)]
    lines.append("")
    if not solo.is_over:
        deciding = None if solo.is_automas_turn else ("you", THE_AUTOMA)
        marker = solo.level.marker if solo.is_marker_on_board else None
        lines += [*draw_choices(solo.table, deciding, paper), ""]
        lines += [*draw_time_board(solo.table, paper, _SIGNS, marker), ""]
    lines += textwrap.wrap(solo_turn_sentence(solo, names), paper.width)
    if solo.is_over:
        for sentence in score_sentences(solo, names):
            lines += textwrap.wrap(sentence, paper.width)
    return lines


def _accounts(solo: Solo) -> list[str]:
    table = solo.table
    person, automa = table.players
    specials = special_patches_left(table)
    rows: list[tuple[object, ...]] = [
        ("", *_SIGNS),
        ("buttons", person.buttons, automa.buttons),
        ("income", person.quilt.income, "card"),
        ("empty spaces", person.quilt.empty_spaces, "-"),
        ("special tile", *("yes" if table.special_tile == n else "-" for n in (PERSON, AUTOMA))),
        ("score" if solo.is_over else "score now", *solo_scores(solo)),
        ("on space", person.time, automa.time),
        ("income in", *(distance(table, n, INCOME_MARKS) for n in (PERSON, AUTOMA))),
        ("special in", *(distance(table, n, specials) for n in (PERSON, AUTOMA))),
    ]
    return ["", *draw_accounts(rows)]


def _automa(solo: Solo) -> list[str]:
    """What lies before the Automa: its two piles of patches, its cards, and what is public."""
    with_buttons = [letter for letter in solo.taken if PATCHES[letter].income]
    without = [letter for letter in solo.taken if not PATCHES[letter].income]
    marker = (
        f"marker on {solo.level.marker}"
        if solo.is_marker_on_board
        else "its marker is off the board"
    )
    printed = sum(PATCHES[letter].income for letter in with_buttons)
    lines = [
        f"The Automa: {level_words(solo)}, {marker}.",
        f"Its patches with printed buttons: {_row(with_buttons)}"
        + (f" ({printed} printed); " if with_buttons else "; ")
        + f"without: {_row(without)}.",
        f"Cards: {len(solo.pile)} in the pile, {len(solo.aside)} put aside unseen,"
        f" turned over: {_row(list(map(str, solo.discards)))}.",
    ]
    budget = solo.public_budget
    if budget is not None and not solo.is_over:
        lines.append(f"The next card has the budget {budget}.")
    return lines


def _row(words: list[str]) -> str:
    return " ".join(words) or "none"
