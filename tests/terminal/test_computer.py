"""The strong player at the terminal: its levels, its hints, and when it fails."""

import os

import pytest

from quiltbee.players import SIMPLE_PLAYERS
from quiltbee.rules import PASS, new_game, ring_from_seed
from quiltbee.terminal.computer import (
    DEFAULT_OPPONENT,
    ComputerError,
    StrongPlayer,
    computer_of,
    option_of,
)
from tests.terminal.scripted import Scripted

START = new_game(ring_from_seed("1"))


def test_leaving_ends_an_engine_that_has_just_begun(scripted: Scripted) -> None:
    with StrongPlayer(scripted.command) as strong:
        pid = strong.begin().pid
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_command_that_cannot_be_started_is_an_error() -> None:
    with StrongPlayer(lambda: ["no-such-engine"]) as strong:
        for start in (strong.begin, lambda: strong.decide(START)):
            with pytest.raises(ComputerError, match="the computer player failed: the engine"):
                start()


def test_it_plays_at_the_level_and_within_the_time_it_is_told(scripted: Scripted) -> None:
    with StrongPlayer(scripted.command) as strong:
        assert strong.decide(START, 3).move == PASS
        assert strong.decide(START, None, 300).move == PASS
    assert scripted.told == [
        "setoption name Level value 3",
        "go",
        "setoption name Level value 10",
        "go movetime 300",
    ]


def test_an_opponent_has_its_option_and_a_name_by_which_it_is_known_again(
    scripted: Scripted,
) -> None:
    with StrongPlayer(scripted.command) as strong:
        for option in (DEFAULT_OPPONENT, "level10", *SIMPLE_PLAYERS):
            computer = computer_of(option, strong)
            assert computer.option == option
            assert option_of(computer.name) == option
        assert START.is_legal(computer_of("random", strong).decide(START))


def test_who_plays_by_the_name_in_a_record() -> None:
    assert option_of("Quiltbee level 10") == "level10"
    assert option_of("Quiltbee Greedy") == "greedy"
    assert option_of("Quiltbee level 11") is None
    assert option_of("Ann") is None


@pytest.mark.slow
def test_the_strong_player_itself() -> None:
    with StrongPlayer() as strong:
        # A lower level may well pass first.
        assert strong.decide(START, 10).move != PASS
