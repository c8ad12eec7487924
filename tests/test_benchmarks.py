"""The benchmark of the kernel: its C program plays the same games, and can be missing."""

import subprocess
from pathlib import Path

import pytest

from benchmarks import choices, kernel
from benchmarks.positions.choices import read_rows, utility
from quiltbee.notation import format_move, format_position
from quiltbee.rules import Board


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = kernel.compiler()
    if compiler is None:
        pytest.skip("no C compiler is at hand")
    return kernel.compile_program(compiler, tmp_path_factory.mktemp("c"))


@pytest.mark.slow
@pytest.mark.parametrize("board", Board)
def test_the_kernel_and_c_play_the_same_games(program: Path, board: Board) -> None:
    played = kernel.play_in_kernel(board, 20_261_121, 2_000)
    assert played.sums == kernel.play_in_c(program, board, 20_261_121, 2_000).sums
    assert played.decisions / 2_000 == pytest.approx(42.8, abs=0.5)
    assert played.legal / played.decisions == pytest.approx(78.7, abs=2)
    assert played.points / 2_000 / 2 == pytest.approx(-11.2, abs=1)


def test_the_c_program_says_how_it_is_called(program: Path) -> None:
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, f"usage: {program} BOARD SEED GAMES\n")


def test_without_a_compiler_the_kernel_is_timed_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "a-compiler-that-nobody-has")
    monkeypatch.setattr(kernel, "TURNS", 2)
    monkeypatch.setattr(kernel, "GAMES", 100)
    kernel.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0].split(",")[0] for line in lines[:-1]] == [
        "200 games",
        *["kernel"] * 2,
        *["normal deck", "200 games"],
        *["tactical deck", "200 games"],
    ]
    assert lines[-1:] == ["there is no C compiler here, and so no comparison"]


def test_each_choice_of_the_benchmark_is_legal_and_has_a_value() -> None:
    rows = read_rows()
    assert len({format_position(row.position) for row in rows}) == len(rows) > 100
    for row in rows:
        legal = {format_move(move) for move in row.position.legal_moves()}
        assert set(row.values) <= legal
        assert all(0 <= utility(value) <= 1 for value in row.values.values())
    best = [max(row.values, key=lambda move: utility(row.values[move])) for row in rows]
    assert set(choices.losses_of(rows, best)) == {(0.0, 0.0)}
