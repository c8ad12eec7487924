"""Messages that nobody honest sends: none changes a game, and the server answers on."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from quiltbee.server.logs import LONGEST_LINE, JsonFormatter, TextFormatter
from quiltbee.server.settings import Limits
from tests.profiles import NIGHTLY, current, scaled
from tests.server.support import Page, create, live, receive, send

MESSAGES = 2000
KINDS = (
    "move", "undo", "resign", "turn", "hint", "accept", "decline", "abort", "claim",
    "rematch", "handover", "pong", "nonsense", "", "__class__",
)  # fmt: skip
VALUES: tuple[object, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, 10**30, 1e308, "", "x", "X0a1", "pass", "\0", "\ud800",
    "../../etc/passwd", "<script>", "'; DROP TABLE games; --", "a" * 3000, [], {}, [[[[[[]]]]]],
)  # fmt: skip
TEXTS = (
    "", "{", "[]", "null", "NaN", "1e999", "[" * 2000, '{"type":' * 300, "\x00", "\ufeff{}",
    '{"type": "hello", "seen": 0, "type": "resign"}', "é" * 2000, '{"type": "hello"}' * 10,
)  # fmt: skip


def hostile(draws: Random) -> str | bytes:
    """A message, most of them nearly right."""
    match draws.randrange(10):
        case 0:
            return draws.choice(TEXTS)
        case 1:
            return draws.randbytes(draws.randrange(200))
        case 2:
            return draws.randbytes(draws.randrange(200)).decode("latin-1")
        case _:
            message = {"type": draws.choice(KINDS), "id": "m", "seen": 0, "move": "X0a1"}
            for _ in range(draws.randrange(1, 3)):
                name = draws.choice((*message, "level", "n", "extra", "\u202e"))
                message[name] = draws.choice(VALUES)
            return json.dumps(message)


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """What is logged meanwhile, in both forms."""
    found: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.extend(form.format(record) for form in (TextFormatter(), JsonFormatter()))

    handler = Keep()
    logging.getLogger().addHandler(handler)
    yield found
    logging.getLogger().removeHandler(handler)


def said(page: Page, messages: list[str | bytes]) -> int:
    """How many messages a stranger could send before the server hung up."""
    for number, message in enumerate(messages):
        try:
            page.send(message)
        except ConnectionClosed:
            return number
    return len(messages)


@pytest.mark.slow
def test_hostile_messages_change_nothing(tmp_path: Path, lines: list[str]) -> None:
    draws = Random(20261122)
    left = 100_000 if current() == NIGHTLY else scaled(MESSAGES)
    with live(tmp_path, limits=Limits.for_load()) as server, server.client() as browser:
        games = [create(browser), create(browser, opponent="friend")]
        before = {game: browser.get(f"/api/games/{game}").json() for game in games}
        with server.client() as stranger:
            while left > 0:
                messages = [hostile(draws) for _ in range(50)]
                with server.play(stranger, draws.choice(games), max_queue=None) as page:
                    left -= max(1, said(page, messages))
        for game in games:
            after = browser.get(f"/api/games/{game}").json()
            assert {**after, "spectators": 0} == {**before[game], "spectators": 0}
        with server.play(browser, games[0]) as player:
            receive(player)
            send(player, type="move", id="m1", seen=0, move="pass")
            assert receive(player)["number"] == 1
    assert all(len(line.encode()) <= LONGEST_LINE for line in lines)
    assert not any(word in line for line in lines for word in ("script", "passwd", *games))
