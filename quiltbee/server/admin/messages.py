"""What the page of administrators asks for and is told, validated with bounds."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from quiltbee.server.body import Body

Text = Annotated[str, Field(max_length=200)]
Action = Literal["close_report", "rename", "suspend", "lift", "end_game", "void_rating"]
"""What an administrator may do from the page."""


class AdminAction(Body):
    """What is done to a person, a game or a report, whichever the action is about."""

    action: Action
    person: Text | None = None
    game: Text | None = None
    report: Text | None = None
    name: Text | None = None
    days: Annotated[int, Field(ge=1, le=3650)] | None = None
    reason: Text | None = None


class AdminDone(TypedDict):
    """An action was carried out."""

    done: Action


class SuspensionShape(TypedDict):
    """Since when and until when somebody is kept out, in ms since 1970; None for good."""

    since: int
    until: int | None
    reason: str


class FoundPerson(TypedDict):
    """Somebody, with how much they have played and how often they were reported."""

    id: str
    name: str | None
    login: str | None
    created: int
    games: int
    reports: int
    suspended: SuspensionShape | None


class FoundPeople(TypedDict):
    """Who was found, the newest first."""

    people: list[FoundPerson]


class ReportedSeat(TypedDict):
    """Who sits at a game that was reported; a seat of the computer has no person."""

    seat: int
    name: str
    person: str | None


class ReportShape(TypedDict):
    """What somebody has reported, with names and the game beside it."""

    id: str
    created: int
    reporter: str | None
    reporter_name: str | None
    game: str | None
    person: str | None
    person_name: str | None
    reason: str
    text: str
    closed: int | None
    seats: list[ReportedSeat] | None


class ReportList(TypedDict):
    """The open reports, the oldest first."""

    reports: list[ReportShape]
