"""Events for a bot: challenges and games that start and finish.

The tables in the store are compared with those that the bot has been told about, so no event is
missed, whichever server it happened on.
"""

from collections.abc import Mapping

from quiltbee.server.bots.messages import BotEvent, ChallengeGone, describe_challenge, describe_game
from quiltbee.server.bots.rows import BotStore, BotTable
from quiltbee.server.clock import DAY, Clock
from quiltbee.server.tables.tables import Tables

LONGEST_GAME = 90 * DAY
"""A bot that connects is not told about games it joined longer ago than this."""

LEEWAY = DAY
"""How far the clocks of servers may differ; older games were told about, or are over."""


class BotNews:
    """The events of one bot, for one stream."""

    def __init__(self, bot: str, store: BotStore, tables: Tables, clock: Clock) -> None:
        self._bot = bot
        self._store = store
        self._tables = tables
        self._clock = clock
        self._since = clock() - LONGEST_GAME
        self._told: Mapping[str, BotTable] = {}

    async def read(self) -> list[BotEvent]:
        """The events since the last call; after a StoreError the next call returns them."""
        found = await self._store.tables_of(self._bot, self._since)
        tables = {table.game: table for table in found}
        events = [
            event
            for game in {**self._told, **tables}
            if (event := await self._event(game, tables.get(game))) is not None
        ]
        self._told = tables
        sat_down = (table.since for table in found if not table.is_challenge)
        self._since = min([self._clock() - LEEWAY, *sat_down])
        return events

    async def _event(self, game: str, table: BotTable | None) -> BotEvent | None:
        """The event for a table, if it changed."""
        before = self._told.get(game)
        if table is not None and before is not None and table.is_challenge == before.is_challenge:
            return None
        async with self._tables.open(game) as opened:
            stored = await opened.game()
        if table is None:
            is_cancelled = before is not None and before.is_challenge
            if is_cancelled and not stored.setup.seats_of(self._bot):
                return ChallengeGone(game)
            return describe_game("game_finish", stored, self._bot)
        if not table.is_challenge:
            return describe_game("game_start", stored, self._bot)
        seat = stored.setup.open_seat
        return None if seat is None else describe_challenge(stored, seat)
