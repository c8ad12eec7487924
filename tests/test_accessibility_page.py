"""The page about accessibility names every criterion once, and only files and tests that exist."""

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "reference" / "accessibility.md"
# WCAG 2.2, levels A and AA, without 4.1.1.
CRITERIA = {
    "1.1": (1,),
    "1.2": (1, 2, 3, 4, 5),
    "1.3": (1, 2, 3, 4, 5),
    "1.4": (1, 2, 3, 4, 5, 10, 11, 12, 13),
    "2.1": (1, 2, 4),
    "2.2": (1, 2),
    "2.3": (1,),
    "2.4": (1, 2, 3, 4, 5, 6, 7, 11),
    "2.5": (1, 2, 3, 4, 7, 8),
    "3.1": (1, 2),
    "3.2": (1, 2, 3, 4, 6),
    "3.3": (1, 2, 3, 4, 7, 8),
    "4.1": (2, 3),
}
SAYS = ("Met", "Partly.", "Not met", "Does not apply")
_ROW = re.compile(r"^\| (\d\.\d\.\d+) [^|]+ \((?:A|AA)\) \| ([^|]+) \| ?([^|]*)\|$", re.MULTILINE)
_FILE = re.compile(r"`((?:tests|quiltbee)/[\w./-]+)`")
_MISSING = re.compile(r"^\| (\d\.\d\.\d+(?:, \d\.\d\.\d+)*) \|", re.MULTILINE)


def text() -> str:
    return PAGE.read_text("utf-8")


def passages() -> list[str]:
    """What names files together with the tests in them: rows, items, paragraphs."""
    return re.split(r"\n(?=[|-])|\n\n", text())


def test_every_criterion_is_there_once_with_what_holds_it() -> None:
    rows = _ROW.findall(text())
    wanted = [f"{group}.{number}" for group, numbers in CRITERIA.items() for number in numbers]
    assert len(wanted) == 55
    assert [number for number, *_ in rows] == wanted
    for number, how, held_by in rows:
        assert how.startswith(SAYS), number
        assert held_by.strip() or how.startswith("Does not apply"), number


def test_what_is_not_met_is_said_at_the_top() -> None:
    short = {number for number, how, _ in _ROW.findall(text()) if how.startswith(SAYS[1:3])}
    told = Counter(each for row in _MISSING.findall(text()) for each in row.split(", "))
    assert told == Counter(short)


def test_every_file_that_is_named_is_there() -> None:
    named = _FILE.findall(text())
    assert named
    assert [each for each in named if not (ROOT / each).exists()] == []


def test_every_test_that_is_named_stands_in_a_file_beside_it() -> None:
    for passage in passages():
        files = [ROOT / each for each in _FILE.findall(passage) if "." in each]
        sources = "".join(file.read_text("utf-8") for file in files)
        functions = re.findall(r"`(test_\w+)`", passage)
        titles = re.findall("“(.+?)”", passage)
        missing = [name for name in functions if f"def {name}(" not in sources]
        missing += [title for title in titles if title not in sources]
        assert missing == [], passage
