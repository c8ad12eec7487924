"""The plain implementation alone, against the facts that the rules text gives to test against."""

import random

import pytest

from . import plain
from .plain import PATCHES, State, legal_tokens, play, position_string, score, state_of

ALPHABET_RING = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"
EMPTY = "9/9/9/9/9/9/9/9/9"
# Patch Y alone: 3 buttons of income at each mark.
Y_QUILT = "YY7/YY7/1Y7/1Y7/9/9/9/9/9"


def ring_without(letters: str) -> str:
    return "".join(letter for letter in ALPHABET_RING if letter not in letters)


def shuffled_ring(rng: random.Random) -> str:
    letters = list(ring_without("A"))
    rng.shuffle(letters)
    return "".join(letters) + "A"


def with_purses(purse1: str, purse2: str, turn: str) -> State:
    """Player 1 owns patch Y, and both purses are as given."""
    return state_of(f"{Y_QUILT} {EMPTY} {purse1} {purse2} {ring_without('Y')} {turn} - r")


def test_totals_of_the_33_patches() -> None:
    patches = PATCHES.values()
    assert len(patches) == 33
    assert sum(patch.drawing.count("#") for patch in patches) == 166
    assert sum(patch.buttons for patch in patches) == 133
    assert sum(patch.time for patch in patches) == 107
    assert sum(patch.income for patch in patches) == 38


def test_orientations_are_those_listed_with_the_patches() -> None:
    codes = {letter: plain.shapes_of(patch.drawing) for letter, patch in PATCHES.items()}
    for letter, patch in PATCHES.items():
        assert "".join(map(str, codes[letter])) == patch.orientations
    assert sum(map(len, codes.values())) == 144


def test_7431_decisions() -> None:
    placements = sum(map(len, plain.PLACEMENTS.values()))
    assert placements == 7_349
    assert placements + len(plain.SPECIAL_PLACEMENTS) + 1 == 7_431


@pytest.mark.parametrize("board", ["r", "o"])
def test_both_always_pass(board: str) -> None:
    state = plain.start(ALPHABET_RING, board)
    passes = {1: 0, 2: 0}
    specials = {1: 0, 2: 0}
    while not plain.is_over(state):
        player = plain.mover(state)
        tokens = legal_tokens(state)
        counts = passes if tokens[0] == "pass" else specials
        counts[player] += 1
        state = play(state, tokens[0])
    assert passes == {1: 27, 2: 27}
    assert specials == {1: 0, 2: 5}
    assert state.buttons == {1: 58, 2: 58}
    assert (score(state, 1), score(state, 2)) == (-104, -94)
    assert state.first_at_end == 1
    assert plain.winner(state) == 2


@pytest.mark.parametrize(
    ("behind", "ahead", "moves", "incomes"), [(4, 10, 7, 2), (46, 52, 7, 2), (50, 53, 3, 1)]
)
def test_pass_pays_each_space_and_each_income_mark(
    behind: int, ahead: int, moves: int, incomes: int
) -> None:
    after = play(with_purses(f"0.{behind}", f"0.{ahead}", "1"), "pass")
    assert after.times[1] == behind + moves
    assert after.buttons[1] == moves + 3 * incomes


def test_patch_of_time_6_bought_on_space_52() -> None:
    state = with_purses("8.52", "0.53", "1")
    state.ring = "gABC"
    after = play(state, "g0c1")
    assert after.times[1] == 53
    assert after.buttons[1] == 3 + 3  # the full price of 8 is gone; Y and g itself pay 3 each
    assert plain.is_over(after)
    assert after.first_at_end == 2
    assert after.ring == "ABC"


def test_behind_by_3_pass_moves_4_and_a_patch_of_time_3_keeps_the_turn() -> None:
    state = with_purses("9.6", "0.9", "1")
    passed = play(state, "pass")
    assert (passed.times[1], passed.buttons[1], plain.mover(passed)) == (10, 13, 2)
    assert PATCHES["B"].time == 3
    bought = play(state, "B0d4")
    assert bought.times == {1: 9, 2: 9}
    assert plain.mover(bought) == 1


def test_skipped_patches_go_to_the_end_of_the_ring() -> None:
    after = play(plain.start(ALPHABET_RING, "r"), "D0a1")
    assert after.ring == "EFGHIJKLMNOPQRSTUVWXYZabcdefgABC"


def test_scoring_example_of_the_rulebook() -> None:
    state = plain.start(ALPHABET_RING, "r")
    state.buttons = {1: 14, 2: 18}
    state.quilts = {1: dict.fromkeys(plain.CELLS[5:], "*"), 2: dict.fromkeys(plain.CELLS[2:], "*")}
    state.special_tile = 1
    assert (score(state, 1), score(state, 2)) == (11, 14)


def test_equal_scores_are_won_by_who_reached_the_end_first() -> None:
    for first in (1, 2):
        state = state_of(f"{EMPTY} {EMPTY} 5.53 5.53 {ALPHABET_RING} #{first} - r")
        assert score(state, 1) == score(state, 2)
        assert plain.winner(state) == first


def test_numbers_of_continuations() -> None:
    state = plain.start(ALPHABET_RING, "r")
    tokens = legal_tokens(state)
    assert len(tokens) == 639
    assert sum(len(legal_tokens(play(state, token))) for token in tokens) == 454_193


def test_position_strings_of_the_format_page() -> None:
    texts = [
        f"{EMPTY} {EMPTY} 5.0 5.0 {ALPHABET_RING} 1 - r",
        "9/9/9/N1G6/N1G6/NGGG5/NXG6/NXG6/XXX6 "
        "1E7/EE7/EFF6/FFF6/1HUUU4/HHHU5/1HUUU4/1H7/MMMM5 "
        "8.17 2.16 RbJBQfZLeagVDcOAWPdTSIYKC 2 - o",
    ]
    assert position_string(plain.start(ALPHABET_RING, "r")) == texts[0]
    for text in texts:
        assert position_string(state_of(text)) == text


def test_means_of_uniformly_random_play() -> None:
    rng = random.Random(20261121)
    games = 400
    decisions = legal = points = 0
    for _ in range(games):
        state = plain.start(shuffled_ring(rng), "r")
        while not plain.is_over(state):
            tokens = legal_tokens(state)
            decisions += 1
            legal += len(tokens)
            state = play(state, rng.choice(tokens))
        points += score(state, 1) + score(state, 2)
    assert decisions / games == pytest.approx(42.8, abs=0.8)
    assert legal / decisions == pytest.approx(78.7, abs=3)
    assert points / games / 2 == pytest.approx(-11.2, abs=1.5)
