"""A game in the terminal: its state, its players, and its record on disk.

    session = Session.of(record, draws=SystemRandom())
    session.play(PASS)

Every variant is played by the same session. The record's tags, comments, marks and variations are
kept; a takeback may reach back into its moves.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Generic

from quiltbee.automa import CARDS, Deck
from quiltbee.games import Event, Game, begin_record
from quiltbee.notation import Line, NotationError, Record, RecordedMove, format_record
from quiltbee.notation.tags import PRACTICE
from quiltbee.rules import Move, P, Seat
from quiltbee.terminal.computer import Computer

NEXT_BUDGET = "NextBudget"
"""The tag of the next budget in the record of a running game, which hides the cards to come."""


@dataclass
class Session(Generic[P]):
    """A game in progress; the only mutable object in this room.

    `computers` play their seats, people at the terminal the others. `line` holds the moves with
    their comments, marks and variations. `save` keeps the record in the `file`, if there is one.
    Cards are drawn from `draws`.
    """

    game: Game[P]
    tags: Mapping[str, str]
    line: Line
    draws: Random
    computers: Mapping[Seat, Computer] = field(default_factory=dict)
    file: Path | None = None

    @classmethod
    def of(
        cls,
        record: Record[P],
        draws: Random,
        computers: Mapping[Seat, Computer] = MappingProxyType({}),
        file: Path | None = None,
    ) -> "Session[P]":
        """Continue a record; cards that it does not reveal are dealt again.

        Raises NotationError if a tag contradicts the game.
        """
        tags = dict(record.tags)
        tags |= {f"Player{seat}": computer.name for seat, computer in computers.items()}
        game = _dealt(begin_record(record, locked=0), tags, draws)
        return cls(game, tags, record.line, draws, computers, file)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people at the terminal."""
        return tuple(seat for seat in self.game.origin.seats if seat not in self.computers)

    @property
    def options(self) -> str:
        """The command-line options that seat the same players when a link is resumed."""
        return "".join(
            f" --opponent {computer.option}" + " --first opponent" * (seat is Seat.FIRST)
            for seat, computer in self.computers.items()
        )

    # Events

    def play(self, move: Move) -> None:
        """Play a move for the side to move; raises IllegalMoveError, with the reason."""
        self._go_on(self.game.move(move))

    def turn_card(self) -> None:
        """Turn the Automa's next card; raises RulesError if none is due."""
        self._go_on(self.game.turn_card(self.draws))

    def take_back(self, keep: int) -> None:
        """Take back all but the first `keep` moves; cards unseen then are dealt again."""
        self._go_on(self.game.take_back(keep, self.draws))

    def resign(self, seat: Seat) -> None:
        """Resign for a seat; raises RulesError once the game is over."""
        self._go_on(self.game.resign(seat))

    def _go_on(self, event: Event) -> None:
        self.game = self.game.after(event)
        known = self.line.moves[: len(self.game.moves)]
        new = map(RecordedMove, self.game.moves[len(known) :])
        self.line = Line((*known, *new), self.line.comment)

    # The record

    def record(self) -> Record[P]:
        """Return the current record, without what is hidden while the game runs."""
        practice = {PRACTICE: "1"} if self.game.practice else {}
        record = self.game.record({**self.tags, **practice}, self.line)
        position: Any = self.game.position
        if not position.has_cards or self.game.is_over or position.public_budget is None:
            return record
        tags = {**record.tags, NEXT_BUDGET: str(position.public_budget)}
        return replace(record, tags=MappingProxyType(tags))

    def save(self) -> None:
        """Write the record atomically, if it has a file; raises OSError."""
        if self.file is not None:
            write_atomically(self.file, format_record(self.record()))


def _dealt(game: Game[P], tags: dict[str, str], draws: Random) -> Game[P]:
    """Deal the unknown cards, and remove the tag with the next one's budget.

    Raises NotationError if no remaining card has this budget.
    """
    position: Any = game.position
    budget = tags.pop(NEXT_BUDGET, None) if position.has_cards else None
    if budget is not None and position.public_budget is None:
        budgets = {str(CARDS[number].budget) for number in position.unseen}
        if position.deck is not Deck.TACTICAL or budget not in budgets:
            what = f"no card that is left has the budget {budget!r}"
            raise NotationError(f"tag {NEXT_BUDGET}", what)
        position = replace(position, shown_budget=int(budget))
    if not position.has_unknown_cards:
        return game
    return replace(game, positions=(*game.positions[:-1], position)).redealt(draws)


def write_atomically(path: Path, text: str) -> None:
    """Write a file atomically: it holds either the old text or the new one at any moment.

    Raises OSError, and UnicodeEncodeError for a text that UTF-8 can't hold; the file is then as
    it was.
    """
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
