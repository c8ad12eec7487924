"""The rules of the game: patches, quilt, time board, positions, moves, legality, scores.

Pure Python without dependencies. Start with `new_game`, list the moves with `legal_moves`, and
make one with `play`.
"""

from quiltbee.rules.consequence import Consequence, consequence
from quiltbee.rules.errors import IllegalMoveError, MoveError, PositionError, RulesError
from quiltbee.rules.grid import SIZE, SPACES, bits, cell_name
from quiltbee.rules.legality import is_legal, legal_moves, why_illegal, why_not_buyable
from quiltbee.rules.moves import (
    PASS,
    PLACEMENTS,
    PLACEMENTS_OF,
    SPECIAL_PLACEMENTS,
    Move,
    Pass,
    PlacePatch,
    PlaceSpecialPatch,
    place_patch,
    place_special_patch,
)
from quiltbee.rules.outcome import Outcome, outcome, score, scores
from quiltbee.rules.patches import LETTERS, PATCHES, Patch, orient
from quiltbee.rules.perft import perft
from quiltbee.rules.play import play, play_unchecked
from quiltbee.rules.position import Player, Position, Stage
from quiltbee.rules.quilt import Quilt
from quiltbee.rules.ring import (
    check_ring,
    draw_seed,
    ring_from_seed,
    shuffled_by_seed,
    take_from_ring,
)
from quiltbee.rules.seats import Seat, next_turn
from quiltbee.rules.setup import new_game
from quiltbee.rules.time_board import INCOME_MARKS, LAST_SPACE, Board, special_patches_crossed
from quiltbee.rules.validity import check_imagined, check_position

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
    "Board",
    "Consequence",
    "IllegalMoveError",
    "Move",
    "MoveError",
    "Outcome",
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
    "Stage",
    "bits",
    "cell_name",
    "check_imagined",
    "check_position",
    "check_ring",
    "consequence",
    "draw_seed",
    "is_legal",
    "legal_moves",
    "new_game",
    "next_turn",
    "orient",
    "outcome",
    "perft",
    "place_patch",
    "place_special_patch",
    "play",
    "play_unchecked",
    "ring_from_seed",
    "score",
    "scores",
    "shuffled_by_seed",
    "special_patches_crossed",
    "take_from_ring",
    "why_illegal",
    "why_not_buyable",
]
