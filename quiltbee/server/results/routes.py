"""HTTP: a person's statistics."""

from quiltbee.server.body import Id
from quiltbee.server.errors import UnknownError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.ratings.routes import ratings_of
from quiltbee.server.results.messages import ProfileState, SoloTotals, Statistics

calls = Calls()


@calls.get("/api/me/statistics")
async def statistics(request: Request) -> Statistics:
    """A person's statistics."""
    person, results = await request.person(), request.services.store.results
    duels = await results.duel_totals(person) if person else []
    automa = await results.solo_totals(person) if person else []
    return {"totals": duels, "automa": automa}


@calls.get("/api/people/{person}", raises=[404])
async def profile(request: Request, person: Id) -> ProfileState:
    """Somebody who is listed, or a bot: ratings, results against each opponent, recent games."""
    reader = await request.person()
    found = await request.services.store.profiles.profile(person, reader)
    if found is None:
        raise UnknownError("There is nobody to be looked up here.")
    return {
        "id": person,
        "name": found.name,
        "bot": found.is_bot,
        "you": person == reader,
        "ratings": await ratings_of(person, request.services),
        "against": found.against,
        "games": found.recent,
    }


@calls.get("/api/solo")
async def solo(request: Request) -> SoloTotals:
    """A person's finished solo games, by deck and level."""
    person, results = await request.person(), request.services.store.results
    return {"totals": await results.solo_totals(person) if person else []}
