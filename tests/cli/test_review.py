"""`quiltbee review`: a game looked back at on the command line."""

import pytest

from tests.cli.conftest import RING_OF_SEED_1, Run

LINK = f"#{RING_OF_SEED_1},L3a1.."


@pytest.mark.slow
def test_game_is_looked_back_at(quiltbee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUILTBEE_PLAYER", "patch-tree")
    done = quiltbee("review", LINK, "--quick", "--language", "de", "--engines", "1")
    assert done.status == 0
    assert "Spieler 1" in done.out
    assert "\x1b[" not in done.out


def test_game_without_moves_is_not_reviewed(quiltbee: Run) -> None:
    done = quiltbee("review", f"#{RING_OF_SEED_1},")
    assert done.status == 1
    assert done.complaint == "the game can't be reviewed: it has no moves"
