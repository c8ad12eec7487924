"""Comments in a game record and the commands in them.

{[%clk 0:09:55] [%emt 0:00:03.5] [%eval 0.54 +1.2] Now the corner is safe.}

Commands give the mover's clock, the time the move took, and an evaluation.
"""

import re
from dataclasses import dataclass, replace

from quiltbee.notation.errors import NotationError

_COMMAND = re.compile(r"\[%(clk|emt|eval)\s+([^\[\]\s]+)(?:\s+([^\[\]\s]+))?\s*\]")
_TIME = re.compile(r"([0-9]{1,4}):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,3}))?")
_NUMBER = re.compile(r"[+-]?[0-9]{1,4}(?:\.[0-9]{1,6})?")
_LONGEST_TIME = 9999 * 3600
_WIDEST_MARGIN = 1000
_PARENTHESES = str.maketrans("{}", "()")

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Characters not allowed in a line of a record: they break the line, or are not text at all."""


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment on a move; false if it says nothing.

    `clock` is the time left on the mover's clock and `elapsed` the time the move took, both in
    seconds and kept to the millisecond. `evaluation` is player 1's win probability (0 to 1, two
    decimals) and player 1's margin in points (one decimal).
    """

    text: str = ""
    clock: float | None = None
    elapsed: float | None = None
    evaluation: tuple[float, float] | None = None

    def __bool__(self) -> bool:
        return self != NO_COMMENT


NO_COMMENT = Comment()


def parse_comment(text: str) -> Comment:
    """Read the text between the braces; commands that can't be read stay part of the text."""
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
    """The text between the braces, for `parse_comment` to read back.

    Braces in a text with a closing brace become parentheses, and so do brackets that would read as
    a command. Runs of white space become one space. Raises NotationError for times and evaluations
    out of range.
    """
    return " ".join(comment_words(comment))


def comment_words(comment: Comment) -> list[str]:
    """The text between the braces, as words; lines may be broken between them."""
    commands = []
    if comment.clock is not None:
        commands.append(f"[%clk {_format_time(comment.clock)}]")
    if comment.elapsed is not None:
        commands.append(f"[%emt {_format_time(comment.elapsed)}]")
    if comment.evaluation is not None:
        commands.append(f"[%eval {_format_evaluation(*comment.evaluation)}]")
    return [*commands, *_plain(comment.text).split()]


def _with_command(comment: Comment, match: re.Match[str]) -> Comment | None:
    """The comment with the value of a command added; None if the command can't be read."""
    name, first, second = match.groups()
    if name == "eval":
        if second is None or not (_NUMBER.fullmatch(first) and _NUMBER.fullmatch(second)):
            return None
        chance, margin = float(first), float(second)
        if not (0 <= chance <= 1 and abs(margin) <= _WIDEST_MARGIN):
            return None
        return replace(comment, evaluation=(round(chance, 2), round(margin, 1)))
    time = _TIME.fullmatch(first)
    if time is None or second is not None:
        return None
    hours, minutes, seconds, decimals = time.groups(default="")
    thousandths = int(hours) * 3600_000 + int(minutes) * 60_000 + int(seconds) * 1000
    value = (thousandths + int(decimals.ljust(3, "0"))) / 1000
    if value > _LONGEST_TIME:
        return None
    return replace(comment, clock=value) if name == "clk" else replace(comment, elapsed=value)


def _plain(text: str) -> str:
    """The text without anything that ends the comment, is a command or breaks a line."""

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


def _format_evaluation(chance: float, margin: float) -> str:
    if not 0 <= chance <= 1:
        raise NotationError("comment", f"a win probability is 0 to 1, not {chance}")
    if not abs(margin) <= _WIDEST_MARGIN:
        what = f"a margin is at most {_WIDEST_MARGIN} points, not {margin}"
        raise NotationError("comment", what)
    return f"{chance + 0:.2f} {round(margin, 1) + 0:+.1f}"
