"""What a solo game adds in the terminal: its board, the Automa's turn, its cards and its record.

Of the cards only what the person may know is shown. The tactical deck shows the budget of the next
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
    AutomaMove,
    AutomaScore,
    AutomaTurn,
    Deck,
    Filter,
    Solo,
    automa_score,
    automa_turn,
    count_shuffles,
    outcomes_by_level,
    solo_outcome,
    solo_scores,
    unseen,
)
from quiltbee.notation import AnyMove, NotationError
from quiltbee.rules import INCOME_MARKS, PATCHES, Seat
from quiltbee.terminal.board import (
    distance,
    draw_choices,
    draw_figures,
    draw_player,
    draw_time_board,
)
from quiltbee.terminal.canvas import Canvas, beside
from quiltbee.terminal.sentences import (
    CardSentences,
    Names,
    counted,
    move_sentence,
    names_of,
    outcome_sentence,
    score_sentence,
    special_patches_left,
    turn_sentence,
)

THE_AUTOMA = "the Automa"
NEXT_BUDGET = "NextBudget"

CARD_SENTENCES = CardSentences(
    help="""
On the Automa's turn Enter, or turn, turns its card over. Until then undo is free; a takeback of
what came before a turned card makes the game practice, and the unseen cards are dealt anew.""",
    prompt="The Automa's card (Enter)",
    waits="It is the Automa's turn: Enter turns its card over.",
    not_now="It is your turn: no card is turned over now.",
    why_no_move="it is the Automa's turn, and Enter turns its card over",
    no_choice="No move can be chosen: it is the Automa's turn.",
    taken_back="The game is practice from now on, and the unseen cards are dealt anew.",
    practice="It was practice: something was taken back after a card had been turned.",
)

_SIGNS = "1A"
_KEEPS = {
    Filter.NO_OVERTAKE: "no overtaking",
    Filter.MOST_BUTTONS: "most printed buttons",
    Filter.LARGEST: "largest",
    Filter.FURTHEST: "furthest from the neutral token",
}


def names_with_automa(tags: Mapping[str, str], you: Seat | None) -> Names:
    """What the person is called, and the Automa."""
    return names_of(tags, you)[PERSON.index], THE_AUTOMA


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
        choosing = ("you", THE_AUTOMA) if is_deciding else None
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
        ("buttons", person.buttons, automa.buttons),
        ("income", person.quilt.income, "card"),
        ("empty spaces", person.quilt.empty_spaces, "-"),
        ("special tile", *("yes" if table.special_tile == seat else "-" for seat in Seat)),
        ("score" if solo.is_over else "score now", *solo_scores(solo)),
        ("on space", person.time, automa.time),
        ("income in", *(distance(table, seat, INCOME_MARKS) for seat in Seat)),
        ("special in", *(distance(table, seat, special_patches) for seat in Seat)),
    ]
    return ["", *draw_figures(rows)]


def _automa(solo: Solo) -> list[str]:
    """The Automa's level, marker, patches and cards, and the budget of the next card if public."""
    with_buttons = [letter for letter in solo.taken if PATCHES[letter].income]
    without = [letter for letter in solo.taken if not PATCHES[letter].income]
    level = f"{solo.deck.value} deck, level {solo.level.numeral} ({solo.level.name})"
    marker = (
        f"marker on {solo.level.marker}"
        if solo.is_marker_on_board
        else "its marker is off the board"
    )
    printed = sum(PATCHES[letter].income for letter in with_buttons)
    lines = [
        f"The Automa: {level}, {marker}.",
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


def _row(texts: Sequence[str]) -> str:
    return " ".join(texts) or "none"


# Turns


def _turn_sentence(solo: Solo, names: Names) -> str:
    """Whose turn it is and why, or how the game ended."""
    if solo.is_over:
        return result_sentence(solo, names)
    if not solo.is_automas_turn:
        return turn_sentence(solo.table, names)
    mine, other = solo.table.mover.time, solo.table.opponent.time
    if mine < other:
        return f"The Automa's turn: behind, on space {mine} against {other}."
    return f"The Automa's turn: both are on space {mine}, and its token lies on top."


def move_sentences(before: Solo, move: AnyMove, after: Solo, names: Names) -> list[str]:
    """What the person's move or the Automa's turn did, in the order in which it happened."""
    if isinstance(move, AutomaMove):
        return list(_automa_turn_sentences(before, automa_turn(before), after))
    return [move_sentence(before.table, move, after.table, names)]


def _automa_turn_sentences(before: Solo, turn: AutomaTurn, after: Solo) -> Iterator[str]:
    """A turn of the Automa, told as it is carried out at a table."""
    card = turn.card
    filters = ", ".join(_KEEPS[by] for by in card.filters)
    yield (
        f"The Automa turns over card {card.number}: budget {card.budget}, income {card.income};"
        f" {filters}."
    )
    yield _affordable(before.table.choices, turn)
    for step in turn.steps:
        by = _KEEPS[step.filter].capitalize()
        yield f"- {by}: " + (
            "would leave none, skipped." if step.skipped else f"leaves {_listed(step.left)}."
        )
    did = "It advances" if turn.taken is None else f"It takes {turn.taken} and moves"
    yield f"{did} from space {turn.start} to {turn.stop}."
    if turn.income_marks:
        marks = " and ".join(map(str, turn.income_marks))
        mark = "mark" if len(turn.income_marks) == 1 else "marks"
        yield f"It receives {counted(turn.income, 'button')} at the income {mark} of space {marks}."
    for space in turn.special_patches:
        yield f"The special patch of space {space} is out of the game."
    if turn.takes_special_tile:
        yield f"It reaches its marker on {before.level.marker} and gets the special tile."
    if count_shuffles((before, after)):
        yield f"The pile is empty: all {len(after.pile)} cards are shuffled into a new one."


def _affordable(choices: str, turn: AutomaTurn) -> str:
    if not choices:
        return "No patch is left."
    if not turn.affordable:
        return f"Of {_listed(choices)} it can afford none."
    return f"Of {_listed(choices)} it can afford {_listed(turn.affordable)}."


def _listed(letters: str) -> str:
    """Letters as a sentence lists them: X, E and F."""
    *others, last = list(letters)
    return f"{', '.join(others)} and {last}" if others else last


# The result


def result_sentence(solo: Solo, names: Names) -> str:
    """How a finished game ended."""
    ended = solo_outcome(solo)
    assert ended is not None
    return outcome_sentence(ended, names)


def _score_sentences(solo: Solo, names: Names) -> list[str]:
    """What both scores consist of."""
    score = automa_score(solo)
    return [
        score_sentence(solo.table, PERSON, names),
        f"The Automa: {_parts(solo, score)} = {score.total}.",
    ]


def _parts(solo: Solo, score: AutomaScore) -> str:
    """What counts at the Automa's level, and the points for each."""
    level, patches = solo.level, [PATCHES[letter] for letter in solo.taken]
    said = ["7 for the special tile"] if score.special_tile else []
    if level.per_button_held:
        said.append(counted(solo.table.players[AUTOMA.index].buttons, "button"))
    if level.per_patch_with_buttons:
        number = sum(patch.income > 0 for patch in patches)
        with_buttons = counted(number, "patch")
        said.append(f"{score.patches_with_buttons} for {with_buttons} with printed buttons")
    if level.per_button_on_patches:
        said.append(f"{score.buttons_on_patches} for the buttons printed on its patches")
    return " + ".join(said) or "no special tile, and nothing else counts at this level"


def other_levels(positions: Sequence[Solo]) -> list[str]:
    """How a finished game, given all its positions, would have ended at each other level."""
    lines = ["At the other levels the same game would have ended so:"]
    for number, ended in outcomes_by_level(positions).items():
        level = LEVELS[number]
        if level == positions[-1].level:
            continue
        person, automa = ended.scores
        result = "won" if ended.winner is PERSON else "lost"
        result += ", on equal scores" if ended.by != "score" else ""
        name = f"{level.numeral:>3} {level.name}"
        lines.append(f"{name:14} {person:>4} : {automa:<4} {result}")
    return lines


# The record of a running game


def budget_text(solo: Solo) -> str | None:
    """The public budget as the tag has it; None where no budget is public."""
    return None if solo.public_budget is None else str(solo.public_budget)


def with_budget(solo: Solo, text: str) -> Solo:
    """The position with the budget of its next card, unless it says one itself.

    Raises NotationError if no card that is left has this budget.
    """
    if solo.public_budget is not None:
        return solo
    budgets = {str(CARDS[number].budget) for number in unseen(solo)}
    if solo.deck is not Deck.TACTICAL or text not in budgets:
        what = f"no card that is left has the budget {text!r}"
        raise NotationError(f"tag {NEXT_BUDGET}", what)
    return replace(solo, shown_budget=int(text))
