"""Tournaments in the database: entrants, pairings, and their games.

Every change locks the tournament's row first, so that changes happen one after the other in all
processes. Results are read from the games and stored nowhere else.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select, update

from quiltbee.server.errors import (
    TakenError,
    TooManyError,
    UnknownCodeError,
    UnknownError,
    UsedError,
)
from quiltbee.server.store.database import Database
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import insert_table
from quiltbee.server.store.news import GameNews
from quiltbee.server.store.values import TableSetup
from quiltbee.server.tournaments.rows import (
    list_tournaments,
    load_tournament,
    lock_tournament,
    row_of_game,
    row_of_pairing,
    row_of_tournament,
)
from quiltbee.server.tournaments.schema import (
    entrants,
    pairings,
    tournament_games,
    tournaments,
)
from quiltbee.server.tournaments.values import (
    MOST_ENTRANTS,
    MOST_UNFINISHED,
    Listed,
    Pairing,
    StoredTournament,
    Tournament,
)


class TournamentStore(Feature):
    """What a method was asked to write is on the disk when it returns.

    UnknownError if there is no such tournament; whatever else fails does so with StoreError,
    unless another error is named.
    """

    about = entrants.c.person, tournaments.c.organiser

    def __init__(self, database: Database) -> None:
        self._database = database

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """Entries and tournaments move to the person; where both are entered, both stay."""
        theirs = select(entrants.c.tournament).where(entrants.c.person == person)
        these = (entrants.c.person == guest) & entrants.c.tournament.not_in(theirs)
        connection.execute(update(entrants).where(these).values(person=person))
        organised = update(tournaments).where(tournaments.c.organiser == guest)
        connection.execute(organised.values(organiser=person))

    def on_removed(self, connection: Connection, person: str, name: str) -> None:
        """Withdraw the person everywhere, and remove their entries in tournaments not yet begun."""
        theirs = entrants.c.person == person
        waiting = select(tournaments.c.id).where(tournaments.c.state == "open")
        connection.execute(delete(entrants).where(theirs, entrants.c.tournament.in_(waiting)))
        left = {"person": None, "name": name, "withdrawn": 1}
        connection.execute(update(entrants).where(theirs).values(left))
        organised = update(tournaments).where(tournaments.c.organiser == person)
        connection.execute(organised.values(organiser=None))

    def organiser_of(self, connection: Connection, setup: TableSetup) -> str | None:
        """Who organises the tournament of a table, if it belongs to one and they are still here."""
        if setup.tournament is None:
            return None
        query = select(tournaments.c.organiser).where(tournaments.c.id == setup.tournament)
        return connection.execute(query).scalar()

    async def load(self, tournament: str) -> StoredTournament:
        """A tournament with its entrants, pairings and results."""
        return await self._database.read(lambda connection: load_tournament(connection, tournament))

    async def of_person(self, person: str) -> list[Listed]:
        """The tournaments that a person organises or has joined, newest first; at most 100."""
        return await self._database.read(lambda connection: list_tournaments(connection, person))

    async def running(self) -> list[str]:
        """The ids of all running tournaments."""
        query = select(tournaments.c.id).where(tournaments.c.state == "running")
        return await self._database.read(
            lambda connection: list(connection.execute(query).scalars())
        )

    # Before the start

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
            connection.execute(insert(tournaments), row_of_tournament(tournament, code_hash))

        await self._database.write(work)

    async def remove(self, tournament: str) -> None:
        """Delete a tournament that has not begun; TakenError if it has."""

        def work(connection: Connection) -> None:
            _open(connection, tournament, "The tournament has begun; it can't be removed any more.")
            connection.execute(delete(entrants).where(entrants.c.tournament == tournament))
            connection.execute(delete(tournaments).where(tournaments.c.id == tournament))

        await self._database.write(work)

    async def invite(self, tournament: str, code_hash: str) -> None:
        """Store the hash of a new code, which replaces the last; TakenError after the start."""

        def work(connection: Connection) -> None:
            _open(connection, tournament, "The tournament has begun; nobody can join any more.")
            change = update(tournaments).where(tournaments.c.id == tournament)
            connection.execute(change.values(code_hash=code_hash))

        await self._database.write(work)

    async def join(self, tournament: str, code_hash: str, person: str, name: str | None) -> None:
        """Enter a person by the code; without a name they are called by their number.

        UnknownCodeError for another code, UsedError after the start, TakenError if it is full or
        they are in it already.
        """

        def work(connection: Connection) -> None:
            stored = _invited_to(connection, tournament, code_hash)
            if stored.entrant_of(person) is not None:
                raise TakenError("You have joined this tournament already.", code="joined-already")
            if len(stored.entrants) >= MOST_ENTRANTS[stored.tournament.kind]:
                raise TakenError("This tournament is full.", code="tournament-full")
            number = max((entrant.number for entrant in stored.entrants), default=0) + 1
            row = {
                "tournament": tournament,
                "number": number,
                "person": person,
                "name": name or f"Player {number}",
                "withdrawn": 0,
            }
            connection.execute(insert(entrants), row)

        await self._database.write(work)

    # Rounds

    async def begin(
        self, seen: StoredTournament, started: StoredTournament, opened: Sequence[TableSetup]
    ) -> bool:
        """Store the start of a tournament: order, number of rounds, first round and tables.

        False, storing nothing, if the entrants are no longer those `seen`. TakenError if it has
        begun already.
        """

        def work(connection: Connection) -> bool:
            now_there = _open(connection, seen.tournament.id, "The tournament has begun already.")
            done = now_there.entrants == seen.entrants
            if done:
                _write_start(connection, started)
                _write_round(connection, started.pairings, started.tournament.id, opened)
            return done

        return await self._database.change(work, *map(_news, opened))

    async def add_round(
        self, seen: StoredTournament, paired: Sequence[Pairing], opened: Sequence[TableSetup]
    ) -> bool:
        """Store the next round with its tables.

        False, storing nothing, if the round exists, or somebody has withdrawn since it was `seen`.
        """

        def work(connection: Connection) -> bool:
            lock_tournament(connection, seen.tournament.id)
            now_there = load_tournament(connection, seen.tournament.id)
            done = (now_there.round, now_there.active) == (seen.round, seen.active)
            if done:
                _write_round(connection, paired, seen.tournament.id, opened)
            return done

        return await self._database.change(work, *map(_news, opened))

    async def finish(self, tournament: str) -> None:
        """Mark a running tournament as over."""
        change = update(tournaments).where(
            tournaments.c.id == tournament, tournaments.c.state == "running"
        )

        def work(connection: Connection) -> None:
            connection.execute(change.values(state="over"))

        await self._database.write(work)

    async def withdraw(self, tournament: str, number: int) -> None:
        """Withdraw an entrant: before the start the entry is deleted, later it is marked.

        UnknownError for an unknown number, TakenError once the tournament is over.
        """
        this = (entrants.c.tournament == tournament) & (entrants.c.number == number)

        def work(connection: Connection) -> None:
            lock_tournament(connection, tournament)
            stored = load_tournament(connection, tournament)
            if stored.entrant(number) is None:
                raise UnknownError("There is no such entrant.")
            if stored.tournament.state == "over":
                raise TakenError("The tournament is over.", code="tournament-over")
            if stored.tournament.state == "open":
                connection.execute(delete(entrants).where(this))
            else:
                connection.execute(update(entrants).where(this).values(withdrawn=1))

        await self._database.write(work)


def _open(connection: Connection, tournament: str, sentence: str) -> StoredTournament:
    """Lock and load a tournament that has not begun; TakenError with the sentence if it has."""
    lock_tournament(connection, tournament)
    stored = load_tournament(connection, tournament)
    if stored.tournament.state != "open":
        raise TakenError(sentence, code="tournament-begun")
    return stored


def _invited_to(connection: Connection, tournament: str, code_hash: str) -> StoredTournament:
    """Lock and load the tournament that a code invites to."""
    row = lock_tournament(connection, tournament)
    if row.code_hash != code_hash:
        raise UnknownCodeError("There is no such invitation; ask for a new one.")
    if row.state != "open":
        sentence = "The tournament has begun; nobody can join any more."
        raise UsedError(sentence, code="tournament-begun")
    return load_tournament(connection, tournament)


def _write_start(connection: Connection, started: StoredTournament) -> None:
    tournament = started.tournament
    change = update(tournaments).where(tournaments.c.id == tournament.id)
    connection.execute(change.values(state=tournament.state, rounds=tournament.rounds))
    for entrant in started.entrants:
        this = (entrants.c.tournament == tournament.id) & (entrants.c.number == entrant.number)
        connection.execute(update(entrants).where(this).values(place=entrant.place))


def _write_round(
    connection: Connection,
    paired: Sequence[Pairing],
    tournament: str,
    opened: Sequence[TableSetup],
) -> None:
    connection.execute(insert(pairings), [row_of_pairing(tournament, one) for one in paired])
    for setup in opened:
        insert_table(connection, setup)
    games = [row_of_game(tournament, one, game) for one in paired for game in one.games]
    if games:
        connection.execute(insert(tournament_games), games)


def _news(setup: TableSetup) -> GameNews:
    return GameNews(setup.id, 0, setup.people)
