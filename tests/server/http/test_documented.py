"""Every HTTP call of the server stands in the reference."""

import re
from pathlib import Path

from tests.server.support import calls

DOCS = Path(__file__).parents[3] / "docs" / "reference"


def anonymous(path: str) -> str:
    """The path without the names of its parts."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def test_every_call_is_described() -> None:
    text = anonymous("\n".join(page.read_text("utf-8") for page in DOCS.glob("api*.md")))
    paths = {f"{call.method} {anonymous(call.path)}" for call in calls()}
    assert len(paths) > 30
    assert {call for call in paths if f"`{call}" not in text} == set()
