"""Reading game records: lenient, and it says what is wrong and keeps what came before."""

import re
from dataclasses import dataclass, field
from types import MappingProxyType

from quiltbee.notation.comments import NO_COMMENT, Comment, parse_comment
from quiltbee.notation.errors import NotationError
from quiltbee.notation.moves import EXPECTED, TOKEN, read_token
from quiltbee.notation.position_string import parse_position
from quiltbee.notation.record import RESULTS, TERMINATIONS, Line, Record, RecordedMove, result_of
from quiltbee.notation.replay import play_written
from quiltbee.rules import Board, Move, Position, PositionError, new_game, scores

DEEPEST = 64
"""How deep variations may lie in one another."""

_TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]')
_WORD = re.compile(
    r"(?P<space>\s+)|(?m:^%.*$)|\{(?P<comment>[^}]*)\}|;(?P<rest>[^\n]*)"
    r"|\$(?P<nag>[0-9]{1,3})|(?P<mark>!!|\?\?|!\?|\?!|!|\?)|(?P<open>\()|(?P<close>\))"
    r"|(?P<mover>[12]):|(?P<result>1-0|0-1|\*)(?![0-9])|(?P<token>" + TOKEN.pattern + ")"
)
_NAG_OF_MARK = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}


def parse_record(text: str) -> Record:
    """Read the first record of a text.

    What can be kept of a faulty one is kept: the moves before an illegal one, with the fault in
    `problems`. Raises NotationError where there is no game at all: no ring and no position, or
    one that can't be.
    """
    return _Reader(text).read()


def parse_records(text: str) -> list[Record]:
    """Read every record of a text; errors as `parse_record`."""
    reader = _Reader(text)
    records = [reader.read()]
    while not reader.at_end():
        records.append(reader.read())
    return records


@dataclass(slots=True)
class _Draft:
    """A move that may still get comments and variations."""

    move: Move
    nags: list[int] = field(default_factory=list)
    comment: Comment = NO_COMMENT
    variations: list["_DraftLine"] = field(default_factory=list)

    def finished(self) -> RecordedMove:
        lines = tuple(line.finished() for line in self.variations if line.moves or line.comment)
        return RecordedMove(self.move, tuple(self.nags), self.comment, lines)


@dataclass(slots=True)
class _DraftLine:
    """A line being read; after a fault (`broken`) the rest of it is passed over."""

    position: Position
    number: int
    broken: bool = False
    before: Position | None = None
    moves: list[_Draft] = field(default_factory=list)
    comment: Comment = NO_COMMENT

    def finished(self) -> Line:
        return Line(tuple(draft.finished() for draft in self.moves), self.comment)

    def add_comment(self, text: str) -> None:
        said = self.moves[-1] if self.moves else self
        said.comment = said.comment.joined(parse_comment(text))

    def variation(self) -> "_DraftLine":
        """An empty line in place of the last move."""
        if self.before is None or self.broken:
            return _DraftLine(self.position, self.number, broken=True)
        line = _DraftLine(self.before, self.number - 1)
        self.moves[-1].variations.append(line)
        return line


class _Reader:
    """Reads records one after the other from a text."""

    def __init__(self, text: str) -> None:
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self.at = 0
        self.problems: list[NotationError] = []
        self._skip_space()

    def at_end(self) -> bool:
        return self.at >= len(self.text)

    def read(self) -> Record:
        self.problems = []
        tags = self._read_tags()
        start = _start(tags)
        main, result = self._read_moves(start)
        claimed = tags.get("Result", "*")
        if claimed not in RESULTS:
            self._problem("tag Result", f"{claimed[:20]!r} is not one of {' '.join(RESULTS)}")
            claimed = "*"
        if result is not None and result != claimed and "Result" in tags:
            self._problem("result", f"{result} after the moves, but {claimed} in the tags")
        result = result or claimed
        self._check_tags(tags, main.position, main.broken, result)
        return Record(start, main.finished(), MappingProxyType(tags), result, tuple(self.problems))

    def _problem(self, where: str, what: str) -> None:
        self.problems.append(NotationError(where, what))

    def _skip_space(self) -> None:
        while match := re.compile(r"\s+|(?m:^%.*$)").match(self.text, self.at):
            self.at = match.end() if match.end() > self.at else self.at + 1

    def _line_number(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def _read_tags(self) -> dict[str, str]:
        tags: dict[str, str] = {}
        self._skip_space()
        while self.text.startswith("[", self.at):
            match = _TAG.match(self.text, self.at)
            if match is None:
                what = 'a tag is a name and a text in quotes, like [Event "Casual"]'
                self._problem(f"line {self._line_number()}", what)
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            else:
                if match[1] in tags:
                    self._problem(f"line {self._line_number()}", f"tag {match[1]} stands twice")
                tags.setdefault(match[1], re.sub(r"\\(.)", r"\1", match[2]))
                self.at = match.end()
            self._skip_space()
        return tags

    def _read_moves(self, start: Position) -> tuple[_DraftLine, str | None]:
        """Read up to the result, the next record's tags or the end."""
        lines = [_DraftLine(start, 1)]
        result = None
        while not self.at_end() and result is None:
            match = _WORD.match(self.text, self.at)
            if match is None:
                if (len(lines) == 1 and self.text[self.at] == "[") or _TAG.match(
                    self.text, self.at
                ):
                    break
                self._unknown_text(lines[-1])
            else:
                self._read_word(match, lines)
                result = match["result"] if len(lines) == 1 else None
                self.at = match.end()
        if len(lines) > 1:
            self._problem("variation", f"{len(lines) - 1} not closed with )")
        self._skip_space()
        return lines[0], result

    def _unknown_text(self, line: _DraftLine) -> None:
        word = re.compile(r"\S[^\s(){};\[]*").match(self.text, self.at)
        assert word is not None
        if not line.broken:
            where = f"move {line.number}, player {line.position.turn}"
            self._problem(where, f"{word[0][:20]!r} in line {self._line_number()}: {EXPECTED}")
        line.broken = True
        self.at = word.end()

    def _read_word(self, match: re.Match[str], lines: list[_DraftLine]) -> None:
        line = lines[-1]
        if match["token"]:
            self._read_move(match, line)
        elif match["mover"]:
            self._check_mover(int(match["mover"]), line)
        elif match["comment"] is not None or match["rest"] is not None:
            if not line.broken:
                line.add_comment(match["comment"] or match["rest"] or "")
        elif match["nag"] or match["mark"]:
            if line.moves and not line.broken:
                nag = int(match["nag"]) if match["nag"] else _NAG_OF_MARK[match["mark"]]
                line.moves[-1].nags.append(nag)
        elif match["open"]:
            if len(lines) > DEEPEST:
                raise NotationError("variation", f"more than {DEEPEST} in one another")
            if line.before is None and not line.broken:
                self._problem("variation", "there is no move before it that it could replace")
            lines.append(line.variation())
        elif match["close"]:
            if len(lines) > 1:
                lines.pop()
            else:
                self._problem(f"line {self._line_number()}", "a ) without its (")

    def _read_move(self, match: re.Match[str], line: _DraftLine) -> None:
        if line.broken:
            return
        try:
            move = read_token(match)
            after = play_written(line.position, move, line.number)
        except NotationError as error:
            where = error.where
            if not where.startswith(f"move {line.number},"):
                where = f"move {line.number}, player {line.position.turn}, {match[0]}"
            self._problem(where, error.what)
            line.broken = True
            return
        line.before, line.position = line.position, after
        line.number += 1
        line.moves.append(_Draft(move))

    def _check_mover(self, player: int, line: _DraftLine) -> None:
        if not line.broken and line.position.turn != player and not line.position.is_over:
            what = f"the record says player {player}, but it is player {line.position.turn}'s turn"
            self._problem(f"move {line.number}", what)
            line.broken = True

    def _check_tags(self, tags: dict[str, str], end: Position, broken: bool, result: str) -> None:
        """Problems where tags contradict the moves."""
        termination = tags.get("Termination", "normal")
        if termination not in TERMINATIONS:
            what = f"{termination[:20]!r} is not one of {', '.join(TERMINATIONS)}"
            self._problem("tag Termination", what)
        if broken or not end.is_over:
            if not broken and "Termination" in tags and termination == "normal":
                self._problem("tag Termination", "normal, but the game is not over")
            return
        if termination == "normal" and result != result_of(end):
            self._problem("result", f"{result}, but the moves end in {result_of(end)}")
        first, second = scores(end)
        if tags.get("Score", f"{first}-{second}") != f"{first}-{second}":
            what = f"{tags['Score'][:20]}, but the moves end in {first}-{second}"
            self._problem("tag Score", what)


def _start(tags: dict[str, str]) -> Position:
    """The position that the tags say the game starts from."""
    if tags.get("Opponent") == "Automa":
        raise NotationError("tag Opponent", "solo games can't be read yet")
    if "Position" in tags:
        try:
            return parse_position(tags["Position"])
        except NotationError as error:
            raise NotationError(f"tag Position, {error.where}", error.what) from None
    if "Ring" not in tags:
        raise NotationError("record", "neither a tag Ring nor a tag Position says how it starts")
    name = tags.get("Board", Board.REVISED.value)
    try:
        board = Board(name)
    except ValueError:
        what = f"{name[:20]!r} is not one of {' '.join(board.value for board in Board)}"
        raise NotationError("tag Board", what) from None
    try:
        return new_game(tags["Ring"], board)
    except PositionError as error:
        raise NotationError("tag Ring", error.reason) from None
