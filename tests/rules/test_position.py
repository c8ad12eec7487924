"""The position: who is to move, what is on offer, and that it is a value without history."""

from dataclasses import FrozenInstanceError

import pytest

from quiltbee.rules import Board, Player, Position, Seat, Stage, new_game

from .build import ALPHABET_RING, EMPTY, at, placed, quilt, special


def test_set_up_is_an_empty_quilt_5_buttons_and_space_0_for_each() -> None:
    position = Position(Board.REVISED, ALPHABET_RING)
    assert position.players == (Player(EMPTY, 5, 0), Player(EMPTY, 5, 0))
    assert (position.turn, position.stage, position.special_tile) == (1, Stage.ACTION, None)
    assert not position.is_over


@pytest.mark.parametrize("turn", [1, 2])
def test_mover_decides_and_the_opponent_waits(turn: int) -> None:
    position = at(3, 3, buttons=(1, 2), turn=turn)
    assert position.mover.buttons == turn
    assert position.opponent.buttons == 3 - turn


@pytest.mark.parametrize(
    ("ring", "choices"), [("XYZA", "XYZ"), ("XYZ", "XYZ"), ("XY", "XY"), ("X", "X"), ("", "")]
)
def test_choices_are_the_next_three_or_those_left(ring: str, choices: str) -> None:
    assert at(0, 0, ring=ring).choices == choices


def test_position_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        new_game(ALPHABET_RING).turn = Seat.SECOND  # type: ignore[misc]


def test_equal_positions_have_equal_hashes() -> None:
    tokens = ("A0a1", "B0c1", "+i9")
    one = at(30, 33, quilts=(quilt(*tokens), EMPTY))
    other = at(30, 33, quilts=(quilt(*reversed(tokens)), EMPTY))
    assert one == other
    assert len({one, other}) == 1


def test_another_order_of_play_leads_to_the_same_position() -> None:
    start = at(20, 30, ring="CBA", turn=1, board=Board.REVISED)
    one = start.play(placed("C0a1")).play(placed("B0d4"))
    other = start.play(placed("B0d4")).play(placed("C0a1"))
    assert one.ring == other.ring == "A"
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize(
    "changed",
    [
        at(3, 4, board=Board.ORIGINAL),
        at(3, 4, ring="BA"),
        at(3, 4, buttons=(5, 6)),
        at(4, 4),
        at(3, 4, turn=2),
        at(3, 4, stage=Stage.SPECIAL_PATCH),
        at(3, 4, special_tile=2),
        at(3, 4, quilts=(EMPTY.with_special_patch(special("a1").mask), EMPTY)),
    ],
)
def test_positions_differ_if_any_field_does(changed: Position) -> None:
    assert changed != at(3, 4)
