"""Why one move is better than another: which single change would undo the difference.

Both moves are played, and an engine evaluates the two positions. Then it evaluates the same two
with one thing changed (`imagined`), always within the same limits. The *share* of a thing, which is
what it explains, is how much the difference shrinks when it is changed:

- a *part* of what the moves do (income, buttons, time, the covered spaces, the ring) is exchanged
  between the two positions, in both directions, and the mean is taken;
- a *patch* is moved to the end of the ring in both;
- *spaces* of the quilt are covered in both;
- the *special tile* counts seven points times the difference in the chance of having it, as
  forecast.

A reason is told only if it is true by the rules; its share says how much it matters.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from quiltbee.players import Limits
from quiltbee.review.accounts import account_of
from quiltbee.review.comparing import Choice, Comparing
from quiltbee.review.facts import (
    CoversMore,
    Fact,
    Gives,
    KeepsPlace,
    LeadsTo,
    LessTime,
    MoreButtons,
    MoreIncome,
    PaysFor,
    SmallThings,
)
from quiltbee.review.game_review import Account
from quiltbee.review.gaps import gaps
from quiltbee.review.imagined import without_special_patch
from quiltbee.review.questions import Asking
from quiltbee.review.quilts import holes, masks_that_fit
from quiltbee.review.reasons import Reason
from quiltbee.rules import (
    INCOME_MARKS,
    PATCHES,
    Move,
    PlacePatch,
    Position,
    Seat,
    Stage,
    play,
)
from quiltbee.rules.outcome import POINTS_PER_EMPTY_SPACE

HALF = 0.5
"""The share of a difference that makes something its cause."""

WORTH_TELLING = 0.25
"""A reason that explains less is left out."""

PARTS_NAMED = frozenset(
    (
        "more-income",
        "more-buttons",
        "pays-for",
        "less-time",
        "moves-again",
        "special-patch",
        "covers-more",
    )
)
"""Reasons that are separate parts of what the moves do, so that their shares add up."""

_GAPS = 2
_PATCHES = 3


@dataclass(frozen=True, slots=True)
class Explanation:
    """The reasons, the most telling first, and where the points went; neither if too few are known.

    `all_reasons` includes those that are left out.
    """

    reasons: tuple[Reason, ...] = ()
    account: Account | None = None
    all_reasons: tuple[Reason, ...] = ()


def explained(choice: Choice, limits: Limits) -> Asking[Explanation]:
    """Why the better of two moves is better; asks some 10 to 25 questions, each within `limits`."""
    comparing = Comparing(choice, limits)
    if not (yield from comparing.begin()):
        return Explanation()
    is_place = _is_same_patch(choice)
    reasons = [*_of_tile(comparing)]
    if is_place:
        reasons += yield from _of_places(comparing)
    else:
        yield from comparing.ask_about_parts()
        reasons += _of_parts(comparing)
        if comparing.parts.get("quilt", 0) >= WORTH_TELLING * comparing.difference:
            reasons += yield from _of_holes(comparing)
    reasons += yield from _of_patches(comparing)
    account = account_of(comparing, is_place=is_place)
    return Explanation(chosen(reasons), account, tuple(reasons))


def chosen(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons to tell: the two that explain most, or one and a sum of small things."""
    told: list[Reason] = []
    for reason in sorted(reasons, key=_telling, reverse=True):
        if (reason.share or 0) >= WORTH_TELLING and len(told) < 2 and not _repeats(reason, told):
            told.append(reason)
    if not names_a_cause(told):
        told = [*told[:1], Reason("better", SmallThings())]
    return tuple(told)


def _telling(reason: Reason) -> tuple[bool, float]:
    """How telling a reason is: most telling if the difference just vanishes without it.

    A share far above 1 only shows that a lot of other things speak for the other move.
    """
    share = reason.share or 0.0
    return share >= HALF, share if share <= 1 else 1 / share


def names_a_cause(told: Sequence[Reason]) -> bool:
    """Whether one of the reasons explains half of the difference, or several parts do together."""
    shares = [each.share or 0.0 for each in told]
    parts = [each.share or 0.0 for each in told if each.fact.code in PARTS_NAMED]
    return max(shares, default=0.0) >= HALF or sum(parts) >= HALF


def _repeats(reason: Reason, told: Sequence[Reason]) -> bool:
    """Whether the same reason, or one about the same patch, was given already."""
    patch = reason.fact.values.get("patch")
    return any(
        reason.fact.code == each.fact.code
        or (patch is not None and patch == each.fact.values.get("patch"))
        for each in told
    )


def _is_same_patch(choice: Choice) -> bool:
    mine, better = choice.mine, choice.better
    if isinstance(mine, PlacePatch) and isinstance(better, PlacePatch):
        return mine.letter == better.letter
    return type(mine) is type(better)


# Reasons that need no question of their own


def _of_tile(comparing: Comparing) -> Iterator[Reason]:
    """The special tile, if a move completes the square, brings it nearer or denies it."""
    share = comparing.tile / comparing.difference
    choice = comparing.choice
    for fact in choice.facts(choice.better):
        if fact.code in ("completes-7x7", "nears-7x7", "denies-7x7") and fact not in choice.facts(
            choice.mine
        ):
            yield Reason("better", fact, share)
            return


def _of_parts(comparing: Comparing) -> Iterator[Reason]:
    """What the better move gains from each part."""
    seat = comparing.seat
    its, own = (p.players[seat.index] for p in (comparing.better, comparing.mine))
    shares = {part: worth / comparing.difference for part, worth in comparing.parts.items()}
    more = its.quilt.income - own.quilt.income
    paydays = sum(mark > its.time for mark in INCOME_MARKS)
    if more > 0 and paydays:
        yield Reason("better", MoreIncome(more, paydays, more * paydays), shares.get("income"))
    if its.buttons > own.buttons:
        yield Reason("better", _buttons(comparing, its.buttons, own.buttons), shares.get("buttons"))
    if (fact := _time(comparing)) is not None:
        yield Reason("better", fact, shares.get("time"))
    spaces = own.quilt.empty_spaces - its.quilt.empty_spaces
    if spaces > 0:
        points = -POINTS_PER_EMPTY_SPACE * spaces
        yield Reason("better", CoversMore(spaces, points), shares.get("quilt"))


def _buttons(comparing: Comparing, its: int, own: int) -> Fact:
    """More buttons, and what they pay for if the line goes on to buy it."""
    for letter in _taken_next(comparing.better, comparing.choice.line_of_better, comparing.seat):
        cost = PATCHES[letter].buttons
        if own < cost <= its:
            return PaysFor(letter, cost, cost - own)
        break
    return MoreButtons(its - own)


def _time(comparing: Comparing) -> Fact | None:
    """The special patch, the double turn, or the spaces that remain."""
    choice, seat = comparing.choice, comparing.seat
    of_better = {fact.code: fact for fact in choice.facts(choice.better)}
    of_mine = {fact.code: fact for fact in choice.facts(choice.mine)}
    for code in ("special-patch", "moves-again"):
        if code in of_better and code not in of_mine:
            return of_better[code]
    spaces = comparing.mine.players[seat.index].time - comparing.better.players[seat.index].time
    return LessTime(spaces) if spaces > 0 else None


def _taken_next(position: Position, line: Sequence[Move], seat: Seat) -> Iterator[str]:
    """The patches that a player takes in a line, in order."""
    for move in line:
        if position.is_over:
            return
        if position.turn is seat and isinstance(move, PlacePatch):
            yield move.letter
        position = play(position, move)


# Reasons that are asked about


def _of_places(comparing: Comparing) -> Asking[list[Reason]]:
    """The cost of a worse place: holes, gaps, and room that a later patch needs."""
    reasons = yield from _of_holes(comparing)
    own, its = (p.players[comparing.seat.index] for p in (comparing.mine, comparing.better))
    found = gaps(own.quilt.filled, its.quilt.filled, comparing.mine.ring)
    for spaces, gap in found[:_GAPS]:
        share = yield from comparing.share_with_covered(spaces)
        reasons.append(Reason("mine", gap, share))
    for letter in _displaced(comparing):
        share = yield from comparing.share_without_patch(letter)
        reasons.append(Reason("better", KeepsPlace(letter), share))
    return reasons


def _of_holes(comparing: Comparing) -> Asking[list[Reason]]:
    """The holes that only my move makes, tested by covering them."""
    choice = comparing.choice
    facts = {fact.code: fact for fact in choice.facts(choice.mine)}
    others = {fact.code for fact in choice.facts(choice.better)}
    if "makes-holes" not in facts or "makes-holes" in others:
        return []
    index = comparing.seat.index
    there = holes(choice.table.players[index].quilt.filled, comparing.mine.ring)
    made = holes(comparing.mine.players[index].quilt.filled, comparing.mine.ring) & ~there
    share = yield from comparing.share_with_covered(
        made & ~comparing.better.players[index].quilt.filled
    )
    return [Reason("mine", facts["makes-holes"], share)]


def _displaced(comparing: Comparing) -> list[str]:
    """The patches of the better line whose places my move has covered."""
    position, found = comparing.better, list[str]()
    filled = comparing.mine.players[comparing.seat.index].quilt.filled
    for move in comparing.choice.line_of_better:
        if position.is_over:
            break
        if position.turn is comparing.seat and isinstance(move, PlacePatch) and move.mask & filled:
            found.append(move.letter)
        position = play(position, move)
    return found[:_PATCHES]


def _of_patches(comparing: Comparing) -> Asking[list[Reason]]:
    """The patches that the other side gets, or the mover."""
    reasons, seen = list[Reason](), set[str]()
    given = [] if comparing.choice.is_alone else _given(comparing)
    for letter in given[:_PATCHES]:
        seen.add(letter)
        share = yield from comparing.share_without_patch(letter)
        reasons.append(Reason("mine", Gives(letter), share))
    choice = comparing.choice
    taken = list(_taken_next(comparing.better, choice.line_of_better, comparing.seat))
    for letter in [each for each in taken[:2] if each not in seen]:
        share = yield from comparing.share_without_patch(letter)
        reasons.append(Reason("better", LeadsTo(letter), share))
    return reasons


def _given(comparing: Comparing) -> list[str]:
    """The patches that the other side can take next only after my move, those of the line first."""
    of_mine = _in_reach(comparing.mine, comparing.seat.other)
    of_better = _in_reach(comparing.better, comparing.seat.other)
    found = [letter for letter in of_mine if letter not in of_better]
    taken = list(_taken_next(comparing.mine, comparing.choice.line_of_mine, comparing.seat.other))
    return sorted(found, key=lambda letter: letter not in taken[:1])


def _in_reach(position: Position, seat: Seat) -> str:
    """The patches that a player can take in the next turn, if it is theirs."""
    if position.stage is Stage.SPECIAL_PATCH:
        position = without_special_patch(position)
    if position.is_over or position.turn is not seat:
        return ""
    player = position.mover
    return "".join(
        letter
        for letter in position.choices
        if PATCHES[letter].buttons <= player.buttons and masks_that_fit(player.quilt.filled, letter)
    )
