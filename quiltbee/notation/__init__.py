"""Reading and writing: moves, action numbers, positions, game records, links, outside games.

Pure Python without dependencies. Every `parse_x` has a `format_x`; whatever can't be read raises
NotationError, which says what is wrong and where.
"""

from quiltbee.notation.actions import ACTIONS, action_of_move, move_of_action
from quiltbee.notation.comments import Comment, format_comment, parse_comment
from quiltbee.notation.errors import NotationError
from quiltbee.notation.links import format_link, parse_link
from quiltbee.notation.moves import format_move, format_moves, parse_move, parse_moves
from quiltbee.notation.outside import parse_collection_game, ring_of_circle
from quiltbee.notation.position_string import cell_letters, format_position, parse_position
from quiltbee.notation.record import Line, Record, RecordedMove, record_game, result_of
from quiltbee.notation.record_reader import (
    iter_games,
    iter_records,
    parse_game,
    parse_games,
    parse_record,
    parse_records,
)
from quiltbee.notation.record_writer import format_record, format_records
from quiltbee.notation.replay import replay
from quiltbee.notation.solo_course import replay_solo
from quiltbee.notation.solo_links import format_solo_link, is_solo_link, parse_solo_link
from quiltbee.notation.solo_moves import format_solo_move, parse_solo_move
from quiltbee.notation.solo_position import format_solo, parse_solo
from quiltbee.notation.solo_record import SoloRecord, as_seen, record_solo_game

__all__ = [
    "ACTIONS",
    "Comment",
    "Line",
    "NotationError",
    "Record",
    "RecordedMove",
    "SoloRecord",
    "action_of_move",
    "as_seen",
    "cell_letters",
    "format_comment",
    "format_link",
    "format_move",
    "format_moves",
    "format_position",
    "format_record",
    "format_records",
    "format_solo",
    "format_solo_link",
    "format_solo_move",
    "is_solo_link",
    "iter_games",
    "iter_records",
    "move_of_action",
    "parse_collection_game",
    "parse_comment",
    "parse_game",
    "parse_games",
    "parse_link",
    "parse_move",
    "parse_moves",
    "parse_position",
    "parse_record",
    "parse_records",
    "parse_solo",
    "parse_solo_link",
    "parse_solo_move",
    "record_game",
    "record_solo_game",
    "replay",
    "replay_solo",
    "result_of",
    "ring_of_circle",
]
