"""A position in every detail, for programs that don't know the rules."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from quiltbee.games import Reason

BoardName = Literal["revised", "original"]
DeckName = Literal["normal", "tactical"]
StageName = Literal["action", "special_patch", "card", "over"]

SeatNumber = Annotated[int, Meta(extra_json_schema={"type": "integer", "enum": [1, 2]})]
"""A seat of a table."""


class PlacedPatch(TypedDict):
    """One patch on a quilt."""

    letter: str
    orientation: int
    row: int
    column: int


class ScoreParts(TypedDict):
    """What a score is made of; their sum is the score."""

    buttons: int
    special_tile: int
    empty: int


class AutomaScoreParts(TypedDict):
    """What the Automa's score is made of at its level; their sum is the score."""

    special_tile: int
    buttons_held: int
    patches_with_buttons: int
    buttons_on_patches: int


class PlayerState(TypedDict):
    """What one player has, and the distances to the next marks."""

    buttons: int
    income: int
    time: int
    score: int
    score_parts: ScoreParts | AutomaScoreParts
    empty: int
    special_tile: bool
    cells: str
    patches: list[PlacedPatch]
    to_income: int | None
    to_special_patch: int | None


class TimeBoard(TypedDict):
    """The marks of the time board; `on_top` counts where both tokens are on one space."""

    last: int
    income: list[int]
    special_patches: list[int]
    special_patches_left: list[int]
    on_top: SeatNumber


class ResultState(TypedDict):
    """How the game ended."""

    winner: SeatNumber
    scores: tuple[int, int]
    reason: Reason


class LevelState(TypedDict):
    """How a finished solo game would have ended at a level."""

    level: int
    numeral: str
    name: str
    scores: tuple[int, int]
    winner: SeatNumber


class AutomaState(TypedDict):
    """What is visible of the Automa."""

    deck: DeckName
    level: int
    numeral: str
    name: str
    marker: int
    marker_on_board: bool
    budget: int | None
    pile: int
    aside: int
    discards: list[int]
    with_buttons: str
    without_buttons: str


class ConsequenceState(TypedDict):
    """What a choice brings, wherever its patch is placed."""

    buttons: int
    time: int
    paid: int
    earned: int
    income_marks: list[int]
    income: int
    special_patch: bool
    next: SeatNumber | None
    over: bool
    scores: tuple[int, int]


class Option(TypedDict):
    """The pass (`letter` null) or one of the patches that come next."""

    letter: str | None
    move: str | None
    available: bool
    reason: str | None
    missing: int
    placements: list[str]
    completes_7x7: list[str]
    consequence: ConsequenceState


class Choices(TypedDict):
    """What the player to move may decide."""

    options: list[Option]
    special_cells: list[str]
    special_cells_7x7: list[str]


class PositionState(Choices):
    """A position and the choices there; `legal` holds all legal moves."""

    position: str
    turn: SeatNumber
    stage: StageName
    players: list[PlayerState]
    time_board: TimeBoard
    ring: str
    scores: tuple[int, int]
    result: ResultState | None
    automa: AutomaState | None
    legal: list[str]


class GamePosition(PositionState):
    """The position of a game after event `number`."""

    number: int
