"""HTTP: a person's ratings, and the leaderboard."""

from collections.abc import Sequence

from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.http.services import Services
from quiltbee.server.ratings.messages import BestRatings, OwnRating, OwnRatings
from quiltbee.server.ratings.rows import RatingChange, RatingStore
from quiltbee.server.ratings.rules import PROVISIONAL, RatingClass, RatingState

calls = Calls()


@calls.get("/api/me/ratings")
async def own_ratings(request: Request) -> OwnRatings:
    """A person's ratings, with their history."""
    person = await request.person()
    return {"ratings": await ratings_of(person, request.services) if person else []}


async def ratings_of(person: str, services: Services) -> list[OwnRating]:
    """Somebody's ratings, with their history."""
    ratings = services.store[RatingStore]
    states = await ratings.of(person, services.clock())
    history = await ratings.history(person) if states else []
    return [_describe(state, history) for state in states]


@calls.get("/api/ratings")
async def best_ratings(request: Request, class_: RatingClass = "rapid") -> BestRatings:
    """The accounts that are listed in a class: established ratings first, then provisional ones."""
    people = await request.services.store[RatingStore].best(class_, await request.person())
    return {"class": class_, "people": people}


def _describe(state: RatingState, history: Sequence[RatingChange]) -> OwnRating:
    return {
        "class": state.rating_class,
        "rating": round(state.rating.rating),
        "deviation": round(state.rating.deviation),
        "games": state.games,
        "provisional": state.rating.deviation > PROVISIONAL,
        "history": [
            {"at": change.at, "rating": round(change.rating), "game": change.game}
            for change in history
            if change.rating_class == state.rating_class
        ],
    }
