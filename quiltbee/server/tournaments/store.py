"""Tournaments in the database.

    tournaments         the settings, and columns for queries that follow from the events
    tournament_events   the events, append-only: key (tournament, number)
    entrants            the person and name of each entrant number
    tournament_games    the round and pairing of each game, which follow from the events too

A change appends events with the next numbers. It compares and swaps `number`, that of the last
event, so of two changes at once, in any processes, one is stored and the other gets StaleError.
`due` is the time, in ms since 1970, before which nothing falls due.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple
from unicodedata import combining, normalize

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    CheckConstraint,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Integer,
    Row,
    Select,
    Table,
    Text,
    UniqueConstraint,
    and_,
    case,
    delete,
    desc,
    func,
    insert,
    or_,
    select,
    update,
)

from quiltbee.server.body import LONGEST_NAME, Shape
from quiltbee.server.clock import DAY
from quiltbee.server.errors import StaleError, TooManyError, UnknownCodeError, UnknownError
from quiltbee.server.store import Fair, seat_name
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import insert_table
from quiltbee.server.store.news import LOBBY, Note
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, events, games, metadata
from quiltbee.server.store.values import StoredEvent, StoredGame, TableSetup
from quiltbee.server.tournaments.events import (
    Appointed,
    Closed,
    Entered,
    Event,
    Left,
    Opened,
    Paired,
    People,
    Withdrew,
    format_event,
    parse_event,
)
from quiltbee.server.tournaments.tournament import (
    Place,
    Tournament,
    TournamentKind,
    TournamentState,
)

MOST_LISTED = 100

MOST_UNFINISHED = 5
"""The most unfinished tournaments of an organizer."""

OPEN_FOR, RUNNING_FOR = DAY, 30 * DAY
"""How long a public tournament stays in the lobby after its planned start, in ms."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    person_column("organiser", leave="feature", merge="feature"),
    Column("kind", Text, nullable=False),
    Column("rounds", Integer),
    Column("clock", Text),
    Column("board", Text, nullable=False),
    Column("twice", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("code_hash", Text, nullable=False),
    Column("starts", Milliseconds),
    Column("deadline", Milliseconds),
    Column("pause", Milliseconds),
    Column("late_until", Integer),
    Column("bots", Integer),
    Column("fair", Text),
    Column("public", Integer),
    Column("number", Integer),
    Column("round", Integer),
    Column("due", Milliseconds),
    Column("seeding", Text),
    Column("hidden", Integer),
    CheckConstraint("kind IN ('swiss', 'round_robin', 'double_round_robin')", name="kind"),
    CheckConstraint("rounds BETWEEN 1 AND 15", name="rounds"),
    CheckConstraint("board IN ('revised', 'original')", name="board"),
    CheckConstraint("twice IN (0, 1)", name="twice"),
    CheckConstraint("rated IN (0, 1)", name="rated"),
    CheckConstraint("state IN ('open', 'running', 'over')", name="state"),
    Index(None, "organiser", "created"),
    Index("ix_tournaments_due", "due"),
)

tournament_events = Table(
    "tournament_events",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Milliseconds, nullable=False),
    Column("event", Text, nullable=False),
    CheckConstraint("number > 0", name="number"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    person_column("person", leave="feature", merge="feature"),
    Column("name", Text, nullable=False),
    UniqueConstraint("tournament", "person"),
    Index("ix_entrants_person", "person"),
)

tournament_games = Table(
    "tournament_games",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("tournament", Text, ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("pairing", Integer, nullable=False),
    Index("ix_tournament_games_tournament", "tournament"),
)

_SETTINGS = (
    *(
        tournaments.c[name]
        for name in (
            *("id", "name", "created", "organiser", "kind", "rounds", "clock", "board", "twice"),
            *("rated", "state", "starts", "deadline", "fair"),
        )
    ),
    *(  # columns that old rows lack
        func.coalesce(tournaments.c[name], 0).label(name)
        for name in ("pause", "late_until", "bots", "public")
    ),
    func.coalesce(tournaments.c.seeding, "lot").label("seeding"),
)


class TournamentHead(Shape, kw_only=True):
    """The common part of all descriptions; times are ms since 1970, `you` the reader's number."""

    id: str
    name: str
    kind: TournamentKind
    state: TournamentState
    created: int
    rounds: int | None
    round: int
    organising: bool
    you: int | None


class ListedTournament(TournamentHead, kw_only=True):
    """A tournament in a person's list, with the number of its entrants."""

    entrants: int


class PublicTournament(ListedTournament, kw_only=True):
    """A tournament in the lobby; `open` says whether people can still join."""

    clock: str | None
    rated: bool
    fair: Fair | None
    starts: int | None
    open: bool


class ListedPlace(msgspec.Struct):
    """A game's place in a tournament: `board` is the number of its pairing."""

    tournament: str
    name: str
    round: int
    board: int


class Progress(msgspec.Struct):
    """The progress of a game: the number of its last event, and whether that ended it."""

    game: str
    number: int
    over: bool


class Entry(NamedTuple):
    """A new entrant: the person, their name, and the hash of their code unless `invited`."""

    person: str
    name: str | None
    code_hash: str | None
    invited: bool


class TournamentStore(Feature):
    """The tournaments of a database. Writes are on disk when their method returns.

    Raises UnknownError if there is no such tournament; methods raise StoreError unless another
    error is named.
    """

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """Move entries and tournaments to the person; if both have entered, both entries stay."""
        touched = _touched_by(connection, guest)
        theirs = select(entrants.c.tournament).where(entrants.c.person == person)
        these = (entrants.c.person == guest) & entrants.c.tournament.not_in(theirs)
        connection.execute(update(entrants).where(these).values(person=person))
        organised = update(tournaments).where(tournaments.c.organiser == guest)
        connection.execute(organised.values(organiser=person))
        for row in touched:
            _append_in(connection, row, People())

    def let_go(self, connection: Connection, person: str, *, closes_running: bool = True) -> None:
        """Hand a person's tournaments to co-organizers; close those that have none.

        Without `closes_running` a tournament that has begun continues without an organizer.
        """
        for row in _touched_by(connection, person):
            if row.state == "over":
                continue
            stored, happened = load_tournament(connection, row.id), list[Event]()
            if (you := stored.entrant_of(person)) is not None and you.organises:
                happened.append(Appointed(you.number, wanted=False))
            if row.organiser == person:
                helpers = [one.person for one in stored.entrants if one.organises]
                heir = next((one for one in helpers if one not in (None, person)), None)
                closes = heir is None and (closes_running or row.state == "open")
                happened.append(Closed() if closes else People())
                this = update(tournaments).where(tournaments.c.id == row.id)
                connection.execute(this.values(organiser=heir or person))
            if happened:
                _append_in(connection, row, *happened)

    def on_removed(self, connection: Connection, person: str, name: str) -> None:
        """Withdraw the person everywhere; before the start, remove their entry."""
        self.let_go(connection, person, closes_running=False)
        for row in _touched_by(connection, person):
            theirs = (entrants.c.tournament == row.id) & (entrants.c.person == person)
            number = connection.scalar(select(entrants.c.number).where(theirs))
            if number is None or row.state == "over":
                _append_in(connection, row, People())
            else:
                _append_in(connection, row, (Left if row.state == "open" else Withdrew)(number))
        left = {"person": None, "name": name}
        connection.execute(update(entrants).where(entrants.c.person == person).values(left))
        organised = update(tournaments).where(tournaments.c.organiser == person)
        connection.execute(organised.values(organiser=None))

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """Make the tournament due at once, at a unique time, should this process die."""
        if ended.setup.tournament is not None:
            change = update(tournaments).where(tournaments.c.id == ended.setup.tournament)
            connection.execute(change.values(due=-event.at))

    def people_behind(
        self, connection: Connection, setup: TableSetup, people: Sequence[str]
    ) -> Sequence[str]:
        """Add the organizer of the game's tournament, if any."""
        if setup.tournament is None:
            return people
        query = select(tournaments.c.organiser).where(tournaments.c.id == setup.tournament)
        organiser = connection.scalar(query)
        return people if organiser is None else [*people, organiser]

    # Reading

    async def load(self, tournament: str) -> Tournament:
        """Return a tournament after all its events."""
        return await self._database.read(
            lambda connection: load_tournament(connection, tournament), is_heavy=True
        )

    async def number_of(self, tournament: str) -> int:
        """Return the number of a tournament's last event."""
        query = select(func.coalesce(tournaments.c.number, 0)).where(tournaments.c.id == tournament)
        number = await self._database.first(query, int)
        if number is None:
            raise UnknownError("There is no such tournament.")
        return number

    async def of_person(self, person: str | None) -> list[ListedTournament]:
        """Return the tournaments that a person organizes or has joined, newest first."""
        theirs = (tournaments.c.organiser == (person or "")) | entrants.c.person.is_not(None)
        return await self._database.all(_listed(person, theirs), ListedTournament)

    async def in_lobby(self, person: str | None, now: int) -> list[PublicTournament]:
        """Return the public tournaments in the lobby, newest first."""
        begins = func.coalesce(tournaments.c.starts, tournaments.c.created)
        waits = (tournaments.c.state == "open") & (begins > now - OPEN_FOR)
        runs = (tournaments.c.state == "running") & (begins > now - RUNNING_FOR)
        these = (tournaments.c.public == 1) & (waits | runs)
        return await self._database.all(_listed(person, these), PublicTournament)

    async def people_in(self, these: Collection[str]) -> set[str]:
        """Return the people who organize these tournaments or have joined them."""
        if not these:
            return set()
        organisers = select(tournaments.c.organiser).where(
            tournaments.c.id.in_(these), tournaments.c.organiser.is_not(None)
        )
        joined = select(entrants.c.person).where(
            entrants.c.tournament.in_(these), entrants.c.person.is_not(None)
        )
        people = [*await self._database.all(organisers, str)]
        return {*people, *await self._database.all(joined, str)}

    async def places_of(self, games: Collection[str]) -> dict[str, ListedPlace]:
        """Return the places of games in their tournaments, without other games."""
        if not games:
            return {}
        query = (
            select(tournament_games, tournaments.c.name)
            .join(tournaments, tournaments.c.id == tournament_games.c.tournament)
            .where(tournament_games.c.game.in_(games))
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {
            row.game: ListedPlace(row.tournament, row.name, row.round, row.pairing) for row in rows
        }

    async def progress_of(self, games: Collection[str]) -> list[Progress]:
        """Return the progress of these games, without games that have no events."""
        inner = events.alias()
        last = select(func.max(inner.c.number)).where(inner.c.game == events.c.game)
        query = select(events.c.game, events.c.number, events.c.over).where(
            events.c.game.in_(games), events.c.number == last.scalar_subquery()
        )
        return await self._database.all(query, Progress)

    def due(self, connection: Connection, now: int) -> list[str]:
        """Return the tournaments in which something is due."""
        query = select(tournaments.c.id).where(tournaments.c.due <= now).limit(MOST_LISTED)
        return list(connection.execute(query).scalars())

    async def due_of(self, tournament: str) -> int | None:
        """Return the stored time at which something is due in a tournament."""
        query = select(tournaments.c.due).where(tournaments.c.id == tournament)
        return await self._database.first(query, int)

    # Writing

    async def create(self, tournament: Tournament, code_hash: str) -> None:
        """Store a new tournament.

        Raises TooManyError if its organizer has too many unfinished ones.
        """
        theirs = (tournaments.c.organiser == tournament.organiser) & (tournaments.c.state != "over")
        unfinished = select(func.count()).select_from(tournaments).where(theirs)
        row = {column.name: getattr(tournament, column.name) for column in _SETTINGS}
        row |= {name: int(row[name]) for name in ("twice", "rated", "bots", "public")}
        row |= {"code_hash": code_hash, "number": 0, "round": 0, "due": tournament.starts}

        def work(connection: Connection) -> None:
            if connection.execute(unfinished).scalar_one() >= MOST_UNFINISHED:
                raise TooManyError(
                    f"You organise {MOST_UNFINISHED} tournaments that are not over; "
                    "finish or remove one first.",
                    code="tournaments-full",
                    most=MOST_UNFINISHED,
                )
            connection.execute(insert(tournaments), row)

        await self._database.write(work, *_lobby_note(tournament))

    async def remove(self, tournament: Tournament) -> None:
        """Delete a tournament, whose games stay; raises StaleError if it has changed."""

        def work(connection: Connection) -> None:
            _swap(connection, tournament, number=tournament.number)
            its = update(games).where(games.c.tournament == tournament.id)
            connection.execute(its.values(tournament=None))
            for table in (entrants, tournament_events, tournament_games):
                connection.execute(delete(table).where(table.c.tournament == tournament.id))
            connection.execute(delete(tournaments).where(tournaments.c.id == tournament.id))

        await self._database.write(work, *_lobby_note(tournament))

    async def invite(self, tournament: Tournament, code_hash: str) -> None:
        """Store the hash of a new code in place of the old one; raises StaleError."""
        changes = {"number": tournament.number, "code_hash": code_hash}
        await self._database.write(lambda connection: _swap(connection, tournament, **changes))

    async def append(
        self,
        before: Tournament,
        after: Tournament,
        happened: Sequence[Event],
        *notes: Note,
        at: int,
        due: int | None,
        opened: Sequence[TableSetup] = (),
        entry: Entry | None = None,
    ) -> None:
        """Store events, the tables that they open, and a new entrant.

        Raises StaleError if another event was stored first, UnknownCodeError for a wrong code.
        """

        def work(connection: Connection) -> None:
            derived: dict[str, Any] = {"state": after.state, "rounds": after.rounds, "due": due}
            derived |= {"name": after.name, "hidden": int(after.hidden), "round": after.round}
            _swap(connection, before, number=after.number, **derived)
            for setup in opened:
                insert_table(connection, setup)
            if entry is not None and not entry.invited:
                _check_code(connection, after.id, entry.code_hash)
            for number, event in enumerate(happened, before.number + 1):
                _insert_event(connection, after.id, number, at, event)
                if isinstance(event, Entered):
                    assert entry is not None
                    name = entry.name or seat_name(event.entrant)
                    name = _unique_name(connection, after.id, name)
                    row = {"number": event.entrant, "person": entry.person, "name": name}
                    connection.execute(insert(entrants), row | {"tournament": after.id})

        await self._database.write(work, *notes)

    async def set_due(self, tournament: str, seen: int | None, due: int | None) -> None:
        """Store the next due time, unless a game has ended since the old one was `seen`."""
        is_same = tournaments.c.due.is_not_distinct_from(seen)
        where = (tournaments.c.id == tournament) & is_same
        await self._database.run(update(tournaments).where(where).values(due=due))


def load_tournament(connection: Connection, tournament: str) -> Tournament:
    """Fold a tournament's events, and look up the people of its entrants; raises UnknownError."""
    this = select(*_SETTINGS).where(tournaments.c.id == tournament)
    row = connection.execute(this).mappings().first()
    if row is None:
        raise UnknownError("There is no such tournament.")
    settings = {str(name): value for name, value in row.items()} | {"state": "open"}
    stored = msgspec.convert(settings, Tournament, strict=False)
    happened = (
        select(tournament_events.c.at, tournament_events.c.event)
        .where(tournament_events.c.tournament == tournament)
        .order_by(tournament_events.c.number)
    )
    for at, text in connection.execute(happened).all():
        stored = stored.after(parse_event(text), at)
    people = select(entrants).where(entrants.c.tournament == tournament)
    known = {one.number: one for one in connection.execute(people)}
    named = (
        replace(one, name=known[one.number].name, person=known[one.number].person)
        for one in stored.entrants
    )
    return replace(stored, entrants=tuple(named))


def _listed(person: str | None, these: ColumnElement[bool]) -> Select[Any]:
    """Return the query of a list, as `PublicTournament`: newest first, at most 100."""
    you = person or ""  # not None, which entrants have whose account is gone
    everybody, c = entrants.alias(), tournaments.c
    count = select(func.count()).select_from(everybody).where(everybody.c.tournament == c.id)
    number = func.coalesce(c.round, 0)
    last_entry = case((c.rounds < c.late_until, c.rounds), else_=func.coalesce(c.late_until, 0))
    is_open = or_(c.state == "open", and_(c.state == "running", number < last_entry))
    return (
        select(
            *(c[name] for name in ("id", "name", "kind", "state", "created", "rounds")),
            *(c[name] for name in ("clock", "rated", "fair", "starts")),
            number.label("round"),
            func.coalesce(c.organiser == you, False).label("organising"),
            entrants.c.number.label("you"),
            count.scalar_subquery().label("entrants"),
            is_open.label("open"),
        )
        .outerjoin(entrants, (entrants.c.tournament == c.id) & (entrants.c.person == you))
        .where(these, func.coalesce(c.hidden, 0) == 0)
        .order_by(desc(c.created), c.id)
        .limit(MOST_LISTED)
    )


def _touched_by(connection: Connection, person: str) -> Sequence[Row[Any]]:
    """Lock and return the tournaments that a person organizes or has joined."""
    joined = select(entrants.c.tournament).where(entrants.c.person == person)
    query = (
        select(tournaments)
        .where((tournaments.c.organiser == person) | tournaments.c.id.in_(joined))
        .order_by(tournaments.c.id)
        .with_for_update()
    )
    return connection.execute(query).all()


def _append_in(connection: Connection, row: Row[Any], *happened: Event) -> None:
    """Append events to a locked tournament, and make it due."""
    number = row.number or 0
    change = update(tournaments).where(tournaments.c.id == row.id)
    connection.execute(change.values(number=number + len(happened), due=0))
    for event in happened:
        number += 1
        _insert_event(connection, row.id, number, row.created, event)


def _insert_event(
    connection: Connection, tournament: str, number: int, at: int, event: Event
) -> None:
    """Store an event, and the rows that follow from it."""
    row = {"tournament": tournament, "number": number, "at": at, "event": format_event(event)}
    connection.execute(insert(tournament_events), row)
    places: list[tuple[str, Place]] = []
    match event:
        case Paired(round=paired, pairings=pairings):
            for board, (_, _, games) in enumerate(pairings, 1):
                places += [(game, Place(paired, board)) for game in games]
        case Opened():
            places.append((event.game, Place(event.round, event.pairing)))
        case Left(entrant=entrant):
            this = (entrants.c.tournament == tournament) & (entrants.c.number == entrant)
            connection.execute(delete(entrants).where(this))
    for game, place in places:
        belongs = {"game": game, "tournament": tournament, **place._asdict()}
        connection.execute(insert(tournament_games), belongs)


def _unique_name(connection: Connection, tournament: str, name: str) -> str:
    """Return the name, with a number if a similar one is taken in the tournament."""
    theirs = select(entrants.c.name).where(entrants.c.tournament == tournament)
    taken = {_fold_name(one) for one in connection.scalars(theirs)}
    unique, number = name, 1
    while _fold_name(unique) in taken:
        number += 1
        suffix = f" ({number})"
        unique = name[: LONGEST_NAME - len(suffix)] + suffix
    return unique


def _fold_name(name: str) -> str:
    """Return a name without case, accents and spaces, for comparison."""
    return "".join(
        one for one in normalize("NFKD", name).casefold() if not (combining(one) or one.isspace())
    )


def _swap(connection: Connection, seen: Tournament, **values: Any) -> None:
    """Change a tournament's row; raises StaleError if it has newer events than `seen`."""
    where = (tournaments.c.id == seen.id) & (func.coalesce(tournaments.c.number, 0) == seen.number)
    if connection.execute(update(tournaments).where(where).values(values)).rowcount != 1:
        raise StaleError("The tournament has gone on in the meantime.")


def _check_code(connection: Connection, tournament: str, code_hash: str | None) -> None:
    """Raise UnknownCodeError unless a code is the tournament's, or that is public."""
    query = select(tournaments.c.public, tournaments.c.code_hash)
    row = connection.execute(query.where(tournaments.c.id == tournament)).one()
    if not row.public and row.code_hash != code_hash:
        raise UnknownCodeError("There is no such invitation; ask for a new one.")


def _lobby_note(tournament: Tournament) -> list[Note]:
    return [LOBBY] if tournament.public else []
