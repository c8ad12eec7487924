"""Turn order and time."""

from hypothesis import given

from quiltbee.rules import PATCHES, Pass, PlacePatch, Stage
from quiltbee.rules.time_board import MOST_DECISIONS

from .strategies import Game, Step, games, steps


@given(games())
def test_nobody_is_ever_more_than_6_spaces_ahead(game: Game) -> None:
    for position in game.positions:
        first, second = position.players
        assert abs(first.time - second.time) <= 6


@given(games())
def test_when_one_player_is_on_53_the_other_is_on_47_or_more(game: Game) -> None:
    for position in game.positions:
        behind, ahead = sorted(player.time for player in position.players)
        assert ahead < 53 or behind >= 47


@given(steps(Pass))
def test_advance_moves_at_most_7_spaces_to_the_one_in_front_of_the_opponent(step: Step) -> None:
    start, stop = step.moved
    assert 1 <= stop - start <= 7
    assert stop == min(step.before.opponent.time + 1, 53)


@given(steps(PlacePatch))
def test_patch_moves_the_token_by_its_time_at_most_to_53(step: Step) -> None:
    assert isinstance(step.move, PlacePatch)
    start, stop = step.moved
    assert stop == min(start + PATCHES[step.move.letter].time, 53)


@given(games())
def test_player_who_acts_is_never_ahead(game: Game) -> None:
    for step in game.actions:
        assert step.before.mover.time <= step.before.opponent.time
        assert step.before.mover.time < 53


@given(games())
def test_on_the_same_space_the_player_who_arrived_last_acts(game: Game) -> None:
    arrived_last = 1
    for step in game.actions:
        if step.before.mover.time == step.before.opponent.time:
            assert step.player == arrived_last
        arrived_last = step.player


@given(games())
def test_time_never_goes_back_and_every_action_takes_some(game: Game) -> None:
    for step in game.steps:
        start, stop = step.moved
        if step.before.stage is Stage.ACTION:
            assert start < stop <= 53
        else:
            assert start == stop


@given(games())
def test_every_game_ends_with_both_tokens_on_53(game: Game) -> None:
    assert len(game.moves) <= MOST_DECISIONS
    assert [player.time for player in game.end.players] == [53, 53]


@given(games())
def test_finished_game_names_the_player_who_reached_53_first(game: Game) -> None:
    first = next(step.player for step in game.steps if step.moved[1] == 53)
    assert game.end.turn == first
