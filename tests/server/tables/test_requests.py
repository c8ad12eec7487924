"""The fold over a game's events, and what may be taken back."""

import pytest

from quiltbee.notation import format_move
from quiltbee.rules import IllegalMoveError, Stage, legal_moves, play
from quiltbee.server.game import Event, Game, Setup, after, begin
from quiltbee.server.games import fold
from tests.server.support import a_setup, tokens


def played(setup: Setup, moves: str) -> Game:
    game = begin(setup)
    for move in moves.split():
        game = after(game, Event(game.number + 1, f"m{game.number + 1}", 0, "move", move=move))
    return game


def takeback(game: Game) -> Game:
    keep = game.takeback()
    assert keep is not None
    return after(game, Event(game.number + 1, f"m{game.number + 1}", 0, "takeback", keep=keep))


def resign(game: Game, player: int) -> Game:
    return after(game, Event(game.number + 1, f"m{game.number + 1}", 0, "resign", player=player))


def decisions(game: Game) -> str:
    return " ".join(format_move(decision.move) for decision in game.decisions)


def test_a_position_is_the_fold_over_the_moves() -> None:
    game = played(a_setup(), "pass pass pass")
    expected = a_setup().start
    for move in tokens("pass pass pass"):
        expected = play(expected, move)
    assert game.position == expected
    assert game.number == 3
    assert [decision.player for decision in game.decisions] == [1, 2, 1]


def test_the_fold_of_the_same_events_is_the_same_game() -> None:
    events = [
        Event(1, "a", 0, "move", move="pass"),
        Event(2, "b", 0, "takeback", keep=0),
        Event(3, "c", 0, "resign", player=1),
    ]
    game = begin(a_setup())
    for event in events:
        game = after(game, event)
    assert fold(a_setup(), events) == game


def test_events_come_in_order_and_without_gaps() -> None:
    with pytest.raises(ValueError, match="event 2 can't follow event 0"):
        after(begin(a_setup()), Event(2, "m", 0, "move", move="pass"))


def test_an_illegal_move_is_no_event() -> None:
    with pytest.raises(IllegalMoveError):
        played(a_setup(), "+a1")


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert begin(a_setup()).takeback() is None


def test_at_one_screen_one_decision_is_taken_back() -> None:
    assert decisions(takeback(played(a_setup(), "pass pass pass"))) == "pass pass"


@pytest.mark.parametrize(
    ("computer_seat", "moves", "left"),
    [
        (2, "pass pass", ""),
        (2, "pass pass pass pass", "pass pass"),
        (2, "pass", ""),
        (1, "pass pass pass", "pass"),
        (1, "pass pass", "pass"),
    ],
)
def test_against_the_computer_it_goes_back_to_the_persons_decision(
    computer_seat: int, moves: str, left: str
) -> None:
    setup = a_setup(opponent="greedy", computer_seat=computer_seat)
    assert decisions(takeback(played(setup, moves))) == left


def test_the_computers_opening_is_not_taken_back() -> None:
    assert played(a_setup(opponent="greedy", computer_seat=1), "pass").takeback() is None


def test_moves_made_before_the_table_are_not_taken_back() -> None:
    setup = a_setup(opening=tuple(tokens("pass pass")))
    assert begin(setup).takeback() is None
    game = played(setup, "pass")
    assert decisions(game) == "pass pass pass"
    assert decisions(takeback(game)) == "pass pass"


def test_a_resignation_ends_the_game_and_is_taken_back_alone() -> None:
    game = resign(played(a_setup(), "pass"), 2)
    assert game.is_over
    assert game.result is not None
    assert game.result.winner == 1
    assert game.result.reason == "resignation"
    again = takeback(game)
    assert not again.is_over
    assert again.result is None
    assert decisions(again) == "pass"


def test_a_resignation_before_any_decision_can_be_taken_back() -> None:
    assert takeback(resign(begin(a_setup()), 1)).position == a_setup().start


def test_a_turn_may_be_taken_back_after_the_end() -> None:
    game = begin(a_setup())
    while not game.is_over:
        move = format_move(legal_moves(game.position)[0])
        game = after(game, Event(game.number + 1, f"m{game.number + 1}", 0, "move", move=move))
    assert game.result is not None
    assert game.result.scores == (-104, -94)
    assert game.result.reason == "score"
    assert not takeback(game).is_over


def test_a_special_patch_is_a_decision_of_its_own_to_take_back() -> None:
    game = begin(a_setup())
    while game.position.stage is not Stage.SPECIAL_PATCH:
        game = after(game, Event(game.number + 1, f"m{game.number + 1}", 0, "move", move="pass"))
    placed = after(game, Event(game.number + 1, "p", 0, "move", move="+a1"))
    assert takeback(placed).position == game.position


def test_the_computer_is_not_asked_after_the_end() -> None:
    setup = a_setup(opponent="greedy", computer_seat=1)
    assert begin(setup).is_computers_turn
    assert not resign(begin(setup), 2).is_computers_turn


def test_a_finished_position_is_over_from_the_start() -> None:
    position = a_setup().start
    while not position.is_over:
        position = play(position, legal_moves(position)[0])
    game = begin(a_setup(start=position))
    assert game.is_over
    assert game.result is not None
    assert game.result.scores == (-104, -94)
    assert game.takeback() is None
