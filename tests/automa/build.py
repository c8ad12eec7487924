"""Short ways to build positions of solo games for the tests."""

from quiltbee.automa import AUTOMA, LEVELS, PERSON, Deck, Solo
from quiltbee.rules import LAST_SPACE, Board, Player, Position, Quilt, Seat, Stage

RING = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"
SQUARE = Quilt(filled=sum(0b1111111 << (9 * row) for row in range(7)))
"""A quilt of unknown patches that cover a 7x7 square and nothing else."""


def deck_of(card: int) -> Deck:
    """The deck that a card belongs to."""
    return Deck.NORMAL if card <= 12 else Deck.TACTICAL


def ring_from(letters: str) -> str:
    """A ring that begins with these letters; the others follow."""
    return letters + "".join(letter for letter in RING if letter not in letters)


def solo_at(
    person: int,
    automa: int,
    *,
    cards: tuple[int, ...] = (1, 2, 3),
    discards: tuple[int, ...] = (),
    ring: str = RING,
    turn: Seat = AUTOMA,
    level: int = 1,
    board: Board = Board.REVISED,
    buttons: tuple[int, int] = (5, 0),
    quilt: Quilt | None = None,
    special_tile: Seat | None = None,
    taken: str = "",
    deck: Deck | None = None,
) -> Solo:
    """A position with the tokens on these spaces; `cards` are the pile, the next one first.

    With both tokens on 53 the game is over, and `turn` is who got there first.
    """
    players = (Player(quilt or Quilt(), buttons[0], person), Player(Quilt(), buttons[1], automa))
    assert person == automa or turn == (AUTOMA if automa < person else PERSON)
    stage = Stage.OVER if person == automa == LAST_SPACE else Stage.ACTION
    table = Position(board, ring, players, turn, stage, special_tile)
    deck = deck or deck_of(cards[0])
    return Solo(table, deck, LEVELS[level], cards, discards, taken)
