"""What the server asks its computer players: questions and replies."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from quiltbee.automa import Solo
from quiltbee.players import Info, Stop
from quiltbee.rules import Move, Position
from quiltbee.server.errors import ThinkerError

Player = Literal["strong", "greedy", "random"]


@dataclass(frozen=True, slots=True)
class Chooser:
    """Who chooses a move; without any limit, the level has its own.

    With a `seed` the same position gets the same answer every time, as far as the level allows.
    """

    player: Player
    level: int | None = None
    movetime_ms: int | None = None
    nodes: int | None = None
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """A position to decide, and who chooses; a solo game gives only its `automa.view`.

    The reply has up to `lines` lines, the best first. With a `forecast` above 0, each tells the
    expected end of the game, from that many quick games. `judges_pass` adds a line that begins with
    a pass, if that is legal and not among the others.
    """

    chooser: Chooser
    position: Position | Solo
    lines: int = 1
    forecast: int = 0
    judges_pass: bool = False


class Reply(NamedTuple):
    """A move, and the engine's last info about each line, the best first; simple players give none.

    Before a card is turned over there is no move, only the value of the position. It `is_cut` if
    the thinking was ended early to give somebody else the engine.
    """

    move: Move | None
    lines: tuple[Info, ...] = ()
    is_cut: bool = False

    @property
    def chosen(self) -> Move:
        """The move; ThinkerError where nobody decides."""
        if self.move is None:
            raise ThinkerError("The computer player was asked where there is nothing to decide.")
        return self.move

    @property
    def info(self) -> Info | None:
        """What is known of the move."""
        return next(iter(self.lines), None)


class Thinkers(Protocol):
    """The computer players of a server."""

    @property
    def size(self) -> int:
        """How many questions they think about at a time; it may change."""

    async def start(self) -> None:
        """Start what is to be at hand, in the background."""

    async def ask(self, question: Question, stop: Stop) -> Reply:
        """The answer of a computer player; ThinkerError if none can be had now."""
        ...

    async def close(self) -> None:
        """Stop everything."""
