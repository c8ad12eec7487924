"""The solo game: a person against the Automa, whose cards are turned over by chance.

Positions hold the order of all cards, hidden ones included; `view` removes those.
"""

from collections.abc import Sequence
from random import Random

from quiltbee import notation
from quiltbee.automa import (
    PERSON,
    UNKNOWN,
    AutomaMove,
    Shuffle,
    Solo,
    automa_turn,
    count_shuffles,
    draw_if_due,
    new_solo,
    play_automa,
    redeal,
    reorder,
    shuffle_if_due,
    shuffled,
    solo_moves,
    view,
)
from quiltbee.games.variant import Chance, Decider, SetUp, Variant
from quiltbee.rules import Move, Seat, why_illegal


class SoloVariant(Variant[Solo]):
    """The game of one person against the Automa."""

    name = "solo"
    seats = (PERSON,)
    codec = notation.SOLO

    def set_up(self, options: SetUp, draws: Random) -> Solo:
        """The position after set-up, with its first shuffle from `draws`.

        Raises PositionError for a bad ring and RulesError for a level that does not exist.
        """
        return new_solo(
            options.ring,
            shuffled(options.deck, draws),
            deck=options.deck,
            level=options.level,
            board=options.board,
        )

    def same_options(self, position: Solo, ring: str) -> SetUp:
        """Board, deck and level of a position, with another ring."""
        return SetUp(ring, position.table.board, position.deck, position.level.level)

    def decider(self, position: Solo) -> Decider | None:
        """The person, the next card, or None once the game is over."""
        if position.is_over:
            return None
        return Chance.CARD if position.is_automas_turn else PERSON

    def legal_moves(self, position: Solo) -> list[Move]:
        """The person's legal moves; empty on the Automa's turn."""
        return solo_moves(position)

    def why_illegal(self, position: Solo, move: Move) -> str | None:
        """Why the person can't make a move now, or None if they can."""
        if position.is_automas_turn:
            return "it is the Automa's turn"
        return why_illegal(position.table, move)

    def view(self, position: Solo, seat: Seat | None) -> Solo:
        """The position without the cards to come, the same for every seat."""
        return view(position)

    def draw_shuffle(self, position: Solo, draws: Random) -> Shuffle | None:
        """The shuffle that the next card needs if it is the last of the pile, else None."""
        return draw_if_due(position, draws)

    def turn_card(self, position: Solo, shuffle: Shuffle | None) -> tuple[AutomaMove, Solo]:
        """The Automa's turn, and the position after it and after a shuffle that it made due."""
        turn = automa_turn(position)
        return AutomaMove(turn.taken), shuffle_if_due(play_automa(position, turn), shuffle)

    def deal_unseen(self, position: Solo, draws: Random) -> Shuffle:
        """A new order of the cards, in which only the unseen ones change places."""
        return redeal(position, draws).shuffle

    def reorder(self, positions: Sequence[Solo], shuffle: Shuffle) -> tuple[Solo, ...]:
        """The positions as if the last shuffle had been this one."""
        return reorder(positions, shuffle)

    def has_unknown_cards(self, position: Solo) -> bool:
        """Whether a card of the pile or put aside is unknown."""
        return UNKNOWN in position.pile + position.aside

    def shuffle(self, position: Solo) -> Shuffle:
        """The last shuffle, all twelve cards in order."""
        return position.shuffle

    def count_shuffles(self, positions: Sequence[Solo]) -> int:
        """How many reshuffles there were over consecutive positions of a game."""
        return count_shuffles(positions)


SOLO = SoloVariant()
