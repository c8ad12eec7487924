"""`quiltbee bench`: the signature tells the same search everywhere, and another one apart."""

import os
import re
import subprocess
import sys

import pytest

from quiltbee.commands.bench import positions
from quiltbee.rules import Board, Stage
from tests.cli.conftest import Run

FEW = ("bench", "--nodes", "1000")


def signature(out: str) -> int:
    found = re.findall(r"^signature    (\d+)$", out, re.MULTILINE)
    assert len(found) == 1
    return int(found[0])


def test_positions_are_of_every_kind() -> None:
    fixed = positions()
    assert 40 <= len(set(fixed)) == len(fixed) <= 50
    for board in Board:
        here = [position for position in fixed if position.board is board]
        assert sum(position.stage is Stage.SPECIAL_PATCH for position in here) >= 3
        for least, most in ((0, 12), (13, 35), (36, 53)):
            behind = [min(player.time for player in position.players) for position in here]
            assert sum(least <= time <= most for time in behind) >= 3
    assert {position.turn for position in fixed} == {1, 2}
    assert any(position.special_tile for position in fixed)


@pytest.mark.slow
def test_bench_twice_gives_one_signature_and_says_how_fast(quiltbee: Run) -> None:
    done, again = quiltbee(*FEW), quiltbee(*FEW)
    assert (done.status, done.err) == (0, "")
    assert signature(done.out) == signature(again.out)
    lines = done.out.splitlines()
    number = len(positions())
    assert [line.split()[0] for line in lines[1 : number + 1]] == [
        f"{n}/{number}" for n in range(1, number + 1)
    ]
    assert all(len(line) < 80 for line in lines)
    nodes = sum(int(line.split()[1].replace(",", "")) for line in lines[1 : number + 1])
    assert lines[number + 1] == f"nodes        {nodes:,}"
    names = [line.split("  ")[0] for line in lines[number + 1 :]]
    assert names == ["nodes", "seconds", "nodes/s", "nodes/CPU s", "signature"]


def test_another_search_has_another_signature(quiltbee: Run) -> None:
    assert signature(quiltbee(*FEW).out) != signature(quiltbee("bench", "--nodes", "1100").out)


@pytest.mark.nightly
def test_code_for_any_processor_gives_the_same_signature(quiltbee: Run) -> None:
    generic = subprocess.run(
        [sys.executable, "-W", "error", "-m", "quiltbee", *FEW],
        env={**os.environ, "NUMBA_CPU_NAME": "generic"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert signature(generic.stdout) == signature(quiltbee(*FEW).out)


def test_several_threads_have_no_signature(quiltbee: Run) -> None:
    out = quiltbee(*FEW, "--threads", "2").out
    assert out.endswith("signature    none: with several threads no two searches are alike\n")


@pytest.mark.parametrize("words", [("--nodes", "0"), ("--threads", "65"), ("extra",)])
def test_wrong_words_are_refused(quiltbee: Run, words: tuple[str, ...]) -> None:
    assert quiltbee("bench", *words).status == 2
