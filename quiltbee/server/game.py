"""A game as the fold over its events: who sits where, what was decided, where it stands.

Pure values, no input or output. `Setup` is settled when the game is created; an `Event` says that
a decision was made, that decisions were taken back, or that a player resigned. `Game` is a game of
two; one against the Automa is a `SoloGame`, and `games` is the door to both.
"""

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from quiltbee.notation import parse_move
from quiltbee.rules import Move, Position, outcome, play, scores

Opponent = Literal["computer", "greedy", "random", "person", "automa"]
"""`computer` plays at one of ten levels, `greedy` and `random` are plain players without any."""

Reason = Literal["score", "first to 53", "resignation"]


@dataclass(frozen=True, slots=True)
class Setup:
    """What is settled when a game is created.

    `opening` holds decisions that were made before this table (in a record that is played on);
    they belong to the game and are never taken back. `computer_seat` is 0 for two people, and
    only the opponent `computer` has a `level`.
    """

    id: str
    owner: str
    created: int
    opponent: Opponent
    computer_seat: int
    names: tuple[str, str]
    seed: str | None
    start: Position
    opening: tuple[Move, ...] = ()
    level: int | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at a table.

    `message` is the id of the message that asked for it, unique in the game; `at` is in
    milliseconds since 1970. A `move` has its token, a `takeback` the number of decisions that
    are kept, a `resign` the player. A `card` of the Automa's was turned over; `cards` are all
    twelve in their new order, where that emptied the pile, or where a takeback dealt anew.
    """

    number: int
    message: str
    at: int
    kind: Literal["move", "takeback", "resign", "card"]
    move: str | None = None
    keep: int | None = None
    player: int | None = None
    cards: tuple[int, ...] | None = None


class Decision(NamedTuple):
    """One decision that stands, and who made it."""

    player: int
    move: Move


class Result(NamedTuple):
    """How a game ended; after a resignation the scores are those of the last position."""

    winner: int
    scores: tuple[int, int]
    reason: Reason


@dataclass(frozen=True, slots=True)
class Game:
    """A game after `number` events; `positions` is one longer than `decisions`."""

    setup: Setup
    number: int
    messages: frozenset[str]
    decisions: tuple[Decision, ...]
    positions: tuple[Position, ...]
    resigned: int | None = None

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.positions[-1]

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be decided, by the end of the game or by resignation."""
        return self.resigned is not None or self.position.is_over

    @property
    def is_computers_turn(self) -> bool:
        """Whether the computer player must decide now."""
        return not self.is_over and self.position.turn == self.setup.computer_seat

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it runs."""
        if self.resigned is not None:
            return Result(3 - self.resigned, scores(self.position), "resignation")
        return result_of(self.position)

    def takeback(self) -> int | None:
        """How many decisions an undo would keep; None where there is nothing to take back.

        A resignation is taken back alone. Against the computer it goes back to the person's last
        decision, for two people at one screen by one decision.
        """
        if self.resigned is not None:
            return len(self.decisions)
        for index in range(len(self.decisions) - 1, len(self.setup.opening) - 1, -1):
            if self.decisions[index].player != self.setup.computer_seat:
                return index
        return None


def result_of(position: Position) -> Result | None:
    """The result that the rules give a position, None while it runs."""
    end = outcome(position)
    return Result(end.winner, end.scores, end.by) if end else None


def begin(setup: Setup) -> Game:
    """The game before its first event."""
    game = Game(setup, 0, frozenset(), (), (setup.start,))
    for move in setup.opening:
        game = _decide(game, move)
    return game


def after(game: Game, event: Event) -> Game:
    """The game one event later; an illegal move raises, since none is ever stored."""
    if event.number != game.number + 1:
        raise ValueError(f"event {event.number} can't follow event {game.number}")
    match event.kind:
        case "move":
            assert event.move is not None
            later = _decide(game, parse_move(event.move))
        case "takeback":
            assert event.keep is not None
            later = replace(
                game,
                decisions=game.decisions[: event.keep],
                positions=game.positions[: event.keep + 1],
                resigned=None,
            )
        case "resign":
            later = replace(game, resigned=event.player)
        case "card":
            raise ValueError(f"event {event.number} turns a card over in a game of two")
    return replace(later, number=event.number, messages=game.messages | {event.message})


def _decide(game: Game, move: Move) -> Game:
    position = game.position
    return replace(
        game,
        decisions=(*game.decisions, Decision(position.turn, move)),
        positions=(*game.positions, play(position, move)),
    )
