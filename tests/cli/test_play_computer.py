"""The strong player at the terminal's table: its levels, its hints, and when it fails."""

import re
from pathlib import Path

import pytest

from quiltbee.notation import parse_record
from tests.cli.conftest import Run
from tests.terminal.scripted import Scripted


def test_a_level_thinks_by_its_own_limits_and_hints_at_full_strength(
    quiltbee: Run, scripted: Scripted
) -> None:
    scripted.use()
    words = ("play", "--seed", "1", "--opponent", "level8")
    done = quiltbee(*words, stdin="hint\npass\nquit\n")
    assert done.status == 0
    assert "The computer would play pass." in done.out
    assert "Player 2 (level 8) passes" in done.out
    assert scripted.told == [
        "setoption name Level value 10",
        "go movetime 300",
        "setoption name Level value 8",
        "go",
    ]


def test_a_game_at_a_level_is_resumed_at_it(
    quiltbee: Run, scripted: Scripted, tmp_path: Path
) -> None:
    scripted.use()
    record = tmp_path / "game.pgr"
    words = ("--opponent", "level8", "--first", "opponent", "--record", str(record))
    quiltbee("play", *words, stdin="quit\n")
    assert parse_record(record.read_text()).tags["Player1"] == "Quiltbee level 8"
    done = quiltbee("play", "--resume", str(record), stdin="pass\nquit\n")
    assert "Player 1 (level 8)" in done.out
    assert scripted.told[-2:] == ["setoption name Level value 8", "go"]


def test_hints_alone_come_from_the_strong_player_too(quiltbee: Run, scripted: Scripted) -> None:
    scripted.use()
    done = quiltbee("play", "--automa", "--seed", "1", stdin="hint\nquit\n")
    assert "The computer would play pass." in done.out
    assert "position solo " in scripted.heard.read_text()


def test_a_computer_that_fails_ends_the_game_with_the_way_back(
    quiltbee: Run, scripted: Scripted
) -> None:
    scripted.use("dies")
    done = quiltbee("play", "--seed", "1", stdin="pass\nquit\n")
    assert done.status == 1
    assert re.search(r"Play on with: quiltbee play --opponent level3 --resume '#\S+,\.'", done.out)
    assert done.complaint.startswith("the computer player failed: the engine ")
    assert "ended with status 3" in done.complaint


def test_without_a_hint_the_game_goes_on(quiltbee: Run, scripted: Scripted) -> None:
    scripted.use("dies")
    done = quiltbee("play", "--seed", "1", "--opponent", "person", stdin="hint\npass\nquit\n")
    assert done.status == 0
    assert "There is no hint: the computer player failed" in done.out
    assert "Player 1 passes" in done.out


def test_a_player_that_there_is_not(quiltbee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUILTBEE_PLAYER", "chess")
    done = quiltbee("play", "--seed", "1", stdin="quit\n")
    assert done.status == 1
    assert done.complaint.startswith("QUILTBEE_PLAYER is 'chess', but the players are")
