"""Comments in a game record and the commands in them.

{[%clk 0:09:55] [%emt 0:00:03.5] [%eval 0.54 +1.2] Now the corner is safe.}

Commands give the mover's clock, the time the move took, an evaluation, and how the game is expected
to end: {[%scores 21.5 18.0] [%empty 4.2 6.1] [%tile 0.40 0.35]}.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from quiltbee.notation.moves import NotationError

_COMMAND = re.compile(
    r"\[%(clk|emt|eval|scores|empty|tile)\s+([^\[\]\s]+)(?:\s+([^\[\]\s]+))?\s*\]"
)
_TIME = re.compile(r"([0-9]{1,4}):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,3}))?")
_NUMBER = re.compile(r"[+-]?[0-9]{1,4}(?:\.[0-9]{1,6})?")
_LONGEST_TIME = 9999 * 3600
_PARENTHESES = str.maketrans("{}", "()")

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Characters not allowed in a line of a record: they break the line, or are not text."""


@dataclass(frozen=True, slots=True)
class _Figure:
    """A number in a command: its name in messages, its bounds and its format."""

    name: str
    lowest: float
    highest: float
    bounds: str
    decimals: int
    sign: str = ""

    def allows(self, number: float) -> bool:
        return self.lowest <= number <= self.highest

    def text(self, number: float) -> str:
        """Format the number; raises NotationError if it is out of bounds."""
        if not self.allows(number):
            raise NotationError("comment", f"{self.name} is {self.bounds}, not {number}")
        return f"{round(number, self.decimals) + 0:{self.sign}.{self.decimals}f}"


_CHANCE = _Figure("a win probability", 0, 1, "0 to 1", 2)
_MARGIN = _Figure("a margin", -1000, 1000, "at most 1000 points", 1, "+")
_POINTS = _Figure("a score", -1000, 1000, "at most 1000 points", 1)
_SPACES = _Figure("a number of empty spaces", 0, 81, "0 to 81", 1)
_TILE = _Figure("a chance of the special tile", 0, 1, "0 to 1", 2)

_PAIRS: Mapping[str, tuple[str, _Figure, _Figure]] = {
    "eval": ("evaluation", _CHANCE, _MARGIN),
    "scores": ("scores", _POINTS, _POINTS),
    "empty": ("empty_spaces", _SPACES, _SPACES),
    "tile": ("special_tile", _TILE, _TILE),
}
"""The commands with two numbers: the field of a comment, and both figures."""


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment on a move; false if empty.

    `clock` is the time left on the mover's clock and `elapsed` the time the move took, both in
    seconds and kept to the millisecond. `evaluation` is player 1's win probability (0 to 1, two
    decimals) and player 1's margin in points (one decimal). `scores`, `empty_spaces` and
    `special_tile` are the expected end of the game, player 1 first: the final scores and the empty
    spaces (one decimal), and the chances of having the special tile (two decimals).
    """

    text: str = ""
    clock: float | None = None
    elapsed: float | None = None
    evaluation: tuple[float, float] | None = None
    scores: tuple[float, float] | None = None
    empty_spaces: tuple[float, float] | None = None
    special_tile: tuple[float, float] | None = None

    def __bool__(self) -> bool:
        return self != NO_COMMENT


NO_COMMENT = Comment()


def parse_comment(text: str) -> Comment:
    """Read the text between the braces; malformed commands stay part of the text."""
    comment = NO_COMMENT

    def read(match: re.Match[str]) -> str:
        nonlocal comment
        changed = _with_command(comment, match)
        if changed is None:
            return match[0]
        comment = changed
        return " "

    words = _COMMAND.sub(read, text)
    return replace(comment, text=_plain(words))


def format_comment(comment: Comment) -> str:
    """Write the text between the braces, for `parse_comment` to read back.

    Braces in a text with a closing brace become parentheses, and so do brackets that would read as
    a command. Runs of white space become one space. Raises NotationError for times and figures out
    of range.
    """
    return " ".join(comment_words(comment))


def comment_words(comment: Comment) -> list[str]:
    """Return the words between the braces; a line may be broken between any two."""
    commands = []
    if comment.clock is not None:
        commands.append(f"[%clk {_format_time(comment.clock)}]")
    if comment.elapsed is not None:
        commands.append(f"[%emt {_format_time(comment.elapsed)}]")
    for name, (field, *figures) in _PAIRS.items():
        pair: tuple[float, float] | None = getattr(comment, field)
        if pair is not None:
            numbers = (figure.text(value) for figure, value in zip(figures, pair, strict=True))
            commands.append(f"[%{name} {' '.join(numbers)}]")
    return [*commands, *_plain(comment.text).split()]


def _with_command(comment: Comment, match: re.Match[str]) -> Comment | None:
    """Add the value of a command to a comment; None if the command is malformed."""
    name, first, second = match.groups()
    if name in _PAIRS:
        field, *figures = _PAIRS[name]
        pair = _numbers(figures, (first, second or ""))
        changed: dict[str, Any] = {field: pair}
        return None if pair is None else replace(comment, **changed)
    time = _TIME.fullmatch(first)
    if time is None or second is not None:
        return None
    hours, minutes, seconds, decimals = time.groups(default="")
    thousandths = int(hours) * 3600_000 + int(minutes) * 60_000 + int(seconds) * 1000
    value = (thousandths + int(decimals.ljust(3, "0"))) / 1000
    if value > _LONGEST_TIME:
        return None
    return replace(comment, clock=value) if name == "clk" else replace(comment, elapsed=value)


def _numbers(figures: list[_Figure], texts: tuple[str, str]) -> tuple[float, float] | None:
    """Return both numbers of a command; None if one is malformed or out of bounds."""
    if not all(_NUMBER.fullmatch(text) for text in texts):
        return None
    first, second = map(float, texts)
    if not (figures[0].allows(first) and figures[1].allows(second)):
        return None
    return round(first, figures[0].decimals), round(second, figures[1].decimals)


def _plain(text: str) -> str:
    """Remove from a text all that ends the comment, is a command or breaks a line."""

    def bracketed(match: re.Match[str]) -> str:
        is_text = _with_command(NO_COMMENT, match) is None
        return match[0] if is_text else f"({match[0][1:-1]})"

    if "}" in text:
        text = text.translate(_PARENTHESES)
    return _COMMAND.sub(bracketed, " ".join(CONTROL.sub(" ", text).split()))


def _format_time(seconds: float) -> str:
    if not 0 <= seconds <= _LONGEST_TIME:
        raise NotationError("comment", f"a time is 0 to {_LONGEST_TIME} seconds, not {seconds}")
    whole, thousandths = divmod(round(seconds * 1000), 1000)
    minutes, whole = divmod(whole, 60)
    hours, minutes = divmod(minutes, 60)
    decimals = f".{thousandths:03}".rstrip("0") if thousandths else ""
    return f"{hours}:{minutes:02}:{whole:02}{decimals}"
