"""The check of sizes finds what is too long, and nothing else."""

import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
CHECK: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "sizes.py"))


def too_long(name: str, text: str) -> list[tuple[str, int]]:
    found = CHECK["sizes"](name, text)
    return [(what, size) for what, size, below in found if size >= below]


def a_function(lines: int) -> str:
    return "class Table:\n    @property\n    def told(self):\n" + "        pass\n" * (lines - 1)


def test_a_file_of_600_lines_is_too_long() -> None:
    assert too_long("a.css", "x\n" * 599) == []
    assert too_long("a.css", "x\n" * 600) == [("a.css", 600)]


def test_a_function_of_60_lines_is_too_long() -> None:
    assert too_long("a.py", a_function(59)) == []
    assert too_long("a.py", a_function(60)) == [("a.py: told", 60)]


def test_what_is_ours_is_looked_at_and_nothing_else() -> None:
    names = {file.relative_to(ROOT).as_posix() for file in CHECK["files"]()}
    assert {"scripts/test", "quiltbee/web/shell/app.ts", "tests/test_sizes.py"} <= names
    assert not [name for name in names if "/bundle/" in name]
