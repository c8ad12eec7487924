"""The examples of the pages of protocol and players do what they show."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from quiltbee.opponents import Greedy
from quiltbee.players import PLAYERS
from tests.protocol.conversation import Conversation
from tests.protocol.test_transcripts import follow

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["protocol", "players"])
def test_python_examples_run(page: str) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / f"{page}.md").read_text(), re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", example],
        cwd=DOCS.parent,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr.decode()) == (0, "")


def test_the_conversations_go_as_shown() -> None:
    text = (DOCS / "protocol.md").read_text()
    whole, solo = re.findall(r"```text\n(> .*?)```", text, re.DOTALL)
    conversation = Conversation(PLAYERS["engine"]())
    follow(conversation, whole.splitlines())
    assert conversation.wait() == []
    with Conversation(Greedy()) as conversation:
        follow(conversation, solo.splitlines())
