"""HTTP: the challenge of a day, its table, and one's own calendar."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse

from quiltbee.server.clock import has_come, is_today_somewhere
from quiltbee.server.day.challenges import Challenge, challenge_of
from quiltbee.server.day.messages import Calendar, DayAttempt, DayBegun, DayState, DayTable
from quiltbee.server.day.rows import Attempt
from quiltbee.server.errors import TakenError, UnfitError
from quiltbee.server.http.answers import problems
from quiltbee.server.http.cookies import give_token
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.store import TableSetup
from quiltbee.server.tables.creation import set_up
from quiltbee.server.wire.messages import NewGame

router = APIRouter()

DayName = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", max_length=10)]


@router.get("/api/days/{day}", response_model=DayState, responses=problems(404, 422, 503))
async def read_day(day: DayName, request: Request, services: Injected) -> JSONResponse:
    """The challenge of a day, one's attempt, and its table once that spoils nothing."""
    challenge = challenge_of(day)
    person = await services.people.person_of(request)
    attempt = await services.store.days.attempt(day, person) if person else None
    return JSONResponse(await _describe(challenge, attempt, person, services))


@router.post(
    "/api/days/{day}",
    status_code=201,
    response_model=DayBegun,
    responses=problems(404, 409, 422, 503),
)
async def begin_day(day: DayName, request: Request, services: Injected) -> JSONResponse:
    """Begin the one attempt that counts, or return to it."""
    challenge = challenge_of(day)
    visitor = await services.people.welcome(request)
    days, person = services.store.days, visitor.person
    known = None if visitor.newcomer else await days.attempt(day, person)
    if known is None:
        _check_open(day, services.clock())
        setup = await _set_up(challenge, person, services)
        try:
            also = days.attempting(person, setup)
            await services.tables.create(setup, visitor.newcomer, by=person, also=also)
        except TakenError:  # two tabs, or two clicks
            known = await days.attempt(day, person)
            if known is None:
                raise
        else:
            known = Attempt(day, setup.id, None, None)
    answer: DayBegun = {"id": known.game, "url": f"/game/{known.game}"}
    response = JSONResponse(answer, 201)
    give_token(request, response, visitor.token)
    return response


@router.get("/api/me/days", response_model=Calendar, responses=problems(503))
async def calendar(request: Request, services: Injected) -> JSONResponse:
    """One's own attempts."""
    person = await services.people.person_of(request)
    attempts = await services.store.days.calendar(person) if person else []
    return JSONResponse({"days": list(map(_own, attempts))})


def _check_open(day: str, now: int) -> None:
    """UnfitError for a day that is over everywhere, or has not begun anywhere."""
    if is_today_somewhere(day, now):
        return
    if has_come(day, now):
        raise UnfitError("That day is over; its game no longer counts.", code="day-over")
    raise UnfitError("That day hasn't come yet.", code="day-to-come")


async def _set_up(challenge: Challenge, person: str, services: Services) -> TableSetup:
    """The table of an attempt."""
    rival = challenge.rival
    wish = NewGame(
        opponent="computer" if rival.deck is None else "automa",
        first="you" if challenge.seat == 1 else "opponent",
        seed=challenge.seed,
        names=[await services.people.name_of(person, "") or ""],
        deck="normal" if rival.deck is None else rival.deck.value,
        level=rival.level,
    )
    setup = set_up(wish, person, clock=services.clock, draws=services.draws)
    return replace(setup, start=challenge.start(), takebacks=False, day=challenge.day)


async def _describe(
    challenge: Challenge, attempt: Attempt | None, person: str | None, services: Services
) -> DayState:
    day, deck, now = challenge.day, challenge.rival.deck, services.clock()
    is_open = attempt is None and is_today_somewhere(day, now)
    is_done = attempt is not None and attempt.won is not None
    may_see = is_done or (attempt is None and has_come(day, now) and not is_open)
    return {
        "day": day,
        "opponent": "computer" if deck is None else "automa",
        "level": challenge.rival.level,
        "deck": None if deck is None else deck.value,
        "seat": challenge.seat,
        "seed": challenge.seed,
        "open": is_open,
        "attempt": None if attempt is None else _own(attempt),
        "table": await _table(day, attempt, person, services) if may_see else None,
    }


async def _table(
    day: str, attempt: Attempt | None, person: str | None, services: Services
) -> DayTable:
    standings = await services.store.days.standings(day)
    best = standings.best
    return {
        "played": standings.played,
        "won": standings.won,
        "rank": None if attempt is None else await services.store.days.rank(attempt),
        "best": [
            {
                "rank": each.rank,
                "name": each.name,
                "won": bool(each.attempt.won),
                "margin": each.attempt.margin,
                "you": each.person == person,
            }
            for each in best
        ],
        "best_game": best[0].attempt.game if best and best[0].attempt.margin is not None else None,
    }


def _own(attempt: Attempt) -> DayAttempt:
    return {
        "day": attempt.day,
        "game": attempt.game,
        "won": attempt.won,
        "margin": attempt.margin,
    }
