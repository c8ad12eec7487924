"""Names that people choose."""

import pytest

from quiltbee.server.body import LONGEST_NAME, clean_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (" Ann\n\tvon  Berg ", "Ann von Berg"),
        ("a\u0000b\u202ec\ue000d", "abcd"),
        ("e\u0301", "\u00e9"),
        ("<b>", "<b>"),
        ("x" * 50, "x" * LONGEST_NAME),
        ("x" * 39 + " y", "x" * 39),
    ],
)
def test_a_name_is_one_line_without_what_is_not_seen(text: str, name: str) -> None:
    assert clean_name(text, "You") == name


@pytest.mark.parametrize("text", [None, "", " \n", "\u200b"])
def test_without_a_name_there_is_a_default(text: str | None) -> None:
    assert clean_name(text, "You") == "You"
