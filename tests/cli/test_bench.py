"""`quiltbee bench`: the signature tells the same search everywhere, and another one apart."""

import os
import re
import subprocess
import sys
from itertools import product

import pytest

from quiltbee.automa import Deck
from quiltbee.commands.bench import positions, solo_positions
from quiltbee.rules import Board, Stage
from tests.cli.conftest import Run

FEW = ("bench", "--nodes", "1000")


def signatures(out: str) -> tuple[int, int]:
    duel, solo = re.findall(r"signature    (\d+)$", out, re.MULTILINE)
    return int(duel), int(solo)


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


@pytest.mark.nightly
def test_bench_twice_gives_one_signature_and_says_how_fast(quiltbee: Run) -> None:
    done, again = quiltbee(*FEW), quiltbee(*FEW)
    assert (done.status, done.err) == (0, "")
    assert signatures(done.out) == signatures(again.out)
    lines = done.out.splitlines()
    assert all(len(line) < 80 for line in lines)
    figures = ("nodes", "seconds", "nodes/s", "nodes/CPU s", "signature")
    first = 1
    for of, fixed in (("", positions()), ("solo ", solo_positions())):
        stop = first + len(fixed)
        assert [line.split()[0] for line in lines[first:stop]] == [
            f"{n}/{len(fixed)}" for n in range(1, len(fixed) + 1)
        ]
        nodes = sum(int(line.split()[1].replace(",", "")) for line in lines[first:stop])
        assert lines[stop] == f"{of}nodes        {nodes:,}"
        first = stop + len(figures)
        assert [line.split("  ")[0] for line in lines[stop:first]] == [
            of + name for name in figures
        ]
    assert lines[first:] == []


def test_solo_positions_are_of_every_kind() -> None:
    fixed = solo_positions()
    assert len(set(fixed)) == len(fixed) == 36
    assert {solo.level.level for solo in fixed} == {1, 2, 3, 4, 5}
    assert {(solo.deck, solo.table.board) for solo in fixed} == set(product(Deck, Board))
    assert any(solo.table.stage is Stage.SPECIAL_PATCH for solo in fixed)
    for least, most in ((0, 16), (17, 33), (34, 53)):
        assert sum(least <= solo.table.players[0].time <= most for solo in fixed) >= 8


@pytest.mark.slow
def test_another_search_has_another_signature(quiltbee: Run) -> None:
    few, more = (signatures(quiltbee("bench", "--nodes", n).out) for n in ("1000", "1100"))
    assert few[0] != more[0]
    assert few[1] != more[1]


@pytest.mark.nightly
def test_code_for_any_processor_gives_the_same_signature(quiltbee: Run) -> None:
    generic = subprocess.run(
        [sys.executable, "-W", "error", "-m", "quiltbee", *FEW],
        env={**os.environ, "NUMBA_CPU_NAME": "generic"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert signatures(generic.stdout) == signatures(quiltbee(*FEW).out)


@pytest.mark.slow
def test_several_threads_have_no_signature(quiltbee: Run) -> None:
    out = quiltbee(*FEW, "--threads", "2").out
    assert out.endswith("signature    none: with several threads no two searches are alike\n")


@pytest.mark.parametrize("words", [("--nodes", "0"), ("--threads", "65"), ("extra",)])
def test_wrong_words_are_refused(quiltbee: Run, words: tuple[str, ...]) -> None:
    assert quiltbee("bench", *words).status == 2
