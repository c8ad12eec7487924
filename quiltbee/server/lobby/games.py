"""A person's games and their records: games that wait for the person, run, or are over."""

import json
import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Literal, Self
from zipfile import ZIP_DEFLATED, ZipFile

from msgspec import Meta
from sqlalchemy import Connection, Row, select
from starlette.responses import Response, StreamingResponse

from quiltbee.notation import cell_letters, format_record
from quiltbee.rules import Chance, Seat
from quiltbee.server.body import SeatNumber, Shape
from quiltbee.server.errors import UnfitError
from quiltbee.server.http.calls import Calls, Media, Request
from quiltbee.server.http.services import Services
from quiltbee.server.lobby.rows import SeatingStore
from quiltbee.server.store import SeatKind, StoredGame
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import has_open_seat, last_event, load_game
from quiltbee.server.store.schema import events, games, seats
from quiltbee.server.tournaments.store import ListedPlace, TournamentStore
from quiltbee.server.wire.game import ClockState, record_of
from quiltbee.server.wire.position import ResultState

Standing = Literal["yours", "theirs", "open", "over"]
"""Who must act: the person, somebody else, a player yet to sit down, or nobody."""

_ORDER: dict[Standing, int] = {"yours": 0, "theirs": 1, "open": 1, "over": 2}


@dataclass(frozen=True, slots=True)
class OwnGame:
    """One of a person's games; `last` is the time of its last event. Times are ms since 1970."""

    game: str
    created: int
    last: int
    standing: Standing

    @property
    def order(self) -> tuple[int, int, str]:
        """Sort key: games waiting for the person come first, then the latest."""
        return _ORDER[self.standing], -self.last, self.game


class GameListStore(Feature):
    """The games of each person; failures raise StoreError."""

    async def games_of(self, person: str) -> list[OwnGame]:
        """Return a person's games, in the order of `OwnGame.order`."""
        query = (
            select(
                seats.c.game,
                seats.c.seat,
                games.c.created,
                last_event(events.c.at, games.c.created).label("last"),
                last_event(events.c.over, 0).label("over"),
                last_event(events.c.turn, games.c.turn).label("turn"),
                has_open_seat().label("waits"),
            )
            .join(games, games.c.id == seats.c.game)
            .where(seats.c.person == person)
        )

        def question(connection: Connection) -> list[OwnGame]:
            found: dict[str, OwnGame] = {}
            for row in connection.execute(query):
                own = _own_game(row)
                known = found.get(own.game)  # a person who plays at one screen holds both seats
                if known is None or own.order < known.order:
                    found[own.game] = own
            return sorted(found.values(), key=lambda own: own.order)

        return await self._database.read(question)

    async def load_all(self, ids: Sequence[str]) -> list[StoredGame]:
        """Load games by their ids, in the same order."""
        return [
            await self._database.read(partial(load_game, game_id=game), is_heavy=True)
            for game in ids
        ]


def _own_game(row: Row[Any]) -> OwnGame:
    standing: Standing = "theirs"
    if row.over:
        standing = "over"
    elif row.waits:
        standing = "open"
    elif row.turn == row.seat:
        standing = "yours"
    return OwnGame(row.game, row.created, row.last, standing)


class ListedSeat(Shape):
    """A seat of one of a person's games."""

    name: str
    kind: SeatKind
    yours: bool


class ListedGame(Shape):
    """One of a person's games; `cells` is the quilt of their seat, times are ms since 1970."""

    id: str
    url: str
    variant: str
    status: Standing
    created: int
    last: int
    number: int
    seats: list[ListedSeat]
    turn: SeatNumber | None
    result: ResultState | None
    clock: ClockState | None
    now: int | None
    rated: bool
    tournament: ListedPlace | None
    cells: str

    @classmethod
    def of(
        cls, own: OwnGame, stored: StoredGame, place: ListedPlace | None, person: str, now: int
    ) -> Self:
        """Describe a person's game; `now` is the served time."""
        setup = stored.setup
        theirs = setup.seats_of(person)
        return cls.like(
            own,
            id=setup.id,
            url=f"/game/{setup.id}",
            variant=setup.start.variant,
            status=own.standing,
            number=stored.number,
            seats=[ListedSeat.like(setup.holder(seat), yours=seat in theirs) for seat in Seat],
            turn=_turn(stored),
            result=ResultState.of(stored.game.result),
            clock=ClockState.of(stored.clock),
            now=None if stored.clock is None else now,
            rated=setup.rated,
            tournament=place,
            cells=_cells(stored, theirs),
        )


class GamesPage(Shape):
    """A page of a person's games; `next` is the cursor of the page after it.

    `waiting` counts all games in which somebody elsewhere waits for the person.
    """

    waiting: int
    next: str | None
    games: list[ListedGame]


def _turn(stored: StoredGame) -> int | None:
    """Return the seat that decides; the Automa's while a card is to be turned over."""
    decider = stored.decider
    if decider is Chance.CARD:
        return int(Seat.SECOND)
    return None if decider is None else int(decider)


def _cells(stored: StoredGame, theirs: Sequence[Seat]) -> str:
    """Return the quilt at a person's seat; for a person at both, the one to decide."""
    table = stored.game.table
    shown = theirs[0] if theirs and table.turn not in theirs else table.turn
    return cell_letters(table.players[shown.index].quilt)


calls = Calls()

MOST_ON_A_PAGE = 50
USUAL_ON_A_PAGE = 20
PACKED_AT_ONCE = 20
"""The number of games read and written into the archive at a time."""

_CURSOR = re.compile(r"([012])\.([0-9]{1,16})\.([a-z0-9]{1,32})")

Cursor = Annotated[str, Meta(max_length=60)]
Limit = Annotated[int, Meta(ge=1, le=MOST_ON_A_PAGE)]


# Games


@calls.get("/api/me/games")
async def my_games(
    request: Request, cursor: Cursor | None = None, limit: Limit = USUAL_ON_A_PAGE
) -> GamesPage:
    """Return the games of the caller: those that wait for them, other running ones, ended ones."""
    person, services = await request.person(), request.services
    listed = await services.store[GameListStore].games_of(person) if person else []
    after = _read_cursor(cursor)
    page = [own for own in listed if after is None or own.order > after]
    shown = page[:limit]
    stored = await services.store[GameListStore].load_all([own.game for own in shown])
    played = [one.setup.id for one in stored if one.setup.tournament is not None]
    places = await services.store[TournamentStore].places_of(played)
    served_now = services.tables.context.served_now
    return GamesPage(
        waiting=await services.store[SeatingStore].waiting(person) if person else 0,
        next=_cursor(shown[-1]) if len(page) > limit else None,
        games=[
            ListedGame.of(own, game, places.get(own.game), person or "", served_now(game))
            for own, game in zip(shown, stored, strict=True)
        ],
    )


def _cursor(own: OwnGame) -> str:
    group, last, game = own.order
    return f"{group}.{-last}.{game}"


def _read_cursor(text: str | None) -> tuple[int, int, str] | None:
    if text is None:
        return None
    read = _CURSOR.fullmatch(text)
    if read is None:
        raise UnfitError("Invalid cursor: use `next` of the previous page.")
    return int(read[1]), -int(read[2]), read[3]


# Records


@calls.get("/api/me/records.zip", raises=[401])
async def records(request: Request) -> Annotated[Response, Media("application/zip")]:
    """Return a ZIP archive with the record of every game, and an index."""
    session, services = await request.known(), request.services
    listed = await services.store[GameListStore].games_of(session.person)
    return StreamingResponse(
        _packed(listed, services),
        media_type="application/zip",
        headers={"Content-Disposition": 'attachment; filename="quiltbee-records.zip"'},
    )


class _Sink:
    """A write-only file; `take` returns what was written since the last call."""

    def __init__(self) -> None:
        self._written = bytearray()

    def write(self, data: bytes) -> int:
        self._written += data
        return len(data)

    def flush(self) -> None: ...

    def take(self) -> bytes:
        taken = bytes(self._written)
        self._written.clear()
        return taken


async def _packed(listed: Sequence[OwnGame], services: Services) -> AsyncIterator[bytes]:
    sink = _Sink()
    with ZipFile(sink, "w", ZIP_DEFLATED) as archive:  # type: ignore[call-overload]
        for begin in range(0, len(listed), PACKED_AT_ONCE):
            ids = [own.game for own in listed[begin : begin + PACKED_AT_ONCE]]
            stored = await services.store[GameListStore].load_all(ids)
            await services.heavy(partial(_pack, archive, stored))
            yield sink.take()
        index = [
            {"file": _file_name(own.game), "created": own.created, "last": own.last}
            for own in listed
        ]
        archive.writestr("index.json", json.dumps({"games": index}, indent=1))
    yield sink.take()


def _pack(archive: ZipFile, games: Sequence[StoredGame]) -> None:
    for stored in games:
        archive.writestr(_file_name(stored.setup.id), format_record(record_of(stored)))


def _file_name(game: str) -> str:
    return f"quiltbee-{game}.pgr"
