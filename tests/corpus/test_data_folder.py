"""A data folder of version 0.1.0 is served as it was, and its games are played to their ends."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.corpus.browser import Player, Server, serving, state_of
from tests.corpus.stored import DATA_FOLDER, Json, comparable, copy_folder, read, reworded, undated
from tests.corpus.told import told_of

pytestmark = pytest.mark.slow

DATABASE = "quiltbee.sqlite3"
GAMES = read("data_folder/games.json")
TOKENS = read("data_folder/browsers.json")
TOLD = read("data_folder/told.json.gz")

LONGEST = 200
"""More decisions than any game has."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy_folder(DATA_FOLDER, tmp_path)
    return tmp_path


def test_every_game_is_told_the_same(folder: Path) -> None:
    games = _games_in(folder)
    with serving(folder) as server:
        for game in games:
            told = told_of(server, game, TOKENS)
            assert _comparable(told) == _comparable(TOLD["games"][game["id"]]), game["name"]
        for name, token in TOKENS.items():
            with server.client(token) as client:
                totals = client.get("/api/solo").json()
            assert totals == TOLD["solo"][name]


def test_every_game_is_played_to_its_end(folder: Path) -> None:
    games = _games_in(folder)
    ends = {}
    with serving(folder) as server:
        for game in games:
            ends[game["id"]] = _play_to_the_end(server, game)
        server.kill()
    with serving(folder) as server, server.client() as client:
        for game in games:
            state = state_of(client, game["id"])
            assert state["result"] is not None
            assert [one["move"] for one in state["moves"]] == ends[game["id"]], game["name"]


def _games_in(folder: Path) -> list[Json]:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        ids = {name for (name,) in database.execute("SELECT id FROM games")}
    games = [game for game in GAMES if game["id"] in ids]
    assert len(games) == len(ids) > 10
    return games


def _comparable(told: Json) -> Json:
    told = reworded(told)
    told["record"] = undated(told["record"])
    if "replay" in told:
        told["replay"]["tags"].pop("Date", None)
        told["replay"]["record"] = undated(told["replay"].get("record", ""))
    for key, value in told.items():
        if isinstance(value, dict):
            told[key] = comparable(value, owner=key == "owner")
    return told


def _play_to_the_end(server: Server, game: Json) -> list[str]:
    """Play a game by what its states offer: all its moves, each of which was acknowledged."""
    draws = random.Random(game["name"])
    with Player(server, game["id"], TOKENS[game["browser"]]) as player:
        assert player.state["number"] >= game["number"]
        for _ in range(LONGEST):
            before = player.state
            if before["stage"] == "over":
                break
            if before["stage"] == "card":
                player.say("turn")
                done = player.state["moves"][len(before["moves"])]["move"]
                assert done.startswith("A:")
            else:
                move = _chosen(before, draws)
                player.say("move", move=move)
                assert player.state["moves"][len(before["moves"])]["move"] == move
            assert player.state["moves"][: len(before["moves"])] == before["moves"]
        assert player.state["stage"] == "over"
        assert player.state["result"]["winner"] in (1, 2)
        return [one["move"] for one in player.state["moves"]]


def _chosen(state: Json, draws: random.Random) -> str:
    """A move that the state offers: a special patch, a patch that can be had, else the pass."""
    if state["stage"] == "special_patch":
        cell: str = draws.choice(state["special_cells_7x7"] or state["special_cells"])
        return f"+{cell}"
    patches = [one for one in state["options"] if one["available"] and one["letter"]]
    if not patches:
        return "pass"
    patch = max(patches, key=lambda one: one["consequence"]["time"])  # a shorter game
    return f"{patch['letter']}{draws.choice(patch['completes_7x7'] or patch['placements'])}"
