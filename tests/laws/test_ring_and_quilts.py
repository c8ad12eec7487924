"""The ring, and what covers the quilts."""

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.rules import LETTERS, PATCHES, Pass, PlacePatch, PlaceSpecialPatch, Quilt

from .strategies import Game, Step, games, steps


@given(steps(Pass) | steps(PlaceSpecialPatch))
def test_ring_stays_as_it_is_unless_a_patch_is_taken(step: Step) -> None:
    assert step.after.ring == step.before.ring


@given(steps(PlacePatch))
def test_taken_patch_is_one_of_the_next_three_and_the_neutral_token_moves_to_its_gap(
    step: Step,
) -> None:
    assert isinstance(step.move, PlacePatch)
    skipped, following = step.before.ring.split(step.move.letter)
    assert len(skipped) < 3
    assert step.after.ring == following + skipped


@given(games())
def test_every_patch_is_in_the_ring_or_on_one_quilt(game: Game) -> None:
    for position in game.positions:
        sewn = [move.letter for player in position.players for move in player.quilt.patches]
        assert sorted([*position.ring, *sewn]) == sorted(LETTERS)


@given(games())
def test_filled_spaces_are_the_squares_of_the_patches_and_the_special_patches(game: Game) -> None:
    for quilt in (player.quilt for p in game.positions for player in p.players):
        squares = sum(PATCHES[move.letter].squares for move in quilt.patches)
        assert quilt.filled.bit_count() == squares + quilt.special_patches.bit_count()
        assert quilt.empty_spaces == 81 - quilt.filled.bit_count()
        assert quilt.unknown == 0


@given(games())
def test_income_of_a_quilt_is_the_sum_of_the_printed_buttons(game: Game) -> None:
    for quilt in (player.quilt for p in game.positions for player in p.players):
        assert quilt.income == sum(PATCHES[move.letter].income for move in quilt.patches)


@given(steps())
def test_placed_patch_never_moves(step: Step) -> None:
    before, after = step.quilts
    new = {step.move} if isinstance(step.move, PlacePatch) else set()
    assert set(after.patches) == set(before.patches) | new
    special = step.move.mask if isinstance(step.move, PlaceSpecialPatch) else 0
    assert after.special_patches == before.special_patches | special
    assert after.filled & before.filled == before.filled


@given(games(), st.data())
def test_order_of_placement_leaves_no_trace(game: Game, data: st.DataObject) -> None:
    quilt = game.end.players[0].quilt
    again = Quilt(quilt.special_patches, special_patches=quilt.special_patches)
    for move in data.draw(st.permutations(quilt.patches)):
        again = again.with_patch(move, PATCHES[move.letter].income)
    assert again == quilt
    assert hash(again) == hash(quilt)
