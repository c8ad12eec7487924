"""Threads and processes: results, errors, workers that die, and their end."""

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count, islice
from pathlib import Path

import numpy as np
import pytest

from quiltbee.cli import main
from quiltbee.training.__main__ import main as train
from quiltbee.workers import (
    MOST_DEATHS,
    Processes,
    RayWorkers,
    StandardOutput,
    Threads,
    Workers,
    WorkersError,
)
from tests.workers.calls import (
    doubled_in_place,
    fail,
    kill_worker,
    kill_worker_once,
    process_id,
    squared,
)


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    with Processes(2) as workers:
        yield workers


@pytest.fixture(params=["threads", "processes"])
def workers(request: pytest.FixtureRequest, processes: Processes) -> Iterator[Workers]:
    if request.param == "processes":
        yield processes
        return
    with Threads(2) as threads:
        yield threads


@pytest.mark.slow
def test_every_call_is_made_once_and_by_as_many_workers_as_there_are(workers: Workers) -> None:
    calls = [partial(squared, number) for number in range(20)]
    assert workers.count == 2
    assert sorted(workers.results(calls)) == [number**2 for number in range(20)]


def test_what_a_call_raises_is_raised_where_it_was_wanted(workers: Workers) -> None:
    with pytest.raises(ValueError, match="7 is refused"):
        workers.submit(partial(fail, 7)).result()


def test_no_more_calls_are_taken_than_there_are_workers() -> None:
    taken = 0

    def calls() -> Iterator[partial[int]]:
        nonlocal taken
        for taken in count(1):
            yield partial(squared, taken)

    with Threads(3) as threads, closing(threads.results(calls())) as results:
        for number, _ in enumerate(islice(results, 10), 1):
            assert taken <= number + 2


def test_the_calls_of_processes_are_made_elsewhere_and_arrays_can_be_written_to(
    processes: Processes,
) -> None:
    assert processes.submit(process_id).result() != os.getpid()
    array = np.arange(3)
    assert processes.submit(partial(doubled_in_place, array)).result().tolist() == [0, 2, 4]
    assert array.tolist() == [0, 1, 2]


@pytest.mark.slow
def test_a_process_that_dies_costs_nothing_but_what_it_had_begun(
    processes: Processes, tmp_path: Path
) -> None:
    calls = [partial(kill_worker_once, tmp_path / "mark", number) for number in range(6)]
    assert sorted(processes.results(calls)) == list(range(6))
    assert (tmp_path / "mark").exists()


@pytest.mark.nightly
def test_a_call_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    with Processes(1) as workers, pytest.raises(WorkersError, match="5 workers have died"):
        next(workers.results([partial(kill_worker, tmp_path / "mark")]))
    assert len((tmp_path / "mark").read_bytes()) == MOST_DEATHS


def test_workers_that_have_been_ended_take_no_calls() -> None:
    workers = Processes(1)
    workers.close()
    with pytest.raises(WorkersError, match="have been ended"):
        workers.submit(process_id)


_PARENT = """
import os, sys, time
from quiltbee.workers import Processes
from tests.workers.calls import process_id
if __name__ == "__main__":
    workers = Processes(1)
    print(workers.submit(process_id).result(), flush=True)
    os.kill(os.getpid(), 9)
"""


@pytest.mark.slow
def test_processes_end_with_the_one_that_started_them(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(_PARENT)
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent.parent)}
    # The worker has the pipe, too: its end comes with that of the last process that holds it.
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=env) as parent:
        assert parent.stdout is not None
        told = parent.stdout.read()
    assert int(told) > 0
    assert parent.returncode == -9


@pytest.mark.parametrize(
    "address", ["", "auto", "there", "there:", ":6379", "there:70000", "a b:1"]
)
def test_an_address_of_no_cluster_is_refused(address: str) -> None:
    with pytest.raises(WorkersError, match="the address of a Ray cluster is HOST:PORT, not"):
        RayWorkers(address)


def test_a_cluster_at_which_nobody_listens_is_refused_by_every_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = "127.0.0.1:1"
    said = f"can't join the Ray cluster at {address}: Connection refused"
    assert main(["match", "random", "random", "--ray", address]) == 1
    assert said in capsys.readouterr().err
    assert train([str(tmp_path / "run"), "--size", "toy", "--ray", address]) == 1
    assert said in capsys.readouterr().err


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        with pytest.raises(WorkersError, match=r"--ray needs Ray: .* -m pip install ray$"):
            RayWorkers(f"127.0.0.1:{port}")


@pytest.mark.slow
def test_ray_is_not_imported_where_it_is_not_used() -> None:
    check = "import sys, quiltbee.arena, quiltbee.training.run; assert 'ray' not in sys.modules"
    subprocess.run([sys.executable, "-c", check], check=True)


def test_what_rays_threads_print_goes_to_standard_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", StandardOutput(sys.stdout))
    rays = threading.Thread(target=print, args=("a worker died",), name="ray_print_logs")
    rays.start()
    rays.join()
    print("{}", flush=True)
    assert capsys.readouterr() == ("{}\n", "a worker died\n")
