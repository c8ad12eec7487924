"""Tournaments in the database: their settings, their events, and who is behind the entrants.

A change appends events with the next numbers. It compares and swaps the number of the last one, so
of two changes at once, in any processes, one is stored and the other gets StaleError.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    delete,
    desc,
    func,
    insert,
    select,
    update,
)

from quiltbee.games import TimeControl
from quiltbee.server.clock import DAY
from quiltbee.server.errors import StaleError, TooManyError, UnknownError
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import insert_table
from quiltbee.server.store.news import LOBBY, Note
from quiltbee.server.store.rows import Values
from quiltbee.server.store.schema import events
from quiltbee.server.store.values import StoredEvent, StoredGame, TableSetup
from quiltbee.server.tournaments.changes import Change, places_of
from quiltbee.server.tournaments.events import (
    Entered,
    Event,
    HappenedThen,
    Left,
    People,
    Withdrew,
    fold,
    format_event,
    parse_event,
)
from quiltbee.server.tournaments.schema import (
    entrants,
    tournament_events,
    tournament_games,
    tournaments,
)
from quiltbee.server.tournaments.values import (
    MOST_UNFINISHED,
    Listed,
    Place,
    StoredTournament,
    Tournament,
)

MOST_LISTED = 100

OPEN_FOR, RUNNING_FOR = DAY, 30 * DAY
"""How long a public tournament stands in the lobby after it should have started, in ms."""


@dataclass(frozen=True, slots=True)
class Head:
    """How far a game has come: the number of its last event, and whether that ended it."""

    number: int
    over: bool


class TournamentStore(Feature):
    """What a method was asked to write is on the disk when it returns.

    UnknownError if there is no such tournament; whatever else fails does so with StoreError,
    unless another error is named.
    """

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """Entries and tournaments move to the person; where both are entered, both stay."""
        touched = _touched_by(connection, guest)
        theirs = select(entrants.c.tournament).where(entrants.c.person == person)
        these = (entrants.c.person == guest) & entrants.c.tournament.not_in(theirs)
        connection.execute(update(entrants).where(these).values(person=person))
        organised = update(tournaments).where(tournaments.c.organiser == guest)
        connection.execute(organised.values(organiser=person))
        for row in touched:
            _append_in(connection, row, People())

    def on_removed(self, connection: Connection, person: str, name: str) -> None:
        """Withdraw the person everywhere, and remove their entries in tournaments not yet begun."""
        for row in _touched_by(connection, person):
            theirs = (entrants.c.tournament == row.id) & (entrants.c.person == person)
            number = connection.scalar(select(entrants.c.number).where(theirs))
            if number is None or row.state == "over":
                _append_in(connection, row, People())
            elif row.state == "open":
                _append_in(connection, row, Left(number))
                connection.execute(delete(entrants).where(theirs))
            else:
                _append_in(connection, row, Withdrew(number))
        left = {"person": None, "name": name}
        connection.execute(update(entrants).where(entrants.c.person == person).values(left))
        organised = update(tournaments).where(tournaments.c.organiser == person)
        connection.execute(organised.values(organiser=None))

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """The tournament goes on now, whatever becomes of this process; no two times are equal."""
        if ended.setup.tournament is not None:
            change = update(tournaments).where(tournaments.c.id == ended.setup.tournament)
            connection.execute(change.values(due=-event.at))

    def organiser_of(self, connection: Connection, setup: TableSetup) -> str | None:
        """Who organises the tournament of a table, if it belongs to one and they are still here."""
        if setup.tournament is None:
            return None
        query = select(tournaments.c.organiser).where(tournaments.c.id == setup.tournament)
        return connection.execute(query).scalar()

    # Reading

    async def load(self, tournament: str) -> StoredTournament:
        """A tournament as it stands after all its events."""
        return await self._database.read(lambda connection: load_tournament(connection, tournament))

    async def number_of(self, tournament: str) -> int:
        """The number of a tournament's last event."""
        query = select(func.coalesce(tournaments.c.number, 0)).where(tournaments.c.id == tournament)
        number = await self._database.read(lambda connection: connection.scalar(query))
        if number is None:
            raise UnknownError("There is no such tournament.")
        return int(number)

    async def of_person(self, person: str) -> list[Listed]:
        """The tournaments that a person organises or has joined, newest first; at most 100."""
        theirs = (tournaments.c.organiser == person) | (entrants.c.person == person)
        return await self._database.read(lambda connection: _list(connection, person, theirs))

    async def in_lobby(self, person: str | None, now: int) -> list[Listed]:
        """The public tournaments that people can enter or watch, newest first; at most 100."""
        begins = func.coalesce(tournaments.c.starts, tournaments.c.created)
        waits = (tournaments.c.state == "open") & (begins > now - OPEN_FOR)
        runs = (tournaments.c.state == "running") & (begins > now - RUNNING_FOR)
        these = (tournaments.c.public == 1) & (waits | runs)
        return await self._database.read(lambda connection: _list(connection, person, these))

    async def places_of(self, games: Collection[str]) -> dict[str, Place]:
        """The games' places in their tournaments, without games that belong to none."""
        if not games:
            return {}
        query = (
            select(tournament_games, tournaments.c.name)
            .join(tournaments, tournaments.c.id == tournament_games.c.tournament)
            .where(tournament_games.c.game.in_(games))
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.game: Place(row.tournament, row.name, row.round, row.pairing) for row in rows}

    async def heads(self, games: Collection[str]) -> dict[str, Head]:
        """How far these games have come, without those in which nothing has happened."""
        inner = events.alias()
        last = select(func.max(inner.c.number)).where(inner.c.game == events.c.game)
        query = select(events.c.game, events.c.number, events.c.over).where(
            events.c.game.in_(games), events.c.number == last.scalar_subquery()
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.game: Head(row.number, bool(row.over)) for row in rows}

    def due(self, connection: Connection, now: int) -> list[str]:
        """The tournaments in which something is due."""
        query = select(tournaments.c.id).where(tournaments.c.due <= now).limit(MOST_LISTED)
        return list(connection.execute(query).scalars())

    # Writing

    async def create(self, tournament: Tournament, code_hash: str) -> None:
        """Store a new tournament; TooManyError if its organiser has too many unfinished ones."""
        theirs = (tournaments.c.organiser == tournament.organiser) & (tournaments.c.state != "over")
        unfinished = select(func.count()).select_from(tournaments).where(theirs)

        def work(connection: Connection) -> None:
            if connection.execute(unfinished).scalar_one() >= MOST_UNFINISHED:
                raise TooManyError(
                    f"You organise {MOST_UNFINISHED} tournaments that are not over; "
                    "finish or remove one first.",
                    code="tournaments-full",
                    most=MOST_UNFINISHED,
                )
            connection.execute(insert(tournaments), _row_of(tournament, code_hash))

        await self._database.write(work, *([LOBBY] if tournament.public else []))

    async def remove(self, stored: StoredTournament) -> None:
        """Delete a tournament that has not begun; StaleError if it has changed."""
        tournament = stored.tournament

        def work(connection: Connection) -> None:
            _swap(connection, stored, number=stored.number)
            for table in (entrants, tournament_events):
                connection.execute(delete(table).where(table.c.tournament == tournament.id))
            connection.execute(delete(tournaments).where(tournaments.c.id == tournament.id))

        await self._database.write(work, *([LOBBY] if tournament.public else []))

    async def invite(self, stored: StoredTournament, code_hash: str) -> None:
        """Store the hash of a new code in place of the old one; StaleError."""
        await self._database.write(
            lambda connection: _swap(connection, stored, number=stored.number, code_hash=code_hash)
        )

    async def append(
        self,
        before: StoredTournament,
        after: StoredTournament,
        change: Change,
        at: int,
        due: int | None,
        *notes: Note,
    ) -> None:
        """Store the events of a change; StaleError if another one was stored first."""
        tournament = after.tournament
        numbered = list(enumerate(change.events, before.number + 1))

        def work(connection: Connection) -> None:
            derived = {"state": tournament.state, "rounds": tournament.rounds, "due": due}
            _swap(connection, before, number=after.number, round=after.round, **derived)
            rows = [_row_of_event(tournament.id, number, at, event) for number, event in numbered]
            connection.execute(insert(tournament_events), rows)
            for setup in change.opened:
                insert_table(connection, setup)
            if games := places_of(change.events):
                connection.execute(insert(tournament_games), _rows_of_games(tournament.id, games))
            change.also(connection)

        await self._database.write(work, *notes)

    async def set_due(self, stored: StoredTournament, seen: int | None, due: int | None) -> None:
        """Store when something is due next, unless a game has ended since the time was `seen`."""
        where = (tournaments.c.id == stored.tournament.id) & tournaments.c.due.is_not_distinct_from(
            seen
        )
        await self._database.write(
            lambda connection: _nothing(
                connection.execute(update(tournaments).where(where).values(due=due))
            )
        )

    async def due_of(self, tournament: str) -> int | None:
        """When something is due in a tournament, as stored."""
        query = select(tournaments.c.due).where(tournaments.c.id == tournament)
        return await self._database.read(lambda connection: connection.scalar(query))


def has_code(connection: Connection, tournament: str, code_hash: str | None) -> bool:
    """Whether a code invites to a tournament; a public one invites everybody. UnknownError."""
    query = select(tournaments.c.public, tournaments.c.code_hash)
    row = connection.execute(query.where(tournaments.c.id == tournament)).first()
    if row is None:
        raise UnknownError("There is no such tournament.")
    return bool(row.public) or row.code_hash == code_hash


def insert_entrant(
    connection: Connection, tournament: str, event: Entered, person: str, name: str | None
) -> None:
    """Write who is behind an entrant; without a name they go by their number."""
    row = {"tournament": tournament, "number": event.entrant, "person": person}
    connection.execute(insert(entrants), row | {"name": name or f"Player {event.entrant}"})


def delete_entrant(connection: Connection, tournament: str, number: int) -> None:
    """Delete who was behind an entrant who left before the start."""
    this = (entrants.c.tournament == tournament) & (entrants.c.number == number)
    connection.execute(delete(entrants).where(this))


def load_tournament(connection: Connection, tournament: str) -> StoredTournament:
    """Fold a tournament's events, and look up who is behind its entrants; UnknownError."""
    this = select(tournaments).where(tournaments.c.id == tournament)
    row = connection.execute(this).first()
    if row is None:
        raise UnknownError("There is no such tournament.")
    happened = (
        select(tournament_events.c.at, tournament_events.c.event)
        .where(tournament_events.c.tournament == tournament)
        .order_by(tournament_events.c.number)
    )
    begun = StoredTournament(replace(_tournament(row), state="open"))
    stored = fold(
        begun,
        (HappenedThen(at, parse_event(text)) for at, text in connection.execute(happened).all()),
    )
    people = select(entrants).where(entrants.c.tournament == tournament)
    known = {one.number: one for one in connection.execute(people)}
    return replace(
        stored,
        entrants=tuple(
            replace(one, name=known[one.number].name, person=known[one.number].person)
            for one in stored.entrants
        ),
    )


def _touched_by(connection: Connection, person: str) -> Sequence[Row[Any]]:
    """Lock and return the tournaments that a person organises or has joined."""
    joined = select(entrants.c.tournament).where(entrants.c.person == person)
    query = (
        select(tournaments)
        .where((tournaments.c.organiser == person) | tournaments.c.id.in_(joined))
        .order_by(tournaments.c.id)
        .with_for_update()
    )
    return connection.execute(query).all()


def _append_in(connection: Connection, row: Row[Any], event: Event) -> None:
    """Append an event to a locked tournament, which then looks at once what follows."""
    number = (row.number or 0) + 1
    change = update(tournaments).where(tournaments.c.id == row.id)
    connection.execute(change.values(number=number, due=0))
    connection.execute(insert(tournament_events), _row_of_event(row.id, number, row.created, event))


def _swap(connection: Connection, seen: StoredTournament, **values: Any) -> None:
    """Change a tournament's row; StaleError if another event was appended than those seen."""
    where = (tournaments.c.id == seen.tournament.id) & (
        func.coalesce(tournaments.c.number, 0) == seen.number
    )
    if connection.execute(update(tournaments).where(where).values(values)).rowcount != 1:
        raise StaleError("The tournament has gone on in the meantime.")


def _row_of_event(tournament: str, number: int, at: int, event: Event) -> Values:
    return {"tournament": tournament, "number": number, "at": at, "event": format_event(event)}


def _rows_of_games(tournament: str, games: Iterable[tuple[str, int, int]]) -> list[Values]:
    return [
        {"game": game, "tournament": tournament, "round": number, "pairing": pairing}
        for game, number, pairing in games
    ]


def _row_of(tournament: Tournament, code_hash: str) -> Values:
    return asdict(tournament) | {
        "clock": None if tournament.clock is None else str(tournament.clock),
        "twice": int(tournament.twice),
        "rated": int(tournament.rated),
        "bots": int(tournament.bots),
        "public": int(tournament.public),
        "code_hash": code_hash,
        "number": 0,
        "round": 0,
        "due": tournament.starts,
    }


def _list(connection: Connection, person: str | None, these: ColumnElement[bool]) -> list[Listed]:
    everybody = entrants.alias()
    query = (
        select(
            tournaments,
            select(func.count())
            .select_from(everybody)
            .where(everybody.c.tournament == tournaments.c.id)
            .scalar_subquery()
            .label("entrants"),
            entrants.c.number.label("you"),
        )
        .outerjoin(
            entrants, (entrants.c.tournament == tournaments.c.id) & (entrants.c.person == person)
        )
        .where(these)
        .order_by(desc(tournaments.c.created), tournaments.c.id)
        .limit(MOST_LISTED)
    )
    return [
        Listed(_tournament(row), row.round or 0, row.entrants, row.you)
        for row in connection.execute(query)
    ]


def _tournament(row: Row[Any]) -> Tournament:
    return Tournament(
        id=row.id,
        name=row.name,
        created=row.created,
        organiser=row.organiser,
        kind=row.kind,
        rounds=row.rounds,
        clock=None if row.clock is None else TimeControl.parse(row.clock),
        board=row.board,
        twice=bool(row.twice),
        rated=bool(row.rated),
        state=row.state,
        starts=row.starts,
        deadline=row.deadline,
        pause=row.pause or 0,
        late_until=row.late_until or 0,
        bots=bool(row.bots),
        fair=row.fair,
        public=bool(row.public),
    )


def _nothing(_: object) -> None:
    """No result."""
