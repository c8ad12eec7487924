"""The computer player of a table, which thinks in a task."""

import asyncio
from collections.abc import Awaitable, Callable

from quiltbee.games import Moved
from quiltbee.notation import format_move
from quiltbee.rules import IllegalMoveError, Seat
from quiltbee.server.errors import ThinkerError
from quiltbee.server.store import SeatHolder, StoredGame
from quiltbee.server.tables.thinkers import Chooser, Thinkers, weighed

Play = Callable[[StoredGame, Moved], Awaitable[None]]
"""Plays the move that the computer player chose in a game, unless the game has gone on."""

GiveUp = Callable[[ThinkerError], Awaitable[None]]
"""Is told why the computer player has no move."""


class ComputerPlayer:
    """Chooses for the computer player of a table, in a task; `stop` cancels it."""

    def __init__(self, thinkers: Thinkers, play: Play, give_up: GiveUp) -> None:
        self._thinkers = thinkers
        self._play = play
        self._give_up = give_up
        self._task: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether it chooses now."""
        return self._task is not None

    def consider(self, stored: StoredGame) -> None:
        """Begin to choose, if it is its turn and it does not choose already."""
        seat = stored.game.decider
        if self._task is None and isinstance(seat, Seat):
            holder = stored.setup.holder(seat)
            if holder.player is not None:
                self._task = asyncio.create_task(self._think(stored, seat, holder))

    def stop(self) -> None:
        """Stop choosing."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def finish(self) -> None:
        """It has chosen: what it still does is not cancelled by `stop`."""
        self._task = None

    async def _think(self, stored: StoredGame, seat: Seat, holder: SeatHolder) -> None:
        game = stored.game
        try:
            move, _ = await weighed(self._thinkers, _chooser(holder), game.seen_by(seat))
            try:
                event = game.move(move)
            except IllegalMoveError as error:
                raise ThinkerError(
                    f"The computer player chose {format_move(move)}, which is illegal: {error}."
                ) from None
        except ThinkerError as error:
            await self._give_up(error)
        else:
            await self._play(stored, event)


def _chooser(holder: SeatHolder) -> Chooser:
    """The player that chooses for a seat held by a computer player."""
    match holder.player:
        case "greedy" | "random":
            return Chooser(holder.player)
        case _:
            return Chooser("strong", holder.level)
