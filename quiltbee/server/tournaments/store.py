"""Tournaments in the database: entrants, pairings, and their games.

Every change locks the tournament's row first, so that changes happen one after the other in all
processes. Results are read from the games and stored nowhere else.
"""

from collections.abc import Callable, Collection, Sequence
from importlib import import_module

from sqlalchemy import Connection, delete, func, insert, select, update

from quiltbee.server.errors import TakenError, TooManyError, UnknownError
from quiltbee.server.starts.rules import second_of_two
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import insert_table
from quiltbee.server.store.news import Note
from quiltbee.server.store.values import StoredEvent, StoredGame, TableSetup
from quiltbee.server.tournaments.entering import (
    TOO_LATE,
    admitting,
    enter,
    invited_to,
    set_half_bye,
    withdraw,
)
from quiltbee.server.tournaments.news import lobby_news, opened_news, round_news
from quiltbee.server.tournaments.rows import (
    list_public,
    list_tournaments,
    load_tournament,
    lock_tournament,
    row_of_game,
    row_of_pairing,
    row_of_tournament,
)
from quiltbee.server.tournaments.schema import (
    arrivals,
    corrections,
    entrants,
    half_byes,
    pairings,
    tournament_games,
    tournaments,
)
from quiltbee.server.tournaments.values import (
    MOST_UNFINISHED,
    Correction,
    Listed,
    Pairing,
    Place,
    StoredTournament,
    Tournament,
    TournamentGame,
)


class _OvertakenError(Exception):
    """Another process was faster; nothing is stored, and nobody is told of anything."""


class TournamentStore(Feature):
    """What a method was asked to write is on the disk when it returns.

    UnknownError if there is no such tournament; whatever else fails does so with StoreError,
    unless another error is named.
    """

    about = entrants.c.person, tournaments.c.organiser

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

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """If the sum counts, the second game has been opened: it belongs to the pairing too."""
        second = second_of_two(ended, event.at)
        if second is None or second.tournament is None:
            return
        this = select(tournament_games).where(tournament_games.c.game == ended.setup.id)
        first = connection.execute(this).one()
        met = select(pairings.c.first, pairings.c.second).where(
            pairings.c.tournament == first.tournament,
            pairings.c.round == first.round,
            pairings.c.number == first.pairing,
        )
        other = sum(connection.execute(met).one()) - first.first
        row = first._asdict() | {"game": second.id, "first": other}
        connection.execute(insert(tournament_games), row)

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

    async def in_lobby(self, person: str | None, now: int) -> list[Listed]:
        """The public tournaments that people can enter or watch, newest first; at most 100."""
        return await self._database.read(lambda connection: list_public(connection, person, now))

    async def going_on(self) -> list[str]:
        """The ids of all tournaments that run, or start by themselves."""
        starting = (tournaments.c.state == "open") & tournaments.c.starts.is_not(None)
        query = select(tournaments.c.id).where((tournaments.c.state == "running") | starting)
        return await self._database.read(
            lambda connection: list(connection.execute(query).scalars())
        )

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

        await self._database.write(work, *lobby_news(tournament))

    async def remove(self, tournament: str) -> None:
        """Delete a tournament that has not begun; TakenError if it has."""

        def work(connection: Connection) -> None:
            _open(connection, tournament, "The tournament has begun; it can't be removed any more.")
            connection.execute(delete(half_byes).where(half_byes.c.tournament == tournament))
            connection.execute(delete(entrants).where(entrants.c.tournament == tournament))
            connection.execute(delete(tournaments).where(tournaments.c.id == tournament))

        await self._database.write(work)

    async def invite(self, tournament: str, code_hash: str) -> None:
        """Store the hash of a new code in place of the old one; TakenError if nobody can enter."""

        def work(connection: Connection) -> None:
            lock_tournament(connection, tournament)
            stored = load_tournament(connection, tournament)
            if stored.tournament.state != "open" and not stored.admits_late:
                raise TakenError(TOO_LATE, code="tournament-begun")
            change = update(tournaments).where(tournaments.c.id == tournament)
            connection.execute(change.values(code_hash=code_hash))

        await self._database.write(work)

    async def join(
        self, tournament: str, code_hash: str | None, person: str, name: str | None
    ) -> None:
        """Enter a person by the code; without a name they go by their number.

        Whoever enters late has half-point byes for the rounds before, and whoever had withdrawn is
        back. UnknownCodeError for another code, UsedError when it is too late, TakenError if it is
        full or they are in it already.
        """

        def work(connection: Connection) -> None:
            enter(connection, invited_to(connection, tournament, code_hash), person, name)

        await self._database.write(work)

    async def enter(self, tournament: str, person: str, name: str) -> None:
        """Enter somebody for whom the organiser speaks; UsedError or TakenError as in `join`."""

        def work(connection: Connection) -> None:
            lock_tournament(connection, tournament)
            enter(connection, admitting(connection, tournament), person, name)

        await self._database.write(work)

    async def ask_bye(self, tournament: str, person: str, number: int, *, wanted: bool) -> None:
        """Ask for a half-point bye in a future round, or cancel it.

        UnknownError for somebody who isn't playing, TakenError if that round allows none.
        """

        await self._database.write(
            lambda connection: set_half_bye(connection, tournament, person, number, wanted=wanted)
        )

    # Rounds

    async def begin(
        self, seen: StoredTournament, started: StoredTournament, opened: Sequence[TableSetup]
    ) -> bool:
        """Store the start of a tournament: order, number of rounds, first round and tables.

        False, storing nothing, if the entrants are no longer those `seen`. TakenError if it has
        begun already.
        """

        def work(connection: Connection) -> None:
            now_there = _open(connection, seen.tournament.id, "The tournament has begun already.")
            _check(now_there, seen, "entrants", "half_byes")
            _write_start(connection, started)
            _write_round(connection, started.pairings, started.tournament.id, opened)

        told = round_news(started, started.pairings)
        return await self._write(work, *opened_news(opened), *told)

    async def add_round(
        self, seen: StoredTournament, paired: Sequence[Pairing], opened: Sequence[TableSetup]
    ) -> bool:
        """Store the next round with its tables.

        False, storing nothing, if the round exists, or others play than when it was `seen`.
        """

        def work(connection: Connection) -> None:
            lock_tournament(connection, seen.tournament.id)
            now_there = load_tournament(connection, seen.tournament.id)
            _check(now_there, seen, "round", "active", "half_byes")
            _write_round(connection, paired, seen.tournament.id, opened)

        return await self._write(work, *opened_news(opened), *round_news(seen, paired))

    async def add_game(
        self, seen: StoredTournament, pairing: Pairing, game: TournamentGame, opened: TableSetup
    ) -> bool:
        """Store one more game of a pairing; False, storing nothing, if it has been opened."""
        tournament = seen.tournament.id

        def work(connection: Connection) -> None:
            lock_tournament(connection, tournament)
            now_there = load_tournament(connection, tournament)
            _check(now_there, seen, "waiting_pairings")
            insert_table(connection, opened)
            connection.execute(insert(tournament_games), row_of_game(tournament, pairing, game))

        return await self._write(work, *opened_news([opened]))

    async def finish(self, seen: StoredTournament) -> bool:
        """Mark a running tournament as over; False if it already was."""
        change = update(tournaments).where(
            tournaments.c.id == seen.tournament.id, tournaments.c.state == "running"
        )

        def work(connection: Connection) -> None:
            if not connection.execute(change.values(state="over")).rowcount:
                raise _OvertakenError

        return await self._write(work, *round_news(seen, ()))

    async def _write(self, work: Callable[[Connection], None], *notes: Note) -> bool:
        """Store something and tell the other servers; False if another process was faster."""
        try:
            await self._database.write(work, *notes)
        except _OvertakenError:
            return False
        return True

    async def arrived(self, game: str, seat: int) -> None:
        """Store that somebody has come to a table of a tournament."""

        def work(connection: Connection) -> None:
            # Of the dialects only the one in use is imported: PostgreSQL's delays a start by 60 ms.
            dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
            row = dialect.insert(arrivals).values(game=game, seat=seat)
            connection.execute(row.on_conflict_do_nothing())

        await self._database.write(work)

    async def correct(self, tournament: str, game: str, correction: Correction) -> None:
        """Store a game's corrected result; UnknownError if it is not one of this tournament.

        TakenError if it is not over, or if the winner is neither of the two.
        """

        def work(connection: Connection) -> None:
            lock_tournament(connection, tournament)
            stored = load_tournament(connection, tournament)
            found = [one for each in stored.pairings for one in each.games if one.id == game]
            if not found:
                raise UnknownError("There is no such game in this tournament.")
            if any(one.id == game for one in stored.overruled):
                raise TakenError("The second game of that pairing decides.", code="second-decides")
            if not found[0].over:
                raise TakenError("That game is in progress.", code="game-runs")
            if correction.winner not in (None, found[0].first, found[0].second):
                raise TakenError("They don't play in that game.", code="not-theirs")
            connection.execute(delete(corrections).where(corrections.c.game == game))
            row = {"game": game, "winner": correction.winner, "note": correction.note}
            connection.execute(insert(corrections), row | {"at": correction.at})

        await self._database.write(work)

    async def withdraw(self, tournament: str, number: int) -> None:
        """Withdraw an entrant: before the start the entry is deleted, later it is marked.

        UnknownError for an unknown number, TakenError once the tournament is over.
        """
        await self._database.write(lambda connection: withdraw(connection, tournament, number))


def _open(connection: Connection, tournament: str, sentence: str) -> StoredTournament:
    """Lock and load a tournament that has not begun; TakenError with the sentence if it has."""
    lock_tournament(connection, tournament)
    stored = load_tournament(connection, tournament)
    if stored.tournament.state != "open":
        raise TakenError(sentence, code="tournament-begun")
    return stored


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


def _check(now_there: StoredTournament, seen: StoredTournament, *what: str) -> None:
    if any(getattr(now_there, one) != getattr(seen, one) for one in what):
        raise _OvertakenError
