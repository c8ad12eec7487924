"""Engines that have to get ready: what is heard meanwhile, what waits, and what is shown of it."""

import io
import re
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from quiltbee.notation import format_moves
from quiltbee.opponents import Greedy
from quiltbee.players import Preparable, Progress
from quiltbee.protocol import progress as progress_module
from quiltbee.protocol.errors import EngineTimeoutError
from quiltbee.protocol.loop import Loop
from quiltbee.protocol.progress import shown_progress
from quiltbee.rules import legal_moves, new_game, ring_from_seed
from tests.protocol.conversation import Conversation, Hasty, Slow
from tests.protocol.test_client import fake

RING = ring_from_seed("quilt")
START = f"position ring {RING}"


class Waking(Hasty):
    """A thinker that gets ready when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.woken = threading.Event()

    def prepare(self, progress: Progress) -> None:
        progress("waking")
        assert self.woken.wait(60)


class WakingSlowly(Slow):
    """The same for one that thinks until it is stopped."""

    prepare = Waking.prepare

    def __init__(self) -> None:
        super().__init__()
        self.woken = threading.Event()


class Broken(Hasty):
    """A thinker that can't get ready."""

    def prepare(self, progress: Progress) -> None:
        raise OSError("no compiler on purpose")


def test_who_has_to_get_ready() -> None:
    assert isinstance(Waking(), Preparable)
    assert not isinstance(Greedy(), Preparable)


def test_what_needs_no_thinker_is_answered_meanwhile() -> None:
    thinker = Waking()
    with Conversation(thinker) as conversation:
        conversation.say("upi", "setoption name Level value 3", START, "newgame", "stop")
        assert conversation.hear() == "id name Hasty"
        while conversation.hear() != "upiok":
            pass
        assert conversation.ask("query turn") == "response turn 1"
        assert conversation.ask("query perft 1") == "response perft 577"
        thinker.woken.set()
        assert conversation.ask("isready") == "readyok"
    assert thinker.level == 3


def test_ready_and_go_wait_and_what_follows_them_too() -> None:
    thinker = Waking()
    with Conversation(thinker) as conversation:
        conversation.say(START, "isready", "query turn", "hello", "go")
        thinker.woken.set()
        assert conversation.hear() == "readyok"
        assert conversation.hear() == "response turn 1"
        assert conversation.hear() == "error unknown command: hello"
        assert conversation.hear().startswith("info ")
        assert conversation.hear() == "bestmove pass"


def test_a_search_that_waits_can_be_stopped() -> None:
    thinker = WakingSlowly()
    with Conversation(thinker) as conversation:
        conversation.say(START, "go infinite", "stop")
        thinker.woken.set()
        assert conversation.hear().startswith("info ")
        last = format_moves(legal_moves(new_game(RING))[-1:])
        assert conversation.hear() == f"bestmove {last}"


def test_quit_waits_for_nothing() -> None:
    conversation = Conversation(Waking())
    conversation.say(START, "go", "quit")
    assert conversation.wait() == []


def test_the_end_of_input_lets_what_waits_be_answered() -> None:
    thinker = Waking()
    conversation = Conversation(thinker)
    conversation.say(START, "go")
    conversation.send(b"")
    thinker.woken.set()
    heard = conversation.wait()
    assert heard[-1] == "bestmove pass"


def test_the_end_of_input_with_nothing_to_answer_ends_at_once() -> None:
    conversation = Conversation(Waking())
    conversation.say(START)
    conversation.send(b"")
    assert conversation.wait() == []


def test_a_thinker_that_fails_to_get_ready_ends_the_loop_loudly() -> None:
    conversation = Conversation(Broken())
    with pytest.raises(OSError, match="no compiler on purpose"):
        conversation.wait()


def test_whether_something_still_runs() -> None:
    thinker, lines = Waking(), iter([b"quit\n"])
    loop = Loop(thinker, lambda: next(lines, b""), lambda text: None)
    loop.run()
    assert loop.is_working
    thinker.woken.set()
    idle = Loop(Hasty(), lambda: b"", lambda text: None)
    idle.run()
    assert not idle.is_working


class StillLoading(Hasty):
    """A thinker that goes on loading when it is ready."""

    is_loading = True


def test_what_a_thinker_loads_by_itself_is_work_too() -> None:
    thinker = StillLoading()
    loop = Loop(thinker, lambda: b"", lambda text: None)
    loop.run()
    assert loop.is_working
    thinker.is_loading = False
    assert not loop.is_working


class Terminal(io.StringIO):
    """A terminal that remembers all that was written."""

    def isatty(self) -> bool:
        return True


def shown(
    stream: io.StringIO, monkeypatch: pytest.MonkeyPatch, enough: Callable[[str], bool]
) -> str:
    """What stands on a stream after two steps, each of which lasts until it is seen."""
    monkeypatch.setattr(progress_module, "SILENT_S", 0.0)
    written = threading.Event()
    write = stream.write

    def watched(text: str) -> int:
        count = write(text)
        if enough(stream.getvalue()):
            written.set()
        return count

    monkeypatch.setattr(stream, "write", watched)
    with shown_progress(stream, "Getting ready") as tell:
        tell("compiling")
        assert written.wait(60)
    return stream.getvalue()


def test_progress_in_a_file_has_a_line_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(io.StringIO(), monkeypatch, lambda text: "compiling" in text)
    assert text.splitlines()[-1] == "Getting ready: compiling ..."
    assert text.count("compiling") == 1


def test_progress_on_a_terminal_is_a_line_that_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "CHANGE_S", 0.01)
    text = shown(Terminal(), monkeypatch, lambda text: "compiling" in text)
    assert re.search(r"\rGetting ready: compiling \.\.\. \(\d+ s\)", text)
    *_, last, end = text.split("\r")
    assert (last.strip(), end) == ("", "")
    assert "\n" not in text


def test_what_is_done_at_once_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "SILENT_S", 60.0)
    stream = Terminal()
    with shown_progress(stream, "Getting ready") as tell:
        tell("compiling")
    assert stream.getvalue() == ""


def test_a_stream_that_nobody_reads_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "SILENT_S", 0.0)
    tried = threading.Event()

    class Gone(io.StringIO):
        def write(self, text: str) -> int:
            tried.set()
            raise BrokenPipeError

    with shown_progress(Gone(), "Getting ready"):
        assert tried.wait(60)


@pytest.mark.slow
def test_the_client_gives_up_an_engine_that_is_never_ready() -> None:
    with fake("works") as engine:
        engine.wait_until_ready(60)
    engine = fake("is never ready")
    with pytest.raises(EngineTimeoutError, match=r"gave no readyok within 0\.2 s"):
        engine.wait_until_ready(0.2)


SCRIPT = """
import sys, threading
from types import MappingProxyType
from quiltbee.opponents import Greedy
from quiltbee.protocol import run

class Compiling(Greedy):
    def prepare(self, progress):
        progress("compiling")
        threading.Event().wait()

run.PLAYERS = MappingProxyType({"compiling": Compiling})
sys.exit(run.run_engine("compiling"))
"""


@pytest.mark.slow
def test_a_process_that_compiles_says_so_and_ends_when_it_is_told_to() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stderr is not None
        assert engine.stderr.readline() == "quiltbee: compiling ...\n"
        engine.stdin.write("quit\n")
        engine.stdin.flush()
        assert engine.wait(60) == 0
