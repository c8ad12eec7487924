"""The interface of a variant: how its game starts, who decides, what is legal, what is seen.

A variant has no state. Its positions are immutable values, and chance is passed in: whoever needs
a card or a shuffle draws it from a source of randomness that the caller gives.
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
    """What decides next where no player does."""

    CARD = "card"
    """The Automa's next card is turned over."""


Decider = Seat | Chance


@dataclass(frozen=True, slots=True)
class SetUp:
    """What is settled before set-up; each variant takes what it knows of it."""

    ring: str
    board: Board = Board.REVISED
    deck: Deck = Deck.NORMAL
    level: int = 1


class Variant(ABC, Generic[P]):
    """One way to play; `P` is the type of its positions."""

    name: ClassVar[str]
    seats: ClassVar[tuple[Seat, ...]] = tuple(Seat)
    """The seats that players take, people or computers; no one sits on the others."""

    codec: Codec[P]
    """How its positions, moves, records and links are written."""

    @abstractmethod
    def set_up(self, settled: SetUp, draws: Random) -> P:
        """The position after set-up; raises RulesError for a set-up that can't be."""

    @abstractmethod
    def decider(self, position: P) -> Decider | None:
        """Who or what decides next; None once the game is over."""

    @abstractmethod
    def legal_moves(self, position: P) -> list[Move]:
        """The legal moves of the player who decides; none where no player does."""

    @abstractmethod
    def why_illegal(self, position: P, move: Move) -> str | None:
        """Why a player can't make this move now, in words; None if it is legal."""

    def table(self, position: P) -> Position:
        """What lies open on the table."""
        return self.codec.table(position)

    def play(self, position: P, move: AnyMove) -> P:
        """The position after a move; raises IllegalMoveError, saying why."""
        return self.codec.play(position, move)

    def scores(self, position: P) -> tuple[int, int]:
        """Both scores if the game ended now, the first seat's first."""
        return self.codec.scores(position)

    def outcome(self, position: P) -> Outcome | None:
        """The outcome of a finished game, None before its end."""
        return self.codec.outcome(position)

    def view(self, position: P, seat: Seat | None) -> P:
        """The position as a seat sees it, or with None a spectator: without what is hidden."""
        return position

    # Chance: a variant without cards needs none of this

    def draw_shuffle(self, position: P, draws: Random) -> Shuffle | None:
        """The shuffle that goes with the next card; None where the pile outlasts that card.

        Raises RulesError where no card is to be turned over.
        """
        raise RulesError("no card is to be turned over")

    def turn_card(self, position: P, shuffle: Shuffle | None) -> tuple[AutomaMove, P]:
        """What the next card does and the position after it, with a new pile if one was due.

        Raises RulesError where no card is to be turned over, or its number is not known.
        """
        raise RulesError("no card is to be turned over")

    def deal_unseen(self, position: P, draws: Random) -> Shuffle | None:
        """A new order of the cards in which only unseen ones move; None without cards."""
        return None

    def reorder(self, positions: Sequence[P], shuffle: Shuffle) -> tuple[P, ...]:
        """The positions of a game as if its last shuffle had been this one."""
        raise RulesError("no card is to be dealt")

    def has_unknown_cards(self, position: P) -> bool:
        """Whether a card to come is not known, so that the game can't go on without a deal."""
        return False

    def shuffle(self, position: P) -> Shuffle:
        """The last shuffle in its order."""
        raise RulesError("there are no cards")

    def count_shuffles(self, positions: Sequence[P]) -> int:
        """How many times the cards were shuffled anew in the course of these positions."""
        return 0
