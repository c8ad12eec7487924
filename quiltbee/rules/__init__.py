"""The rules of the game: patches, quilt, time board, positions, moves, legality, scores.

Pure Python without dependencies. `new_game` gives a `Position`, which lists its `legal_moves()` and
plays one with `play(move)`. `State` is the base class of the positions of both games.
"""

from quiltbee.rules.grid import SIZE, SPACES, bits, cell_name
from quiltbee.rules.moves import (
    PASS,
    PLACEMENTS,
    PLACEMENTS_OF,
    SPECIAL_PLACEMENTS,
    AnyMove,
    AutomaMove,
    IllegalMoveError,
    Move,
    MoveError,
    Pass,
    PlacePatch,
    PlaceSpecialPatch,
    PositionError,
    RulesError,
    place_patch,
    place_special_patch,
)
from quiltbee.rules.patches import LETTERS, PATCHES, Patch, orient
from quiltbee.rules.position import (
    Consequence,
    Outcome,
    Player,
    Position,
    Stage,
    check_imagined,
    check_position,
    new_game,
    perft,
)
from quiltbee.rules.quilt import Quilt
from quiltbee.rules.ring import (
    check_ring,
    draw_seed,
    ring_from_seed,
    shuffled_by_seed,
    take_from_ring,
)
from quiltbee.rules.state import Chance, Decider, P, Seat, Shuffle, State, next_turn
from quiltbee.rules.time_board import INCOME_MARKS, LAST_SPACE, Board, special_patches_crossed

__all__ = [
    "INCOME_MARKS",
    "LAST_SPACE",
    "LETTERS",
    "PASS",
    "PATCHES",
    "PLACEMENTS",
    "PLACEMENTS_OF",
    "SIZE",
    "SPACES",
    "SPECIAL_PLACEMENTS",
    "AnyMove",
    "AutomaMove",
    "Board",
    "Chance",
    "Consequence",
    "Decider",
    "IllegalMoveError",
    "Move",
    "MoveError",
    "Outcome",
    "P",
    "Pass",
    "Patch",
    "PlacePatch",
    "PlaceSpecialPatch",
    "Player",
    "Position",
    "PositionError",
    "Quilt",
    "RulesError",
    "Seat",
    "Shuffle",
    "Stage",
    "State",
    "bits",
    "cell_name",
    "check_imagined",
    "check_position",
    "check_ring",
    "draw_seed",
    "new_game",
    "next_turn",
    "orient",
    "perft",
    "place_patch",
    "place_special_patch",
    "ring_from_seed",
    "shuffled_by_seed",
    "special_patches_crossed",
    "take_from_ring",
]
