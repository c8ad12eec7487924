"""The Automa's turn: turn over a card, choose a patch by it, move the token."""

from collections.abc import Iterator
from dataclasses import dataclass

from quiltbee.automa.cards import Card, Filter
from quiltbee.rules import LAST_SPACE, PATCHES, Position, Seat, special_patches_crossed
from quiltbee.rules.time_board import income_marks_crossed

PERSON = Seat.FIRST
AUTOMA = Seat.SECOND


@dataclass(frozen=True, slots=True)
class Step:
    """The effect of one filter: `left` are the letters that remain.

    A filter that would leave none is skipped: then all of them remain.
    """

    filter: Filter
    left: str
    skipped: bool


@dataclass(frozen=True, slots=True)
class AutomaTurn:
    """One turn of the Automa, step by step.

    `affordable` are the letters within the card's budget, in choosing order, and `steps` the
    filters that were needed. `taken` is None if it could afford nothing and advanced instead. The
    token moves from space `start` to `stop`. `income` counts the buttons from all `income_marks`,
    and `special_patches` are the marks whose special patch leaves the game.
    """

    card: Card
    affordable: str
    steps: tuple[Step, ...]
    taken: str | None
    start: int
    stop: int
    income_marks: tuple[int, ...]
    income: int
    special_patches: tuple[int, ...]
    reaches_marker: bool
    takes_special_tile: bool


def turn_by(card: Card, table: Position, marker: int) -> AutomaTurn:
    """Return the turn that follows from a card, with the level's marker on this space."""
    person, automa = table.players[PERSON.index], table.players[AUTOMA.index]
    affordable = "".join(x for x in table.choices if PATCHES[x].buttons <= card.budget)
    steps = tuple(_filtered(affordable, card, table))
    left = steps[-1].left if steps else affordable
    taken = left or None
    stop = person.time + 1 if taken is None else automa.time + PATCHES[taken].time
    stop = min(stop, LAST_SPACE)
    marks = income_marks_crossed(automa.time, stop)
    reaches_marker = automa.time < marker <= stop
    return AutomaTurn(
        card=card,
        affordable=affordable,
        steps=steps,
        taken=taken,
        start=automa.time,
        stop=stop,
        income_marks=marks,
        income=card.income * len(marks),
        special_patches=special_patches_crossed(table.board, max(automa.time, person.time), stop),
        reaches_marker=reaches_marker,
        takes_special_tile=reaches_marker and table.special_tile is None,
    )


def _filtered(left: str, card: Card, table: Position) -> Iterator[Step]:
    for by in card.filters:
        if len(left) <= 1:
            return
        kept = _kept(left, by, table)
        yield Step(by, kept or left, skipped=not kept)
        left = kept or left


def _kept(letters: str, by: Filter, table: Position) -> str:
    patches = [PATCHES[letter] for letter in letters]
    match by:
        case Filter.NO_OVERTAKE:
            person, automa = table.players[PERSON.index].time, table.players[AUTOMA.index].time
            kept = [p for p in patches if min(automa + p.time, LAST_SPACE) <= person]
        case Filter.MOST_BUTTONS:
            most = max(patch.income for patch in patches)
            kept = [patch for patch in patches if patch.income == most]
        case Filter.LARGEST:
            largest = max(patch.squares for patch in patches)
            kept = [patch for patch in patches if patch.squares == largest]
        case _:  # FURTHEST: always decides
            kept = patches[-1:]
    return "".join(patch.letter for patch in kept)
