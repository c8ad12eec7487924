"""What the page knows of the server's messages is what the server's models say."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.message_types import GENERATED


@pytest.mark.parametrize(("path", "text"), GENERATED.items(), ids=lambda each: Path(str(each)).name)
def test_generated_file_is_up_to_date(path: Path, text: Callable[[], str]) -> None:
    assert path.read_text(encoding="utf-8") == text(), "run scripts/message_types"
