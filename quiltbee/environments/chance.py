"""A game whose chance is decided from outside, one draw at a time, as OpenSpiel wants it.

Nothing is decided before it is drawn: the ring is laid out patch by patch, and only the top card of
the Automa's pile is known here, while the others are UNKNOWN. Every draw is uniform over the
patches left, or over the cards not seen since the last shuffle, so that each game is as likely as
if all cards were shuffled at once.
"""

from copy import copy
from dataclasses import replace
from typing import Any, Final

import numpy as np

from quiltbee.automa import CARDS, UNKNOWN, Deck, Solo
from quiltbee.environments.options import Options
from quiltbee.environments.showing import Showing
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.notation import format_move, format_position
from quiltbee.rules import LETTERS, Move, Position, Seat

LAST_LETTER: Final = "A"
"""The last patch of every ring; it is not drawn."""


class ChanceGame:
    """The game, from the first draw on; `position` is None until the ring is laid out.

    `told` is what both players have been told, in order: the ring, moves, cards turned over, and
    the budgets that the tactical deck shows.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.position: Any = None
        self._ring = ""
        self._told: tuple[str, ...] = ()
        if options.ring is not None:
            self._begin(options.ring)

    def __deepcopy__(self, memo: dict[int, Any]) -> "ChanceGame":
        """A copy; what it holds is immutable."""
        return copy(self)

    @property
    def outcomes(self) -> list[int]:
        """What chance may draw now, in rising order: numbers of patches or cards, or nothing."""
        if self.position is None:
            left = set(LETTERS) - set(self._ring) - {LAST_LETTER}
            return sorted(map(LETTERS.index, left))
        return list(self.position.unseen) if self._is_card_due else []

    @property
    def could_lie_on_top(self) -> list[int]:
        """The cards that the hidden top card may be, from all that was told; none without one."""
        solo = self.position
        if not isinstance(solo, Solo) or solo.is_over or solo.pile[:1] in ((), (UNKNOWN,)):
            return []
        budget = solo.public_budget
        return [card for card in solo.unseen if budget in (None, CARDS[card].budget)]

    @property
    def _is_card_due(self) -> bool:
        solo = self.position
        return isinstance(solo, Solo) and not solo.is_over and solo.pile[:1] == (UNKNOWN,)

    @property
    def decider(self) -> Seat | None:
        """The seat that decides; None at a draw and at the end."""
        if self.position is None or self._is_card_due or self.is_over:
            return None
        return self.table.turn

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position is not None and bool(self.position.is_over)

    @property
    def table(self) -> Position:
        """The open part of the position; there must be one."""
        table: Position = self.position.table
        return table

    @property
    def legal(self) -> list[int]:
        """The legal actions of the player to move, in rising order."""
        table = self.table
        shown = Showing(self.options.actions, has_cards=self.options.variant.has_cards)
        shown.legality(state_of(table), ring_of(table))
        numbers: list[int] = np.flatnonzero(shown.mask).tolist()
        return numbers

    @property
    def told(self) -> str:
        """What has been told, separated by spaces."""
        return " ".join(self._told)

    @property
    def described(self) -> str:
        """The whole state in one line, the hidden card included."""
        if self.position is None:
            return f"ring {self._ring}"
        return format_position(self.position)

    def move_of(self, action: int) -> Move:
        """The move of a legal action."""
        return self.options.actions.move_of(self.table, action)

    def reward(self, seat: Seat) -> float:
        """What the finished game is worth to a seat; 0 before."""
        outcome = self.position.outcome if self.is_over else None
        if outcome is None:
            return 0.0
        margin = outcome.scores[seat.index] - outcome.scores[seat.other.index]
        return self.options.rewards.of(outcome.winner is seat, margin)

    def apply(self, action: int) -> None:
        """Apply a draw or a legal action, and turn over the card if the Automa is to move."""
        if self.position is None:
            self._lay(LETTERS[action])
        elif self._is_card_due:
            self._put_on_top(action)
        else:
            move = self.move_of(action)
            self._tell(format_move(move))
            self.position = self.position.play(move)
        self._turn_card()

    def _tell(self, words: str) -> None:
        self._told = (*self._told, words)

    def _lay(self, letter: str) -> None:
        self._ring += letter
        if len(self._ring) == len(LETTERS) - 1:
            self._begin(self._ring + LAST_LETTER)

    def _begin(self, ring: str) -> None:
        self._tell(ring)
        self.position = self.options.start_on(ring)

    def _put_on_top(self, card: int) -> None:
        solo: Solo = self.position
        self.position = replace(solo, pile=(card, *solo.pile[1:]))
        if solo.deck is Deck.TACTICAL:
            self._tell(f"budget={CARDS[card].budget}")

    def _turn_card(self) -> None:
        """Carry out the card on top if it is known and the Automa's turn."""
        solo = self.position
        if isinstance(solo, Solo) and solo.is_automas_turn and not self._is_card_due:
            self._tell(f"card={solo.pile[0]}")
            _, self.position = solo.turn_card()
