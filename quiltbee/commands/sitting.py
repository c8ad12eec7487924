"""A game being played in the terminal: its positions, who sits where, and its record on disk."""

import os
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Generic, TypeVar

from quiltbee.automa import Solo, SoloMove
from quiltbee.commands.computer import Computer
from quiltbee.notation import (
    Line,
    Record,
    RecordedMove,
    SoloRecord,
    format_link,
    format_record,
    result_of,
)
from quiltbee.rules import Move, Position, play, why_illegal

_Record = TypeVar("_Record", Record, SoloRecord)


@dataclass
class Sitting(ABC, Generic[_Record]):
    """One game from `record` on; the only thing here that changes.

    `save` keeps the record in the `file`, if there is one; `resigned` is the player who gave up.
    """

    record: _Record
    file: Path | None = field(default=None, kw_only=True)
    resigned: int | None = field(default=None, kw_only=True)

    @property
    @abstractmethod
    def position(self) -> Position | Solo:
        """Where the game stands."""

    @property
    @abstractmethod
    def table(self) -> Position:
        """The position by which a person decides."""

    @abstractmethod
    def why_illegal(self, move: Move) -> str | None:
        """Why a person can't make a move now; None if they can."""

    @abstractmethod
    def play(self, move: Move) -> None:
        """Play a move of whose turn it is; raises IllegalMoveError."""

    @abstractmethod
    def undo(self) -> Sequence[SoloMove]:
        """Take back to the last decision of a person, and say what was taken back."""

    @property
    @abstractmethod
    def known(self) -> Position | Solo:
        """What the person who decides knows of the position."""

    @abstractmethod
    def link(self) -> str:
        """The part of a link from `#` on that holds the whole game."""

    @property
    def options(self) -> str:
        """The options with which a link is resumed by the same players."""
        return ""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.resigned is not None or self.table.is_over

    def save(self) -> None:
        """Write the record, all of it or nothing, if there is a file for it; raises OSError."""
        if self.file is not None:
            write_atomically(self.file, format_record(self.final_record()))

    def final_record(self) -> _Record:
        """The record as it is now, with how it ended, if it has."""
        if self.resigned is not None:
            result, termination = ("0-1", "1-0")[self.resigned - 1], "resignation"
        else:
            result = result_of(self.position)
            termination = "normal" if self.table.is_over else "unfinished"
        tags = MappingProxyType({**self.record.tags, "Termination": termination})
        return replace(self.record, tags=tags, result=result)


@dataclass
class SittingOfTwo(Sitting[Record]):
    """A game of two: `computer`, the player named `opponent`, has the `computer_seat` (1 or 2).

    Without a computer two persons play.
    """

    computer: Computer | None = None
    opponent: str = "person"
    computer_seat: int | None = None
    positions: list[Position] = field(init=False)

    def __post_init__(self) -> None:
        self.positions = self.record.positions

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def table(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def options(self) -> str:
        """Who plays where."""
        if self.computer_seat is None:
            return ""
        return f" --opponent {self.opponent}" + " --first opponent" * (self.computer_seat == 1)

    def why_illegal(self, move: Move) -> str | None:
        """As the rules say."""
        return why_illegal(self.position, move)

    def play(self, move: Move) -> None:
        """Play a move; raises IllegalMoveError."""
        self.positions.append(play(self.position, move))
        self._set_moves((*self.record.line.moves, RecordedMove(move)))

    def undo(self) -> Sequence[Move]:
        """Take back to the last decision of a person."""
        for back in range(len(self.positions) - 2, -1, -1):
            if self.positions[back].turn != self.computer_seat:
                taken = self.record.moves[back:]
                del self.positions[back + 1 :]
                self._set_moves(self.record.line.moves[:back])
                return taken
        return ()

    @property
    def known(self) -> Position:
        """All of it."""
        return self.position

    def link(self) -> str:
        """The whole game."""
        return format_link(self.record.start, self.record.moves)

    def _set_moves(self, moves: tuple[RecordedMove[Move], ...]) -> None:
        self.record = replace(self.record, line=Line(moves, self.record.line.comment))


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old text or the new one is there."""
    target = path.resolve()
    written = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with written.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        written.replace(target)
    finally:
        written.unlink(missing_ok=True)
