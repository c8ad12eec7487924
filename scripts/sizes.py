"""Hold the sizes that CONTRIBUTING states: files below 600 lines, functions of Python below 60.

ESLint holds those of functions in JavaScript, and both it and ruff hold 100 columns.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

FILES_BELOW = 600
FUNCTIONS_BELOW = 60

FOLDERS = ("quiltbee", "tests", "benchmarks", "examples", "scripts", "docs", ".ci")
KINDS = frozenset({"", ".css", ".html", ".js", ".py", ".ts"})
NOT_OURS = frozenset({"bundle", "generated", "words", "__pycache__"})


def main() -> int:
    """Name every file and function that is too long."""
    faults = [
        f"{what} has {size} lines; files stay below {FILES_BELOW}, functions {FUNCTIONS_BELOW}"
        for file in files()
        for what, size, below in sizes(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
        if size >= below
    ]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def files() -> Iterator[Path]:
    """The files of ours whose sizes count."""
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*")):
            parts = file.relative_to(ROOT).parts
            if file.suffix in KINDS and file.is_file() and not NOT_OURS.intersection(parts):
                yield file


def sizes(name: str, text: str) -> Iterator[tuple[str, int, int]]:
    """A file and its functions: what each is called, its lines, and how many are too many."""
    yield name, len(text.splitlines()), FILES_BELOW
    if name.endswith(".py"):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                yield f"{name}: {node.name}", lines, FUNCTIONS_BELOW


if __name__ == "__main__":
    sys.exit(main())
