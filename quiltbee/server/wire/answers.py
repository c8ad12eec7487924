"""Answers about tables that are not about play: a new table, and news of others."""

from typing import Literal, NotRequired, TypedDict


class Created(TypedDict):
    """A new table; with `invitation`, the address by which a friend takes the other seat."""

    id: str
    url: str
    invitation: NotRequired[str]


class GamesNews(TypedDict):
    """Sent over a person's feed: in how many games they are waited for, and which one changed.

    `invited` is at how many tables a seat is kept for them.
    """

    type: Literal["games"]
    waiting: int
    invited: int
    game: str | None


class RoundBegun(TypedDict):
    """Sent over a person's feed: a round of their tournament has begun, 0 once it is over.

    `game` is theirs in it, null for a bye.
    """

    type: Literal["round"]
    tournament: str
    name: str
    round: int
    game: str | None


class Health(TypedDict):
    """The server answers; `messages` is the version of the messages that it speaks."""

    status: Literal["ok"]
    version: str
    messages: Literal[2]
