"""What the command line says of a solo game in sentences."""

from collections.abc import Iterator, Sequence

from quiltbee.automa import (
    AUTOMA,
    LEVELS,
    PERSON,
    AutomaMove,
    AutomaScore,
    AutomaTurn,
    Filter,
    Solo,
    SoloMove,
    automa_score,
    automa_turn,
    outcomes_by_level,
    solo_outcome,
)
from quiltbee.commands.words import (
    Names,
    counted,
    move_sentence,
    outcome_sentence,
    score_sentence,
    turn_sentence,
)
from quiltbee.rules import PATCHES

THE_AUTOMA = "the Automa"

_KEEPS = {
    Filter.NO_OVERTAKE: "no overtaking",
    Filter.MOST_BUTTONS: "most printed buttons",
    Filter.LARGEST: "largest",
    Filter.FURTHEST: "furthest from the neutral token",
}


def level_words(solo: Solo) -> str:
    """Deck and level."""
    return f"{solo.deck.value} deck, level {solo.level.numeral} ({solo.level.name})"


def solo_turn_sentence(solo: Solo, names: Names) -> str:
    """Whose turn it is and why, or how the game ended."""
    if solo.is_over:
        return solo_result_sentence(solo, names)
    if not solo.is_automas_turn:
        return turn_sentence(solo.table, names)
    mine, other = solo.table.mover.time, solo.table.opponent.time
    if mine < other:
        return f"The Automa's turn: behind, on space {mine} against {other}."
    return f"The Automa's turn: both are on space {mine}, and its token lies on top."


def solo_result_sentence(solo: Solo, names: Names) -> str:
    """How a finished game ended."""
    ended = solo_outcome(solo)
    assert ended is not None
    return outcome_sentence(ended, names)


def score_sentences(solo: Solo, names: Names) -> list[str]:
    """What both scores are made of."""
    parts = automa_score(solo)
    return [
        score_sentence(solo.table, PERSON, names),
        f"The Automa: {_parts(solo, parts)} = {parts.total}.",
    ]


def _parts(solo: Solo, parts: AutomaScore) -> str:
    """What the Automa's level counts, with the points of each."""
    level, patches = solo.level, [PATCHES[letter] for letter in solo.taken]
    said = ["7 for the special tile"] if parts.special_tile else []
    if level.per_button_held:
        said.append(counted(solo.table.players[AUTOMA.index].buttons, "button"))
    if level.per_patch_with_buttons:
        number = sum(patch.income > 0 for patch in patches)
        said.append(f"{parts.patches_with_buttons} for {_patches(number)} with printed buttons")
    if level.per_button_on_patches:
        said.append(f"{parts.buttons_on_patches} for the buttons printed on its patches")
    return " + ".join(said) or "no special tile, and nothing else counts at this level"


def _patches(number: int) -> str:
    return counted(number, "patch")


def other_levels(positions: Sequence[Solo]) -> list[str]:
    """How a finished game would have ended at each of the other levels."""
    lines = ["At the other levels the same game would have ended so:"]
    for number, ended in outcomes_by_level(positions).items():
        level = LEVELS[number]
        if level == positions[-1].level:
            continue
        person, automa = ended.scores
        result = "won" if ended.winner == PERSON else "lost"
        result += ", on equal scores" if ended.by != "score" else ""
        name = f"{level.numeral:>3} {level.name}"
        lines.append(f"{name:14} {person:>4} : {automa:<4} {result}")
    return lines


def solo_move_sentences(before: Solo, move: SoloMove, after: Solo, names: Names) -> list[str]:
    """What a move of the person or a turn of the Automa did, in the order in which it happened."""
    if isinstance(move, AutomaMove):
        return list(turn_sentences(before, automa_turn(before), after))
    return [move_sentence(before.table, move, after.table, names)]


def turn_sentences(before: Solo, turn: AutomaTurn, after: Solo) -> Iterator[str]:
    """A turn of the Automa, told as at a table."""
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
    if turn.reaches_marker:
        what = (
            "gets the special tile"
            if turn.takes_special_tile
            else "does not get the special tile, which is taken"
        )
        yield f"It reaches its marker on {before.level.marker} and {what}."
    if len(after.pile) > len(before.pile):
        yield f"The pile is empty: all {len(after.pile)} cards are shuffled into a new one."


def _affordable(choices: str, turn: AutomaTurn) -> str:
    if not choices:
        return "No patch is left."
    if not turn.affordable:
        return f"Of {_listed(choices)} it can afford none."
    return f"Of {_listed(choices)} it can afford {_listed(turn.affordable)}."


def _listed(letters: str) -> str:
    """Letters as one says them: X, E and F."""
    *others, last = list(letters)
    return f"{', '.join(others)} and {last}" if others else last
