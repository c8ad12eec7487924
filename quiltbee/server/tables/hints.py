"""What people ask the strong player: hints, and "how was my move?" about their last move.

Answers are computed in tasks and go only to whoever asked; nothing is stored.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from functools import partial
from typing import Any

from quiltbee.automa import AutomaMove
from quiltbee.games import Game
from quiltbee.players import Info
from quiltbee.review import Asking, Comparison, Loss, comparison_of
from quiltbee.review import Question as Asked
from quiltbee.rules import Seat
from quiltbee.server.computer.queue import Errand
from quiltbee.server.computer.thinkers import Chooser, Question, Reply
from quiltbee.server.errors import ForbiddenError, Refusal, StoreError, ThinkerError
from quiltbee.server.shares import Share
from quiltbee.server.store import StoredGame
from quiltbee.server.tables.audience import Message, Subscriber, error_message
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.mailbox import Mailbox
from quiltbee.server.tables.requests import GONE_ON, deciding_seat
from quiltbee.server.wire.hints import describe_hint, describe_why
from quiltbee.server.wire.messages import HintMessage, WhyMessage

HINTING = Chooser("strong", movetime_ms=300)
"""The player who gives the hints, and judges a move and what follows it for as long each."""

Holds = Callable[[], bool]
"""Whether an answer still fits the game; called when it is the answer's turn."""


class Hints:
    """The answers being computed, at most one per subscriber.

    Before an answer is sent, from the table's `mailbox`, `current` tells whether it still applies.
    """

    def __init__(
        self, context: TableContext, mailbox: Mailbox, current: Callable[[], StoredGame | None]
    ) -> None:
        self._context = context
        self._mailbox = mailbox
        self._current = current
        self._tasks: dict[Subscriber, asyncio.Task[None]] = {}

    def ask(
        self,
        subscriber: Subscriber,
        message: HintMessage | WhyMessage,
        stored: StoredGame,
        seats: Collection[Seat],
    ) -> None:
        """Compute the answer to a message from these seats.

        Raises Refusal if it would be unfair, if there is nothing to say, or if the subscriber is
        waiting for an answer already.
        """
        _check_that_fair(stored)
        asker = Share(subscriber.person, subscriber.address)
        if isinstance(message, HintMessage):
            thinking = self._hint(message.id, stored, deciding_seat(stored, seats), asker)
            holds = partial(self._is_where, stored)
        else:
            index = stored.game.last_decision_of(seats)
            if index is None:
                raise Refusal("illegal", "You have not made a move yet.")
            thinking = self._why(message.id, stored.game, index, asker)
            holds = partial(self._has, stored.game, index)
        if subscriber in self._tasks:
            thinking.close()
            raise Refusal("unavailable", "Your last hint is still being thought of.")
        if self._context.engines.count(Errand.HINT, asker) >= self._context.most_hints:
            thinking.close()
            raise Refusal("too_many", "Your last hints are still being thought of.")
        fair = self._context.check_fair(subscriber.person, stored.game.position)
        answering = self._answer(subscriber, message.id, fair, thinking, holds)
        self._tasks[subscriber] = asyncio.create_task(answering)

    def forget(self, subscriber: Subscriber) -> None:
        """Stop computing for a subscriber."""
        if (task := self._tasks.pop(subscriber, None)) is not None:
            task.cancel()

    def close(self) -> None:
        """Stop everything."""
        while self._tasks:
            self._tasks.popitem()[1].cancel()

    async def _answer(
        self,
        subscriber: Subscriber,
        message_id: str,
        fair: Awaitable[None],
        thinking: Coroutine[Any, Any, object],
        holds: Holds,
    ) -> None:
        answer: object
        try:
            await fair
            answer = await thinking
        except ForbiddenError as error:
            answer = error_message(Refusal("illegal", str(error)), message_id)
        except (ThinkerError, StoreError) as error:
            answer = error_message(Refusal("unavailable", error.public), message_id)
        finally:
            thinking.close()
        async with self._mailbox:
            del self._tasks[subscriber]
            if not holds():
                answer = error_message(Refusal("stale", GONE_ON), message_id)
            subscriber.send(Message(answer))

    def _is_where(self, stored: StoredGame) -> bool:
        """Whether no event has happened since."""
        now = self._current()
        return now is None or now.number == stored.number

    def _has(self, game: Game[Any], index: int) -> bool:
        """Whether a move still stands, whatever came after it."""
        now = self._current()
        return now is None or now.game.moves[: index + 1] == game.moves[: index + 1]

    # Thinking

    async def _hint(self, message_id: str, stored: StoredGame, seat: Seat, asker: Share) -> object:
        game = stored.game
        reply = await self._ask(game.seen_by(seat), asker)
        describe = partial(describe_hint, alone=game.is_alone)
        return await asyncio.to_thread(describe, message_id, game.table, reply.chosen, reply.info)

    async def _why(self, message_id: str, game: Game[Any], index: int, asker: Share) -> object:
        variant = game.variant
        before, mine = game.positions[index], game.moves[index]
        assert not isinstance(mine, AutomaMove)  # a person decided
        table = variant.table(before)
        seen = variant.view(before, table.turn)
        reply = await self._ask(seen, asker)
        better = reply.chosen
        found = Comparison((), Loss(0, 0))
        if better != mine:
            asking = comparison_of(variant, before, mine, better, reply.info)
            found = await self._answered(asking, asker)
        return describe_why(message_id, table, index + 1, mine, better, found)

    async def _ask(self, position: Any, asker: Share) -> Reply:
        return await self._context.engines.ask(Question(HINTING, position), Errand.HINT, asker)

    async def _answered(self, asking: Asking[Comparison], asker: Share) -> Comparison:
        """The result of a comparison, after asking the player about each position in turn.

        What lies between two questions is computed in a thread: the rules take milliseconds.
        """
        info: Info | None = None
        while True:
            step = await asyncio.to_thread(_next_step, asking, info)
            if isinstance(step, Comparison):
                return step
            limits = step.limits
            chooser = Chooser("strong", movetime_ms=limits.movetime_ms, nodes=limits.nodes)
            question = Question(chooser, step.position, forecast=step.forecast)
            info = (await self._context.engines.ask(question, Errand.HINT, asker)).info


def _next_step(asking: Asking[Comparison], info: Info | None) -> Asked | Comparison:
    """The next question, or the result."""
    try:
        return asking.send(info)
    except StopIteration as end:
        result: Comparison = end.value
        return result


def _check_that_fair(stored: StoredGame) -> None:
    if stored.setup.is_remote:
        raise Refusal("illegal", "Between two people there are no hints.")
    if stored.setup.counts:
        raise Refusal("illegal", "In a game that counts there are no hints.")
