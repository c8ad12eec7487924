"""What the page is told of a person's progress."""

from typing import Literal, TypedDict

from quiltbee.server.body import Body
from quiltbee.server.results.messages import Rival


class PlayedGame(TypedDict):
    """A finished game; `ended` is in ms since 1970, `level` the computer's or the Automa's.

    `margin`, `tile` (whether the special tile was theirs) and `empty` (spaces of their quilt) are
    null where it was not played out. `points_lost` for each decision and `accuracy` are null
    without a review.
    """

    game: str
    ended: int
    opponent: Rival | Literal["automa"]
    level: int | None
    won: bool
    margin: int | None
    tile: bool | None
    empty: int | None
    points_lost: float | None
    accuracy: float | None


class BestQuilt(TypedDict):
    """A quilt with few empty spaces; `cells` are 81 letters, row by row, `.` for an empty one."""

    game: str
    cells: str
    empty: int


class PointsGone(TypedDict):
    """What costs somebody points: points for each reviewed game, by cause."""

    games: int
    placing: float
    timing: float
    economy: float
    special: float
    patches: float


class MistakeTry(Body):
    """Whether one's own mistake was corrected."""

    solved: bool


class MistakeTried(TypedDict):
    """When one's own mistake comes again, in ms since 1970; null for one that is known now."""

    due: int | None


class Progress(TypedDict):
    """A person's finished games, the latest first, at most 1000 of them."""

    games: list[PlayedGame]
    best: list[BestQuilt]
    gone: PointsGone | None
