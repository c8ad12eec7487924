"""The interface of a variant: how its game starts, who decides, what is legal, who sees what.

A variant has no state, and its positions are immutable values. Methods that need randomness take
its source from the caller, as `draws`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import ClassVar, Generic

from quiltbee.automa import AutomaMove, Deck, Shuffle
from quiltbee.notation import AnyMove, Codec
from quiltbee.notation.codec import P
from quiltbee.rules import Board, Move, Outcome, Position, RulesError, Seat


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

    codec: Codec[P]
    """How its positions, moves, records and links are written."""

    @abstractmethod
    def set_up(self, options: SetUp, draws: Random) -> P:
        """The position after set-up, shuffled from `draws`; raises RulesError for a bad set-up."""

    def same_options(self, position: P, ring: str) -> SetUp:
        """The options of a new game on this ring that is otherwise like the game of a position."""
        return SetUp(ring, self.table(position).board)

    @abstractmethod
    def decider(self, position: P) -> Decider | None:
        """The seat or the chance event that decides next; None once the game is over."""

    @abstractmethod
    def legal_moves(self, position: P) -> list[Move]:
        """The legal moves of the player to move; empty if no player is."""

    @abstractmethod
    def why_illegal(self, position: P, move: Move) -> str | None:
        """Why a player can't make this move now, in words; None if it is legal."""

    def table(self, position: P) -> Position:
        """The open part of the position: quilts, tokens, buttons and ring, without the cards."""
        return self.codec.table(position)

    def play(self, position: P, move: AnyMove) -> P:
        """The position after a move; raises IllegalMoveError, with the reason."""
        return self.codec.play(position, move)

    def scores(self, position: P) -> tuple[int, int]:
        """Both scores if the game ended now, the first seat's first."""
        return self.codec.scores(position)

    def outcome(self, position: P) -> Outcome | None:
        """The outcome of a finished game, or None while it is running."""
        return self.codec.outcome(position)

    def view(self, position: P, seat: Seat | None) -> P:
        """The position without what is hidden from a seat; None stands for a spectator."""
        return position

    # Chance: a variant without cards keeps these defaults

    def draw_shuffle(self, position: P, draws: Random) -> Shuffle | None:
        """Draw the shuffle that the next card needs; None unless it is the last of its pile.

        Raises RulesError unless a card is due.
        """
        raise RulesError("no card is due")

    def turn_card(self, position: P, shuffle: Shuffle | None) -> tuple[AutomaMove, P]:
        """The turn that the next card makes, and the position after it.

        `shuffle` becomes the new pile if that card was the last of the old one. Raises RulesError
        unless a card is due and known.
        """
        raise RulesError("no card is due")

    def deal_unseen(self, position: P, draws: Random) -> Shuffle | None:
        """A new order of the cards, in which only unseen ones change places; None without cards."""
        return None

    def reorder(self, positions: Sequence[P], shuffle: Shuffle) -> tuple[P, ...]:
        """The positions of a game as if its last shuffle had been this one.

        Cards turned over since then must be the same ones. Raises RulesError without cards.
        """
        raise RulesError("there are no cards to deal")

    def has_unknown_cards(self, position: P) -> bool:
        """Whether any hidden card is unknown, so that cards must be dealt before play goes on."""
        return False

    def shuffle(self, position: P) -> Shuffle:
        """The last shuffle, all cards in order; raises RulesError without cards."""
        raise RulesError("there are no cards")

    def count_shuffles(self, positions: Sequence[P]) -> int:
        """How many reshuffles there were over consecutive positions of a game."""
        return 0
