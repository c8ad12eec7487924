"""A club: people, a server's tables and its organiser, over one store."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from quiltbee.rules import Seat
from quiltbee.server.computer.queue import Queue
from quiltbee.server.ratings import RatingStore
from quiltbee.server.schedule import Ticker
from quiltbee.server.store import LOBBY, Bus, PresenceNews, RoundNews, Session, TableSetup
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.store.store import Store
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.tables import Tables
from quiltbee.server.tournaments import decisions
from quiltbee.server.tournaments.organiser import Organiser
from quiltbee.server.tournaments.pairing import matches_of, standings
from quiltbee.server.tournaments.store import TournamentStore
from quiltbee.server.tournaments.tournament import (
    Tournament,
    TournamentGame,
    TournamentKind,
)
from tests.server.support import Thinkers

CODE = "c" * 64
NOW = 1_700_000_000_000


class Club:
    """One process: its tables and its organiser; `opened` are the tables that it opened."""

    def __init__(self, store: Store, seed: int = 1, *, pairs_by_itself: bool = True) -> None:
        self.store = store
        self.draws = Random(seed)
        self.opened: list[TableSetup] = []
        self.told: list[str | RoundNews] = []
        self.now = NOW
        self.away = 0
        """Milliseconds in which no server ran."""
        bus = Bus(store.database)
        bus.subscribe("opened", TableSetup, lambda _, setup: self.opened.append(setup))
        context = TableContext(
            store.games, bus, Queue(Thinkers()), clock=self._clock, draws=self.draws
        )
        self.tables = Tables(context, idle_tables=4)
        self._pairs_by_itself = pairs_by_itself
        self.bus = bus if pairs_by_itself else Bus(store.database)
        self.bus.subscribe("lobby", None, lambda *_: self.told.append(LOBBY.topic))
        self.bus.subscribe("round", RoundNews, lambda _, news: self.told.append(news))
        self.organiser = Organiser(
            store[TournamentStore],
            self.tables,
            self.bus,
            clock=self._clock,
            draws=self.draws,
            served=lambda at: at - self.away if at > NOW else at,
            ratings=store[RatingStore],
        )
        self.ticker = Ticker(store.database, self._clock, self.organiser)

    def _clock(self) -> int:
        return self.now

    async def come(self, game: TournamentGame, *entrants: int) -> None:
        """Let people open the table of a game."""
        async with self.tables.open(game.id):
            seats = tuple(int(game.seat(entrant)) for entrant in entrants)
            self.bus.deliver(f"presence/{game.id}", PresenceNews("here", seats, 0))
        await self.organiser.close()

    async def announce(self, kind: TournamentKind, people: Sequence[str], **settled: Any) -> str:
        """A tournament of Ann, which these people have joined."""
        made = Tournament(f"t{len(people)}{kind[0]}", "Club", NOW, "ann", kind, **settled)
        await self.organiser.make(made, CODE, "10.0.0.1")
        for person in people:
            await self.organiser.join(made.id, CODE, person, person.title())
        return made.id

    async def due(self, tournament: str) -> int | None:
        """When something is due in a tournament, as stored."""
        return await self.store[TournamentStore].due_of(tournament)

    async def tick(self, tournament: str) -> Tournament:
        """Do what is due, as the schedule does it; the tournament after it."""
        await self.ticker.do_all()
        return await self.organiser.load(tournament)

    async def withdraw(self, tournament: str, number: int) -> Tournament:
        return await self.organiser.change(
            tournament, lambda stored: decisions.withdraw(stored, number)
        )

    async def ask_bye(
        self, tournament: str, person: str, number: int, *, wanted: bool
    ) -> Tournament:
        return await self.organiser.change(
            tournament, lambda stored: decisions.ask_bye(stored, person, number, wanted=wanted)
        )

    async def correct(
        self, tournament: str, game: str, winner: int | None, note: str
    ) -> Tournament:
        return await self.organiser.change(
            tournament, lambda stored: decisions.correct(stored, game, winner, note)
        )

    async def play(self, game: TournamentGame, winner: int) -> None:
        """Let a game end at once: the other one resigns."""
        loser = game.second if winner == game.first else game.first
        async with self.tables.open(game.id) as table:
            await table.insist(lambda stored: stored.game.resign(game.seat(loser)), "resign")

    async def play_round(self, tournament: str) -> Tournament:
        """Let the best of two, who has the lower number, win each game of the running round.

        A process that does not pair by itself notes nothing of it.
        """
        stored = await self.organiser.load(tournament)
        number = stored.round
        while stored.round == number and stored.running_games:
            for game in stored.running_games:
                await self.play(game, min(game.first, game.second))
            await self.organiser.close()
            stored = await self.organiser.load(tournament)
            if not self._pairs_by_itself:
                break
        return stored

    async def close(self) -> None:
        await self.organiser.close()
        self.tables.close()


@asynccontextmanager
async def a_club(folder: Path, people: Sequence[str], **options: Any) -> AsyncIterator[Club]:
    """A store with people, and a process on it."""
    store = SqliteStore(folder)
    for person in dict.fromkeys(("ann", *people)):
        await store[SessionStore].add(Session(person.ljust(64, "0"), person, NOW))
    club = Club(store, **options)
    try:
        yield club
    finally:
        await club.close()
        store.close()


def seats_of(setup: TableSetup) -> tuple[str | None, str | None]:
    """Who sits first and who second."""
    return setup.holder(Seat.FIRST).person, setup.holder(Seat.SECOND).person


def points_of(stored: Tournament) -> dict[int, float]:
    numbers = [entrant.number for entrant in stored.entrants]
    return {one.entrant: one.points for one in standings(numbers, matches_of(stored))}
