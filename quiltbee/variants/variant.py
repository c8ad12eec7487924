"""The interface of a variant: how its game starts, who decides, what is legal, who sees what.

A variant has no state, and its positions are immutable values. Methods that need randomness take
its source from the caller, as `draws`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import ClassVar, Generic, TypeVar

from quiltbee.automa import AnyMove, AutomaMove, Deck, Shuffle
from quiltbee.rules import Board, Move, Outcome, Position, RulesError, Seat

P = TypeVar("P")
"""The type of a variant's positions."""

Shuffles = tuple[Shuffle, ...]
"""The shuffles of a game, in order, after the one that its start holds; empty without cards."""


class Chance(Enum):
    """What decides next if no player does."""

    CARD = "card"
    """The Automa's next card is turned over."""


Decider = Seat | Chance


@dataclass(frozen=True, slots=True)
class SetUp:
    """The options of a new game; each variant uses those that it has.

    `ring` is all 33 letters with A last; a solo game uses `deck` and `level` (1-5) too.
    """

    ring: str
    board: Board = Board.REVISED
    deck: Deck = Deck.NORMAL
    level: int = 1


class Variant(ABC, Generic[P]):
    """One variant of the game; `P` is the type of its positions."""

    name: ClassVar[str]
    seats: ClassVar[tuple[Seat, ...]] = tuple(Seat)
    """The seats that players take, whether people or computers; the others stay empty."""

    has_cards: ClassVar[bool] = False
    """Whether chance turns over cards, some of which its players may not see yet."""

    # The start

    @abstractmethod
    def set_up(self, options: SetUp, draws: Random) -> P:
        """The position after set-up, shuffled from `draws`; raises RulesError for a bad set-up."""

    @abstractmethod
    def is_set_up(self, position: P) -> bool:
        """Whether this is the position after set-up, as its ring and its options give it."""

    def same_options(self, position: P, ring: str) -> SetUp:
        """The options of a new game on this ring that is otherwise like the game of a position."""
        return SetUp(ring, self.table(position).board)

    # A position

    @abstractmethod
    def table(self, position: P) -> Position:
        """The open part of the position: quilts, tokens, buttons and ring, without the cards."""

    @abstractmethod
    def decider(self, position: P) -> Decider | None:
        """The seat or the chance event that decides next; None once the game is over."""

    @abstractmethod
    def legal_moves(self, position: P) -> list[Move]:
        """The legal moves of the player to move; empty if no player is."""

    @abstractmethod
    def why_illegal(self, position: P, move: Move) -> str | None:
        """Why a player can't make this move now, in words; None if it is legal."""

    @abstractmethod
    def play(self, position: P, move: AnyMove) -> P:
        """The position after a move; raises IllegalMoveError, with the reason."""

    @abstractmethod
    def scores(self, position: P) -> tuple[int, int]:
        """Both scores if the game ended now, the first seat's first."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome | None:
        """The outcome of a finished game, or None while it is running."""

    def view(self, position: P, seat: Seat | None) -> P:
        """The position without what is hidden from a seat; None stands for a spectator."""
        return position

    # Chance: a variant without cards keeps these defaults

    def draw_shuffle(self, position: P, draws: Random) -> Shuffle | None:
        """Draw the shuffle that the next card needs; None unless it is the last of its pile.

        Raises RulesError unless a card is due.
        """
        raise RulesError("no card is to be turned over")

    def turn_card(self, position: P, shuffle: Shuffle | None) -> tuple[AutomaMove, P]:
        """The turn that the next card makes, and the position after it.

        `shuffle` becomes the new pile if that card was the last of the old one. Raises RulesError
        unless a card is due and known.
        """
        raise RulesError("no card is to be turned over")

    def with_card(self, position: P, card: int) -> P:
        """The position with this card next instead of the game's, and nothing known of the others.

        Raises RulesError where it can't be.
        """
        raise RulesError("there are no cards")

    def is_shuffle_due(self, position: P) -> bool:
        """Whether the cards must be shuffled before anything else happens."""
        return False

    def shuffle_if_due(self, position: P, shuffle: Shuffle | None) -> P:
        """The position with `shuffle` as its new pile if one is due, else the same position.

        If `shuffle` is None, the new cards are unknown. Raises RulesError unless it is the whole
        deck.
        """
        return position

    def deal_unseen(self, position: P, draws: Random) -> Shuffle | None:
        """A new order of the cards, in which only unseen ones change places; None without cards."""
        return None

    def reorder(self, positions: Sequence[P], shuffle: Shuffle) -> tuple[P, ...]:
        """The positions of a game as if its last shuffle had been this one.

        Cards turned over since then must be the same ones. Raises RulesError without cards.
        """
        raise RulesError("no card is to be dealt")

    def dealt(self, position: P, draws: Random) -> P:
        """The position with its unknown cards dealt, so that it can be played to the end."""
        return position

    def has_unknown_cards(self, position: P) -> bool:
        """Whether any hidden card is unknown, so that cards must be dealt before play goes on."""
        return False

    def shuffle(self, position: P) -> Shuffle:
        """The last shuffle, all cards in order; raises RulesError without cards."""
        raise RulesError("there are no cards")

    def count_shuffles(self, positions: Sequence[P]) -> int:
        """How many reshuffles there were over consecutive positions of a game."""
        return 0

    def seen_start(
        self, start: P, shuffles: Shuffles, positions: Sequence[P]
    ) -> tuple[P, Shuffles]:
        """The start and the shuffles of a game, with only the cards that were turned over.

        `positions` are all those of a game that is not over, its start first.
        """
        return start, shuffles
