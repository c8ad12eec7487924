"""The tags of a game record: their syntax, and how they say where a game starts."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from quiltbee.notation.comments import CONTROL
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.rules import Board, Position, PositionError, new_game

P = TypeVar("P")

RESULTS = ("1-0", "0-1", "*")
REQUIRED_TAGS = ("Event", "Site", "Date", "Player1", "Player2", "Ring", "Result")
START_TAGS = ("Ring", "Board", "SetUp", "Position")
PRACTICE = "Practice"
"""The tag of a solo game in which a move was taken back after a card had been turned over."""
COMPENSATION = "Compensation"
"""The tag of the points that go with the second seat, which count in the result."""
TERMINATIONS = ("normal", "resignation", "time forfeit", "abandoned", "unfinished")

TAG = re.compile(r'\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*+)"\s*\]')
SPACE = re.compile(r"(?:[\s\ufeff]+|(?m:^)%.*)++")
"""What is skipped anywhere: white space, and lines that begin with %, which are for programs."""

LIKE_A_TAG = 'a tag is a name and a text in quotes, like [Event "Casual"]'

_NAME = re.compile(r"[A-Za-z0-9_]+")
_SCORE = re.compile(r"-?[0-9]{1,4}--?[0-9]{1,4}")
_POINTS = re.compile(r"0|-?[1-9][0-9]{0,2}")
_TIME_CONTROL = re.compile(r"[0-9]{1,7}([+~][0-9]{1,7})?|[0-9]{1,3}d|[-?]")


def parse_value(text: str) -> str:
    """The text between the quotes of a tag; control characters become spaces."""
    return CONTROL.sub(" ", re.sub(r"\\(.)", r"\1", text))


def format_tag(name: str, value: str) -> str:
    """The line of a tag; raises NotationError for a name or a text that can't be written."""
    if not _NAME.fullmatch(name):
        raise NotationError(f"tag {quoted(name)}", "a tag's name is letters, digits and _")
    if CONTROL.search(value):
        raise NotationError(f"tag {name}", "a line break or control character is not allowed there")
    if fault := fault_of(name, value):
        raise NotationError(f"tag {name}", fault)
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def fault_of(name: str, value: str) -> str | None:
    """What is wrong with the text of a tag, or None; only some tags have a fixed form."""
    match name:
        case "Result" if value not in RESULTS:
            return f"{quoted(value)} is not one of {', '.join(RESULTS)}"
        case "Termination" if value not in TERMINATIONS:
            return f"{quoted(value)} is not one of {', '.join(TERMINATIONS)}"
        case "TimeControl" if not _TIME_CONTROL.fullmatch(value):
            return f"{quoted(value)} is not like 600+5, seconds and increment"
        case "Score" if not _SCORE.fullmatch(value):
            return f"{quoted(value)} is not like 11--4, player 1's score and player 2's"
        case "Compensation" if not _POINTS.fullmatch(value):
            return f"{quoted(value)} is not like 3, the points that go with the second seat"
    return None


def set_up(where: str, ring: str, board: Board) -> Position:
    """The start of a game from a ring; raises NotationError, with its place `where`, if bad."""
    try:
        return new_game(ring, board)
    except PositionError as error:
        raise NotationError(where, error.reason) from None


def position_tag(tags: Mapping[str, str], parse: Callable[[str], P]) -> P:
    """The position in the tag Position, read by `parse`; raises NotationError."""
    try:
        return parse(tags["Position"])
    except NotationError as error:
        raise NotationError(f"tag Position, {error.where}", error.what) from None


def set_up_of(tags: Mapping[str, str]) -> Position:
    """The start from the tags Ring and Board; raises NotationError if they give none."""
    if "Ring" not in tags:
        raise NotationError("tags", "neither Ring nor Position says how the game starts")
    name = tags.get("Board", Board.REVISED.value)
    boards = {board.value: board for board in Board}
    if name not in boards:
        raise NotationError("tag Board", f"{quoted(name)} is not one of {', '.join(boards)}")
    return set_up("tag Ring", tags["Ring"], boards[name])


def compensation_of(tags: Mapping[str, str]) -> int:
    """The points that go with the second seat by a record's tags, 0 without a sound one."""
    value = tags.get(COMPENSATION, "0")
    return int(value) if _POINTS.fullmatch(value) else 0


def score_tag(scores: tuple[int, int]) -> str:
    """Both scores of a finished game, as written in the tag Score."""
    return "{}-{}".format(*scores)
