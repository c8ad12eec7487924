"""The public collection of recorded games: four of its games replay to their published scores."""

import pytest

from quiltbee.notation import (
    NotationError,
    format_link,
    format_record,
    parse_collection_game,
    parse_link,
    parse_record,
    record_game,
    replay,
    ring_of_circle,
)
from quiltbee.rules import Board, Position, Stage

from .games import OUTSIDE_GAMES, RING, OutsideGame


def finished(position: Position) -> Position:
    """The end, where the last player only advances and places special patches anywhere."""
    while not position.is_over:
        position = position.play(position.legal_moves()[0])
    return position


@pytest.mark.parametrize("game", OUTSIDE_GAMES, ids=lambda game: game["ring"][:4])
def test_games_of_the_collection_replay_to_their_scores(game: OutsideGame) -> None:
    assert ring_of_circle(game["circle"]) == game["ring"]
    start, moves = parse_collection_game(game["circle"], game["placement"])
    assert (start.board, start.ring) == (Board.ORIGINAL, game["ring"])
    end = finished(replay(start, moves)[-1])
    tiles = [7 * has_it for has_it in game["special_tile"]]
    published = [
        points + tile
        for points, tile in zip(game["scores_without_special_tile"], tiles, strict=True)
    ]
    assert list(end.scores) == published
    assert game["special_tile"] == [end.special_tile == 1, end.special_tile == 2]


@pytest.mark.parametrize("game", OUTSIDE_GAMES, ids=lambda game: game["ring"][:4])
def test_games_of_the_collection_survive_records_and_links(game: OutsideGame) -> None:
    start, moves = parse_collection_game(game["circle"], game["placement"])
    assert parse_link(format_link(start, moves)) == (start, moves)
    read = parse_record(format_record(record_game(start, moves)))
    assert (read.start, read.moves, read.problems) == (start, moves, ())


def test_a_game_may_stop_before_its_end() -> None:
    (game,) = (game for game in OUTSIDE_GAMES if game["ring"] == RING)
    start, moves = parse_collection_game(game["circle"], game["placement"][:12])
    assert len(moves) == 3
    assert replay(start, moves)[-1].stage is Stage.ACTION


def test_the_board_can_be_the_revised_one() -> None:
    circle = OUTSIDE_GAMES[0]["circle"]
    start, _ = parse_collection_game(circle, "..", Board.REVISED)
    assert start.board is Board.REVISED


@pytest.mark.parametrize(
    ("circle", "placement", "message"),
    [
        ("", "", "circle: a game starts with all 33 patches"),
        ("A" * 33, "", "circle: patch A is there twice"),
        (RING.replace("A", "B"), "", "circle: patch B is there twice"),
        (RING.replace("A", ""), "", "circle: a game starts with all 33 patches; missing: A"),
        (RING, "X", "move 1, 'X': a move is"),
        (RING, "..AAAA", "move 3, player 1: A0a1 is illegal, patch A is not among the next three"),
    ],
)
def test_faulty_games_of_the_collection(circle: str, placement: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_collection_game(circle, placement)
    assert str(caught.value).startswith(message)
