"""The random player: uniform, and repeatable when a seed says so."""

from collections import Counter

import pytest

from quiltbee.engine.yardsticks.players import RandomPlayer
from quiltbee.players import OptionError, Value
from quiltbee.rules import Position, new_game, ring_from_seed
from tests.engine.yardsticks.matches import random_player, whole_game
from tests.players.asking import ask

START = new_game(ring_from_seed("random"))


def test_every_legal_move_is_equally_likely() -> None:
    player = random_player(1)
    games = whole_game(player, player, START)
    *_, position = (each for each in games if 2 <= len(each.legal_moves()) <= 12)
    moves = position.legal_moves()
    player = random_player(2)
    drawn = Counter(ask(player, position)[0] for _ in range(1000 * len(moves)))
    assert set(drawn) == set(moves)
    # six standard deviations
    assert all(800 < number < 1200 for number in drawn.values())


def test_a_seed_repeats_the_draws_of_a_match_and_its_games_differ() -> None:
    def match() -> list[Position]:
        player = random_player(7)
        games = [list(whole_game(player, player, START)) for _ in range(2)]
        assert games[0] != games[1]
        return games[0] + games[1]

    assert match() == match()


def test_without_a_seed_games_differ() -> None:
    player = RandomPlayer()
    assert list(whole_game(player, player, START)) != list(whole_game(player, player, START))


def test_it_draws_as_many_lines_as_asked_for() -> None:
    player = random_player(3)
    player.set_option("MultiPV", 5)
    move, infos = ask(player, START)
    assert [info.multipv for info in infos] == [1, 2, 3, 4, 5]
    assert infos[0].pv == (move,)
    assert len({info.pv for info in infos}) == 5
    assert {info.value for info in infos} == {Value()}


def test_it_has_no_level() -> None:
    with pytest.raises(OptionError, match="there is no option 'Level'"):
        RandomPlayer().set_option("Level", 5)


def test_with_more_lines_than_moves_the_first_is_drawn_too() -> None:
    player = random_player(1)
    games = whole_game(player, player, START)
    position = next(each for each in games if 20 <= len(each.legal_moves()) <= 200)
    legal, first = position.legal_moves(), set()
    for seed in range(1, 9):
        player = random_player(seed)
        player.set_option("MultiPV", 500)
        moves = [line.pv[0] for line in player.decide(position).lines]
        assert sorted(map(repr, moves)) == sorted(map(repr, legal))
        first.add(moves[0])
    assert len(first) > 4
