"""The record of a solo game as a value; `record_reader` and `record_writer` are its directions."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from types import MappingProxyType

from quiltbee.automa import UNKNOWN, Solo, SoloMove
from quiltbee.notation.errors import NotationError
from quiltbee.notation.record import Line, RecordedMove, result_of
from quiltbee.notation.solo_course import replay_solo


@dataclass(frozen=True, slots=True)
class SoloRecord:
    """One solo game.

    `start` holds the first shuffle as far as it is known, `shuffles` those after it, in order;
    once these are used up no card is known. `tags`, `result` and `problems` as in `Record`: the
    tags Opponent, Deck, Level and Cards are not among `tags` either.
    """

    start: Solo
    line: Line[SoloMove] = field(default_factory=Line)
    shuffles: tuple[tuple[int, ...], ...] = ()
    tags: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    result: str = "*"
    problems: tuple[NotationError, ...] = ()

    @property
    def moves(self) -> list[SoloMove]:
        """The decisions of both sides, without variations."""
        return [recorded.move for recorded in self.line.moves]

    @property
    def positions(self) -> list[Solo]:
        """Every position of the game, the start first, as `replay_solo`."""
        return replay_solo(self.start, self.shuffles, self.moves)


def record_solo_game(
    start: Solo,
    shuffles: Iterable[Sequence[int]],
    moves: Iterable[SoloMove],
    tags: Mapping[str, str] | None = None,
) -> SoloRecord:
    """The record of a solo game; `shuffles` as in `SoloRecord`, the result follows."""
    record = SoloRecord(
        start,
        Line(tuple(map(RecordedMove, moves))),
        tuple(map(tuple, shuffles)),
        MappingProxyType(dict(tags or {})),
    )
    return replace(record, result=result_of(record.positions[-1]))


def as_seen(record: SoloRecord) -> SoloRecord:
    """The record as the person may see it.

    A finished game is told whole. Of any other only the cards that were turned over are kept, and
    no variations, which could tell of others.
    """
    positions = record.positions
    last = positions[-1]
    if last.is_over:
        return record
    moves = tuple(replace(recorded, variations=()) for recorded in record.line.moves)
    steps = pairwise([record.start, *positions])
    reshuffled = sum(len(before.pile) < len(after.pile) for before, after in steps)
    seen = replace(record, line=Line(moves, record.line.comment))
    if reshuffled:
        current = last.discards + (UNKNOWN,) * len(last.pile)
        return replace(seen, shuffles=(*record.shuffles[: reshuffled - 1], current))
    start, to_come = record.start, len(last.pile)
    turned = start.pile[: len(start.pile) - to_come]
    start = replace(start, pile=turned + (UNKNOWN,) * to_come, aside=(UNKNOWN,) * len(start.aside))
    return replace(seen, start=start, shuffles=())
