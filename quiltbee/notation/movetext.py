"""Reading the moves of a game record, lexeme by lexeme."""

import re
from dataclasses import dataclass, field
from typing import Any

from quiltbee.automa import AnyMove
from quiltbee.notation.codec import Report
from quiltbee.notation.comments import parse_comment
from quiltbee.notation.cursor import Cursor, move_place
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.record import MAX_DEPTH, MAX_NAG, Line, RecordedMove
from quiltbee.rules import MoveError

_NAG_OF_MARK = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}


@dataclass(slots=True)
class _Draft:
    """A move to which marks, comments and variations are still being added."""

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

    `cursor` is the point reached, `before` the one before the last move, where a variation starts.
    `card` is the one to be turned over by the move that comes next, if it is another than the
    game's.
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
    """Takes in the lexemes of one record and keeps the moves that can be played."""

    def __init__(self, start: Cursor[Any], report: Report) -> None:
        self._main = _DraftLine(start)
        self._lines = [self._main]  # the open lines, each a variation of the one before
        self._skipped = 0  # how many more variations are open, inside those, that can't be read
        self._report = report
        self.result: str | None = None

    @property
    def line(self) -> Line:
        """The moves that were read."""
        return self._main.finished()

    @property
    def last(self) -> Cursor[Any]:
        """The cursor after the last move of the game that could be played."""
        return self._main.cursor

    @property
    def is_broken(self) -> bool:
        """Whether the rest of the game was skipped after a fault."""
        return self._main.broken

    def read(self, lexeme: re.Match[str]) -> None:
        """Take in the next lexeme, a match of the codec's `lexemes`."""
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
            self._fail(line, f"{quoted(text)} stands after the result")
        elif kind in ("nag", "mark"):
            self._add_nag(line, text)
        elif kind == "mover":
            self._check_mover(line, text[0], text[1:-1])
        elif kind == "token":
            self._play(line, lexeme)
        elif kind == "result":
            self._fail(line, f"the result {text} stands in a variation")
        else:
            self._fail(line, f"{quoted(text)} is no move, {line.cursor.codec.expected}")

    def _report_at(self, line: _DraftLine, what: str) -> None:
        self._report(line.cursor.place(line.place), what)

    def _fail(self, line: _DraftLine, what: str) -> None:
        """Report a fault, and skip the rest of the line."""
        self._report_at(line, what)
        line.broken = True

    def _play(self, line: _DraftLine, lexeme: re.Match[str]) -> None:
        cursor, card = line.cursor, line.card
        try:
            if card is not None:
                cursor = cursor.with_card(card, line.place)
            move = cursor.codec.read_token(cursor.position, lexeme)
            after = cursor.play(move, line.place)
        except MoveError as error:
            self._fail(line, f"{lexeme[0]} is no move, {error}")
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
            self._fail(line, "the cards of the game itself stand in the tag Cards")
        elif card:
            line.card = int(card)
        if mover != cursor.mover and not cursor.is_over:
            name = cursor.codec.mover_name(mover)
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
