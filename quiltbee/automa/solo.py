"""A solo game: the person's game as in the rules, and the Automa's cards, piles and token.

The *table* is an ordinary position. The person is its player 1; of player 2 only the token and
the buttons count, for the Automa has no quilt board. So all that a person may do is decided by
`rules`, and the Automa's own turn is `turn.play_automa`.

Chance enters only as the order of the cards: at set-up, and when `is_shuffle_due`.
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

PERSON, AUTOMA = Seat.FIRST, Seat.SECOND
PUT_ASIDE = 2
"""How many cards are discarded unseen at set-up."""

Shuffle = tuple[int, ...]
"""The twelve cards of a deck by number, in their order: put aside, turned over, still to come."""

UNKNOWN = 0
"""Stands for the number of a card that the holder of a position does not know."""


@dataclass(frozen=True, slots=True)
class Solo:
    """A position of a solo game.

    `pile` holds the numbers of the cards still to be turned, the next one first; `discards` those
    gone; `aside` the two put aside unseen, until the first reshuffle takes them in; `taken` the
    letters of the Automa's patches in the order it took them. Where only what a person may know
    is held, a card of the pile or aside is UNKNOWN, and `shown_budget` is what the tactical deck
    says of such a card on top.
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
        """The last shuffle in its order, all twelve cards: put aside, turned, still to come."""
        return self.aside + self.discards + self.pile

    @property
    def is_over(self) -> bool:
        """Whether both tokens are on the last space."""
        return self.table.is_over

    @property
    def is_shuffle_due(self) -> bool:
        """Whether all cards must be shuffled into a new pile before anything else happens."""
        return not self.pile and self.table.players[AUTOMA.index].time < LAST_SPACE

    @property
    def is_automas_turn(self) -> bool:
        """Whether the next card must be turned over."""
        return not self.is_over and self.table.turn == AUTOMA and not self.is_shuffle_due

    @property
    def public_budget(self) -> int | None:
        """The budget of the next card, which the tactical deck shows beforehand; else None."""
        if self.deck is not Deck.TACTICAL or not self.pile:
            return None
        return self.shown_budget if self.pile[0] == UNKNOWN else CARDS[self.pile[0]].budget

    @property
    def is_marker_on_board(self) -> bool:
        """Whether the level's marker still lies there.

        It leaves when the Automa's token reaches it, or the person takes the special tile.
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
    """The position after set-up, the person to begin.

    `shuffle` is the whole deck in its shuffled order, UNKNOWN for a card that is not known; its
    first two cards are put aside unseen. Raises RulesError for cards that are not that deck or a
    level that does not exist, and PositionError as `rules.new_game`.
    """
    if level not in LEVELS:
        raise RulesError(f"the Automa's levels are 1 to {len(LEVELS)}, not {level}")
    cards = _checked(shuffle, deck)
    start = new_game(ring, board)
    table = replace(start, players=(start.players[0], Player(buttons=0)))
    return Solo(table, deck, LEVELS[level], cards[PUT_ASIDE:], aside=cards[:PUT_ASIDE])


def reshuffle(solo: Solo, shuffle: Sequence[int]) -> Solo:
    """All cards, in the order of `shuffle`, as the new pile; raises RulesError if not due.

    A card that is not known is UNKNOWN, as in `new_solo`.
    """
    if not solo.is_shuffle_due:
        raise RulesError(
            "the cards are shuffled only when the pile is empty and the Automa not on 53"
        )
    return replace(
        solo, pile=_checked(shuffle, solo.deck), discards=(), aside=(), shown_budget=None
    )


def solo_moves(solo: Solo) -> list[Move]:
    """The person's legal moves; none on the Automa's turn, before a shuffle and at the end."""
    if solo.table.turn != PERSON or solo.is_shuffle_due:
        return []
    return legal_moves(solo.table)


def play_solo(solo: Solo, move: Move) -> Solo:
    """The position after a move of the person; raises IllegalMoveError, saying why."""
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
