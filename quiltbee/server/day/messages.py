"""What the page is told about a day."""

from typing import Literal

from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from quiltbee.server.wire.position_shapes import DeckName, SeatNumber


class DayAttempt(TypedDict):
    """One's own attempt at a day; `won`, `margin` and `rank` are null while it runs.

    A game that was resigned is lost without a margin.
    """

    day: str
    game: str
    won: bool | None
    margin: int | None


class DayRank(TypedDict):
    """A place in the table of a day; `name` is null for a guest without one."""

    rank: int
    name: str | None
    won: bool
    margin: int | None
    you: bool


class DayTable(TypedDict):
    """The best of a day: at most 100 of the `played` games that are over."""

    played: int
    won: int
    rank: int | None
    best: list[DayRank]
    best_game: str | None


class DayState(TypedDict):
    """A day as the caller may see it.

    `level` is the computer's, or with a `deck` the Automa's. `open` says whether the game may be
    begun now. The `table` is null as long as it would spoil the game.
    """

    day: str
    opponent: Literal["computer", "automa"]
    level: int
    deck: DeckName | None
    seat: SeatNumber
    seed: str
    open: bool
    attempt: DayAttempt | None
    table: DayTable | None


class DayBegun(TypedDict):
    """The table of one's attempt."""

    id: str
    url: str


class Calendar(TypedDict):
    """One's own attempts, the latest day first."""

    days: list[DayAttempt]
