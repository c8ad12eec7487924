"""The command `quiltbee` in this process: what it is told, and what it answers."""

import contextlib
import io
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from unittest import mock

from quiltbee.cli import main
from tests.corpus.stored import Json

_ENVIRONMENT = {"COLUMNS": "80", "LINES": "24", "QUILTBEE_PLAYER": "greedy", "NO_COLOR": "1"}

_TODAY = re.compile(r'\[Date "\d{4}\.\d\d\.\d\d"\]')
_TIME_TAKEN = re.compile(r"\s*\{\[%emt [0-9:.]+\]\}")
_GETTING_READY = "The computer is getting ready"
_MEASURED = re.compile(r'((mean|longest) decision, s |"(mean|longest)_[a-z_]*seconds).*')


class _Bytes(io.TextIOWrapper):
    def __init__(self, given: bytes = b"") -> None:
        super().__init__(io.BytesIO(given), encoding="utf-8")

    def text(self) -> str:
        """What was written."""
        self.flush()
        self.seek(0)
        return self.read()


def run(words: Sequence[str], stdin: str = "", files: Mapping[str, str] | None = None) -> Json:
    """Carry out `quiltbee WORDS` in an empty folder that holds `files`: status, lines, files.

    Of the files that are there afterwards those that are new or changed are given.
    """
    given = dict(files or {})
    out, err = _Bytes(), _Bytes()
    with _folder_of_its_own() as folder, mock.patch.dict(os.environ, _ENVIRONMENT):
        for name, text in given.items():
            (folder / name).write_text(text, encoding="utf-8", newline="")
        with (
            mock.patch.object(sys, "stdin", _Bytes(stdin.encode())),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):
            try:
                status = main(list(words))
            except SystemExit as error:  # argparse ends so
                status = int(error.code or 0)
        left = {
            file.name: file.read_text(encoding="utf-8")
            for file in sorted(folder.iterdir())
            if file.is_file()
        }
    return {
        "status": status,
        "out": _lines(out.text()),
        "err": _lines(err.text()),
        "files": {name: _lines(text) for name, text in left.items() if text != given.get(name)},
    }


_REASON = "- "
"""What a line begins with that says why, beneath a hint; in 0.1.0 a hint gave no reasons."""

_ADDED = ("why       how your last move was, and what it would have done",)
"""Lines of `help` that later versions have beside those of 0.1.0."""


def comparable(answer: Json) -> Json:
    """Without what the day, the machine's speed or the version of Python decides."""
    status = answer["status"]
    err = [line for line in answer["err"] if not line.startswith(_GETTING_READY)]
    return {
        "status": status,
        "out": [_MEASURED.sub(r"\1", line) for line in answer["out"] if line not in _ADDED],
        "err": ["usage: ..."] if status == 2 and err[0].startswith("usage:") else err,
        "files": {name: _timeless(lines) for name, lines in answer["files"].items()},
    }


def unwrapped(answer: Json) -> Json:
    """The lines of a paragraph together, as other words break it elsewhere, without reasons."""
    paragraphs: list[str] = []
    goes_on = False
    for line in answer["out"]:
        if line.startswith(_REASON):
            continue
        is_prose = line != "" and "  " not in line
        if is_prose and goes_on:
            paragraphs[-1] += f" {line}"
        else:
            paragraphs.append(line)
        goes_on = is_prose
    return {**answer, "out": paragraphs}


def _timeless(lines: list[str]) -> str:
    """A record without its date and the times taken, by which its lines are broken elsewhere."""
    text = _TODAY.sub('[Date "(today)"]', "\n".join(lines))
    return re.sub(r"\s+", " ", _TIME_TAKEN.sub("", text))


def _lines(text: str) -> list[str]:
    return text.split("\n")


@contextlib.contextmanager
def _folder_of_its_own() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        yield Path(folder)
