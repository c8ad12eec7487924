"""The two action spaces: the numbers of moves.

`flat`, 7,431 actions that mean the same in every position, as in `notation.actions`:

    0            pass
    1 - 81       special patch, row by row from a1
    82 - 7430    a placement of a patch, sorted by letter, orientation code, row and column

`factored`, 2,026 actions, with a patch's place in the market instead of its letter:

    0            pass
    1 - 81       special patch, row by row from a1
    82 - 2025    82 + 81 * (8 * choice + orientation) + space

The choice is 0, 1 or 2, counted from the neutral token. The space (0-80) is the top left corner of
the patch's bounding box. Of several codes that give a patch the same shape only the lowest is ever
legal, so in every position the legal actions of the two spaces are the same moves.
"""

from enum import Enum
from typing import Final, NamedTuple

from quiltbee.notation import ACTIONS, action_of_move, move_of_action
from quiltbee.rules import (
    PASS,
    SPACES,
    Move,
    MoveError,
    PlacePatch,
    Position,
    place_patch,
)
from quiltbee.rules.grid import SIZE
from quiltbee.rules.moves import SPECIAL_PLACEMENTS
from quiltbee.rules.position import MARKET

ORIENTATIONS: Final = 8
FIRST_PLACEMENT: Final = 1 + SPACES
FACTORED: Final = FIRST_PLACEMENT + MARKET * ORIENTATIONS * SPACES

__all__ = ["ACTIONS", "FACTORED", "ActionSpace", "Factors", "action_of_factors", "factors_of"]


class Factors(NamedTuple):
    """The parts of a factored action, for an agent that chooses them one after the other.

    `kind` is 0 for the pass, 1 for a special patch, 2 to 4 for the first to third choice. The
    `orientation` is 0 unless a patch is placed, and `space` is 0 for the pass.
    """

    kind: int
    orientation: int
    space: int


KINDS: Final = 2 + MARKET


def factors_of(action: int) -> Factors:
    """Split a factored action; raises IndexError outside 0 to 2025."""
    if not 0 <= action < FACTORED:
        raise IndexError(f"a factored action is 0 to {FACTORED - 1}, not {action}")
    if action < FIRST_PLACEMENT:
        return Factors(min(action, 1), 0, max(action - 1, 0))
    turned, space = divmod(action - FIRST_PLACEMENT, SPACES)
    choice, orientation = divmod(turned, ORIENTATIONS)
    return Factors(2 + choice, orientation, space)


def action_of_factors(factors: Factors) -> int:
    """Return the factored action of some parts; those without meaning for its kind are ignored."""
    kind, orientation, space = factors
    if kind == 0:
        return 0
    if kind == 1:
        return 1 + space
    return FIRST_PLACEMENT + SPACES * (ORIENTATIONS * (kind - 2) + orientation) + space


class ActionSpace(Enum):
    """A numbering of moves."""

    FLAT = "flat"
    FACTORED = "factored"

    @property
    def size(self) -> int:
        """The number of actions: 7,431 or 2,026."""
        return ACTIONS if self is ActionSpace.FLAT else FACTORED

    def action_of(self, position: Position, move: Move) -> int:
        """Return the action number of a move, which must be legal in the position."""
        if self is ActionSpace.FLAT or not isinstance(move, PlacePatch):
            return action_of_move(move)
        kind, space = 2 + position.choices.index(move.letter), SIZE * move.row + move.column
        return action_of_factors(Factors(kind, move.orientation, space))

    def move_of(self, position: Position, action: int) -> Move:
        """Return the move of a number, legal or not.

        Raises IndexError for a number out of range, and MoveError for one that is not a move here:
        a choice that does not exist, a placement off the board, or a code that is another's twin.
        """
        if self is ActionSpace.FLAT:
            return move_of_action(action)
        kind, orientation, space = factors_of(action)
        if kind < 2:
            return PASS if kind == 0 else SPECIAL_PLACEMENTS[space]
        choices = position.choices
        if kind - 2 >= len(choices):
            raise MoveError(f"there is no choice {kind - 1}: {len(choices)} patches are left")
        move = place_patch(choices[kind - 2], orientation, *divmod(space, SIZE))
        if move.orientation != orientation:
            raise MoveError(f"orientation {orientation} of {move.letter} is {move.orientation}")
        return move
