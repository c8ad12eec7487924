"""Whole runs at toy size: the same weights on any threads and after any kill; the files."""

import ast
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from quiltbee.engine.weights import PLACEMENT_WEIGHTS, load_weights, quantised
from quiltbee.kernel.arrays import Float32Array
from quiltbee.training import folder as folder_module
from quiltbee.training.__main__ import main
from quiltbee.training.folder import RunFolder, Saved
from quiltbee.training.plan import PLANS
from quiltbee.training.run import merged

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
TOY = ["--size", "toy", "--seed", "7"]


def saved_in(path: Path) -> Saved:
    saved = RunFolder(path).load()
    assert saved is not None
    return saved


def numbers_of(path: Path) -> list[bytes]:
    """All that a run has learned, to the last bit."""
    saved = saved_in(path)
    learner = saved.learner
    learned: list[Float32Array] = [
        *learner.weights,
        *learner.means,
        *learner.squares,
        saved.placement_weights,
    ]
    return [learner.steps.tobytes(), *(array.tobytes() for array in learned)]


def log_of(path: Path) -> list[dict[str, object]]:
    """The lines of the log without what depends on the clock."""
    lines = [json.loads(line) for line in (path / "log.jsonl").read_text().splitlines()]
    return [{k: v for k, v in line.items() if k not in ("time", "minutes")} for line in lines]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nothing disturbed, on one thread."""
    path = tmp_path_factory.mktemp("whole")
    assert main([str(path), *TOY, "--threads", "1"]) == 0
    return path


def test_run_leaves_weights_that_the_engine_loads_and_that_say_how_they_were_made(
    whole: Path,
) -> None:
    learned, saved = load_weights(whole / "run.weights"), saved_in(whole)
    exact = quantised(saved.learner.weights)._asdict()
    for name, array in learned.weights._asdict().items():
        assert np.array_equal(array, exact[name])
    assert np.array_equal(
        learned.placement_weights, saved.placement_weights.astype(np.float16).astype(np.float32)
    )
    assert np.abs(learned.placement_weights).max() > 0
    assert (whole / "run.weights").stat().st_size < 1_200_000
    figures = dict(learned.figures)
    assert figures["size"] == "toy"
    assert figures["seed"] == 7
    assert figures["cycles"] == figures["cycles_of_plan"] == PLANS["toy"].cycles
    assert figures["games"] == saved.progress.games > 0
    assert figures["positions"] == saved.progress.positions > 500
    for name in ("minutes", "steps", "learned_win", "unseen_win", "unseen_margin", "versions"):
        assert name in figures


def test_log_has_a_line_for_each_cycle(whole: Path) -> None:
    log = log_of(whole)
    assert [line["cycle"] for line in log] == list(range(1, PLANS["toy"].cycles + 1))
    assert [line["stage"] for line in log[:1] + log[-1:]] == ["first games", "search"]
    assert set(log[-1]) >= {
        *("games", "positions", "learned_win", "learned_margin", "unseen_win", "unseen_margin"),
        *("score", "empty_spaces", "tile_share", "decisions", "rate", "steps"),
    }
    assert [line["steps"] for line in log] == [0, 4, 8, 12, 16]
    assert [line["games"] for line in log] == [6, 12, 16, 20, 24]


def test_the_same_seed_gives_the_same_weights_on_any_threads(whole: Path, tmp_path: Path) -> None:
    assert main([str(tmp_path), *TOY, "--threads", "3"]) == 0
    assert numbers_of(tmp_path) == numbers_of(whole)
    assert log_of(tmp_path) == log_of(whole)


class KilledError(BaseException):
    """The process ends here."""


def dying(count: int, step: Callable[..., None], *, before: bool) -> Callable[..., None]:
    """A step that ends the process at its nth call, before or after it is done."""
    calls = 0

    def call(*arguments: object) -> None:
        nonlocal calls
        calls += 1
        if before and calls == count:
            raise KilledError
        step(*arguments)
        if calls == count:
            raise KilledError

    return call


@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
@pytest.mark.parametrize(
    ("step", "count"),
    [("save", 1), ("save_samples", 2), ("log", 3), ("save", 3), ("log", 5), ("drop_samples", 4)],
)
def test_run_killed_between_any_two_files_goes_on_as_if_nothing_had_been(
    whole: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    step: str,
    count: int,
    before: bool,
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(RunFolder, step, dying(count, getattr(RunFolder, step), before=before))
        with pytest.raises(KilledError):
            main([str(tmp_path), *TOY, "--threads", "1"])
    (tmp_path / "checkpoint.npz.part").write_bytes(b"half a file")
    assert main([str(tmp_path), *TOY, "--threads", "1"]) == 0
    assert numbers_of(tmp_path) == numbers_of(whole)
    assert log_of(tmp_path) == log_of(whole)


@pytest.mark.slow
def test_run_goes_on_after_kill_9(whole: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quiltbee.training", str(tmp_path), *TOY, "--threads", "2"]
    checkpoint = tmp_path / "checkpoint.npz"
    cycles = []
    for _ in range(3):
        before = checkpoint.stat().st_mtime_ns if checkpoint.exists() else 0
        process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL)
        try:
            while process.poll() is None:
                if checkpoint.exists() and checkpoint.stat().st_mtime_ns != before:
                    break
                time.sleep(0.002)
            os.kill(process.pid, signal.SIGKILL)
        finally:
            process.wait()
        cycles.append(saved_in(tmp_path).progress.cycle)
    assert cycles[0] < PLANS["toy"].cycles
    assert main([str(tmp_path)]) == 0
    assert numbers_of(tmp_path) == numbers_of(whole)
    assert log_of(tmp_path) == log_of(whole)


def test_weights_are_exported_at_any_time_and_a_done_run_stays_done(
    whole: Path, tmp_path: Path
) -> None:
    before = numbers_of(whole)
    assert main([str(whole), "--export", str(tmp_path / "out.weights")]) == 0
    assert (tmp_path / "out.weights").read_bytes() == (whole / "run.weights").read_bytes()
    assert main([str(whole)]) == 0
    assert numbers_of(whole) == before


def said(capsys: pytest.CaptureFixture[str]) -> str:
    text = capsys.readouterr().err
    assert text.count("\n") == 1
    return text


def test_another_run_in_the_folder_is_refused(
    whole: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, reason in (
        (["--size", "small"], "started with size toy"),
        (["--seed", "8"], "started with seed 7"),
    ):
        assert main([str(whole), *words]) == 1
        assert reason in said(capsys)


def test_two_processes_do_not_train_in_one_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with RunFolder(tmp_path).held():
        assert main([str(tmp_path), *TOY]) == 1
    assert "another process is training" in said(capsys)


def test_missing_and_broken_files_are_told(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([str(tmp_path / "none"), "--export", str(tmp_path / "out.weights")]) == 1
    assert "has no checkpoint yet" in said(capsys)
    assert main([str(whole), "--export", str(tmp_path / "no" / "out.weights")]) == 1
    assert "can't write" in said(capsys)
    (tmp_path / "file").write_text("a file")
    assert main([str(tmp_path / "file" / "run"), *TOY]) == 1
    assert "can't use the folder" in said(capsys)

    run = tmp_path / "run"
    monkeypatch.setattr(RunFolder, "drop_samples", dying(2, RunFolder.drop_samples, before=False))
    with pytest.raises(KilledError):
        main([str(run), *TOY])
    capsys.readouterr()
    (run / "lessons" / "000000.npz").unlink()
    assert main([str(run)]) == 1
    assert "are missing" in said(capsys)
    (run / "lessons" / "000001.npz").write_bytes(b"nothing")
    assert main([str(run)]) == 1
    assert "000001.npz is not a whole .npz file" in said(capsys)
    np.savez(run / "checkpoint.npz", weights=np.zeros(3))
    assert main([str(run)]) == 1
    assert "is not a checkpoint of this version" in said(capsys)


@pytest.mark.parametrize(
    "words", [["--seed", "-1"], ["--threads", "0"], ["--seed", "one"], ["--size", "huge"]]
)
def test_wrong_words_are_refused(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as error:
        main([str(tmp_path / "run"), *words])
    assert error.value.code == 2
    assert repr(words[1]) in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_packing_tables_are_merged_by_the_mean_of_those_that_moved() -> None:
    placement_weights = np.zeros(PLACEMENT_WEIGHTS, np.float32)
    placement_weights[:3] = 1
    one, two = placement_weights.copy(), placement_weights.copy()
    one[:2] += np.array([2, 4], np.float32)
    two[1:4] += np.array([2, 6, 8], np.float32)
    assert merged(placement_weights, [one, two])[:5].tolist() == [3, 4, 7, 8, 0]


def test_plans_have_every_cycle_in_one_stage() -> None:
    for plan in PLANS.values():
        stages = [plan.stage_of(cycle) for cycle in range(plan.cycles)]
        assert [stage for stage, number in stages if number == 0] == list(plan.stages)
        for stage in plan.stages:
            assert stage.learning_rate_of(0) == stage.learning_rate
            if stage.cycles > 1:
                assert stage.learning_rate_of(stage.cycles - 1) == pytest.approx(
                    stage.last_learning_rate
                )
        with pytest.raises(ValueError, match="no such cycle"):
            plan.stage_of(plan.cycles)


def test_training_imports_nothing_beyond_the_base_install() -> None:
    nodes = [
        node
        for path in Path(folder_module.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    ]
    modules = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    modules |= {one.name for node in nodes if isinstance(node, ast.Import) for one in node.names}
    names = {str(module).partition(".")[0] for module in modules}
    assert names - sys.stdlib_module_names == {"filelock", "numpy", "quiltbee", "tqdm"}
