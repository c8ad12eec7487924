"""What arranged games bring is as docs/how-it-works/decisions.md says."""

from pathlib import Path

import pytest

from benchmarks.collusion import rows

PAGE = Path(__file__).parents[3] / "docs" / "how-it-works" / "decisions.md"


@pytest.mark.nightly
def test_100_arranged_games_bring_what_the_page_says() -> None:
    assert "\n".join(rows()) in PAGE.read_text("utf-8")
