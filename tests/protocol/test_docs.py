"""The examples of the pages of protocol and players do what they show."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.players import PLAYERS
from quiltbee.rules import ring_from_seed
from tests.protocol.conversation import Conversation
from tests.protocol.test_transcripts import follow

pytestmark = pytest.mark.slow

DOCS = Path(__file__).parents[2] / "docs" / "reference"


EXAMPLES = [
    pytest.param(example, id=f"{page} {number}")
    for page in ("protocol", "players")
    for number, example in enumerate(
        re.findall(r"```python\n(.*?)```", (DOCS / f"{page}.md").read_text("utf-8"), re.DOTALL), 1
    )
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_python_examples_run(example: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", example],
        input=f"position ring {ring_from_seed('docs')}\ngo\n".encode(),
        cwd=DOCS.parents[1],
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr.decode()) == (0, "")
    if "run_engine" in example:
        assert b"\nbestmove " in done.stdout


def test_the_conversations_go_as_shown() -> None:
    text = (DOCS / "protocol.md").read_text()
    whole, solo = re.findall(r"```text\n(> .*?)```", text, re.DOTALL)
    conversation = Conversation(PLAYERS["engine"]())
    follow(conversation, whole.splitlines())
    assert conversation.wait() == []
    with Conversation(Greedy()) as conversation:
        follow(conversation, solo.splitlines())
