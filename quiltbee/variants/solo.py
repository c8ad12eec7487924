"""The solo game: a person against the Automa, whose cards are turned over by chance.

Positions hold the order of all cards, hidden ones included; `view` removes those.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from quiltbee.automa import (
    PERSON,
    UNKNOWN,
    AnyMove,
    AutomaMove,
    Shuffle,
    Solo,
    automa_turn,
    count_shuffles,
    draw_if_due,
    new_solo,
    play_automa,
    play_either,
    redeal,
    reorder,
    shuffle_if_due,
    shuffled,
    solo_moves,
    solo_outcome,
    solo_scores,
    view,
    with_next,
)
from quiltbee.rules import Move, Outcome, Position, RulesError, Seat, why_illegal
from quiltbee.variants.variant import Chance, Decider, SetUp, Shuffles, Variant


class SoloVariant(Variant[Solo]):
    """The game of one person against the Automa."""

    name = "solo"
    seats = (PERSON,)
    has_cards = True

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

    def is_set_up(self, position: Solo) -> bool:
        """Whether this is the position after set-up, known cards or not."""
        table = position.table
        try:
            start = new_solo(
                table.ring,
                position.shuffle,
                deck=position.deck,
                level=position.level.level,
                board=table.board,
            )
        except RulesError:
            return False
        return position == start

    def same_options(self, position: Solo, ring: str) -> SetUp:
        """Board, deck and level of a position, with another ring."""
        return SetUp(ring, position.table.board, position.deck, position.level.level)

    def table(self, position: Solo) -> Position:
        """The position without the cards."""
        return position.table

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

    def play(self, position: Solo, move: AnyMove) -> Solo:
        """The position after a move of the person or a turn of the Automa."""
        return play_either(position, move)

    def scores(self, position: Solo) -> tuple[int, int]:
        """Both scores if the game ended now, the person's first."""
        return solo_scores(position)

    def outcome(self, position: Solo) -> Outcome | None:
        """The outcome of a finished game, or None while it is running."""
        return solo_outcome(position)

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

    def with_card(self, position: Solo, card: int) -> Solo:
        """The position with another card next, of which nothing else is known."""
        return with_next(position, card)

    def is_shuffle_due(self, position: Solo) -> bool:
        """Whether the pile has run out and is needed again."""
        return position.is_shuffle_due

    def shuffle_if_due(self, position: Solo, shuffle: Shuffle | None) -> Solo:
        """The position with a new pile if the old one has run out."""
        return shuffle_if_due(position, shuffle)

    def deal_unseen(self, position: Solo, draws: Random) -> Shuffle:
        """A new order of the cards, in which only the unseen ones change places."""
        return redeal(position, draws).shuffle

    def reorder(self, positions: Sequence[Solo], shuffle: Shuffle) -> tuple[Solo, ...]:
        """The positions as if the last shuffle had been this one."""
        return reorder(positions, shuffle)

    def dealt(self, position: Solo, draws: Random) -> Solo:
        """The position with a new pile if one is due, and its unknown cards dealt."""
        if position.is_shuffle_due:
            position = shuffle_if_due(position, shuffled(position.deck, draws))
        return redeal(position, draws) if self.has_unknown_cards(position) else position

    def has_unknown_cards(self, position: Solo) -> bool:
        """Whether a card of the pile or put aside is unknown."""
        return UNKNOWN in position.pile + position.aside

    def shuffle(self, position: Solo) -> Shuffle:
        """The last shuffle, all twelve cards in order."""
        return position.shuffle

    def count_shuffles(self, positions: Sequence[Solo]) -> int:
        """How many reshuffles there were over consecutive positions of a game."""
        return count_shuffles(positions)

    def seen_start(
        self, start: Solo, shuffles: Shuffles, positions: Sequence[Solo]
    ) -> tuple[Solo, Shuffles]:
        """The start and the shuffles, with only the cards that were turned over."""
        last, to_come = positions[-1], len(positions[-1].pile)
        reshuffled = count_shuffles([start, *positions])
        if reshuffled:
            current = last.discards + (UNKNOWN,) * to_come
            return start, (*shuffles[: reshuffled - 1], current)
        turned = start.pile[: len(start.pile) - to_come]
        pile, aside = turned + (UNKNOWN,) * to_come, (UNKNOWN,) * len(start.aside)
        return replace(start, pile=pile, aside=aside), ()


SOLO = SoloVariant()
