"""Special patches: who gets them, and how many."""

from hypothesis import given

from quiltbee.rules import Board, PlaceSpecialPatch, Stage

from .strategies import Game, Step, games, steps

MARKS = {Board.REVISED: (26, 32, 38, 44, 50), Board.ORIGINAL: (20, 26, 32, 44, 50)}


@given(steps(PlaceSpecialPatch))
def test_at_most_one_special_patch_a_move(step: Step) -> None:
    assert step.after.stage is Stage.ACTION


@given(games())
def test_at_most_five_special_patches_a_game(game: Game) -> None:
    placed = sum(isinstance(move, PlaceSpecialPatch) for move in game.moves)
    assert placed <= 5
    assert placed == sum(p.quilt.special_patches.bit_count() for p in game.end.players)


@given(games())
def test_special_patch_is_for_the_first_token_to_cross_its_mark(game: Game) -> None:
    lying = set(MARKS[game.board])
    for step in game.actions:
        start, stop = step.moved
        crossed = {mark for mark in lying if start < mark <= stop}
        lying -= crossed
        assert len(crossed) <= 1
        is_due = bool(crossed) and step.quilts[1].empty_spaces > 0
        assert (step.after.stage is Stage.SPECIAL_PATCH) == is_due
    assert not lying


@given(steps())
def test_special_patch_is_due_when_its_mark_is_beyond_the_opponent_and_a_space_is_free(
    step: Step,
) -> None:
    if step.before.stage is Stage.ACTION:
        stop = step.moved[1]
        beyond = [m for m in MARKS[step.before.board] if step.before.opponent.time < m <= stop]
        is_due = bool(beyond) and step.quilts[1].empty_spaces > 0
        assert (step.after.stage is Stage.SPECIAL_PATCH) == is_due


@given(steps())
def test_special_patch_is_placed_by_the_player_who_just_moved(step: Step) -> None:
    if step.after.stage is Stage.SPECIAL_PATCH:
        assert step.after.turn == step.player


@given(steps(PlaceSpecialPatch))
def test_opponent_is_next_after_a_special_patch(step: Step) -> None:
    assert step.after.turn == 3 - step.player
    assert step.after.mover.time < step.after.opponent.time


@given(steps(PlaceSpecialPatch))
def test_special_patch_covers_one_free_space_and_costs_nothing(step: Step) -> None:
    before, after = step.quilts
    assert after.empty_spaces == before.empty_spaces - 1
    assert after.income == before.income
    index = step.player - 1
    assert step.after.players[index].buttons == step.before.players[index].buttons
