"""What everybody may see of a listed person or a bot: results and recent games.

Only games that are public anyway count: rated ones, and those opened in the lobby.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, desc, or_, select

from quiltbee.rules import Position
from quiltbee.server.accounts.schema import accounts, names
from quiltbee.server.body import Id
from quiltbee.server.errors import UnknownError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.ratings.routes import ratings_of
from quiltbee.server.results.messages import (
    AgainstState,
    ProfileState,
    RecentGame,
    SoloTotals,
    Statistics,
)
from quiltbee.server.results.rows import ResultStore, class_of_text, outcomes, select_ended, theirs
from quiltbee.server.store.features import Feature
from quiltbee.server.store.schema import games, seats

calls = Calls()


@calls.get("/api/me/statistics")
async def statistics(request: Request) -> Statistics:
    """A person's statistics."""
    person, results = await request.person(), request.services.store[ResultStore]
    duels = await results.duel_totals(person) if person else []
    automa = await results.solo_totals(person) if person else []
    return {"totals": duels, "automa": automa}


@calls.get("/api/people/{person}", raises=[404])
async def profile(request: Request, person: Id) -> ProfileState:
    """Somebody who is listed, or a bot: ratings, results against each opponent, recent games."""
    reader = await request.person()
    found = await request.services.store[ProfileStore].profile(person, reader)
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
    person, results = await request.person(), request.services.store[ResultStore]
    return {"totals": await results.solo_totals(person) if person else []}


LOOKED_AT = 1000
"""How many of somebody's latest games are added up."""
MOST_RECENT = 20
MOST_OPPONENTS = 50


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody whom everybody may look up, and the results of their games."""

    name: str
    is_bot: bool
    against: list[AgainstState]
    recent: list[RecentGame]


class ProfileStore(Feature):
    """Who can be looked up; failures raise StoreError."""

    async def profile(self, person: str, reader: str | None) -> Profile | None:
        """A listed person or a bot, or the reader; None for anybody else."""

        def question(connection: Connection) -> Profile | None:
            known = connection.execute(_known(person)).first()
            bots_name = connection.scalar(_name_of_bot(person))
            is_bot = bots_name is not None
            if not (is_bot or person == reader or (known is not None and known.listed)):
                return None
            rows = connection.execute(_games_of(person)).all()
            called = "" if known is None else str(known.name)
            name = called if bots_name is None else str(bots_name)
            against = sorted(_against(rows), key=lambda each: -each["played"])
            recent = [_recent(row) for row in rows[:MOST_RECENT]]
            return Profile(name, is_bot, against[:MOST_OPPONENTS], recent)

        return await self._database.read(question)


def _known(person: str) -> Select[Any]:
    return (
        select(names.c.name, accounts.c.listed)
        .select_from(names)
        .outerjoin(accounts, accounts.c.person == names.c.person)
        .where(names.c.person == person)
    )


def _name_of_bot(person: str) -> Select[tuple[str]]:
    """What a bot was called when it last sat down; nothing for anybody else."""
    theirs = (seats.c.person == person) & (seats.c.bot == 1)
    return select(seats.c.name).where(theirs).order_by(desc(seats.c.taken)).limit(1)


def _games_of(person: str) -> Select[Any]:
    """Somebody's public results, the latest first, each with who sat on the other seat."""
    listed = accounts.alias()
    return (
        select_ended(
            person,
            seats.c.game,
            seats.c.seat,
            theirs.c.person,
            theirs.c.name,
            theirs.c.bot,
            theirs.c.level,
            theirs.c.player,
            names.c.name.label("called"),
            listed.c.listed,
            games.c.clock,
            games.c.rated,
            outcomes.c.ended,
            outcomes.c.winner,
            outcomes.c.score1,
            outcomes.c.score2,
        )
        .outerjoin(names, names.c.person == theirs.c.person)
        .outerjoin(listed, listed.c.person == theirs.c.person)
        .where(
            games.c.variant == Position.variant,
            or_(games.c.rated == 1, games.c.access == "public"),
        )
        .order_by(desc(outcomes.c.ended), seats.c.game)
        .limit(LOOKED_AT)
    )


def _link(row: Row[Any]) -> str | None:
    """The id under which the opponent can be looked up."""
    return row.person if row.bot or row.listed else None


def _against(rows: Iterable[Row[Any]]) -> list[AgainstState]:
    found: dict[str, AgainstState] = {}
    for row in rows:
        name = row.called or row.name
        key = row.person or row.name
        known = found.setdefault(
            key,
            {
                "id": _link(row),
                "name": name,
                "bot": bool(row.bot),
                "level": row.level,
                "played": 0,
                "won": 0,
            },
        )
        known["played"] += 1
        known["won"] += int(row.winner == row.seat)
    return list(found.values())


def _recent(row: Row[Any]) -> RecentGame:
    scores = (row.score1, row.score2) if row.seat == 1 else (row.score2, row.score1)
    return {
        "game": row.game,
        "opponent": row.called or row.name,
        "level": row.level,
        "class": class_of_text(row.clock),
        "rated": bool(row.rated),
        "won": row.winner == row.seat,
        "scores": scores,
        "ended": row.ended,
    }
