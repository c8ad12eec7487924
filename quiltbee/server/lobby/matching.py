"""Quick match: take a seat where somebody is waiting, or open a table and wait there.

When two people ask at the same moment, on one server or on two, the second must find the first. So
the commit that opens a new table first looks for tables that have appeared since the search.
"""

from quiltbee.notation import parse_position
from quiltbee.rules import Seat
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.errors import TakenError
from quiltbee.server.http.services import Services
from quiltbee.server.lobby.messages import Match
from quiltbee.server.lobby.rows import LobbyTable, SeatingStore, Wanted
from quiltbee.server.lobby.waiting import Openings, Waiting
from quiltbee.server.ratings.ratings import RatingStore
from quiltbee.server.store import SeatHolder, TableSetup
from quiltbee.server.tables.creation import set_up
from quiltbee.server.wire.messages import NewGame
from quiltbee.server.wire.shapes import BoardName


async def holder_of(
    seat: Seat, setup: TableSetup, person: str, name: str | None, services: Services
) -> SeatHolder:
    """A person on a seat: with the given name, or else their own, and their rating."""
    known = await services.store[PeopleStore].name_of(person, name)
    rating = await services.store[RatingStore].rating_for(person, setup)
    return SeatHolder(known or f"Player {seat}", person=person, rating=rating)


async def find_seat(
    wish: Match, person: str, address: str, services: Services
) -> tuple[TableSetup, bool]:
    """Seat a person at a table; returns it, and whether they have to wait for an opponent."""
    seating = services.store[SeatingStore]
    wanted = Wanted(person, wish.clock, wish.rated)
    tables = await seating.open_tables(wanted)
    known = {table.game for table in tables}

    def fits(table: LobbyTable) -> bool:
        return table.fair is None and board_of(table) == wish.board

    for table in filter(services[Waiting].is_listed, tables):
        if fits(table) and (setup := await _sit_down(table, wish, person, services)) is not None:
            return setup, False
    own = await _own_table(wish, person, services)
    room = services.tables.room_for(person)
    async with services[Openings].one_more(own.id, person, address):
        while (newer := await seating.open_unless(own, wanted, fits, known, room)) is not None:
            known.add(newer.game)
            if (setup := await _sit_down(newer, wish, person, services)) is not None:
                return setup, False
    services.tables.tell_opened(own)
    return own, True


def board_of(table: LobbyTable) -> BoardName:
    """Which time board a public table uses."""
    return parse_position(table.start).board.value


async def _sit_down(
    table: LobbyTable, wish: Match, person: str, services: Services
) -> TableSetup | None:
    """Take the open seat of a table; None if somebody else took it first."""
    seat = Seat(table.seat)
    async with services.tables.open(table.game) as opened:
        setup = (await opened.game()).setup
        holder = await holder_of(seat, setup, person, wish.name, services)
        try:
            await opened.sit(seat, holder)
        except TakenError:
            return None
    return setup


async def _own_table(wish: Match, person: str, services: Services) -> TableSetup:
    """A new table to wait at; it is not stored yet."""
    new_game = NewGame(
        opponent="anyone",
        first="random",
        board=wish.board,
        clock=wish.clock,
        rated=wish.rated,
        names=[await services.store[PeopleStore].name_of(person, wish.name) or ""],
    )
    setup = set_up(new_game, person, clock=services.clock, draws=services.draws)
    return await services.tables.prepare(setup)
