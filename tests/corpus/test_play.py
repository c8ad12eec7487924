"""Games played over WebSocket come to the states of version 0.1.0, message by message."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.corpus.browser import Server, serving
from tests.corpus.script import Table, at_table, open_table
from tests.corpus.stored import DATA_FOLDER, Json, comparable, copy_folder, read, reworded

TABLES = read("play.json.gz")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("corpus")
    copy_folder(DATA_FOLDER, folder)
    with serving(folder) as server:
        yield server


@pytest.mark.slow
@pytest.mark.parametrize(
    "table", [pytest.param(one, id=one.get("game", f"new-{n}")) for n, one in enumerate(TABLES)]
)
def test_a_game_goes_the_same(server: Server, table: Table) -> None:
    with at_table(server, *open_table(server, table)) as seat:
        assert _comparable(seat.states()) == _comparable(table["first"])
        for number, step in enumerate(table["steps"]):
            told = seat.carry_out(step)
            if "hint" in step:  # since 0.3.0 the page finds the move
                assert told["hint"]["kind"] == "unavailable"
                continue
            expected = reworded({key: step[key] for key in told})
            assert _comparable(told) == _comparable(expected), f"step {number}"


def _comparable(told: Json) -> Json:
    return {
        key: comparable(value, owner=key == "state") if key in ("state", "spectator") else value
        for key, value in told.items()
    }
