"""The review of a game as data, exchanged as JSON by the page, the server and the command line.

Margins are in points and chances from 0 to 1, both player 1's (in a solo game the person's); a
decision's losses are the mover's, and never less than 0. A pair has player 1's figure first.

A review is streamed as lines of JSON. The first is a whole `Review`, with None for unknown values;
each later one holds `Changes`, to be `applied` to it. The last line has the stage "deep" and all of
its work done.
"""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

VERSION = 2

Stage = Literal["quick", "refined", "deep"]
"""The stages of a review: a first value for all, doubtful ones searched longer, then all."""

Mark = Literal["inaccuracy", "mistake", "blunder"]

Cause = Literal["placing", "timing", "economy", "special", "patches"]
"""Causes of a loss: places of patches; time and turns; buttons and income; the special tile and
special patches; the patches that each side gets."""

CAUSES: tuple[Cause, ...] = get_args(Cause)

Pair = tuple[float, float]


class ReviewError(Exception):
    """A game that can't be analyzed, or an engine that can't do it; the message says why."""


class Value(msgspec.Struct, frozen=True):
    """The value of a position when both play well from there.

    `scores`, `empty_spaces` and `special_tile` (the chance of having it) are the values expected at
    the end of the game, None if unknown.
    """

    chance: float
    margin: float
    proven: bool
    scores: Pair | None
    empty_spaces: Pair | None
    special_tile: Pair | None


class Reason(msgspec.Struct, frozen=True):
    """A difference between the better move (`of` "better") and the actual one ("mine").

    `code` names the sentence (`reason-CODE` or `mine-CODE` of the catalog), `values` fills it.
    `share` is how much of the loss it explains, None if unmeasured.
    """

    of: Literal["better", "mine"]
    code: str
    values: dict[str, int | str]
    share: float | None


class Luck(msgspec.Struct, frozen=True):
    """The worth of a card to the person: the value after it minus the expected value."""

    points: float
    chance: float


class Marks(msgspec.Struct, frozen=True):
    """The mark of a decision by each measure."""

    points: Mark | None = None
    chance: Mark | None = None


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A move of the game, numbered as in its record; `seat` 2 of a solo game is the Automa.

    `mark` is the worse of the two `marks`. `line` begins with `best`, and is empty on the Automa's
    turns, as `luck` is None on all others. `account` splits `points_lost` by cause. A value that is
    not known yet is None.
    """

    number: int
    seat: Literal[1, 2]
    move: str
    choice: bool
    before: Value | None
    after: Value | None
    best: str | None
    line: list[str]
    points_lost: float | None
    chance_lost: float | None
    mark: Mark | None
    marks: Marks
    account: dict[Cause, float] | None
    reasons: list[Reason]
    luck: Luck | None


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """A player's figures over the decisions with a choice; `points_lost` is the mean.

    `accuracy` is from 0 to 100, None without decisions. `near_level` is the level of the computer
    that loses about as much, None for too few decisions. `luck` is None in a duel.
    """

    decisions: int
    best: int
    points_lost: float
    points_lost_total: float
    chance_lost: float
    accuracy: float | None
    near_level: int | None
    account: dict[Cause, float]
    luck: Luck | None


class Engine(msgspec.Struct, frozen=True):
    """The judge, and how many positions it has searched in all."""

    name: str
    nodes: int


class Thresholds(msgspec.Struct, frozen=True):
    """The loss that makes an inaccuracy; twice as much is a mistake, four times a blunder."""

    points: float
    chance: float


class Finest(msgspec.Struct, frozen=True):
    """A decision that lost nothing, and by how many points its patch was better than any other."""

    number: int
    points: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole review. `costliest` has the numbers of each side's costliest decisions, worst first.

    `finest` is each side's decision that gained most, None if there is none or it is unknown.
    `variant` is "duel" or "solo". `start` is the value of the first position.
    """

    version: int
    variant: str
    link: str
    stage: Stage
    done: int
    of: int
    judge: Engine
    thresholds: Thresholds
    start: Value | None
    decisions: list[Decision]
    sides: list[Side]
    costliest: list[list[int]]
    finest: list[Finest | None]


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """The changes since the previous line: the decisions that changed, and all the rest."""

    stage: Stage
    done: int
    of: int
    judge: Engine
    start: Value | None
    decisions: list[Decision]
    sides: list[Side]
    costliest: list[list[int]]
    finest: list[Finest | None]


def changes_between(old: Review, new: Review) -> Changes:
    """Return the changes that turn the older review of a game into the newer one."""
    before = {decision.number: decision for decision in old.decisions}
    fields = {name: getattr(new, name) for name in Changes.__struct_fields__}
    changed = [each for each in new.decisions if before[each.number] != each]
    return Changes(**{**fields, "decisions": changed})


def applied(review: Review, changes: Changes) -> Review:
    """Apply a line of changes to a review."""
    newer = {decision.number: decision for decision in changes.decisions}
    fields = {name: getattr(changes, name) for name in Changes.__struct_fields__}
    decisions = [newer.get(each.number, each) for each in review.decisions]
    return msgspec.structs.replace(review, **{**fields, "decisions": decisions})


def is_finished(review: Review | Changes) -> bool:
    """Return whether this is the end of a stream."""
    return review.stage == "deep" and review.done == review.of


def to_line(part: Review | Changes) -> str:
    """Return a line of the stream, without its end; equal parts give equal lines."""
    return msgspec.json.encode(part).decode()


def read_review(text: str) -> Review:
    """Read a review from a whole document, or from the lines of a stream.

    Raises ReviewError for anything else, and for one of a newer version.
    """
    review: Review | None = None
    for number, line in enumerate(filter(str.strip, text.splitlines()), 1):
        try:
            part = msgspec.json.decode(line)
        except msgspec.DecodeError:
            raise ReviewError(f"line {number} is not JSON") from None
        if review is None:
            review = _whole(part)
            continue
        try:
            review = applied(review, msgspec.convert(part, Changes))
        except msgspec.ValidationError as error:
            raise ReviewError(f"line {number} holds no changes of a review: {error}") from None
    if review is None:
        raise ReviewError("there is no review in it")
    return review


def _whole(part: Any) -> Review:
    if not isinstance(part, Mapping) or "version" not in part or "decisions" not in part:
        raise ReviewError("this is not a review of a game")
    if part["version"] != VERSION:
        raise ReviewError(f"this review is of version {part['version']!r}, not {VERSION}")
    try:
        return msgspec.convert(part, Review)
    except msgspec.ValidationError as error:
        raise ReviewError(f"this review can't be read: {error}") from None
