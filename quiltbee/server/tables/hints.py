"""What people ask the strong player: hints, and "how was my move?" about their last move.

Answers are computed in tasks and go only to whoever asked; nothing is stored. The move of a hint is
sent at once, its reasons once the engine has been asked about them too.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from quiltbee.games import Game
from quiltbee.review import LINES, Advice, Comparison, Judge, Loss, Steps, advice_on, comparison_of
from quiltbee.rules import AutomaMove, Seat
from quiltbee.server.computer.queue import Chooser, Priority, Question, Reply
from quiltbee.server.errors import ForbiddenError, Refusal, StoreError, ThinkerError
from quiltbee.server.shares import Share
from quiltbee.server.store import StoredGame
from quiltbee.server.tables.audience import Message, Subscriber, error_message
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.mailbox import Mailbox
from quiltbee.server.tables.requests import GONE_ON, deciding_seat
from quiltbee.server.wire.hints import HintAnswer, HintReasons, WhyAnswer
from quiltbee.server.wire.messages import HintMessage, WhyMessage

HINTING = Chooser("strong", movetime_ms=300)
"""The player who gives the hints, and judges a move and what follows it for as long each."""

Holds = Callable[[], bool]
"""Whether an answer still fits the game; called when it is the answer's turn."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Asker:
    """Who waits for an answer, to which message, and whether it still applies."""

    subscriber: Subscriber
    message_id: str
    holds: Holds

    @property
    def share(self) -> Share:
        return Share(self.subscriber.person, self.subscriber.address)


@dataclass(eq=False, slots=True)
class _Answering:
    """An answer being computed; once the move of a hint `is_told`, only its reasons are missing."""

    task: asyncio.Task[None] | None = None
    is_told: bool = False


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
        self._under_way: dict[Subscriber, _Answering] = {}

    def ask(
        self,
        subscriber: Subscriber,
        message: HintMessage | WhyMessage,
        stored: StoredGame,
        seats: Collection[Seat],
    ) -> None:
        """Compute the answer to a message from these seats.

        Raises Refusal if it would be unfair, if there is nothing to say, or if the subscriber is
        already waiting for an answer.
        """
        _check_that_fair(stored)
        answering = _Answering()
        thinking: Coroutine[Any, Any, object]
        if isinstance(message, HintMessage):
            seat = deciding_seat(stored, seats)
            asker = _Asker(subscriber, message.id, partial(self._is_where, stored))
            thinking = self._hint(asker, answering, stored, seat)
        else:
            index = stored.game.last_decision_of(seats)
            if index is None:
                raise Refusal("illegal", "You have not made a move yet.")
            asker = _Asker(subscriber, message.id, partial(self._has, stored.game, index))
            thinking = self._why(asker, stored.game, index)
        try:
            self._check_that_free(asker)
        except Refusal:
            thinking.close()
            raise
        fair = self._context.check_fair(subscriber.person, stored.game.position)
        self._under_way[subscriber] = answering
        answering.task = asyncio.create_task(self._answer(asker, answering, fair, thinking))

    def forget(self, subscriber: Subscriber) -> None:
        """Stop computing for a subscriber."""
        answering = self._under_way.pop(subscriber, None)
        if answering is not None and answering.task is not None:
            answering.task.cancel()

    def close(self) -> None:
        """Stop everything."""
        for subscriber in list(self._under_way):
            self.forget(subscriber)

    def _check_that_free(self, asker: _Asker) -> None:
        """Refusal if the subscriber or the person is already waiting for enough.

        Somebody who has been told a move and asks again no longer wants its reasons.
        """
        answering = self._under_way.get(asker.subscriber)
        if answering is not None and not answering.is_told:
            raise Refusal("unavailable", "Your last hint is still being worked out.")
        self.forget(asker.subscriber)
        engines, most = self._context.engines, self._context.limits.hints_per_person
        if engines.count(Priority.HINT, asker.share) >= most:
            raise Refusal("too_many", "Your last hints are still being worked out.")

    async def _answer(
        self,
        asker: _Asker,
        answering: _Answering,
        fair: Awaitable[None],
        thinking: Coroutine[Any, Any, object],
    ) -> None:
        answer: object
        try:
            await fair
            answer = await thinking
        except ForbiddenError as error:
            answer = error_message(Refusal("illegal", str(error)), asker.message_id)
        except (ThinkerError, StoreError) as error:
            answer = error_message(Refusal("unavailable", error.public), asker.message_id)
        finally:
            thinking.close()
        async with self._mailbox:
            del self._under_way[asker.subscriber]
            if asker.holds():
                asker.subscriber.send(Message(answer))
            elif not answering.is_told:
                stale = error_message(Refusal("stale", GONE_ON), asker.message_id)
                asker.subscriber.send(Message(stale))

    def _is_where(self, stored: StoredGame) -> bool:
        """Whether no event has happened since."""
        now = self._current()
        return now is None or now.number == stored.number

    def _has(self, game: Game[Any], index: int) -> bool:
        """Whether a move still stands, whatever followed it."""
        now = self._current()
        return now is None or now.game.moves[: index + 1] == game.moves[: index + 1]

    # Thinking

    async def _hint(
        self, asker: _Asker, answering: _Answering, stored: StoredGame, seat: Seat
    ) -> object:
        """Send the move, and return the reasons for it."""
        game = stored.game
        position = game.seen_by(seat)
        reply = await self._ask(Question(HINTING, position, LINES, judges_pass=True), asker)
        move = reply.chosen
        answer = await asyncio.to_thread(HintAnswer.of, asker.message_id, game.table, move)
        async with self._mailbox:
            if asker.holds():
                asker.subscriber.send(Message(answer))
                answering.is_told = True
        advice = await self._judged(
            lambda judge: advice_on(judge, position, move, reply.lines, game.compensation),
            asker,
            Advice(()),
        )
        return HintReasons.of(asker.message_id, advice)

    async def _why(self, asker: _Asker, game: Game[Any], index: int) -> object:
        before, mine = game.positions[index], game.moves[index]
        assert not isinstance(mine, AutomaMove)  # a person decided
        table = before.table
        reply = await self._ask(Question(HINTING, before.seen_by(table.turn)), asker)
        better = reply.chosen
        found = Comparison((), Loss(0, 0))
        if better != mine:
            points = game.compensation
            found = await self._judged(
                lambda judge: comparison_of(judge, before, mine, better, reply.info, points),
                asker,
                found,
            )
        return WhyAnswer.of(asker.message_id, table, index + 1, mine, better, found)

    async def _ask(self, question: Question, asker: _Asker) -> Reply:
        return await self._context.engines.ask(question, Priority.HINT, asker.share)

    async def _judged(
        self, work: Callable[[Judge], Coroutine[Any, Any, T]], asker: _Asker, stale: T
    ) -> T:
        """The result, once the player has been asked about each position in turn.

        The work between two questions runs in a thread: the rules take milliseconds. Once
        the answer no longer holds, it is `stale`.
        """
        steps, info = Steps(work), None
        while asker.holds():
            asked = await asyncio.to_thread(steps.go_on, info)
            if asked is None:
                return steps.result
            limits = asked.limits
            chooser = Chooser("strong", movetime_ms=limits.movetime_ms, nodes=limits.nodes)
            question = Question(chooser, asked.position, forecast=asked.forecast)
            info = (await self._ask(question, asker)).info
        steps.close()
        return stale


def _check_that_fair(stored: StoredGame) -> None:
    if stored.setup.is_remote:
        raise Refusal("illegal", "Between two people there are no hints.")
    if stored.setup.counts:
        raise Refusal("illegal", "In a game that counts there are no hints.")
