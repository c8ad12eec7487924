"""The computer player of a table, and the hints that people ask for: both think in tasks."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable

from quiltbee.automa import Solo
from quiltbee.games import Moved
from quiltbee.notation import format_move
from quiltbee.rules import IllegalMoveError, Move, Position, Seat
from quiltbee.server.errors import Refusal, ThinkerError
from quiltbee.server.store import SeatHolder, StoredGame
from quiltbee.server.tables.audience import Subscriber, error_message
from quiltbee.server.tables.requests import GONE_ON
from quiltbee.server.tables.thinkers import Chooser, Thinkers
from quiltbee.server.wire.hints import describe_hint

log = logging.getLogger(__name__)

HINTING = Chooser("strong", movetime_ms=300)
"""The player who gives the hints."""

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
            move = await _choice(self._thinkers, _chooser(holder), game.seen_by(seat))
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


class Hints:
    """Hints that are being thought of, at most one for each subscriber.

    Before an answer, `is_current` says under the table's `lock` whether the game has gone on.
    """

    def __init__(
        self, thinkers: Thinkers, lock: asyncio.Lock, is_current: Callable[[StoredGame], bool]
    ) -> None:
        self._thinkers = thinkers
        self._lock = lock
        self._is_current = is_current
        self._tasks: dict[Subscriber, asyncio.Task[None]] = {}

    def ask(self, subscriber: Subscriber, message: str, stored: StoredGame, seat: Seat) -> None:
        """Think of what a seat could do, and answer the message with this id.

        Refusal if the subscriber waits for a hint already.
        """
        if subscriber in self._tasks:
            raise Refusal("unavailable", "Your last hint is still being thought of.")
        thinking = self._think(subscriber, message, stored, seat)
        self._tasks[subscriber] = asyncio.create_task(thinking)

    def forget(self, subscriber: Subscriber) -> None:
        """Stop thinking for a subscriber."""
        if (task := self._tasks.pop(subscriber, None)) is not None:
            task.cancel()

    def close(self) -> None:
        """Stop all thinking."""
        while self._tasks:
            self._tasks.popitem()[1].cancel()

    async def _think(
        self, subscriber: Subscriber, message: str, stored: StoredGame, seat: Seat
    ) -> None:
        game = stored.game
        try:
            move = await _choice(self._thinkers, HINTING, game.seen_by(seat))
            answer = json.dumps(describe_hint(message, game.table, move))
        except ThinkerError as error:
            answer = error_message(Refusal("unavailable", str(error)), message)
        async with self._lock:
            del self._tasks[subscriber]
            if not self._is_current(stored):
                answer = error_message(Refusal("stale", GONE_ON), message)
            subscriber.send(answer)


async def _choice(thinkers: Thinkers, who: Chooser, position: Position | Solo) -> Move:
    """The decision of a computer player; ThinkerError whatever it is that goes wrong.

    Nobody else hears of an error in a task: the table would wait for ever.
    """
    try:
        return await thinkers.choose(who, position)
    except ThinkerError:
        raise
    except Exception as error:
        log.exception("The computer player failed.")
        raise ThinkerError("The computer player failed; it can be asked again.") from error


def _chooser(holder: SeatHolder) -> Chooser:
    """The player that chooses for a seat held by a computer player."""
    match holder.player:
        case "greedy" | "random":
            return Chooser(holder.player)
        case _:
            return Chooser("strong", holder.level)
