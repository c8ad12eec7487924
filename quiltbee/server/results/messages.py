"""Messages with a person's statistics."""

from typing import Literal, TypedDict

from quiltbee.server.ratings.messages import OwnRating
from quiltbee.server.ratings.rules import RatingClass
from quiltbee.server.wire.position_shapes import DeckName

Rival = Literal["person", "bot", "computer", "greedy", "random"]


class SoloTotal(TypedDict):
    """The finished solo games of a person with one deck at one level.

    `practice` games are not counted in `games`; a resigned game is lost without a margin.
    """

    deck: DeckName
    level: int
    numeral: str
    games: int
    won: int
    mean_margin: float | None
    best_margin: int | None
    practice: int


class SoloTotals(TypedDict):
    """The finished solo games of a person."""

    totals: list[SoloTotal]


DuelTotalState = TypedDict(
    "DuelTotalState",
    {
        "opponent": Rival,
        "level": int | None,
        "name": str | None,
        "class": RatingClass,
        "played": int,
        "won": int,
        "lost": int,
        "mean_margin": float | None,
        "best_margin": int | None,
    },
)
"""A person's finished duels against others of one kind, at one speed; bots by their names.

A margin is counted only for games that were played to the end.
"""


class Statistics(TypedDict):
    """How a person's games ended."""

    totals: list[DuelTotalState]
    automa: list[SoloTotal]


class AgainstState(TypedDict):
    """Results against one opponent; `id` is that of their profile, if they have one."""

    id: str | None
    name: str
    bot: bool
    level: int | None
    played: int
    won: int


RecentGame = TypedDict(
    "RecentGame",
    {
        "game": str,
        "opponent": str,
        "level": int | None,
        "class": RatingClass,
        "rated": bool,
        "won": bool,
        "scores": tuple[int, int],
        "ended": int,
    },
)
"""A finished game of somebody's; `scores` are theirs and then the opponent's."""


class ProfileState(TypedDict):
    """What everybody may see of somebody; rated and public games count."""

    id: str
    name: str
    bot: bool
    you: bool
    ratings: list[OwnRating]
    against: list[AgainstState]
    games: list[RecentGame]
