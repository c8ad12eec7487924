"""Scores and the winner."""

from hypothesis import given

from quiltbee.rules import Position, Seat, outcome, score, scores

from .strategies import Game, crowded_positions, games, positions


@given(positions() | crowded_positions())
def test_score_is_buttons_plus_7_for_the_special_tile_minus_2_for_each_empty_space(
    position: Position,
) -> None:
    for seat, player in zip(Seat, position.players, strict=True):
        empty = sum(not player.quilt.filled >> space & 1 for space in range(81))
        tile = 7 if position.special_tile == seat else 0
        assert score(position, seat) == player.buttons + tile - 2 * empty
    assert scores(position) == (score(position, Seat.FIRST), score(position, Seat.SECOND))


@given(games())
def test_higher_score_wins_or_else_the_first_on_53(game: Game) -> None:
    found = outcome(game.end)
    assert found is not None
    assert found.scores == scores(game.end)
    mine, theirs = score(game.end, found.winner), score(game.end, found.winner.other)
    if found.by == "score":
        assert mine > theirs
    else:
        assert mine == theirs
        assert found.winner == game.end.turn


@given(games())
def test_only_a_finished_game_has_an_outcome(game: Game) -> None:
    assert all(outcome(position) is None for position in game.positions[:-1])
    assert outcome(game.end) is not None
