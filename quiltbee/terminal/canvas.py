"""The layout of text on a terminal, and the language of the messages.

Color is never needed: every letter and number is printed without it too. The language is English
until `speak` sets another.
"""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from quiltbee.languages import DEFAULT, Value, catalogue, of_system
from quiltbee.rules import LETTERS

CLASSIC = "classic"

_language: ContextVar[tuple[str, str]] = ContextVar("language", default=(DEFAULT, CLASSIC))


def speak(language: str, edition: str = CLASSIC) -> None:
    """Set the language and the edition of all messages."""
    _language.set((language, edition))


def spoken_options() -> str:
    """Return the command-line options for the same language and edition."""
    language, edition = _language.get()
    options = "" if language == of_system() else f" --language {language}"
    return options if edition == CLASSIC else f"{options} --edition {edition}"


def play_command(options: str = "") -> str:
    """Return the command that plays here, by the name under which it was called."""
    command = os.environ.get("QUILTBEE_COMMAND", "quiltbee")
    return f"{command} play{options}{spoken_options()}"


def t(key: str, /, **values: Value) -> str:
    """Format a message of the catalog; a number decides on plurals as well."""
    return catalogue(*_language.get())(key, **values)


def ask(prompt: str) -> str:
    """Read a line that a person types."""
    answer = input(f"{prompt}> ")
    if not sys.stdin.isatty():
        print(printable(answer, 200))  # so that a transcript shows both sides
    return answer.strip()


def is_file(name: str) -> bool:
    """Return whether something of this name exists, a folder included."""
    try:
        return bool(name) and Path(name).exists()
    except (OSError, ValueError):  # the name is too long or holds a zero byte
        return False


def level_name(number: int) -> str:
    """Return the name of a level of the Automa."""
    return t(f"automa-name-{number}")


def join_words(texts: str | list[str]) -> str:
    """Join letters or words as in a sentence: X, E and F."""
    *others, last = list(texts)
    return t("terminal-and", first=", ".join(others), last=last) if others else last


NARROWEST = 40
WIDEST = 100

_GAP = 3

_ESCAPES = re.compile(r"\x1b\[[0-9;]*m")

_FABRICS = dict(
    zip(
        LETTERS,
        (
            *(36, 226, 207, 159, 173, 46, 51, 119, 106, 75, 223, 208, 183, 47, 79, 118, 227),
            *(71, 211, 38, 49, 145, 157, 87, 231, 150, 152, 216, 76, 141, 143, 148, 178),
        ),
        strict=True,
    )
)
"""The background of each patch in the terminal's 256 colors, all light enough for black."""
_UNKNOWN_FABRIC = 250
_STYLES = {"bold": "1", "dim": "2"}


@dataclass(frozen=True, slots=True)
class Canvas:
    """A drawing surface: its width in columns, and whether it shows color."""

    width: int = 80
    colour: bool = False

    def wrap(self, text: str) -> list[str]:
        """Fold a text into lines of this width."""
        return textwrap.wrap(text, self.width)

    def styled(self, text: str, style: str) -> str:
        """Style a text as `bold` or `dim`."""
        return f"\x1b[{_STYLES[style]}m{text}\x1b[0m" if self.colour else text

    def fabric(self, text: str, letter: str) -> str:
        """Color a text like the fabric of a patch, or like leather (`*`)."""
        if not self.colour:
            return text
        if letter == "*":
            return f"\x1b[1;38;5;230;48;5;94m{text}\x1b[0m"
        fabric = _FABRICS.get(letter, _UNKNOWN_FABRIC)
        return f"\x1b[38;5;16;48;5;{fabric}m{text}\x1b[0m"


def canvas_for(stream: TextIO) -> Canvas:
    """Return the canvas of a stream: in color on a terminal, unless NO_COLOR or TERM forbids."""
    columns = shutil.get_terminal_size((80, 24)).columns
    colour = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Canvas(min(max(columns, NARROWEST), WIDEST), colour)


def printable(text: str, longest: int = 60) -> str:
    """Make untrusted text safe for a terminal: no control characters, `longest` at most."""
    shown = "".join(c if c.isprintable() else "?" for c in text)
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."


def beside(blocks: Sequence[Sequence[str]], canvas: Canvas) -> list[str]:
    """Put blocks of lines side by side; a block that does not fit begins a new row of blocks."""
    rows: list[list[Sequence[str]]] = []
    used = canvas.width
    for block in blocks:
        width = _width(block)
        if not rows or used + _GAP + width > canvas.width:
            rows.append([])
            used = -_GAP
        rows[-1].append(block)
        used += _GAP + width
    lines: list[str] = []
    for row in rows:
        lines += [""] if lines else []
        lines += _joined(row)
    return lines


def _joined(row: Sequence[Sequence[str]]) -> Iterable[str]:
    widths = [_width(block) for block in row]
    for number in range(max(len(block) for block in row)):
        texts = [block[number] if number < len(block) else "" for block in row]
        padded = (
            text + " " * (width - visible_width(text))
            for text, width in zip(texts, widths, strict=True)
        )
        yield (" " * _GAP).join(padded).rstrip()


def _width(block: Sequence[str]) -> int:
    return max((visible_width(line) for line in block), default=0)


def visible_width(text: str) -> int:
    """Return the number of columns of a text, without escape sequences."""
    return len(_ESCAPES.sub("", text))
