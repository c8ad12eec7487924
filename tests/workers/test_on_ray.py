"""A Ray cluster of two machines, on this one: the results are those of threads, whoever dies."""

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quiltbee.arena import DuelMatch, MatchGame, MatchRecords, Round, parse_player, play_match
from quiltbee.cli import main
from quiltbee.training import run
from quiltbee.training.__main__ import main as train
from quiltbee.workers import RayWorkers, WorkersError
from tests.dataset.test_dataset import files_of
from tests.training.test_run import TOY, log_of, numbers_of
from tests.workers.calls import (
    doubled_in_place,
    fail,
    kill_worker,
    kill_worker_once,
    play_part_but_die_once,
    squared,
)

pytestmark = [pytest.mark.trainers, pytest.mark.filterwarnings("default")]

PLAYERS = ("greedy:Level=3", "level2")
NODE = {"num_cpus": 1, "object_store_memory": 100_000_000}
MARK = "QUILTBEE_OF_THIS_CLUSTER"
# Ray takes 127.0.0.1 for the machine's address in the network; these are other loopback addresses.


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a processor each, at an address of this machine alone."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv(MARK, "1")
        head = {**NODE, "node_ip_address": "127.0.0.2", "include_dashboard": False}
        made = Cluster(initialize_head=True, head_node_args=head)
        try:
            add_second_node(made)
            yield made
        finally:
            made.shutdown()


def add_second_node(cluster: Any) -> None:
    if len(cluster.list_all_nodes()) < 2:
        cluster.add_node(**NODE, node_ip_address="127.0.0.3")


def in_order(games: list[MatchGame]) -> list[tuple[Round, object, object]]:
    """What a match comes to, without the time that each move took."""
    return sorted((game.round, tuple(game.moves), game.end) for game in games)


def test_calls_are_made_on_both_machines(cluster: Any) -> None:
    with RayWorkers(cluster.address) as workers:
        assert workers.count == 2
        calls = [partial(squared, number) for number in range(20)]
        assert sorted(workers.results(calls)) == [number**2 for number in range(20)]
        array = workers.submit(partial(doubled_in_place, np.arange(3))).result()
        assert array.tolist() == [0, 2, 4]
        with pytest.raises(ValueError, match="7 is refused"):
            workers.submit(partial(fail, 7)).result()


def test_a_call_whose_worker_dies_is_made_again_but_not_for_ever(
    cluster: Any, tmp_path: Path
) -> None:
    with RayWorkers(cluster.address, 1) as workers:
        assert workers.count == 1
        calls = [partial(kill_worker_once, tmp_path / "once", number) for number in range(4)]
        assert sorted(workers.results(calls)) == list(range(4))
        assert (tmp_path / "once").exists()
        with pytest.raises(WorkersError, match="work on the Ray cluster failed"):
            workers.submit(partial(kill_worker, tmp_path / "always")).result()
        assert len((tmp_path / "always").read_bytes()) == 5


def test_what_ray_says_of_a_dead_worker_is_not_on_standard_output(
    cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with RayWorkers(cluster.address, 1) as workers:
        calls = [partial(kill_worker_once, tmp_path / "once", number) for number in range(2)]
        assert sorted(workers.results(calls)) == [0, 1]
        said = ""
        for _ in range(100):  # Ray tells of it when it finds the time
            said += capsys.readouterr().err
            if "worker" in said:
                break
            time.sleep(0.1)
        print("our own")
    assert "worker" in said
    assert capsys.readouterr().out == "our own\n"


def test_a_match_that_loses_a_machine_has_the_games_of_one_without_ray(
    cluster: Any, tmp_path: Path
) -> None:
    first, second = map(parse_player, PLAYERS)
    match = DuelMatch((first, second), "ray")
    expected = in_order(list(play_match(match, 6, concurrency=2)))
    add_second_node(cluster)
    games = []
    with RayWorkers(cluster.address) as workers:
        for game in play_match(match, 6, workers=workers):
            games.append(game)
            if len(games) == 2:
                cluster.remove_node(cluster.list_all_nodes()[-1], allow_graceful=False)
    assert in_order(games) == expected
    assert not any(game.forfeit for game in games)


def test_the_command_for_matches_plays_on_the_cluster(
    cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add_second_node(cluster)
    words = ["match", *PLAYERS, "--games", "4", "--seed", "ray", "--records"]
    assert main([*words, str(tmp_path / "here")]) == 0
    assert main([*words, str(tmp_path / "there"), "--ray", cluster.address]) == 0
    assert "4 games on the revised board" in capsys.readouterr().out
    first, second = map(parse_player, PLAYERS)
    match = DuelMatch((first, second), "ray")
    played = []
    for name in ("here", "there"):
        with MatchRecords(tmp_path / name) as records:
            played.append(in_order(records.resume(match)))
    assert played[0] == played[1]


def test_a_toy_run_of_training_that_loses_a_worker_has_the_weights_of_one_without_ray(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_second_node(cluster)
    assert train([str(tmp_path / "here"), *TOY, "--threads", "1"]) == 0
    mark = tmp_path / "mark"
    monkeypatch.setattr(run, "play_part", partial(play_part_but_die_once, mark))
    assert train([str(tmp_path / "there"), *TOY, "--ray", cluster.address]) == 0
    assert mark.exists()
    assert numbers_of(tmp_path / "there") == numbers_of(tmp_path / "here")
    assert log_of(tmp_path / "there") == log_of(tmp_path / "here")


def test_a_data_set_of_the_cluster_has_the_files_of_one_without_ray(
    cluster: Any, tmp_path: Path
) -> None:
    add_second_node(cluster)
    words = ["--games", "12", "--shard", "3", "--players", *PLAYERS, "--seed", "ray"]
    assert main(["dataset", str(tmp_path / "here"), *words, "--workers", "1"]) == 0
    assert main(["dataset", str(tmp_path / "there"), *words, "--ray", cluster.address]) == 0
    assert files_of(tmp_path / "there") == files_of(tmp_path / "here")


def test_no_engine_is_left_behind(cluster: Any) -> None:
    """The engines of a worker end with it."""
    left = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            environment = (folder / "environ").read_bytes()
        except OSError:
            continue
        if b"engine" in words and MARK.encode() in environment:
            left.append(words)
    assert not left
