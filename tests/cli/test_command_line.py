"""The command as a process: how fast, how quiet, and with which exit status it ends."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quiltbee.__main__ import main as carry_out
from tests.cli.conftest import MIDDLE, Run, heeding_ctrl_c

COMMANDS = (
    "serve",
    "admin",
    "new",
    "show",
    "moves",
    "play",
    "convert",
    "analyse",
    "perft",
    "engine",
    "bot",
)
CALL = (sys.executable, "-m", "quiltbee")


def call(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*CALL, *words], input=given, capture_output=True, text=True, timeout=60, check=False
    )


def test_help_names_every_command(quiltbee: Run) -> None:
    done = quiltbee("--help")
    assert done.status == 0
    for command in COMMANDS:
        assert re.search(rf"^    {command} ", done.out, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help(quiltbee: Run, command: str) -> None:
    done = quiltbee(command, "--help")
    assert done.status == 0
    assert done.out.startswith(f"usage: quiltbee {command} [-h]")


def test_version(quiltbee: Run) -> None:
    from quiltbee import __version__

    assert quiltbee("--version").out == f"quiltbee {__version__}\n"


@pytest.mark.parametrize(
    ("words", "rooms"),
    [
        (["--help"], {"cli", "commands"}),
        (["new", "--help"], {"cli", "commands"}),
        # The opponents are named there, and the languages.
        (["play", "--help"], {"cli", "commands", "players", "languages"}),
    ],
)
def test_help_loads_no_more_than_it_names(words: list[str], rooms: set[str]) -> None:
    script = (
        f"import sys\nfrom quiltbee.cli import main\ntry:\n    main({words})\n"
        "except SystemExit:\n    print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    names = done.stdout.splitlines()[-1].split()
    assert {name.split(".")[1] for name in names if name.startswith("quiltbee.")} == rooms
    assert not {"numpy", "numba", "tqdm", "fastapi", "sqlalchemy"} & set(names)


@pytest.mark.parametrize(
    "words", [("nonsense",), ("--nonsense",), ("new", "--boar", "revised"), ("--port", "70000")]
)
def test_wrong_usage_ends_with_2(quiltbee: Run, words: tuple[str, ...]) -> None:
    done = quiltbee(*words)
    assert (done.status, done.out) == (2, "")
    assert "error:" in done.err


def test_a_reader_that_leaves_early_is_no_error() -> None:
    with subprocess.Popen(
        [*CALL, "moves", "--plain", MIDDLE], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_gets_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*CALL, "new"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == "quiltbee: the output can't be written: No space left on device\n"


def test_ctrl_c_while_python_imports_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted:
        """Finds every module by pressing Ctrl+C."""

        def find_spec(self, *_: object) -> None:
            raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "quiltbee.cli")
    monkeypatch.setattr(sys, "meta_path", [Interrupted()])
    assert carry_out() == 130
    assert capsys.readouterr().err == "quiltbee: interrupted\n"


@pytest.mark.slow
def test_ctrl_c_ends_with_130() -> None:
    with heeding_ctrl_c("perft", "4") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, "", "quiltbee: interrupted\n")


def test_without_standard_streams_nothing_breaks() -> None:
    shell = f"{shlex.quote(sys.executable)} -m quiltbee show <&- 2>&1"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "quiltbee: standard input is closed\n")


def test_a_record_with_names_passes_through_any_locale() -> None:
    record = '[Player1 "Žofie"]\n[Ring "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"]\n\n*\n'
    done = subprocess.run(
        [*CALL, "convert", "--to", "pgr"],
        input=record.encode(),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert '[Player1 "Žofie"]' in done.stdout.decode()


@pytest.mark.slow
def test_colour_is_for_terminals_that_want_it() -> None:
    pty = pytest.importorskip("pty")
    shown = {}
    for name, no_colour in (("colour", ""), ("plain", "1")):
        master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "NO_COLOR": no_colour}
        subprocess.run([*CALL, "show", MIDDLE], stdout=slave, env=environment, check=True)
        os.close(slave)
        shown[name] = _all_of(master)
    assert "\x1b[" not in shown["plain"]
    assert re.sub(r"\x1b\[[0-9;]*m", "", shown["colour"]).split() == shown["plain"].split()
    assert "\x1b[" in shown["colour"]


def _all_of(terminal: int) -> str:
    """Everything that was written to a terminal; Linux ends it with an error."""
    text = b""
    try:
        while piece := os.read(terminal, 65536):
            text += piece
    except OSError:
        pass
    finally:
        os.close(terminal)
    return text.decode()


def test_engine_answers_the_protocol() -> None:
    lines = "upi\nposition ring BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA\nquery perft 2\ngo\nquit\n"
    done = call("engine", "--player", "random", given=lines)
    assert done.returncode == 0
    answers = done.stdout.splitlines()
    assert answers[0] == "id name Quiltbee Random"
    assert "response perft 454193" in answers


def test_serve_passes_its_options_on(quiltbee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[bool, dict[str, str]]] = []

    def serve(*, open_browser: bool, options: dict[str, str | None]) -> int:
        given = {name: value for name, value in options.items() if value is not None}
        calls.append((open_browser, given))
        return 7

    monkeypatch.setattr("quiltbee.commands.serve.serve", serve)
    assert quiltbee().status == 7
    assert quiltbee("--port", "0", "--no-browser").status == 7
    words = "serve --host ::1 --data there --public-url https://a.example --config x.toml"
    limits = "--limit connections=5 --limit seat_rate=7/3"
    assert quiltbee(*words.split(), *limits.split()).status == 7
    named = {
        "host": "::1",
        "data": "there",
        "public_url": "https://a.example",
        "config": "x.toml",
        "limits.connections": "5",
        "limits.seat_rate": "7/3",
    }
    assert calls == [(True, {}), (False, {"port": "0"}), (True, named)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--port x", "argument --port: a whole number from 0 to 65535 is needed, not 'x'"),
        ("--metrics 9090", "argument --metrics: an address such as 127.0.0.1:9090 is needed"),
        ("--database my:hushed@x", "argument --database: an address such as postgresql://"),
        ("--limit people=5", "argument --limit: there is no limit 'people'"),
        ("--limit connections=-1", "argument --limit: a whole number of at least 1 is needed"),
    ],
)
def test_serve_says_which_option_is_wrong(quiltbee: Run, words: str, sentence: str) -> None:
    done = quiltbee("serve", *words.split())
    assert done.status == 2
    assert sentence in done.err
    assert "hushed" not in done.err
