"""Buttons: where they come from and where they go."""

from hypothesis import given

from quiltbee.rules import PATCHES, Pass, PlacePatch

from .strategies import Game, Step, games, steps

MARKS = (5, 11, 17, 23, 29, 35, 41, 47, 53)


def price(step: Step) -> int:
    return PATCHES[step.move.letter].buttons if isinstance(step.move, PlacePatch) else 0


def advance(step: Step) -> int:
    start, stop = step.moved
    return stop - start if isinstance(step.move, Pass) else 0


def income(step: Step) -> int:
    start, stop = step.moved
    return step.quilts[1].income * sum(1 for mark in MARKS if start < mark <= stop)


@given(steps())
def test_buttons_change_by_advance_and_income_less_the_price(step: Step) -> None:
    index = step.player - 1
    change = step.after.players[index].buttons - step.before.players[index].buttons
    assert change == advance(step) + income(step) - price(step)


@given(games())
def test_buttons_are_conserved_over_the_game(game: Game) -> None:
    gained = sum(advance(step) + income(step) for step in game.steps)
    spent = sum(price(step) for step in game.steps)
    assert sum(player.buttons for player in game.end.players) == 10 + gained - spent


@given(games())
def test_income_is_paid_once_for_each_mark(game: Game) -> None:
    paid: dict[int, list[int]] = {1: [], 2: []}
    for step in game.actions:
        letter = step.move.letter if isinstance(step.move, PlacePatch) else None
        paid[step.player] += step.before.consequence(letter).income_marks
    assert paid == {1: list(MARKS), 2: list(MARKS)}


@given(games())
def test_buttons_are_never_negative(game: Game) -> None:
    assert min(player.buttons for p in game.positions for player in p.players) >= 0


@given(steps())
def test_waiting_player_is_unchanged(step: Step) -> None:
    assert step.after.players[2 - step.player] == step.before.players[2 - step.player]
