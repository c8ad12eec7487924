"""The file of a match: a record for each game that ended, from which a match goes on.

The file is the whole state. A record is added when its game has ended, and is on the disk before
the next; one that was cut off by a crash is dropped. `Round` numbers pair and game, `Seed` is the
match's, players are named as on the command line; each move has its time, `Forfeit` says who
lost by a fault, and which.
"""

import os
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import BinaryIO, Self

from quiltbee.arena.errors import RecordsError
from quiltbee.arena.match_game import Decision, Forfeit, ForfeitKind, MatchGame, MatchSetting, Round
from quiltbee.notation import (
    Comment,
    Line,
    NotationError,
    Record,
    RecordedMove,
    format_record,
    parse_record,
)

_EVENT = "Match"
_HEAD = f'[Event "{_EVENT}"]\n'.encode()
_START = re.compile(rb"^\[Event ", re.MULTILINE)
_END = re.compile(rb"(?:^|[ \n])(?:1-0|0-1|\*)\n")
_FORFEITS: dict[str, ForfeitKind] = {"time forfeit": "time forfeit", "abandoned": "abandoned"}
_ROUND = re.compile(r"([1-9][0-9]{0,8})\.([12])")


def match_record(setting: MatchSetting, game: MatchGame) -> Record:
    """The record of a game."""
    seats = [setting.players[player].text for player in game.round.seats]
    tags = {
        "Event": _EVENT,
        "Player1": seats[0],
        "Player2": seats[1],
        "Round": str(game.round),
        "Seed": setting.seed,
        "Termination": "normal",
    }
    if game.forfeit is not None:
        tags["Termination"] = game.forfeit.kind
        tags["Forfeit"] = f"player {game.of(game.forfeit.by)}: {game.forfeit.reason}"
    line = Line(
        tuple(RecordedMove(d.move, comment=Comment(elapsed=d.seconds)) for d in game.decisions)
    )
    result = "1-0" if game.of(game.winner) == 1 else "0-1"
    return Record(game.start, line, MappingProxyType(tags), result)


def match_game(setting: MatchSetting, record: Record) -> MatchGame:
    """The game of a record; raises RecordsError if it is none of this match."""
    for problem in record.problems:
        raise RecordsError(str(problem))
    number = _ROUND.fullmatch(record.tags.get("Round", ""))
    if number is None:
        raise RecordsError("tag Round: a pair and 1 or 2 are needed, like 12.1")
    round_ = Round(int(number[1]), int(number[2]))
    _check_setting(setting, round_, record)
    positions = record.positions
    forfeit = _forfeit(round_, record)
    decisions = tuple(
        Decision(round_.seats[before.turn - 1], told.move, told.comment.elapsed or 0.0)
        for before, told in zip(positions, record.line.moves, strict=False)
    )
    return MatchGame(round_, record.start, decisions, positions[-1], forfeit)


def _check_setting(setting: MatchSetting, number: Round, record: Record) -> None:
    """Raise RecordsError where a game was played with other settings."""
    first, second = number.seats
    expected = {
        "Player1": setting.players[first].text,
        "Player2": setting.players[second].text,
        "Seed": setting.seed,
    }
    for name, text in expected.items():
        found = record.tags.get(name, "?")
        if found != text:
            raise RecordsError(f"{name} is {found!r} there and {text!r} in this match")
    if record.start.board is not setting.board:
        found, wanted = record.start.board.value, setting.board.value
        raise RecordsError(f"the board is the {found} one there and the {wanted} one in this match")
    if record.start != setting.start(number.pair):
        raise RecordsError("it does not start from the ring that the seed draws for it")


def _forfeit(number: Round, record: Record) -> Forfeit | None:
    """The forfeit that a record tells; raises RecordsError for one that its result denies."""
    if record.tags.get("Termination") == "normal":
        return None
    kind = _FORFEITS.get(record.tags.get("Termination", ""))
    told = re.fullmatch(r"player ([12]): (.+)", record.tags.get("Forfeit", ""))
    if kind is None or told is None:
        raise RecordsError("it says neither that it ended normally nor who forfeited it")
    by = int(told[1])
    if record.result != ("0-1" if by == 1 else "1-0"):
        raise RecordsError(f"player {by} forfeited it, but the result is {record.result}")
    return Forfeit(number.seats[by - 1], kind, told[2])


class MatchRecords:
    """An open file of records; use it in a `with`. Only one match at a time writes to a file.

    Opening it raises OSError for a file that can't be written and RecordsError for one that
    another match writes to or that holds something else. `seed` is what the match in the file
    was drawn from, None in a new file; `is_torn` says that its last record was cut off.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO = path.open("a+b")
        try:
            _lock(self._file, path)
            self._file.seek(0)
            data = self._file.read()
            texts, self._whole = _whole_records(data, path)
            self.is_torn = self._whole < len(data)
            self._records = list(_parsed(texts, path))
        except BaseException:
            self._file.close()
            raise
        self.seed = self._records[0].tags.get("Seed") if self._records else None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._file.close()

    def resume(self, setting: MatchSetting) -> list[MatchGame]:
        """The games of this match so far, by number; drops what was cut off.

        Raises RecordsError, changing nothing, if any game is of another match or there twice.
        """
        games: dict[Round, MatchGame] = {}
        for number, record in enumerate(self._records, 1):
            try:
                game = match_game(setting, record)
            except RecordsError as error:
                raise RecordsError(f"{self._path}, game {number}: {error}") from None
            if game.round in games:
                what = f"round {game.round} is there twice"
                raise RecordsError(f"{self._path}, game {number}: {what}")
            games[game.round] = game
        self._file.truncate(self._whole)
        return [games[number] for number in sorted(games)]

    def append(self, setting: MatchSetting, game: MatchGame) -> None:
        """Add a game; when it returns, the record is on the disk."""
        text = format_record(match_record(setting, game))
        self._file.write(f"\n{text}".encode() if self._whole else text.encode())
        self._file.flush()
        os.fsync(self._file.fileno())
        self._whole = self._file.tell()


def _whole_records(data: bytes, path: Path) -> tuple[list[bytes], int]:
    """The records that are there to their end, and how many bytes they take.

    A record ends with its result and a line break, and only there is such a line end. Raises
    RecordsError if this can't be a file of a match.
    """
    whole = max((end.end() for end in _END.finditer(data)), default=0)
    rest = data[whole:].lstrip(b"\n\0")  # some file systems leave zeros after a power cut
    starts = [start.start() for start in _START.finditer(data, 0, whole)]
    texts = [data[start:end] for start, end in pairwise([*starts, whole])]
    if sum(map(len, texts)) != whole or not (rest.startswith(_HEAD) or _HEAD.startswith(rest)):
        raise RecordsError(f"{path} is there already, and no file of a match")
    for number, text in enumerate(texts, 1):
        if not text.startswith(_HEAD):
            raise RecordsError(f"{path} is there already, and game {number} is of no match")
    return texts, whole


def _parsed(texts: list[bytes], path: Path) -> Iterator[Record]:
    for number, text in enumerate(texts, 1):
        try:
            yield parse_record(text.decode("utf-8"))
        except (NotationError, UnicodeDecodeError) as error:
            raise RecordsError(f"{path}, game {number}: {error}") from None


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep other matches from the file until it is closed or the process ends."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise RecordsError(f"{path} is being written to by another match") from None
