"""What a solo game adds in the terminal: its board, the Automa's turn, its cards and its record.

Only what the person may know of the cards is shown. The tactical deck shows the budget of the next
card; while a game runs its record keeps that budget in the tag `[NextBudget "3"]`, as it holds no
card that was not turned over.
"""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from quiltbee.automa import (
    AUTOMA,
    CARDS,
    LEVELS,
    PERSON,
    AutomaScore,
    AutomaTurn,
    Deck,
    Filter,
    Level,
    Solo,
    outcomes_by_level,
)
from quiltbee.notation import NotationError
from quiltbee.rules import INCOME_MARKS, PATCHES, AnyMove, AutomaMove, Seat
from quiltbee.terminal.board import (
    distance,
    draw_choices,
    draw_figures,
    draw_player,
    draw_time_board,
    tile_figures,
)
from quiltbee.terminal.canvas import Canvas, beside
from quiltbee.terminal.sentences import (
    CardSentences,
    Names,
    move_sentence,
    names_of,
    outcome_sentence,
    score_sentence,
    special_patches_left,
    turn_sentence,
)
from quiltbee.terminal.words import level_name, listed, t

NEXT_BUDGET = "NextBudget"

CARD_SENTENCES = CardSentences(
    help="terminal-card-help",
    prompt="terminal-card-prompt",
    waits="terminal-card-waits",
    not_now="terminal-card-not-now",
    why_no_move="terminal-card-no-move",
    no_choice="terminal-card-no-choice",
    taken_back="terminal-card-taken-back",
    practice="terminal-card-practice",
)

_SIGNS = "1A"


def _keeps(by: Filter) -> str:
    """What a filter keeps."""
    return t(f"terminal-keeps-{by.name}")


def names_with_automa(tags: Mapping[str, str], you: Seat | None) -> Names:
    """The names of the person and the Automa."""
    return names_of(tags, you)[PERSON.index], t("terminal-automa")


# The board


def draw(solo: Solo, names: Names, canvas: Canvas) -> list[str]:
    """The position of a solo game as lines of text."""
    is_deciding = not (solo.is_over or solo.is_automas_turn)
    quilt = solo.table.players[PERSON.index].quilt
    person = draw_player(quilt, names[PERSON.index], is_deciding, canvas)
    lines = [*beside([person, _figures(solo)], canvas), ""]
    lines += [line for text in _automa(solo) for line in textwrap.wrap(text, canvas.width)]
    lines.append("")
    if not solo.is_over:
        choosing = (t("terminal-you"), t("terminal-automa")) if is_deciding else None
        marker = solo.level.marker if solo.is_marker_on_board else None
        lines += [*draw_choices(solo.table, choosing, canvas), ""]
        lines += [*draw_time_board(solo.table, canvas, _SIGNS, marker), ""]
    lines += textwrap.wrap(_turn_sentence(solo, names), canvas.width)
    if solo.is_over:
        for sentence in _score_sentences(solo, names):
            lines += textwrap.wrap(sentence, canvas.width)
    return lines


def _figures(solo: Solo) -> list[str]:
    table = solo.table
    person, automa = table.players
    special_patches = special_patches_left(table)
    rows: list[tuple[object, ...]] = [
        ("", *_SIGNS),
        (t("terminal-buttons"), person.buttons, automa.buttons),
        (t("terminal-income"), person.quilt.income, t("terminal-card")),
        (t("terminal-empty"), person.quilt.empty_spaces, "-"),
        (t("terminal-tile"), *tile_figures(table.special_tile)),
        (t("terminal-score-label" if solo.is_over else "terminal-score-now"), *solo.scores),
        (t("terminal-on-space"), person.time, automa.time),
        (t("terminal-income-in"), *(distance(table, seat, INCOME_MARKS) for seat in Seat)),
        (t("terminal-special-in"), *(distance(table, seat, special_patches) for seat in Seat)),
    ]
    return ["", *draw_figures(rows)]


def _automa(solo: Solo) -> list[str]:
    """The Automa's level, marker, patches and cards, and the budget of the next card if public."""
    with_buttons = [letter for letter in solo.taken if PATCHES[letter].income]
    without = [letter for letter in solo.taken if not PATCHES[letter].income]
    numeral, name = solo.level.numeral, _name_of(solo.level)
    deck = t(f"terminal-deck-{solo.deck.value}")
    level = t("terminal-level-of", deck=deck, numeral=numeral, name=name)
    marker = t("terminal-marker-off")
    if solo.is_marker_on_board:
        marker = t("terminal-marker-on", space=str(solo.level.marker))
    printed = sum(PATCHES[letter].income for letter in with_buttons)
    lines = [
        t("terminal-the-automa", level=level, marker=marker),
        _piles(with_buttons, without, printed),
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


def _name_of(level: Level) -> str:
    return next(level_name(number) for number, each in LEVELS.items() if each == level)


def _piles(with_buttons: Sequence[str], without: Sequence[str], printed: int) -> str:
    piles = {"with": _row(with_buttons), "without": _row(without)}
    if not with_buttons:
        return t("terminal-its-patches", **piles)
    return t("terminal-its-patches-printed", count=printed, **piles)


def _row(texts: Sequence[str]) -> str:
    return " ".join(texts) or t("terminal-none")


# Turns


def _turn_sentence(solo: Solo, names: Names) -> str:
    """Whose turn it is and why, or how the game ended."""
    if solo.is_over:
        return result_sentence(solo, names)
    if not solo.is_automas_turn:
        return turn_sentence(solo.table, names)
    mine, other = solo.table.mover.time, solo.table.opponent.time
    if mine < other:
        return t("terminal-automa-behind", mine=str(mine), other=str(other))
    return t("terminal-automa-on-top", space=str(mine))


def move_sentences(before: Solo, move: AnyMove, after: Solo, names: Names) -> list[str]:
    """What the person's move or the Automa's turn did, step by step."""
    if isinstance(move, AutomaMove):
        return list(_automa_turn_sentences(before, before.automa_turn(), after))
    return [move_sentence(before.table, move, after.table, names)]


def _automa_turn_sentences(before: Solo, turn: AutomaTurn, after: Solo) -> Iterator[str]:
    """The Automa's turn, in the order one would carry it out at a table."""
    card = turn.card
    yield t(
        "terminal-turns-over",
        number=str(card.number),
        budget=card.budget,
        income=card.income,
        filters=", ".join(map(_keeps, card.filters)),
    )
    yield _affordable(before.table.choices, turn)
    for step in turn.steps:
        by = _keeps(step.filter)
        by = by[0].upper() + by[1:]
        if step.skipped:
            yield t("terminal-step-skipped", filter=by)
        else:
            yield t("terminal-step-leaves", filter=by, letters=listed(step.left))
    way = {"start": str(turn.start), "stop": str(turn.stop)}
    if turn.taken is None:
        yield t("terminal-it-advances", **way)
    else:
        yield t("terminal-it-takes", letter=turn.taken, **way)
    if turn.income_marks:
        spaces = listed(list(map(str, turn.income_marks)))
        gain = t("buttons", count=turn.income)
        yield t("terminal-it-receives", marks=len(turn.income_marks), gain=gain, spaces=spaces)
    for space in turn.special_patches:
        yield t("terminal-special-out", space=str(space))
    if turn.takes_special_tile:
        yield t("terminal-reaches-marker", space=str(before.level.marker))
    if len(after.pile) > len(before.pile):
        yield t("terminal-pile-empty", count=len(after.pile))


def _affordable(choices: str, turn: AutomaTurn) -> str:
    if not choices:
        return t("terminal-no-patch")
    if not turn.affordable:
        return t("terminal-affords-none", letters=listed(choices))
    return t("terminal-affords", letters=listed(choices), bought=listed(turn.affordable))


# The result


def result_sentence(solo: Solo, names: Names) -> str:
    """How a finished game ended."""
    ended = solo.outcome
    assert ended is not None
    return outcome_sentence(ended, names)


def _score_sentences(solo: Solo, names: Names) -> list[str]:
    """What both scores consist of."""
    score = solo.automa_score
    return [
        score_sentence(solo.table, PERSON, names),
        t("terminal-automa-score", parts=_parts(solo, score), score=str(score.total)),
    ]


def _parts(solo: Solo, score: AutomaScore) -> str:
    """What counts at the Automa's level, and the points for each."""
    level, patches = solo.level, [PATCHES[letter] for letter in solo.taken]
    said = [t("terminal-score-tile")] if score.special_tile else []
    if level.per_button_held:
        said.append(t("buttons", count=solo.table.players[AUTOMA.index].buttons))
    if level.per_patch_with_buttons:
        number = sum(patch.income > 0 for patch in patches)
        points = str(score.patches_with_buttons)
        said.append(t("terminal-with-printed", count=number, points=points))
    if level.per_button_on_patches:
        said.append(t("terminal-printed", points=str(score.buttons_on_patches)))
    return " + ".join(said) or t("terminal-counts-nothing")


def other_levels(positions: Sequence[Solo]) -> list[str]:
    """How a finished game would have ended at each other level, given all its positions."""
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


# The record of a running game


def budget_text(solo: Solo) -> str | None:
    """The public budget as the tag gives it; None if no budget is public."""
    return None if solo.public_budget is None else str(solo.public_budget)


def with_budget(solo: Solo, text: str) -> Solo:
    """The position with the budget of its next card, unless it already has one.

    Raises NotationError if no card that is left has this budget.
    """
    if solo.public_budget is not None:
        return solo
    budgets = {str(CARDS[number].budget) for number in solo.unseen}
    if solo.deck is not Deck.TACTICAL or text not in budgets:
        what = f"no card that is left has the budget {text!r}"
        raise NotationError(f"tag {NEXT_BUDGET}", what)
    return replace(solo, shown_budget=int(text))
