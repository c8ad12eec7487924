"""Engines over TCP: the preface, workers that are full, die or are impostors, and whole games."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from quiltbee.players import PLAYERS, Limits
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineDiedError, EngineTimeoutError
from quiltbee.protocol.preface import proof, read_secret
from quiltbee.protocol.tcp import TcpTransport, parse_address
from quiltbee.protocol.transport import Transport, in_process
from quiltbee.protocol.worker import Worker
from quiltbee.rules import is_legal, new_game, play, ring_from_seed
from tests.protocol.conversation import Hasty, Slow

START = new_game(ring_from_seed("quilt"))
PATIENT = Patience(handshake=60, ready=60, answer=60, search=60, close=60)
SECRET = b"a secret of the tests"


def hasty() -> Transport:
    return in_process(Hasty())


@contextmanager
def worker(
    start: Callable[[], Transport] = hasty, engines: int = 2, secret: bytes | None = None
) -> Iterator[str]:
    """The address of a worker on this machine, which ends without leaving anything behind."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    running = Worker(listening, start, engines, secret)
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        running.close()
        thread.join(60)
        assert not thread.is_alive()


@contextmanager
def impostor(*lines: bytes) -> Iterator[str]:
    """The address of something that says these lines to whoever connects, then hangs up."""
    listening = socket.create_server(("127.0.0.1", 0))

    def speak() -> None:
        connection, _ = listening.accept()
        with connection, suppress(ConnectionError):
            for line in lines:
                connection.sendall(line)
                connection.recv(1000)

    thread = threading.Thread(target=speak)
    thread.start()
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        thread.join(60)
        listening.close()


def test_a_whole_game_of_the_real_loop() -> None:
    position, decisions = START, 0
    with (
        worker(lambda: in_process(PLAYERS["greedy"]()), secret=SECRET) as address,
        EngineClient(TcpTransport(address, SECRET), PATIENT) as engine,
    ):
        assert engine.name == "Quiltbee Greedy"
        while not position.is_over:
            engine.position(position)
            move = engine.go(Limits()).move
            assert move is not None
            assert is_legal(position, move)
            position = play(position, move)
            decisions += 1
    assert decisions > 20


def test_stop_reaches_an_engine_that_thinks() -> None:
    with (
        worker(lambda: in_process(Slow())) as address,
        EngineClient(TcpTransport(address), PATIENT) as engine,
    ):
        engine.position(START)
        answer = engine.go(Limits(infinite=True), lambda info: engine.stop())
        assert answer.move is not None


def test_a_worker_says_how_many_engines_it_has_and_lends_no_more() -> None:
    with worker(engines=1) as address:
        transport = TcpTransport(address)
        assert transport.engines == 1
        first = EngineClient(transport, PATIENT)
        with pytest.raises(EngineDiedError, match="all 1 engines of this worker are busy"):
            TcpTransport(address)
        first.close()
        EngineClient(_once_free(address), PATIENT).close()


def _once_free(address: str) -> TcpTransport:
    """Connect as soon as the worker has ended its other engine."""
    while True:
        try:
            return TcpTransport(address)
        except EngineDiedError as error:
            if "busy" not in str(error):
                raise


@pytest.mark.parametrize(
    ("workers", "ours", "message"),
    [
        (SECRET, None, "asks for its secret; set QUILTBEE_ENGINE_SECRET here"),
        (None, SECRET, "asks for no secret; give it QUILTBEE_ENGINE_SECRET too"),
        (SECRET, b"another secret of theirs", "this is not the secret of QUILTBEE_ENGINE_SECRET"),
    ],
)
def test_a_secret_that_is_not_shared(
    workers: bytes | None, ours: bytes | None, message: str
) -> None:
    started = []

    def start() -> Transport:
        started.append(hasty())
        return started[-1]

    with worker(start, secret=workers) as address, pytest.raises(EngineDiedError, match=message):
        TcpTransport(address, ours)
    assert not started or workers is None


def test_the_secret_is_never_sent_and_no_answer_serves_twice() -> None:
    theirs, ours = "a" * 64, "b" * 64
    proofs = {
        proof(SECRET, who, first, second)
        for who in ("client", "worker")
        for first, second in ((theirs, ours), (ours, theirs))
    }
    assert len(proofs) == 4
    assert all(SECRET.decode() not in text for text in proofs)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ((b"challenge abc\n", b"welcome 4 abc\n"), "does not know the secret"),
        ((b"challenge abc\n", b"error go away\n"), "said go away"),
        ((b"SSH-2.0-OpenSSH\n",), "is no worker: SSH-2.0-OpenSSH"),
        ((b"x" * 300,), "gave no welcome: its first line is too long"),
        ((b"\xff\n",), "gave no welcome"),
        ((), "gave no welcome: it hung up"),
    ],
)
def test_an_impostor_is_found_out(lines: tuple[bytes, ...], message: str) -> None:
    with impostor(*lines) as address, pytest.raises(EngineDiedError, match=message):
        TcpTransport(address, SECRET)


def test_nobody_at_the_address() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # nobody listens there, and nobody else can
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(EngineDiedError, match=f"{address} can't be reached: Connection ref"):
            TcpTransport(address)
    with pytest.raises(EngineDiedError, match="can't be reached: nowhere is no host:port"):
        TcpTransport("nowhere")


def test_a_worker_that_goes_away_ends_its_engines_and_is_noticed_in_mid_search() -> None:
    engines, thinking = list[Transport](), threading.Event()

    def start() -> Transport:
        engines.append(in_process(Slow()))
        return engines[-1]

    with worker(start) as address:
        engine = EngineClient(TcpTransport(address), PATIENT)
        engine.position(START)
        errors = list[EngineDiedError]()

        def ask() -> None:
            try:
                engine.go(Limits(infinite=True), lambda info: thinking.set())
            except EngineDiedError as error:
                errors.append(error)

        asking = threading.Thread(target=ask)
        asking.start()
        assert thinking.wait(60)
    asking.join(60)
    assert "hung up" in str(errors[0])
    assert len(engines) == 1


def test_an_engine_without_an_answer_is_given_up_and_its_place_is_free_again() -> None:
    hurried = Patience(handshake=60, ready=60, answer=0.1, close=0.05)
    with worker(lambda: in_process(Slow()), engines=1) as address:
        engine = EngineClient(TcpTransport(address), hurried)
        engine.position(START)
        with pytest.raises(EngineTimeoutError):
            engine.go(Limits(movetime_ms=10))
        EngineClient(_once_free(address), PATIENT).close()


def test_addresses() -> None:
    assert parse_address(" engine.example:7440 ") == ("engine.example", 7440)
    assert parse_address("[::1]:7440") == ("::1", 7440)
    for wrong in ("", "7440", ":7440", "host:", "host:x", "host:70000", "::1:7440"):
        with pytest.raises(ValueError, match="is no host:port"):
            parse_address(wrong)


def test_where_the_secret_comes_from(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text(f"{SECRET.decode()}\n")
    assert read_secret({}) is None
    assert read_secret({"QUILTBEE_ENGINE_SECRET": SECRET.decode()}) == SECRET
    assert read_secret({"QUILTBEE_ENGINE_SECRET_FILE": str(file)}) == SECRET
    with pytest.raises(ValueError, match="at least 16 characters"):
        read_secret({"QUILTBEE_ENGINE_SECRET": "short"})
    with pytest.raises(ValueError, match="can't be read"):
        read_secret({"QUILTBEE_ENGINE_SECRET_FILE": f"{file}.not"})
