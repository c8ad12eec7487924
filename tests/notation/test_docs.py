"""The positions, records and links on the room's page are valid and canonical."""

import re
from pathlib import Path

from quiltbee.notation import (
    format_link,
    format_position,
    format_record,
    parse_link,
    parse_position,
    parse_record,
    parse_solo,
)

PAGE = (Path(__file__).parents[2] / "docs/reference/notation.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    found: list[str] = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found


def test_positions_are_canonical() -> None:
    for line in "".join(blocks("position")).splitlines():
        assert format_position(parse_position(line)) == line


def test_solo_positions_are_canonical() -> None:
    for line in "".join(blocks("solo")).splitlines():
        assert format_position(parse_solo(line)) == line


def test_records_are_canonical() -> None:
    for text in blocks("pgr"):
        record = parse_record(text)
        assert record.problems == ()
        assert format_record(record) == text


def test_links_are_canonical() -> None:
    for line in "".join(blocks("link")).splitlines():
        assert format_link(*parse_link(line)) == line


def test_solo_links_are_canonical() -> None:
    for line in "".join(blocks("solo-link")).splitlines():
        assert format_link(*parse_link(line)) == line
