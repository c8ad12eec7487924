"""What the administrators' page asks for and is told, validated with bounds."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from quiltbee.server.body import Body

Text = Annotated[str, Meta(max_length=200)]
Action = Literal["close_report", "rename", "suspend", "lift", "end_game", "void_rating"]
"""What an administrator may do from the page."""


class AdminAction(Body):
    """An action on a person, a game or a report, whichever it is about."""

    action: Action
    person: Text | None = None
    game: Text | None = None
    report: Text | None = None
    name: Text | None = None
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    reason: Text | None = None


class AdminDone(TypedDict):
    """An action was carried out."""

    done: Action


class SuspensionShape(TypedDict):
    """When a suspension began and when it ends, in ms since 1970; it ends at None if for good."""

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
    """Who sits at a reported game; a computer's seat has no person."""

    seat: int
    name: str
    person: str | None


class ReportShape(TypedDict):
    """A report, with the names and the game."""

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
