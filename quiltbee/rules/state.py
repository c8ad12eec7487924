"""`State`, the base class of the positions of duels and of solo games.

A loop that plays either game asks the position who decides:

    while (decider := position.decider) is not None:
        if decider is Chance.CARD:
            _, position = position.turn_card(position.draw_shuffle(draws))
        else:
            position = position.play(choose(position.seen_by(decider)))
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, ClassVar, Literal, Self, TypeVar

from quiltbee.rules.moves import AnyMove, AutomaMove, Move, RulesError
from quiltbee.rules.time_board import LAST_SPACE


class Seat(IntEnum):
    """A player's seat; FIRST is the start player. It equals and formats as its number, 1 or 2."""

    FIRST = 1
    SECOND = 2

    def __repr__(self) -> str:
        return f"Seat.{self.name}"

    @property
    def other(self) -> "Seat":
        """The seat across the table."""
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST

    @property
    def index(self) -> int:
        """The index of this seat in a pair such as `Position.players`: 0 or 1."""
        return self - 1


def next_turn(mover: Seat, time: int, other_time: int) -> Seat:
    """Return the seat to move once `mover` is on space `time` and the other on `other_time`.

    The player behind moves. On the same space the mover's token is on top, and the mover goes
    again. Once both are on the last space, it is the player who got there first.
    """
    is_over = time == other_time == LAST_SPACE
    return mover.other if time > other_time or is_over else mover


if TYPE_CHECKING:
    from random import Random

    from quiltbee.rules.position import Outcome, Position

Shuffle = tuple[int, ...]
"""The numbers of all cards of a deck in order; at set-up the first two are put aside."""


class Chance(Enum):
    """A chance event that decides next."""

    CARD = "card"
    """The Automa's next card is turned over."""


Decider = Seat | Chance


class State(ABC):
    """An immutable position of either game: `Position` of a duel, `automa.Solo` of a solo game.

    A method that needs randomness takes its source as `draws`.
    """

    __slots__ = ()

    variant: ClassVar[Literal["duel", "solo"]]
    """The name of the game: duel or solo."""

    seats: ClassVar[tuple[Seat, ...]]
    """The seats that players take, people or computers."""

    has_cards: ClassVar[bool]
    """True if chance turns over cards, some of which the players may not see yet."""

    @property
    @abstractmethod
    def table(self) -> "Position":
        """The open part of the position: quilts, tokens, buttons and ring, without the cards."""

    @property
    @abstractmethod
    def decider(self) -> Decider | None:
        """The seat or the chance event that decides next; None once the game is over."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, int]:
        """Both scores if the game ended now, the first seat's first."""

    @property
    @abstractmethod
    def outcome(self) -> "Outcome | None":
        """The outcome of a finished game, or None while it is running.

        The higher score wins; on equal scores, the side that reached space 53 first.
        """

    @property
    @abstractmethod
    def is_set_up(self) -> bool:
        """True if a game starts from this position, as its ring and its options give it."""

    @property
    def is_over(self) -> bool:
        """True if both tokens are on the last space and nothing is left to decide."""
        return self.table.is_over

    @abstractmethod
    def set_up_again(self, ring: str, draws: "Random") -> Self:
        """Set up a new game with the same options on another ring, with cards from `draws`.

        Raises PositionError for a bad ring.
        """

    @abstractmethod
    def legal_moves(self) -> list[Move]:
        """List the legal moves of the player to move; none if no player is."""

    @abstractmethod
    def why_illegal(self, move: AnyMove) -> str | None:
        """Return why a move is illegal here; None if it is legal."""

    def is_legal(self, move: AnyMove) -> bool:
        """Return whether `play` would accept the move."""
        return self.why_illegal(move) is None

    @abstractmethod
    def play(self, move: AnyMove) -> Self:
        """Return the position after a move; raises IllegalMoveError, with the reason."""

    @abstractmethod
    def play_unchecked(self, move: AnyMove) -> Self:
        """Return the position after a legal move; the result for any other is undefined."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the position without what is hidden from a seat; None stands for a spectator."""
        return self

    # Chance: defaults for a game without cards

    def draw_shuffle(self, draws: "Random") -> Shuffle | None:
        """Draw the shuffle that the next card makes necessary; None unless it empties the pile.

        Raises RulesError unless a card is due and known.
        """
        raise RulesError("no card is due")

    def turn_card(self, shuffle: Shuffle | None = None) -> tuple[AutomaMove, Self]:
        """Return the Automa's turn by the next card, and the position after it.

        `shuffle` becomes the new pile if that card empties the old one. Raises RulesError unless a
        card is due and known.
        """
        raise RulesError("no card is due")

    def with_card(self, card: int) -> Self:
        """Return the position with this card next, and nothing known of the others.

        Raises RulesError if the card can't come next.
        """
        raise RulesError("there are no cards")

    @property
    def has_unknown_cards(self) -> bool:
        """True if a card of the pile or put aside is unknown, so that play may come to a stop."""
        return False

    @property
    def is_shuffle_due(self) -> bool:
        """True if the pile is empty and still needed, as only a position string can have it."""
        return False

    def shuffled_if_due(self) -> Self:
        """Return the position with a new pile if a shuffle is due."""
        return self

    def without_later(self) -> Self:
        """Return the position without its known shuffles to come."""
        return self

    def dealt(self, draws: "Random") -> Self:
        """Return the position with unknown cards dealt, so that it can be played to the end."""
        return self

    def deal_unseen(self, draws: "Random") -> Shuffle | None:
        """Return a new order of the cards that moves only unseen ones; None if there are none."""
        return None

    # Chance over several positions, consecutive ones of a game

    @classmethod
    def reorder(cls, positions: Sequence[Self], shuffle: Shuffle) -> tuple[Self, ...]:
        """Return the positions as if their last shuffle had been this one.

        The cards turned over since then must be the same ones; this is not checked.
        """
        raise RulesError("there are no cards to deal")

    def with_shuffles_of(self, positions: Sequence[Self]) -> Self:
        """Return this start of a game with the later shuffles that the game has had."""
        return self

    def seen_over(self, positions: Sequence[Self]) -> Self:
        """Return this start of a running game with only the cards turned over so far."""
        return self


P = TypeVar("P", bound=State)
"""The type of a game's positions."""
