"""Engines that are processes: how they start, die and are ended; and engines in threads."""

import os
import re
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from quiltbee.players import Limits
from quiltbee.protocol import transport as transport_module
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineDiedError
from quiltbee.protocol.transport import ProcessTransport, ThreadTransport, in_process
from quiltbee.rules import PASS, new_game, ring_from_seed
from tests.protocol.conversation import Hasty

FAKE = Path(__file__).parent / "fake_engine.py"
START = new_game(ring_from_seed("quilt"))
PATIENT = Patience(handshake=60, ready=60, answer=60, search=60, close=60)


@pytest.fixture(autouse=True)
def _time_to_die(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a busy machine takes to end a process, its status is waited for."""
    monkeypatch.setattr(transport_module, "_MOMENT_S", 60.0)


def process(how: str) -> ProcessTransport:
    return ProcessTransport([sys.executable, "-S", str(FAKE), how])


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_flood_of_complaints_blocks_nothing_and_closing_ends_the_process() -> None:
    transport = process("floods stderr")
    engine = EngineClient(transport, PATIENT)
    for _ in range(20):
        engine.new_game()
    assert engine.decide(START, Limits(nodes=1)).move == PASS
    assert is_running(transport.pid)
    engine.close()
    engine.close()
    assert not is_running(transport.pid)
    with pytest.raises(EngineDiedError, match="has been ended"):
        engine.new_game()


@pytest.mark.parametrize("how", ["never quits", "ends by no signal"])
def test_a_process_that_does_not_quit_is_ended(how: str) -> None:
    transport = process(how)
    with EngineClient(transport, Patience(close=0.05)):
        pass
    assert not is_running(transport.pid)


def test_an_engine_that_reads_nothing_can_be_told_much_and_is_ended() -> None:
    transport = process("reads nothing")
    line = b"x" * 100_000
    for _ in range(10):
        transport.send(line)  # more than a pipe takes
    with pytest.raises(BlockingIOError):
        transport.send(line)
    transport.end(0.05)
    assert not is_running(transport.pid)
    assert transport.read() == b""
    with pytest.raises(BrokenPipeError):
        transport.send(line)


def test_an_engine_that_is_not_there() -> None:
    with pytest.raises(EngineDiedError, match="no-such-engine can't be started: No such file"):
        EngineClient(["no-such-engine"])


def test_a_process_that_dies_leaves_its_status_and_its_last_words() -> None:
    with pytest.raises(EngineDiedError, match="ended with status 3: cannot load the net"):
        EngineClient(process("dies at once"), PATIENT)
    with (
        EngineClient(process("dies thinking"), PATIENT) as engine,
        pytest.raises(EngineDiedError, match=r"status 7: .*LookupError: no idea"),
    ):
        engine.decide(START, Limits(movetime_ms=10))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            "node:internal:1\n  throw err;\n\nError: Cannot find module 'net'\nRequire stack:\n"
            "- /e.js\n    at load (node:1:2) {\n  code: 'X'\n}\n\nNode.js v20.20.2\n",
            "Error: Cannot find module 'net'",
        ),
        (
            "/e.js:1\nlet x = ;\n\nSyntaxError: Unexpected token\n    at a\n\nNode.js v20\n",
            "SyntaxError: Unexpected token",
        ),
        (
            "thread 'main' panicked at main.rs:2:5:\nno net\nnote: run with `RUST_BACKTRACE=1`\n",
            "thread 'main' panicked at main.rs:2:5: | no net",
        ),
        ("panic: no net\n\ngoroutine 1 [running]:\nmain.main()\n", "panic: no net"),
        (
            'Exception in thread "main" java.lang.RuntimeException: no net\n\tat E.main(E:3)\n',
            'Exception in thread "main" java.lang.RuntimeException: no net',
        ),
        ("Traceback\n  File\nKeyError: 1\n\nDuring:\n\nValueError: 2\n", "ValueError: 2"),
        ("loading\ncannot load the net\n", "loading | cannot load the net"),
    ],
)
def test_the_error_is_told_and_not_what_stands_around_it(words: str, reason: str) -> None:
    code = f"import sys; sys.stderr.write({words!r}); sys.exit(1)"
    with pytest.raises(EngineDiedError, match=f"ended with status 1: {re.escape(reason)}$"):
        EngineClient(ProcessTransport([sys.executable, "-S", "-c", code]), PATIENT)


def test_a_process_that_shuts_its_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport_module, "_MOMENT_S", 0.05)
    with (
        EngineClient(process("shuts its output"), Patience(close=0.05)) as engine,
        pytest.raises(EngineDiedError, match="closed its output"),
    ):
        engine.decide(START, Limits(movetime_ms=10))


def thread(engine: Callable[[Callable[[], bytes], Callable[[bytes], None]], None]) -> EngineClient:
    return EngineClient(ThreadTransport(engine, "the engine in a thread"), PATIENT)


def test_a_thread_that_returns_has_ended() -> None:
    with pytest.raises(EngineDiedError, match=r"^the engine in a thread ended$"):
        thread(lambda read, write: None)


def test_a_thread_that_raises_says_what() -> None:
    def engine(read: Callable[[], bytes], write: Callable[[bytes], None]) -> None:
        raise LookupError("no idea")

    with pytest.raises(EngineDiedError, match="failed: LookupError: no idea"):
        thread(engine)
    transport = ThreadTransport(engine)
    with pytest.raises(LookupError):
        transport.wait(60)
    with pytest.raises(BrokenPipeError):
        transport.send(b"upi\n")


def test_a_thread_that_ignores_its_end_can_say_nothing_more() -> None:
    goes_on, failed = threading.Event(), threading.Event()

    def engine(read: Callable[[], bytes], write: Callable[[bytes], None]) -> None:
        assert goes_on.wait(60)
        try:
            write(b"too late")
        except BrokenPipeError:
            failed.set()

    transport = ThreadTransport(engine)
    transport.end(0.0)
    assert transport.read() == b""
    with pytest.raises(TimeoutError, match="has not ended within 0 s"):
        transport.wait(0.0)
    goes_on.set()
    transport.wait(60)
    assert failed.is_set()


def test_a_player_in_this_process_ends_with_its_client() -> None:
    transport = in_process(Hasty())
    with EngineClient(transport, PATIENT) as engine:
        assert engine.name == "Hasty"
        assert engine.decide(START).move == PASS
    transport.wait(60)
