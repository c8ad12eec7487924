"""The page on bots: its example plays a game, and it names every call, option and field."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from quiltbee.notation import parse_record
from quiltbee.server.bots import messages as shapes
from quiltbee.server.bots import routes
from quiltbee.server.http.openapi import calls_in
from tests.server.bots.crowd import Crowd
from tests.server.http.test_documented import anonymous
from tests.server.support import Live, a_move, live, receive, send

DOCS = Path(__file__).parents[2] / "docs"
TEXT = "".join(
    (DOCS / page).read_text("utf-8") for page in ("how-to/bots.md", "reference/api-bots.md")
)
CALLS = calls_in(routes.calls)


@pytest.mark.slow
def test_the_example_plays_a_game(tmp_path: Path) -> None:
    example = next(code for code in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
    with live(tmp_path) as server:
        crowd = Crowd(server)
        ann = crowd.browser()
        bot = crowd.bot(ann, "Example")
        asked = ann.post("/api/challenges", json={"bot": "Example", "first": "you"})
        running = subprocess.Popen(
            [sys.executable, "-c", example],
            env={**os.environ, "SERVER": server.origin, "TOKEN": bot.token},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            result = _play(server, ann, asked.json()["id"])
            out, _ = running.communicate(timeout=60)
        finally:
            running.kill()
            running.communicate()
            crowd.leave()
    assert running.returncode == 0
    assert out == f"{result}\n"


def _play(server: Live, ann: httpx.Client, game: str) -> dict[str, Any]:
    """Play as Ann to the end; the result."""
    moved = -1
    with server.play(ann, game) as page:
        while (state := receive(page))["stage"] != "over":
            number, waits = state["number"], state["seats"][1]["kind"] == "open"
            if state["turn"] == 1 and not waits and number != moved:
                moved = number
                send(page, type="move", id=f"m{number}", seen=number, move=a_move(state))
    record = parse_record(ann.get(f"/api/games/{game}/record.pgr").text)
    assert len(record.moves) > 20
    result: dict[str, Any] = state["result"]
    return result


def test_every_call_is_named() -> None:
    text = anonymous(TEXT)
    for call in CALLS:
        assert f"`{call.method} {anonymous(call.path)}`" in text, call.path
    for action in (*get_args(routes.Action), *get_args(routes.Answer)):
        assert f"`{action}`" in TEXT


def test_every_field_and_every_option_is_named() -> None:
    for shape in (shapes.ChallengeEvent, shapes.GameEvent, shapes.OwnBot, shapes.BotMe):
        assert all(f'"{name}"' in TEXT for name in shape.__annotations__)
    for option in shapes.NewChallenge.__struct_fields__:
        assert f"`{option}`" in TEXT or f'"{option}"' in TEXT
    done = subprocess.run(
        [sys.executable, "-m", "quiltbee", "bot", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    options = set(re.findall(r"--[a-z-]+", done.stdout)) - {"--help"}
    assert all(f"| `{option}" in TEXT for option in options)
