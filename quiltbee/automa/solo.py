"""A solo game: the person's game as in the rules, and the Automa's cards, piles and token.

The *table* of a solo position is an ordinary `rules.Position`. The person is its player 1. Player 2
is the Automa, which has a token and buttons but no quilt board. So `rules` decides what the person
may do, and `turn.play_automa` plays the Automa's turns.

Chance enters only as the order of the cards: at set-up, and whenever `is_shuffle_due`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from quiltbee.automa.cards import CARDS, LEVELS, Deck, Level
from quiltbee.rules import (
    LAST_SPACE,
    Board,
    IllegalMoveError,
    Move,
    Player,
    Position,
    RulesError,
    Seat,
    legal_moves,
    new_game,
    play,
)

PERSON = Seat.FIRST
AUTOMA = Seat.SECOND
PUT_ASIDE = 2
"""How many cards are put aside unseen at set-up."""

Shuffle = tuple[int, ...]
"""The numbers of all twelve cards of a deck in order; at set-up the first two are put aside."""

UNKNOWN = 0
"""Stands in for the number of an unknown card."""


@dataclass(frozen=True, slots=True)
class Solo:
    """A position of a solo game.

    `pile` holds the numbers of the cards still to be turned over, the next one first, and
    `discards` those turned over since the last shuffle. `aside` holds the two put aside unseen; it
    is empty from the first reshuffle on. `taken` are the letters of the Automa's patches, in the
    order it took them.

    Cards in `pile` and `aside` may be UNKNOWN, for a position as the person sees it. If the next
    card is, `shown_budget` is its budget as the tactical deck shows it.
    """

    table: Position
    deck: Deck
    level: Level
    pile: tuple[int, ...]
    discards: tuple[int, ...] = ()
    taken: str = ""
    aside: tuple[int, ...] = ()
    shown_budget: int | None = None

    @property
    def shuffle(self) -> Shuffle:
        """The last shuffle: all twelve cards in order, those put aside first, then the pile's."""
        return self.aside + self.discards + self.pile

    @property
    def is_over(self) -> bool:
        """Whether both tokens are on the last space."""
        return self.table.is_over

    @property
    def is_shuffle_due(self) -> bool:
        """Whether the pile has run out, so that all cards must be shuffled before the next move."""
        return not self.pile and self.table.players[AUTOMA.index].time < LAST_SPACE

    @property
    def is_automas_turn(self) -> bool:
        """Whether the Automa moves next, by turning over a card; False while a shuffle is due."""
        return not self.is_over and self.table.turn == AUTOMA and not self.is_shuffle_due

    @property
    def public_budget(self) -> int | None:
        """The budget of the next card, which only the tactical deck shows; None if not shown."""
        if self.deck is not Deck.TACTICAL or not self.pile:
            return None
        return self.shown_budget if self.pile[0] == UNKNOWN else CARDS[self.pile[0]].budget

    @property
    def is_marker_on_board(self) -> bool:
        """Whether the level's marker is still on the time board.

        It leaves when the Automa's token reaches it, or when the person takes the special tile.
        """
        has_tile = self.table.special_tile is PERSON
        return not has_tile and self.table.players[AUTOMA.index].time < self.level.marker


def new_solo(
    ring: str,
    shuffle: Sequence[int],
    *,
    deck: Deck = Deck.NORMAL,
    level: int = 1,
    board: Board = Board.REVISED,
) -> Solo:
    """The position after set-up, the person to move.

    `shuffle` is the whole deck in shuffled order, with UNKNOWN for an unknown card; its first two
    cards are put aside unseen. Raises RulesError if it is not that deck or the level does not
    exist, and PositionError for a bad ring, as `rules.new_game` does.
    """
    if level not in LEVELS:
        raise RulesError(f"the Automa's levels are 1 to {len(LEVELS)}, not {level}")
    cards = _checked(shuffle, deck)
    start = new_game(ring, board)
    table = replace(start, players=(start.players[0], Player(buttons=0)))
    return Solo(table, deck, LEVELS[level], cards[PUT_ASIDE:], aside=cards[:PUT_ASIDE])


def reshuffle(solo: Solo, shuffle: Sequence[int]) -> Solo:
    """The position with all cards as its new pile, in the order of `shuffle`.

    An unknown card is UNKNOWN, as in `new_solo`. Raises RulesError if no shuffle is due, or
    `shuffle` is not the whole deck.
    """
    if not solo.is_shuffle_due:
        raise RulesError(
            "the cards are shuffled only when the pile is empty and the Automa not on 53"
        )
    return replace(
        solo, pile=_checked(shuffle, solo.deck), discards=(), aside=(), shown_budget=None
    )


def solo_moves(solo: Solo) -> list[Move]:
    """The person's legal moves; empty on the Automa's turn, before a shuffle, and at the end."""
    if solo.table.turn != PERSON or solo.is_shuffle_due:
        return []
    return legal_moves(solo.table)


def play_solo(solo: Solo, move: Move) -> Solo:
    """The position after a move of the person; raises IllegalMoveError, with the reason."""
    if solo.is_shuffle_due:
        raise IllegalMoveError("the cards must be shuffled first")
    if solo.is_automas_turn:
        raise IllegalMoveError("it is the Automa's turn")
    return replace(solo, table=play(solo.table, move))


def _checked(shuffle: Sequence[int], deck: Deck) -> Shuffle:
    known = [number for number in shuffle if number != UNKNOWN]
    size = len(deck.cards)
    if len(shuffle) != size or len(set(known)) != len(known) or not set(known) <= set(deck.cards):
        first, last = deck.cards[0], deck.cards[-1]
        shown = " ".join("?" if number == UNKNOWN else str(number) for number in shuffle)
        raise RulesError(
            f"a shuffle of the {deck.value} deck has each card from {first} to {last} once, "
            f"not {shown or 'none'}"
        )
    return tuple(shuffle)
