"""All players by name, imported only when they are made."""

import subprocess
import sys

import pytest

from quiltbee.players import ENGINE, PLAYERS, SIMPLE_PLAYERS, Factory, player_of_levels


def test_the_engine_comes_first_and_is_not_simple() -> None:
    assert list(PLAYERS) == ["engine", "greedy", "random", "patch-tree", "uct"]
    assert list(SIMPLE_PLAYERS) == ["greedy", "random", "patch-tree", "uct"]


def test_every_name_makes_a_player_of_its_own() -> None:
    players = [make() for make in PLAYERS.values()]
    assert len({player.name for player in players}) == len(PLAYERS)
    assert PLAYERS["random"]() is not PLAYERS["random"]()


def test_a_factory_of_a_class_that_is_not_there() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"quiltbee\.nowhere"):
        Factory("quiltbee.nowhere:Player")()
    with pytest.raises(AttributeError, match="Nobody"):
        Factory("quiltbee.engine.yardsticks.players:Nobody")()


def test_listing_the_players_imports_none_of_them() -> None:
    code = (
        "import sys\n"
        "from quiltbee.players import PLAYERS\n"
        "rooms = {name.split('.')[1] for name in sys.modules if name.startswith('quiltbee.')}\n"
        "assert rooms == {'players'}, rooms\n"
        "assert not {'numba', 'numpy'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_people_play_against_the_levels_of_the_engine_or_of_whom_the_environment_names() -> None:
    assert player_of_levels({}) == player_of_levels({"QUILTBEE_PLAYER": ""}) == ENGINE
    assert player_of_levels({"QUILTBEE_PLAYER": "greedy"}) == "greedy"
    with pytest.raises(ValueError, match=r"QUILTBEE_PLAYER is 'me', but the players are"):
        player_of_levels({"QUILTBEE_PLAYER": "me"})
