"""Reasons for a move: its most important facts, and the differences from another move.

All functions are pure. Positions are those of the table; `alone` marks a game against the Automa,
which has no quilt.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from quiltbee.review.evaluation import Evaluation
from quiltbee.review.facts import (
    AvoidsHoles,
    Completes7x7,
    Costs,
    Denies7x7,
    Earns,
    EndsGame,
    Fact,
    FillsHole,
    MakesHoles,
    MovesAgain,
    Nears7x7,
    NothingElse,
    OnePiece,
    Payday,
    PaysBack,
    ProvenLoss,
    ProvenWin,
    TakesSpecialPatch,
    holes,
    is_one_piece,
    masks_that_fit,
    places_without_holes,
)
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    PASS,
    PATCHES,
    Consequence,
    Move,
    Pass,
    PlacePatch,
    Position,
    Seat,
    special_patches_crossed,
)
from quiltbee.rules.grid import missing_to_7x7
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

MOST = 2
"""The most facts shown about a move."""

NEAR_7X7 = 12
"""The most missing spaces at which a 7x7 square is worth mentioning."""

RARE = 1 / 2
"""The largest share of places without a hole at which avoiding one is worth mentioning."""


# About one move


def reasons_for(
    table: Position,
    move: Move,
    value: Evaluation | None = None,
    *,
    alone: bool = False,
    points: int = 0,
) -> tuple[Fact, ...]:
    """Return at most two facts that speak most for a legal move; `value` is the move's value."""
    known = facts_of(table, move, alone=alone, points=points)
    facts = [*proven_facts(value, table.turn), *(fact for fact in known if not fact.is_drawback)]
    return tuple(facts[:MOST])


def facts_of(
    table: Position, move: Move, *, alone: bool = False, points: int = 0
) -> tuple[Fact, ...]:
    """Return all facts about a legal move that follow from the rules, the most important first.

    `points` are the second seat's compensation.
    """
    after = table.play(move)
    found = [*_of_action(table, move, alone), *_of_quilt(table, move, after)]
    if after.is_over and not alone:
        first, second = after.scores
        scores = first, second + points
        found.append(EndsGame(scores[table.turn.index], scores[table.turn.other.index]))
    return tuple(sorted(found, key=lambda fact: fact.rank))


def proven_facts(value: Evaluation | None, seat: Seat) -> Iterator[Fact]:
    """Yield the win or the loss that an engine has proven, if any."""
    if value is None or not value.is_proven:
        return
    points = int(abs(value.margin))
    yield ProvenWin(points) if value.chance_of(seat) > 0.5 else ProvenLoss(points)


def _of_action(table: Position, move: Move, alone: bool) -> Iterator[Fact]:
    if isinstance(move, PlacePatch):
        brings = table.consequence(move.letter)
        patch = PATCHES[move.letter]
        paydays = sum(mark > table.mover.time for mark in INCOME_MARKS)
        if patch.income and paydays:
            yield PaysBack(patch.buttons, patch.income, paydays, patch.income * paydays)
        else:
            yield Costs(patch.buttons, patch.squares, -POINTS_PER_EMPTY_SPACE * patch.squares)
        yield from _of_time(table, brings)
        if not alone:
            yield from _denied(table, move.letter)
    elif isinstance(move, Pass):
        brings = table.consequence(None)
        yield Earns(brings.earned)
        yield from _of_time(table, brings)
        if table.legal_moves() == [PASS]:
            yield NothingElse()


def _of_time(table: Position, brings: Consequence) -> Iterator[Fact]:
    other = table.opponent.time
    if brings.special_patch:
        ahead = max(table.mover.time, other)
        mark = special_patches_crossed(table.board, ahead, brings.time)[0]
        yield TakesSpecialPatch(mark - other)
    if brings.next is table.turn and not brings.over:
        yield MovesAgain(other - brings.time)
    if brings.income:
        yield Payday(brings.income, len(brings.income_marks))


def _denied(table: Position, letter: str) -> Iterator[Fact]:
    other, patch = table.opponent, PATCHES[letter]
    filled = other.quilt.filled
    missing = missing_to_7x7(filled)
    if (
        table.special_tile is None
        and missing <= patch.squares
        and patch.buttons <= other.buttons
        and other.time < LAST_SPACE
        and any(missing_to_7x7(filled | mask) == 0 for mask in masks_that_fit(filled, letter))
    ):
        yield Denies7x7(missing)


def _of_quilt(table: Position, move: Move, after: Position) -> Iterator[Fact]:
    if isinstance(move, Pass):
        return
    before, filled = table.mover.quilt.filled, after.players[table.turn.index].quilt.filled
    if after.special_tile is not table.special_tile:
        yield Completes7x7(SPECIAL_TILE_POINTS)
    elif table.special_tile is None:
        missing = missing_to_7x7(filled)
        if missing < missing_to_7x7(before) and missing <= NEAR_7X7:
            yield Nears7x7(missing)
    if is_one_piece(filled) and after.players[table.turn.index].quilt.empty_spaces:
        yield OnePiece(after.players[table.turn.index].quilt.empty_spaces)
    if after.players[table.turn.index].time == LAST_SPACE:
        return  # nothing more is placed, so holes don't matter
    there = holes(before, after.ring)
    if isinstance(move, PlacePatch):
        yield from _of_holes(move.letter, before, filled, there, after.ring)
    elif move.mask & there:
        yield FillsHole(there.bit_count() - 1)


def _of_holes(letter: str, before: int, filled: int, there: int, ring: str) -> Iterator[Fact]:
    if made := holes(filled, ring) & ~there:
        yield MakesHoles(made.bit_count())
        return
    places = len(masks_that_fit(before, letter))
    clean = places_without_holes(before, letter, ring)
    if clean < RARE * places:
        yield AvoidsHoles(clean, places)


# About two moves


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that only one of two moves has: the better one, or the one that was made.

    `share` is how much of the loss it explains, None if unmeasured.
    """

    of: Literal["better", "mine"]
    fact: Fact
    share: float | None = None


@dataclass(frozen=True, slots=True)
class Loss:
    """The loss by a move: points, with one decimal, and the chance to win per mille.

    Never less than 0: a move that looks better than the engine's own counts as equal to it.
    """

    points: float
    chance: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """The differences between two moves, and the loss if known."""

    reasons: tuple[Reason, ...]
    loss: Loss | None


def compared(
    table: Position,
    mine: Move,
    better: Move,
    loss: Loss | None = None,
    *,
    alone: bool = False,
    points: int = 0,
) -> Comparison:
    """Compare two legal moves by the rules: what mine lacks, and its worst drawback.

    The reasons are at most two facts together. `points` are the second seat's compensation.
    """
    of_mine, of_better = (
        facts_of(table, move, alone=alone, points=points) for move in (mine, better)
    )
    gains = [each for each in of_better if not each.is_drawback and _is_more(each, of_mine)]
    against = [each for each in of_mine if each not in of_better and _is_worse(each, of_better)]
    drawbacks = [Reason("mine", fact) for fact in against[-1:]]
    advantages = [Reason("better", fact) for fact in gains[: MOST - len(drawbacks)]]
    return Comparison((*advantages, *drawbacks), loss)


def _is_more(fact: Fact, others: Iterable[Fact]) -> bool:
    """Return whether no other fact of its kind is as large."""
    return all(_size(fact) > _size(other) for other in others if type(other) is type(fact))


def _size(fact: Fact) -> int:
    """Return a number to compare facts of a kind by; 0 where they have none."""
    match fact:
        case Payday(size, _) | Earns(size) | MakesHoles(size):
            return size
        case Nears7x7(missing):
            return -missing
        case EndsGame(mine, theirs):
            return mine - theirs
        case PaysBack():
            return fact.gain
        case Costs():
            return fact.points - fact.cost
    return 0


def _is_worse(fact: Fact, others: Iterable[Fact]) -> bool:
    """Return whether a fact about my move is a drawback beside those of the better one."""
    if isinstance(fact, PaysBack | Costs):
        return any(
            other.gain > fact.gain for other in others if isinstance(other, PaysBack | Costs)
        )
    return fact.is_drawback and _is_more(fact, others)


def loss_between(better: Evaluation, mine: Evaluation, seat: Seat) -> Loss:
    """Return a player's loss by the engine's values of two moves."""
    points, chance = mine.lost_against(better, seat)
    return Loss(round(points, 1), round(1000 * chance))
