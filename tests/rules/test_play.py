"""Both actions and the special patch, rule by rule."""

import pytest

from quiltbee.rules import PASS, PATCHES, Board, IllegalMoveError, Move, Position, Quilt, Stage

from .build import EMPTY, FULL, all_but, at, placed, quilt, special

Y_QUILT = quilt("Y0a1")
"""Patch Y alone: 3 buttons at each mark."""


def play_all(position: Position, *moves: Move) -> Position:
    for move in moves:
        position = position.play(move)
    return position


# --- Turn order -----------------------------------------------------------------------------------


def test_start_player_moves_first_and_again_until_ahead() -> None:
    position = at(0, 0).play(placed("B0a1"))
    assert position.turn == 2
    assert position.players[0].time == 3


def test_player_behind_takes_the_turn_again() -> None:
    position = at(4, 10).play(placed("B0a1"))
    assert (position.turn, position.players[0].time) == (1, 7)


def test_on_the_same_space_the_token_that_arrived_last_moves() -> None:
    for turn, times in ((1, (7, 10)), (2, (10, 7))):
        position = at(*times, turn=turn).play(placed("B0a1"))
        assert [player.time for player in position.players] == [10, 10]
        assert position.turn == turn


def test_player_on_53_takes_no_more_turns_and_the_other_goes_on_until_53() -> None:
    position = at(47, 52, turn=1, buttons=(9, 9), ring="CEDB")
    position = position.play(PASS)
    assert (position.players[0].time, position.turn) == (53, 2)
    position = at(47, 53, turn=1, buttons=(99, 9), ring="CEDB")
    for token, time in (("C0a1", 48), ("E0d1", 50), ("D0g1", 52)):
        position = position.play(placed(token))
        assert (position.players[0].time, position.turn) == (time, 1)
    position = position.play(placed("B0a4"))
    assert (position.stage, position.turn) == (Stage.OVER, 2)


# --- Action A: advance and receive buttons --------------------------------------------------------


@pytest.mark.parametrize(
    ("time1", "time2", "gained"), [(0, 0, 1), (12, 16, 5), (18, 21, 4), (52, 52, 1), (52, 53, 1)]
)
def test_advance_to_the_space_in_front_of_the_opponent_for_a_button_a_space(
    time1: int, time2: int, gained: int
) -> None:
    after = at(time1, time2).play(PASS).players[0]
    assert (after.time, after.buttons) == (time1 + gained, 5 + gained)
    assert after.quilt == EMPTY


def test_advance_leaves_the_ring_alone() -> None:
    position = at(0, 0)
    assert position.play(PASS).ring == position.ring


# --- Action B: take and place a patch -------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "ring"), [("B0a1", "CDEFA"), ("C0a1", "DEFAB"), ("D0a1", "EFABC")]
)
def test_neutral_token_moves_to_the_gap_and_skipped_patches_go_to_the_end(
    token: str, ring: str
) -> None:
    assert at(0, 0, ring="BCDEFA").play(placed(token)).ring == ring


@pytest.mark.parametrize(
    ("ring", "token", "left"),
    [("ZCB", "B0a1", "ZC"), ("ZCB", "C0a1", "BZ"), ("CB", "B0a1", "C"), ("B", "B0a1", "")],
)
def test_ring_of_fewer_than_three_patches_works_the_same_way(
    ring: str, token: str, left: str
) -> None:
    assert at(0, 0, ring=ring).play(placed(token)).ring == left


def test_patch_is_paid_for_and_placed_and_the_token_moves_by_its_time() -> None:
    before = at(12, 16, buttons=(9, 1))
    after = before.play(placed("C2h8"))
    assert after.players[0].buttons == 9 - PATCHES["C"].buttons
    assert after.players[0].time == 12 + PATCHES["C"].time
    assert after.players[0].quilt == quilt("C2h8")
    assert after.players[1] == before.players[1]


def test_price_is_paid_in_full_even_if_time_is_cut_off_at_53() -> None:
    position = at(52, 53, buttons=(10, 0), ring="fA")
    after = position.play(placed("f0a1")).players[0]
    assert (after.time, after.buttons) == (53, 10 - 7 + 3)


# --- Income ---------------------------------------------------------------------------------------


def test_income_is_the_buttons_printed_on_the_movers_own_quilt() -> None:
    position = at(10, 10, quilts=(Y_QUILT, quilt("W0a1", "c0g1")))
    assert position.play(PASS).players[0].buttons == 5 + 1 + 3
    position = at(10, 10, turn=2, quilts=(Y_QUILT, quilt("W0a1", "c0g1")))
    assert position.play(PASS).players[1].buttons == 5 + 1 + 5


def test_income_counts_the_patch_placed_in_this_turn() -> None:
    after = at(3, 6, buttons=(5, 0), ring="E", quilts=(Y_QUILT, EMPTY)).play(placed("E0d1"))
    assert after.players[0].buttons == 5 - 3 + (3 + 1)


def test_income_comes_after_the_price() -> None:
    position = at(4, 9, buttons=(9, 0), ring="Y")
    with pytest.raises(IllegalMoveError, match=r"^needs 1 more button$"):
        position.play(placed("Y0a1"))


def test_income_is_paid_when_the_mark_is_reached_and_not_when_it_is_left() -> None:
    reached = at(3, 9, buttons=(2, 0), ring="DBC", quilts=(Y_QUILT, EMPTY)).play(placed("D0d1"))
    assert (reached.players[0].time, reached.players[0].buttons) == (5, 2 - 2 + 3)
    left = reached.play(PASS)
    assert (left.players[0].time, left.players[0].buttons) == (10, 3 + 5)


def test_last_income_is_space_53_itself() -> None:
    position = at(52, 52, quilts=(Y_QUILT, EMPTY))
    assert position.play(PASS).players[0].buttons == 5 + 1 + 3


def test_one_move_may_cross_an_income_mark_and_a_special_patch() -> None:
    position = at(22, 25, buttons=(9, 0), quilts=(Y_QUILT, EMPTY), ring="S")
    after = position.play(placed("S0d1"))
    assert after.players[0].time == 28
    assert after.players[0].buttons == 9 - 4 + 5
    assert after.stage is Stage.SPECIAL_PATCH


# --- Special patches ------------------------------------------------------------------------------


def test_player_who_just_moved_places_the_special_patch() -> None:
    due = at(25, 25).play(PASS)
    assert (due.stage, due.turn) == (Stage.SPECIAL_PATCH, 1)
    after = due.play(special("e5"))
    assert after.players[0].quilt == quilt("+e5")
    assert after.players[0].buttons == due.players[0].buttons
    assert after.players[0].time == due.players[0].time


def test_opponent_is_always_next_after_a_special_patch() -> None:
    for turn in (1, 2):
        after = play_all(at(25, 25, turn=turn), PASS, special("e5"))
        assert (after.stage, after.turn) == (Stage.ACTION, 3 - turn)


def test_special_patch_may_not_be_declined() -> None:
    due = at(25, 25).play(PASS)
    assert PASS not in due.legal_moves()
    with pytest.raises(IllegalMoveError, match=r"^the special patch must be placed first$"):
        due.play(PASS)


def test_special_patch_goes_to_the_first_token_only() -> None:
    position = play_all(at(25, 25), PASS, special("e5"), PASS)
    assert [player.time for player in position.players] == [26, 27]
    assert (position.stage, position.turn) == (Stage.ACTION, 1)
    assert position.players[1].quilt == EMPTY


def test_special_patch_leaves_the_game_if_no_space_is_free() -> None:
    position = at(25, 25, quilts=(Quilt(filled=FULL), EMPTY), ring="")
    position = position.play(PASS)
    assert (position.stage, position.turn, position.players[0].time) == (Stage.ACTION, 2, 26)
    position = position.play(PASS)
    assert (position.stage, position.players[1].time) == (Stage.ACTION, 27)


@pytest.mark.parametrize("board", Board)
def test_special_patches_lie_where_the_board_has_them(board: Board) -> None:
    due = [
        space + 1
        for space in range(53)
        if at(space, space, board=board).play(PASS).stage is Stage.SPECIAL_PATCH
    ]
    assert tuple(due) == board.special_patches


# --- Special tile ---------------------------------------------------------------------------------

CORNER = special("a1").mask | special("a2").mask
SQUARE_BUT_2 = Quilt(filled=sum(0b1111111 << 9 * row for row in range(7)) & ~CORNER)


def test_special_tile_goes_at_once_to_whoever_completes_a_7x7_square_with_a_patch() -> None:
    position = at(9, 9, turn=2, quilts=(EMPTY, SQUARE_BUT_2), ring="A")
    assert position.play(placed("A0a1")).special_tile == 2
    assert position.play(PASS).special_tile is None


def test_special_tile_goes_at_once_to_whoever_completes_a_7x7_square_with_a_special_patch() -> None:
    almost = SQUARE_BUT_2.with_special_patch(special("a1").mask)
    due = at(25, 25, quilts=(almost, EMPTY)).play(PASS)
    assert due.special_tile is None
    assert due.play(special("a2")).special_tile == 1
    assert due.play(special("i9")).special_tile is None


def test_special_tile_stays_with_its_first_owner() -> None:
    position = at(9, 9, quilts=(SQUARE_BUT_2, all_but("i9")), special_tile=2, ring="A")
    assert position.play(placed("A0a1")).special_tile == 2


def test_special_tile_cannot_be_spent() -> None:
    position = at(
        9, 9, buttons=(1, 0), quilts=(all_but("h1", "h2"), EMPTY), special_tile=1, ring="A"
    )
    with pytest.raises(IllegalMoveError, match=r"^needs 1 more button$"):
        position.play(placed("A0h1"))


# --- The end --------------------------------------------------------------------------------------


def test_game_ends_when_both_tokens_are_on_53() -> None:
    first_home = at(52, 52).play(PASS)
    assert not first_home.is_over
    over = first_home.play(PASS)
    assert over.is_over
    assert over.turn == 1
    assert over.legal_moves() == []


def test_equal_scores_at_the_end_go_to_the_player_who_reached_53_first() -> None:
    over = play_all(at(52, 52, turn=2), PASS, PASS)
    found = over.outcome
    assert found is not None
    assert (found.winner, found.by, found.scores) == (2, "first to 53", (-156, -156))


def test_full_quilt_does_not_end_the_game() -> None:
    position = at(9, 9, quilts=(all_but("a1", "a2"), EMPTY), ring="AB")
    full = position.play(placed("A0a1"))
    assert full.players[0].quilt.empty_spaces == 0
    assert not full.is_over
    again = full.play(PASS)
    assert again.turn == 1
    assert again.legal_moves() == [PASS]


# --- Both doors -----------------------------------------------------------------------------------


def test_play_unchecked_trusts_what_play_refuses() -> None:
    position = at(0, 0, buttons=(0, 0))
    with pytest.raises(IllegalMoveError):
        position.play(placed("B0a1"))
    assert position.play_unchecked(placed("B0a1")).players[0].buttons == -1


def test_refused_move_leaves_the_position_as_it_was() -> None:
    position = at(0, 0, buttons=(0, 0))
    with pytest.raises(IllegalMoveError):
        position.play(placed("B0a1"))
    assert position == at(0, 0, buttons=(0, 0))
