"""The strong player at the terminal's table: its levels, its hints, and when it fails."""

import re
import sys
from pathlib import Path

import pytest

from quiltbee.commands import computer
from quiltbee.commands.computer import StrongPlayer, opponent_of
from quiltbee.commands.errors import CommandError
from quiltbee.notation import parse_record
from quiltbee.protocol import progress
from quiltbee.rules import PASS, new_game, ring_from_seed
from tests.cli.conftest import Run

SCRIPT = """
import sys, time
how, told = sys.argv[1:]
for line in sys.stdin:
    with open(told, "a") as heard:
        heard.write(line)
    match line.split()[0]:
        case "upi":
            print("id name Scripted", "id author nobody")
            print("option name Level type spin default 10 min 1 max 10")
            print("upiok")
        case "isready":
            if how == "compiles":
                time.sleep(0.5)
            print("readyok")
        case "go" if how == "dies":
            sys.exit(3)
        case "go":
            print("info depth 1", "bestmove pass", sep="\\n")
        case "quit":
            break
    sys.stdout.flush()
"""


class Scripted:
    """Puts an engine that passes in the place of the strong player; `told` is what it hears."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.script, self.heard = folder / "engine.py", folder / "heard"
        self.script.write_text(SCRIPT)
        self.patch = patch

    def use(self, how: str = "works") -> None:
        argv = [sys.executable, "-S", str(self.script), how, str(self.heard)]
        self.patch.setattr(computer, "engine_command", lambda player: argv)

    @property
    def told(self) -> list[str]:
        lines = self.heard.read_text().splitlines()
        return [line for line in lines if line.startswith(("go", "setoption"))]


@pytest.fixture
def scripted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scripted:
    return Scripted(tmp_path, monkeypatch)


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


def test_whoever_waits_for_the_compiler_is_told(
    quiltbee: Run, scripted: Scripted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "SILENT_S", 0.0)
    scripted.use("compiles")
    done = quiltbee("play", "--seed", "1", "--first", "opponent", stdin="quit\n")
    assert done.status == 0
    assert done.err == "The computer is getting ready ...\n"


def test_a_computer_that_fails_ends_the_game_with_the_way_back(
    quiltbee: Run, scripted: Scripted
) -> None:
    scripted.use("dies")
    done = quiltbee("play", "--seed", "1", stdin="pass\nquit\n")
    assert done.status == 1
    assert re.search(r"Play on with: quiltbee play --opponent level5 --resume '#\S+,\.'", done.out)
    assert done.complaint.startswith("the computer player failed: the engine ")
    assert "ended with status 3" in done.complaint


def test_without_a_hint_the_game_goes_on(quiltbee: Run, scripted: Scripted) -> None:
    scripted.use("dies")
    done = quiltbee("play", "--seed", "1", "--opponent", "person", stdin="hint\npass\nquit\n")
    assert done.status == 0
    assert "There is no hint: the computer player failed" in done.out
    assert "Player 1 passes" in done.out


def test_leaving_does_not_wait_for_the_compiler(scripted: Scripted) -> None:
    scripted.use("compiles")
    with StrongPlayer() as strong:
        strong.begin()
    with pytest.raises(CommandError, match="the computer player failed"):
        strong.decide(new_game(ring_from_seed("1")), 3, None)


def test_a_player_that_there_is_not(quiltbee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUILTBEE_PLAYER", "chess")
    done = quiltbee("play", "--seed", "1", stdin="quit\n")
    assert done.status == 1
    assert done.complaint.startswith("QUILTBEE_PLAYER is 'chess', which is none of the players")


def test_who_sits_there_by_the_name_in_a_record() -> None:
    assert opponent_of("Quiltbee level 10") == "level10"
    assert opponent_of("Quiltbee Greedy") == "greedy"
    assert opponent_of("Quiltbee level 11") is None
    assert opponent_of("Ann") is None


@pytest.mark.slow
def test_the_strong_player_itself() -> None:
    with StrongPlayer() as strong:
        assert strong.decide(new_game(ring_from_seed("1")), 6, None) != PASS
