"""The tags of a game record: their syntax, and the start of a game in them.

A solo game has tags of its own:

[Opponent "Automa"]
[Deck "tactical"]
[Level "IV"]
[Cards "17 22 ... / 14 13 ..."]      every shuffle in full; the first two cards are put aside
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from quiltbee.automa import LEVELS, UNKNOWN, Deck, Solo, new_solo
from quiltbee.notation.comments import CONTROL
from quiltbee.notation.moves import NotationError, Report, quoted
from quiltbee.notation.position_string import (
    format_cards,
    format_position,
    parse_position,
    parse_shuffle,
    parse_solo,
)
from quiltbee.rules import Board, P, Position, PositionError, Shuffle, State, new_game

_Value = TypeVar("_Value")

RESULTS = ("1-0", "0-1", "*")
REQUIRED_TAGS = ("Event", "Site", "Date", "Player1", "Player2", "Ring", "Result")
START_TAGS = ("Ring", "Board", "SetUp", "Position")
PRACTICE = "Practice"
"""The tag of a solo game in which a move was taken back after a card had been turned over."""
COMPENSATION = "Compensation"
"""The tag of the second seat's extra points, which count in the result."""
TERMINATIONS = ("normal", "resignation", "time forfeit", "abandoned", "unfinished")

TAG = re.compile(r'\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*+)"\s*\]')
SPACE = re.compile(r"(?:[\s\ufeff]+|(?m:^)%.*)++")
"""Text skipped anywhere: white space, and lines that begin with %, which are for programs."""

LIKE_A_TAG = 'a tag is a name and a text in quotes, like [Event "Casual"]'

_NAME = re.compile(r"[A-Za-z0-9_]+")
_SCORE = re.compile(r"-?[0-9]{1,4}--?[0-9]{1,4}")
_POINTS = re.compile(r"0|-?[1-9][0-9]{0,2}")
_TIME_CONTROL = re.compile(r"[0-9]{1,7}([+~][0-9]{1,7})?|[0-9]{1,3}d|[-?]")

AUTOMA_NAME = "Automa"
SOLO_TAGS = ("Opponent", "Deck", "Level", "Cards")

_DECKS = {deck.value: deck for deck in Deck}
_LEVELS = {level.numeral: number for number, level in LEVELS.items()}


def parse_value(text: str) -> str:
    """Return the text between the quotes of a tag; control characters become spaces."""
    return CONTROL.sub(" ", re.sub(r"\\(.)", r"\1", text))


def format_tag(name: str, value: str) -> str:
    """Write the line of a tag; raises NotationError for a name or a text that can't be written."""
    if not _NAME.fullmatch(name):
        raise NotationError(f"tag {quoted(name)}", "a tag's name is letters, digits and _")
    if CONTROL.search(value):
        raise NotationError(f"tag {name}", "a line break or control character is not allowed there")
    if fault := fault_of(name, value):
        raise NotationError(f"tag {name}", fault)
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def fault_of(name: str, value: str) -> str | None:
    """Return what is wrong with the text of a tag, or None; only some tags have a fixed form."""
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
    """Return the start of a game from a ring; raises NotationError, at `where`, if it is bad."""
    try:
        return new_game(ring, board)
    except PositionError as error:
        raise NotationError(where, error.reason) from None


def position_tag(tags: Mapping[str, str], parse: Callable[[str], P]) -> P:
    """Read the tag Position by `parse`; raises NotationError."""
    try:
        return parse(tags["Position"])
    except NotationError as error:
        raise NotationError(f"tag Position, {error.where}", error.what) from None


def set_up_of(tags: Mapping[str, str]) -> Position:
    """Return the start from the tags Ring and Board; raises NotationError if they give none."""
    if "Ring" not in tags:
        raise NotationError("tags", "neither Ring nor Position says how the game starts")
    name = tags.get("Board", Board.REVISED.value)
    boards = {board.value: board for board in Board}
    if name not in boards:
        raise NotationError("tag Board", f"{quoted(name)} is not one of {', '.join(boards)}")
    return set_up("tag Ring", tags["Ring"], boards[name])


def compensation_of(tags: Mapping[str, str]) -> int:
    """Return the second seat's extra points by a record's tags, 0 without a valid one."""
    value = tags.get(COMPENSATION, "0")
    return int(value) if _POINTS.fullmatch(value) else 0


def score_tag(scores: tuple[int, int]) -> str:
    """Write both scores of a finished game as in the tag Score."""
    return "{}-{}".format(*scores)


def has_solo_tags(tags: Mapping[str, str]) -> bool:
    """Return whether these are the tags of a solo game."""
    return tags.get("Opponent") == AUTOMA_NAME


def start_of(tags: Mapping[str, str], report: Report) -> Position | Solo:
    """Read the position that a record starts from, with all the cards that its tags give.

    Raises NotationError if the tags give no start. Faults in the cards go to `report`, and those
    cards are then unknown.
    """
    if has_solo_tags(tags):
        return _solo_start(tags, report)
    return position_tag(tags, parse_position) if "Position" in tags else set_up_of(tags)


def _solo_start(tags: Mapping[str, str], report: Report) -> Solo:
    if "Position" in tags:
        start = position_tag(tags, parse_solo)
        for name, value in (("Deck", start.deck.value), ("Level", start.level.numeral)):
            if (given := tags.get(name, value)) != value:
                report(f"tag {name}", f"{quoted(given)}, but the Position says {value}")
    else:
        table = set_up_of(tags)
        deck, level = _look_up(tags, "Deck", _DECKS), _look_up(tags, "Level", _LEVELS)
        nothing_known = (UNKNOWN,) * len(deck.cards)
        start = new_solo(table.ring, nothing_known, deck=deck, level=level, board=table.board)
    shuffles = _read_shuffles(tags.get("Cards"), start.deck, report)
    if not shuffles:
        return start
    known = _with_shuffle(start, shuffles[0])
    if known is None:
        report("tag Cards", "shuffle 1 is not that of the Position")
    return (known or start).with_later(shuffles[1:])


def start_tags(start: State) -> Iterator[tuple[str, str]]:
    """Yield the tags (name and text) of the start of a game, in the order of writing."""
    if start.is_set_up:
        yield "Ring", start.table.ring
        yield "Board", start.table.board.value
    else:
        yield "SetUp", "1"
        yield "Position", format_position(start)
    if not isinstance(start, Solo):
        return
    yield "Opponent", AUTOMA_NAME
    yield "Deck", start.deck.value
    yield "Level", start.level.numeral
    yield "Cards", " / ".join(format_cards(cards, " ") for cards in (start.shuffle, *start.later))


def _look_up(tags: Mapping[str, str], name: str, values: Mapping[str, _Value]) -> _Value:
    text = tags.get(name)
    if text is None:
        raise NotationError("tags", f"a solo game needs the tag {name}")
    if text not in values:
        raise NotationError(f"tag {name}", f"{quoted(text)} is not one of {', '.join(values)}")
    return values[text]


def _read_shuffles(text: str | None, deck: Deck, report: Report) -> tuple[Shuffle, ...]:
    """Read the shuffles in the tag Cards, up to the first malformed one."""
    shuffles: list[Shuffle] = []
    for group in [] if text is None else text.split("/"):
        where = f"tag Cards, shuffle {len(shuffles) + 1}"
        try:
            shuffles.append(parse_shuffle(where, group.split(), deck))
        except NotationError as error:
            report(where, error.what)
            break
    return tuple(shuffles)


def _with_shuffle(start: Solo, shuffle: Shuffle) -> Solo | None:
    """Fill in the start's unknown cards from the shuffle; None if the two contradict."""
    cards = tuple(held or given for held, given in zip(start.shuffle, shuffle, strict=True))
    if any(given not in (UNKNOWN, card) for card, given in zip(cards, shuffle, strict=True)):
        return None
    known = [card for card in cards if card != UNKNOWN]
    if len(set(known)) != len(known):
        return None
    aside, gone = len(start.aside), len(start.aside) + len(start.discards)
    pile = cards[gone:]
    is_shown = pile[:1] == (UNKNOWN,)
    filled = replace(
        start,
        aside=cards[:aside],
        pile=pile,
        shown_budget=start.shown_budget if is_shown else None,
    )
    return filled if start.public_budget in (None, filled.public_budget) else None
