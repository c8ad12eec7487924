"""Messages about ratings: a person's own, and the leaderboard."""

from typing import TypedDict

from quiltbee.server.ratings.rules import RatingClass


class RatingPoint(TypedDict):
    """A rating after a game."""

    at: int
    rating: int
    game: str


OwnRating = TypedDict(
    "OwnRating",
    {
        "class": RatingClass,
        "rating": int,
        "deviation": int,
        "games": int,
        "provisional": bool,
        "history": list[RatingPoint],
    },
)
"""A person's rating in a class."""


class OwnRatings(TypedDict):
    """A person's ratings."""

    ratings: list[OwnRating]


class RankedPerson(TypedDict):
    """Somebody in the list of a class; `id` is that of their profile.

    A `provisional` rating comes after the others, without a rank.
    """

    rank: int | None
    id: str
    name: str | None
    provisional: bool
    rating: int
    deviation: int
    games: int
    you: bool


BestRatings = TypedDict("BestRatings", {"class": RatingClass, "people": list[RankedPerson]})
"""The best in a class."""
