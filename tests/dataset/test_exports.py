"""Data sets for other libraries: what they hold is what the data set holds."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import yaml

from quiltbee.cli import main
from quiltbee.environments.samples import read_samples
from tests.dataset.test_dataset import SOLO, made, plan, rows_of

TABLES = ("decisions", "games", "evaluations")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten rings with four games each, four games in a file."""
    return made(tmp_path_factory.mktemp("exports") / "duels", 40, what=plan("random level5"))


def front_matter(out: Path) -> Any:
    _, head, text = (out / "README.md").read_text("utf-8").split("---\n", 2)
    assert text.lstrip().startswith("# Quiltbee ")
    return yaml.safe_load(head)


def test_the_layout_of_hugging_face_has_every_row_in_one_split(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "hub"
    assert main(["dataset", str(folder), "--hugging-face", str(out)]) == 0
    assert f"{out} has it for the Hugging Face Hub." in capsys.readouterr().out
    configs = {config["config_name"]: config for config in front_matter(out)["configs"]}
    assert set(configs) == set(TABLES)
    rings: dict[str, set[int]] = {}
    for table in TABLES:
        rows = []
        for files in configs[table]["data_files"]:
            for path in sorted(out.glob(files["path"])):
                part = pq.read_table(path)
                assert not any(pa.types.is_dictionary(field.type) for field in part.schema)
                rows += part.to_pylist()
                if table == "games":
                    numbers = part["ring_number"].to_pylist()
                    rings.setdefault(files["split"], set()).update(numbers)
        assert sorted(map(str, rows)) == sorted(map(str, rows_of(folder, table)))
    assert rings == {"train": set(range(1, 10)), "test": {10}}
    assert (out / "dataset.json").read_bytes() == (folder / "dataset.json").read_bytes()
    assert main(["dataset", str(folder), "--hugging-face", str(out)]) == 1
    assert "is not empty" in capsys.readouterr().err
    assert main(["dataset", str(tmp_path / "none"), "--hugging-face", str(out)]) == 1
    assert "does not exist" in capsys.readouterr().err


def test_without_minari_one_sentence_says_what_to_install(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "minari", None)
    monkeypatch.delitem(sys.modules, "quiltbee.environments.minari", raising=False)
    assert main(["dataset", str(folder), "--minari", "quiltbee/toy-v0"]) == 1
    assert capsys.readouterr().err.splitlines()[-1].startswith("quiltbee: this needs minari: ")


@pytest.mark.trainers
@pytest.mark.filterwarnings("default")
def test_the_datasets_library_reads_the_layout(folder: Path, tmp_path: Path) -> None:
    import datasets

    out = tmp_path / "hub"
    assert main(["dataset", str(folder), "--hugging-face", str(out)]) == 0
    for table in TABLES:
        read = datasets.load_dataset(str(out), table, cache_dir=str(tmp_path / "cache"))
        assert sum(map(len, read.values())) == len(rows_of(folder, table))


@pytest.mark.trainers
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("is_solo", [False, True])
def test_minari_has_an_episode_for_each_seat(
    is_solo: bool, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    import minari

    folder = made(tmp_path / "solo", 16, what=SOLO) if is_solo else folder
    assert main(["dataset", str(folder), "--minari", "quiltbee/toy-v0"]) == 0
    read = minari.load_dataset("quiltbee/toy-v0")
    samples = read_samples(folder)
    assert read.total_steps == len(samples)
    assert read.total_episodes == (1 if is_solo else 2) * samples.game.max()
    seen, actions, masks, names = [], [], [], ("planes", "scalars", "ring", "cards")
    for episode in read.iterate_episodes():
        assert episode.terminations.tolist() == [False] * (len(episode) - 1) + [True]
        assert episode.rewards[-1] in (1, -1)
        assert episode.observations[-1][405 + 2] == 1  # over
        assert (episode.infos["legal_bits"][-1] == 255).all()
        seen.append(episode.observations[:-1])
        actions.append(episode.actions)
        masks.append(episode.infos["legal_bits"][:-1])
    flat = np.concatenate([getattr(samples, n).reshape(len(samples), -1) for n in names], axis=1)
    assert sorted(map(bytes, np.concatenate(seen))) == sorted(map(bytes, flat.astype(np.float32)))
    assert sorted(np.concatenate(actions)) == sorted(samples.action)
    bits = np.unpackbits(np.concatenate(masks), axis=1, count=7431, bitorder="little")
    assert bits.sum() == len(samples.legal)
    assert bits[np.arange(len(bits)), np.concatenate(actions)].all()
    read.recover_environment().reset()
    assert main(["dataset", str(folder), "--minari", "quiltbee/toy-v0"]) == 1  # the name is taken
