"""Scores and the winner."""

from hypothesis import given

from quiltbee.rules import Position, Seat

from .strategies import Game, crowded_positions, games, positions


@given(positions() | crowded_positions())
def test_score_is_buttons_plus_7_for_the_special_tile_minus_2_for_each_empty_space(
    position: Position,
) -> None:
    for seat, player in zip(Seat, position.players, strict=True):
        empty = sum(not player.quilt.filled >> space & 1 for space in range(81))
        tile = 7 if position.special_tile == seat else 0
        assert position.scores[seat.index] == player.buttons + tile - 2 * empty
    assert position.scores == (
        position.scores[Seat.FIRST.index],
        position.scores[Seat.SECOND.index],
    )


@given(games())
def test_higher_score_wins_or_else_the_first_on_53(game: Game) -> None:
    found = game.end.outcome
    assert found is not None
    assert found.scores == game.end.scores
    mine, theirs = game.end.scores[found.winner.index], game.end.scores[found.winner.other.index]
    if found.by == "score":
        assert mine > theirs
    else:
        assert mine == theirs
        assert found.winner == game.end.turn


@given(games())
def test_only_a_finished_game_has_an_outcome(game: Game) -> None:
    assert all(position.outcome is None for position in game.positions[:-1])
    assert game.end.outcome is not None
