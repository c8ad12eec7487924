"""Which moves are legal in a position, and why the others are not."""

from quiltbee.rules.grid import bits, cell_name
from quiltbee.rules.moves import (
    PASS,
    PLACEMENTS_OF,
    SPECIAL_PLACEMENTS,
    Move,
    Pass,
    PlacePatch,
    PlaceSpecialPatch,
)
from quiltbee.rules.patches import PATCHES
from quiltbee.rules.position import MARKET, Position, Stage

_WITH_MASKS = {
    letter: tuple((move.mask, move) for move in moves) for letter, moves in PLACEMENTS_OF.items()
}
_SPECIAL_WITH_MASKS = tuple((move.mask, move) for move in SPECIAL_PLACEMENTS)


def legal_moves(position: Position) -> list[Move]:
    """Every legal move: the pass, then the patches in ring order; empty once the game is over.

    While a special patch must be placed, its placements are the only legal moves.
    """
    if position.stage is Stage.OVER:
        return []
    mover = position.mover
    filled = mover.quilt.filled
    if position.stage is Stage.SPECIAL_PATCH:
        return [move for mask, move in _SPECIAL_WITH_MASKS if not mask & filled]
    moves: list[Move] = [PASS]
    for letter in position.ring[:MARKET]:
        if PATCHES[letter].buttons <= mover.buttons:
            moves += [move for mask, move in _WITH_MASKS[letter] if not mask & filled]
    return moves


def is_legal(position: Position, move: Move) -> bool:
    """Whether `play` would accept the move."""
    return why_illegal(position, move) is None


def why_illegal(position: Position, move: Move) -> str | None:
    """Why a move is illegal here, in words; None if it is legal."""
    if position.stage is Stage.OVER:
        return "the game is over"
    if position.stage is Stage.SPECIAL_PATCH:
        if not isinstance(move, PlaceSpecialPatch):
            return "the special patch must be placed first"
        return _overlap(position, move)
    if isinstance(move, Pass):
        return None
    if isinstance(move, PlaceSpecialPatch):
        return "there is no special patch to place"
    return why_not_buyable(position, move.letter) or _overlap(position, move)


def why_not_buyable(position: Position, letter: str) -> str | None:
    """Why the mover may not buy a patch, in words; None if the patch is available and affordable.

    Space on the quilt is not considered.
    """
    if letter not in position.choices:
        if letter not in position.ring:
            return f"patch {letter} is no longer in the ring"
        return f"patch {letter} is not among the next three ({', '.join(position.choices)})"
    missing = PATCHES[letter].buttons - position.mover.buttons
    if missing > 0:
        return f"needs {missing} more button{'s' if missing > 1 else ''}"
    return None


def _overlap(position: Position, move: PlacePatch | PlaceSpecialPatch) -> str | None:
    overlap = move.mask & position.mover.quilt.filled
    return f"overlaps at {cell_name(next(bits(overlap)))}" if overlap else None
