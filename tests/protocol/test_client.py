"""The client, against our own engine and against engines that misbehave."""

import queue
import threading
import time
from collections.abc import Callable, Iterator
from random import Random

import pytest

from quiltbee.automa import Deck, new_solo, play_automa, play_solo, reshuffle, view
from quiltbee.notation import format_solo, parse_move, result_of
from quiltbee.opponents import Greedy, RandomPlayer
from quiltbee.players import Info, Limits, Option
from quiltbee.protocol.client import Answer, EngineClient, Patience
from quiltbee.protocol.errors import (
    EngineDiedError,
    EngineError,
    EngineProtocolError,
    EngineRefusedError,
    EngineTimeoutError,
)
from quiltbee.protocol.lines import read_lines
from quiltbee.protocol.transport import ThreadTransport, in_process
from quiltbee.rules import (
    PASS,
    Board,
    IllegalMoveError,
    PositionError,
    is_legal,
    new_game,
    play,
    ring_from_seed,
)
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


@pytest.fixture(scope="module")
def greedy() -> Iterator[EngineClient]:
    with EngineClient(in_process(Greedy()), PATIENT) as engine:
        yield engine


def test_handshake(greedy: EngineClient) -> None:
    assert greedy.name == "Quiltbee Greedy"
    assert greedy.author
    assert greedy.options["Level"] == Option("Level", 10, 1, 10)


def test_a_game_of_two_engines_at_once(greedy: EngineClient) -> None:
    position = START
    with EngineClient(in_process(RandomPlayer()), PATIENT) as other:
        other.set_option("Seed", 5)
        for engine in (greedy, other):
            engine.new_game()
        while not position.is_over:
            engine = greedy if position.turn == 1 else other
            engine.position(position)
            answer = engine.go(Limits(movetime_ms=1000))
            assert answer.move is not None
            assert answer.infos[-1].pv == (answer.move,)
            position = play(position, answer.move)
    greedy.position(position)
    answer = greedy.go(Limits())
    assert answer.move is None
    first_won = greedy.query("result") == "1-0"
    assert answer.infos[0].solved == ("win" if first_won == (position.turn == 1) else "loss")


def test_positions_by_ring_and_moves(greedy: EngineClient) -> None:
    greedy.position(RING, [PASS, PASS], Board.ORIGINAL)
    assert greedy.query("turn") == "1"
    assert greedy.query("pps").endswith(" 1 - o")
    assert greedy.query("score") == "-156 -155"
    assert greedy.query("perft 1") == str(len(greedy.query("legal").split()))


def test_wrong_positions_are_refused_before_they_are_sent(greedy: EngineClient) -> None:
    greedy.position(START)
    with pytest.raises(PositionError):
        greedy.position("ABC")
    with pytest.raises(IllegalMoveError):
        greedy.position(RING, [parse_move("+a1")])
    assert greedy.query("turn") == "1"


def test_a_solo_game_by_what_the_person_may_know(greedy: EngineClient) -> None:
    rng = Random(4)
    solo = new_solo(RING, rng.sample(Deck.TACTICAL.cards, 12), deck=Deck.TACTICAL, level=5)
    while not solo.is_over:
        greedy.position(solo)
        assert greedy.query("pps") == format_solo(view(solo))
        answer = greedy.go(Limits(movetime_ms=1000))
        assert [info.winrate for info in answer.infos] == [None] * len(answer.infos)
        if solo.is_automas_turn:
            assert answer.move is None
            solo = play_automa(solo)
        else:
            assert answer.move is not None
            solo = play_solo(solo, answer.move)
        if solo.is_shuffle_due:
            solo = reshuffle(solo, rng.sample(solo.deck.cards, 12))
    greedy.position(solo)
    assert greedy.go(Limits()).move is None
    assert greedy.query("result") == result_of(solo)


def test_the_moves_after_a_solo_position_are_the_persons(greedy: EngineClient) -> None:
    start = new_solo(RING, Deck.NORMAL.cards)
    greedy.position(start, [PASS])
    assert greedy.query("turn") == "2"
    with pytest.raises(IllegalMoveError, match="it is the Automa's turn"):
        greedy.position(start, [PASS, PASS])


def test_without_a_move_in_a_solo_game_on_the_persons_turn_there_is_no_answer() -> None:
    with fake("finds no move") as engine:
        engine.position(new_solo(RING, Deck.NORMAL.cards))
        with pytest.raises(EngineProtocolError, match="the game is not over"):
            engine.go(Limits())


def test_many_lines(greedy: EngineClient) -> None:
    greedy.position(START)
    greedy.set_option("MultiPV", 4)
    heard: list[Info] = []
    answer = greedy.go(Limits(nodes=10_000), heard.append)
    greedy.set_option("MultiPV", 1)
    assert tuple(heard) == answer.infos
    assert [line.multipv for line in answer.lines] == [1, 2, 3, 4]
    assert len({line.pv[0] for line in answer.lines}) == 4
    assert answer.lines[0].pv[0] == answer.move


def test_an_infinite_go_ends_by_stop(greedy: EngineClient) -> None:
    greedy.position(START)
    answer = greedy.go(Limits(infinite=True), lambda info: greedy.stop())
    assert answer.move is not None
    assert is_legal(START, answer.move)


def test_stop_may_come_from_another_thread(greedy: EngineClient) -> None:
    greedy.position(START)
    reported = threading.Event()
    answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
    thinking = threading.Thread(
        target=lambda: answers.put(greedy.go(Limits(infinite=True), lambda info: reported.set()))
    )
    thinking.start()
    assert reported.wait(60)
    greedy.stop()
    assert answers.get(timeout=60).move is not None
    thinking.join(60)


def test_stop_while_idle_does_nothing(greedy: EngineClient) -> None:
    greedy.stop()
    greedy.position(START)
    assert greedy.query("turn") == "1"


def test_a_refusal_leaves_the_engine_usable(greedy: EngineClient) -> None:
    with pytest.raises(EngineRefusedError, match="Level is a whole number from 1 to 10"):
        greedy.set_option("Level", 11)
    with pytest.raises(EngineRefusedError, match="a query is one of"):
        greedy.query("weather")
    greedy.position(START)
    assert greedy.go(Limits()).move is not None


def test_a_command_is_one_line(greedy: EngineClient) -> None:
    for name in ("Level\nquit", "Stufe ß"):
        with pytest.raises(ValueError, match="one line of ASCII"):
            greedy.set_option(name, 3)
    with pytest.raises(ValueError, match="one line of ASCII"):
        greedy.query("turn\nquit")


def test_go_needs_a_position() -> None:
    with fake("behaves") as engine, pytest.raises(ValueError, match="position"):
        engine.go(Limits())


@pytest.mark.parametrize(
    ("how", "error", "message"),
    [
        ("talks nonsense", EngineProtocolError, r"I would rather play chess \\x07"),
        ("says no info", EngineProtocolError, "no info before it.*bestmove pass"),
        ("plays illegally", EngineProtocolError, r"illegal move.*bestmove \+a1"),
        ("finds no move", EngineProtocolError, "the game is not over.*bestmove none"),
        ("writes latin", EngineProtocolError, r"not ASCII.*info string \\xe9"),
        ("never ends its line", EngineProtocolError, "longer than 65536 bytes"),
    ],
)
def test_misbehaviour_while_thinking(how: str, error: type[EngineError], message: str) -> None:
    transport = fake_transport(how)
    with EngineClient(transport, PATIENT) as engine:
        engine.position(START)
        with pytest.raises(error, match=message):
            engine.go(Limits(movetime_ms=10))
        transport.wait(60)
        with pytest.raises(EngineDiedError):
            engine.go(Limits(movetime_ms=10))


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
        engine.position(START)
        engine.go(Limits(movetime_ms=10))


def test_a_strange_greeting() -> None:
    with pytest.raises(EngineProtocolError, match="Welcome to Fake"):
        fake("greets strangely")
    with pytest.raises(EngineProtocolError, match="unknown command: upi"):
        fake("knows no upi")


def test_a_response_to_something_else() -> None:
    with fake("talks nonsense") as engine, pytest.raises(EngineProtocolError, match="color blue"):
        engine.query("turn")


def test_a_refused_go_leaves_the_engine_usable() -> None:
    with fake("refuses to go") as engine:
        engine.position(START)
        with pytest.raises(EngineRefusedError, match="not today"):
            engine.go(Limits(depth=1))
        assert engine.query("turn") == "1"


@pytest.mark.slow
def test_stop_brings_an_answer_or_a_timeout() -> None:
    with fake("stops late") as engine:
        engine.position(START)
        answer = engine.go(Limits(infinite=True), lambda info: engine.stop())
        assert answer.move == PASS
    with fake("hangs thinking", Patience(answer=0.3, close=0.05)) as engine:
        engine.position(START)
        with pytest.raises(EngineTimeoutError):
            engine.go(Limits(infinite=True), lambda info: engine.stop())


@pytest.mark.slow
def test_an_engine_that_may_still_compile_is_not_given_up() -> None:
    begun = time.monotonic()
    with pytest.raises(EngineTimeoutError):
        _go_once("hangs thinking", Patience(answer=0.01, close=0.05, loading=1))
    assert time.monotonic() >= begun + 1


def test_an_error_of_the_listener_ends_the_engine() -> None:
    def fail(info: Info) -> None:
        raise LookupError("the listener's own")

    with fake("behaves") as engine:
        engine.position(START)
        with pytest.raises(LookupError, match="the listener's own"):
            engine.go(Limits(), fail)
        with pytest.raises(EngineDiedError, match="has been ended"):
            engine.query("turn")


def test_calls_from_many_threads_wait_for_each_other(greedy: EngineClient) -> None:
    greedy.position(START)
    answers: queue.SimpleQueue[str] = queue.SimpleQueue()
    threads = [threading.Thread(target=lambda: answers.put(greedy.query("turn"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert [answers.get(timeout=60) for _ in threads] == ["1"] * 8
