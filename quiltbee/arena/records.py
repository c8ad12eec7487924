"""The file of a match: the records of all finished games, from which it can be continued.

The file is the whole state. A game's record is on disk before the next game is counted, and a
record cut off by a crash is dropped. The tag `Round` numbers the game, `Seed` is the match's seed,
players are named as on the command line, each move has its time, and `Forfeit` has the side that
forfeited the game and the reason.

While a match runs, the operating system locks the file itself, so a crash leaves no lock behind.
"""

import os
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any, BinaryIO, Self

from filelock import lock_descriptor

from quiltbee.arena.match import (
    Forfeit,
    ForfeitKind,
    Match,
    MatchGame,
    MatchMove,
    RecordsError,
    Round,
)
from quiltbee.notation import (
    Comment,
    Line,
    NotationError,
    Record,
    RecordedMove,
    format_record,
    parse_record,
)
from quiltbee.rules import Chance, Seat

_EVENT = "Match"
_HEAD = f'[Event "{_EVENT}"]\n'.encode()
_START = re.compile(rb"^\[Event ", re.MULTILINE)
_END = re.compile(rb"(?:^|[ \n])(?:1-0|0-1|\*)\n")
_FORFEITS: dict[str, ForfeitKind] = {"time forfeit": "time forfeit", "abandoned": "abandoned"}


def record_of(match: Match, game: MatchGame) -> Record[Any]:
    """Return the record of a game."""
    first, second = (match.names[side] for side in game.round.sides)
    tags = {
        "Event": _EVENT,
        "Player1": first,
        "Player2": second,
        "Round": str(game.round),
        "Seed": match.seed,
        "Termination": "normal",
    }
    if match.clock_text is not None:
        tags["TimeControl"] = match.clock_text
    if game.forfeit is not None:
        tags["Termination"] = game.forfeit.kind
        tags["Forfeit"] = f"player {game.seat(game.forfeit.by):d}: {game.forfeit.reason}"
    line = Line(
        tuple(RecordedMove(d.move, comment=Comment(elapsed=d.seconds)) for d in game.decisions)
    )
    result = "1-0" if game.seat(game.winner) is Seat.FIRST else "0-1"
    return Record(game.start, line, MappingProxyType(tags), result)


def game_of(match: Match, record: Record[Any]) -> MatchGame:
    """Return the game of a record; raises RecordsError if it is not of this match."""
    for problem in record.problems:
        raise RecordsError(str(problem))
    number = match.round_of(record)
    _check_setting(match, number, record)
    positions = record.positions
    decisions = tuple(
        _decision(number, before, recorded)
        for before, recorded in zip(positions, record.line.moves, strict=False)
    )
    return MatchGame(number, record.start, decisions, positions[-1], _forfeit(number, record))


def _decision(number: Round, before: Any, recorded: RecordedMove) -> MatchMove:
    decider = before.decider
    if isinstance(decider, Seat):
        return MatchMove(
            number.sides[decider.index], recorded.move, recorded.comment.elapsed or 0.0
        )
    assert decider is Chance.CARD
    return MatchMove(number.sides[Seat.SECOND.index], recorded.move, None)


def _check_setting(match: Match, number: Round, record: Record[Any]) -> None:
    first, second = (match.names[side] for side in number.sides)
    control = match.clock_text or "-"
    expected = {"Player1": first, "Player2": second, "Seed": match.seed, "TimeControl": control}
    for name, text in expected.items():
        found = record.tags.get(name, "-" if name == "TimeControl" else "?")
        if found != text:
            raise RecordsError(f"{name} is {found!r} in the file and {text!r} in this match")
    board = record.start.table.board
    if board is not match.board:
        found, other = board.value, match.board.value
        raise RecordsError(f"the board is {found} in the file, {other} in this match")
    if record.start.without_later() != match.start(number, match.draws(number)):
        raise RecordsError("it does not start from the ring that the seed draws for it")


def _forfeit(number: Round, record: Record[Any]) -> Forfeit | None:
    if record.tags.get("Termination") == "normal":
        return None
    kind = _FORFEITS.get(record.tags.get("Termination", ""))
    forfeit = re.fullmatch(r"player ([12]): (.+)", record.tags.get("Forfeit", ""))
    if kind is None or forfeit is None:
        raise RecordsError('missing Termination: expected "normal" or a forfeit')
    by = int(forfeit[1])
    if record.result != ("0-1" if by == 1 else "1-0"):
        raise RecordsError(f"player {by} forfeited it, but the result is {record.result}")
    return Forfeit(number.sides[by - 1], kind, forfeit[2])


class MatchRecords:
    """An open file of records, for use in a `with`. Only one match at a time can have it open.

    Opening it raises OSError for a file that can't be written, and RecordsError for one that
    another match has open or that holds something else. `seed` is the seed of the match in the
    file, None in a new file; `is_torn` is set if the last record was cut off.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO = path.open("a+b")
        try:
            if not lock_descriptor(self._file.fileno(), blocking=False):
                raise RecordsError(f"{path} is being written to by another match")
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

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def resume(self, match: Match) -> list[MatchGame]:
        """Return the file's games that this match counts, in order; drops a torn record.

        Raises RecordsError and changes nothing if a game belongs to another match or is a
        duplicate.
        """
        games: dict[Round, MatchGame] = {}
        for number, record in enumerate(self._records, 1):
            try:
                game = game_of(match, record)
            except RecordsError as error:
                raise RecordsError(f"{self._path}, game {number}: {error}") from None
            if not match.includes(game.round):
                continue
            if game.round in games:
                what = f"duplicate round {game.round}"
                raise RecordsError(f"{self._path}, game {number}: {what}")
            games[game.round] = game
        self._file.truncate(self._whole)
        return [games[number] for number in sorted(games)]

    def append(self, match: Match, game: MatchGame) -> None:
        """Add a game; on return the record is on disk."""
        text = format_record(record_of(match, game))
        self._file.write(f"\n{text}".encode() if self._whole else text.encode())
        self._file.flush()
        os.fsync(self._file.fileno())
        self._whole = self._file.tell()


def _whole_records(data: bytes, path: Path) -> tuple[list[bytes], int]:
    """Split off the complete records; also return how many bytes they take.

    A record ends with its result and a line break, and no other line ends like that. Raises
    RecordsError if this can't be the file of a match.
    """
    whole = max((end.end() for end in _END.finditer(data)), default=0)
    rest = data[whole:].lstrip(b"\n\0")  # some file systems leave zeros after a power cut
    starts = [start.start() for start in _START.finditer(data, 0, whole)]
    texts = [data[start:end] for start, end in pairwise([*starts, whole])]
    if sum(map(len, texts)) != whole or not (rest.startswith(_HEAD) or _HEAD.startswith(rest)):
        raise RecordsError(f"{path} exists, and is not the file of a match")
    for number, text in enumerate(texts, 1):
        if not text.startswith(_HEAD):
            raise RecordsError(f"{path} exists, and its game {number} is not from a match")
    return texts, whole


def _parsed(texts: list[bytes], path: Path) -> Iterator[Record[Any]]:
    for number, text in enumerate(texts, 1):
        try:
            yield parse_record(text.decode("utf-8"))
        except (NotationError, UnicodeDecodeError) as error:
            raise RecordsError(f"{path}, game {number}: {error}") from None
