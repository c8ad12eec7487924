"""The files that records are kept in."""

import stat
from pathlib import Path

import pytest

from quiltbee.terminal.canvas import is_file
from quiltbee.terminal.session import write_atomically


def test_writing_is_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.pgr"
    write_atomically(path, "old\n")
    with pytest.raises(UnicodeEncodeError):
        write_atomically(path, "new \ud800\n")
    assert path.read_text(encoding="utf-8") == "old\n"
    assert [file.name for file in tmp_path.iterdir()] == ["game.pgr"]


def test_a_record_is_as_readable_as_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "other").touch()
    write_atomically(tmp_path / "game.pgr", "text\n")
    modes = [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("other", "game.pgr")]
    assert modes[0] == modes[1]


def test_what_cannot_be_a_name_names_no_file(tmp_path: Path) -> None:
    (tmp_path / "there").touch()
    assert is_file(str(tmp_path / "there"))
    assert is_file(str(tmp_path))
    for name in ("", "a\0b", "x" * 5000, str(tmp_path / "not there")):
        assert not is_file(name)
