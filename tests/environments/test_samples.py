"""Samples of a data set: against the rules and observations, decision by decision, and faults."""

import tracemalloc
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from quiltbee.dataset import DataSetError
from quiltbee.environments.samples import Samples, read_samples, shards_of
from quiltbee.notation import ACTIONS, action_of_move, move_of_action
from quiltbee.rules import Board, new_game
from tests.dataset.test_dataset import SOLO, made, plan, rows_of
from tests.environments.reference import observe


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six duels on both boards, half of their decisions with visits."""
    what = plan("engine:nodes=40 random", visits=True)
    return made(tmp_path_factory.mktemp("samples") / "duels", 6, what=what)


@pytest.fixture(scope="module")
def samples(folder: Path) -> Samples:
    return read_samples(folder)


def legal_of(samples: Samples, row: int) -> list[int]:
    numbers: list[int] = samples.legal[
        samples.legal_start[row] : samples.legal_start[row + 1]
    ].tolist()
    return numbers


def assert_seen(samples: Samples, row: int, seen: dict[str, Any]) -> None:
    for name, array in seen.items():
        assert (getattr(samples, name)[row] == array).all(), name


@pytest.mark.slow
def test_what_is_read_is_what_the_players_saw(folder: Path, samples: Samples) -> None:
    games = {game["game"]: game for game in rows_of(folder, "games")}
    position = None
    for n, row in enumerate(rows_of(folder, "decisions")):
        game = games[row["game"]]
        if row["number"] == 1:
            position = new_game(game["ring"], Board(game["board"]))
        assert position is not None
        assert_seen(samples, n, observe(position, position.turn))
        assert legal_of(samples, n) == sorted(map(action_of_move, position.legal_moves()))
        start, stop = samples.legal_start[n : n + 2]
        shares = dict(zip(legal_of(samples, n), samples.shares[start:stop].tolist(), strict=True))
        visited, visits = row["visited"] or [row["action"]], row["visits"] or [1]
        for action, number in zip(visited, visits, strict=True):
            assert shares.pop(action) == pytest.approx(number / sum(visits))
        assert not any(shares.values())
        assert samples.searched[n] == (row["visited"] is not None)
        points = game["score1"] - game["score2"]
        assert samples.won[n] == (game["winner"] == row["player"])
        assert samples.margin[n] == (points if row["player"] == 1 else -points)
        assert (samples.game[n], samples.number[n]) == (row["game"], row["number"])
        assert (samples.action[n], samples.drawn[n]) == (row["action"], row["drawn"])
        position = position.play(move_of_action(row["action"]))
    assert n + 1 == len(samples)
    assert all(array.flags.writeable for array in samples.arrays().values())
    assert 0 < samples.searched.sum() < len(samples)


def test_solo_games_are_read_as_a_batch_shows_them(tmp_path: Path) -> None:
    out = made(tmp_path / "solo", 8, what=SOLO)
    samples = read_samples(out)
    decisions = rows_of(out, "decisions")
    assert samples.cards.shape == (len(decisions), 49)
    assert set(samples.cards[:, 1].tolist()) == {1, 4}
    assert samples.scalars[:, 3].tolist() == [row["buttons"] for row in decisions]
    assert np.diff(samples.legal_start).tolist() == [row["legal"] for row in decisions]
    ends = np.flatnonzero(samples.number == 1)
    assert (samples.cards[ends, 4:16].sum(axis=1) == 0).all()  # no card is seen at the start
    assert samples.mask(ACTIONS)[np.arange(len(samples)), samples.action].all()


def test_decisions_are_taken_with_their_legal_actions(samples: Samples) -> None:
    rows = [5, 3, 3, len(samples) - 1]
    taken = samples.take(rows)
    assert [legal_of(taken, n) for n in range(4)] == [legal_of(samples, row) for row in rows]
    assert (taken.scalars == samples.scalars[rows]).all()
    assert (taken.mask(ACTIONS).sum(axis=1) == np.diff(taken.legal_start)).all()
    assert taken.targets(ACTIONS).sum(axis=1) == pytest.approx(1)
    assert (taken.targets(ACTIONS)[~taken.mask(ACTIONS)] == 0).all()


def test_batches_have_every_decision_once(samples: Samples) -> None:
    parts = list(samples.batches(50, np.random.default_rng(1)))
    assert {len(part) for part in parts} == {50}
    assert len(parts) == len(samples) // 50
    seen = [(game, number) for part in parts for game, number in zip(part.game, part.number)]  # noqa: B905
    assert len(set(seen)) == len(seen)


def test_a_loader_of_decisions_finds_arrays_of_one_shape(samples: Samples) -> None:
    """What PyTorch asks of a map-style data set: a length, items by number, and an IndexError."""
    items = [samples[row] for row in (0, 7, -1)]
    for name in items[0]:
        assert np.stack([item[name] for item in items]).shape[0] == 3, name
    assert np.flatnonzero(items[1]["mask"]).tolist() == legal_of(samples, 7)
    assert items[1]["targets"].sum() == pytest.approx(1)
    assert items[2]["number"] == samples.number[-1]
    with pytest.raises(IndexError):
        samples[len(samples)]


def test_reading_takes_the_memory_of_one_shard_more_than_the_whole(folder: Path) -> None:
    read_samples(folder, [0])  # compiles
    peaks = []
    for shards in ([0], [0] * 100):
        tracemalloc.start()
        whole = read_samples(folder, shards)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.05 * (peaks[0] + sum(array.nbytes for array in whole.arrays().values()))


def test_shards_are_read_one_by_one(folder: Path, samples: Samples) -> None:
    numbers = shards_of(folder)
    assert numbers == [0, 1]
    parts = [read_samples(folder, [number]) for number in numbers]
    assert sum(map(len, parts)) == len(samples)
    assert (parts[1].planes == samples.planes[len(parts[0]) :]).all()
    assert legal_of(parts[1], 2) == legal_of(samples, len(parts[0]) + 2)


def test_files_of_before_have_the_action_played_as_their_target(
    folder: Path, tmp_path: Path
) -> None:
    """Older versions wrote neither visits nor cards."""
    new = ("visited", "visits", "deck", "level", "cards")
    for table in ("games", "decisions"):
        (tmp_path / table).mkdir()
        for file in (folder / table).iterdir():
            columns = [name for name in pq.read_schema(file).names if name not in new]
            pq.write_table(pq.read_table(file, columns=columns), tmp_path / table / file.name)
    told = (folder / "dataset.json").read_text("utf-8").replace(',\n  "visits": true', "")
    (tmp_path / "dataset.json").write_text(told)
    samples = read_samples(tmp_path)
    assert not samples.searched.any()
    assert samples.targets(ACTIONS).argmax(axis=1).tolist() == samples.action.tolist()


def test_what_is_no_data_set_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(DataSetError, match="holds no data set"):
        read_samples(tmp_path)
    with pytest.raises(DataSetError, match="has no shard 7"):
        read_samples(folder, [7])
    (tmp_path / "dataset.json").write_bytes((folder / "dataset.json").read_bytes())
    with pytest.raises(DataSetError, match="holds no games yet"):
        read_samples(tmp_path)
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "00000.parquet").write_bytes(b"PAR1")
    with pytest.raises(DataSetError, match="can't read"):
        read_samples(tmp_path)


@pytest.mark.trainers
@pytest.mark.parametrize("to", ["to_torch", "to_jax"])
def test_tensors_have_the_same_numbers(samples: Samples, to: str) -> None:
    tensors = getattr(samples, to)()
    for name, array in samples.arrays().items():
        assert (np.asarray(tensors[name]) == array).all(), name
