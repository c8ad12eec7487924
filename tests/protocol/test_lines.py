"""Lines out of bytes, whatever the pieces in which they come."""

from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.protocol.text import LONGEST_LINE, Unreadable, quoted, read_lines


def lines_of(chunks: list[bytes]) -> list[str | Unreadable]:
    rest: Iterator[bytes] = iter([chunk for chunk in chunks if chunk])
    return list(read_lines(lambda: next(rest, b"")))


@given(st.binary(max_size=60), st.lists(st.integers(0, 60)))
def test_pieces_make_no_difference(data: bytes, cuts: list[int]) -> None:
    edges = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    pieces = [data[start:stop] for start, stop in pairwise(edges)]
    whole, cut = lines_of([data]), lines_of(pieces)
    assert [line if isinstance(line, str) else line.start for line in whole] == [
        line if isinstance(line, str) else line.start for line in cut
    ]


@given(st.lists(st.text(st.characters(min_codepoint=33, max_codepoint=126)), max_size=5))
def test_ascii_lines_come_back(lines: list[str]) -> None:
    data = "".join(f" {line}\t\r\n" for line in lines).encode()
    assert lines_of([data]) == lines


def test_a_line_too_long_is_not_kept_in_memory() -> None:
    chunk = b"x" * LONGEST_LINE
    (line,) = lines_of([chunk] * 100)
    assert isinstance(line, Unreadable)
    assert len(line.start) < 200
    assert "longer than" in line.why


@given(st.text())
def test_a_quotation_is_one_short_line_of_printable_ascii(text: str) -> None:
    shown = quoted(text)
    assert shown.isascii()
    assert shown.isprintable()
    assert len(shown) <= 123
