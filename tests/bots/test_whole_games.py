"""Whole games of `quiltbee bot` against itself, on a server as it is really run."""

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from quiltbee.notation import parse_record
from tests.server.following import Follower
from tests.server.process import PATIENCE, ServerProcess, free_port, serving

pytestmark = pytest.mark.slow


def make_bot(owner: httpx.Client, name: str, folder: Path) -> Path:
    """Make a bot; the file with its token."""
    made = owner.post("/api/me/bots", json={"name": name})
    assert made.status_code == 201, made.text
    file = folder / name
    file.write_text(f"{made.json()['token']}\n")
    return file


class BotProcess:
    """The command `quiltbee bot`, and what it says."""

    def __init__(self, server: str, token: Path, *words: str) -> None:
        argv = [sys.executable, "-m", "quiltbee", "bot", server, "--token-file", str(token)]
        self.process = subprocess.Popen(
            [*argv, "--engine", "greedy", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def wait_for(self, words: str) -> str:
        """The line that has these words in it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if words in line:
                return line
        raise AssertionError(f"it ended without a word of {words!r}: {self.complaints()}")

    def complaints(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read()


@contextlib.contextmanager
def bot(server: str, token: Path, *words: str) -> Iterator[BotProcess]:
    """A bot that is told to stop in the end, and does."""
    running = BotProcess(server, token, *words)
    try:
        yield running
        running.process.send_signal(signal.SIGTERM)
        out, complaints = running.process.communicate(timeout=PATIENCE)
        assert (running.process.returncode, complaints) == (0, "")
        assert "The bot has stopped; its games stay open." in out
    finally:
        running.process.kill()
        running.process.communicate()


@contextlib.contextmanager
def two_bots(server: ServerProcess, folder: Path) -> Iterator[tuple[BotProcess, BotProcess, str]]:
    """Two bots that play a game against each other, and the id of the game."""
    with server.client() as owner:
        tokens = [make_bot(owner, name, folder) for name in ("Ada", "Babbage")]
    with bot(server.url, tokens[0]) as ada, bot(server.url, tokens[1]) as babbage:
        babbage.wait_for("Babbage plays at")
        headers = {"Authorization": f"Bearer {tokens[0].read_text().strip()}"}
        wish = {"bot": "babbage", "clock": "600+5"}
        with server.client() as client:
            asked = client.post("/api/bot/challenges", json=wish, headers=headers)
        assert asked.status_code == 201, asked.text
        yield ada, babbage, asked.json()["id"]


def assert_played(server: ServerProcess, game: str) -> None:
    """Assert that a game was played to its end by the rules."""
    with server.client() as client:
        state = Follower().take(client.get(f"/api/games/{game}").json())
        record = parse_record(client.get(f"/api/games/{game}/record.pgr").text)
    assert state["stage"] == "over"
    assert state["result"]["reason"] in ("score", "first to 53")
    assert [seat["bot"] for seat in state["seats"]] == [True, True]
    assert len(record.moves) == len(state["moves"]) > 20


def test_two_bots_play_a_game(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server, two_bots(server, tmp_path) as (ada, babbage, game):
        assert f"{game}: accepted a challenge from Ada" in babbage.wait_for("accepted")
        outcomes = sorted(each.wait_for(f"{game} is over: ").split()[3] for each in (ada, babbage))
        assert outcomes == ["lost", "won"]
        assert_played(server, game)
        assert server.stop()[0] == 0, "streams don't keep it from stopping"


def test_a_game_survives_a_server_that_is_killed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    port = free_port()
    with serving(data, port) as server, two_bots(server, tmp_path) as (ada, babbage, game):
        with server.client() as client:
            deadline = time.monotonic() + PATIENCE
            while len(client.get(f"/api/games/{game}").json()["moves"]) < 5:
                assert time.monotonic() < deadline
                time.sleep(0.05)  # a stranger who asks without a pause is soon refused
        server.stop(signal.SIGKILL)
        with serving(data, port) as again:
            for each in (ada, babbage):
                each.wait_for(f"{game} is over: ")
            assert_played(again, game)


@pytest.mark.parametrize(
    ("address", "token", "message"),
    [
        ("ftp://127.0.0.1", "qb_x", "ftp://127.0.0.1 is not the address of a server"),
        ("http://127.0.0.1:1", "qb_x", "http://127.0.0.1:1 can't be reached: "),
        ("http://127.0.0.1:1", "secret", "That is not a bot's token: it begins with qb_."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    tmp_path: Path, address: str, token: str, message: str
) -> None:
    file = tmp_path / "token"
    file.write_text(token)
    refused = BotProcess(address, file)
    _, complaints = refused.process.communicate(timeout=PATIENCE)
    assert refused.process.returncode == 1
    assert complaints.startswith(f"quiltbee: {message}")
    assert complaints.count("\n") == 1


def test_a_token_that_is_not_known_and_a_file_that_is_not_there(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        for token, message in (("qb_unknown", "does not know this token"), (None, "can't be read")):
            file = tmp_path / f"token of {token}"
            if token is not None:
                file.write_text(token)
            refused = BotProcess(server.url, file)
            _, complaints = refused.process.communicate(timeout=PATIENCE)
            assert refused.process.returncode == 1
            assert message in complaints
