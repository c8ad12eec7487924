"""Reading game records leniently: faults are reported, and what came before them is kept.

Reading takes time proportional to the length of the text, whatever it holds.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

from quiltbee.notation.cursor import Cursor, result_of
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.movetext import Movetext, lexemes_of
from quiltbee.notation.record import Line, Record
from quiltbee.notation.tags import (
    LIKE_A_TAG,
    SOLO_TAGS,
    SPACE,
    START_TAGS,
    TAG,
    compensation_of,
    fault_of,
    parse_value,
    score_tag,
    start_of,
)
from quiltbee.rules import State

MAX_PROBLEMS = 100
"""How many problems are listed for one record; any more are dropped."""


def parse_record(text: str) -> Record[Any]:
    """Read the first record of a text, of any variant.

    A faulty record keeps what can be kept, such as the moves before an illegal one, and lists its
    faults in `problems`. Raises NotationError only if there is no game at all: neither a ring nor a
    position, or an impossible one.
    """
    return _Reader(text).read()


def parse_records(text: str) -> list[Record[Any]]:
    """Read every record of a text; an error after the first record gives the game's number."""
    return list(iter_records(text))


def iter_records(text: str) -> Iterator[Record[Any]]:
    """As `parse_records`, but one at a time, so that an error comes after the records before it."""
    reader = _Reader(text)
    yield reader.read()
    number = 2
    while not reader.at_end():
        try:
            record = reader.read()
        except NotationError as error:
            raise NotationError(f"game {number}, {error.where}", error.what) from None
        yield record
        number += 1


class _Reader:
    """Reads one record after another from a text."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.at = 0
        self.lines, self.counted_to = 1, 0
        self.problems: list[NotationError] = []

    def at_end(self) -> bool:
        return self.at == len(self.text)

    def read(self) -> Record[Any]:
        """Read the next record: its tags, and its moves up to the next tag or the end."""
        self.problems = []
        tags = self._read_tags()
        with self._explained():
            start = start_of(tags, self._report)
        line, result = self._read_game(tags, start)
        return Record(start, line, MappingProxyType(tags), result, tuple(self.problems))

    def _read_game(self, tags: dict[str, str], start: State) -> tuple[Line, str]:
        """Read the moves and the result; remove the tags that other fields of the record say."""
        self._drop_start(tags, start)
        movetext = self._read_movetext(start)
        self._drop_faulty(tags)
        result = self._settle_result(tags, movetext)
        return movetext.line, result

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Add the first problem to an error, as it may be the cause."""
        try:
            yield
        except NotationError as error:
            reason = f" ({self.problems[0]})" if self.problems else ""
            raise NotationError(error.where, error.what + reason) from None

    def _report(self, where: str, what: str) -> None:
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(NotationError(where, what))

    def _report_line(self, what: str) -> None:
        self.lines += self.text.count("\n", self.counted_to, self.at)
        self.counted_to = self.at
        self._report(f"line {self.lines}", what)

    def _skip_space(self) -> None:
        if space := SPACE.match(self.text, self.at):
            self.at = space.end()

    def _read_tags(self) -> dict[str, str]:
        tags: dict[str, str] = {}
        self._skip_space()
        while self.text.startswith("[", self.at):
            match = TAG.match(self.text, self.at)
            if match is None:
                self._report_line(LIKE_A_TAG)
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            else:
                name, value = match.groups()
                if name in tags:
                    self._report_line(f"the tag {quoted(name)} appears twice; the first one counts")
                tags.setdefault(name, parse_value(value))
                self.at = match.end()
            self._skip_space()
        return tags

    def _read_movetext(self, start: State) -> Movetext:
        movetext = Movetext(Cursor(start.shuffled_if_due()), self._report)
        lexemes, after_mover = lexemes_of(start), False
        while lexeme := lexemes.match(self.text, self.at, after_mover=after_mover):
            kind = lexeme.lastgroup
            if kind == "tag":
                break
            movetext.read(lexeme)
            self.at = lexeme.end()
            if kind not in ("space", "comment", "rest"):
                after_mover = kind == "mover"
        movetext.end()
        return movetext

    def _drop_start(self, tags: dict[str, str], start: State) -> None:
        """Remove the tags about the start of the game."""
        from_position = "Position" in tags
        for name in ("Ring", "Board"):
            if from_position and name in tags:
                self._report(f"tag {name}", "it doesn't count beside a Position")
        set_up = "1" if from_position else "0"
        if tags.get("SetUp", set_up) != set_up:
            self._report("tag SetUp", "it is 1 with a Position, and 0 or nothing without one")
        for name in (*START_TAGS, *(SOLO_TAGS if start.has_cards else ())):
            tags.pop(name, None)

    def _drop_faulty(self, tags: dict[str, str]) -> None:
        """Remove the tags that have a fixed form and do not keep to it."""
        for name, value in list(tags.items()):
            if fault := fault_of(name, value):
                self._report(f"tag {name}", fault)
                del tags[name]

    def _settle_result(self, tags: dict[str, str], movetext: Movetext) -> str:
        """The result; removes its tag and the tags that contradict the moves."""
        claimed = tags.pop("Result", None)
        result = movetext.result or claimed
        if claimed not in (None, result):
            self._report("result", f"{result} after the moves, but {claimed} in the tags")
        last = movetext.last.position
        termination = tags.get("Termination")
        if not movetext.last.is_over:
            if termination == "normal":
                del tags["Termination"]
                if not movetext.is_broken:
                    self._report("tag Termination", "normal, but the game is not over")
            return result or "*"
        score = score_tag(last.scores)
        if (given := tags.pop("Score", score)) != score:
            self._report("tag Score", f"{given}, but the moves end in {score}")
        if termination not in (None, "normal"):
            return result or "*"
        by_moves = result_of(last, compensation_of(tags))
        if result not in (None, by_moves):
            self._report("result", f"{result}, but the moves end in {by_moves}")
        return by_moves
