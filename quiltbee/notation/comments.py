"""Comments of a game record and the commands in them.

{[%clk 0:09:55] [%emt 0:00:03.5] [%eval 0.54 +1.2] Now the corner is safe.}
"""

import re
from dataclasses import dataclass, replace

_COMMAND = re.compile(r"\[%(clk|emt|eval)\s+([^\]\s]+)(?:\s+([^\]\s]+))?\s*\]")
_TIME = re.compile(r"([0-9]{1,4}):([0-5][0-9]):([0-5][0-9](?:\.[0-9]{1,3})?)")
_NUMBER = re.compile(r"[+-]?[0-9]{1,4}(?:\.[0-9]{1,6})?")


@dataclass(frozen=True, slots=True)
class Comment:
    """What is said of a move.

    `clock` is what is left on the mover's clock and `elapsed` what the move took, in seconds;
    `evaluation` the win probability (0 to 1) and the margin in points, both of player 1.
    """

    text: str = ""
    clock: float | None = None
    elapsed: float | None = None
    evaluation: tuple[float, float] | None = None

    def __bool__(self) -> bool:
        return self != NO_COMMENT

    def joined(self, other: "Comment") -> "Comment":
        """Both comments as one; the later values win."""
        return Comment(
            " ".join(filter(None, (self.text, other.text))),
            self.clock if other.clock is None else other.clock,
            self.elapsed if other.elapsed is None else other.elapsed,
            self.evaluation if other.evaluation is None else other.evaluation,
        )


NO_COMMENT = Comment()


def parse_comment(text: str) -> Comment:
    """Read what stood between the braces; commands that can't be read stay in the text."""
    comment = NO_COMMENT

    def read(match: re.Match[str]) -> str:
        nonlocal comment
        changed = _with_command(comment, *match.groups())
        if changed is None:
            return match[0]
        comment = changed
        return " "

    words = _COMMAND.sub(read, text).split()
    return replace(comment, text=" ".join(words))


def format_comment(comment: Comment) -> str:
    """The text between the braces; a closing brace in the words becomes a parenthesis."""
    parts = []
    if comment.clock is not None:
        parts.append(f"[%clk {_format_time(comment.clock)}]")
    if comment.elapsed is not None:
        parts.append(f"[%emt {_format_time(comment.elapsed)}]")
    if comment.evaluation is not None:
        chance, margin = comment.evaluation
        parts.append(f"[%eval {chance:.2f} {margin:+.1f}]")
    text = comment.text.replace("{", "(").replace("}", ")")
    return " ".join(filter(None, (*parts, *text.split())))


def _with_command(comment: Comment, name: str, value: str, second: str | None) -> Comment | None:
    if name == "eval":
        if second is None or not (_NUMBER.fullmatch(value) and _NUMBER.fullmatch(second)):
            return None
        if not 0 <= float(value) <= 1:
            return None
        return replace(comment, evaluation=(float(value), float(second)))
    match = _TIME.fullmatch(value)
    if match is None or second is not None:
        return None
    seconds = int(match[1]) * 3600 + int(match[2]) * 60 + float(match[3])
    return replace(comment, clock=seconds) if name == "clk" else replace(comment, elapsed=seconds)


def _format_time(seconds: float) -> str:
    tenths = round(seconds * 10)
    hours, rest = divmod(tenths, 36000)
    minutes, tenths = divmod(rest, 600)
    whole, tenth = divmod(tenths, 10)
    return f"{hours}:{minutes:02}:{whole:02}" + (f".{tenth}" if tenth else "")
