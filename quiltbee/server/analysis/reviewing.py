"""A review under way: one piece of work, however many people follow it.

The judge asks one question after another, through the common queue. The answers can be kept as
lines, from which a later judge of the same game goes on where this one ended.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

from quiltbee.notation import Record
from quiltbee.players import Info
from quiltbee.protocol.text import format_info, parse_info
from quiltbee.review import Question as Asked
from quiltbee.review import (
    Review,
    Reviewer,
    ReviewError,
    Steps,
    changes_between,
    describe,
    is_finished,
    to_line,
)
from quiltbee.server.computer.queue import Priority, Queue
from quiltbee.server.computer.thinkers import Chooser, Question
from quiltbee.server.errors import ServerError, ThinkerError, UnfitError
from quiltbee.server.shares import Share

_LOG = logging.getLogger(__name__)

PACE: Final = 0.4
"""Seconds between two documents of a review under way, at least."""

MOST_CUT: Final = 3
"""How often a question that was cut short for somebody's move is asked again.

After that the review goes on with the short answer, but neither keeps it nor what follows it.
"""


class Reviewing:
    """The review of a record, starting from earlier answers; `share` says whose work it is.

    Raises UnfitError for a record that can't be reviewed.
    """

    def __init__(
        self, record: Record[Any], engines: Queue, share: Share, answers: Iterable[str] = ()
    ) -> None:
        try:
            self._reviewer = Reviewer(record)
        except ReviewError as error:
            raise UnfitError("There are no moves to review.", code="review-empty") from error
        self.answers: list[str] = []
        self._is_provisional = False
        self._engines, self._share = engines, share
        self._steps = Steps(self._reviewer.run)
        self._question = self._steps.go_on()
        for answer in answers:
            if self._question is not None:
                self._take(parse_info(answer) if answer else None)
        self.document: Review = describe(self._reviewer)
        self._documented = time.monotonic()
        self._error: ServerError | None = None
        self._news = asyncio.Event()

    @property
    def is_done(self) -> bool:
        """Whether the document is the last one."""
        return is_finished(self.document)

    @property
    def is_final(self) -> bool:
        """Whether the document is the last one, and no answer in it was cut short."""
        return self.is_done and not self._is_provisional

    async def follow(self) -> AsyncIterator[str]:
        """Yield the document as it is, then its changes as they come, as lines.

        Raises the error that ended the work early, if one did.
        """
        told = self.document
        yield to_line(told)
        while self._error is None and not (self.is_done and self.document is told):
            news = self._news
            if (now := self.document) is not told:
                yield to_line(changes_between(told, now))
                told = now
            else:
                await news.wait()
        if self._error is not None:
            raise self._error

    async def work(self) -> None:
        """Judge to the end; the followers are told of any failure, and if this is cancelled."""
        try:
            while (question := self._question) is not None:
                info = await self._ask(question)
                # The reasons take tens of milliseconds, too long for the event loop.
                await asyncio.to_thread(self._take, info)
                if self._question is None or time.monotonic() - self._documented >= PACE:
                    self.document = await asyncio.to_thread(describe, self._reviewer)
                    self._documented = time.monotonic()
                    self._ring()
        except ServerError as error:
            self._error = error
            self._ring()
        except asyncio.CancelledError:
            self._error = ThinkerError("The review was ended; it can be asked for again.")
            self._ring()
            raise
        except Exception:  # noqa: BLE001 - or the followers would wait for ever
            _LOG.exception("A review has failed.")
            self._error = ThinkerError("The review has failed; it can be asked for again.")
            self._ring()

    def _take(self, info: Info | None) -> None:
        """Go on with an answer; UnfitError for an engine without an opinion."""
        try:
            self._question = self._steps.go_on(info)
        except ReviewError as error:
            said = "The computer has no opinion on this position."
            raise UnfitError(said, code="analysis-no-opinion") from error
        if not self._is_provisional:
            self.answers.append("" if info is None else format_info(info).removeprefix("info "))

    async def _ask(self, asked: Asked) -> Info | None:
        limits = asked.limits
        chooser = Chooser("strong", movetime_ms=limits.movetime_ms, nodes=limits.nodes)
        question = Question(chooser, asked.position, forecast=asked.forecast)
        for _ in range(MOST_CUT):
            reply = await self._engines.ask(question, Priority.REVIEW, self._share)
            if not reply.is_cut:
                return reply.info
        self._is_provisional = True
        return reply.info

    def _ring(self) -> None:
        """Wake all followers."""
        news, self._news = self._news, asyncio.Event()
        news.set()
