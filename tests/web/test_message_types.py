"""What the page knows of the server's messages is what the server's models say."""

from pathlib import Path

import pytest

from tests.web.message_types import GENERATED


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.name)
def test_generated_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == GENERATED[path](), "run scripts/message_types"
