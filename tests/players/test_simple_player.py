"""Options: declared, held, and kept within their bounds."""

from collections.abc import Callable

import pytest

from quiltbee.players import MULTIPV, SEED, SIMPLE_PLAYERS, OptionError, Thinker
from quiltbee.players.simple_player import SimplePlayer


@pytest.mark.parametrize("make", SIMPLE_PLAYERS.values(), ids=SIMPLE_PLAYERS)
def test_every_player_has_a_name_and_takes_its_options_at_their_bounds(
    make: Callable[[], Thinker],
) -> None:
    player = make()
    assert player.name
    assert player.author
    assert {"Threads", "MultiPV", "Seed"} <= {option.name for option in player.options}
    for option in player.options:
        assert option.minimum <= option.default <= option.maximum
        for value in (option.minimum, option.maximum, option.default):
            player.set_option(option.name, value)
        for value in (option.minimum - 1, option.maximum + 1):
            with pytest.raises(OptionError, match=f"{option.name} is a whole number from"):
                player.set_option(option.name, value)


def test_a_value_is_held_and_a_refused_one_changes_nothing() -> None:
    player = SimplePlayer()
    assert player.value(MULTIPV) == 1
    player.set_option("MultiPV", 7)
    with pytest.raises(OptionError):
        player.set_option("MultiPV", 501)
    with pytest.raises(OptionError, match="no option 'multipv'; the options are Threads, MultiPV"):
        player.set_option("multipv", 3)
    assert player.value(MULTIPV) == 7


def test_a_new_game_does_not_start_the_draws_again() -> None:
    player = SimplePlayer()
    player.set_option(SEED.name, 4)
    first = player.draws.random()
    player.new_game()
    second = player.draws.random()
    player.set_option(SEED.name, 4)
    assert [player.draws.random(), player.draws.random()] == [first, second]
