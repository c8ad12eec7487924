"""The Automa's turn: turn over a card, take the patch that it chooses, move the token."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from quiltbee.automa.cards import CARDS, Card, Filter
from quiltbee.automa.solo import AUTOMA, PERSON, UNKNOWN, Solo
from quiltbee.rules import (
    LAST_SPACE,
    PATCHES,
    Player,
    Position,
    RulesError,
    Stage,
    next_turn,
    special_patches_crossed,
    take_from_ring,
)
from quiltbee.rules.time_board import income_marks_crossed


@dataclass(frozen=True, slots=True)
class Step:
    """What one filter did: `left` are the letters that remain.

    A filter that would leave none is skipped: then all of them remain.
    """

    filter: Filter
    left: str
    skipped: bool


@dataclass(frozen=True, slots=True)
class AutomaTurn:
    """Everything that happens in one turn of the Automa, in order.

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


def next_card(solo: Solo) -> Card:
    """The card that the Automa turns over now; raises RulesError as `automa_turn` does."""
    if not solo.is_automas_turn:
        raise RulesError("it is not the Automa's turn")
    if solo.pile[0] == UNKNOWN:
        raise RulesError("the next card is not known")
    return CARDS[solo.pile[0]]


def automa_turn(solo: Solo) -> AutomaTurn:
    """What the Automa does now, step by step; `play_automa` then plays it.

    Raises RulesError if it is not the Automa's turn, or its next card is unknown.
    """
    table, card = solo.table, next_card(solo)
    person, automa = table.players[PERSON.index], table.players[AUTOMA.index]
    affordable = "".join(x for x in table.choices if PATCHES[x].buttons <= card.budget)
    steps = tuple(_filtered(affordable, card, table))
    left = steps[-1].left if steps else affordable
    taken = left or None
    stop = person.time + 1 if taken is None else automa.time + PATCHES[taken].time
    stop = min(stop, LAST_SPACE)
    marks = income_marks_crossed(automa.time, stop)
    reaches_marker = automa.time < solo.level.marker <= stop
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


def play_automa(solo: Solo, turn: AutomaTurn | None = None) -> Solo:
    """The position after the Automa's turn; raises RulesError as `automa_turn` does.

    Pass `turn` if that turn is known already. If it used up the pile, `is_shuffle_due` holds and
    `reshuffle` must come next.
    """
    turn = turn or automa_turn(solo)
    table = solo.table
    person, automa = table.players[PERSON.index], table.players[AUTOMA.index]
    ring = table.ring
    if turn.taken is not None:
        ring = take_from_ring(ring, turn.taken)
    over = turn.stop == person.time == LAST_SPACE
    after = Position(
        board=table.board,
        ring=ring,
        players=(person, Player(automa.quilt, automa.buttons + turn.income, turn.stop)),
        turn=next_turn(AUTOMA, turn.stop, person.time),
        stage=Stage.OVER if over else Stage.ACTION,
        special_tile=AUTOMA if turn.takes_special_tile else table.special_tile,
    )
    return replace(
        solo,
        table=after,
        pile=solo.pile[1:],
        discards=(*solo.discards, turn.card.number),
        taken=solo.taken + (turn.taken or ""),
    )


def _filtered(left: str, card: Card, table: Position) -> Iterator[Step]:
    for by in card.filters:
        if len(left) <= 1:
            return
        kept = _kept(left, by, table)
        yield Step(by, kept or left, skipped=not kept)
        left = kept or left


def _kept(letters: str, by: Filter, table: Position) -> str:
    """The letters that a filter keeps, in choosing order."""
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
