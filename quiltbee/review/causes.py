"""The causes of the difference between two moves: the single changes that would undo it.

Both moves are played, and an engine evaluates the two positions. Then it evaluates the same two
with one thing changed, always within the same limits. The *share* of a thing is how much the
difference shrinks with that change:

- a *part* of what the moves do (income, buttons, time, the covered spaces, the ring) is exchanged
  between the two positions, in both directions, and the mean is taken;
- a *patch* is moved to the end of the ring in both;
- *spaces* of the quilt are covered in both;
- the *special tile* counts seven points times the difference in the chance of having it, as
  forecast;
- a *special patch* that one side gets instead of the other counts what both cover with it.

A reason is shown only if it is true by the rules; its share measures how much it matters. Events,
which happen along the better line and not along the other, come first: "you get the special patch
on 38" says more than "three spaces less far", though both are the same spaces.

An *account* splits the points of a loss by cause:

placing     the same patch, or a special one, in a worse place
timing      spaces on the time board, and whose turn it is
economy     buttons and income
special     the special tile, and special patches
patches     which patch is taken: what it covers, and what is left in the ring for both
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from quiltbee.players import Limits
from quiltbee.review.decision import Account
from quiltbee.review.document import CAUSES, Cause
from quiltbee.review.evaluation import (
    Evaluation,
    Judge,
    evaluation_if_known,
    evaluation_of_end,
)
from quiltbee.review.events import (
    SOON,
    course_of,
    moves_in_a_row,
    patches_won,
    payday,
    special_patch,
    special_tile,
)
from quiltbee.review.facts import (
    CoversMore,
    Fact,
    Gives,
    KeepsPlace,
    LessTime,
    MoreButtons,
    MoreIncome,
    PaysFor,
    SmallThings,
    gaps,
    holes,
    masks_that_fit,
)
from quiltbee.review.imagined import (
    Part,
    differing,
    exchanged,
    with_covered,
    without_patch,
    without_special_patch,
)
from quiltbee.review.reasons import Reason, facts_of
from quiltbee.rules import (
    INCOME_MARKS,
    PATCHES,
    Move,
    PlacePatch,
    Player,
    Position,
    Seat,
    Stage,
)
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

SMALLEST = 1.0
"""The least difference in points that can be explained within these limits."""

_FORECAST = 30

LINE = 14
"""The number of moves compared of both lines."""

_MOST_EXTENSIONS = 5
"""The most extensions of a shorter line."""

SPECIAL_PATCH_POINTS = -2 * POINTS_PER_EMPTY_SPACE
"""The least worth of a special patch that one side gets instead of the other."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A position of either variant, as its player sees it, and two moves in it.

    The lines are the expected continuations after each.
    """

    before: Any
    mine: Move
    better: Move
    line_of_mine: Sequence[Move] = ()
    line_of_better: Sequence[Move] = ()

    @property
    def seat(self) -> Seat:
        """The seat that had the choice."""
        return self.table.turn

    @property
    def table(self) -> Position:
        """The open part of the position."""
        table: Position = self.before.table
        return table

    @property
    def is_alone(self) -> bool:
        """True against the Automa, which has no quilt and chooses by its cards."""
        return len(self.before.seats) == 1


class Comparing:
    """The two positions after a choice, with an engine's values of them and of imagined ones."""

    def __init__(self, judge: Judge, choice: Choice, limits: Limits) -> None:
        self._judge, self._limits = judge, limits
        self.choice, self.seat = choice, choice.seat
        self._mine = choice.before.play(choice.mine)
        self.mine = self._mine.table
        self.better = choice.before.play(choice.better).table
        self._worth: dict[Position, float] = {}
        self.difference = 0.0
        self.tile = 0.0
        self.parts: dict[Part, float] = {}
        self.special = 0.0

    def _facts(self, move: Move) -> dict[str, Fact]:
        facts = facts_of(self.choice.table, move, alone=self.choice.is_alone)
        return {fact.code: fact for fact in facts}

    # Asking

    async def begin(self) -> bool:
        """Ask for the values of both positions; return whether they differ by enough.

        If so, the facts and the courses of both moves are known afterwards, too.
        """
        better = await self._weighed(self.better, _FORECAST)
        mine = await self._weighed(self.mine, _FORECAST)
        if better is None or mine is None:
            return False
        self.difference = better.margin_of(self.seat) - mine.margin_of(self.seat)
        self._worth[self.better] = better.margin_of(self.seat)
        self._worth[self.mine] = mine.margin_of(self.seat)
        if better.special_tile is not None and mine.special_tile is not None:
            own, other = self.seat.index, self.seat.other.index
            won = better.special_tile[own] - mine.special_tile[own]
            kept = mine.special_tile[other] - better.special_tile[other]
            self.tile = SPECIAL_TILE_POINTS * (won + kept)
        if self.difference < SMALLEST:
            return False
        self.choice = replace(
            self.choice,
            line_of_mine=await self._continued(self.mine, self.choice.line_of_mine),
            line_of_better=await self._continued(self.better, self.choice.line_of_better),
        )
        choice = self.choice
        self.course_of_mine = course_of(choice.table, (choice.mine, *choice.line_of_mine))
        self.course_of_better = course_of(choice.table, (choice.better, *choice.line_of_better))
        self.facts_of_mine = self._facts(choice.mine)
        self.facts_of_better = self._facts(choice.better)
        return True

    async def _continued(self, position: Position, line: Sequence[Move]) -> Sequence[Move]:
        """Extend a line that is too short to compare."""
        line = list(line[:LINE])
        for move in line:
            position = position.play(move)
        for _ in range(_MOST_EXTENSIONS):
            if len(line) >= LINE or position.is_over or self.choice.is_alone:
                break
            info = await self._judge.ask(position, self._limits)
            for move in () if info is None else info.pv[: LINE - len(line)]:
                line.append(move)
                position = position.play(move)
        return tuple(line)

    async def ask_about_parts(self) -> None:
        """Exchange each part that differs, in both directions."""
        seat, mine, better = self.seat, self.mine, self.better
        for part in differing(better, mine, seat):
            gained = await self._margin(exchanged(mine, better, seat, (part,)))
            lost = await self._margin(exchanged(better, mine, seat, (part,)))
            if gained is not None and lost is not None:
                self.parts[part] = (gained - self._worth[mine] + self._worth[better] - lost) / 2
        for position, sign in ((better, 1), (mine, -1)):
            if position.stage is Stage.SPECIAL_PATCH:
                without = await self._margin(without_special_patch(position))
                if without is not None:
                    self.special += sign * (self._worth[position] - without)

    async def share_without_patch(self, letter: str) -> float:
        """Return the share of the difference that vanishes without a patch."""
        return await self._share(lambda position: without_patch(position, letter))

    async def share_with_covered(self, spaces: int) -> float:
        """Return the share of the difference that vanishes once spaces are covered."""
        return await self._share(lambda position: with_covered(position, self.seat, spaces))

    async def _share(self, changed: Callable[[Position], Position]) -> float:
        better = await self._margin(changed(self.better))
        mine = await self._margin(changed(self.mine))
        if better is None or mine is None:
            return 0.0
        return 1 - (better - mine) / self.difference

    async def _margin(self, position: Position) -> float | None:
        if position in self._worth:
            return self._worth[position]
        value = await self._weighed(position)
        if value is None:
            return None
        self._worth[position] = value.margin_of(self.seat)
        return self._worth[position]

    async def _weighed(self, position: Position, forecast: int = 0) -> Evaluation | None:
        whole = position
        if self.choice.is_alone:  # everything except the quilts is the same after both moves
            whole = replace(self._mine, table=position)
        if position.is_over:
            return evaluation_of_end(whole)
        seat = self.seat if self.choice.is_alone else position.turn
        return evaluation_if_known(await self._judge.ask(whole, self._limits, forecast), seat)


HALF = 0.5
"""The share of a difference that makes something its cause."""

WORTH_TELLING = 0.25
"""The least share of a reason that is shown."""

HARDLY = 0.1
"""The least share of an event that is shown."""

_GAPS = 2
_PATCHES = 3


@dataclass(frozen=True, slots=True)
class Explanation:
    """The reasons, the most telling first, and an account of the points; empty if unknown.

    `choice` has the lines that were compared, and `all_reasons` includes those that are left out.
    """

    choice: Choice
    reasons: tuple[Reason, ...] = ()
    account: Account | None = None
    all_reasons: tuple[Reason, ...] = ()


async def explained(judge: Judge, choice: Choice, limits: Limits) -> Explanation:
    """Explain why the better of two moves is better, by 10 to 25 searches within `limits`."""
    comparing = Comparing(judge, choice, limits)
    if not await comparing.begin():
        return Explanation(choice)
    is_place = _is_same_patch(choice)
    reasons = [*_of_tile(comparing)]
    if is_place:
        reasons += await _of_places(comparing)
    else:
        await comparing.ask_about_parts()
        reasons += _of_parts(comparing)
        if comparing.parts.get("quilt", 0) >= WORTH_TELLING * comparing.difference:
            reasons += await _of_holes(comparing)
    patch = special_patch(comparing.course_of_better, comparing.course_of_mine, comparing.seat)
    if patch is not None:  # both sides' spaces count
        reasons.append(Reason("better", patch, SPECIAL_PATCH_POINTS / comparing.difference))
    reasons += await _of_patches(comparing)
    account = account_of(comparing, is_place=is_place)
    return Explanation(comparing.choice, choose(reasons), account, tuple(reasons))


def choose(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Choose the two reasons to show, those for the better move first; SmallThings if none.

    A 7x7 square is always among them, then the most telling event, then the largest share. Where no
    event explains enough, the best of them comes last if there is room.
    """
    ranked = sorted(reasons, key=_rank, reverse=True)
    events = [each for each in ranked if each.fact.is_event and (each.share or 0) >= HARDLY]
    enough = [each for each in ranked if (each.share or 0) >= WORTH_TELLING]
    squares = [each for each in events if each.fact.code.endswith("s-7x7")]
    first = [each for each in events if each in enough][:1]
    kept: list[Reason] = []
    for reason in (*squares, *first, *enough, *events):
        if len(kept) < 2 and not _repeats(reason, kept):
            kept.append(reason)
    kept.sort(key=lambda reason: reason.of == "mine")
    return tuple(kept) or (Reason("better", SmallThings()),)


def _rank(reason: Reason) -> tuple[bool, float]:
    """Rank a reason by its share; first those without which about half the difference is gone.

    A share far above 1 only shows that much else speaks for the other move.
    """
    share = reason.share or 0.0
    return share >= HALF, share if share <= 1 else 1 / share


def _repeats(reason: Reason, others: Sequence[Reason]) -> bool:
    patch = reason.fact.values.get("patch")
    return any(
        reason.fact.code == each.fact.code
        or (patch is not None and patch == each.fact.values.get("patch"))
        for each in others
    )


def _is_same_patch(choice: Choice) -> bool:
    mine, better = choice.mine, choice.better
    if isinstance(mine, PlacePatch) and isinstance(better, PlacePatch):
        return mine.letter == better.letter
    return type(mine) is type(better)


# Reasons without further questions


def _of_tile(comparing: Comparing) -> Iterator[Reason]:
    """Yield the reason about the special tile: a 7x7 square completed, brought nearer or denied."""
    share = comparing.tile / comparing.difference
    of_mine = comparing.facts_of_mine
    of_better = {
        code: fact for code, fact in comparing.facts_of_better.items() if of_mine.get(code) != fact
    }
    decided = special_tile(comparing.course_of_better, comparing.course_of_mine, comparing.seat)
    if completes := of_better.get("completes-7x7"):
        yield Reason("better", completes, share)
    elif decided is not None:
        speaks_for, fact = decided
        yield Reason("better" if speaks_for else "mine", fact, share)
    elif nears := of_better.get("nears-7x7") or of_better.get("denies-7x7"):
        yield Reason("better", nears, share)


def _of_parts(comparing: Comparing) -> Iterator[Reason]:
    """Yield a reason for each part of the position in which the better move gains."""
    seat = comparing.seat
    better, mine = (p.players[seat.index] for p in (comparing.better, comparing.mine))
    shares = {part: worth / comparing.difference for part, worth in comparing.parts.items()}
    if (income := _income(comparing, better, mine)) is not None:
        yield Reason("better", income, shares.get("income"))
    if better.buttons > mine.buttons:
        yield Reason(
            "better", _buttons(comparing, better.buttons, mine.buttons), shares.get("buttons")
        )
    if (fact := _time(comparing)) is not None:
        yield Reason("better", fact, shares.get("time"))
    spaces = mine.quilt.empty_spaces - better.quilt.empty_spaces
    if spaces > 0:
        points = -POINTS_PER_EMPTY_SPACE * spaces
        yield Reason("better", CoversMore(spaces, points), shares.get("quilt"))


def _income(comparing: Comparing, better: Player, mine: Player) -> Fact | None:
    """Describe more income: by the next payday that shows it, else by what it brings in all."""
    more = better.quilt.income - mine.quilt.income
    paydays = sum(mark > better.time for mark in INCOME_MARKS)
    if more <= 0 or not paydays:
        return None
    larger = payday(comparing.course_of_better, comparing.course_of_mine, comparing.seat)
    return larger or MoreIncome(more, paydays, more * paydays)


def _buttons(comparing: Comparing, better: int, mine: int) -> Fact:
    """Describe more buttons: by the next purchase, if it needs them, else by their number."""
    taken, seat = comparing.course_of_better.taken, comparing.seat
    later = (letter for letter, by in taken.items() if by.seat is seat and 0 < by.step < SOON)
    letter = next(later, None)
    if letter is not None:
        cost, otherwise = PATCHES[letter].buttons, comparing.course_of_mine.taken.get(letter)
        short = cost - (taken[letter].purse - (better - mine))
        if short > 0 and (otherwise is None or otherwise.seat is not seat):
            return PaysFor(letter, cost, short)
    return MoreButtons(better - mine)


def _time(comparing: Comparing) -> Fact | None:
    """Describe less time: by the special patch, the moves in a row, or the spaces."""
    seat, of_mine, of_better = comparing.seat, comparing.facts_of_mine, comparing.facts_of_better
    better, mine = comparing.course_of_better, comparing.course_of_mine
    if "special-patch" in of_better and "special-patch" not in of_mine:
        return of_better["special-patch"]
    if not comparing.choice.is_alone and (row := moves_in_a_row(better, mine)) is not None:
        return row
    if "moves-again" in of_better and "moves-again" not in of_mine:
        return of_better["moves-again"]
    spaces = comparing.mine.players[seat.index].time - comparing.better.players[seat.index].time
    return LessTime(spaces) if spaces > 0 else None


# Reasons with further questions


async def _of_places(comparing: Comparing) -> list[Reason]:
    """Find the cost of a worse place: holes, gaps, and room that a later patch needs."""
    reasons = await _of_holes(comparing)
    mine, better = (p.players[comparing.seat.index] for p in (comparing.mine, comparing.better))
    found = gaps(mine.quilt.filled, better.quilt.filled, comparing.mine.ring)
    for spaces, gap in found[:_GAPS]:
        share = await comparing.share_with_covered(spaces)
        reasons.append(Reason("mine", gap, share))
    for letter in _displaced(comparing):
        share = await comparing.share_without_patch(letter)
        reasons.append(Reason("better", KeepsPlace(letter), share))
    return reasons


async def _of_holes(comparing: Comparing) -> list[Reason]:
    """Find the holes that only my move makes, and cover them to measure their share."""
    facts, choice = comparing.facts_of_mine, comparing.choice
    if "makes-holes" not in facts or "makes-holes" in comparing.facts_of_better:
        return []
    index = comparing.seat.index
    there = holes(choice.table.players[index].quilt.filled, comparing.mine.ring)
    made = holes(comparing.mine.players[index].quilt.filled, comparing.mine.ring) & ~there
    share = await comparing.share_with_covered(made & ~comparing.better.players[index].quilt.filled)
    return [Reason("mine", facts["makes-holes"], share)]


def _displaced(comparing: Comparing) -> list[str]:
    """Return the patches of the better line whose places my move has covered."""
    position, found = comparing.better, list[str]()
    filled = comparing.mine.players[comparing.seat.index].quilt.filled
    for move in comparing.choice.line_of_better:
        if position.is_over:
            break
        if position.turn is comparing.seat and isinstance(move, PlacePatch) and move.mask & filled:
            found.append(move.letter)
        position = position.play(move)
    return found[:_PATCHES]


async def _of_patches(comparing: Comparing) -> list[Reason]:
    reasons, seen = list[Reason](), set[str]()
    given = [] if comparing.choice.is_alone else _given(comparing)
    for letter in given[:_PATCHES]:
        seen.add(letter)
        share = await comparing.share_without_patch(letter)
        reasons.append(Reason("mine", Gives(letter), share))
    better, mine = comparing.course_of_better, comparing.course_of_mine
    won = [each for each in patches_won(better, mine, comparing.seat) if each.patch not in seen]
    for fact in won[:_PATCHES]:
        share = await comparing.share_without_patch(fact.patch)
        reasons.append(Reason("better", fact, share))
    return reasons


def _given(comparing: Comparing) -> list[str]:
    """Return the patches that the other side takes after my move, and can take next only then."""
    other = comparing.seat.other
    of_mine, of_better = _in_reach(comparing.mine, other), _in_reach(comparing.better, other)
    taken = {letter for letter, by in comparing.course_of_mine.taken.items() if by.seat is other}
    taken -= {letter for letter, by in comparing.course_of_better.taken.items() if by.seat is other}
    return [letter for letter in of_mine if letter in taken and letter not in of_better]


def _in_reach(position: Position, seat: Seat) -> str:
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


# Accounts


def account_of(comparing: Comparing, *, is_place: bool) -> Account:
    """Split the difference in points by cause; no part is negative.

    A patch in a worse place is `placing`, except for what the special tile is then worth. Otherwise
    the difference is shared among the reasons for the better move, in proportion to their worth;
    the reasons for mine have already been weighed against them.
    """
    parts, difference = comparing.parts, comparing.difference
    if is_place:
        special = min(max(comparing.tile, 0.0), difference)
        found: dict[Cause, float] = {"placing": difference - special, "special": special}
    else:
        special = parts.get("tile", 0.0) + comparing.special
        found = {
            "timing": parts.get("time", 0.0) - comparing.special,
            "economy": parts.get("income", 0.0) + parts.get("buttons", 0.0),
            "special": special,
            "patches": parts.get("quilt", 0.0) + parts.get("ring", 0.0),
        }
    return scale(
        MappingProxyType({each: max(found.get(each, 0.0), 0.0) for each in CAUSES}), difference
    )


def scale(account: Account, points: float) -> Account:
    """Scale an account to add up to `points`; an empty one gives all to `patches`."""
    whole = sum(account.values())
    if not whole:
        return MappingProxyType(dict.fromkeys(CAUSES, 0.0) | {"patches": points})
    return MappingProxyType({cause: worth * points / whole for cause, worth in account.items()})
