"""The action numbers: a fixed number for every move, for machine learning.

0            pass
1 - 81       special patch, row by row from a1
82 - 7430    patches, sorted by letter, orientation code, row and column
"""

from quiltbee.rules import PASS, PLACEMENTS, SPECIAL_PLACEMENTS, Move

_MOVES: tuple[Move, ...] = (PASS, *SPECIAL_PLACEMENTS, *PLACEMENTS)
_ACTIONS = {move: action for action, move in enumerate(_MOVES)}

ACTIONS = len(_MOVES)
"""How many actions there are: 7,431."""


def move_of_action(action: int) -> Move:
    """The move with this action number; raises IndexError outside 0 to 7430."""
    if not 0 <= action < ACTIONS:
        raise IndexError(f"an action is 0 to {ACTIONS - 1}, not {action}")
    return _MOVES[action]


def action_of_move(move: Move) -> int:
    """The action number of a move, 0 to 7430."""
    return _ACTIONS[move]
