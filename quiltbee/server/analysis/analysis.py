"""Open analysis of one position, reasons for a move, and the calls about analyses and reviews.

Answers get ever better, for as long as somebody watches. An engine thinks in slices, so that others
get their turn. Each slice continues the last one, unless the engine has thought about something
else meanwhile: then it starts over, and the slices double until they find something new. Before the
Automa's next card, the possible cards are analyzed in turn.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import ExitStack, aclosing, asynccontextmanager
from typing import Annotated, Any, Final, Literal

from msgspec import Meta
from starlette.responses import Response

from quiltbee.notation import NotationError, parse_move
from quiltbee.players import Info, Value
from quiltbee.review import Judge, Reason, Steps, advice_on, comparison_of
from quiltbee.review.answers import (
    NOTHING_YET,
    AnalysisAnswer,
    CardAnswer,
    describe_cards,
    describe_lines,
    judged_cards,
)
from quiltbee.rules import Move, Seat
from quiltbee.server.analysis.fairness import Fairness, OwnRunningGame
from quiltbee.server.analysis.reviews import Reviewing, Reviews, answer_to, no_opinion
from quiltbee.server.body import Body, Id, Shape
from quiltbee.server.computer.queue import Chooser, Priority, Question, Queue
from quiltbee.server.errors import NoGameError, ServerError, UnfitError
from quiltbee.server.http.calls import Calls, Media, Request, describe_error
from quiltbee.server.http.streams import MEDIA_TYPE, StreamResponse
from quiltbee.server.http.visitors import Stay
from quiltbee.server.shares import Share
from quiltbee.server.wire.messages import ReplayText
from quiltbee.server.wire.texts import read_position, read_text

FIRST_SLICE_MS: Final = 100
LONGEST_SLICE_MS: Final = 4000
STEADY_SLICE_MS: Final = 1000
"""The longest slice that continues the last one, and so the time between two answers."""

FIRST_CARD_MS: Final = 50
"""The first slice of a card: up to twelve of them come before the first average."""

FORECAST_GAMES: Final = 50

Answer = AnalysisAnswer | CardAnswer


class Analysis:
    """The analysis of a position; UnfitError where the game is over.

    The second seat gets `points` as compensation.
    """

    def __init__(
        self,
        position: Any,
        points: int,
        lines: int,
        seconds: float,
        engines: Queue,
        share: Share,
    ) -> None:
        decider = position.decider
        if decider is None:
            raise UnfitError("The game is over in this position.", code="analysis-over")
        self._position, self._decider = position, decider
        self._points = points
        self._lines = lines
        self._left_ms = round(1000 * seconds)
        self._engines, self._share = engines, share

    def answers(self) -> AsyncIterator[Answer]:
        """Yield each better answer, and the place in the queue while waiting.

        Raises ThinkerError if no engine answers, UnfitError if it has no opinion.
        """
        if isinstance(self._decider, Seat):
            return self._of_decision(self._decider)
        return self._of_card()

    async def _of_decision(self, turn: Seat) -> AsyncIterator[Answer]:
        seen = self._position.seen_by(turn)
        best, slice_ms = NOTHING_YET, FIRST_SLICE_MS
        while self._left_ms > 0:
            # With a single line an engine would stop as soon as its choice is settled.
            lines, infos = max(self._lines, 2), tuple[Info, ...]()
            async with aclosing(self._ask(seen, slice_ms, lines, FORECAST_GAMES)) as replies:
                async for reply in replies:
                    if isinstance(reply, int):
                        yield {**best, "waiting": reply}
                    else:
                        infos = reply
            found = describe_lines(infos, seen, self._lines, self._points)
            if found is None:
                raise no_opinion()
            is_more = found["nodes"] > best["nodes"]
            slice_ms = min(2 * slice_ms, STEADY_SLICE_MS if is_more else LONGEST_SLICE_MS)
            if is_more:
                best = found
            if all(line["proven"] for line in best["lines"]):
                break
            if is_more and self._left_ms > 0:
                yield best
        yield {**best, "final": True}

    async def _of_card(self) -> AsyncIterator[Answer]:
        cards, slice_ms = judged_cards(self._position, self._points), FIRST_CARD_MS
        open_cards = [card for card in cards if card.value is None]
        while open_cards and self._left_ms > 0:
            for card in open_cards:
                infos = tuple[Info, ...]()
                async with aclosing(self._ask(card.after, slice_ms)) as replies:
                    async for reply in replies:
                        if isinstance(reply, int):
                            yield {**describe_cards(cards), "waiting": reply}
                        else:
                            infos = reply
                if not card.take(next(iter(infos), None)):
                    raise no_opinion()
                if self._left_ms <= 0:
                    break
                if slice_ms == FIRST_CARD_MS:
                    yield describe_cards(cards)
            yield describe_cards(cards)
            slice_ms = min(2 * slice_ms, STEADY_SLICE_MS)
        yield {**describe_cards(cards), "final": True}

    async def _ask(
        self, seen: Any, slice_ms: int, lines: int = 1, forecast: int = 0
    ) -> AsyncGenerator[int | tuple[Info, ...], None]:
        """Yield the number of earlier questions, whenever it changes, then the engine's answer."""
        chooser = Chooser("strong", movetime_ms=min(slice_ms, self._left_ms))
        question = Question(chooser, seen, lines, forecast, judges_pass=lines > 1)
        places = asyncio.Queue[int | None]()
        asking = asyncio.create_task(
            self._engines.ask(question, Priority.ANALYSIS, self._share, places.put_nowait)
        )
        asking.add_done_callback(lambda _: places.put_nowait(None))
        try:
            while (place := await places.get()) is not None:
                yield place
            yield (await asking).lines
            self._left_ms -= slice_ms
        finally:
            asking.cancel()


MOST_LINES = 5
LONGEST_SECONDS = 60.0
"""The longest time that an engine spends on a position."""


class AnalysisWish(Body):
    """A position string, or a record or link for its last position, and how to analyze it.

    All values include the points that a record or link gives the second seat. Without `seconds`
    the analysis ends when the caller hangs up or the limit is reached.
    """

    position: Annotated[str, Meta(max_length=1000)] | None = None
    link: str | None = None
    lines: Annotated[int, Meta(ge=1, le=MOST_LINES)] = 3
    seconds: Annotated[float, Meta(gt=0, le=LONGEST_SECONDS)] | None = None

    def __post_init__(self) -> None:
        if (self.position is None) == (self.link is None):
            raise ValueError("Give either a position or a link.")


Token = Annotated[str, Meta(max_length=10)]


class ReasonState(Shape):
    """A fact about only one of two moves: the message `reason-<code>`, and its values.

    For the worse move the message is `mine-<code>`, and for a rival `otherwise-<code>`. The value
    `patch` is a letter, which a page replaces with the patch's name.
    """

    of: Literal["better", "mine"]
    code: str
    values: dict[str, int | str]


class Reasons(Shape):
    """The facts that tell two moves apart, at most two, the most telling first."""

    reasons: list[ReasonState]


class ReasonsWish(Body):
    """A position string and the best move there, as far as the caller knows.

    It is compared with its `rival`, the best move of another kind, or with `mine`, the move made
    instead. `points` go with the second seat.
    """

    position: Annotated[str, Meta(max_length=1000)]
    move: Token
    rival: Token | None = None
    mine: Token | None = None
    points: int = 0

    def __post_init__(self) -> None:
        if self.rival is not None and self.mine is not None:
            raise ValueError("Give a rival or a move of mine, not both.")


class Weighing:
    """A comparison of moves; raises NoGameError for an invalid position or an illegal move."""

    def __init__(self, wish: ReasonsWish) -> None:
        self.position: Any = read_position(wish.position)
        self._move = self._read(wish.move)
        self._rival = None if wish.rival is None else self._read(wish.rival)
        self._mine = None if wish.mine is None else self._read(wish.mine)
        self._points = wish.points

    async def reasons(self, engines: Queue, share: Share) -> Reasons:
        """Ask the engines and explain; the work between two questions runs in a thread."""
        steps, info = Steps(self._explained), None
        while (question := await asyncio.to_thread(steps.go_on, info)) is not None:
            info = (await answer_to(question, engines, share)).info
        return Reasons([ReasonState.like(each.fact, of=each.of) for each in steps.result])

    async def _explained(self, judge: Judge) -> tuple[Reason, ...]:
        before = self.position
        seen = before.seen_by(before.decider)
        if self._mine is not None:
            points = self._points
            found = await comparison_of(judge, seen, self._mine, self._move, None, points)
            return found.reasons
        lines = [Info(pv=(self._move,))]
        if self._rival is not None:
            lines.append(Info(value=Value(margin=0), pv=(self._rival,)))
        return (await advice_on(judge, seen, self._move, lines, self._points)).reasons

    def _read(self, token: str) -> Move:
        error = NoGameError("This move is not legal in that position.")
        try:
            move = parse_move(token)
        except NotationError:
            raise error from None
        if not isinstance(self.position.decider, Seat) or not self.position.table.is_legal(move):
            raise error
        return move


calls = Calls()

Lines = Annotated[
    Response, Media(MEDIA_TYPE, about="lines of JSON: answers, each replacing the last")
]


@calls.post("/api/analysis")
async def analyse(request: Request, body: AnalysisWish) -> Lines:
    """Stream an engine's ever better answers about a position, until the caller hangs up."""
    services = request.services
    with ExitStack() as place:
        share, stay = _enter(request, place)
        position, points = await services.heavy(lambda: _position_of(body))
        await services.store[Fairness].check(request.caller.person, position)
        seconds = LONGEST_SECONDS if body.seconds is None else body.seconds
        analysis = Analysis(position, points, body.lines, seconds, services.engines, share)
        answers = (json.dumps(answer) async for answer in analysis.answers())
        return _streamed(request, answers, place.pop_all(), stay)


@calls.get("/api/me/running")
async def running(request: Request) -> list[OwnRunningGame]:
    """Return the caller's games in which help would be unfair; the page analyzes none of them."""
    return await request.services.store[Fairness].running_games(await request.person())


@calls.post("/api/reasons")
async def reasons(request: Request, body: ReasonsWish) -> Reasons:
    """Return the reasons for a move over another one; an engine is asked some 15 times."""
    services = request.services
    with ExitStack() as place:
        share, _ = _enter(request, place)
        weighing = await services.heavy(lambda: Weighing(body))
        await services.store[Fairness].check(request.caller.person, weighing.position)
        return await weighing.reasons(services.engines, share)


@calls.post("/api/review")
async def review(request: Request, body: ReplayText) -> Lines:
    """Stream the review of the game in a record or a link; nothing is kept."""
    services = request.services
    with ExitStack() as place:
        share, stay = _enter(request, place)
        record = await services.heavy(lambda: read_text(body.text))
        await services.store[Fairness].check(request.caller.person, record.positions[0])
        reviewing = await services.heavy(lambda: Reviewing(record, services.engines, share))
        place.callback(asyncio.create_task(reviewing.work()).cancel)
        return _streamed(request, reviewing.follow(), place.pop_all(), stay)


@calls.get("/api/games/{game}/review", raises=[404])
async def review_of_game(request: Request, game: Id) -> Lines:
    """Stream the review of a finished game, which is made once and kept."""
    services = request.services
    with ExitStack() as place:
        share, stay = _enter(request, place)
        async with services.tables.open(game) as table:
            stored = await table.game()
        if not stored.game.is_over:
            raise UnfitError("A game can be reviewed once it is over.", code="review-running")
        await services.store[Fairness].check(request.caller.person, stored.game.positions[0])
        lines = await services[Reviews].follow(stored, share, place)
        return _streamed(request, lines, place.pop_all(), stay)


def _enter(request: Request, place: ExitStack) -> tuple[Share, Stay]:
    """Return the caller's share and stay.

    Raises TooManyError for a caller with too many analyses.
    """
    caller = request.caller
    place.enter_context(request.services.limiter.analysis(caller))
    stay = place.enter_context(request.services.visitors.stay(request))
    return Share(caller.person, caller.address), stay


def _position_of(wish: AnalysisWish) -> tuple[Any, int]:
    """Return the position, and the points that a link or record gives the second seat."""
    if wish.position is not None:
        return read_position(wish.position), 0
    assert wish.link is not None
    record = read_text(wish.link)
    return record.positions[-1], record.compensation


def _streamed(
    request: Request, lines: AsyncIterator[str], place: ExitStack, stay: Stay
) -> StreamResponse:
    """Stream lines, and close `place` at the end."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[AsyncIterator[str]]:
        with place:
            yield _to_the_end(lines)

    return StreamResponse(opened(), request.services.streams, stay.close_with)


async def _to_the_end(lines: AsyncIterator[str]) -> AsyncIterator[str]:
    """Yield the lines; an error becomes the last one."""
    try:
        async for line in lines:
            yield line
    except ServerError as error:
        yield json.dumps(describe_error(error))
