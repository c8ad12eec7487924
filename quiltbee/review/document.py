"""The review of a game as data: what the page, the server and the command line exchange as JSON.

Margins are in points and chances from 0 to 1, both player 1's (in a solo game the person's); what a
decision lost is the mover's, and never less than 0. A pair has player 1's figure first.

A review is streamed as lines of JSON. The first is a whole `Review`, in which what is not yet known
is None; each later one holds `Changes`, to be `applied` over the last. The end is the line whose
stage is "deep" and in which as much is done as there is.
"""

import json
from collections.abc import Mapping
from typing import Any, Literal, TypedDict, cast

from quiltbee.review.errors import ReviewError

VERSION = 2

Stage = Literal["quick", "refined", "deep"]
"""How far a review is: a first figure for all, doubtful ones searched longer, then all."""

Mark = Literal["inaccuracy", "mistake", "blunder"]

Cause = Literal["placing", "timing", "economy", "special", "patches"]
"""Where points went: places of patches; time and turns; buttons and income; the special tile
and special patches; the patches that each side gets."""

CAUSES: tuple[Cause, ...] = ("placing", "timing", "economy", "special", "patches")


class ValueState(TypedDict):
    """The value of a position when both play well from there.

    `scores`, `empty_spaces` and `special_tile` (the chance of having it) are how the game is then
    expected to end, None where nobody said.
    """

    chance: float
    margin: float
    proven: bool
    scores: list[float] | None
    empty_spaces: list[float] | None
    special_tile: list[float] | None


class ReasonState(TypedDict):
    """What changes if the better move (`of` "better") or the actual one ("mine") is played.

    `code` names the sentence (`reason-CODE` or `mine-CODE` of the catalogue), `values` fills it.
    `share` is how much of the loss it explains, None where that was not measured.
    """

    of: Literal["better", "mine"]
    code: str
    values: dict[str, int | str]
    share: float | None


class LuckState(TypedDict):
    """The worth of a card to the person: the value after it minus the expected value."""

    points: float
    chance: float


class MarksState(TypedDict):
    """The mark of a decision by each measure."""

    points: Mark | None
    chance: Mark | None


class DecisionState(TypedDict):
    """A move of the game, numbered as in its record; `seat` 2 of a solo game is the Automa.

    `mark` is the worse of the two `marks`. `line` begins with `best`, and is empty on the Automa's
    turns, as `luck` is None on all others. `account` says where `points_lost` went, and adds up to
    it. What is not judged yet is None.
    """

    number: int
    seat: Literal[1, 2]
    move: str
    choice: bool
    before: ValueState | None
    after: ValueState | None
    best: str | None
    line: list[str]
    points_lost: float | None
    chance_lost: float | None
    mark: Mark | None
    marks: MarksState
    account: dict[Cause, float] | None
    reasons: list[ReasonState]
    luck: LuckState | None


class SideState(TypedDict):
    """A player's figures over the decisions with a choice; `points_lost` is the mean.

    `accuracy` is from 0 to 100, None without decisions. `near_level` is the level of the computer
    that loses about as much, None where too few decisions tell. `luck` is None in a duel.
    """

    decisions: int
    best: int
    points_lost: float
    points_lost_total: float
    chance_lost: float
    accuracy: float | None
    near_level: int | None
    account: dict[Cause, float]
    luck: LuckState | None


class JudgeState(TypedDict):
    """Who judged, and how many positions it has searched in all."""

    name: str
    nodes: int


class ThresholdState(TypedDict):
    """The loss that makes an inaccuracy; twice as much is a mistake, four times a blunder."""

    points: float
    chance: float


class FinestState(TypedDict):
    """A decision that lost nothing, and how many points its patch was better than any other."""

    number: int
    points: float


class Review(TypedDict):
    """A whole review. `costliest` has the numbers of each side's costliest decisions, worst first.

    `finest` is each side's decision that gained most, None if there is none or it is unknown.

    `variant` is "duel" or "solo". `start` is what the first position is worth.
    """

    version: int
    variant: str
    link: str
    stage: Stage
    done: int
    of: int
    judge: JudgeState
    thresholds: ThresholdState
    start: ValueState | None
    decisions: list[DecisionState]
    sides: list[SideState]
    costliest: list[list[int]]
    finest: list[FinestState | None]


class Changes(TypedDict):
    """What is new since the previous line: the decisions that changed, and all the rest."""

    stage: Stage
    done: int
    of: int
    judge: JudgeState
    start: ValueState | None
    decisions: list[DecisionState]
    sides: list[SideState]
    costliest: list[list[int]]
    finest: list[FinestState | None]


def changes_between(old: Review, new: Review) -> Changes:
    """The changes that turn the older review of a game into the newer one."""
    before = {decision["number"]: decision for decision in old["decisions"]}
    changed = [each for each in new["decisions"] if before[each["number"]] != each]
    return {
        "stage": new["stage"],
        "done": new["done"],
        "of": new["of"],
        "judge": new["judge"],
        "start": new["start"],
        "decisions": changed,
        "sides": new["sides"],
        "costliest": new["costliest"],
        "finest": new["finest"],
    }


def applied(review: Review, changes: Changes) -> Review:
    """The review after a line of changes."""
    newer = {decision["number"]: decision for decision in changes["decisions"]}
    decisions = [newer.get(each["number"], each) for each in review["decisions"]]
    return cast(Review, {**review, **changes, "decisions": decisions})


def is_finished(review: Review | Changes) -> bool:
    """Whether this is the end of a stream."""
    return review["stage"] == "deep" and review["done"] == review["of"]


def to_line(part: Review | Changes) -> str:
    """A line of the stream, without its end; equal parts give equal lines."""
    return json.dumps(part, ensure_ascii=True, separators=(",", ":"))


def read_review(text: str) -> Review:
    """Read a review from a whole document, or from the lines of a stream.

    Raises ReviewError for anything else, and for one that a newer version wrote.
    """
    review: Review | None = None
    for number, line in enumerate(filter(str.strip, text.splitlines()), 1):
        try:
            part = json.loads(line)
        except ValueError:
            raise ReviewError(f"line {number} is not JSON") from None
        if review is None:
            review = _whole(part)
        elif isinstance(part, Mapping) and Changes.__required_keys__ <= part.keys():
            review = applied(review, cast(Changes, part))
        else:
            raise ReviewError(f"line {number} holds no changes of a review")
    if review is None:
        raise ReviewError("there is no review in it")
    return review


def _whole(part: Any) -> Review:
    if not isinstance(part, Mapping) or "version" not in part or "decisions" not in part:
        raise ReviewError("this is not a review of a game")
    if part["version"] != VERSION:
        raise ReviewError(f"this review is of version {part['version']!r}, not {VERSION}")
    if missing := sorted(Review.__required_keys__ - part.keys()):
        raise ReviewError(f"a review has {', '.join(missing)} as well")
    return cast(Review, part)
