"""The scripts on a machine that lacks something: one sentence, and no half-made environment."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from shlex import quote

import pytest

ROOT = Path(__file__).parent.parent
TOOLS_OF_THE_SCRIPTS = (
    "cat",
    "cksum",
    "dirname",
    "grep",
    "mkdir",
    "rm",
    "sed",
    "tail",
    "tee",
    "touch",
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The least that the scripts work on, in a folder whose name has a space."""
    copy = tmp_path / "a copy"
    shutil.copytree(ROOT / "scripts", copy / "scripts")
    (copy / "quiltbee").mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", "quiltbee/__init__.py"):
        shutil.copy(ROOT / name, copy / name)
    return copy


@pytest.fixture
def bare_path(tmp_path: Path) -> Path:
    """A folder to be the whole PATH: the tools of the scripts, and no Python."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in TOOLS_OF_THE_SCRIPTS:
        tool = shutil.which(name)
        assert tool, f"{name} is needed to run the scripts"
        (folder / name).symlink_to(tool)
    return folder


def run(*arguments: str | Path, **environment: str | Path) -> subprocess.CompletedProcess[str]:
    bash = shutil.which("bash")
    assert bash, "bash is needed to run the scripts"
    variables = {name: os.fspath(value) for name, value in environment.items()}
    return subprocess.run(
        [bash, *arguments],
        env={**os.environ, "QUILTBEE_PYTHON": "", **variables},
        capture_output=True,
        text=True,
        cwd="/",
        timeout=120,
        check=False,
    )


def add_command(folder: Path, name: str, script: str) -> None:
    command = folder / name
    command.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    command.chmod(0o755)


def test_no_python_is_said_in_one_sentence(copy: Path, bare_path: Path, tmp_path: Path) -> None:
    add_command(bare_path, "python3", "echo 'pyenv: python3: command not found' >&2; exit 127")
    done = run(copy / "scripts" / "play", PATH=bare_path, HOME=tmp_path)
    assert done.returncode == 1
    assert re.fullmatch(r"play: no Python 3\.11 or newer .* is at hand: [^\n]*\n", done.stderr)
    assert not (copy / ".venv").exists()


def test_playing_says_how_it_was_called(copy: Path) -> None:
    """So that its messages name a command that works there: `scripts/play play --resume ...`."""
    folder = copy / ".venv" / "bin"
    folder.mkdir(parents=True)
    add_command(folder, "python", "exit 0")
    add_command(folder, "quiltbee", 'echo "$QUILTBEE_COMMAND" "$@"')
    stamp = (
        f'source {quote(str(copy / "scripts" / "environment.sh"))}; close_environment "$root/.venv"'
    )
    assert run("-c", f'{stamp} "$root/pyproject.toml"').returncode == 0
    done = run("-c", "cd ~ && scripts/play play", HOME=copy)
    assert (done.stdout, done.stderr) == ("scripts/play play\n", "")


def test_a_python_that_cannot_run_is_passed_over(
    copy: Path, bare_path: Path, tmp_path: Path
) -> None:
    add_command(bare_path, "python3", "exit 127")
    add_command(bare_path, "python3.12", f"exec '{sys.executable}' \"$@\"")
    find = f"source '{copy}/scripts/environment.sh'; need_python python3 python3.12; echo $python"
    done = run("-c", find, PATH=bare_path, HOME=tmp_path)
    assert (done.stdout, done.stderr) == (f"{bare_path}/python3.12\n", "")


def test_a_python_that_is_named_must_do(copy: Path, tmp_path: Path) -> None:
    add_command(tmp_path, "old", "exit 1")
    done = run(copy / "scripts" / "play", QUILTBEE_PYTHON=tmp_path / "old")
    assert done.returncode == 1
    assert re.fullmatch(r"play: QUILTBEE_PYTHON=.*/old is not Python 3\.11 .*\n", done.stderr)


@pytest.mark.nightly
def test_a_half_made_environment_begins_anew_and_says_what_stops_it(copy: Path) -> None:
    environment = copy / ".venv"
    environment.mkdir()
    for name in (".unfinished", "left-over"):
        (environment / name).touch()
    done = run(
        copy / "scripts" / "play",
        QUILTBEE_PYTHON=sys.executable,
        PIP_CONFIG_FILE="/dev/null",
        PIP_INDEX_URL="http://127.0.0.1:9/",
    )
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        f"Setting up Quiltbee in {environment} (once, about a minute) ...",
        "play: the package index cannot be reached: connect to the network and run this again",
    ]
    assert not (environment / "left-over").exists()
    assert (environment / ".unfinished").exists()
    assert not (environment / ".stamp").exists()


def test_an_unknown_argument_of_the_tests_is_named(copy: Path) -> None:
    done = run(copy / "scripts" / "test", "--quick")
    assert done.returncode == 1
    assert done.stderr == "test: unknown argument '--quick' (--help lists the known ones)\n"


def test_check_and_bench_say_what_makes_their_environment(copy: Path) -> None:
    for name in ("check", "bench"):
        done = run(copy / "scripts" / name)
        assert done.returncode == 1
        assert re.fullmatch(
            rf"{name}: no environment here has .*: run scripts/test .*\n", done.stderr
        )


def run_steps(copy: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Run some steps; each of them seems to take no time, whatever it takes."""
    sources = "".join(f"source '{copy}/scripts/{name}.sh'; " for name in ("environment", "steps"))
    return run("-c", f"set -euo pipefail; {sources}unset SECONDS; SECONDS=0; {script}")


def test_a_step_that_fails_is_named(copy: Path) -> None:
    done = run_steps(copy, "step 'to work' true; step 'to fail' false; step 'too late' true")
    assert done.returncode == 1
    assert done.stdout.splitlines() == ["", "=== to work", "--- to work: 0 s", "", "=== to fail"]
    assert re.search(r": the step 'to fail' failed after 0 s\n$", done.stderr)


def test_what_runs_beside_is_shown_when_it_is_joined_and_fails_the_whole(copy: Path) -> None:
    lane = "lane() { step inside echo heard; step broken false; step 'too late' true; }"
    done = run_steps(copy, f"{lane}; beside lane lane; printf 'meanwhile\\n'; join lane; echo late")
    assert done.returncode == 1
    said = done.stdout.splitlines()
    assert said[:5] == ["meanwhile", "", "=== inside", "heard", "--- inside: 0 s"]
    assert "late" not in said
    assert any(line.endswith("the step 'broken' failed after 0 s") for line in said)
    assert re.search(r": 'lane', which ran beside the tests, failed\n$", done.stderr)


def test_what_failed_beside_ends_the_whole_after_the_step_that_runs(copy: Path) -> None:
    wait = 'until [ -e "$lanes/lane.status" ]; do :; done'
    done = run_steps(copy, f"beside lane false; {wait}; step one true; step two true")
    assert done.returncode == 1
    assert done.stdout.splitlines() == ["", "=== one", "--- one: 0 s"]


def test_what_runs_beside_ends_with_the_whole(copy: Path, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    lane = f'lane() {{ bash -c \'echo $$ >"{pid}.new"; mv "{pid}.new" "{pid}"; sleep 60\'; }}'
    done = run_steps(copy, f"{lane}; beside lane lane; until [ -e '{pid}' ]; do :; done; false")
    assert done.returncode == 1
    deadline = time.monotonic() + 30
    while Path(f"/proc/{pid.read_text().strip()}/cmdline").exists():
        assert time.monotonic() < deadline, "it goes on"
        time.sleep(0.01)
