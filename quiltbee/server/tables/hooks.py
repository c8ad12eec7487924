"""Hooks: what else the server does after something has happened at a table."""

from collections.abc import Callable
from dataclasses import dataclass, field

from quiltbee.rules import Seat
from quiltbee.server.store import StoredGame, TableSetup
from quiltbee.server.tables.presence import Presence
from quiltbee.server.wire.messages import Phrase


@dataclass(frozen=True, slots=True)
class Hooks:
    """Callbacks, called in order once something is stored. They must not block."""

    on_opened: list[Callable[[TableSetup], None]] = field(default_factory=list)
    """With each table that was opened."""
    on_stored: list[Callable[[StoredGame], None]] = field(default_factory=list)
    """With each game in which something has happened, as it stands after that."""
    on_presence: list[Callable[[str, Presence], None]] = field(default_factory=list)
    """With the id of a game and who is connected to it here, when that has changed."""

    on_said: list[Callable[[str, Seat, Phrase], None]] = field(default_factory=list)
    """With the id of a game, the seat of a player there, and what they have said."""

    def said(self, game: str, seat: Seat, phrase: Phrase) -> None:
        """A player has said something."""
        for hook in self.on_said:
            hook(game, seat, phrase)

    def opened(self, setup: TableSetup) -> None:
        """A table was opened."""
        for hook in self.on_opened:
            hook(setup)

    def stored(self, stored: StoredGame) -> None:
        """Something has happened in a game."""
        for hook in self.on_stored:
            hook(stored)

    def present(self, game: str, presence: Presence) -> None:
        """The people connected to a table have changed."""
        for hook in self.on_presence:
            hook(game, presence)
