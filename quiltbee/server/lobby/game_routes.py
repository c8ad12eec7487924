"""HTTP: a person's games, and a download of their records."""

import json
import re
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Annotated
from zipfile import ZIP_DEFLATED, ZipFile

from msgspec import Meta
from starlette.responses import Response, StreamingResponse

from quiltbee.notation import format_record
from quiltbee.server.errors import UnfitError
from quiltbee.server.http.calls import Calls, Media, Request
from quiltbee.server.http.services import Services
from quiltbee.server.lobby.games import GameListStore, OwnGame
from quiltbee.server.lobby.messages import GamesPage, describe_games
from quiltbee.server.lobby.rows import SeatingStore
from quiltbee.server.store import StoredGame
from quiltbee.server.tournaments.store import TournamentStore
from quiltbee.server.wire.replay import record_of

calls = Calls()

MOST_ON_A_PAGE = 50
USUAL_ON_A_PAGE = 20
PACKED_AT_ONCE = 20
"""Games that are read and written into the archive together."""

_CURSOR = re.compile(r"([012])\.([0-9]{1,16})\.([a-z0-9]{1,32})")

Cursor = Annotated[str, Meta(max_length=60)]
Limit = Annotated[int, Meta(ge=1, le=MOST_ON_A_PAGE)]


# Games


@calls.get("/api/me/games")
async def games(
    request: Request, cursor: Cursor | None = None, limit: Limit = USUAL_ON_A_PAGE
) -> GamesPage:
    """A person's games: those that wait for them, those that run, and those that are over."""
    person, services = await request.person(), request.services
    listed = await services.store[GameListStore].games_of(person) if person else []
    after = _read_cursor(cursor)
    page = [own for own in listed if after is None or own.order > after]
    shown = page[:limit]
    stored = await services.store[GameListStore].load_all([own.game for own in shown])
    played = [one.setup.id for one in stored if one.setup.tournament is not None]
    places = await services.store[TournamentStore].places_of(played)
    return {
        "waiting": await services.store[SeatingStore].waiting(person) if person else 0,
        "next": _cursor(shown[-1]) if len(page) > limit else None,
        "games": describe_games(
            zip(shown, stored, strict=True), places, person or "", services.tables.served_now
        ),
    }


def _cursor(own: OwnGame) -> str:
    group, last, game = own.order
    return f"{group}.{-last}.{game}"


def _read_cursor(text: str | None) -> tuple[int, int, str] | None:
    if text is None:
        return None
    read = _CURSOR.fullmatch(text)
    if read is None:
        raise UnfitError("This is not a cursor; take one from the page before.")
    return int(read[1]), -int(read[2]), read[3]


# What is kept, to take along


@calls.get("/api/me/records.zip", raises=[401])
async def records(request: Request) -> Annotated[Response, Media("application/zip")]:
    """A ZIP archive with the record of every game, and an index."""
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
        """Buffer data until `take`."""
        self._written += data
        return len(data)

    def flush(self) -> None:
        """Do nothing."""

    def take(self) -> bytes:
        """Return and drop what was written since the last call."""
        taken = bytes(self._written)
        self._written.clear()
        return taken


async def _packed(listed: Sequence[OwnGame], services: Services) -> AsyncIterator[bytes]:
    """The archive, in chunks."""
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
