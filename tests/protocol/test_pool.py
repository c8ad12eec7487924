"""The pool: engines are kept, replaced when they fail, warmed, and all ended with it."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from quiltbee.players import Limits
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineDiedError, EngineError, EngineRefusedError
from quiltbee.protocol.pool import EnginePool, PoolClosedError
from quiltbee.protocol.text import read_lines
from quiltbee.protocol.transport import ThreadTransport
from quiltbee.rules import PASS, Move, new_game, ring_from_seed
from tests.protocol.fake_engine import speak

START = new_game(ring_from_seed("quilt"))
PATIENT = Patience(handshake=60, ready=60, answer=60, search=60, close=60)
HURRIED = Patience(handshake=60, ready=60, answer=0.1, search=60, close=0.05)


class Workshop:
    """Starts engines that behave as their kind says, and remembers them.

    The kind `dies once` dies in its first life; `broken` ends at once while it is not `mended`.
    """

    def __init__(self) -> None:
        self.started: list[tuple[str, ThreadTransport]] = []
        self.has_started = threading.Event()
        self.is_mended = False

    def __call__(self, kind: str) -> ThreadTransport:
        lives = self.count(kind)
        how = kind
        if kind == "dies once":
            how = "behaves" if lives else "ends thinking"

        def engine(read: Callable[[], bytes], write: Callable[[bytes], None]) -> None:
            def lines() -> Iterator[str]:
                for line in read_lines(read):
                    if how == "ends thinking" and line == "go":
                        return
                    yield str(line)

            if how != "broken" or self.is_mended:
                speak(how, lines(), lambda text: write(text.encode()))

        transport = ThreadTransport(engine, f"the engine that {kind}")
        self.started.append((kind, transport))
        self.has_started.set()
        return transport

    def count(self, kind: str) -> int:
        return sum(kind == started for started, _ in self.started)

    def wait_for_all(self) -> None:
        for _, transport in self.started:
            transport.wait(60)


def move(engine: EngineClient) -> Move | None:
    return engine.decide(START).move


def test_an_engine_given_back_is_taken_again_and_ended_with_the_pool() -> None:
    start = Workshop()
    with EnginePool(start, PATIENT) as pool:
        for _ in range(3):
            with pool.lent("behaves") as engine:
                assert move(engine) == PASS
        assert start.count("behaves") == 1
        first, second, other = pool.take("behaves"), pool.take("behaves"), pool.take("stops late")
        assert start.count("behaves") == 2
        pool.give_back(first)
        assert pool.take("behaves") is first is not second
        assert other.name == "Fake"
    start.wait_for_all()


def test_no_more_idle_engines_are_kept_than_asked_for() -> None:
    start = Workshop()
    with EnginePool(start, PATIENT, most_idle=1) as pool:
        engines = [pool.take("behaves") for _ in range(2)]
        for engine in engines:
            pool.give_back(engine)
        assert pool.take("behaves") is engines[0]
        with pytest.raises(EngineDiedError, match="has been ended"):
            engines[1].new_game()


def test_idle_engines_of_a_kind_can_be_dropped() -> None:
    start = Workshop()
    with EnginePool(start, PATIENT) as pool:
        kept, dropped = pool.take("stops late"), pool.take("behaves")
        pool.give_back(kept)
        pool.give_back(dropped)
        pool.drop_idle("behaves")
        assert pool.take("stops late") is kept
        assert pool.take("behaves") is not dropped


def test_an_engine_that_fails_is_discarded_and_one_that_refuses_is_kept() -> None:
    start = Workshop()
    with EnginePool(start, PATIENT) as pool:
        with pytest.raises(EngineRefusedError), pool.lent("refuses to go") as engine:
            move(engine)
        assert pool.take("refuses to go") is engine
        with pytest.raises(LookupError), pool.lent("behaves") as engine:
            raise LookupError
        assert pool.take("behaves") is not engine


def test_a_question_is_put_to_a_new_engine_when_one_fails() -> None:
    start, failures = Workshop(), list[tuple[int, str]]()
    with EnginePool(start, PATIENT) as pool:
        answer = pool.ask(
            "dies once",
            move,
            attempts=2,
            on_failure=lambda attempt, error: failures.append((attempt, str(error))),
        )
        assert answer == PASS
        assert failures == [(1, "the engine that dies once ended")]
        assert start.count("dies once") == 2


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["plays illegally", "hangs thinking"])
def test_a_question_that_fails_every_time_raises_the_last_error(kind: str) -> None:
    start, failures = Workshop(), list[int]()

    def short_move(engine: EngineClient) -> Move | None:
        return engine.decide(START, Limits(movetime_ms=10)).move

    with EnginePool(start, HURRIED) as pool:
        with pytest.raises(EngineError, match=f"the engine that {kind}"):
            pool.ask(kind, short_move, attempts=2, on_failure=lambda n, error: failures.append(n))
        assert failures == [1, 2]
    start.wait_for_all()


def test_engines_that_cannot_be_started() -> None:
    start = Workshop()
    with EnginePool(start, PATIENT) as pool, pytest.raises(EngineDiedError, match="broken ended"):
        pool.take("broken")


def test_what_a_new_engine_needs_is_done_before_it_is_lent() -> None:
    start = Workshop()

    def get_ready(kind: str, engine: EngineClient) -> None:
        assert engine.query("turn", START) == "1"

    with EnginePool(start, PATIENT, get_ready=get_ready) as pool:
        with pytest.raises(EngineError, match="color blue"):
            pool.take("talks nonsense")
        assert move(pool.take("behaves")) == PASS
    start.wait_for_all()


def test_an_engine_warms_in_the_background_and_is_there_then() -> None:
    start, goes_on, told = Workshop(), threading.Event(), threading.Event()

    def get_ready(kind: str, engine: EngineClient) -> None:
        assert goes_on.wait(60)

    with EnginePool(start, PATIENT, get_ready=get_ready) as pool:
        warmed = pool.warm("behaves")
        warmed.add_done_callback(lambda done: told.set())
        assert not warmed.done()
        goes_on.set()
        assert warmed.result(60) is None
        assert told.wait(60)
        pool.take("behaves")
        assert start.count("behaves") == 1


def test_warming_that_fails_says_why_and_can_be_tried_again() -> None:
    start = Workshop()
    with EnginePool(start, PATIENT) as pool:
        with pytest.raises(EngineDiedError, match="broken ended"):
            pool.warm("broken").result(60)
        start.is_mended = True
        pool.warm("broken").result(60)
        pool.take("broken")
        assert start.count("broken") == 2


@pytest.mark.parametrize("kind", ["hangs thinking", "never speaks", "is never ready"])
def test_closing_ends_engines_that_think_start_or_get_ready(kind: str) -> None:
    start, is_asked = Workshop(), threading.Event()
    pool = EnginePool(start, PATIENT)

    def think_forever(engine: EngineClient) -> None:
        is_asked.set()
        engine.decide(START, Limits(infinite=True))

    if kind != "hangs thinking":
        warmed = pool.warm(kind)
        assert start.has_started.wait(60)
    with ThreadPoolExecutor(1) as threads:
        if kind == "hangs thinking":
            warmed = threads.submit(pool.ask, kind, think_forever)
            assert is_asked.wait(60)
        pool.close()
        with pytest.raises(PoolClosedError):
            warmed.result(60)
    start.wait_for_all()


def test_a_closed_pool_has_no_engines() -> None:
    start = Workshop()
    pool = EnginePool(start, PATIENT)
    engine = pool.take("behaves")
    pool.close()
    pool.close()
    pool.give_back(engine)
    for attempt in (pool.take, lambda kind: pool.warm(kind).result(60)):
        with pytest.raises(PoolClosedError):
            attempt("behaves")
    start.wait_for_all()


def test_many_threads_share_the_engines() -> None:
    start = Workshop()
    with EnginePool(start, PATIENT) as pool, ThreadPoolExecutor(4) as threads:
        moves = list(threads.map(lambda _: pool.ask("behaves", move), range(40)))
    assert moves == [PASS] * 40
    assert 1 <= start.count("behaves") <= 4
    start.wait_for_all()


def test_a_question_that_is_refused_is_put_to_a_new_engine() -> None:
    start, asked = Workshop(), list[EngineClient]()

    def refused_move(engine: EngineClient) -> Move | None:
        asked.append(engine)
        return move(engine)

    with EnginePool(start, PATIENT) as pool:
        with pytest.raises(EngineRefusedError):
            pool.ask("refuses to go", refused_move, attempts=2)
        assert start.count("refuses to go") == 2
        assert asked[0] is not asked[1]
    start.wait_for_all()


@pytest.mark.slow
def test_closing_meets_no_warming_that_has_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Workshop()
    pool = EnginePool(start, PATIENT)
    begin, is_beginning, goes_on = threading.Thread.start, threading.Event(), threading.Event()

    def begin_late(thread: threading.Thread) -> None:
        if thread.name == "engine warming":
            is_beginning.set()
            goes_on.wait(0.2)
        begin(thread)

    monkeypatch.setattr(threading.Thread, "start", begin_late)
    with ThreadPoolExecutor(2) as threads:
        warming = threads.submit(pool.warm, "never speaks")
        assert is_beginning.wait(60)
        closing = threads.submit(pool.close)
        closing.result(60)
        goes_on.set()
        with pytest.raises(PoolClosedError):
            warming.result(60).result(60)
    start.wait_for_all()
