"""A lenient reader of game records: it reports faults, and keeps the moves before them.

Reading takes linear time for any text. A game stops at `MAX_LEXEMES`, and where more parentheses
are open than `MAX_OPEN`; the next record is read again.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from quiltbee.automa import Solo
from quiltbee.notation.comments import parse_comment
from quiltbee.notation.moves import (
    EXPECTED,
    MOVER_NAMES,
    TOKEN,
    Cursor,
    NotationError,
    Report,
    move_place,
    quoted,
    read_token,
    result_of,
)
from quiltbee.notation.record import MAX_DEPTH, MAX_NAG, Line, Record, RecordedMove
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
from quiltbee.rules import PASS, AnyMove, AutomaMove, Chance, MoveError, State

_NAG_OF_MARK = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}


class Lexemes:
    """The pattern of the lexemes of a game; `lastgroup` of a match is its kind.

    `movers` is the pattern of what may stand before a colon, and `token` that of a move; `expected`
    describes a move for messages. A tag belongs to the next record.
    """

    def __init__(self, movers: str, token: str, expected: str) -> None:
        mover, token = rf"(?P<mover>(?:{movers}):)", rf"(?P<token>{token})"
        self._usual, self._after_mover = _pattern(mover, token), _pattern(token, mover)
        self.expected = expected

    def match(self, text: str, at: int, *, after_mover: bool) -> re.Match[str] | None:
        """Match the next lexeme; a mover is followed by a move: `A: A1: ...` is patch A."""
        return (self._after_mover if after_mover else self._usual).match(text, at)


def _pattern(first: str, then: str) -> re.Pattern[str]:
    return re.compile(
        rf"(?P<space>{SPACE.pattern})"
        r"|(?P<comment>\{[^}]*\}?)"
        r"|(?P<rest>;.*)"
        r"|(?P<nag>\$[0-9]+)"
        r"|(?P<mark>!!|\?\?|!\?|\?!|!|\?)"
        r"|(?P<open>\()"
        r"|(?P<close>\))"
        rf"|{first}"
        r"|(?P<result>(?:1-0|0-1|\*)(?![0-9]))"
        rf"|{then}"
        rf"|(?P<tag>{TAG.pattern})"
        r"|(?P<unknown>\S[^\s(){};\[]*)"
    )


_AUTOMA = r"A(?:[1-9][0-9]?)?"
"""The Automa as a mover, optionally with its card in a variation."""

_OF_DUEL = Lexemes("[12]", TOKEN.pattern, EXPECTED)
_OF_SOLO = Lexemes(
    rf"[12]|{_AUTOMA}",
    rf"{TOKEN.pattern}|(?P<taken>[A-Za-g])(?=[12]:|{_AUTOMA}:|1-0|0-1|[^\w+:]|\Z)",
    f"{EXPECTED}, and of the Automa A:X or A:pass",
)


def lexemes_of(position: State) -> Lexemes:
    """Return the lexemes of a game; in a solo one a single letter is a patch the Automa took."""
    return _OF_SOLO if isinstance(position, Solo) else _OF_DUEL


def _move_of(token: re.Match[str], position: State) -> AnyMove:
    """Return the move that a token means here; a pass on the Automa's turn is the Automa's."""
    if taken := token.groupdict().get("taken"):
        return AutomaMove(taken)
    move = read_token(token)
    if move == PASS and position.decider is Chance.CARD:
        return AutomaMove(None)
    return move


@dataclass(slots=True)
class _Draft:
    """A move still open to marks, comments and variations."""

    move: AnyMove
    nags: list[int] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    variations: list["_DraftLine"] = field(default_factory=list)
    card: int | None = None

    def finished(self) -> RecordedMove:
        comment = parse_comment(" ".join(self.comments))
        lines = (line.finished() for line in self.variations)
        variations = tuple(line for line in lines if line.moves or line.comment)
        return RecordedMove(self.move, tuple(self.nags), comment, variations, self.card)


@dataclass(slots=True)
class _DraftLine:
    """A line being read; after a fault it is `broken`, and the rest of it is skipped.

    `cursor` is the current position, `before` the one before the last move, where a variation
    starts. `card` is the one that the next move turns over, if it differs from the game's.
    """

    cursor: Cursor[Any]
    number: int = 1
    depth: int = 0
    broken: bool = False
    before: Cursor[Any] | None = None
    moves: list[_Draft] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    card: int | None = None

    @property
    def place(self) -> str:
        return move_place(self.number, self.depth)

    def finished(self) -> Line:
        moves = tuple(draft.finished() for draft in self.moves)
        return Line(moves, parse_comment(" ".join(self.comments)))


class Movetext:
    """Reads the lexemes of one record and keeps the moves that can be played."""

    def __init__(self, start: Cursor[Any], report: Report) -> None:
        self._main = _DraftLine(start)
        self._lines = [self._main]  # the open lines, each a variation of the one before
        self._skipped = 0  # how many more variations are open, inside those, that can't be read
        self._report = report
        self.result: str | None = None

    @property
    def line(self) -> Line:
        """The moves read so far."""
        return self._main.finished()

    @property
    def last(self) -> Cursor[Any]:
        """The cursor after the last playable move of the game."""
        return self._main.cursor

    @property
    def is_broken(self) -> bool:
        """True if the rest of the game was skipped after a fault."""
        return self._main.broken

    @property
    def is_too_deep(self) -> bool:
        """True if more parentheses are open than any game has."""
        return len(self._lines) + self._skipped > MAX_OPEN

    def read(self, lexeme: re.Match[str]) -> None:
        """Read the next lexeme, a match of `lexemes_of` the game."""
        line, kind, text = self._lines[-1], lexeme.lastgroup, lexeme[0]
        if kind == "comment" and not text.endswith("}"):
            self._report_at(line, "the comment has no } at its end")
        if kind == "open":
            self._open_variation(line)
        elif kind == "close":
            self._close_variation(line)
        elif kind == "result" and self.result is None and line is self._main:
            self.result = text
        elif kind != "space" and not (line.broken or self._skipped):
            self._read_lexeme(line, lexeme)

    def end(self) -> None:
        """Report the variations that are still open at the end."""
        unclosed = len(self._lines) - 1 + self._skipped
        if unclosed:
            self._report_at(self._main, f"{unclosed} ( without a )")

    def _read_lexeme(self, line: _DraftLine, lexeme: re.Match[str]) -> None:
        kind, text = lexeme.lastgroup, lexeme[0]
        if kind in ("comment", "rest"):
            owner = line.moves[-1] if line.moves else line
            owner.comments.append(text[1:].removesuffix("}") if kind == "comment" else text[1:])
        elif self.result is not None and line is self._main:
            self._fail(line, f"{quoted(text)} comes after the result")
        elif kind in ("nag", "mark"):
            self._add_nag(line, text)
        elif kind == "mover":
            self._check_mover(line, text[0], text[1:-1])
        elif kind == "token":
            self._play(line, lexeme)
        elif kind == "result":
            self._fail(line, f"the result {text} is in a variation")
        else:
            self._fail(
                line, f"{quoted(text)} is not a move, {lexemes_of(line.cursor.position).expected}"
            )

    def _report_at(self, line: _DraftLine, what: str) -> None:
        self._report(line.cursor.place(line.place), what)

    def _fail(self, line: _DraftLine, what: str) -> None:
        self._report_at(line, what)
        line.broken = True

    def _play(self, line: _DraftLine, lexeme: re.Match[str]) -> None:
        cursor, card = line.cursor, line.card
        try:
            if card is not None:
                cursor = cursor.with_card(card, line.place)
            move = _move_of(lexeme, cursor.position)
            after = cursor.play(move, line.place)
        except MoveError as error:
            self._fail(line, f"{lexeme[0]} is not a move, {error}")
        except NotationError as error:
            self._report(error.where, error.what)
            line.broken = True
        else:
            line.before, line.cursor = line.cursor, after
            line.number += 1
            line.moves.append(_Draft(move, card=card))
            line.card = None

    def _check_mover(self, line: _DraftLine, mover: str, card: str) -> None:
        cursor = line.cursor
        if card and line is self._main:
            self._fail(line, "the cards of the game itself are in the tag Cards")
        elif card:
            line.card = int(card)
        if mover != cursor.mover and not cursor.position.is_over:
            name = MOVER_NAMES[mover]
            self._fail(line, f"the record says {mover}: here, but it is not {name}'s turn")

    def _add_nag(self, line: _DraftLine, text: str) -> None:
        nag = _NAG_OF_MARK.get(text) or int(text[1:5])
        if not line.moves:
            self._report_at(line, f"the mark {quoted(text)} has no move before it")
        elif nag > MAX_NAG:
            self._report_at(line, f"a mark is $0 to ${MAX_NAG}, not {quoted(text)}")
        else:
            line.moves[-1].nags.append(nag)

    def _open_variation(self, line: _DraftLine) -> None:
        if line.broken or self._skipped:
            self._skipped += 1
        elif line.before is None:
            self._report_at(line, "a variation has no move before it that it could replace")
            self._skipped = 1
        elif line.depth == MAX_DEPTH:
            self._report_at(line, f"variations lie more than {MAX_DEPTH} deep")
            self._skipped = 1
        else:
            variation = _DraftLine(line.before, line.number - 1, line.depth + 1)
            line.moves[-1].variations.append(variation)
            self._lines.append(variation)

    def _close_variation(self, line: _DraftLine) -> None:
        if self._skipped:
            self._skipped -= 1
        elif line is self._main:
            self._report_at(line, "there is a ) without its (")
        else:
            self._lines.pop()


MAX_PROBLEMS = 100
"""The most problems listed for one record; the rest are dropped."""

MAX_LEXEMES = 20_000
"""The most moves, marks, comments and spaces read from one record."""

MAX_OPEN = 2 * MAX_DEPTH
"""The most open parentheses, including those of variations that are skipped."""

_NEXT_RECORD = re.compile(rf"^{TAG.pattern}", re.MULTILINE)


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
    """Yield the records of `parse_records` one at a time, before any error in a later one."""
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
    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.at = 0
        self.lines, self.counted_to = 1, 0
        self.problems: list[NotationError] = []

    def at_end(self) -> bool:
        return self.at == len(self.text)

    def read(self) -> Record[Any]:
        self.problems = []
        tags = self._read_tags()
        with self._explained():
            start = start_of(tags, self._report)
        # Remove the tags that other fields repeat, and malformed ones.
        self._drop_start(tags, start)
        movetext = self._read_movetext(start)
        for name, value in list(tags.items()):
            if fault := fault_of(name, value):
                self._report(f"tag {name}", fault)
                del tags[name]
        result = self._settle_result(tags, movetext)
        return Record(start, movetext.line, MappingProxyType(tags), result, tuple(self.problems))

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
        lexemes, after_mover, count = lexemes_of(start), False, 0
        while lexeme := lexemes.match(self.text, self.at, after_mover=after_mover):
            count += 1
            if count > MAX_LEXEMES or movetext.is_too_deep:
                self._report_line(
                    "the record is too long or too deeply nested; the rest is left out"
                )
                following = _NEXT_RECORD.search(self.text, self.at)
                self.at = following.start() if following else len(self.text)
                break
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
        from_position = "Position" in tags
        for name in ("Ring", "Board"):
            if from_position and name in tags:
                self._report(f"tag {name}", "it doesn't count beside a Position")
        set_up = "1" if from_position else "0"
        if tags.get("SetUp", set_up) != set_up:
            self._report("tag SetUp", "it is 1 with a Position, and 0 or nothing without one")
        for name in (*START_TAGS, *(SOLO_TAGS if start.has_cards else ())):
            tags.pop(name, None)

    def _settle_result(self, tags: dict[str, str], movetext: Movetext) -> str:
        """Return the result; removes its tag and the tags that contradict the moves."""
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
        score = score_tag(last.scores)
        if (given := tags.pop("Score", score)) != score:
            self._report("tag Score", f"{given}, but the moves end in {score}")
        if termination not in (None, "normal"):
            return result or "*"
        by_moves = result_of(last, compensation_of(tags))
        if result not in (None, by_moves):
            self._report("result", f"{result}, but the moves end in {by_moves}")
        return by_moves
