"""Reviews of games: each is made once for all its followers, and kept.

The judge asks one question after another, through the common queue. The work continues while
somebody follows it, and a little longer. For a game of the server, the answers so far are kept as
lines, and the next follower continues from there, even after a restart.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Column, Connection, ForeignKey, Table, Text, delete, select

import quiltbee
from quiltbee.notation import Record
from quiltbee.players import Info
from quiltbee.protocol.text import format_info, parse_info
from quiltbee.review import (
    STANDARD,
    Review,
    Reviewer,
    ReviewError,
    Steps,
    changes_between,
    describe,
    is_finished,
    to_line,
)
from quiltbee.review import Question as JudgeQuestion
from quiltbee.review.document import VERSION
from quiltbee.server.computer.queue import Chooser, Priority, Question, Queue, Reply
from quiltbee.server.errors import ServerError, StoreError, ThinkerError, UnfitError
from quiltbee.server.http.services import Service, Services
from quiltbee.server.shares import Share
from quiltbee.server.store import StoredGame
from quiltbee.server.store.database import replace_row
from quiltbee.server.store.features import Feature
from quiltbee.server.store.schema import Milliseconds, metadata
from quiltbee.server.wire.game import record_of

_LOG = logging.getLogger(__name__)

PACE: Final = 0.4
"""The fewest seconds between two documents of a running review."""

MOST_CUT: Final = 3
"""The most attempts at a question that is cut short for somebody's move.

Then the review continues with the short answer, but keeps neither it nor what follows.
"""


def no_opinion() -> UnfitError:
    """Return the error for a position on which the engine has no opinion."""
    return UnfitError("The computer has no opinion on this position.", code="analysis-no-opinion")


async def answer_to(judges: JudgeQuestion, engines: Queue, share: Share) -> Reply:
    """Return the answer to a judge's question, cut short only if `MOST_CUT` attempts were."""
    limits = judges.limits
    chooser = Chooser("strong", movetime_ms=limits.movetime_ms, nodes=limits.nodes)
    question = Question(chooser, judges.position, forecast=judges.forecast)
    for _ in range(MOST_CUT):
        reply = await engines.ask(question, Priority.REVIEW, share)
        if not reply.is_cut:
            break
    return reply


class Reviewing:
    """A review of a record in progress, from earlier answers on, at the cost of `share`.

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
        """Whether the document is complete."""
        return is_finished(self.document)

    @property
    def is_final(self) -> bool:
        """Whether the document is complete, and no answer was cut short."""
        return self.is_done and not self._is_provisional

    async def follow(self) -> AsyncIterator[str]:
        """Yield the document, then its changes, as lines.

        Raises the error that ended the work early, if one did.
        """
        sent = self.document
        yield to_line(sent)
        while self._error is None and not (self.is_done and self.document is sent):
            news = self._news
            if (now := self.document) is not sent:
                yield to_line(changes_between(sent, now))
                sent = now
            else:
                await news.wait()
        if self._error is not None:
            raise self._error

    async def work(self) -> None:
        """Judge to the end; a failure or cancellation becomes the error of all followers."""
        try:
            while (question := self._question) is not None:
                reply = await answer_to(question, self._engines, self._share)
                self._is_provisional |= reply.is_cut
                # The reasons take tens of milliseconds, too long for the event loop.
                await asyncio.to_thread(self._take, reply.info)
                if self._question is None or time.monotonic() - self._documented >= PACE:
                    self.document = await asyncio.to_thread(describe, self._reviewer)
                    self._documented = time.monotonic()
                    self._ring()
        except ServerError as error:
            self._error = error
            self._ring()
        except asyncio.CancelledError:
            self._error = ThinkerError("The review was ended; ask for it again.")
            self._ring()
            raise
        except Exception:  # noqa: BLE001 - or the followers would wait for ever
            _LOG.exception("A review has failed.")
            self._error = ThinkerError("The review has failed; ask for it again.")
            self._ring()

    def _take(self, info: Info | None) -> None:
        """Continue with an answer; raises UnfitError for an engine without an opinion."""
        try:
            self._question = self._steps.go_on(info)
        except ReviewError as error:
            raise no_opinion() from error
        if not self._is_provisional:
            self.answers.append("" if info is None else format_info(info).removeprefix("info "))

    def _ring(self) -> None:
        """Wake all followers."""
        news, self._news = self._news, asyncio.Event()
        news.set()


reviews = Table(
    "reviews",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("made_of", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("document", Text),
    Column("changed", Milliseconds, nullable=False),
)


class KeptReview(Struct, frozen=True):
    """The kept part of a review: either answers or the finished document."""

    answers: str = ""
    document: str | None = None


class ReviewStore(Feature):
    """The reviews of a database; failures raise StoreError."""

    def on_resumed(self, connection: Connection, game: str) -> None:
        """Delete the review of a game whose moves will change."""
        connection.execute(delete(reviews).where(reviews.c.game == game))

    async def kept(self, game: str, made_of: str) -> KeptReview:
        """Return the kept part of the review of a game."""
        query = select(reviews.c.answers, reviews.c.document)
        query = query.where(reviews.c.game == game, reviews.c.made_of == made_of)
        return await self._database.first(query, KeptReview) or KeptReview()

    async def keep(self, game: str, made_of: str, kept: KeptReview, at: int) -> None:
        """Replace the kept part of the review of a game."""
        row = {"game": game, "made_of": made_of, "changed": at, **asdict(kept)}
        await self._database.write(lambda connection: replace_row(connection, reviews, row))


PATIENCE: Final = 5.0
"""Seconds for which a review continues without a follower: a page may come back."""

KEPT_EVERY: Final = 10.0
"""The most seconds of work that are lost when the server is killed."""


@dataclass(eq=False, slots=True)
class _Run:
    """A running review, and the number of its followers."""

    reviewing: Reviewing
    task: "asyncio.Task[None]"
    listeners: int = 0
    is_ending: bool = False


class Reviews(Service):
    """The running reviews of stored games, all in one event loop."""

    def __init__(self, services: Services) -> None:
        self._store = services.store[ReviewStore]
        self._engines = services.engines
        self._clock = services.clock
        self._runs: dict[str, _Run] = {}
        self._opening = asyncio.Lock()

    async def follow(
        self, stored: StoredGame, share: Share, place: ExitStack
    ) -> AsyncIterator[str]:
        """Return the lines of the review of a finished game; `place` ends with the caller.

        Raises UnfitError for a game that can't be reviewed.
        """
        made_of = await asyncio.to_thread(_made_of, stored)
        run = await self._enter(stored, made_of, share)
        if isinstance(run, str):
            return _alone(run)
        place.callback(self._leave, run)
        return run.reviewing.follow()

    async def close(self) -> None:
        """End all work, and keep the answers so far."""
        tasks = [run.task for run in self._runs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _enter(self, stored: StoredGame, made_of: str, share: Share) -> "_Run | str":
        """Return the review, with one more follower; or its document if it is finished."""
        while (run := self._runs.get(made_of)) is not None and run.is_ending:
            await asyncio.wait([run.task])  # then continue from what it has kept
        async with self._opening:  # so that simultaneous callers follow the same review
            run = self._runs.get(made_of)
            if run is None:
                kept = await self._store.kept(stored.setup.id, made_of)
                if kept.document is not None:
                    return kept.document
                answers = kept.answers.split("\n")[:-1]
                reviewing = await asyncio.to_thread(
                    lambda: Reviewing(record_of(stored), self._engines, share, answers)
                )
                task = asyncio.create_task(self._work(reviewing, stored.setup.id, made_of))
                run = self._runs[made_of] = _Run(reviewing, task)
            run.listeners += 1
            return run

    def _leave(self, run: _Run) -> None:
        run.listeners -= 1
        if not run.listeners:
            asyncio.get_running_loop().call_later(PATIENCE, self._end_if_left, run)

    def _end_if_left(self, run: _Run) -> None:
        if not run.listeners:
            run.is_ending = True
            run.task.cancel()

    async def _work(self, reviewing: Reviewing, game: str, made_of: str) -> None:
        working = asyncio.create_task(reviewing.work())
        try:
            while not working.done():
                await asyncio.wait([working], timeout=KEPT_EVERY)
                if not working.done():
                    await self._keep(reviewing, game, made_of)
        finally:
            working.cancel()
            async with self._opening:  # from now on a caller continues from what is kept
                del self._runs[made_of]
                await self._keep(reviewing, game, made_of)

    async def _keep(self, reviewing: Reviewing, game: str, made_of: str) -> None:
        kept = KeptReview(answers="".join(f"{answer}\n" for answer in reviewing.answers))
        if reviewing.is_final:
            kept = KeptReview(document=to_line(reviewing.document))
        try:
            await self._store.keep(game, made_of, kept, self._clock())
        except StoreError as error:
            _LOG.warning("A review can't be kept: %s", error)


async def _alone(line: str) -> AsyncIterator[str]:
    yield line


def _made_of(stored: StoredGame) -> str:
    """Return a fingerprint of the moves of a game and of the judge."""
    link = stored.game.link()
    text = f"{quiltbee.__version__} {VERSION} {STANDARD} {stored.setup.id} {link}"
    return hashlib.sha256(text.encode()).hexdigest()
