"""Runs tournaments: starts them, pairs the next round when one is over, handles withdrawals.

What is due follows from what is stored. So it makes no difference who notices: the process where
the last game of a round ended, a reader of the tournament, or a server that starts. For the
schedule a running tournament is due at the start, and after its game ended at another server.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from quiltbee.server.clock import Clock, now
from quiltbee.server.errors import TakenError, UnknownError
from quiltbee.server.ids import DRAWS
from quiltbee.server.schedule.schedule import STANDBY, Schedule
from quiltbee.server.store import GameNews, Heard, StoredGame, TableSetup
from quiltbee.server.tables.tables import Tables
from quiltbee.server.tournaments.rounds import in_drawn_order, next_pairs, open_round
from quiltbee.server.tournaments.store import TournamentStore
from quiltbee.server.tournaments.values import Pairing, StoredTournament, TournamentGame

ROUND = "round"

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
    ) -> None:
        self._store = store
        self._tables = tables
        self._schedule = schedule
        self._clock = clock
        self._draws = draws
        self._lock = asyncio.Lock()
        self._working: set[asyncio.Task[None]] = set()

    async def load(self, tournament: str) -> StoredTournament:
        """A tournament, after everything due has been done."""
        stored = await self._store.load(tournament)
        if not _is_due(stored):
            return stored
        async with self._lock:
            while _is_due(stored := await self._store.load(tournament)):
                await self._go_on(stored)
        return stored

    async def begin(self, tournament: str) -> StoredTournament:
        """Start a tournament; TakenError if it has begun or has fewer than two entrants."""
        while True:
            seen = await self._store.load(tournament)
            if len(seen.entrants) < 2:
                raise TakenError("A tournament needs at least two people.", code="two-needed")
            started = in_drawn_order(seen, self._draws)
            paired, opened = await self._next_round(started)
            started = replace(started, pairings=paired)
            if await self._store.begin(seen, started, opened):
                self._tables.tell_opened(*opened)
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
            await self._give_up(game, entrant)
        return await self.load(tournament)

    # What falls due

    async def upcoming(self) -> list[tuple[str, int]]:
        """All that are running: what is due in them may have been left by a server that died."""
        return [(running, self._clock()) for running in await self._store.running()]

    async def do(self, key: str) -> int | None:
        """Do what is due in a tournament."""
        with suppress(UnknownError):  # it was removed meanwhile
            await self.load(key)
        return None

    def hear(self, news: Heard) -> None:
        """A game has ended at another server, which goes on with its tournament if it can."""
        if isinstance(news, GameNews) and news.ended_in is not None:
            self._schedule.at(ROUND, news.ended_in, self._clock() + STANDBY)

    def stored(self, stored: StoredGame) -> None:
        """React to an event in a game: once it is over, its tournament may continue."""
        if stored.setup.tournament is not None and stored.game.is_over:
            self._soon(self._look_after(stored.setup.tournament))

    async def close(self) -> None:
        """Wait for work in progress, which needs an open store."""
        await asyncio.gather(*self._working, return_exceptions=True)

    async def _look_after(self, tournament: str) -> None:
        await self.load(tournament)

    async def _go_on(self, stored: StoredTournament) -> None:
        """Do one due step; nothing if another process was faster."""
        given_up = [
            (game, entrant)
            for game in stored.running_games
            if (entrant := _who_left(stored, game)) is not None
        ]
        for game, entrant in given_up:
            await self._give_up(game, entrant)
        if given_up:
            return
        paired, opened = await self._next_round(stored)
        if not paired:
            await self._store.finish(stored.tournament.id)
        elif await self._store.add_round(stored, paired, opened):
            self._tables.tell_opened(*opened)

    async def _next_round(
        self, stored: StoredTournament
    ) -> tuple[tuple[Pairing, ...], list[TableSetup]]:
        pairs = await asyncio.to_thread(next_pairs, stored)
        paired, opened = open_round(stored, pairs, clock=self._clock, draws=self._draws)
        return paired, [await self._tables.prepare(setup) for setup in opened]

    async def _give_up(self, game: TournamentGame, entrant: int) -> None:
        async with self._tables.open(game.id) as table:
            await table.give_up(game.seat(entrant))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Run in the background; a failure is retried by the next reader."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.warning("A tournament does not go on by itself: %s", error)


def _is_due(stored: StoredTournament) -> bool:
    """Whether something is due that needs no request."""
    if stored.tournament.state != "running":
        return False
    running = stored.running_games
    return not running or any(_who_left(stored, game) is not None for game in running)


def _who_left(stored: StoredTournament, game: TournamentGame) -> int | None:
    """The player who has withdrawn, if one has."""
    players = game.first, game.second
    return next((entrant for entrant in players if entrant not in stored.active), None)


def _games_of(stored: StoredTournament, number: int, entrant: int) -> list[TournamentGame]:
    """The running games of this round's pairing `number`, in which `entrant` plays."""
    for pairing in stored.pairings:
        if (pairing.round, pairing.number) == (stored.round, number) and entrant in (
            pairing.first,
            pairing.second,
        ):
            return [game for game in pairing.games if not game.over]
    raise UnknownError("There is no such pairing in this round.")
