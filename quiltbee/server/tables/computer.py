"""The computer player of a table."""

import asyncio
from typing import TYPE_CHECKING
from zlib import crc32

from quiltbee.games import Moved
from quiltbee.notation import format_move
from quiltbee.review import LINES, best_with_points
from quiltbee.rules import IllegalMoveError, Seat
from quiltbee.server.computer.queue import Chooser, Priority, Question, Queue
from quiltbee.server.errors import Refusal, ServerError, StaleError, StoreError, ThinkerError
from quiltbee.server.store import StoredGame
from quiltbee.server.tables.audience import Audience
from quiltbee.server.tables.requests import Proposal, own_id

if TYPE_CHECKING:
    from quiltbee.server.tables.table import Table


def deciding_computer(stored: StoredGame) -> Seat | None:
    """Return the seat to move, if a computer player holds it."""
    seat = stored.game.decider
    if isinstance(seat, Seat) and stored.setup.holder(seat).player is not None:
        return seat
    return None


class ComputerPlayer:
    """Chooses moves for the computer player of a table, in a task.

    Where the opponent's page may think, the server only thinks for a player whose page does not;
    without a player the game waits.
    """

    def __init__(self, table: "Table", engines: Queue, audience: Audience) -> None:
        self._table = table
        self._engines = engines
        self._audience = audience
        self._task: asyncio.Task[None] | None = None
        self._is_in_page = False

    @property
    def is_thinking(self) -> bool:
        """Whether it is choosing a move."""
        return self._task is not None or self._is_in_page

    def consider(self, stored: StoredGame) -> None:
        """Start thinking if it is its turn, and somebody is there or has a clock."""
        if (seat := deciding_computer(stored)) is None:
            return
        may_be_in_page, audience = stored.setup.lets_page_think, self._audience
        if may_be_in_page and audience.page_thinks:
            self.stop()
            self._is_in_page = True
            return
        self._is_in_page = False
        is_awaited = audience.has_players if may_be_in_page else not audience.is_empty
        is_awaited |= stored.setup.untimed is not None
        if self._task is None and is_awaited:
            self._task = asyncio.create_task(self._think(stored, seat))

    def stop(self) -> None:
        """Stop thinking."""
        self._is_in_page = False
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self, stored: StoredGame, seat: Seat) -> None:
        table, move = self._table, None
        try:
            move = await self._choose(stored, seat)
        except ThinkerError as error:
            problem: ServerError = error
        async with table.mailbox:
            self._task = None  # so that `stop` does not cancel what follows
            if move is not None:
                try:
                    await self._play(stored, move)
                    return
                except StoreError as error:
                    problem = error
            table.refuse_all(Refusal("unavailable", problem.public))
            table.note()

    async def _play(self, stored: StoredGame, move: Moved) -> None:
        try:
            await self._table.happen(stored, Proposal(move, own_id("computer", stored)))
        except StaleError:  # another server has stored the same move
            self.consider(await self._table.current())
            self._table.note()

    async def _choose(self, stored: StoredGame, seat: Seat) -> Moved:
        """Return the chosen move; raises ThinkerError if there is none."""
        game, chooser = stored.game, _chooser(stored, seat)
        position, points = game.seen_by(seat), game.compensation
        question = Question(chooser, position, LINES if points else 1)
        reply = await self._engines.ask(question, Priority.MOVE, self._audience.share)
        best = best_with_points(reply.lines, points, position) if points else None
        move = best or reply.chosen
        try:
            return game.move(move)
        except IllegalMoveError as error:
            raise ThinkerError(
                f"The computer player chose {format_move(move)}, which is illegal: {error}."
            ) from None


def _chooser(stored: StoredGame, seat: Seat) -> Chooser:
    """Return the player behind the computer; in a daily game it plays alike for everybody."""
    holder, day = stored.setup.holder(seat), stored.setup.day
    seed = 0 if day is None else 1 + crc32(f"{day} {len(stored.game.moves)}".encode()) % 2**30
    match holder.player:
        case "greedy" | "random":
            return Chooser(holder.player, seed=seed)
        case _:
            return Chooser("strong", holder.level, seed=seed)
