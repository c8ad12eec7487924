"""The client, against our own engine and against engines that misbehave."""

import queue
import threading
import time
from collections.abc import Callable, Iterator
from random import Random

import pytest

from quiltbee.automa import Deck, new_solo
from quiltbee.engine.yardsticks.players import Greedy, RandomPlayer
from quiltbee.games import begin
from quiltbee.notation import format_position, result_of
from quiltbee.players import Decision, Info, Limits, Option, Report, Stop, Value
from quiltbee.protocol.client import EngineClient, Patience, Skipped
from quiltbee.protocol.errors import (
    EngineDiedError,
    EngineError,
    EngineProtocolError,
    EngineRefusedError,
    EngineTimeoutError,
)
from quiltbee.protocol.text import read_lines
from quiltbee.protocol.transport import ThreadTransport, in_process
from quiltbee.rules import PASS, Board, Position, new_game, ring_from_seed
from tests.protocol.conversation import Slow
from tests.protocol.fake_engine import speak

RING = ring_from_seed("quilt")
START = new_game(RING)
PATIENT = Patience(handshake=60, ready=60, answer=60, search=60, close=60)


def fake_transport(how: str) -> ThreadTransport:
    """An engine in a thread that misbehaves."""

    def engine(read: Callable[[], bytes], write: Callable[[bytes], None]) -> None:
        lines = (str(line) for line in read_lines(read))
        speak(how, lines, lambda text: write(text.encode("latin-1")))

    return ThreadTransport(engine)


def fake(how: str, patience: Patience = PATIENT) -> EngineClient:
    return EngineClient(fake_transport(how), patience)


def stopped() -> Stop:
    """A stop that is already set."""
    stop = Stop()
    stop.set()
    return stop


@pytest.fixture(scope="module")
def greedy() -> Iterator[EngineClient]:
    with EngineClient(in_process(Greedy()), PATIENT) as engine:
        yield engine


def test_handshake(greedy: EngineClient) -> None:
    assert greedy.name == "Quiltbee Greedy"
    assert greedy.author
    assert Option("Level", 10, 1, 10) in greedy.options


def test_a_game_of_two_engines_at_once(greedy: EngineClient) -> None:
    position = START
    with EngineClient(in_process(RandomPlayer()), PATIENT) as other:
        other.set_option("Seed", 5)
        for engine in (greedy, other):
            engine.new_game()
        while not position.is_over:
            engine = greedy if position.turn == 1 else other
            answer = engine.decide(position, Limits(movetime_ms=1000))
            assert answer.lines[0].pv == (answer.chosen,)
            position = position.play(answer.chosen)
    answer = greedy.decide(position)
    assert answer.move is None
    first_won = greedy.query("result", position) == "1-0"
    assert answer.value.proven == ("win" if first_won == (position.turn == 1) else "loss")


def test_queries_about_a_position(greedy: EngineClient) -> None:
    position = new_game(RING, Board.ORIGINAL).play(PASS).play(PASS)
    assert greedy.query("turn", position) == "1"
    assert greedy.query("pps", position).endswith(" 1 - o")
    assert greedy.query("score", position) == "-156 -155"
    legal = greedy.query("legal", position).split()
    assert greedy.query("perft 1", position) == str(len(legal))


def test_a_solo_game_by_what_the_person_may_know(greedy: EngineClient) -> None:
    rng = Random(4)
    solo = new_solo(RING, rng.sample(Deck.TACTICAL.cards, 12), deck=Deck.TACTICAL, level=5)
    while not solo.is_over:
        assert greedy.query("pps", solo) == format_position(solo.seen_by(None))
        answer = greedy.decide(solo, Limits(movetime_ms=1000))
        assert {info.value for info in answer.lines} == {Value()}
        if solo.is_automas_turn:
            assert answer.move is None
            solo = solo.turn_card()[1]
        else:
            solo = solo.play(answer.chosen)
        if solo.has_unknown_cards:
            solo = solo.deal(rng.sample(solo.deck.cards, 12))
    assert greedy.decide(solo).move is None
    assert greedy.query("result", solo) == result_of(solo)


def test_without_a_move_in_a_solo_game_on_the_persons_turn_there_is_no_answer() -> None:
    start = new_solo(RING, Deck.NORMAL.cards)
    with (
        fake("finds no move") as engine,
        pytest.raises(EngineProtocolError, match="the game is not over"),
    ):
        engine.decide(start)


def test_many_lines(greedy: EngineClient) -> None:
    greedy.set_option("MultiPV", 4)
    answer = greedy.decide(START, Limits(nodes=10_000))
    greedy.set_option("MultiPV", 1)
    assert [line.multipv for line in answer.lines] == [1, 2, 3, 4]
    assert len({line.pv[0] for line in answer.lines}) == 4
    assert answer.lines[0].pv[0] == answer.move


class Twice(Slow):
    """Reports two moments, and then waits."""

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        report((Info(1, pv=(PASS,)),))
        return super().choose(position, limits, stop, report)


def test_reports_come_before_the_decision() -> None:
    with EngineClient(in_process(Twice()), PATIENT) as engine:
        stop, heard = Stop(), list[tuple[Info, ...]]()

        def report(lines: tuple[Info, ...]) -> None:
            heard.append(lines)
            stop.set()

        answer = engine.decide(START, Limits(infinite=True), stop, report)
    assert heard == [(Info(1, pv=(PASS,)),)]
    assert answer.value == Value(0.5, -0.3)


def test_stop_may_come_from_another_thread_and_before_the_start(greedy: EngineClient) -> None:
    for is_early in (True, False):
        stop, answers = Stop(), queue.SimpleQueue[Decision]()

        def think(stop: Stop = stop, answers: queue.SimpleQueue[Decision] = answers) -> None:
            answers.put(greedy.decide(START, Limits(infinite=True), stop))

        thinking = threading.Thread(target=think)
        if is_early:
            stop.set()
        thinking.start()
        if not is_early:
            time.sleep(0.05)
            stop.set()
        assert START.is_legal(answers.get(timeout=60).chosen)
        thinking.join(60)


def test_a_refusal_leaves_the_engine_usable(greedy: EngineClient) -> None:
    with pytest.raises(EngineRefusedError, match="Level is a whole number from 1 to 10"):
        greedy.set_option("Level", 11)
    with pytest.raises(EngineRefusedError, match="a query is one of"):
        greedy.query("weather", START)
    assert greedy.decide(START).move is not None


def test_a_command_is_one_line(greedy: EngineClient) -> None:
    for name in ("Level\nquit", "Stufe ß"):
        with pytest.raises(ValueError, match="one line of ASCII"):
            greedy.set_option(name, 3)
    with pytest.raises(ValueError, match="one line of ASCII"):
        greedy.query("turn\nquit", START)


@pytest.mark.parametrize(
    ("how", "error", "message"),
    [
        ("talks nonsense", EngineProtocolError, "bestmove Nf3"),
        ("says no info", EngineProtocolError, "no info before it.*bestmove pass"),
        ("plays illegally", EngineProtocolError, r"illegal move.*bestmove \+a1"),
        ("finds no move", EngineProtocolError, "the game is not over.*bestmove none"),
        ("never ends its line", EngineProtocolError, "longer than 65536 bytes"),
    ],
)
def test_misbehaviour_while_thinking(how: str, error: type[EngineError], message: str) -> None:
    transport = fake_transport(how)
    with EngineClient(transport, PATIENT) as engine:
        with pytest.raises(error, match=message):
            engine.decide(START, Limits(movetime_ms=10))
        transport.wait(60)
        with pytest.raises(EngineDiedError):
            engine.decide(START, Limits(movetime_ms=10))


@pytest.mark.slow
@pytest.mark.parametrize(
    "how", ["never speaks", "is never ready", "hangs thinking", "never stops talking"]
)
def test_no_answer_in_time(how: str) -> None:
    impatient = Patience(
        handshake=0.3 if how == "never speaks" else 60,
        ready=0.3 if how == "is never ready" else 60,
        answer=0.3,
        close=0.05,
    )
    with pytest.raises(EngineTimeoutError, match=r"gave no \w+ within 0\.3\d? s"):
        _go_once(how, impatient)


def _go_once(how: str, patience: Patience) -> None:
    with fake(how, patience) as engine:
        engine.decide(START, Limits(movetime_ms=10))


def test_what_makes_no_sense_is_skipped_and_counted() -> None:
    with fake("greets strangely") as engine:
        assert engine.name == "Fake"
        assert engine.take_skipped() == Skipped(1, "Welcome to Fake 1.0!")
    with fake("chatters") as engine:
        assert [option.name for option in engine.options] == ["Level"]
        first = engine.take_skipped()
        answer = engine.decide(START)
        assert engine.take_skipped() == Skipped(4, "debug: 12 moves")
    assert first == Skipped(3, "Welcome to Fake 1.0!")
    assert str(first + Skipped()) == (
        "3 lines that UPI does not know were skipped, the first: Welcome to Fake 1.0!"
    )
    assert answer.move == PASS
    assert answer.lines == (
        Info(3, value=Value(0.7), pv=(PASS,)),
        Info(multipv=2, value=Value(margin=-0.5)),
    )


def test_with_its_game_an_engine_gets_the_ring_and_the_moves() -> None:
    heard: list[str] = []

    def engine_of(refused: str) -> EngineClient:
        def engine(read: Callable[[], bytes], write: Callable[[bytes], None]) -> None:
            def say(text: str) -> None:
                write(text.encode())

            for line in map(str, read_lines(read)):
                heard.append(line)
                if line.startswith(refused):
                    say(f"error unknown: {line}\n")
                speak("behaves", iter([line]), say)
                if line == "quit":
                    return

        return EngineClient(ThreadTransport(engine), PATIENT)

    game = begin(START, [PASS, PASS], locked=0)
    other = begin(game.position)  # this one does not begin at set-up
    text = format_position(game.position)
    for refused, lines in (
        ("never", [f"ring {RING} board revised moves pass pass", f"pps {text}"]),
        ("position ring", [f"ring {RING} board revised moves pass pass", *[f"pps {text}"] * 3]),
    ):
        heard.clear()
        with engine_of(refused) as engine:
            engine.decide(game.position, game=game)
            if refused != "never":
                engine.decide(game.position, game=game)
                assert engine.take_skipped().lines == 1
            engine.decide(other.position, game=other)
        sent = [line.removeprefix("position ") for line in heard if line.startswith("position")]
        assert sent == lines


def test_an_engine_that_knows_no_upi() -> None:
    with pytest.raises(EngineProtocolError, match="unknown command: upi"):
        fake("knows no upi")


def test_a_response_to_something_else() -> None:
    with fake("talks nonsense") as engine, pytest.raises(EngineProtocolError, match="color blue"):
        engine.query("turn", START)


def test_a_refused_go_leaves_the_engine_usable() -> None:
    with fake("refuses to go") as engine:
        with pytest.raises(EngineRefusedError, match="not today"):
            engine.decide(START, Limits(depth=1))
        assert engine.query("turn", START) == "1"


@pytest.mark.slow
def test_stop_brings_an_answer_or_a_timeout() -> None:
    with fake("stops late") as engine:
        assert engine.decide(START, Limits(infinite=True), stopped()).move == PASS
    impatient = Patience(answer=0.3, close=0.05)
    with fake("hangs thinking", impatient) as engine, pytest.raises(EngineTimeoutError):
        engine.decide(START, Limits(infinite=True), stopped())


def test_an_error_of_the_listener_ends_the_engine() -> None:
    def fail(lines: tuple[Info, ...]) -> None:
        raise LookupError("the listener's own")

    with EngineClient(in_process(Twice()), PATIENT) as engine:
        with pytest.raises(LookupError, match="the listener's own"):
            engine.decide(START, Limits(movetime_ms=10), stopped(), fail)
        with pytest.raises(EngineDiedError, match="has been ended"):
            engine.query("turn", START)


def test_calls_from_many_threads_wait_for_each_other(greedy: EngineClient) -> None:
    answers: queue.SimpleQueue[str] = queue.SimpleQueue()

    def ask() -> None:
        answers.put(greedy.query("turn", START))

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert [answers.get(timeout=60) for _ in threads] == ["1"] * 8


@pytest.mark.slow
def test_the_client_gives_up_an_engine_that_is_never_ready() -> None:
    with fake("behaves") as engine:
        engine.wait_until_ready(60)
    engine = fake("is never ready")
    with pytest.raises(EngineTimeoutError, match=r"gave no readyok within 0\.2 s"):
        engine.wait_until_ready(0.2)
