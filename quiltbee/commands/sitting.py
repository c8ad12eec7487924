"""A game being played in the terminal: its positions, who sits where, and its record on disk."""

import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

from quiltbee.notation import Line, Record, RecordedMove, format_link, format_record, result_of
from quiltbee.opponents import Thinker
from quiltbee.rules import Move, Position, play


@dataclass
class Sitting:
    """One game from `record` on; the only thing here that changes.

    `computer`, the player named `opponent`, has the `computer_seat` (1 or 2); without one two
    persons play. `save` keeps the record in the `file`, if there is one.
    """

    record: Record
    computer: Thinker | None = None
    opponent: str = "person"
    computer_seat: int | None = None
    file: Path | None = None
    resigned: int | None = None
    positions: list[Position] = field(init=False)

    def __post_init__(self) -> None:
        self.positions = self.record.positions

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.resigned is not None or self.position.is_over

    def play(self, move: Move) -> None:
        """Play a move; raises IllegalMoveError."""
        self.positions.append(play(self.position, move))
        self._set_moves((*self.record.line.moves, RecordedMove(move)))

    def undo(self) -> int:
        """Take back to the last decision of a person, and say how many decisions that were."""
        for back in range(len(self.positions) - 2, -1, -1):
            if self.positions[back].turn != self.computer_seat:
                taken = len(self.positions) - 1 - back
                del self.positions[back + 1 :]
                self._set_moves(self.record.line.moves[:back])
                return taken
        return 0

    def save(self) -> None:
        """Write the record, all of it or nothing, if there is a file for it; raises OSError."""
        if self.file is not None:
            write_atomically(self.file, format_record(self.final_record()))

    def final_record(self) -> Record:
        """The record as it is now, with how it ended, if it has."""
        if self.resigned is not None:
            result, termination = ("0-1", "1-0")[self.resigned - 1], "resignation"
        else:
            result = result_of(self.position)
            termination = "normal" if self.position.is_over else "unfinished"
        tags = MappingProxyType({**self.record.tags, "Termination": termination})
        return replace(self.record, tags=tags, result=result)

    def link(self) -> str:
        """The part of a link after `#` that holds the whole game."""
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
