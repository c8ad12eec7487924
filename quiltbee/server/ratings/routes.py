"""HTTP: a person's ratings, and the leaderboard."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from quiltbee.server.http.answers import problems
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.ratings.messages import BestRatings, OwnRating, OwnRatings
from quiltbee.server.ratings.rows import RatingChange
from quiltbee.server.ratings.rules import PROVISIONAL, RatingClass, RatingState

router = APIRouter()


@router.get("/api/me/ratings", response_model=OwnRatings, responses=problems(503))
async def own_ratings(request: Request, services: Injected) -> JSONResponse:
    """A person's ratings, with their history."""
    person = await services.people.person_of(request)
    return JSONResponse({"ratings": await ratings_of(person, services) if person else []})


async def ratings_of(person: str, services: Services) -> list[OwnRating]:
    """Somebody's ratings, with their history."""
    ratings = services.store.ratings
    states = await ratings.of(person, services.clock())
    history = await ratings.history(person) if states else []
    return [_describe(state, history) for state in states]


@router.get("/api/ratings", response_model=BestRatings, responses=problems(422, 503))
async def best_ratings(
    request: Request,
    services: Injected,
    rating_class: Annotated[RatingClass, Query(alias="class")] = "rapid",
) -> JSONResponse:
    """The accounts that are listed in a class: the settled ratings first, then the others."""
    person = await services.people.person_of(request)
    people = await services.store.ratings.best(rating_class, person)
    return JSONResponse({"class": rating_class, "people": people})


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
