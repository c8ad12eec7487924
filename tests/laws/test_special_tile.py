"""The special tile: who gets it, and that its owner keeps it."""

from itertools import product

from hypothesis import given

from quiltbee.rules import Quilt

from .strategies import Game, Step, games, steps


def has_square(quilt: Quilt) -> bool:
    """Whether a 7x7 square is covered, checked space by space."""
    covered = [
        [bool(quilt.filled >> (9 * row + column) & 1) for column in range(9)] for row in range(9)
    ]
    return any(
        all(covered[top + row][left + column] for row, column in product(range(7), repeat=2))
        for top, left in product(range(3), repeat=2)
    )


@given(steps())
def test_special_tile_goes_at_once_to_the_first_player_with_a_7x7_square(step: Step) -> None:
    if step.before.special_tile is None:
        expected = step.player if has_square(step.quilts[1]) else None
        assert step.after.special_tile == expected


@given(steps())
def test_special_tile_stays_with_its_owner(step: Step) -> None:
    if step.before.special_tile is not None:
        assert step.after.special_tile == step.before.special_tile


@given(games())
def test_special_tile_is_with_a_player_who_has_a_7x7_square_or_with_nobody(game: Game) -> None:
    complete = [n for n in (1, 2) if has_square(game.end.players[n - 1].quilt)]
    if complete:
        assert game.end.special_tile in complete
    else:
        assert game.end.special_tile is None
