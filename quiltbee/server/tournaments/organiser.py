"""Runs tournaments: starts them, opens games, forfeits those of absent players, pairs rounds.

What is due follows from what is stored. So it makes no difference who notices: the process where
the last game of a round ended, a reader of the tournament, or the schedule of any server. Each
server looks when something is due; the store makes sure that it happens once.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

from quiltbee.rules import Seat
from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import StoreError, TakenError, UnknownError
from quiltbee.server.ids import DRAWS
from quiltbee.server.schedule.schedule import STANDBY, Schedule
from quiltbee.server.starts.rules import second_of_two
from quiltbee.server.store import (
    Bus,
    GameNews,
    Note,
    PresenceNews,
    RoundNews,
    StoredGame,
    TableSetup,
)
from quiltbee.server.tables.tables import Tables
from quiltbee.server.tournaments.agenda import (
    Forfeit,
    left_games,
    missed_games,
    next_due,
)
from quiltbee.server.tournaments.news import lobby_news, round_news
from quiltbee.server.tournaments.rounds import (
    in_drawn_order,
    next_pairs,
    open_game,
    open_round,
)
from quiltbee.server.tournaments.store import TournamentStore
from quiltbee.server.tournaments.values import (
    Pairing,
    StoredTournament,
    Tournament,
    TournamentGame,
)

ROUND = "round"

MOST_REMEMBERED = 10_000
"""Arrivals that are not stored a second time."""

_LOG = logging.getLogger(__name__)


class Organiser:
    """The running tournaments.

    UnknownError if there is no such tournament; StoreError if the store can't be used.
    """

    kind = ROUND

    def __init__(
        self,
        store: TournamentStore,
        tables: Tables,
        schedule: Schedule,
        *,
        clock: Clock = now,
        draws: Random = DRAWS,
        served: Callable[[int], int] = lambda at: at,
        bus: Bus,
    ) -> None:
        self._store = store
        self._tables = tables
        self._schedule = schedule
        self._clock = clock
        self._draws = draws
        self._served = served
        self._bus = bus
        bus.subscribe("stored", StoredGame, lambda _, stored: self.stored(stored))
        bus.subscribe("presence", PresenceNews, self._note_presence)
        bus.subscribe("game", GameNews, self._note_end)
        bus.subscribe("round", RoundNews, lambda tournament, _: self._stand_by(tournament))
        self._came: set[tuple[str, int]] = set()
        self._lock = asyncio.Lock()
        self._readings = count()
        self._newest: dict[str, int] = {}
        self._working: set[asyncio.Task[None]] = set()

    async def load(self, tournament: str) -> StoredTournament:
        """A tournament, after everything due has been done."""
        reading, stored = await self._read(tournament)
        if self._is_due(stored):
            async with self._lock:
                reading, stored = await self._read(tournament)
                while self._is_due(stored):
                    await self._go_on(stored)
                    reading, stored = await self._read(tournament)
        self._plan(tournament, reading, next_due(stored, self._falls))
        return stored

    async def _read(self, tournament: str) -> tuple[int, StoredTournament]:
        """A tournament, with the number of this reading: one that began later knows more."""
        return next(self._readings), await self._store.load(tournament)

    def _plan(self, tournament: str, reading: int, due: int | None) -> None:
        """Say when the tournament goes on, as far as this reading knows; not if a later one has."""
        if reading < self._newest.get(tournament, reading):
            return
        if len(self._newest) >= MOST_REMEMBERED:
            self._newest.clear()
        self._newest[tournament] = reading
        if due is None:
            self._schedule.forget(ROUND, tournament)
        else:
            self._schedule.at(ROUND, tournament, due)

    async def make(self, tournament: Tournament, code_hash: str) -> None:
        """Store a new tournament; TooManyError if its organiser has too many unfinished ones."""
        await self._store.create(tournament, code_hash)
        self._deliver(lobby_news(tournament))
        await self.load(tournament.id)  # it may start by itself

    async def begin(self, tournament: str) -> StoredTournament:
        """Start a tournament; TakenError if it has begun or has fewer than two entrants."""
        while not await self._begin(await self._store.load(tournament)):
            pass
        return await self.load(tournament)

    async def withdraw(self, tournament: str, entrant: int) -> StoredTournament:
        """Withdraw an entrant, who forfeits all running games."""
        await self._store.withdraw(tournament, entrant)
        return await self.load(tournament)

    async def forfeit(self, tournament: str, number: int, entrant: int) -> StoredTournament:
        """Forfeit the running games of a pairing of this round.

        UnknownError if there is no such pairing with them, TakenError if none of its games runs.
        """
        stored = await self.load(tournament)
        games = _games_of(stored, number, entrant)
        if not games:
            raise TakenError("No game of that pairing is in progress.", code="pairing-idle")
        for game in games:
            await self._give_up(stored, Forfeit(game, frozenset({entrant})))
        return await self.load(tournament)

    # What falls due

    async def upcoming(self) -> list[tuple[str, int]]:
        """All running tournaments; a server that died may have left something due in them."""
        return [(running, self._clock()) for running in await self._store.going_on()]

    async def do(self, key: str) -> int | None:
        """Do what is due in a tournament; `load` says when to look again."""
        with suppress(UnknownError):  # it has been removed meanwhile
            await self.load(key)
        return None

    def _note_end(self, _: str, news: GameNews) -> None:
        if news.ended_in is not None:
            self._stand_by(news.ended_in)

    def _stand_by(self, tournament: str) -> None:
        """Something has happened at another server, which goes on with its tournament if it can."""
        self._plan(tournament, next(self._readings), self._clock() + STANDBY)

    def stored(self, stored: StoredGame) -> None:
        """React to an event in a game: a player has come, or its end lets the tournament go on."""
        tournament, game = stored.setup.tournament, stored.game
        if tournament is None:
            return
        if game.is_over:
            if (second := second_of_two(stored, self._clock())) is not None:
                self._tables.tell_opened(second)
            self._soon(self._look_after(tournament))
        for seat in Seat:
            if (stored.setup.id, seat) not in self._came and game.last_decision_of(
                [seat]
            ) is not None:
                self._note_arrival(stored.setup.id, seat)

    def _note_presence(self, game: str, news: PresenceNews) -> None:
        """Other people are connected to a table."""
        setup = self._tables.setup_of(game)
        if setup is not None and setup.tournament is not None:
            for seat in news.seats:
                self._note_arrival(game, Seat(seat))

    def _note_arrival(self, game: str, seat: Seat) -> None:
        if (game, seat) in self._came:
            return
        if len(self._came) >= MOST_REMEMBERED:
            self._came.clear()
        self._came.add((game, seat))
        self._soon(self._arrive(game, seat))

    async def _arrive(self, game: str, seat: Seat) -> None:
        try:
            await self._store.arrived(game, seat)
        except StoreError:
            self._came.discard((game, seat))  # their next move tries again
            raise

    async def close(self) -> None:
        """Wait for work in progress, which needs an open store."""
        await asyncio.gather(*self._working, return_exceptions=True)

    async def _look_after(self, tournament: str) -> None:
        await self.load(tournament)

    def _is_due(self, stored: StoredTournament) -> bool:
        due = next_due(stored, self._falls)
        return due is not None and due <= self._clock()

    def _falls(self, since: int, span: int) -> int:
        """When so many ms of served time have passed since a time."""
        at = self._clock()
        return at + self._served(since) + span - self._served(at)

    async def _go_on(self, stored: StoredTournament) -> None:
        """Do one due step; nothing if another process was faster."""
        if stored.tournament.state == "open":
            with suppress(TakenError):  # somebody has left, or another process was faster
                await self._begin(stored)
        elif forfeited := left_games(stored):
            for forfeit in forfeited:
                await self._give_up(stored, forfeit)
        elif missed := missed_games(stored, self._falls, self._clock()):
            await self._forfeit_missed(stored, missed)
        elif waiting := stored.waiting_pairings:
            await self._open_second(stored, waiting[0])
        else:
            await self._pair_next(stored)

    async def _begin(self, seen: StoredTournament) -> bool:
        """Start a tournament; False if its entrants have changed meanwhile."""
        if len(seen.entrants) < 2:
            raise TakenError("A tournament needs at least two people.", code="two-needed")
        started = in_drawn_order(seen, self._draws)
        paired, opened = await self._next_round(started)
        started = replace(started, pairings=paired)
        done = await self._store.begin(seen, started, opened)
        if done:
            self._tables.tell_opened(*opened)
            self._deliver(round_news(started, paired))
        return done

    async def _forfeit_missed(self, stored: StoredTournament, missed: list[Forfeit]) -> None:
        """End the games of people who did not come; they are no longer paired."""
        for forfeit in missed:
            await self._give_up(stored, forfeit)
        for entrant in sorted(frozenset().union(*(forfeit.absent for forfeit in missed))):
            await self._store.withdraw(stored.tournament.id, entrant)

    async def _open_second(self, stored: StoredTournament, pairing: Pairing) -> None:
        """Open the second game of a pairing, on the first one's ring with the seats swapped."""
        played = pairing.games[0]
        async with self._tables.open(played.id) as table:
            seed = (await table.game()).setup.seed
        assert seed is not None
        game, setup = open_game(
            stored, (played.second, played.first), seed, self._clock, self._draws
        )
        setup = await self._tables.prepare(setup)
        if await self._store.add_game(stored, pairing, game, setup):
            self._tables.tell_opened(setup)

    async def _pair_next(self, stored: StoredTournament) -> None:
        """Open the next round, or end the tournament after the last one."""
        paired, opened = await self._next_round(stored)
        if paired:
            done = await self._store.add_round(stored, paired, opened)
        else:
            done = await self._store.finish(stored)
        if done:
            self._tables.tell_opened(*opened)
            self._deliver(round_news(stored, paired))

    def _deliver(self, notes: Iterable[Note]) -> None:
        for note in notes:
            self._bus.deliver(*note)

    async def _next_round(
        self, stored: StoredTournament
    ) -> tuple[tuple[Pairing, ...], list[TableSetup]]:
        pairs = await asyncio.to_thread(next_pairs, stored)
        paired, opened = open_round(stored, pairs, clock=self._clock, draws=self._draws)
        return paired, [await self._tables.prepare(setup) for setup in opened]

    async def _give_up(self, stored: StoredTournament, forfeit: Forfeit) -> None:
        losers = (stored.entrant(number) for number in sorted(forfeit.losers))
        people = [one.person for one in losers if one is not None and one.person is not None]
        async with self._tables.open(forfeit.game.id) as table:
            await table.give_up(*people)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Run in the background; a failure is retried by the next reader."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.warning("A tournament does not go on by itself: %s", error)


def _games_of(stored: StoredTournament, number: int, entrant: int) -> list[TournamentGame]:
    """The running games of this round's pairing `number`, in which `entrant` plays."""
    for pairing in stored.pairings:
        if (pairing.round, pairing.number) == (stored.round, number) and entrant in (
            pairing.first,
            pairing.second,
        ):
            return [game for game in pairing.games if not game.over]
    raise UnknownError("There is no such pairing in this round.")
