"""Whole conversations, as they stand in `transcripts/`.

    # comment
    = slow                 the thinker: greedy, random, slow or hasty
    > go infinite          a line to the engine
    < info depth 1 ...     the next line from it; `...` stands for anything

Lines are sent as they come; each expected line is awaited before the next is sent.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from quiltbee.players import SIMPLE_PLAYERS, Thinker
from tests.protocol.conversation import Conversation, Hasty, Slow

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))
THINKERS: dict[str, Callable[[], Thinker]] = {**SIMPLE_PLAYERS, "slow": Slow, "hasty": Hasty}


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcript(path: Path) -> None:
    head, *lines = [
        line for line in path.read_text("ascii").splitlines() if line and not line.startswith("#")
    ]
    assert head.startswith("= ")
    with Conversation(THINKERS[head[2:]]()) as conversation:
        follow(conversation, lines)


def follow(conversation: Conversation, lines: list[str]) -> None:
    """Say and hear the lines of a transcript."""
    for number, line in enumerate(lines, 1):
        if line.startswith(">"):
            conversation.say(line[2:])
        else:
            assert line.startswith("< ")
            pattern = re.escape(line[2:]).replace(r"\.\.\.", ".*")
            assert re.fullmatch(pattern, heard := conversation.hear()), (number, heard)


def test_there_are_transcripts() -> None:
    assert len(TRANSCRIPTS) >= 8
