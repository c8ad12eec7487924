"""Short ways to build positions for the tests.

Placements are written as move tokens: `X0a7` is patch X in orientation 0 with its top left on a7,
and `+d9` is a special patch on d9.
"""

from quiltbee.rules import (
    LETTERS,
    PATCHES,
    SPACES,
    Board,
    PlacePatch,
    PlaceSpecialPatch,
    Player,
    Position,
    Quilt,
    Seat,
    Stage,
    place_patch,
    place_special_patch,
)

FULL = (1 << SPACES) - 1
EMPTY = Quilt()
ALPHABET_RING = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"


def placed(token: str) -> PlacePatch:
    """The placement `X0a7`."""
    return place_patch(token[0], int(token[1]), int(token[3]) - 1, "abcdefghi".index(token[2]))


def special(token: str) -> PlaceSpecialPatch:
    """The placement `+d9`."""
    cell = token.removeprefix("+")
    return place_special_patch(int(cell[1]) - 1, "abcdefghi".index(cell[0]))


def quilt(*tokens: str, covered: int = 0) -> Quilt:
    """A quilt with these placements; `covered` is the mask of spaces under unknown patches."""
    made = Quilt(filled=covered)
    for token in tokens:
        if token.startswith("+"):
            made = made.with_special_patch(special(token).mask)
        else:
            move = placed(token)
            made = made.with_patch(move, PATCHES[move.letter].income)
    return made


def all_but(*cells: str) -> Quilt:
    """A quilt of unknown patches, with only these cells free."""
    free = sum(special(cell).mask for cell in cells)
    return Quilt(filled=FULL & ~free)


def ring_without(letters: str) -> str:
    """The ring from B to g, then A, without some letters."""
    return "".join(letter for letter in ALPHABET_RING if letter not in letters)


def at(
    time1: int,
    time2: int,
    *,
    turn: int = 1,
    buttons: tuple[int, int] = (5, 5),
    quilts: tuple[Quilt, Quilt] = (EMPTY, EMPTY),
    ring: str | None = None,
    board: Board = Board.REVISED,
    stage: Stage = Stage.ACTION,
    special_tile: int | None = None,
) -> Position:
    """A position with the tokens on these spaces; the ring holds what the quilts don't."""
    if ring is None:
        ring = ring_without("".join(move.letter for q in quilts for move in q.patches))
    first, second = (
        Player(owned, purse, time)
        for owned, purse, time in zip(quilts, buttons, (time1, time2), strict=True)
    )
    assert set(ring) <= set(LETTERS)
    owner = None if special_tile is None else Seat(special_tile)
    return Position(board, ring, (first, second), Seat(turn), stage, owner)
