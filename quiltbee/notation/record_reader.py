"""Reading game records: lenient, and it says what is wrong and keeps what came before.

Reading a text takes time in proportion to its length, whatever it holds.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import MappingProxyType

from quiltbee.notation.course import Course, TwoPlayers
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.movetext import Movetext
from quiltbee.notation.record import Line, MoveKind, Record, result_of
from quiltbee.notation.solo_course import SoloCourse
from quiltbee.notation.solo_record import SoloRecord
from quiltbee.notation.solo_tags import SOLO_TAGS, is_solo, solo_start_of
from quiltbee.notation.tags import (
    LIKE_A_TAG,
    SPACE,
    START_TAGS,
    TAG,
    fault_of,
    parse_value,
    score_of,
    start_of,
)

MOST_PROBLEMS = 100
"""How many problems of one record are told; those after them are not."""


def parse_game(text: str) -> Record | SoloRecord:
    """Read the first record of a text, of two players or a solo game.

    What can be kept of a faulty one is kept: the moves before an illegal one, with the fault in
    `problems`. Raises NotationError where there is no game at all: no ring and no position, or
    one that can't be.
    """
    return _Reader(text).read()


def parse_games(text: str) -> list[Record | SoloRecord]:
    """Read every record of a text; errors as `parse_game`, with the number of the game."""
    return list(iter_games(text))


def iter_games(text: str) -> Iterator[Record | SoloRecord]:
    """As `parse_games`, but one after the other: those before an error are there already."""
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


def parse_record(text: str) -> Record:
    """As `parse_game`, but a solo game is an error too."""
    return _of_two(parse_game(text), 1)


def parse_records(text: str) -> list[Record]:
    """As `parse_games`, but a solo game is an error too."""
    return list(iter_records(text))


def iter_records(text: str) -> Iterator[Record]:
    """As `iter_games`, but a solo game is an error too."""
    for number, record in enumerate(iter_games(text), 1):
        yield _of_two(record, number)


def _of_two(record: Record | SoloRecord, number: int) -> Record:
    if isinstance(record, SoloRecord):
        where = "tag Opponent" if number == 1 else f"game {number}, tag Opponent"
        raise NotationError(where, "this is a solo game, where one of two players is needed")
    return record


class _Reader:
    """Reads records one after the other from a text."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.at = 0
        self.lines, self.counted_to = 1, 0
        self.problems: list[NotationError] = []

    def at_end(self) -> bool:
        return self.at == len(self.text)

    def read(self) -> Record | SoloRecord:
        """The next record: its tags, and its moves up to the next tag or the end."""
        self.problems = []
        tags = self._read_tags()
        if is_solo(tags):
            return self._read_solo(tags)
        with self._explained():
            start = start_of(tags)
        line, result = self._read_game(tags, TwoPlayers(start), START_TAGS)
        return Record(start, line, MappingProxyType(tags), result, tuple(self.problems))

    def _read_solo(self, tags: dict[str, str]) -> SoloRecord:
        with self._explained():
            start, shuffles = solo_start_of(tags, self._report)
        course = SoloCourse.of(start, shuffles)
        line, result = self._read_game(tags, course, (*START_TAGS, *SOLO_TAGS))
        problems = tuple(self.problems)
        return SoloRecord(start, line, shuffles, MappingProxyType(tags), result, problems)

    def _read_game(
        self, tags: dict[str, str], start: Course[MoveKind], start_tags: Sequence[str]
    ) -> tuple[Line[MoveKind], str]:
        """The moves and the result; of the tags those are left that nothing else says."""
        self._drop_start(tags, start_tags)
        movetext = self._read_movetext(start)
        self._drop_faulty(tags)
        result = self._settle_result(tags, movetext)
        return movetext.line, result

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """An error names the first problem as well, which may be why there is one."""
        try:
            yield
        except NotationError as error:
            reason = f" ({self.problems[0]})" if self.problems else ""
            raise NotationError(error.where, error.what + reason) from None

    def _report(self, where: str, what: str) -> None:
        if len(self.problems) < MOST_PROBLEMS:
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
                    self._report_line(f"the tag {quoted(name)} stands twice, the first counts")
                tags.setdefault(name, parse_value(value))
                self.at = match.end()
            self._skip_space()
        return tags

    def _read_movetext(self, start: Course[MoveKind]) -> Movetext[MoveKind]:
        movetext = Movetext(start, self._report)
        while (word := start.words.match(self.text, self.at)) and word.lastgroup != "tag":
            movetext.read(word)
            self.at = word.end()
        movetext.end()
        return movetext

    def _drop_start(self, tags: dict[str, str], start_tags: Sequence[str]) -> None:
        """Take away the tags that the start of the game says."""
        from_position = "Position" in tags
        for name in ("Ring", "Board"):
            if from_position and name in tags:
                self._report(f"tag {name}", "it doesn't count beside a Position")
        set_up = "1" if from_position else "0"
        if tags.get("SetUp", set_up) != set_up:
            self._report("tag SetUp", "it is 1 with a Position, and 0 or nothing without one")
        for name in start_tags:
            tags.pop(name, None)

    def _drop_faulty(self, tags: dict[str, str]) -> None:
        """Take away the tags that programs read and can't read so."""
        for name, value in list(tags.items()):
            if fault := fault_of(name, value):
                self._report(f"tag {name}", fault)
                del tags[name]

    def _settle_result(self, tags: dict[str, str], movetext: Movetext[MoveKind]) -> str:
        """The result; takes away the tags that it says and those that contradict the moves."""
        claimed = tags.pop("Result", None)
        result = movetext.result or claimed
        if claimed not in (None, result):
            self._report("result", f"{result} after the moves, but {claimed} in the tags")
        last = movetext.last.position
        termination = tags.get("Termination")
        if not last.is_over:
            if termination == "normal":
                del tags["Termination"]
                if not movetext.is_broken:
                    self._report("tag Termination", "normal, but the game is not over")
            return result or "*"
        score = score_of(last)
        if (told := tags.pop("Score", score)) != score:
            self._report("tag Score", f"{told}, but the moves end in {score}")
        if termination not in (None, "normal"):
            return result or "*"
        by_moves = result_of(last)
        if result not in (None, by_moves):
            self._report("result", f"{result}, but the moves end in {by_moves}")
        return by_moves
