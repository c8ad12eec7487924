"""Set-up: the rings that seeds give, and invalid rings."""

from random import Random

import pytest

from quiltbee.rules import Board, PositionError, check_ring, draw_seed, new_game, ring_from_seed

from .build import ALPHABET_RING


@pytest.mark.parametrize(
    ("seed", "ring"),
    [
        ("1", "bWLNceYFTKSBGUgEfVZQXMHPRIDCJOadA"),
        ("quilt", "ePLJVabENHXITWCBGgUZOfKQYFMSdRDcA"),
        ("2026-11-21", "gUBeIGCXNbOPTWJZaFMLfcKEQRYVHdSDA"),
    ],
)
def test_seed_gives_its_ring(seed: str, ring: str) -> None:
    assert ring_from_seed(seed) == ring


@pytest.mark.parametrize("seed", ["", "ж", "a" * 1000, "1 ", "01"])
def test_any_text_is_a_seed(seed: str) -> None:
    ring = ring_from_seed(seed)
    check_ring(ring)
    assert ring != ring_from_seed("1")


class FakeHash:
    """Stands in for SHA-256: draw number k of seed `s` is the k-th of `draws`."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws
        self.asked: list[bytes] = []

    def __call__(self, text: bytes) -> "FakeHash":
        self.asked.append(text)
        return self

    def digest(self) -> bytes:
        return self.draws[len(self.asked) - 1].to_bytes(8, "big") + bytes(24)


@pytest.mark.parametrize(("value", "is_kept"), [(2**64 - 17, True), (2**64 - 16, False)])
def test_draw_that_would_favour_some_letters_is_rejected(
    value: int, is_kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Letter i stays where it is when the draw is i modulo i+1. The second draw is taken modulo
    # 31, and 2**64 is 16 more than a multiple of 31.
    draws = [31, value, *range(29 if is_kept else 30, 0, -1)]
    fake = FakeHash(draws)
    monkeypatch.setattr("quiltbee.rules.ring.hashlib.sha256", fake)
    assert ring_from_seed("s") == ALPHABET_RING
    assert fake.asked == [f"s:{k}".encode() for k in range(31 if is_kept else 32)]


@pytest.mark.parametrize("board", Board)
def test_new_game_starts_with_player_1_on_the_board_that_was_asked_for(board: Board) -> None:
    position = new_game(ALPHABET_RING, board)
    assert position.board is board
    assert position.ring == ALPHABET_RING
    assert position.turn == 1


def test_new_game_is_on_the_revised_board_by_default() -> None:
    assert new_game(ALPHABET_RING).board is Board.REVISED


@pytest.mark.parametrize(
    ("ring", "reason"),
    [
        ("h" + ALPHABET_RING[1:], "there is no patch 'h'"),
        ("C" + ALPHABET_RING[1:], "patch C is there twice"),
        (ALPHABET_RING + "A", "patch A is there twice"),
        (ALPHABET_RING[2:], "a game starts with all 33 patches; missing: BC"),
        ("", f"a game starts with all 33 patches; missing: A{ALPHABET_RING[:-1]}"),
        ("A" + ALPHABET_RING[:-1], "patch A must be the last of the ring, not g"),
    ],
)
def test_invalid_ring_is_refused_with_the_reason(ring: str, reason: str) -> None:
    for refuse in (check_ring, new_game):
        with pytest.raises(PositionError) as caught:
            refuse(ring)
        assert str(caught.value) == f"ring: {reason}"
        assert (caught.value.field, caught.value.reason) == ("ring", reason)


def test_drawn_seed_is_eight_letters_unpredictable_or_from_the_given_source() -> None:
    drawn = {draw_seed() for _ in range(20)}
    assert len(drawn) == 20
    assert all(len(seed) == 8 and seed.islower() and seed.isalpha() for seed in drawn)
    assert draw_seed(Random(1)) == draw_seed(Random(1)) != draw_seed(Random(2))
