import sys

import pytest

from quiltbee.arena import PlayerError, parse_player
from quiltbee.players import SEED, Limits, Option
from quiltbee.players.simple_player import SimplePlayer

ENGINE = (sys.executable, "-m", "quiltbee", "engine", "--player")


@pytest.mark.parametrize(
    ("text", "name", "limits", "options"),
    [
        ("greedy", "greedy", Limits(), ()),
        ("random:Seed=5", "random", Limits(), (("Seed", 5),)),
        ("greedy:nodes=1000", "greedy", Limits(nodes=1000), ()),
        (
            "engine:movetime=300,Threads=2,depth=7",
            "engine",
            Limits(movetime_ms=300, depth=7),
            (("Threads", 2),),
        ),
        ("level3", "engine", Limits(), (("Level", 3),)),
        ("level10:nodes=5", "engine", Limits(nodes=5), (("Level", 10),)),
        ("engine:Level=-3", "engine", Limits(), (("Level", -3),)),
    ],
)
def test_own_players(
    text: str, name: str, limits: Limits, options: tuple[tuple[str, int], ...]
) -> None:
    player = parse_player(text)
    assert player.argv == (*ENGINE, name)
    assert (player.limits, player.options) == (limits, options)
    assert parse_player(player.text) == player


@pytest.mark.parametrize(
    ("text", "argv", "limits", "options"),
    [
        ("cmd:./mine", ("./mine",), Limits(), ()),
        ("cmd:'./my engine' --fast", ("./my engine", "--fast"), Limits(), ()),
        ("cmd:movetime=50:./mine", ("./mine",), Limits(movetime_ms=50), ()),
        ("cmd:nodes=5,Hash=2:mine a:b,c=d", ("mine", "a:b,c=d"), Limits(nodes=5), (("Hash", 2),)),
        ("cmd:mine --hash=2:3", ("mine", "--hash=2:3"), Limits(), ()),
        ("cmd:C:mine", ("C:mine",), Limits(), ()),
    ],
)
def test_outside_engines(
    text: str, argv: tuple[str, ...], limits: Limits, options: tuple[tuple[str, int], ...]
) -> None:
    player = parse_player(text)
    assert (player.argv, player.limits, player.options) == (argv, limits, options)
    assert parse_player(player.text) == player


def test_equal_players_have_equal_texts() -> None:
    assert parse_player("engine:B=2,nodes=5,A=1").text == "engine:nodes=5,A=1,B=2"
    assert parse_player("level3:movetime=9") == parse_player("engine:movetime=9,Level=3")
    assert parse_player("cmd: mine ").text == "cmd:mine"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("nobody", "there is no player 'nobody': there are engine, greedy,"),
        ("level0", "there is no player 'level0'"),
        ("", "a player is NAME, NAME:KEY=NUMBER"),
        ("greedy:", "a player is NAME"),
        ("greedy:movetime", "a player is NAME"),
        ("greedy:movetime=", "movetime needs a whole number, not ''"),
        ("greedy:movetime=1.5", "movetime needs a whole number, not '1.5'"),
        ("greedy:movetime=0", "movetime is 1 or more"),
        ("greedy:nodes=1,nodes=2", "nodes is given twice"),
        ("level3:Level=4", "Level is given twice"),
        ("cmd:", "needs a command line"),
        ("cmd:nodes=5:", "needs a command line"),
        ("cmd:nodes=x:mine", "nodes needs a whole number"),
        ("cmd:'mine", "no closing quotation in its command"),
        ("greedy\n", "it is not printable text"),
    ],
)
def test_what_names_no_player_is_refused(text: str, what: str) -> None:
    with pytest.raises(PlayerError, match=what.replace("|", "\\|")):
        parse_player(text)


def test_options_are_held_against_those_offered() -> None:
    offered = [Option("Seed", 0, 0, 9), Option("Threads", 1, 1, 4)]
    told: list[tuple[str, int]] = []

    def note(name: str, value: int) -> None:
        told.append((name, value))

    with pytest.raises(PlayerError, match="Threads is a whole number from 1 to 4"):
        parse_player("greedy:Seed=9,Threads=5").set_options(offered, note)
    with pytest.raises(PlayerError, match=r"no option 'seed' \(it has Seed, Threads\)"):
        parse_player("greedy:seed=5").set_options(offered, note)
    with pytest.raises(PlayerError, match=r"no option 'A' \(it has none\)"):
        parse_player("greedy:A=5").set_options([], note)
    assert not told
    parse_player("greedy:Seed=9,Threads=1").set_options(offered, note)
    assert told == [("Seed", 9), ("Threads", 1)]


def test_one_of_our_own_is_made_in_this_process() -> None:
    thinker = parse_player("greedy:Seed=9").new_thinker()
    assert isinstance(thinker, SimplePlayer)
    assert thinker.value(SEED) == 9
    with pytest.raises(PlayerError, match="no option 'Width'"):
        parse_player("greedy:Width=9").new_thinker()
    with pytest.raises(ValueError, match="runs in another process"):
        parse_player("cmd:./mine").new_thinker()
